package dev.boardwright.tzolkin;

/** What happens by itself with the expansion only. */
sealed interface ExpansionTask extends TzolkinTask.OfExpansion {

  /** A turn ends after a worker was picked up late (X37). */
  record EndTurn(int seat) implements ExpansionTask {}

  /** The quick action that was chosen is performed (X37). */
  record PerformQuickAction(int seat) implements ExpansionTask {}

  /** A resource may be sold after the quick action (X111). */
  record OfferSale(int seat) implements ExpansionTask {}

  /** The display is filled at the end of a turn (X37). */
  record RefillDisplay() implements ExpansionTask {}

  /** What a seat's buildings give on a food day (X139). */
  record BuildingRewards(int seat) implements ExpansionTask {}

  /** The prophecy that ends is scored (X65). */
  record ScoreProphecy() implements ExpansionTask {}
}
