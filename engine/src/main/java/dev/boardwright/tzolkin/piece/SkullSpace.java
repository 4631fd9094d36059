package dev.boardwright.tzolkin.piece;

/** The actions of Chichen Itza: points, the temple of the step, resources of choice (T79). */
public enum SkullSpace {
  SPACE_1(4, Temple.CHAAC, 0),
  SPACE_2(5, Temple.CHAAC, 0),
  SPACE_3(6, Temple.CHAAC, 0),
  SPACE_4(7, Temple.KUKULKAN, 0),
  SPACE_5(8, Temple.KUKULKAN, 0),
  SPACE_6(8, Temple.KUKULKAN, 1),
  SPACE_7(10, Temple.QUETZALCOATL, 0),
  SPACE_8(11, Temple.QUETZALCOATL, 1),
  SPACE_9(13, Temple.QUETZALCOATL, 1);

  public static final SkullSpace[] ALL = values();

  private final int points;
  private final Temple temple;
  private final int resources;

  SkullSpace(int points, Temple temple, int resources) {
    this.points = points;
    this.temple = temple;
    this.resources = resources;
  }

  public int points() {
    return points;
  }

  public Temple temple() {
    return temple;
  }

  public int resources() {
    return resources;
  }

  public int space() {
    return ordinal() + 1;
  }

  public static SkullSpace at(int space) {
    return ALL[space - 1];
  }
}
