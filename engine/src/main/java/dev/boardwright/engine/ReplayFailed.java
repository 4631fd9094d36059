package dev.boardwright.engine;

/** A log does not fit its setup or its ruleset: an entry is not legal, or a digest disagrees. */
public final class ReplayFailed extends Exception {

  private static final long serialVersionUID = 1L;

  private final int version;

  /**
   * @param version the log length up to which the log was good
   * @param message what is wrong with what follows
   */
  public ReplayFailed(int version, String message) {
    super("at version " + version + ": " + message);
    this.version = version;
  }

  /** The log length up to which the log was good. */
  public int version() {
    return version;
  }
}
