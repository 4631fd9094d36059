package dev.boardwright.api.store;

/** The store did not answer in time, or refused. The caller may try again later. */
public final class StoreUnavailable extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * @param message for operators, with what they can do
   */
  public StoreUnavailable(String message) {
    super(message);
  }

  /**
   * @param message for operators, with what they can do
   */
  public StoreUnavailable(String message, Throwable cause) {
    super(message, cause);
  }
}
