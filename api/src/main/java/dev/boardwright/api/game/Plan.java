package dev.boardwright.api.game;

import dev.boardwright.engine.Append;
import dev.boardwright.engine.Match;
import java.util.Optional;
import java.util.function.Function;

/** What to do with a game, decided by looking at it. */
sealed interface Plan<T> {

  /** Nothing is to be changed. */
  record Answer<T>(T value) implements Plan<T> {}

  /**
   * Store this, then answer.
   *
   * @param match what the game is played on from now on; empty before the start
   */
  record Store<T>(
      GameHeader header,
      Optional<Match<?>> match,
      Optional<Append> append,
      Function<Game, T> answer)
      implements Plan<T> {}
}
