package dev.boardwright.api.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Problem;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/** How many requests an address may send a minute; a minute's worth may come at once. */
final class RateLimit {

  private static final long MINUTE = Duration.ofMinutes(1).toNanos();
  private static final int MOST_ADDRESSES = 100_000;

  private final int perMinute;
  private final Cache<String, AtomicLong> emptyAt =
      Caffeine.newBuilder()
          .maximumSize(MOST_ADDRESSES)
          .expireAfterAccess(Duration.ofMinutes(2))
          .build();

  /**
   * @param perMinute 0 for no limit
   */
  RateLimit(int perMinute) {
    this.perMinute = perMinute;
  }

  /**
   * Counts a request.
   *
   * @throws Problem {@code rate_limited} if there were too many
   */
  void count(String address) {
    if (perMinute == 0) {
      return;
    }
    long now = System.nanoTime();
    long cost = MINUTE / perMinute;
    // A bucket that leaks one request at a time; it is kept as the moment when it will be empty.
    AtomicLong empty = emptyAt.get(address, _ -> new AtomicLong(now));
    long level = empty.updateAndGet(before -> Math.max(before, now) + cost) - now;
    if (level > MINUTE) {
      empty.addAndGet(-cost);
      throw Problem.of(Code.RATE_LIMITED, "limit.requests", "most", perMinute)
          .with("limit", perMinute);
    }
  }
}
