package dev.boardwright.santamaria.tables;

/** The icons of a harbour from top to bottom, each with its dock (M60, M62), and their income. */
public enum HarbourIcon {
  COINS(Bundle.coins(2)),
  CONQUISTADOR(Bundle.NOTHING),
  RELIGION(Bundle.NOTHING),
  HAPPINESS(Bundle.happiness(1));

  public static final HarbourIcon[] ALL = values();
  public static final int COUNT = ALL.length;

  private final Bundle income;

  HarbourIcon(Bundle income) {
    this.income = income;
  }

  /** What is received; nothing if it is an action. */
  public Bundle income() {
    return income;
  }
}
