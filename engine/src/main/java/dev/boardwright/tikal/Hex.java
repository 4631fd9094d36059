package dev.boardwright.tikal;

/** What is printed on a tile or a start hex. */
sealed interface Hex permits Tile, StartHex {

  HexKind kind();

  /** The printed value of a temple, the masks of a treasure hex; 0 for the others. */
  int number();

  /**
   * The stones on its edges, as {@link Edges} packs them.
   *
   * @param rotation how often it is turned clockwise by 60 degrees, 0 to 5
   */
  int edges(int rotation);
}
