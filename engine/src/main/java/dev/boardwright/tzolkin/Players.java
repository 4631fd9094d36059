package dev.boardwright.tzolkin;

import dev.boardwright.engine.Digest;
import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Colour;
import dev.boardwright.tzolkin.piece.Good;
import dev.boardwright.tzolkin.piece.Monument;
import dev.boardwright.tzolkin.piece.Resource;
import dev.boardwright.tzolkin.piece.Technology;
import dev.boardwright.tzolkin.piece.Temple;
import java.util.ArrayList;
import java.util.List;

/**
 * What belongs to each seat: goods, points, technology levels, temple steps, workers in hand and in
 * the bank, harvest tiles, buildings, monuments, starting wealth. Workers on gears are in {@link
 * Gears}. All numbers of a seat lie in one row of cells.
 */
final class Players {

  /** Workers of each seat (T13). */
  static final int WORKERS = 6;

  private static final int WORKERS_AT_START = 3; // T14

  /** What points were scored for. */
  enum Points {
    /** Actions, buildings, technologies. */
    PLAY,
    /** Steps and leads on the second and fourth food day. */
    TEMPLES,
    /** Hunger. */
    HUNGER
  }

  private static final int GOODS = 0;
  private static final int POINTS = GOODS + Good.COUNT;
  private static final int LEVELS = POINTS + 3;
  private static final int STEPS = LEVELS + Technology.COUNT;
  private static final int HAND = STEPS + Temple.COUNT;
  private static final int BANK = HAND + 1;
  private static final int CORN_TILES = BANK + 1;
  private static final int WOOD_TILES = CORN_TILES + 1;
  private static final int MONUMENTS = WOOD_TILES + 1;
  private static final int WEALTH = MONUMENTS + 1;
  private static final int LIGHT = WEALTH + 1;
  private static final int ROW = LIGHT + 1;

  private static final int CORN = Good.CORN.ordinal();
  private static final int WOOD = Good.WOOD.ordinal();

  private final int[] cells;
  private final long[] buildings; // by seat, tiles as bits

  /** All seats as they begin (T14). */
  Players(int seats) {
    cells = new int[seats * ROW];
    buildings = new long[seats];
    for (int seat = 0; seat < seats; seat++) {
      cells[seat * ROW + HAND] = WORKERS_AT_START;
      cells[seat * ROW + BANK] = WORKERS - WORKERS_AT_START;
      cells[seat * ROW + LIGHT] = 1;
    }
  }

  Players(Players other) {
    cells = other.cells.clone();
    buildings = other.buildings.clone();
  }

  // ---- goods

  int goods(int seat, Good good) {
    return cells[seat * ROW + GOODS + good.ordinal()];
  }

  void add(int seat, Good good, int amount) {
    cells[seat * ROW + GOODS + good.ordinal()] += amount;
  }

  int corn(int seat) {
    return cells[seat * ROW + GOODS + CORN];
  }

  void addCorn(int seat, int amount) {
    cells[seat * ROW + GOODS + CORN] += amount;
  }

  int resource(int seat, int resource) {
    return cells[seat * ROW + GOODS + WOOD + resource];
  }

  /** Wood, stone and gold together. */
  int resources(int seat) {
    int first = seat * ROW + GOODS + WOOD;
    return cells[first] + cells[first + 1] + cells[first + 2];
  }

  // ---- points

  int points(int seat, Points of) {
    return cells[seat * ROW + POINTS + of.ordinal()];
  }

  /** What the marker on the scoring track shows (T7). */
  int score(int seat) {
    int first = seat * ROW + POINTS;
    return cells[first] + cells[first + 1] + cells[first + 2];
  }

  void score(int seat, Points of, int points) {
    cells[seat * ROW + POINTS + of.ordinal()] += points;
  }

  // ---- technologies and temples

  int level(int seat, Technology technology) {
    return cells[seat * ROW + LEVELS + technology.ordinal()];
  }

