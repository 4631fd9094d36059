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
   * @param answer to the game as it is then
   */
  record Change<T>(
      GameHeader header,
      Optional<Match<?>> match,
      Optional<Append> append,
      Function<Game, T> answer)
      implements Plan<T> {

    /** Another header for a game; what was played stays. */
    static <T> Change<T> of(Game game, GameHeader header, Function<Game, T> answer) {
      return new Change<>(header, game.match(), Optional.empty(), answer);
    }

    /**
     * A game goes on as this match.
     *
     * @param append what was added to its log
     */
    static <T> Change<T> of(Game game, Match<?> match, Append append, Function<Game, T> answer) {
      return new Change<>(
          game.header().after(match), Optional.of(match), Optional.of(append), answer);
    }

    /**
     * A game starts.
     *
     * @param match with one append at most
     */
    static <T> Change<T> starting(GameHeader header, Match<?> match, Function<Game, T> answer) {
      Optional<Append> first = match.appends().stream().findFirst();
      return new Change<>(header.after(match), Optional.of(match), first, answer);
    }
  }
}
