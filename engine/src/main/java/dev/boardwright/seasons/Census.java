package dev.boardwright.seasons;

import dev.boardwright.seasons.cards.Card;
import java.util.ArrayList;
import java.util.List;

/** Counts all cards, wherever they are. */
final class Census {

  private Census() {}

  static List<Integer> of(SeasonsPosition now) {
    List<Integer> census = new ArrayList<>();
    for (int card = 0; card < Card.COUNT; card++) {
      int all = now.deck.count(card) + (now.summoned == card ? 1 : 0);
      for (int seat = 0; seat < now.seats(); seat++) {
        all += now.inPlay.count(seat, 1L << card);
        for (int pile = 0; pile < Pile.REAL; pile++) {
          all += now.piles.count(Pile.ALL[pile], seat, card);
        }
      }
      census.add(all);
    }
    return census;
  }
}
