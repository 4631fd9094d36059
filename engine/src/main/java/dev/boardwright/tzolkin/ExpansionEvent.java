package dev.boardwright.tzolkin;

import dev.boardwright.engine.Range;
import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.piece.Technology;
import dev.boardwright.tzolkin.prophecy.Prophecy;
import dev.boardwright.tzolkin.prophecy.ProphecyBoard;
import dev.boardwright.tzolkin.quick.QuickAction;
import dev.boardwright.tzolkin.tribe.Tribe;

/** What happens with the expansion only. */
public sealed interface ExpansionEvent extends TzolkinEvent.OfExpansion {

  /** A tribe tile is dealt; only its seat sees which. */
  record TribeDealt(int seat, Tribe tribe) implements ExpansionEvent {}

  /** What the others see of it. */
  record TribeDealtFaceDown(int seat) implements ExpansionEvent {}

  /** What a seat has chosen to be; only the seat sees it before all have chosen. */
  record TribeChosen(int seat, Tribe tribe) implements ExpansionEvent {}

  /** What the others see of it. */
  record TribeChosenFaceDown(int seat) implements ExpansionEvent {}

  record TribeShown(int seat, Tribe tribe) implements ExpansionEvent {}

  record SpaceSkipped(int seat, Gear gear, @Range(max = Gear.HIGHEST_SPACE) int space)
      implements ExpansionEvent {}

  record TurnPassed(int seat) implements ExpansionEvent {}

  record ProphecyRevealed(@Range(min = 1, max = ProphecyBoard.SLOTS) int slot, Prophecy prophecy)
      implements ExpansionEvent {}

  /** A prophecy begins to come true. */
  record ProphecyBegun(Prophecy prophecy) implements ExpansionEvent {}

  /**
   * @param count what the prophecy counts
   */
  record ProphecyScored(
      int seat,
      Prophecy prophecy,
      @Range(min = -3, max = TzolkinEvent.MANY) int count,
      @Range(min = -5, max = 13) int points)
      implements ExpansionEvent {}

  /** Something that has a price is not paid and not received. */
  record PriceDeclined(int seat) implements ExpansionEvent {}

  record QuickActionLaid(QuickAction tile) implements ExpansionEvent {}

  /** A tile comes on the quick action board. */
  record QuickActionShown(QuickAction tile) implements ExpansionEvent {}

  /**
   * @param corn what it cost
   */
  record QuickSpaceTaken(int seat, @Range(max = TzolkinEvent.MANY) int corn)
      implements ExpansionEvent {}

  record QuickActionPerformed(int seat, QuickAction tile) implements ExpansionEvent {}

  /** The worker on a quick action space comes back. */
  record QuickSpaceLeft(int seat) implements ExpansionEvent {}

  /** A building is given for another one. */
  record BuildingRenovated(int seat, Building building) implements ExpansionEvent {}

  record TechnologyLowered(
      int seat, Technology technology, @Range(max = Technology.TOP - 1) int level)
      implements ExpansionEvent {}
}
