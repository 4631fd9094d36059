package dev.boardwright.seasons;

/** The four types of energy. */
public enum Energy {
  AIR,
  EARTH,
  FIRE,
  WATER;

  public static final Energy[] ALL = values();
  public static final int COUNT = ALL.length;
}
