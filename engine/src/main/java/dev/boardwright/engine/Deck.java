package dev.boardwright.engine;

import java.util.Arrays;
import java.util.function.IntSupplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A face-down pile that has no order until a card is drawn from it, so that no order can leak: how
 * many there are of each kind. Where a rule puts cards back in a known order, they form a short
 * <em>known front</em>, and each card of it is known to some seats. Drawing is a move of CHANCE:
 * {@link #outcomes} says what may come, {@link #take} removes it.
 */
public final class Deck {

  private record Front(int kind, SeatSet knownTo, @Nullable Front below) {}

  private final int[] counts;
  private int size;
  private @Nullable Front front;

  /**
   * @param counts how many cards there are of each kind
   */
  public Deck(int... counts) {
    this.counts = counts.clone();
    this.size = Arrays.stream(counts).sum();
  }

  private Deck(Deck other) {
    counts = other.counts.clone();
    size = other.size;
    front = other.front;
  }

  /** A deck that shares nothing mutable with this one. */
  public Deck copy() {
    return new Deck(this);
  }

  /** How many cards there are, the known front included. */
  public int size() {
    int all = size;
    for (Front card = front; card != null; card = card.below) {
      all++;
    }
    return all;
  }

  /** Whether no card is left, a known front included. */
  public boolean isEmpty() {
    return size == 0 && front == null;
  }

  /** How many cards of a kind there are, the known front included. */
  public int count(int kind) {
    int all = counts[kind];
    for (Front card = front; card != null; card = card.below) {
      all += card.kind == kind ? 1 : 0;
    }
    return all;
  }

  /** How many kinds of cards there are, those with no card left included. */
  public int kinds() {
    return counts.length;
  }

  /** Shuffles a card in below the known front. */
  public void add(int kind) {
    counts[kind]++;
    size++;
  }

  /** Puts a card on top; these seats know it. */
  public void putOnTop(int kind, SeatSet knownTo) {
    front = new Front(kind, knownTo, front);
  }

  /**
   * A card on top is looked at and stays there: these seats know it from now on.
   *
   * @param kind as CHANCE brought it
   */
  public void look(int kind, SeatSet seats) {
    SeatSet known = knownTo();
    take(kind);
    front = new Front(kind, SeatSet.ofBits(known.bits() | seats.bits()), front);
  }

  /** The seats that know the card on top. */
  public SeatSet knownTo() {
    return front == null ? SeatSet.NONE : front.knownTo;
  }

  /** Receives what may be drawn: a kind and its weight. */
  @FunctionalInterface
  public interface Drawable {
    /** The weight is how many cards of the kind may come. */
    void add(int kind, long weight);
  }

  /** What may be drawn now, in ascending order of kinds. A known front leaves one outcome. */
  public void outcomes(Drawable out) {
    if (front != null) {
      out.add(front.kind, 1);
      return;
    }
    for (int kind = 0; kind < counts.length; kind++) {
      if (counts[kind] > 0) {
        out.add(kind, counts[kind]);
      }
    }
  }

  /** The kind of a card drawn at random, which stays in the deck; the deck must not be empty. */
  public int random(RandomGenerator rng) {
    if (front != null) {
      return front.kind;
    }
    int left = rng.nextInt(size);
    int kind = 0;
    while (left >= counts[kind]) {
      left -= counts[kind++];
    }
    return kind;
  }

  /** Removes a card that was drawn from the top. */
  public void take(int kind) {
    if (front != null) {
      check(front.kind == kind, kind);
      front = front.below;
    } else {
      check(counts[kind] > 0, kind);
      counts[kind]--;
      size--;
    }
  }

  /**
   * The kind of the card at a depth of the known front, as a seat knows it.
   *
   * @param depth 0 for the top card
   * @return -1 if the seat does not know that card
   */
  public int known(int seat, int depth) {
    return known(Viewer.of(seat), depth);
  }

  /**
   * The kind of the card at a depth of the known front, as a viewer knows it; for views.
   *
   * @param depth 0 for the top card
   * @return -1 if the viewer does not know that card
   */
  public int known(Viewer viewer, int depth) {
    Front card = front;
    for (int i = 0; i < depth && card != null; i++) {
      card = card.below;
    }
    return card != null && viewer.sees(card.knownTo) ? card.kind : -1;
  }

  /** Adds to {@code pool}, by kind, the cards whose place this seat does not know. */
  public void addUnknown(int seat, int[] pool) {
    for (int kind = 0; kind < counts.length; kind++) {
      pool[kind] += counts[kind];
    }
    for (Front card = front; card != null; card = card.below) {
      if (!card.knownTo.contains(seat)) {
        pool[card.kind]++;
      }
    }
  }

  /**
   * The same deck as far as this seat knows it, with every card that it does not know supplied
   * anew.
   *
   * @param supply gives a kind for each unknown card
   */
  public Deck redrawn(int seat, IntSupplier supply) {
    Deck redrawn = new Deck(new int[counts.length]);
    redrawn.front = redrawn(front, seat, supply);
    for (int i = 0; i < size; i++) {
      redrawn.add(supply.getAsInt());
    }
    return redrawn;
  }

  private static @Nullable Front redrawn(@Nullable Front card, int seat, IntSupplier supply) {
    if (card == null) {
      return null;
    }
    int kind = card.knownTo.contains(seat) ? card.kind : supply.getAsInt();
    return new Front(kind, card.knownTo, redrawn(card.below, seat, supply));
  }

  /** Adds the deck to the digest of a position. */
  public void digest(Digest out) {
    out.add(counts);
    for (Front card = front; card != null; card = card.below) {
      out.add(card.kind).add(card.knownTo.bits());
    }
    out.add(-1);
  }

  private static void check(boolean there, int kind) {
    if (!there) {
      throw new IllegalArgumentException("kind " + kind + " is not on top of the deck");
    }
  }
}
