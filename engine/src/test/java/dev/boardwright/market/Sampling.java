package dev.boardwright.market;

import java.util.Arrays;
import java.util.function.IntSupplier;
import java.util.random.RandomGenerator;

/** Draws anew what a seat cannot know: what others hold and offer, and the deck. */
final class Sampling {

  private Sampling() {}

  static MarketPosition sample(MarketPosition now, int seat, RandomGenerator rng) {
    MarketPosition sample = now.copy();
    int[] pool = new int[Good.KINDS];
    now.deck.addUnknown(seat, pool);
    for (int other = 0; other < now.seats(); other++) {
      if (other != seat) {
        now.hands.addTo(pool, other);
        now.packs.addTo(pool, other);
        if (offersUnseen(now, other)) {
          pool[now.offers[other]]++;
        }
      }
    }
    IntSupplier supply = () -> drawn(pool, rng);
    for (int other = 0; other < now.seats(); other++) {
      if (other != seat) {
        sample.hands.redraw(other, supply);
        sample.packs.redraw(other, supply);
        if (offersUnseen(now, other)) {
          sample.offers[other] = supply.getAsInt();
        }
      }
    }
    sample.deck = now.deck.redrawn(seat, supply);
    return sample;
  }

  private static boolean offersUnseen(MarketPosition now, int seat) {
    return now.offers[seat] != MarketPosition.NO_OFFER && !now.offersShown;
  }

  /** Takes a card out of a pool at random. */
  private static int drawn(int[] pool, RandomGenerator rng) {
    int left = rng.nextInt(Arrays.stream(pool).sum());
    for (int kind = 0; ; kind++) {
      left -= pool[kind];
      if (left < 0) {
        pool[kind]--;
        return kind;
      }
    }
  }
}
