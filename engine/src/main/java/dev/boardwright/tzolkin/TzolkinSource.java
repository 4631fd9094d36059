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
  KEPT_TILES
}
