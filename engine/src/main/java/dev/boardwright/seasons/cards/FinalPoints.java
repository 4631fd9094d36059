package dev.boardwright.seasons.cards;

/** The crystals that a card brings at the end of the game (S96). */
@FunctionalInterface
public interface FinalPoints {
  int crystals(Table table, Played me);
}
