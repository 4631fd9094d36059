package dev.boardwright.tzolkin.piece;

/** The materials (T1). Only {@link Resource}s are resources. */
public enum Good {
  CORN,
  WOOD,
  STONE,
  GOLD,
  SKULL;

  public static final Good[] ALL = values();
  public static final int COUNT = ALL.length;

  /** There are no more skulls than these (T8). */
  public static final int SKULLS = 13;
}
