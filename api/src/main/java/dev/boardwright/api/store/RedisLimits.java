package dev.boardwright.api.store;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Objects;

/** Buckets in Redis: a string each, the time when it will be empty, which expires at that time. */
final class RedisLimits {

  private static final RedisScript COUNT = RedisScript.of("count.lua");

  private final RedisConnection redis;
  private final RedisKeys keys;

  RedisLimits(RedisConnection redis, RedisKeys keys) {
    this.redis = redis;
    this.keys = keys;
  }

  /**
   * As {@link Limits#count}.
   *
   * @param cost what the uses take of the bucket
   */
  Duration count(String bucket, Duration cost) {
    List<String> key = List.of(keys.limit(bucket));
    List<String> arguments = List.of("" + micros(cost), "" + micros(Limits.FULL.multipliedBy(2)));
    Object left = Objects.requireNonNull(redis.run(COUNT, key, arguments), "an answer");
    return Duration.of((Long) left, ChronoUnit.MICROS);
  }

  private static long micros(Duration duration) {
    return duration.dividedBy(Duration.of(1, ChronoUnit.MICROS));
  }
}
