package dev.boardwright.api.game;

import dev.boardwright.api.wire.Status;
import java.time.Duration;
import java.util.Optional;

/** How long games are kept. */
public record Retention(Duration open, Duration finished) {
  Optional<Duration> of(Status status) {
    return switch (status) {
      case OPEN -> Optional.of(open);
      case FINISHED, ABORTED -> Optional.of(finished);
      case RUNNING, HALTED -> Optional.empty();
    };
  }
}
