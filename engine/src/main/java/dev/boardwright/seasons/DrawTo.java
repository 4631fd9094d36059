package dev.boardwright.seasons;

/** Where a drawn card goes. */
enum DrawTo {
  /** Into the hand. */
  HAND,
  /** Before the player, who chooses among the cards drawn. */
  LOOKED,
  /** Shown to all and into the hand, for its points (Vampiric Crown). */
  CROWN
}
