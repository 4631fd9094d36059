package dev.boardwright.tzolkin.piece;

/** The fields of the jungle, one for each of Palenque 2 to 5: what a harvest gives (T67). */
public enum Field {
  FIELD_2(4, 0),
  FIELD_3(5, 2),
  FIELD_4(7, 3),
  FIELD_5(9, 4);

  public static final Field[] ALL = values();
  public static final int COUNT = ALL.length;

  private static final int FIRST_SPACE = 2;

  private final int corn;
  private final int wood;

  Field(int corn, int wood) {
    this.corn = corn;
    this.wood = wood;
  }

  public int corn() {
    return corn;
  }

  /** 0 where only corn grows. */
  public int wood() {
    return wood;
  }

  /** The space of Palenque that harvests here. */
  public int space() {
    return ordinal() + FIRST_SPACE;
  }

  public static Field at(int space) {
    return ALL[space - FIRST_SPACE];
  }
}
