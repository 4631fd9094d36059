package dev.boardwright.seasons;

import dev.boardwright.engine.Digest;
import dev.boardwright.seasons.cards.Card;
import java.util.ArrayList;
import java.util.List;

/**
 * The cards of every {@link Pile} of every seat. There are two of each card, so a pile is two sets
 * of bits: the cards that are there at least once, and those that are there twice.
 */
final class Piles {

  private final int seats;
  private final long[] bits;

  Piles(int seats) {
    this.seats = seats;
    bits = new long[2 * seats * (Pile.KNOWN_HAND_0.ordinal() + seats)];
  }

  private Piles(Piles other) {
    seats = other.seats;
    bits = other.bits.clone();
  }

  Piles copy() {
    return new Piles(this);
  }

  private int at(Pile pile, int seat) {
    return 2 * (pile.ordinal() * seats + seat);
  }

  /** The different cards of a pile, as bits. */
  long cards(Pile pile, int seat) {
    return bits[at(pile, seat)];
  }

  boolean isEmpty(Pile pile, int seat) {
    return bits[at(pile, seat)] == 0;
  }

  int size(Pile pile, int seat) {
    int at = at(pile, seat);
    return Long.bitCount(bits[at]) + Long.bitCount(bits[at + 1]);
  }

  int count(Pile pile, int seat, int card) {
    int at = at(pile, seat);
    return (int) (((bits[at] >>> card) & 1) + ((bits[at + 1] >>> card) & 1));
  }

  void add(Pile pile, int seat, int card) {
    int at = at(pile, seat);
    bits[at + (int) ((bits[at] >>> card) & 1)] |= 1L << card;
  }

  /** Removes a card that is there. */
  void remove(Pile pile, int seat, int card) {
    int at = at(pile, seat);
    bits[at + (int) ((bits[at + 1] >>> card) & 1)] &= ~(1L << card);
  }

  /** Removes a card if it is there. */
  boolean forget(Pile pile, int seat, int card) {
    boolean there = count(pile, seat, card) > 0;
    if (there) {
      remove(pile, seat, card);
    }
    return there;
  }

  void clear(Pile pile, int seat) {
    int at = at(pile, seat);
    bits[at] = 0;
    bits[at + 1] = 0;
  }

  void move(Pile from, Pile to, int seat, int card) {
    remove(from, seat, card);
    add(to, seat, card);
  }

  void moveAll(Pile from, Pile to, int seat) {
    for (long rest = cards(from, seat); rest != 0; rest = cards(from, seat)) {
      move(from, to, seat, Long.numberOfTrailingZeros(rest));
    }
  }

  /** Adds what is in one pile to another, which need not belong to the same seat. */
  void addAll(Pile from, int seat, Pile to, int owner) {
    for (long rest = cards(from, seat); rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      for (int i = 0; i < count(from, seat, card); i++) {
        add(to, owner, card);
      }
    }
  }

  /** Hands the packs to the next seat each (S10). */
  void passPacks() {
    int last = at(Pile.PACK, seats - 1);
    long once = bits[last];
    long twice = bits[last + 1];
    for (int at = last; at > at(Pile.PACK, 0); at -= 2) {
      bits[at] = bits[at - 2];
      bits[at + 1] = bits[at - 1];
    }
    bits[at(Pile.PACK, 0)] = once;
    bits[at(Pile.PACK, 0) + 1] = twice;
  }

  /** The cards of a pile in the order of their numbers. */
  List<Card> list(Pile pile, int seat) {
    List<Card> cards = new ArrayList<>();
    for (long rest = cards(pile, seat); rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      for (int i = 0; i < count(pile, seat, card); i++) {
        cards.add(Card.of(card));
      }
    }
    return List.copyOf(cards);
  }

  void digest(Digest out) {
    out.add(bits);
  }
}
