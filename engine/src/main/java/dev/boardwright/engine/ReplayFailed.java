package dev.boardwright.engine;

import java.util.Locale;

/** A log does not fit its setup or its ruleset: an entry is not legal, or a digest disagrees. */
public final class ReplayFailed extends Exception {

  private static final long serialVersionUID = 1L;

  private final int version;
  private final transient Text why;

  /**
   * @param version the log length up to which the log was good
   * @param why what is wrong with what follows
   */
  public ReplayFailed(int version, Text why) {
    super("at version " + version + ": " + why.in(Locale.ENGLISH));
    this.version = version;
    this.why = why;
  }

  /** The log length up to which the log was good. */
  public int version() {
    return version;
  }

  /** What is wrong with what follows. */
  public Text why() {
    return why;
  }
}
