package dev.boardwright.api.game;

import dev.boardwright.api.wire.Status;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * How long games are kept.
 *
 * @param open while nobody has started them
 * @param idle while nobody changes them though they are not over, beyond the time that their clocks
 *     allow; empty: for ever
 * @param finished after their end; empty: for ever
 */
public record Retention(Duration open, Optional<Duration> idle, Optional<Duration> finished) {

  /** What is kept longer outlives the store. */
  private static final Duration LONGEST = Duration.ofDays(3_650);

  /**
   * How long a game is kept after a change.
   *
   * @param status after it
   * @param clock how long the clock lets the game rest then
   * @return empty: for ever
   */
  Optional<Duration> of(Status status, Supplier<Duration> clock) {
    return switch (status) {
      case OPEN -> Optional.of(open);
      case FINISHED, ABORTED -> finished;
      case RUNNING, HALTED -> idle.map(time -> time.plus(clock.get())).map(Retention::bounded);
    };
  }

  private static Duration bounded(Duration time) {
    return time.compareTo(LONGEST) < 0 ? time : LONGEST;
  }
}
