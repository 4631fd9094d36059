package dev.boardwright.santamaria.tables;

/** The scholars (section 13.1) and their happiness at the end of the game (M108). */
public enum Scholar {
  SURVEYOR(1),
  ARCHITECT(1),
  OVERSEER(1),
  FOREMAN(1),
  QUARTERMASTER(3),
  MERCHANT(2),
  TRADER(1),
  NAVIGATOR(1),
  EXPLORER(2),
  THEOLOGIAN(2);

  public static final Scholar[] ALL = values();
  public static final int COUNT = ALL.length;

  /** How much less wood an expansion tile costs (M81b). */
  public static final int ARCHITECT_WOOD = 1;

  /** How many coins less an activation costs (M81c). */
  public static final int OVERSEER_COINS = 1;

  /** How many coins less changing a die costs (M81d). */
  public static final int FOREMAN_COINS = 1;

  /** The storage limit of each resource (M81e). */
  public static final int QUARTERMASTER_LIMIT = 5;

  /** Coins more for each sugar, gem or gold sold (M81f). */
  public static final int MERCHANT_COINS = 1;

  /** Coins for each trade of a trade building (M81g). */
  public static final int TRADER_COINS = 1;

  /** Coins for each gold icon crossed (M81i). */
  public static final int EXPLORER_COINS = 2;

  /** The coins that pay for the extra step instead of wheat (M81j). */
  public static final int THEOLOGIAN_COINS = 2;

  private final int endHappiness;

  Scholar(int endHappiness) {
    this.endHappiness = endHappiness;
  }

  /** Happiness at the end of the game, 1 to 3 (M108). */
  public int endHappiness() {
    return endHappiness;
  }

  /** The place of the scholar in a set of bits. */
  public int bit() {
    return 1 << ordinal();
  }
}
