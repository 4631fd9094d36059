package dev.boardwright.seasons;

/** The four types of energy. */
public enum Energy {
  AIR,
  EARTH,
  FIRE,
  WATER;

  static final Energy[] ALL = values();
  static final int COUNT = ALL.length;
}
