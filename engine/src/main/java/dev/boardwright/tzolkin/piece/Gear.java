package dev.boardwright.tzolkin.piece;

/** The five gears: the teeth, and the last space from which a worker is not pushed off yet. */
public enum Gear {
  PALENQUE(10, 7, 5),
  YAXCHILAN(10, 7, 5),
  TIKAL(10, 7, 5),
  UXMAL(10, 7, 5),
  CHICHEN_ITZA(13, 10, 9);

  public static final Gear[] ALL = values();
  public static final int COUNT = ALL.length;

  /** The highest space of any gear; the last one is there for one tribe only (X106). */
  public static final int HIGHEST_SPACE = 11;

  private final int teeth;
  private final int lastSpace;
  private final int actions;

  Gear(int teeth, int lastSpace, int actions) {
    this.teeth = teeth;
    this.lastSpace = lastSpace;
    this.actions = actions;
  }

  /** Visible spaces and hidden teeth together (T23). */
  public int teeth() {
    return teeth;
  }

  /** The highest visible space (T130). */
  public int lastSpace() {
    return lastSpace;
  }

  /** The numbered actions are 1 to this; the spaces above give any of them (T53, T81). */
  public int actions() {
    return actions;
  }

  /** The visible spaces as bits. */
  public int visible() {
    return (1 << (lastSpace + 1)) - 1;
  }

  /** The spaces as bits for somebody who has so many more at the end (X106). */
  public int visible(int extra) {
    return (1 << (lastSpace + 1 + extra)) - 1;
  }

  /** Whether dummy workers stand opposite each other too (T22). */
  public boolean hasOpposite() {
    return teeth == 10;
  }
}
