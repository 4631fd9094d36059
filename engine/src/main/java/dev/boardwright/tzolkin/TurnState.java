package dev.boardwright.tzolkin;

import dev.boardwright.engine.Digest;
import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.piece.Price;

/**
 * What the seat whose turn it is has done so far, where that limits or changes what it may do yet.
 */
final class TurnState {

  private static final int SPACES = Gear.HIGHEST_SPACE + 1; // bits for a gear
  private static final int NOTHING = -1;

  private int owner = NOTHING;
  private long placed; // by gear and space, as bits
  private int skipped = NOTHING; // gear and space
  private boolean used; // what the tribe may do once
  private boolean quick; // a quick action is due
  private boolean late; // a worker is picked up after others were placed
  private boolean failed; // a quick action could not be done
  private int renovated = NOTHING; // building whose resources count for the next construction

  TurnState() {}

  TurnState(TurnState other) {
    owner = other.owner;
    placed = other.placed;
    skipped = other.skipped;
    used = other.used;
    quick = other.quick;
    late = other.late;
    failed = other.failed;
    renovated = other.renovated;
  }

  void begin(int seat) {
    end();
    owner = seat;
  }

  /** Nobody's turn begins. */
  void end() {
    owner = NOTHING;
    placed = 0;
    skipped = NOTHING;
    used = false;
    quick = false;
    late = false;
    renovated = NOTHING;
  }

  /** Whether it is this seat's turn. */
  boolean isOf(int seat) {
    return owner == seat;
  }

  // ---- placing

  void place(int gear, int space) {
    placed |= 1L << (gear * SPACES + space);
  }

  /** How many workers were placed on gears. */
  int placedOnGears() {
    return Long.bitCount(placed);
  }

  /** The spaces of a gear on which a worker was placed, as bits. */
  int placed(int gear) {
    return (int) (placed >> (gear * SPACES)) & ((1 << SPACES) - 1);
  }

  void skip(int gear, int space) {
    skipped = gear * SPACES + space;
    used = true;
  }

  /** The space of a gear that is passed over, as a bit. */
  int skipped(int gear) {
    return skipped >= 0 && skipped / SPACES == gear ? 1 << (skipped % SPACES) : 0;
  }

  // ---- once a turn

  boolean isUsed() {
    return used;
  }

  void use() {
    used = true;
  }

  // ---- the quick action

  boolean isQuickDue() {
    return quick;
  }

  void quickDue(boolean due) {
    quick = due;
  }

  /** Whether a worker is being picked up after others were placed. */
  boolean isLate() {
    return late;
  }

  void late(boolean picking) {
    late = picking;
  }

  /** Whether a quick action could not be done; only when a move is tried that must not be made. */
  boolean hasFailed() {
    return failed;
  }

  void fail() {
    failed = true;
  }

  // ---- renovation

  void renovate(Building old) {
    renovated = old.ordinal();
  }

  /** The new tile is there: what was given for it counts no longer. */
  void construct() {
    renovated = NOTHING;
  }

  /** What is left of a price when the old building is given for it (X133). */
  Price due(Price printed) {
    return renovated == NOTHING ? printed : printed.without(Building.ALL[renovated].price());
  }

  void digest(Digest out) {
    out.add(owner)
        .add(placed)
        .add(skipped)
        .add(used)
        .add(quick)
        .add(late)
        .add(failed)
        .add(renovated);
  }
}
