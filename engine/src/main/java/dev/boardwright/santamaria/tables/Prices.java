package dev.boardwright.santamaria.tables;

import static dev.boardwright.santamaria.tables.Resource.WHEAT;
import static dev.boardwright.santamaria.tables.Resource.WOOD;

import java.util.List;

/** What costs how much, and how often. */
public final class Prices {

  /** Years of a game (M1). */
  public static final int YEARS = 3;

  /** How many of each resource anybody may hold (M19). */
  public static final int STORAGE = 3;

  /** Coins for a resource (M28). */
  public static final int BUY = 3;

  /** The resources for an expansion tile of two squares (M34). */
  public static final int DOUBLE = Bundle.some(2, WOOD).goods();

  /** The resources for one of three squares (M34). */
  public static final int TRIPLE = Bundle.some(2, WOOD).and(1, WHEAT).goods();

  /** Coins for each point by which a die is changed (M47). */
  public static final int POINT = 1;

  /** The resources for another step on the religion track (M67). */
  public static final int EXTRA_STEP = Goods.of(1, WHEAT);

  /** Coins to each other player whose monk is there (M76). */
  public static final int MONK_FEE = 2;

  /** Coins for a point of happiness at the end (M105). */
  public static final int COINS_A_POINT = 3;

  /** Expansion tiles on display, of each size (M8). */
  public static final int DISPLAY = 5;

  /** White dice for each player, and that each player may use in a year (M6, M45). */
  public static final int WHITE_DICE = 3;

  /** White dice of one player alone (M121). */
  public static final int SOLO_WHITE_DICE = 6;

  /** Blue dice that a player may gain (M7). */
  public static final int BLUE_DICE = 3;

  /** The highest value of a die. */
  public static final int DIE_SIDES = 6;

  /** Monks of each player (M12). */
  public static final int MONKS = 6;

  /** Scholars in a game (M10). */
  public static final int SCHOLARS = 3;

  /** Bishops in a game (M10). */
  public static final int BISHOPS = 3;

  /** Wood of each player at the start (M12). */
  public static final int START_WOOD = 2;

  /** Coins at the start, by turn order (M12). */
  public static final List<Integer> START_COINS = List.of(3, 4, 5, 6);

  private Prices() {}
}
