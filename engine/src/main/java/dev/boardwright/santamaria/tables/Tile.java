package dev.boardwright.santamaria.tables;

import java.util.List;

/**
 * The expansion tiles: the colonists on the road, and the buildings. A double has its building at
 * the anchor and its road beside it; a triple has its road at the anchor, the corner, and a
 * building at each end (M36).
 */
public enum Tile {
  DOUBLE_01(2, Building.PROD_WOOD_2),
  DOUBLE_02(2, Building.PROD_WHEAT_2),
  DOUBLE_03(1, Building.PROD_WOOD_1_WHEAT_1),
  DOUBLE_04(1, Building.PROD_SUGAR_2),
  DOUBLE_05(1, Building.PROD_GEM_2),
  DOUBLE_06(1, Building.PROD_SUGAR_1_GEM_1),
  DOUBLE_07(1, Building.PROD_COINS_4),
  DOUBLE_08(1, Building.PROD_HAPPINESS_2),
  DOUBLE_09(1, Building.TRADE_SUGAR_1_FOR_HAPPINESS_3),
  DOUBLE_10(1, Building.TRADE_GEM_1_FOR_HAPPINESS_3),
  DOUBLE_11(1, Building.TRADE_COINS_3_FOR_HAPPINESS_3),
  DOUBLE_12(1, Building.ACT_SHIPPING),
  DOUBLE_13(2, Building.ACT_RELIGION),
  DOUBLE_14(2, Building.ACT_CONQUISTADOR),
  DOUBLE_15(2, Building.TRADE_WOOD_1_FOR_COINS_4),
  TRIPLE_01(1, Building.PROD_GEM_1, Building.TRADE_GEM_2_FOR_HAPPINESS_5),
  TRIPLE_02(1, Building.TRADE_SUGAR_1_FOR_COINS_2_HAPPINESS_1, Building.ACT_RELIGION),
  TRIPLE_03(2, Building.PROD_WOOD_1, Building.PROD_WHEAT_1),
  TRIPLE_04(2, Building.PROD_WOOD_1, Building.PROD_SUGAR_1),
  TRIPLE_05(2, Building.PROD_WHEAT_1, Building.PROD_GEM_1),
  TRIPLE_06(1, Building.PROD_SUGAR_1, Building.ACT_SHIPPING),
  TRIPLE_07(2, Building.PROD_WOOD_1, Building.ACT_CONQUISTADOR),
  TRIPLE_08(1, Building.PROD_WHEAT_1, Building.ACT_RELIGION),
  TRIPLE_09(1, Building.PROD_GEM_1, Building.ACT_CONQUISTADOR),
  TRIPLE_10(1, Building.PROD_COINS_2, Building.ACT_SHIPPING),
  TRIPLE_11(1, Building.PROD_HAPPINESS_1, Building.PROD_WHEAT_1),
  TRIPLE_12(1, Building.TRADE_WOOD_1_FOR_COINS_3, Building.PROD_SUGAR_1),
  TRIPLE_13(1, Building.TRADE_WHEAT_1_FOR_GEM_1, Building.PROD_COINS_2),
  TRIPLE_14(2, Building.TRADE_COINS_2_FOR_SUGAR_OR_GEM, Building.PROD_WOOD_1),
  TRIPLE_15(1, Building.ACT_RELIGION, Building.ACT_CONQUISTADOR);

  public static final Tile[] ALL = values();
  public static final int COUNT = ALL.length;

  /** The doubles come first. */
  public static final int DOUBLES = COUNT / 2;

  public static final int ALL_BITS = (1 << COUNT) - 1;
  public static final int DOUBLE_BITS = (1 << DOUBLES) - 1;
  public static final int TRIPLE_BITS = ALL_BITS & ~DOUBLE_BITS;

  /** How many ways a tile can be turned (M36). */
  public static final int ROTATIONS = 4;

  /** Squares that lie beside the anchor, from it to the right, down, left, up. */
  private static final int[] ROWS = {0, 1, 0, -1};

  private static final int[] COLUMNS = {1, 0, -1, 0};

  private final int colonists;
  private final List<Building> buildings;

  Tile(int colonists, Building... buildings) {
    this.colonists = colonists;
    this.buildings = List.of(buildings);
  }

  /** Figures on its road square. */
  public int colonists() {
    return colonists;
  }

  /** One of a double; those of arm a and arm b of a triple. */
  public List<Building> buildings() {
    return buildings;
  }

  public boolean triple() {
    return buildings.size() == 2;
  }

  public int bit() {
    return 1 << ordinal();
  }

  /**
   * What lies on the square at an arm, or on the anchor.
   *
   * @param arm -1 for the anchor
   */
  public Plot plot(int arm) {
    if (triple()) {
      return arm < 0 ? Plot.road(colonists) : Plot.of(buildings.get(arm));
    }
    return arm < 0 ? Plot.of(buildings.getFirst()) : Plot.road(colonists);
  }

  /** How many squares it has beside the anchor. */
  public int arms() {
    return triple() ? 2 : 1;
  }

  /**
   * The square at an arm: with no rotation arm a (0) lies right of the anchor, arm b (1) below it;
   * each rotation turns the tile 90 degrees clockwise.
   *
   * @param anchor a square from 0; the arm lies inside the colony
   * @return a square from 0
   */
  public static int arm(int anchor, int arm, int rotation) {
    int direction = (rotation + arm) & 3;
    return anchor + Square.SIDE * ROWS[direction] + COLUMNS[direction];
  }
}
