package dev.boardwright.api.store;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Buckets in memory, for a store that has one process anyway. Times are in µs. */
final class MemoryLimits {

  private static final int MANY = 10_000;
  private static final long MOST = Limits.FULL.multipliedBy(2).toNanos() / 1000;

  private final InstantSource clock;
  private final Map<String, Long> emptyAt = new ConcurrentHashMap<>();

  MemoryLimits(InstantSource clock) {
    this.clock = clock;
  }

  /**
   * As {@link Limits#count}.
   *
   * @param cost what the uses take of the bucket
   */
  Duration count(String bucket, Duration cost) {
    long now = ChronoUnit.MICROS.between(Instant.EPOCH, clock.instant());
    if (emptyAt.size() >= MANY) {
      emptyAt.values().removeIf(at -> at <= now);
    }
    long more = cost.toNanos() / 1000;
    long at =
        emptyAt.merge(
            bucket,
            now + more,
            (known, _) -> now + Math.min(Math.max(known - now, 0) + more, MOST));
    return Duration.of(at - now, ChronoUnit.MICROS);
  }
}
