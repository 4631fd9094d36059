package dev.boardwright.seasons.cards;

/** One thing that a card does; a card's effects happen one after the other (S99). */
@FunctionalInterface
public interface Effect {
  /** Does it, or asks what must be asked for it. */
  void happen(Table table, Played me);
}
