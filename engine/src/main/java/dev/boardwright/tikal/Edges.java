package dev.boardwright.tikal;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The stones on the six edges of a hex in one number, two bits an edge. Directions are 0 to 5: N,
 * NE, SE, S, SW, NW.
 */
final class Edges {

  static final int COUNT = 6;
  private static final int BITS = 2 * COUNT;
  private static final int ALL = (1 << BITS) - 1;

  private Edges() {}

  /**
   * @param stones on the edges N, NE, SE, S, SW, NW; at most 3 each
   */
  static int of(int... stones) {
    int edges = 0;
    for (int direction = 0; direction < COUNT; direction++) {
      edges |= stones[direction] << (2 * direction);
    }
    return edges;
  }

  /** Turned clockwise by 60 degrees, {@code times} times. */
  static int rotated(int edges, int times) {
    return ((edges << (2 * times)) | (edges >> (BITS - 2 * times))) & ALL;
  }

  static int stones(int edges, int direction) {
    return (edges >> (2 * direction)) & 3;
  }

  static int opposite(int direction) {
    return direction < 3 ? direction + 3 : direction - 3;
  }

  static List<Integer> list(int edges) {
    return IntStream.range(0, COUNT).mapToObj(direction -> stones(edges, direction)).toList();
  }
}
