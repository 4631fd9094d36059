package dev.boardwright.engine;

/** What became of a text or typed form that somebody sent. */
public sealed interface Parsed<T> {

  /** It is well-formed (which does not mean that it is legal). */
  record Ok<T>(T value) implements Parsed<T> {}

  /**
   * It is not.
   *
   * @param reason what is wrong and what would have been accepted
   */
  record Bad<T>(Text reason) implements Parsed<T> {}
}
