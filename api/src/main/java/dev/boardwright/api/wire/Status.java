package dev.boardwright.api.wire;

/** What state a game is in. */
public enum Status {
  /** Waits for seats to be claimed. */
  OPEN,
  RUNNING,
  /** Over, with a result. */
  FINISHED,
  /** Ended without a result. */
  ABORTED,
  /** Stopped because its log does not replay. */
  HALTED;

  /** Whether something can still happen in such a game. */
  public boolean goesOn() {
    return this == OPEN || this == RUNNING;
  }
}
