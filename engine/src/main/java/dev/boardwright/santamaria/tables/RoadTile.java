package dev.boardwright.santamaria.tables;

/** The road tiles of one square, all alike (M89). */
public final class RoadTile {

  public static final int COUNT = 3;
  public static final Plot PLOT = Plot.road(1);

  private RoadTile() {}
}
