package dev.boardwright.santamaria.tables;

/** The town hall tiles of one square (M120). */
public enum TownHall {
  TOWN_HALL_TILE_1(Building.TOWN_HALL_1),
  TOWN_HALL_TILE_2(Building.TOWN_HALL_2),
  TOWN_HALL_TILE_3(Building.TOWN_HALL_3),
  TOWN_HALL_TILE_4(Building.TOWN_HALL_4);

  public static final TownHall[] ALL = values();
  public static final int COUNT = ALL.length;

  private final Building building;

  TownHall(Building building) {
    this.building = building;
  }

  public Building building() {
    return building;
  }
}
