package dev.boardwright.seasons;

/** What a use of the bonus track may be spent on (S67). */
public enum Bonus {
  /** Exchange two energies (S68). */
  EXCHANGE_TWO,
  /** Exchange one energy, where that is allowed (S68). */
  EXCHANGE_ONE,
  /** Transmute in this turn, for 1 crystal more a token (S69). */
  TRANSMUTE,
  /** Raise the gauge by 1 (S70). */
  GAUGE,
  /** Draw two cards with the die, keep one (S71). */
  DRAW_TWO;

  static final int MOST = 3;

  private static final int[] PENALTY = {0, 5, 12, 20};

  /** The points that so many uses cost at the end. */
  static int penalty(int uses) {
    return PENALTY[uses];
  }
}
