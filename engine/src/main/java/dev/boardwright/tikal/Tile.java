package dev.boardwright.tikal;

/**
 * The 36 tiles, one a line: kind, the value of the temple or the number of masks, and the stones on
 * the edges N, NE, SE, S, SW, NW when it is not turned.
 */
public enum Tile implements Hex {
  A1(HexKind.TEMPLE, 1, 2, 1, 0, 0, 0, 0),
  A2(HexKind.TEMPLE, 2, 2, 0, 1, 0, 0, 0),
  A3(HexKind.TEMPLE, 2, 2, 0, 0, 1, 0, 0),
  A4(HexKind.TREASURE, 4, 2, 0, 1, 0, 0, 0),
  A5(HexKind.TREASURE, 4, 2, 0, 0, 0, 1, 0),
  A6(HexKind.JUNGLE, 0, 1, 1, 0, 1, 0, 0),
  B1(HexKind.TEMPLE, 2, 2, 0, 0, 0, 1, 0),
  B2(HexKind.TEMPLE, 3, 2, 0, 0, 1, 0, 0),
  B3(HexKind.TREASURE, 4, 2, 0, 0, 0, 0, 1),
  B4(HexKind.JUNGLE, 0, 2, 1, 0, 0, 0, 0),
  B5(HexKind.JUNGLE, 0, 2, 0, 1, 0, 0, 0),
  B6(HexKind.VOLCANO, 0, 0, 0, 0, 0, 0, 0),
  C1(HexKind.TEMPLE, 3, 3, 0, 0, 0, 0, 0),
  C2(HexKind.TEMPLE, 4, 2, 0, 0, 0, 1, 0),
  C3(HexKind.TREASURE, 3, 3, 0, 0, 0, 0, 0),
  C4(HexKind.JUNGLE, 0, 3, 0, 0, 0, 0, 0),
  C5(HexKind.JUNGLE, 0, 1, 1, 0, 1, 0, 0),
  D1(HexKind.TEMPLE, 5, 2, 0, 0, 1, 0, 0),
  D2(HexKind.TEMPLE, 5, 3, 0, 0, 0, 0, 0),
  D3(HexKind.TREASURE, 3, 3, 0, 0, 0, 0, 0),
  D4(HexKind.JUNGLE, 0, 1, 0, 1, 0, 1, 0),
  D5(HexKind.VOLCANO, 0, 0, 0, 0, 0, 0, 0),
  E1(HexKind.TEMPLE, 5, 3, 0, 0, 0, 0, 0),
  E2(HexKind.TEMPLE, 6, 3, 0, 0, 0, 0, 0),
  E3(HexKind.TREASURE, 2, 2, 0, 0, 0, 0, 1),
  E4(HexKind.JUNGLE, 0, 2, 0, 0, 1, 0, 0),
  E5(HexKind.JUNGLE, 0, 2, 0, 0, 1, 0, 0),
  F1(HexKind.TEMPLE, 4, 3, 0, 0, 0, 0, 0),
  F2(HexKind.TEMPLE, 4, 2, 1, 0, 0, 0, 0),
  F3(HexKind.TREASURE, 2, 2, 0, 0, 1, 0, 0),
  F4(HexKind.JUNGLE, 0, 2, 0, 0, 1, 0, 0),
  F5(HexKind.VOLCANO, 0, 0, 0, 0, 0, 0, 0),
  G1(HexKind.TEMPLE, 3, 2, 0, 0, 0, 0, 1),
  G2(HexKind.TEMPLE, 3, 2, 0, 1, 0, 0, 0),
  G3(HexKind.TREASURE, 2, 3, 0, 0, 0, 0, 0),
  G4(HexKind.JUNGLE, 0, 2, 0, 0, 1, 0, 0);

  static final Tile[] ALL = values();

  private final Letter letter = Letter.valueOf(name().substring(0, 1));
  private final HexKind kind;
  private final int number;
  private final int[] edges = new int[Edges.COUNT]; // by rotation

  Tile(HexKind kind, int number, int... stones) {
    this.kind = kind;
    this.number = number;
    for (int rotation = 0; rotation < Edges.COUNT; rotation++) {
      edges[rotation] = Edges.rotated(Edges.of(stones), rotation);
    }
  }

  @Override
  public HexKind kind() {
    return kind;
  }

  @Override
  public int number() {
    return number;
  }

  @Override
  public int edges(int rotation) {
    return edges[rotation];
  }

  public Letter letter() {
    return letter;
  }

  /** The set that holds one tile: sets of tiles are bits of a long. */
  long bit() {
    return 1L << ordinal();
  }
}
