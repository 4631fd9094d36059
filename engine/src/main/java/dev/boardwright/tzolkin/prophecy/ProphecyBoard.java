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

  public ProphecyBoard(int seats) {
    slots = new int[SLOTS];
    points = new int[seats];
    fed = new int[seats];
  }

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

  public Prophecy at(int slot) {
    return Prophecy.ALL[slots[slot]];
  }

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

  public int points(int seat) {
    return points[seat];
  }

  public void score(int seat, int scored) {
    points[seat] += scored;
  }

  /** How many workers a seat has fed on the last food day. */
  public int fed(int seat) {
    return fed[seat];
  }

  public void fed(int seat, int workers) {
    fed[seat] = workers;
  }

  public void digest(Digest out) {
    out.add(slots).add(drawn).add(active).add(points).add(fed);
  }
}
