package dev.boardwright.api.game;

import dev.boardwright.api.store.Store;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;

/** Sees to it that somebody looks at a game when the time of a seat is over. */
final class Deadlines {

  /** The queue of games to look at. */
  static final String QUEUE = "clocks";

  /** A seat is in time up to its deadline, so there is nothing to see before the next moment. */
  static final Duration MOMENT = Duration.ofMillis(1);

  private final Store store;

  Deadlines(Store store) {
    this.store = store;
  }

  /**
   * Until when a change of a game may be stored: afterwards somebody has run out of time first.
   *
   * <p>A running game always has a look scheduled at its first deadline or earlier, so another one
   * is needed only if the change brings that forward. That look then comes after the change or the
   * change not at all.
   *
   * @param clock that of the game after the change, by when it is stored; empty if none runs then
   */
  Optional<Instant> of(Game game, Optional<Function<Instant, Clock>> clock) {
    Optional<Instant> first = game.clock().flatMap(Clock::deadline);
    if (!isEarlier(next(clock, game.seenAt()), first)) {
      return first;
    }
    Instant now = store.now();
    Optional<Instant> next = next(clock, now);
    if (!isEarlier(next, first)) {
      return first;
    }
    Duration delay = Duration.between(now, next.get()).plus(MOMENT);
    if (delay.isPositive()) { // else it is too late for the change
      store.schedule(QUEUE, game.id(), delay);
    }
    return next;
  }

  /**
   * To be called after a change. It comes after the last look at the game, so all before it goes
   * by; but where the store's clock was set back in between, its deadline is earlier than thought.
   *
   * @param at when it was stored
   */
  void stored(Game game, Optional<Function<Instant, Clock>> clock, Instant at) {
    if (at.isBefore(game.seenAt())) {
      next(clock, at)
          .map(deadline -> Duration.between(at, deadline).plus(MOMENT))
          .filter(Duration::isPositive)
          .ifPresent(delay -> store.schedule(QUEUE, game.id(), delay));
    }
  }

  private static Optional<Instant> next(Optional<Function<Instant, Clock>> clock, Instant stored) {
    return clock.flatMap(after -> after.apply(stored).deadline());
  }

  private static boolean isEarlier(Optional<Instant> one, Optional<Instant> other) {
    return one.isPresent() && (other.isEmpty() || one.get().isBefore(other.get()));
  }
}
