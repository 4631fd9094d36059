package dev.boardwright.santamaria.tables;

/** What one player reaches alone, from so much happiness on (M126). */
public enum Title {
  SETTLER(Integer.MIN_VALUE),
  MAYOR(50),
  ALCALDE(65),
  GOVERNOR(80),
  VICEROY(95);

  private final int from;

  Title(int from) {
    this.from = from;
  }

  public int from() {
    return from;
  }

  public static Title of(double happiness) {
    Title reached = SETTLER;
    for (Title title : values()) {
      reached = happiness >= title.from ? title : reached;
    }
    return reached;
  }
}
