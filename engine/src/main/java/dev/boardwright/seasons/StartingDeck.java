package dev.boardwright.seasons;

import dev.boardwright.seasons.cards.Card;
import java.util.List;
import java.util.stream.IntStream;

/** The four preconstructed decks (S6), by the numbers of their cards. */
public enum StartingDeck {
  DECK_1(1, 2, 7, 17, 18, 20, 26, 29, 30),
  DECK_2(3, 5, 9, 14, 15, 21, 23, 25, 28),
  DECK_3(4, 6, 7, 9, 12, 16, 22, 24, 30),
  DECK_4(1, 2, 3, 11, 13, 15, 18, 25, 27);

  static final StartingDeck[] ALL = values();

  private final List<Card> cards;

  StartingDeck(int... numbers) {
    cards = IntStream.of(numbers).mapToObj(number -> Card.of(number - 1)).toList();
  }

  public List<Card> cards() {
    return cards;
  }
}
