package dev.boardwright.santamaria.tables;

/** The retirement positions from top to bottom (M87). */
public enum RetirementPosition {
  COINS,
  RELIGION,
  CONQUISTADOR,
  SHIPPING,
  ROAD;

  public static final RetirementPosition[] ALL = values();
  public static final int COUNT = ALL.length;

  /** What the first one gives; the others give an action or a road tile (M88). */
  public static final Bundle COIN_REWARD = Bundle.coins(2);

  /** With one player, the position that cannot be taken in a year: the first three, in order. */
  public static RetirementPosition blockedSolo(int year) {
    return ALL[year - 1]; // M123
  }
}
