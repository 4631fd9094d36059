package dev.boardwright.api.store;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicReference;

/** A clock that a test sets, and stores that go by it. */
public final class SetClock implements InstantSource {

  private static final long PURGE_MILLIS = 60_000;

  private final AtomicReference<Instant> now =
      new AtomicReference<>(Instant.parse("2026-11-30T10:00:00Z"));

  @Override
  public Instant instant() {
    return now.get();
  }

  /** Lets time pass. */
  public void pass(Duration time) {
    now.updateAndGet(instant -> instant.plus(time));
  }

  /** Opens the embedded store of a folder, which lives by this clock. */
  public Store open(Path folder) {
    return SqliteStore.open(folder, this, PURGE_MILLIS);
  }
}
