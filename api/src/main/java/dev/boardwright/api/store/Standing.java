package dev.boardwright.api.store;

import dev.boardwright.api.store.GameStore.Known;
import java.time.Instant;
import java.util.Optional;

/**
 * How far a game is in a database.
 *
 * @param updated when it changed last
 */
record Standing(int revision, int version, Instant updated) {

  /** Whether this is what somebody knows. */
  boolean is(Known known) {
    return hasNumbers(known) && known.updatedAt().map(updated::equals).orElse(true);
  }

  /**
   * Whether the game can have gone on from what somebody knows.
   *
   * @param appended when the append was stored that ends at the version known; empty if none does
   */
  boolean goesOn(Known known, Optional<Instant> appended) {
    if (known.updatedAt().isEmpty() || is(known)) {
      return version >= known.version();
    }
    return !hasNumbers(known)
        && revision >= known.revision()
        && version >= known.version()
        && (known.version() == 0
            || appended.filter(at -> !at.isAfter(known.updatedAt().get())).isPresent());
  }

  private boolean hasNumbers(Known known) {
    return revision == known.revision() && version == known.version();
  }
}
