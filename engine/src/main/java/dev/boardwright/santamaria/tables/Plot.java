package dev.boardwright.santamaria.tables;

import java.util.Optional;

/**
 * What lies on a square.
 *
 * @param building empty for a road
 * @param colonists on a road; 0 for a building
 */
public record Plot(Optional<Building> building, int colonists) {

  public static Plot of(Building building) {
    return new Plot(Optional.of(building), 0);
  }

  public static Plot road(int colonists) {
    return new Plot(Optional.empty(), colonists);
  }

  /** As a number: above 0 for buildings, below 0 for roads. */
  public byte code() {
    return (byte) building.map(known -> known.ordinal() + 1).orElse(-1 - colonists).intValue();
  }

  public static boolean isRoad(byte code) {
    return code < 0;
  }

  /** The building with this code, which must be one. */
  public static Building building(byte code) {
    return Building.ALL[code - 1];
  }

  /** The colonists on a square with this code. */
  public static int colonists(byte code) {
    return code < 0 ? -1 - code : 0;
  }
}
