package dev.boardwright.seasons;

/** Where tokens lie that can be spent (S30). */
public enum Place {
  RESERVE,
  AMULET_1,
  AMULET_2;

  static final Place[] ALL = values();

  /** The Amulet of Water with this copy number. */
  static Place amulet(int copy) {
    return ALL[copy];
  }

  /** The copy number of the Amulet of Water; 0 for the reserve. */
  int copy() {
    return ordinal();
  }
}
