package dev.boardwright.engine;

/** A step that asks a seat to choose one of a short list of legal moves. */
public non-sealed interface Decision extends Step {

  /** The seat asked, from 0. */
  int seat();

  /**
   * Whether the list of legal moves, or the answer, depends on something that another seat may not
   * see. Such a decision is always asked, even with one legal move, so that the log has the same
   * length in every world; and only the seat itself sees what it answered.
   */
  default boolean secret() {
    return false;
  }
}
