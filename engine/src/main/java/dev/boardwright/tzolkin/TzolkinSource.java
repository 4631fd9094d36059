package dev.boardwright.tzolkin;

/** Where luck comes from (T137). */
public enum TzolkinSource {
  START_SEAT,
  AGE1_BUILDINGS,
  AGE2_BUILDINGS,
  MONUMENTS,
  WEALTH_TILES,
  DUMMY_TILES,
  /** Not luck but a reveal: what everybody keeps is shown. */
  KEPT_TILES,
  QUICK_ACTIONS,
  PROPHECIES,
  TRIBES,
  /** Not luck but a reveal: which tribe everybody is is shown. */
  KEPT_TRIBES;

  /** How many there are without the expansion; those come first. */
  static final int BASE_COUNT = QUICK_ACTIONS.ordinal();

  static final int COUNT = values().length;
}
