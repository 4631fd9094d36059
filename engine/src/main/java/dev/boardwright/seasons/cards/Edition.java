package dev.boardwright.seasons.cards;

/** The printing whose cards are used; a few cards were corrected. */
public enum Edition {
  SECOND,
  FIRST
}
