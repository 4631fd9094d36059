package dev.boardwright.tzolkin;

import dev.boardwright.engine.Option;
import dev.boardwright.engine.Setup;
import java.util.List;

/** The options of one game, read once. */
public record TzolkinOptions(
    Starvation starvation,
    boolean agricultureBonusWithoutTile,
    int tikal5Cost,
    FinalPoints finalPoints,
    Refill refill,
    boolean dummyBlocksDoubleAdvance,
    boolean burnRequiresNoExposedCorn,
    boolean quickActions,
    boolean prophecies,
    boolean tribes,
    boolean newBuildings) {

  /** What hunger costs (T120). */
  public enum Starvation {
    PER_MISSING_CORN,
    PER_UNFED_WORKER
  }

  /** What the last corn is worth (T133). */
  public enum FinalPoints {
    EXACT_QUARTERS,
    FLOOR_TOTAL_CORN
  }

  /** When an empty building space is filled (T92). */
  public enum Refill {
    END_OF_TURN,
    IMMEDIATE
  }

  /** What hunger costs (T120). */
  public static final Option.Choice<Starvation> STARVATION =
      Option.Choice.of("starvation_penalty", Starvation.PER_MISSING_CORN);

  /** Whether agriculture adds corn to a harvest without a tile (T86). */
  public static final Option.Flag AGRICULTURE_BONUS_WITHOUT_TILE =
      new Option.Flag("agriculture_bonus_without_tile", false);

  /** Resources for the two steps of the last action of Tikal (T73). */
  public static final Option.Whole TIKAL5_COST = new Option.Whole("tikal5_resource_cost", 0, 1, 1);

  /** What the last corn is worth (T133). */
  public static final Option.Choice<FinalPoints> FINAL_POINTS =
      Option.Choice.of("final_points_fraction", FinalPoints.EXACT_QUARTERS);

  /** When an empty building space is filled (T92). */
  public static final Option.Choice<Refill> REFILL =
      Option.Choice.of("building_refill", Refill.END_OF_TURN);

  /** Whether dummy workers forbid two days as workers do (T113). */
  public static final Option.Flag DUMMY_BLOCKS_DOUBLE_ADVANCE =
      new Option.Flag("dummy_blocks_double_advance", false);

  /** Whether wood is burned only where no corn lies open (T64). */
  public static final Option.Flag BURN_REQUIRES_NO_EXPOSED_CORN =
      new Option.Flag("burn_requires_no_exposed_corn", true);

  /** The quick actions of the expansion (section 4 of its rules). */
  public static final Option.Flag QUICK_ACTIONS = new Option.Flag("quick_actions", false);

  /** Its prophecies (section 5). */
  public static final Option.Flag PROPHECIES = new Option.Flag("prophecies", false);

  /** Its tribes (section 6). */
  public static final Option.Flag TRIBES = new Option.Flag("tribes", false);

  /** Its buildings and renovation (section 7). */
  public static final Option.Flag NEW_BUILDINGS = new Option.Flag("new_buildings", false);

  static final List<Option<?>> ALL =
      List.of(
          STARVATION,
          AGRICULTURE_BONUS_WITHOUT_TILE,
          TIKAL5_COST,
          FINAL_POINTS,
          REFILL,
          DUMMY_BLOCKS_DOUBLE_ADVANCE,
          BURN_REQUIRES_NO_EXPOSED_CORN,
          QUICK_ACTIONS,
          PROPHECIES,
          TRIBES,
          NEW_BUILDINGS);

  static TzolkinOptions of(Setup setup) {
    return new TzolkinOptions(
        setup.option(STARVATION),
        setup.option(AGRICULTURE_BONUS_WITHOUT_TILE),
        setup.option(TIKAL5_COST),
        setup.option(FINAL_POINTS),
        setup.option(REFILL),
        setup.option(DUMMY_BLOCKS_DOUBLE_ADVANCE),
        setup.option(BURN_REQUIRES_NO_EXPOSED_CORN),
        setup.option(QUICK_ACTIONS),
        setup.option(PROPHECIES),
        setup.option(TRIBES),
        setup.option(NEW_BUILDINGS));
  }

  /** Whether any part of the expansion takes part (X1). */
  boolean expanded() {
    return quickActions || prophecies || tribes || newBuildings;
  }
}
