package dev.boardwright.engine;

/** A step that asks a seat to choose one of a short list of legal moves. */
public non-sealed interface Decision extends Step {

  /** The seat asked, from 0. */
  int seat();

  /**
   * Whether only the seat itself sees what it answers. Such a decision is {@link #alwaysAsked()}.
   */
  default boolean secret() {
    return false;
  }

  /**
   * Whether the decision is asked even when it has only one legal move, so that the log has the
   * same length in every world. A game says so wherever the list depends on something that another
   * seat may not see; the answer may be public all the same, like a card played from a hidden hand.
   */
  default boolean alwaysAsked() {
    return secret();
  }
}
