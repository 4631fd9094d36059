package dev.boardwright.seasons;

/** The seasons, and what a token of air, earth, fire, water yields in them (S43). */
public enum Season {
  WINTER(1, 3, 2, 1),
  SPRING(2, 1, 3, 1),
  SUMMER(3, 1, 1, 2),
  AUTUMN(1, 2, 1, 3);

  static final Season[] ALL = values();
  static final int COUNT = ALL.length;

  private final int[] crystals;

  Season(int... crystals) {
    this.crystals = crystals;
  }

  /** Crystals for one token of a type (S43). */
  public int crystals(Energy type) {
    return crystals[type.ordinal()];
  }
}
