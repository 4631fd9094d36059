package dev.boardwright.tzolkin.piece;

/** The materials that are called resources (T1), each with its price in corn (T75, T133). */
public enum Resource {
  WOOD(Good.WOOD, 2),
  STONE(Good.STONE, 3),
  GOLD(Good.GOLD, 4);

  public static final Resource[] ALL = values();
  public static final int COUNT = ALL.length;

  private final Good good;
  private final int corn;

  Resource(Good good, int corn) {
    this.good = good;
    this.corn = corn;
  }

  public Good good() {
    return good;
  }

  /** What one of it is worth in corn, bought or sold. */
  public int corn() {
    return corn;
  }
}
