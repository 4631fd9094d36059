package dev.boardwright.tikal;

import dev.boardwright.engine.Digest;

/**
 * The tiles that nobody has seen yet. Which of those with the top letter comes next is not decided
 * before it is drawn (K10, K107). Immutable.
 *
 * @param tiles as bits
 */
record TileStack(long tiles) {

  static final TileStack FULL = new TileStack((1L << Tile.ALL.length) - 1);

  private static final long[] BY_LETTER = byLetter();

  boolean isEmpty() {
    return tiles == 0;
  }

  /** The letter of the next tile; only while there is one. */
  Letter topLetter() {
    return Tile.ALL[Long.numberOfTrailingZeros(tiles)].letter();
  }

  /** The tiles that may be the next one, as bits: those of the top letter. */
  long top() {
    return isEmpty() ? 0 : left(topLetter());
  }

  /** The tiles of a letter that are left, as bits. */
  long left(Letter letter) {
    return tiles & BY_LETTER[letter.ordinal()];
  }

  TileStack without(Tile tile) {
    return new TileStack(tiles & ~tile.bit());
  }

  void digest(Digest out) {
    out.add(tiles);
  }

  private static long[] byLetter() {
    long[] byLetter = new long[Letter.values().length];
    for (Tile tile : Tile.ALL) {
      byLetter[tile.letter().ordinal()] |= tile.bit();
    }
    return byLetter;
  }
}
