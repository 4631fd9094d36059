package dev.boardwright.api.game;

import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.api.wire.Status;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** Looks at games whose clocks run, so that whoever has no time left leaves. */
public final class TimeKeeper {

  /** The queue of what it is to look at, by id. */
  public static final String QUEUE = Deadlines.QUEUE;

  /** When to look again at a game that cannot be judged now. */
  private static final Duration LATER = Duration.ofMinutes(1);

  private final Games games;

  /** Looks at these games. */
  public TimeKeeper(Games games) {
    this.games = games;
  }

  /**
   * Looks at a game, as often as anybody likes.
   *
   * @return when to look again; empty: never
   */
  public Optional<Duration> see(String id) {
    try {
      Game game = games.change(id, Plan.Answer::new);
      return game.status() == Status.OPEN ? Optional.of(LATER) : next(game);
    } catch (Problem problem) {
      if (problem.code() == Code.NOT_FOUND) {
        return Optional.empty();
      }
      return Optional.of(LATER); // of other rules than this node has, or changed all the time
    }
  }

  private static Optional<Duration> next(Game game) {
    Optional<Instant> deadline = game.clock().flatMap(Clock::deadline);
    return deadline.map(
        end -> {
          Duration left = Duration.between(game.seenAt(), end).plus(Deadlines.MOMENT);
          return left.isNegative() ? Duration.ZERO : left;
        });
  }
}
