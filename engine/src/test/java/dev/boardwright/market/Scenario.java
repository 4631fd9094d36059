package dev.boardwright.market;

import dev.boardwright.engine.Deck;
import dev.boardwright.engine.Events;
import dev.boardwright.engine.Seat;
import dev.boardwright.engine.Setup;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A market as a worked case needs it: seat 0 is to visit it, hands and stalls are as they are set,
 * all other cards are in the deck.
 */
final class Scenario {

  private final MarketPosition position;

  private Scenario(Setup setup) {
    position = new MarketPosition(setup);
    var rng = new SplittableRandom(1);
    while (position.chanceToAct() || position.together()) {
      int seat = position.chanceToAct() ? Seat.CHANCE : position.toAct().first();
      position.playLegal(seat, position.randomMove(seat, rng), Events.NONE);
    }
    int[] cards = new int[Good.KINDS];
    Arrays.fill(cards, Good.CARDS);
    position.deck = new Deck(cards);
    Arrays.fill(position.offers, MarketPosition.NO_OFFER);
    for (int seat = 0; seat < position.seats(); seat++) {
      position.hands.clear(seat);
      position.packs.clear(seat);
      position.collections.clear(seat);
    }
  }

  static Scenario of(Setup setup) {
    return new Scenario(setup);
  }

  Scenario coins(int seat, int coins) {
    position.coins[seat] = coins;
    return this;
  }

  Scenario hand(int seat, Good... goods) {
    for (Good good : goods) {
      position.deck.take(good.ordinal());
      position.hands.add(seat, good);
    }
    return this;
  }

  Scenario offer(int seat, Good good) {
    position.deck.take(good.ordinal());
    position.offers[seat] = good.ordinal();
    return this;
  }

  MarketPosition position() {
    return position;
  }

  /** Plays texts for a seat or CHANCE, as they are legal. */
  static void play(MarketPosition position, int seat, String... texts) {
    var grammar = new Market().moves();
    for (String text : texts) {
      List<MarketMove> legal = position.legalMoves(seat);
      MarketMove move =
          legal.stream()
              .filter(each -> grammar.text(each).equals(text))
              .findFirst()
              .orElseThrow(() -> new AssertionError(text + " is not one of " + legal));
      position.play(seat, move, Events.NONE);
    }
  }
}
