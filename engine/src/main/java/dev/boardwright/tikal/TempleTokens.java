package dev.boardwright.tikal;

/** The numbers that are laid on temples (K11). */
final class TempleTokens {

  static final int LOWEST = 2;
  static final int HIGHEST = 10;

  /** How many there are of 2, 3, ... 10. */
  private static final int[] COUNTS = {3, 6, 9, 11, 8, 5, 3, 2, 1};

  private TempleTokens() {}

  /**
   * @param value 2 to 10
   */
  static int count(int value) {
    return COUNTS[value - LOWEST];
  }
}
