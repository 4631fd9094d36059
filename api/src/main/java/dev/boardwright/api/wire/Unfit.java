package dev.boardwright.api.wire;

import dev.boardwright.engine.Text;

/** A property of a request that is out of its bounds; becomes a problem with a pointer. */
public final class Unfit extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String property;
  private final transient Text detail;

  /**
   * @param key of a message of the service: what would have been accepted
   */
  Unfit(String property, String key, Object... args) {
    super(property, null, false, false);
    this.property = property;
    this.detail = Problem.text(key, args);
  }

  /**
   * A path below the record that was read, such as {@code seats/3}; empty for the record itself.
   */
  public String property() {
    return property;
  }

  /** What would have been accepted. */
  public Text detail() {
    return detail;
  }
}
