package dev.boardwright.seasons;

/**
 * Time is counted in spaces since the first of year 1: 0 to 35 in years 1 to 3, less before them,
 * more after them (S92, S94).
 */
final class Calendar {

  static final int YEARS = 3;
  static final int SPACES = 12;

  /** How far Temporal Boots move the token at most. */
  static final int BOOTS = 3;

  /** The token does not go back before the first space of year 0. */
  static final int EARLIEST = -SPACES;

  private static final int END = YEARS * SPACES;
  private static final int SPACES_A_SEASON = SPACES / Season.COUNT;

  private Calendar() {}

  static Season season(int time) {
    return Season.ALL[Math.floorMod(time, SPACES) / SPACES_A_SEASON];
  }

  /** 0 before year 1; past the end of year 3 the count goes on. */
  static int year(int time) {
    return Math.floorDiv(time, SPACES) + 1;
  }

  /** 1 to 12. */
  static int space(int time) {
    return Math.floorMod(time, SPACES) + 1;
  }

  /** Whether the token has passed space 12 of year 3 (S95). */
  static boolean isOver(int time) {
    return time >= END;
  }
}
