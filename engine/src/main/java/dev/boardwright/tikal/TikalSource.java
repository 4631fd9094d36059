package dev.boardwright.tikal;

/** Where luck comes from. */
public enum TikalSource {
  /** Who begins (K15). */
  START_SEAT,
  /** The stack of tiles (K10). */
  TILES,
  /** The treasure tokens, as they are turned up (K47). */
  TREASURES
}
