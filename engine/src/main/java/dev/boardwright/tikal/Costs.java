package dev.boardwright.tikal;

/** Action points, what they buy, and how often. */
final class Costs {

  /** Per action phase (K16). */
  static final int ACTION_POINTS = 10;

  static final int DISPATCH = 1;
  static final int TRANSFER = 1;
  static final int PER_STONE = 1;
  static final int EXCAVATE = 2;
  static final int RECOVER = 3;
  static final int EXCHANGE = 3;
  static final int CAMP = 5;
  static final int GUARD = 5;

  /** Levels of one temple, or treasures of one hex, per action phase (K43, K49). */
  static final int USES_OF_A_HEX = 2;

  /** Per player and game (K59, K63). */
  static final int CAMPS = 2;

  static final int GUARDS = 2;

  private Costs() {}
}
