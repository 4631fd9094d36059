package dev.boardwright.santamaria.tables;

import static dev.boardwright.santamaria.tables.Bundle.some;
import static dev.boardwright.santamaria.tables.Resource.GEM;
import static dev.boardwright.santamaria.tables.Resource.SUGAR;
import static dev.boardwright.santamaria.tables.Resource.WHEAT;
import static dev.boardwright.santamaria.tables.Resource.WOOD;

/** The shipping tiles: happiness at the end of the game (M107), and the price. */
public enum Ship {
  SHIP_START_1(3, some(1, WOOD).and(1, WHEAT).and(1, SUGAR)),
  SHIP_START_2(3, some(1, WOOD).and(1, WHEAT).and(1, GEM)),
  SHIP_START_3(3, some(2, WOOD).and(1, SUGAR)),
  SHIP_START_4(3, some(2, WHEAT).and(1, GEM)),
  SHIP_01(3, some(2, WOOD).and(1, WHEAT)),
  SHIP_02(3, some(1, WOOD).and(2, WHEAT)),
  SHIP_03(3, some(2, WOOD).and(1, SUGAR)),
  SHIP_04(3, some(2, WHEAT).and(1, GEM)),
  SHIP_05(4, some(1, WOOD).and(1, WHEAT).and(1, SUGAR)),
  SHIP_06(4, some(1, WOOD).and(1, WHEAT).and(1, GEM)),
  SHIP_07(4, some(1, WOOD).and(2, SUGAR)),
  SHIP_08(4, some(1, WHEAT).and(2, GEM)),
  SHIP_09(5, some(1, WOOD).and(1, SUGAR).and(1, GEM)),
  SHIP_10(5, some(1, WHEAT).and(1, SUGAR).and(1, GEM)),
  SHIP_11(4, some(2, WOOD).and(2, WHEAT)),
  SHIP_12(5, some(2, WOOD).and(2, SUGAR)),
  SHIP_13(5, some(2, WHEAT).and(2, GEM)),
  SHIP_14(5, some(2, WOOD).and(2, GEM)),
  SHIP_15(5, some(2, WHEAT).and(2, SUGAR)),
  SHIP_16(6, some(2, SUGAR).and(2, GEM)),
  SHIP_17(6, some(1, WOOD).and(1, WHEAT).and(1, SUGAR).and(1, GEM)),
  SHIP_18(5, some(2, WOOD).and(1, WHEAT).and(1, SUGAR)),
  SHIP_19(5, some(1, WOOD).and(2, WHEAT).and(1, GEM)),
  SHIP_20(6, some(1, WHEAT).and(2, SUGAR).and(1, GEM)),
  SHIP_21(6, some(1, WOOD).and(1, SUGAR).and(2, GEM)),
  SHIP_22(4, some(3, WOOD).and(1, GEM)),
  SHIP_23(7, some(2, WOOD).and(2, WHEAT).and(1, SUGAR)),
  SHIP_24(7, some(2, WOOD).and(2, WHEAT).and(1, GEM)),
  SHIP_25(8, some(2, WOOD).and(2, SUGAR).and(1, GEM)),
  SHIP_26(8, some(2, WHEAT).and(1, SUGAR).and(2, GEM)),
  SHIP_27(8, some(1, WOOD).and(1, WHEAT).and(2, SUGAR).and(1, GEM)),
  SHIP_28(8, some(1, WOOD).and(1, WHEAT).and(1, SUGAR).and(2, GEM)),
  SHIP_29(8, some(3, SUGAR).and(2, GEM)),
  SHIP_30(8, some(2, SUGAR).and(3, GEM));

  public static final Ship[] ALL = values();
  public static final int COUNT = ALL.length;

  /** The starting tiles come first. */
  public static final int STARTING = 4;

  public static final long STARTING_BITS = (1L << STARTING) - 1;
  public static final long STANDARD_BITS = (1L << COUNT) - 1 - STARTING_BITS;

  private final int happiness;
  private final int cost;

  Ship(int happiness, Bundle cost) {
    this.happiness = happiness;
    this.cost = cost.goods();
  }

  public int happiness() {
    return happiness;
  }

  /** As {@link Goods}. */
  public int cost() {
    return cost;
  }
}