  void level(int seat, Technology technology, int level) {
    cells[seat * ROW + LEVELS + technology.ordinal()] = level;
  }

  /** The levels of all technologies together. */
  int levels(int seat) {
    int levels = 0;
    for (int i = 0; i < Technology.COUNT; i++) {
      levels += cells[seat * ROW + LEVELS + i];
    }
    return levels;
  }

  int step(int seat, Temple temple) {
    return cells[seat * ROW + STEPS + temple.ordinal()];
  }

  void step(int seat, Temple temple, int step) {
    cells[seat * ROW + STEPS + temple.ordinal()] = step;
  }

  boolean light(int seat) {
    return cells[seat * ROW + LIGHT] == 1;
  }

  void light(int seat, boolean light) {
    cells[seat * ROW + LIGHT] = light ? 1 : 0;
  }

  // ---- workers

  int hand(int seat) {
    return cells[seat * ROW + HAND];
  }

  void addHand(int seat, int workers) {
    cells[seat * ROW + HAND] += workers;
  }

  int bank(int seat) {
    return cells[seat * ROW + BANK];
  }

  void hire(int seat) {
    cells[seat * ROW + BANK]--;
    cells[seat * ROW + HAND]++;
  }

  /** All that are not in the bank (T3). */
  int workers(int seat) {
    return WORKERS - bank(seat);
  }

  // ---- tiles

  int cornTiles(int seat) {
    return cells[seat * ROW + CORN_TILES];
  }

  void addCornTile(int seat) {
    cells[seat * ROW + CORN_TILES]++;
  }

  int woodTiles(int seat) {
    return cells[seat * ROW + WOOD_TILES];
  }

  void addWoodTile(int seat) {
    cells[seat * ROW + WOOD_TILES]++;
  }

  /** Starting wealth tiles as bits. */
  int wealth(int seat) {
    return cells[seat * ROW + WEALTH];
  }

  void wealth(int seat, int tiles) {
    cells[seat * ROW + WEALTH] = tiles;
  }

  /** Monuments as bits. */
  int monuments(int seat) {
    return cells[seat * ROW + MONUMENTS];
  }

  void add(int seat, Monument monument) {
    cells[seat * ROW + MONUMENTS] |= monument.bit();
  }

  /** Buildings: tiles as bits. */
  long buildings(int seat) {
    return buildings[seat];
  }

  void add(int seat, Building building) {
    buildings[seat] |= Long.lowestOneBit(building.tiles() & ~buildings[seat]);
  }

  void remove(int seat, Building building) {
    buildings[seat] &= ~Long.highestOneBit(building.tiles() & buildings[seat]);
  }

  boolean has(int seat, Building building) {
    return (buildings[seat] & building.tiles()) != 0;
  }

  /** Buildings in order; equal ones one after the other. */
  List<Building> buildingList(int seat) {
    List<Building> list = new ArrayList<>();
    for (Building building : Building.ALL) {
      for (int i = count(seat, building); i > 0; i--) {
        list.add(building);
      }
    }
    return List.copyOf(list);
  }

  int count(int seat, Building building) {
    return Long.bitCount(buildings[seat] & building.tiles());
  }

  /** Buildings and monuments of a colour. */
  int count(int seat, Colour colour) {
    return Long.bitCount(buildings[seat] & Building.tiles(colour))
        + Integer.bitCount(monuments(seat) & Monument.bits(colour));
  }

  void pay(int seat, int resource, int amount) {
    cells[seat * ROW + GOODS + WOOD + resource] -= amount;
  }

  /** What all goods are worth in corn (T133). */
  int worth(int seat) {
    int corn = corn(seat);
    for (int i = 0; i < Resource.COUNT; i++) {
      corn += resource(seat, i) * Resource.ALL[i].corn();
    }
    return corn;
  }

  void digest(Digest out) {
    out.add(cells).add(buildings);
  }
}
