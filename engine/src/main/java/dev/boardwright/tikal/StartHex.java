package dev.boardwright.tikal;

/** The four hexes printed on the board (K9), one a line: where, kind, value, stones as on tiles. */
public enum StartHex implements Hex {
  BASE_CAMP(Space.C0R4, HexKind.BASE_CAMP, 0, 1, 1, 1, 0, 0, 0),
  NORTH_TEMPLE(Space.C0R3, HexKind.TEMPLE, 1, 1, 1, 0, 1, 0, 0),
  CLEARING(Space.C1R3, HexKind.JUNGLE, 0, 1, 1, 1, 0, 0, 0),
  SOUTH_TEMPLE(Space.C1R4, HexKind.TEMPLE, 1, 0, 1, 0, 0, 0, 1);

  private final Space space;
  private final HexKind kind;
  private final int number;
  private final int edges;

  StartHex(Space space, HexKind kind, int number, int... stones) {
    this.space = space;
    this.kind = kind;
    this.number = number;
    this.edges = Edges.of(stones);
  }

  public Space space() {
    return space;
  }

  @Override
  public HexKind kind() {
    return kind;
  }

  @Override
  public int number() {
    return number;
  }

  /** A start hex is never turned. */
  @Override
  public int edges(int rotation) {
    return edges;
  }
}
