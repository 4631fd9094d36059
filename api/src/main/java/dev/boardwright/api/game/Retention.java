package dev.boardwright.api.game;

import dev.boardwright.api.wire.Status;
import java.time.Duration;
import java.util.Optional;

/**
 * How long games are kept.
 *
 * @param open while nobody has started them
 * @param finished after their end; empty: for ever
 */
public record Retention(Duration open, Optional<Duration> finished) {
  Optional<Duration> of(Status status) {
    return switch (status) {
      case OPEN -> Optional.of(open);
      case FINISHED, ABORTED -> finished;
      case RUNNING, HALTED -> Optional.empty();
    };
  }
}
