package dev.boardwright.santamaria.tables;

/** The bishops and what they count at the end of the game (M79). */
public enum Bishop {
  MARINER(1, Per.SHIPPING_TILE),
  BUILDER(1, Per.COMPLETE_LINE),
  TREASURER(1, Per.TWO_RESOURCES),
  ABBOT(2, Per.SCHOLAR_OR_MISSION_MONK),
  PATHFINDER(1, Per.ROAD_SQUARE),
  GUILDMASTER(2, Per.TRADE_BUILDING);

  /** What is counted. */
  public enum Per {
    SHIPPING_TILE,
    COMPLETE_LINE,
    TWO_RESOURCES,
    SCHOLAR_OR_MISSION_MONK,
    ROAD_SQUARE,
    TRADE_BUILDING
  }

  public static final Bishop[] ALL = values();
  public static final int COUNT = ALL.length;

  /** Every bishop begins with this. */
  public static final int BASE = -2;

  private final int points;
  private final Per per;

  Bishop(int points, Per per) {
    this.points = points;
    this.per = per;
  }

  /** For each. */
  public int points() {
    return points;
  }

  public Per per() {
    return per;
  }
}
