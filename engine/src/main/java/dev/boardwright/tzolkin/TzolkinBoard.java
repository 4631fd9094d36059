package dev.boardwright.tzolkin;

import dev.boardwright.engine.Board;
import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Field;
import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.piece.Good;
import dev.boardwright.tzolkin.piece.Monument;
import dev.boardwright.tzolkin.piece.Technology;
import dev.boardwright.tzolkin.piece.Temple;
import dev.boardwright.tzolkin.piece.Wealth;
import dev.boardwright.tzolkin.prophecy.Prophecy;
import dev.boardwright.tzolkin.quick.QuickAction;
import dev.boardwright.tzolkin.tribe.Tribe;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * All of a game that can be seen. Everything is open but for the starting wealth tiles that were
 * dealt, until all have chosen, and the order of the piles (T136). Seats are numbered from 0,
 * clockwise.
 *
 * @param phase what is going on
 * @param activeSeat the seat whose turn it is, or that advances the calendar; empty when nobody or
 *     everybody acts
 * @param calendar the big gear
 * @param startSeat who holds the start player marker; empty before it is drawn
 * @param startSpace whose worker stands on the starting player space
 * @param gears all five
 * @param jungle the fields of Palenque 2 to 5
 * @param skullSpaces the actions of Chichen Itza
 * @param skulls those in the bank
 * @param buildings the spaces of the display in order; empty ones are null
 * @param piles the face-down buildings
 * @param monuments those on display
 * @param temples with the markers on every step
 * @param seats all of them, in order
 * @param prophecies those revealed, in the order in which they come true; empty without them
 * @param quickActions the quick action board; empty without quick actions
 */
public record TzolkinBoard(
    Phase phase,
    OptionalInt activeSeat,
    CalendarGear calendar,
    OptionalInt startSeat,
    OptionalInt startSpace,
    List<SmallGear> gears,
    List<JungleField> jungle,
    List<SkullSlot> skullSpaces,
    int skulls,
    List<Optional<Building>> buildings,
    Piles piles,
    List<Monument> monuments,
    List<TempleTrack> temples,
    List<Player> seats,
    List<ProphecySlot> prophecies,
    Optional<QuickActionBoard> quickActions)
    implements Board {

  /** What is going on. */
  public enum Phase {
    /** The board is set up. */
    SETUP,
    /** Everybody chooses starting wealth tiles. */
    CHOOSE_WEALTH,
    /** Phase 1: a seat takes its turn. */
    TURN,
    /** The display of buildings is filled. */
    DISPLAY,
    /** Phase 3: the calendar advances. */
    CALENDAR,
    /** The game is over. */
    OVER
  }

  /**
   * The big gear.
   *
   * @param day teeth advanced since setup
   * @param round as it is shown, from 1
   * @param age whose buildings are displayed, 1 or 2
   * @param tooth the one at the arrow
   * @param foodDaysHeld so far
   * @param daysToFoodDay days until the next food day; 0 if it is held in this round; empty after
   *     the last one
   * @param teeth in order
   */
  public record CalendarGear(
      int day,
      int round,
      int age,
      int tooth,
      int foodDaysHeld,
      OptionalInt daysToFoodDay,
      List<CalendarTooth> teeth) {}

  /**
   * A tooth of the big gear.
   *
   * @param corn that lies on it
   * @param foodDay the number of the food day marked on it, from 1
   */
  public record CalendarTooth(int tooth, int corn, OptionalInt foodDay) {}

  /**
   * A small gear.
   *
   * @param nextSpace where a worker placed now would stand; empty if there is no room
   * @param teeth the spaces in order, then the hidden teeth
   */
  public record SmallGear(Gear gear, OptionalInt nextSpace, List<GearTooth> teeth) {}

  /**
   * A tooth of a small gear.
   *
   * @param hidden whether it is above the last space
   * @param seat whose worker stands there
   * @param dummy whether a dummy worker stands there
   */
  public record GearTooth(int space, boolean hidden, OptionalInt seat, boolean dummy) {}

  /**
   * A field of the jungle.
   *
   * @param cornTiles left, those below wood tiles among them
   * @param woodTiles left
   * @param exposed corn tiles that no wood tile covers
   */
  public record JungleField(Field field, int space, int cornTiles, int woodTiles, int exposed) {}

  /** An action of Chichen Itza, and whether its slot holds a skull. */
  public record SkullSlot(int space, boolean filled) {}

  /** How many face-down buildings there are of each age. */
  public record Piles(int age1, int age2) {}

  /**
   * A temple.
   *
   * @param steps from the bottom to the top
   * @param leaders the seats on the highest step that is occupied
   */
  public record TempleTrack(Temple temple, List<TempleStep> steps, List<Integer> leaders) {}

  /**
   * A step of a temple. The order in which markers arrived never matters.
   *
   * @param seats whose markers stand on it
   */
  public record TempleStep(int step, List<Integer> seats) {}

  /**
   * What belongs to a seat.
   *
   * @param score the points scored so far; may be negative
   * @param points what they were scored for
   * @param lightSide whether the own board is light side up
   * @param buildings in the order of their table
   * @param wealth the starting wealth tiles kept
   * @param dealt the starting wealth tiles to choose from; only the seat itself sees them
   * @param dealtTiles how many those are
   * @param chosen what it has chosen of them; only the seat itself sees it
   * @param food what its workers would cost on a food day
   * @param prophecyPoints points that prophecies have brought or taken
   * @param tribe what it is; empty before all have chosen, or without tribes
   * @param dealtTribes the tribes to choose from; only the seat itself sees them
   * @param chosenTribe what it has chosen of them; only the seat itself sees it
   */
  public record Player(
      int score,
      Points points,
      Map<Good, Integer> goods,
      Workers workers,
      boolean lightSide,
      Map<Technology, Integer> technologies,
      Map<Temple, Integer> temples,
      List<Building> buildings,
      List<Monument> monuments,
      int cornTiles,
      int woodTiles,
      List<Wealth> wealth,
      List<Wealth> dealt,
      int dealtTiles,
      List<Wealth> chosen,
      Food food,
      int prophecyPoints,
      Optional<Tribe> tribe,
      List<Tribe> dealtTribes,
      Optional<Tribe> chosenTribe) {}

  /**
   * Points by what they were scored for.
   *
   * @param play actions, buildings, technologies
   * @param temples on food days
   * @param hunger on food days; never positive
   */
  public record Points(int play, int temples, int hunger) {}

  /** Where the six workers are, but for those on quick action spaces. */
  public record Workers(int hand, int gears, int startSpace, int bank) {}

  /**
   * A food day's bill.
   *
   * @param exempt workers that need nothing, or with hunger 2 corn less than the others
   * @param perWorker corn for each of the others
   * @param corn for all together
   */
  public record Food(int exempt, int perWorker, int corn) {}

  /**
   * A prophecy.
   *
   * @param slot from 1: it comes true from this food day to the next
   * @param active whether it comes true now
   * @param counts what each seat has of what it counts, as it stands
   */
  public record ProphecySlot(int slot, Prophecy prophecy, boolean active, List<Integer> counts) {}

  /**
   * The quick action board.
   *
   * @param tile the one on the board; empty before it is laid out
   * @param dummies dummy workers on its spaces
   * @param seats whose workers stand on its spaces
   * @param free spaces that are empty
   * @param calendar the tiles that are still to come, in order, as far as they are laid out
   */
  public record QuickActionBoard(
      Optional<QuickAction> tile,
      int dummies,
      List<Integer> seats,
      int free,
      List<QuickAction> calendar) {}
}
