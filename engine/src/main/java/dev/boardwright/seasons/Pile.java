package dev.boardwright.seasons;

/** The places where a seat's cards are that are not in play, and what a seat knows of others'. */
enum Pile {
  HAND,
  /** Cards for year 2 (S13). */
  LIBRARY_2,
  /** Cards for year 3 (S13). */
  LIBRARY_3,
  /** What the seat drafts from (S10). */
  PACK,
  /** What the seat has drafted. */
  DRAFTED,
  /** Cards that the seat has drawn and chooses among (S108). */
  LOOKED,
  /** What Naria brings the seat, but is not there yet (S75). */
  GIFT,
  /** The discard pile; it stands with seat 0, for all. */
  DISCARD,
  /** Not cards but knowledge: what of the discard pile the seat has seen. */
  KNOWN_DISCARD,
  /** Not cards but knowledge: what the seat knows of the cards another one chooses among. */
  KNOWN_LOOKED,
  /** Not cards but knowledge: what the seat knows of the hand of seat 0. */
  KNOWN_HAND_0,
  KNOWN_HAND_1,
  KNOWN_HAND_2,
  KNOWN_HAND_3;

  static final Pile[] ALL = values();

  /** The piles that hold cards; the others are knowledge. */
  static final int REAL = KNOWN_DISCARD.ordinal();

  static Pile knownHand(int owner) {
    return ALL[KNOWN_HAND_0.ordinal() + owner];
  }

  static Pile library(int year) {
    return year == 2 ? LIBRARY_2 : LIBRARY_3;
  }
}
