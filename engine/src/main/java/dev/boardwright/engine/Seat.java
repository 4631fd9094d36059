package dev.boardwright.engine;

/** Seats are counted from 0. Luck sits in a seat of its own. */
public final class Seat {

  /** The seat of luck. */
  public static final int CHANCE = -1;

  /** Where a seat may stand, and none does. */
  public static final int NOBODY = -1;

  /** The most seats any ruleset has. */
  public static final int MOST = 8;

  private Seat() {}
}
