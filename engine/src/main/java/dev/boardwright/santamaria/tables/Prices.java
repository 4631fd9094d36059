package dev.boardwright.santamaria.tables;

import static dev.boardwright.santamaria.tables.Resource.WHEAT;
import static dev.boardwright.santamaria.tables.Resource.WOOD;

import java.util.List;

/** What costs how much, and how often. */
public final class Prices {

  public static final int YEARS = 3; // M1
  public static final int STORAGE = 3; // M19
  public static final int BUY = 3; // M28, coins
  public static final int DOUBLE = Bundle.some(2, WOOD).goods(); // M34
  public static final int TRIPLE = Bundle.some(2, WOOD).and(1, WHEAT).goods(); // M34
  public static final int POINT = 1; // M47, coins for each point of a die
  public static final int EXTRA_STEP = Goods.of(1, WHEAT); // M67
  public static final int MONK_FEE = 2; // M76, coins to each other player
  public static final int COINS_A_POINT = 3; // M105

  public static final int DISPLAY = 5; // M8, tiles of each kind
  public static final int WHITE_DICE = 3; // M6, M45: of each player, and for each player
  public static final int SOLO_WHITE_DICE = 6; // M121
  public static final int BLUE_DICE = 3; // M7
  public static final int DIE_SIDES = 6;
  public static final int MONKS = 6; // M12
  public static final int SCHOLARS = 3; // M10
  public static final int BISHOPS = 3; // M10
  public static final int START_WOOD = 2; // M12

  /** By turn order (M12). */
  public static final List<Integer> START_COINS = List.of(3, 4, 5, 6);

  private Prices() {}
}
