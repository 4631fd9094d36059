package dev.boardwright.tikal;

import dev.boardwright.engine.Digest;
import java.util.List;
import java.util.stream.Stream;

/**
 * The tiles that nobody has seen yet. Which of those with the top letter comes next is not decided
 * before it is drawn (K10, K107). Immutable.
 *
 * @param tiles as bits
 */
record TileStack(long tiles) {

  static final TileStack FULL = new TileStack((1L << Tile.ALL.length) - 1);

  boolean isEmpty() {
    return tiles == 0;
  }

  /** The tiles that may be the next one: those of the top letter. Empty if no tile is left. */
  List<Tile> top() {
    if (isEmpty()) {
      return List.of();
    }
    Letter letter = Tile.ALL[Long.numberOfTrailingZeros(tiles)].letter();
    return left(letter);
  }

  /** The tiles of a letter that are left. */
  List<Tile> left(Letter letter) {
    return Stream.of(Tile.ALL)
        .filter(tile -> tile.letter() == letter && (tiles & (1L << tile.ordinal())) != 0)
        .toList();
  }

  TileStack without(Tile tile) {
    return new TileStack(tiles & ~(1L << tile.ordinal()));
  }

  void digest(Digest out) {
    out.add(tiles);
  }
}
