package dev.boardwright.seasons.cards;

/** The ways among which a card, or what was drawn, lets a player choose. */
public enum Way {
  /** Tree of Light: pay crystals for energy. */
  GAIN_ENERGY,
  /** Tree of Light: pay energy to transmute. */
  TRANSMUTE,
  /** Crystal Orb: look at the top card of the draw pile. */
  LOOK,
  /** Crystal Orb: discard the top card of the draw pile unseen. */
  DISCARD_TOP,
  /** Crystal Orb: leave the card on top of the draw pile. */
  PUT_BACK,
  /** Crystal Orb: pay to put the card into play. */
  PUT_INTO_PLAY,
  /** Keep the card drawn with the die. */
  KEEP,
  /** Discard the card drawn with the die. */
  DISCARD,
  /** Vampiric Crown: draw a card, rather than discard one. */
  DRAW
}
