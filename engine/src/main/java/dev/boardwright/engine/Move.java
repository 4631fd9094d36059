package dev.boardwright.engine;

/**
 * An answer to a {@link Decision}, or what CHANCE brings. A ruleset declares its moves as one
 * sealed interface of small records, whose components are the argument types of the {@link
 * Grammar}. Moves are values: equal when they say the same.
 */
public interface Move {

  /**
   * Whether this move ends the mover's turn and does nothing else. Such a move is asked for even
   * when it is the only one, as long as the setup wants turns confirmed, so that the turn can still
   * be taken back.
   */
  default boolean endsTurn() {
    return false;
  }
}
