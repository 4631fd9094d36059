package dev.boardwright.santamaria.tables;

/** What is stored, at most three of each (M19), and what it brings when it is sold (M27). */
public enum Resource {
  WOOD(1, true),
  WHEAT(1, true),
  SUGAR(2, false),
  GEM(2, false),
  GOLD(2, false);

  public static final Resource[] ALL = values();
  public static final int COUNT = ALL.length;

  /** How many kinds gold can stand for: all before it (M22). */
  public static final int REPLACEABLE = GOLD.ordinal();

  private final int price;
  private final boolean basic;

  Resource(int price, boolean basic) {
    this.price = price;
    this.basic = basic;
  }

  /** Coins for one that is sold. */
  public int price() {
    return price;
  }

  /** Whether it can be bought (M28). */
  public boolean basic() {
    return basic;
  }
}
