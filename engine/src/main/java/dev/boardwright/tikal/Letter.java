package dev.boardwright.tikal;

/** The letter on the back of a tile; the stack is in this order, A on top (K10). */
public enum Letter {
  A,
  B,
  C,
  D,
  E,
  F,
  G
}
