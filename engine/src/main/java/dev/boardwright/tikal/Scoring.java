package dev.boardwright.tikal;

/** Who would get what if it were counted now (section 6 of the rules). */
final class Scoring {

  static final int NOBODY = -1;

  private Scoring() {}

  /** The seat that a temple's value goes to (K70). */
  static int owner(TikalPosition now, int temple) {
    for (int seat = 0; seat < now.seats(); seat++) {
      if (isOwner(now, seat, temple)) {
        return seat;
      }
    }
    return NOBODY;
  }

  /** What a seat's temples are worth (K70). */
  static int temples(TikalPosition now, int seat) {
    int points = 0;
    for (long rest = now.terrain.temples(); rest != 0; rest &= rest - 1) {
      int temple = Long.numberOfTrailingZeros(rest);
      points += isOwner(now, seat, temple) ? now.temples.value(temple) : 0;
    }
    return points;
  }

  private static boolean isOwner(TikalPosition now, int seat, int temple) {
    return (now.pieces.allGuards() & Space.bit(temple)) != 0
        ? (now.pieces.guards(seat) & Space.bit(temple)) != 0
        : now.pieces.leads(seat, temple);
  }
}
