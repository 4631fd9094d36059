package dev.boardwright.tikal;

/** The kinds of treasures (K12), three tokens each. */
public enum Treasure {
  KIND1,
  KIND2,
  KIND3,
  KIND4,
  KIND5,
  KIND6,
  KIND7,
  KIND8;

  static final Treasure[] ALL = values();
  static final int COUNT = ALL.length;

  /** How many tokens there are of each kind. */
  static final int TOKENS = 3;

  private static final int[] POINTS = {0, 1, 3, 6};

  /** What one, two or three tokens of one kind score (K71). */
  static int points(int tokens) {
    return POINTS[tokens];
  }
}
