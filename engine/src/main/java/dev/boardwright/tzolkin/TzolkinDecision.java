package dev.boardwright.tzolkin;

import dev.boardwright.engine.Decision;
import dev.boardwright.engine.Range;
import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Field;
import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.piece.Technology;

/** Everything that seats are asked (section 16 of the rules). */
public sealed interface TzolkinDecision extends Decision {

  /** What is asked with the expansion only. */
  sealed interface OfExpansion extends TzolkinDecision permits ExpansionDecision {}

  /** D1: which two of the four starting wealth tiles are kept? */
  record KeepWealth(int seat) implements TzolkinDecision {
    @Override
    public boolean secret() {
      return true;
    }
  }

  /**
   * D3 to D6: place a first worker, pick up a first worker, or beg before that.
   *
   * @param begged whether the seat has begged in this turn already
   */
  record TakeTurn(int seat, boolean begged) implements TzolkinDecision {}

  /**
   * D5: place another worker?
   *
   * @param placed how many were placed in this turn
   */
  record PlaceMore(int seat, @Range(min = 1, max = Players.WORKERS) int placed)
      implements TzolkinDecision {}

  /** D6: pick up another worker? */
  record PickUpMore(int seat) implements TzolkinDecision {}

  /** D7: which action is taken with the worker picked up from this space? */
  record ChooseAction(int seat, Gear gear, @Range(max = Gear.HIGHEST_SPACE) int space)
      implements TzolkinDecision {}

  /**
   * D16: which action of four gears is taken for 1 corn?
   *
   * @param optional whether it may be declined
   */
  record ChooseAnyAction(int seat, boolean optional) implements TzolkinDecision {}

  /** D8, D9: what is harvested here? */
  record Harvest(int seat, Field field) implements TzolkinDecision {}

  /**
   * D10: which technology is advanced?
   *
   * @param paid whether it has to be paid
   * @param left how many advances there are, this one included
   * @param optional whether it may be declined
   */
  record AdvanceTechnology(
      int seat, boolean paid, @Range(min = 1, max = 2) int left, boolean optional)
      implements TzolkinDecision {}

  /** D11: with which resources is the advance paid? */
  record PayAdvance(int seat, Technology technology) implements TzolkinDecision {}

  /** D11: with which resource are the steps on two temples paid? */
  record PayTemples(int seat) implements TzolkinDecision {}

  /** D2: on which temple does the marker go up? */
  record RaiseTemple(int seat) implements TzolkinDecision {}

  /** D2: on which two temples do the markers go up? */
  record RaiseTwoTemples(int seat) implements TzolkinDecision {}

  /**
   * D15: what is exchanged next? First everything is sold, then everything is bought, each in the
   * order wood, stone, gold; what was sold is not bought back.
   *
   * @param next the first exchange still possible: selling wood, stone, gold, buying wood, stone,
   *     gold
   * @param sold the resources sold so far, as bits
   */
  record Trade(int seat, @Range(max = 6) int next, @Range(max = 7) int sold)
      implements TzolkinDecision {}

  /** D17: which resources are taken? */
  record TakeResources(int seat, @Range(min = 1, max = 2) int amount) implements TzolkinDecision {}

  /** D12: which building or monument is constructed? */
  record Construct(int seat, Manner manner) implements TzolkinDecision {}

  /** D14: does this first of two buildings use architecture? */
  record ChooseArchitecture(int seat, Building building) implements TzolkinDecision {}

  /** D13: with which resources is the building paid, one of its price being left out? */
  record PayBuilding(int seat, Building building) implements TzolkinDecision {}

  /** D18: is a resource offered for a step up? */
  record MakeOffering(int seat) implements TzolkinDecision {}

  /** D19: does the calendar advance one day or two? */
  record ChooseDays(int seat) implements TzolkinDecision {}
}
