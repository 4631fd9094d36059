package dev.boardwright.tzolkin.piece;

/** The actions of Yaxchilan: corn, wood, stone, gold, skulls (T68, T69). */
public enum Quarry {
  SPACE_1(0, 1, 0, 0, 0),
  SPACE_2(1, 0, 1, 0, 0),
  SPACE_3(2, 0, 0, 1, 0),
  SPACE_4(0, 0, 0, 0, 1),
  SPACE_5(2, 0, 1, 1, 0);

  public static final Quarry[] ALL = values();

  private final int[] goods;

  Quarry(int... goods) {
    this.goods = goods;
  }

  public int gives(Good good) {
    return goods[good.ordinal()];
  }

  public int space() {
    return ordinal() + 1;
  }

  public static Quarry at(int space) {
    return ALL[space - 1];
  }
}
