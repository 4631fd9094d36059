package dev.boardwright.seasons;

import dev.boardwright.engine.Digest;
import dev.boardwright.seasons.cards.Card;

/**
 * The cards in play. Each is known by its ordinal and its copy, 1 or 2, so cards in play are sets
 * of bits, one for each seat and copy.
 */
final class InPlay {

  private static final int AMULET = Card.AMULET_OF_WATER.ordinal();
  private static final int CAULDRON = Card.GLUTTON_CAULDRON.ordinal();

  private final long[] owned; // by seat and copy
  private final long[] turned; // by copy
  private final int[] tokens; // bags on the two Amulets of Water and the two Glutton Cauldrons

  InPlay(int seats) {
    owned = new long[2 * seats];
    turned = new long[2];
    tokens = new int[4];
  }

  private InPlay(InPlay other) {
    owned = other.owned.clone();
    turned = other.turned.clone();
    tokens = other.tokens.clone();
  }

  InPlay copy() {
    return new InPlay(this);
  }

  /** The cards of which a seat has this copy. */
  long cards(int seat, int copy) {
    return owned[2 * seat + copy - 1];
  }

  /** The cards of which a seat has at least one copy. */
  long cards(int seat) {
    return owned[2 * seat] | owned[2 * seat + 1];
  }

  boolean has(int seat, int card, int copy) {
    return ((owned[2 * seat + copy - 1] >>> card) & 1) != 0;
  }

  int count(int seat) {
    return Long.bitCount(owned[2 * seat]) + Long.bitCount(owned[2 * seat + 1]);
  }

  /** How many cards of a set a seat has; two copies count twice. */
  int count(int seat, long set) {
    return Long.bitCount(owned[2 * seat] & set) + Long.bitCount(owned[2 * seat + 1] & set);
  }

  boolean isTurned(int card, int copy) {
    return ((turned[copy - 1] >>> card) & 1) != 0;
  }

  /** The cards of which a seat has this copy, and it is straight. */
  long straight(int seat, int copy) {
    return owned[2 * seat + copy - 1] & ~turned[copy - 1];
  }

  /** Whether a seat has both copies, and nothing tells them apart. */
  boolean areAlike(int seat, int card) {
    return has(seat, card, 1)
        && has(seat, card, 2)
        && isTurned(card, 1) == isTurned(card, 2)
        && tokens(card, 1) == tokens(card, 2);
  }

  /**
   * Puts a card into play, straight.
   *
   * @return the copy it is from now on
   */
  int enter(int seat, int card) {
    int copy = 1;
    for (int i = 0; i < owned.length; i += 2) {
      copy += (int) ((owned[i] >>> card) & 1);
    }
    owned[2 * seat + copy - 1] |= 1L << card;
    return copy;
  }

  /** Takes a card out of play; tokens on it are lost (S32). */
  void leave(int seat, int card, int copy) {
    owned[2 * seat + copy - 1] &= ~(1L << card);
    straighten(card, copy);
    if (holdsTokens(card)) {
      tokens[tokensAt(card, copy)] = Bag.EMPTY;
    }
  }

  /** A card goes to another seat, straight (S66). */
  void pass(int seat, int to, int card, int copy) {
    owned[2 * seat + copy - 1] &= ~(1L << card);
    owned[2 * to + copy - 1] |= 1L << card;
    straighten(card, copy);
  }

  void turn(int card, int copy) {
    turned[copy - 1] |= 1L << card;
  }

  private void straighten(int card, int copy) {
    turned[copy - 1] &= ~(1L << card);
  }

  void straightenAll(int seat) {
    turned[0] &= ~owned[2 * seat];
    turned[1] &= ~owned[2 * seat + 1];
  }

  // ---- tokens on cards

  /** The bag on a card; empty for cards that hold none. */
  int tokens(int card, int copy) {
    return holdsTokens(card) ? tokens[tokensAt(card, copy)] : Bag.EMPTY;
  }

  void addTokens(int card, int copy, int bag) {
    tokens[tokensAt(card, copy)] += bag;
  }

  /** The bag on an Amulet of Water; empty if the seat does not have it. */
  int amulet(int seat, int copy) {
    return has(seat, AMULET, copy) ? tokens[copy - 1] : Bag.EMPTY;
  }

  /** The bags on a seat's Amulets of Water. */
  int amulets(int seat) {
    return ((cards(seat) >>> AMULET) & 1) == 0 ? Bag.EMPTY : amulet(seat, 1) + amulet(seat, 2);
  }

  void takeFromAmulet(int copy, int bag) {
    tokens[copy - 1] -= bag;
  }

  private static boolean holdsTokens(int card) {
    return card == AMULET || card == CAULDRON;
  }

  private static int tokensAt(int card, int copy) {
    return (card == CAULDRON ? 2 : 0) + copy - 1;
  }

  void digest(Digest out) {
    out.add(owned).add(turned).add(tokens);
  }
}
