package dev.boardwright.api.store;

import dev.boardwright.api.store.GameStore.Known;
import dev.boardwright.api.store.GameStore.Snapshot;
import dev.boardwright.api.store.GameStore.StoredAppend;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * How far a game is in a database.
 *
 * @param updated when it changed last
 */
record Standing(int revision, int version, Instant updated) {

  /** Reads the end of a log. */
  interface Tail {

    /** What was appended after a version, in order. */
    List<StoredAppend> after(int version) throws SQLException;
  }

  /** Whether this is what somebody knows. */
  boolean is(Known known) {
    return hasNumbers(known) && known.updatedAt().map(updated::equals).orElse(true);
  }

  /**
   * What somebody does not know of the game.
   *
   * @param appended when the append was stored that ends at the version known; empty if none does
   */
  Snapshot snapshot(Known known, Optional<Instant> appended, String header, Tail tail)
      throws SQLException {
    boolean goesOn = goesOn(known, appended);
    int from = goesOn ? known.version() : 0;
    return new Snapshot(
        revision,
        goesOn && revision == known.revision() ? Optional.empty() : Optional.of(header),
        version,
        version == from ? List.of() : tail.after(from),
        updated,
        goesOn);
  }

  /** Whether the game can have gone on from what somebody knows. */
  private boolean goesOn(Known known, Optional<Instant> appended) {
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
