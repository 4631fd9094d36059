package dev.boardwright.seasons;

import dev.boardwright.engine.Bits;
import dev.boardwright.seasons.cards.Card;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.random.RandomGenerator;

/**
 * Draws anew what a seat cannot know (section 12 of the rules). A seat keeps what it was shown:
 * cards on top of the draw pile, cards it gave away, cards that were taken back, discarded or drawn
 * openly. It does not keep in mind which packs it passed on, nor what the discard pile held when it
 * was shuffled.
 */
final class Sampling {

  private Sampling() {}

  static SeasonsPosition sample(SeasonsPosition now, int seat, RandomGenerator rng) {
    SeasonsPosition sample = now.copy();
    if (now.options.level() == Level.APPRENTICE && now.drafted == 0) {
      reassignDecks(sample, seat, rng);
      return sample;
    }
    int[] pool = new int[Card.COUNT];
    now.deck.addUnknown(seat, pool);
    addUnknown(now.piles, Pile.DISCARD, 0, Pile.KNOWN_DISCARD, seat, pool);
    for (int other = 0; other < now.seats(); other++) {
      for (int pile = 0; other != seat && pile < Pile.DISCARD.ordinal(); pile++) {
        if (!isKnown(now, Pile.ALL[pile], seat)) {
          addUnknown(now.piles, Pile.ALL[pile], other, known(Pile.ALL[pile], other), seat, pool);
        }
      }
    }
    IntSupplier supply = () -> drawn(pool, rng);
    redraw(sample.piles, Pile.DISCARD, 0, Pile.KNOWN_DISCARD, seat, supply);
    for (int other = 0; other < now.seats(); other++) {
      for (int pile = 0; other != seat && pile < Pile.DISCARD.ordinal(); pile++) {
        if (!isKnown(now, Pile.ALL[pile], seat)) {
          redraw(sample.piles, Pile.ALL[pile], other, known(Pile.ALL[pile], other), seat, supply);
        }
      }
    }
    sample.deck = now.deck.redrawn(seat, supply);
    adjustKnowledge(sample, seat, rng);
    return sample;
  }

  /** What others know is about the cards that are there now. */
  private static void adjustKnowledge(SeasonsPosition sample, int seat, RandomGenerator rng) {
    for (int viewer = 0; viewer < sample.seats(); viewer++) {
      if (viewer == seat) {
        continue;
      }
      adjust(sample.piles, Pile.DISCARD, 0, Pile.KNOWN_DISCARD, viewer, rng);
      for (int owner = 0; owner < sample.seats(); owner++) {
        if (owner != seat && owner != viewer) {
          adjust(sample.piles, Pile.HAND, owner, Pile.knownHand(owner), viewer, rng);
          if (!sample.piles.isEmpty(Pile.LOOKED, owner)) {
            adjust(sample.piles, Pile.LOOKED, owner, Pile.KNOWN_LOOKED, viewer, rng);
          }
        }
      }
    }
  }

  /** Knowledge of cards that are no longer there becomes knowledge of others in the same pile. */
  private static void adjust(
      Piles piles, Pile pile, int owner, Pile known, int viewer, RandomGenerator rng) {
    List<Card> unknown = new ArrayList<>(piles.list(pile, owner));
    int gone = 0;
    for (Card card : piles.list(known, viewer)) {
      if (!unknown.remove(card)) {
        piles.remove(known, viewer, card.ordinal());
        gone++;
      }
    }
    for (int i = 0; i < gone; i++) {
      Card learned = unknown.remove(rng.nextInt(unknown.size()));
      piles.add(known, viewer, learned.ordinal());
    }
  }

  /** Whoever gives cards knows them. */
  private static boolean isKnown(SeasonsPosition now, Pile pile, int seat) {
    return pile == Pile.GIFT && now.turn.seat() == seat;
  }

  /**
   * Where stands what is known of a pile; a pile of which nothing can be known stands for itself.
   */
  private static Pile known(Pile pile, int owner) {
    return switch (pile) {
      case HAND -> Pile.knownHand(owner);
      case LOOKED -> Pile.KNOWN_LOOKED;
      default -> pile;
    };
  }

  private static int unknown(Piles piles, Pile pile, int owner, Pile known, int seat, int card) {
    return piles.count(pile, owner, card) - (known == pile ? 0 : piles.count(known, seat, card));
  }

  private static void addUnknown(
      Piles piles, Pile pile, int owner, Pile known, int seat, int[] pool) {
    for (long rest = piles.cards(pile, owner); rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      pool[card] += unknown(piles, pile, owner, known, seat, card);
    }
  }

  private static void redraw(
      Piles piles, Pile pile, int owner, Pile known, int seat, IntSupplier supply) {
    int unknown = piles.size(pile, owner) - (known == pile ? 0 : piles.size(known, seat));
    piles.clear(pile, owner);
    if (known != pile) {
      piles.addAll(known, seat, pile, owner);
    }
    for (int i = 0; i < unknown; i++) {
      piles.add(pile, owner, supply.getAsInt());
    }
  }

  /** Takes a card out of a pool at random. */
  private static int drawn(int[] pool, RandomGenerator rng) {
    int left = rng.nextInt(Arrays.stream(pool).sum());
    int card = 0;
    while (left >= pool[card]) {
      left -= pool[card++];
    }
    pool[card]--;
    return card;
  }

  /** Before anything else can be known, each opponent may have any of the other decks (S6). */
  private static void reassignDecks(SeasonsPosition sample, int seat, RandomGenerator rng) {
    for (int other = 0; other < sample.seats(); other++) {
      if (other != seat && sample.startingDecks[other] != SeasonsPosition.NOTHING) {
        for (Card card : StartingDeck.ALL[sample.startingDecks[other]].cards()) {
          sample.piles.remove(Pile.DRAFTED, other, card.ordinal());
          sample.deck.add(card.ordinal());
        }
      }
    }
    int free = (1 << StartingDeck.ALL.length) - 1;
    free &= sample.startingDecks[seat] < 0 ? -1 : ~(1 << sample.startingDecks[seat]);
    for (int other = 0; other < sample.seats(); other++) {
      if (other != seat && sample.startingDecks[other] != SeasonsPosition.NOTHING) {
        int deck = Bits.random(free, rng);
        free &= ~(1 << deck);
        sample.startingDecks[other] = deck;
        for (Card card : StartingDeck.ALL[deck].cards()) {
          sample.deck.take(card.ordinal());
          sample.piles.add(Pile.DRAFTED, other, card.ordinal());
        }
      }
    }
  }
}
