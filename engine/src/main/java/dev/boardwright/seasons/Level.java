package dev.boardwright.seasons;

import dev.boardwright.seasons.cards.Card;

/** How demanding the cards are (S4). */
public enum Level {
  /** Preconstructed decks instead of a draft, cards 1 to 30 (S6). */
  APPRENTICE(Card.BASIC),
  /** A draft of cards 1 to 30. */
  MAGICIAN(Card.BASIC),
  /** A draft of all cards. */
  ARCHMAGE(Card.COUNT);

  private final int cards;

  Level(int cards) {
    this.cards = cards;
  }

  /** The highest number of a card that is used. */
  public int cards() {
    return cards;
  }
}
