package dev.boardwright.seasons.cards;

/** The two kinds of power cards. */
public enum Kind {
  MAGIC_ITEM,
  FAMILIAR
}
