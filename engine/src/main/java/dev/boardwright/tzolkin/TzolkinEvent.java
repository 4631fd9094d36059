package dev.boardwright.tzolkin;

import dev.boardwright.engine.Event;
import dev.boardwright.engine.Range;
import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Field;
import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.piece.Good;
import dev.boardwright.tzolkin.piece.Monument;
import dev.boardwright.tzolkin.piece.Resource;
import dev.boardwright.tzolkin.piece.Technology;
import dev.boardwright.tzolkin.piece.Temple;
import dev.boardwright.tzolkin.piece.Wealth;
import java.util.List;

/** What happens, for those who watch. */
public sealed interface TzolkinEvent extends Event {

  /** What happens with the expansion only. */
  sealed interface OfExpansion extends TzolkinEvent permits ExpansionEvent {}

  /** No number in an event is larger. */
  int MANY = 9_999;

  record StartSeatDrawn(int seat) implements TzolkinEvent {}

  record BuildingDisplayed(@Range(max = Building.SPACES - 1) int space, Building building)
      implements TzolkinEvent {}

  record MonumentDisplayed(Monument monument) implements TzolkinEvent {}

  /** A starting wealth tile is dealt; only its seat sees which. */
  record WealthDealt(int seat, Wealth tile) implements TzolkinEvent {}

  /** What the others see of it. */
  record WealthDealtFaceDown(int seat) implements TzolkinEvent {}

  /** A tile is drawn for dummy workers. */
  record DummyTileDrawn(Wealth tile) implements TzolkinEvent {}

  /**
   * @param tooth a space, or a hidden tooth above the last space
   */
  record DummyPlaced(Gear gear, @Range(max = 12) int tooth) implements TzolkinEvent {}

  /** What a seat has chosen to keep; only the seat sees it before all have chosen. */
  record WealthChosen(int seat, List<Wealth> tiles) implements TzolkinEvent {}

  /** What the others see of it. */
  record WealthChosenFaceDown(int seat) implements TzolkinEvent {}

  record WealthShown(int seat, List<Wealth> tiles) implements TzolkinEvent {}

  record RoundBegun(@Range(min = 1, max = Calendar.ROUNDS) int round) implements TzolkinEvent {}

  record TurnBegun(int seat) implements TzolkinEvent {}

  record Begged(int seat) implements TzolkinEvent {}

  /**
   * @param corn what it cost
   */
  record WorkerPlaced(
      int seat, Gear gear, @Range(max = Gear.HIGHEST_SPACE) int space, @Range(max = MANY) int corn)
      implements TzolkinEvent {}

  /**
   * @param corn what it cost
   */
  record StartSpaceTaken(int seat, @Range(max = MANY) int corn) implements TzolkinEvent {}

  record WorkerPickedUp(int seat, Gear gear, @Range(max = Gear.HIGHEST_SPACE) int space)
      implements TzolkinEvent {}

  /**
   * @param corn paid for stepping back or for an action elsewhere
   */
  record ActionChosen(
      int seat, Gear gear, @Range(min = 1, max = 9) int action, @Range(max = 10) int corn)
      implements TzolkinEvent {}

  record GoodsGained(int seat, Good good, @Range(min = 1, max = MANY) int amount)
      implements TzolkinEvent {}

  record GoodsPaid(int seat, Good good, @Range(min = 1, max = MANY) int amount)
      implements TzolkinEvent {}

  record CornTileTaken(int seat, Field field) implements TzolkinEvent {}

  record WoodTileTaken(int seat, Field field) implements TzolkinEvent {}

  /** A wood tile leaves the game. */
  record JungleBurned(int seat, Field field) implements TzolkinEvent {}

  /** A marker moves up or down. */
  record TempleStepTaken(int seat, Temple temple, @Range(min = -1, max = 7) int step)
      implements TzolkinEvent {}

  /** A step up is lost: the marker is on the top step, or another one is. */
  record TempleStepLost(int seat, Temple temple) implements TzolkinEvent {}

  record BoardTurned(int seat, boolean light) implements TzolkinEvent {}

  record TechnologyAdvanced(
      int seat, Technology technology, @Range(min = 1, max = Technology.TOP) int level)
      implements TzolkinEvent {}

  /** An advance beyond the last level. */
  record TechnologyBonus(int seat, Technology technology) implements TzolkinEvent {}

  record WorkerHired(int seat) implements TzolkinEvent {}

  record ResourceSold(
      int seat, Resource resource, @Range(min = 1, max = TzolkinMove.MOST_TRADED) int amount)
      implements TzolkinEvent {}

  record ResourceBought(
      int seat, Resource resource, @Range(min = 1, max = TzolkinMove.MOST_TRADED) int amount)
      implements TzolkinEvent {}

  /**
   * @param architecture whether the technology was used
   */
  record BuildingConstructed(int seat, Building building, boolean architecture)
      implements TzolkinEvent {}

  record MonumentConstructed(int seat, Monument monument) implements TzolkinEvent {}

  record SkullPlaced(int seat, @Range(min = 1, max = 9) int space) implements TzolkinEvent {}

  /** For an action, a building or a technology. */
  record PointsScored(int seat, @Range(min = 1, max = MANY) int points) implements TzolkinEvent {}

  /** All corn on the calendar is taken. */
  record CalendarCornTaken(int seat, @Range(max = MANY) int corn) implements TzolkinEvent {}

  record FoodDayBegun(@Range(min = 1, max = Calendar.FOOD_DAY_COUNT) int number)
      implements TzolkinEvent {}

  /**
   * @param paid corn
   * @param missing corn of the bill that was not there
   * @param unfed workers without food
   * @param points lost
   */
  record WorkersFed(
      int seat,
      @Range(max = 24) int paid,
      @Range(max = 24) int missing,
      @Range(max = Players.WORKERS) int unfed,
      @Range(max = 72) int points)
      implements TzolkinEvent {}

  /** The buildings of the first age leave the game. */
  record Age1Ended() implements TzolkinEvent {}

  /** There are too few skulls for everybody: nobody gets one. */
  record SkullsShort() implements TzolkinEvent {}

  /**
   * @param steps the points of the three steps
   * @param leads the leader bonuses
   */
  record TemplesScored(
      int seat, @Range(min = -6, max = MANY) int steps, @Range(max = MANY) int leads)
      implements TzolkinEvent {}

  /** The worker on the starting player space comes back. */
  record StartSpaceLeft(int seat) implements TzolkinEvent {}

  record StartMarkerPassed(int seat) implements TzolkinEvent {}

  record CornAdded(@Range(max = Calendar.TEETH - 1) int tooth) implements TzolkinEvent {}

  /**
   * @param day the days since the beginning
   */
  record CalendarAdvanced(@Range(min = 1, max = 29) int day) implements TzolkinEvent {}

  record WorkerPushedOff(int seat, Gear gear) implements TzolkinEvent {}
}
