package dev.boardwright.tikal;

import java.util.Optional;

/**
 * The 40 spaces of the board (K2): columns 0 to 7 from the left, rows 0 to 4 from the top, odd
 * columns half a hex lower. Hexes have edges to the north and the south.
 */
public enum Space {
  C0R0,
  C0R1,
  C0R2,
  C0R3,
  C0R4,
  C1R0,
  C1R1,
  C1R2,
  C1R3,
  C1R4,
  C2R0,
  C2R1,
  C2R2,
  C2R3,
  C2R4,
  C3R0,
  C3R1,
  C3R2,
  C3R3,
  C3R4,
  C4R0,
  C4R1,
  C4R2,
  C4R3,
  C4R4,
  C5R0,
  C5R1,
  C5R2,
  C5R3,
  C5R4,
  C6R0,
  C6R1,
  C6R2,
  C6R3,
  C6R4,
  C7R0,
  C7R1,
  C7R2,
  C7R3,
  C7R4;

  static final Space[] ALL = values();
  static final int COUNT = ALL.length;

  private static final int COLUMNS = 8;
  private static final int ROWS = 5;
  private static final int[] ACROSS = {0, 1, 1, 0, -1, -1}; // by direction
  private static final int[] DOWN_IN_EVEN_COLUMN = {-1, -1, 0, 1, 0, -1};
  private static final int[] DOWN_IN_ODD_COLUMN = {-1, 0, 1, 1, 1, 0};
  private static final int[] NEIGHBOURS = neighbours();

  /** From 0, the left column. */
  public int column() {
    return ordinal() / ROWS;
  }

  /** From 0, the top row. */
  public int row() {
    return ordinal() % ROWS;
  }

  /**
   * The space across an edge; empty at the rim.
   *
   * @param direction 0 to 5: N, NE, SE, S, SW, NW
   */
  public Optional<Space> neighbour(int direction) {
    int next = neighbour(ordinal(), direction);
    return next < 0 ? Optional.empty() : Optional.of(ALL[next]);
  }

  /** The ordinal of the space across an edge; -1 at the rim. */
  static int neighbour(int space, int direction) {
    return NEIGHBOURS[space * Edges.COUNT + direction];
  }

  /** The set that holds one space: sets of spaces are bits of a long. */
  static long bit(int space) {
    return 1L << space;
  }

  private static int[] neighbours() {
    int[] neighbours = new int[COUNT * Edges.COUNT];
    for (int i = 0; i < neighbours.length; i++) {
      Space space = ALL[i / Edges.COUNT];
      int direction = i % Edges.COUNT;
      int[] down = space.column() % 2 == 0 ? DOWN_IN_EVEN_COLUMN : DOWN_IN_ODD_COLUMN;
      int column = space.column() + ACROSS[direction];
      int row = space.row() + down[direction];
      boolean inside = column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;
      neighbours[i] = inside ? column * ROWS + row : -1;
    }
    return neighbours;
  }
}
