package dev.boardwright.api.wire;

/** A property of a request that is out of its bounds; becomes a problem with a pointer. */
public final class Unfit extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String property;

  Unfit(String property, String detail) {
    super(detail, null, false, false);
    this.property = property;
  }

  /**
   * A path below the record that was read, such as {@code seats/3}; empty for the record itself.
   */
  public String property() {
    return property;
  }

  /** For people: what would have been accepted. */
  public String detail() {
    return String.valueOf(getMessage());
  }
}
