package dev.boardwright.engine.conformance;

/** A ruleset does not keep what the core asks of a game. */
public final class NonConformance extends AssertionError {

  private static final long serialVersionUID = 1L;

  private final Check check;

  NonConformance(Check check, String message, Throwable cause) {
    super(message, cause);
    this.check = check;
  }

  NonConformance(Check check, String message) {
    super(message);
    this.check = check;
  }

  public Check check() {
    return check;
  }
}
