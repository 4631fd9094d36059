package dev.boardwright.tzolkin.piece;

/** The colours of buildings and monuments: farms, civic buildings, tombs, shrines. */
public enum Colour {
  YELLOW,
  GREEN,
  BROWN,
  BLUE;

  public static final Colour[] ALL = values();
}
