package dev.boardwright.seasons;

import dev.boardwright.engine.Digest;
import java.util.Arrays;

/** The season dice: which are used, what those of this round show, and who has taken them. */
final class Dice {

  private static final int NONE = -1;

  private final int[] taken; // by seat
  private final int[] faces; // by die within its season
  private int kept; // dice as bits
  private int rolled; // the dice of this round as bits

  Dice(int seats) {
    taken = new int[seats];
    faces = new int[Die.PER_SEASON];
    kept = (1 << Die.COUNT) - 1;
    Arrays.fill(taken, NONE);
  }

  private Dice(Dice other) {
    taken = other.taken.clone();
    faces = other.faces.clone();
    kept = other.kept;
    rolled = other.rolled;
  }

  Dice copy() {
    return new Dice(this);
  }

  boolean isKept(int die) {
    return ((kept >> die) & 1) != 0;
  }

  void setAside(Die die) {
    kept &= ~die.bit();
  }

  /** A new round begins. */
  void clear() {
    rolled = 0;
    Arrays.fill(taken, NONE);
    Arrays.fill(faces, 0);
  }

  void roll(Die die, int face) {
    rolled |= die.bit();
    faces[die.ordinal() % Die.PER_SEASON] = face;
  }

  /** The dice that were rolled in this round, as bits. */
  int rolled() {
    return rolled;
  }

  /** The dice that can still be taken, as bits. */
  int available() {
    int available = rolled;
    for (int die : taken) {
      available &= die == NONE ? -1 : ~(1 << die);
    }
    return available;
  }

  void take(int seat, Die die) {
    taken[seat] = die.ordinal();
  }

  /** Whether a seat has taken a die in this round. */
  boolean hasTaken(int seat) {
    return taken[seat] != NONE;
  }

  /** The die that a seat has taken. */
  Die of(int seat) {
    return Die.ALL[taken[seat]];
  }

  /** 1 to 6. */
  int shown(Die die) {
    return faces[die.ordinal() % Die.PER_SEASON];
  }

  Face faceOf(int seat) {
    Die die = of(seat);
    return die.face(shown(die));
  }

  /** The face of the die that nobody took (S85). */
  Face leftOver() {
    Die die = Die.ALL[Integer.numberOfTrailingZeros(available())];
    return die.face(shown(die));
  }

  void digest(Digest out) {
    out.add(taken).add(faces).add(kept).add(rolled);
  }
}
