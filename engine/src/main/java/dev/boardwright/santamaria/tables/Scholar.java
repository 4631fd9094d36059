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

  public static final int ARCHITECT_WOOD = 1;
  public static final int OVERSEER_COINS = 1;
  public static final int FOREMAN_COINS = 1;
  public static final int QUARTERMASTER_LIMIT = 5;
  public static final int MERCHANT_COINS = 1;
  public static final int TRADER_COINS = 1;
  public static final int EXPLORER_COINS = 2;
  public static final int THEOLOGIAN_COINS = 2;

  private final int endHappiness;

  Scholar(int endHappiness) {
    this.endHappiness = endHappiness;
  }

  public int endHappiness() {
    return endHappiness;
  }

  public int bit() {
    return 1 << ordinal();
  }
}
