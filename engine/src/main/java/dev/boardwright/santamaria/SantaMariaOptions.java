package dev.boardwright.santamaria;

import dev.boardwright.engine.Option;
import dev.boardwright.engine.Setup;
import java.util.List;

/** The options of one game, read once. One player alone plays solo (M121). */
public record SantaMariaOptions(
    boolean blueDieSameYear,
    HappinessVisibility happinessVisibility,
    boolean retiredPlayerReceivesMonkPayments,
    boolean advancedSetup) {

  /** Who sees how much happiness somebody has (M113). */
  public enum HappinessVisibility {
    HIDDEN,
    OPEN
  }

  /** Whether a new blue die can be used in the year it comes (M84). */
  public static final Option.Flag BLUE_DIE_SAME_YEAR = new Option.Flag("blue_die_same_year", false);

  /** Who sees how much happiness somebody has (M113). */
  public static final Option.Choice<HappinessVisibility> HAPPINESS_VISIBILITY =
      Option.Choice.of("happiness_visibility", HappinessVisibility.HIDDEN);

  /** Whether those who have retired still get monk fees (M77). */
  public static final Option.Flag RETIRED_PLAYER_RECEIVES_MONK_PAYMENTS =
      new Option.Flag("retired_player_receives_monk_payments", true);

  /** Other boards, a scholar and a town hall of one's own (M120). */
  public static final Option.Flag ADVANCED_SETUP = new Option.Flag("advanced_setup", false);

  static final List<Option<?>> ALL =
      List.of(
          BLUE_DIE_SAME_YEAR,
          HAPPINESS_VISIBILITY,
          RETIRED_PLAYER_RECEIVES_MONK_PAYMENTS,
          ADVANCED_SETUP);

  static SantaMariaOptions of(Setup setup) {
    return new SantaMariaOptions(
        setup.option(BLUE_DIE_SAME_YEAR),
        setup.option(HAPPINESS_VISIBILITY),
        setup.option(RETIRED_PLAYER_RECEIVES_MONK_PAYMENTS),
        setup.option(ADVANCED_SETUP));
  }

  boolean open() {
    return happinessVisibility == HappinessVisibility.OPEN;
  }
}
