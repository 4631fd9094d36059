package dev.boardwright.tzolkin;

import dev.boardwright.engine.Range;
import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Monument;
import dev.boardwright.tzolkin.piece.Technology;
import dev.boardwright.tzolkin.piece.Temple;

/** What seats are asked with the expansion only. */
public sealed interface ExpansionDecision extends TzolkinDecision.OfExpansion {

  /** Which of the two tribes is kept (X16)? */
  record KeepTribe(int seat) implements ExpansionDecision {
    @Override
    public boolean secret() {
      return true;
    }
  }

  /** Which god is angered for a third starting wealth tile (X17)? */
  record AngerAtSetup(int seat) implements ExpansionDecision {}

  /** Where is the first worker placed, now that a space is passed over (X110)? */
  record PlaceFirst(int seat) implements ExpansionDecision {}

  /** Is an older worker picked up after placing (X101)? */
  record PickUpLate(int seat) implements ExpansionDecision {}

  /** Is a resource sold at the end of the turn (X111)? */
  record SellAtEnd(int seat) implements ExpansionDecision {}

  /** What is exchanged in a quick action (X38)? */
  record TradeQuickly(int seat) implements ExpansionDecision {}

  /** Is the price of this step up paid (X70)? */
  record PayStep(int seat, Temple temple) implements ExpansionDecision {}

  /** How many of these gold are taken for corn (X75)? */
  record PayGold(int seat, @Range(min = 1, max = ExpansionMove.MOST_GOLD) int amount)
      implements ExpansionDecision {}

  /** Is a skull taken for a step down (X85)? */
  record PaySkull(int seat, @Range(min = 1, max = 4) int amount) implements ExpansionDecision {}

  /** Is the price of this free advance paid (X86)? */
  record PayFreeAdvance(int seat, Technology technology) implements ExpansionDecision {}

  /** With which resources is a building paid that costs one more (X88)? */
  record PayCrowded(int seat, Building building, boolean architecture)
      implements ExpansionDecision {}

  /** The bonus of which technology is taken (X108)? */
  record ChooseBonus(int seat) implements ExpansionDecision {}

  /** Is an old building given for this one (X132)? */
  record RenovateForBuilding(int seat, Building building, Manner manner)
      implements ExpansionDecision {}

  /** Is an old building given for this monument (X132)? */
  record RenovateForMonument(int seat, Monument monument) implements ExpansionDecision {}

  /** Which technology is lowered (X141)? */
  record LowerTechnology(int seat) implements ExpansionDecision {}

  /**
   * Which technology is advanced next (X141)?
   *
   * @param left those that are still to be advanced, as bits
   */
  record AdvanceOthers(int seat, @Range(min = 1, max = 15) int left) implements ExpansionDecision {}
}
