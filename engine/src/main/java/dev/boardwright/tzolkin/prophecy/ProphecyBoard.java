package dev.boardwright.tzolkin.prophecy;

import dev.boardwright.engine.Digest;
import java.util.Optional;

/**
 * The three prophecies of a game (X12), which of them comes true now (X60), and what they have
 * scored.
 */
public final class ProphecyBoard {

  /** How many prophecies a game has. */
  public static final int SLOTS = 3;

  private static final int NONE = -1;

  private final int[] slots;
  private int drawn;
  private int active = NONE; // slot
  private final int[] points; // by seat
  private final int[] fed; // by seat, on the last food day

  /** Without prophecies yet. */
  public ProphecyBoard(int seats) {
    slots = new int[SLOTS];
    points = new int[seats];
    fed = new int[seats];
  }

  /** A copy. */
  public ProphecyBoard(ProphecyBoard other) {
    slots = other.slots.clone();
    drawn = other.drawn;
    active = other.active;
    points = other.points.clone();
    fed = other.fed.clone();
  }

  /** How many are revealed; 0 in a game without prophecies. */
  public int drawn() {
    return drawn;
  }

  /** The prophecy of a slot, from 0, which must be revealed. */
  public Prophecy at(int slot) {
    return Prophecy.ALL[slots[slot]];
  }

  /** Whether it is one of those revealed. */
  public boolean isDrawn(Prophecy prophecy) {
    for (int slot = 0; slot < drawn; slot++) {
      if (slots[slot] == prophecy.ordinal()) {
        return true;
      }
    }
    return false;
  }

  /** Reveals the next one. */
  public void draw(Prophecy prophecy) {
    slots[drawn++] = prophecy.ordinal();
  }

  /** What comes true now. */
  public Affliction affliction() {
    return active == NONE ? Affliction.NONE : at(active).affliction();
  }

  /** Whether any prophecy comes true now. */
  public boolean isActive() {
    return active != NONE;
  }

  /** The prophecy that comes true now (X60). */
  public Optional<Prophecy> active() {
    return active == NONE ? Optional.empty() : Optional.of(at(active));
  }

  /**
   * A day begins (X60, X62).
   *
   * @param foodDays how many have been held
   * @return whether another prophecy comes true than before
   */
  public boolean begin(int foodDays) {
    int before = active;
    active = foodDays >= 1 && foodDays <= drawn ? foodDays - 1 : NONE;
    return active != before;
  }

  /** What prophecies have brought a seat so far; may be negative (X65). */
  public int points(int seat) {
    return points[seat];
  }

  /** Adds what a prophecy brings, points that may be negative (X65). */
  public void score(int seat, int scored) {
    points[seat] += scored;
  }

  /** How many workers a seat has fed on the last food day. */
  public int fed(int seat) {
    return fed[seat];
  }

  /** So many workers of a seat were fed on this food day. */
  public void fed(int seat, int workers) {
    fed[seat] = workers;
  }

  /** Adds the board to a digest. */
  public void digest(Digest out) {
    out.add(slots).add(drawn).add(active).add(points).add(fed);
  }
}
