package dev.boardwright.tikal;

import dev.boardwright.engine.Digest;

/**
 * The treasure tokens: in the supply, face down on hexes, in front of players. What a face-down
 * token shows is not decided before it is recovered (K12, K107).
 */
final class Treasures {

  private final byte[] there; // by space
  private final byte[] held; // by seat and kind
  private int supply;

  Treasures(int seats) {
    there = new byte[Space.COUNT];
    held = new byte[seats * Treasure.COUNT];
    supply = Treasure.COUNT * Treasure.TOKENS;
  }

  Treasures(Treasures other) {
    there = other.there.clone();
    held = other.held.clone();
    supply = other.supply;
  }

  /** How many lie on a space. */
  int there(int space) {
    return there[space];
  }

  int supply() {
    return supply;
  }

  /** How many tokens of a kind a seat has. */
  int held(int seat, int kind) {
    return held[seat * Treasure.COUNT + kind];
  }

  /** How many tokens of a kind nobody has seen yet. */
  int unseen(int kind) {
    int unseen = Treasure.TOKENS;
    for (int i = kind; i < held.length; i += Treasure.COUNT) {
      unseen -= held[i];
    }
    return unseen;
  }

  /** Draws tokens unseen onto a treasure tile (K25). */
  void lay(int space, int tokens) {
    supply -= tokens;
    there[space] = (byte) tokens;
  }

  /** Turns up the topmost token of a space for a seat (K46). */
  void recover(int space, int seat, int kind) {
    there[space]--;
    held[seat * Treasure.COUNT + kind]++;
  }

  void exchange(int seat, int gives, int opponent, int takes) {
    held[seat * Treasure.COUNT + gives]--;
    held[opponent * Treasure.COUNT + gives]++;
    held[opponent * Treasure.COUNT + takes]--;
    held[seat * Treasure.COUNT + takes]++;
  }

  /** What the tokens of a seat score (K71). */
  int points(int seat) {
    int points = 0;
    for (int kind = 0; kind < Treasure.COUNT; kind++) {
      points += Treasure.points(held(seat, kind));
    }
    return points;
  }

  /** All tokens, wherever they are. */
  int count() {
    int count = supply;
    for (byte tokens : there) {
      count += tokens;
    }
    for (byte tokens : held) {
      count += tokens;
    }
    return count;
  }

  void digest(Digest out) {
    out.add(there).add(held).add(supply);
  }
}
