package dev.boardwright.api.store;

import java.time.Duration;

/**
 * Counts how often something happens, for all nodes together. What is counted fills a bucket that
 * drains evenly: it is full after {@code perMinute} uses at once, and empty again a minute later.
 * Nothing is refused here; who counts decides what a full bucket means.
 */
public interface Limits {

  /** What a bucket holds. */
  Duration FULL = Duration.ofMinutes(1);

  /** The most uses a minute that can be counted. */
  int MOST_PER_MINUTE = 10_000_000;

  /**
   * Counts uses that were made. An answer that is lost may leave them counted twice; a store that
   * loses its memory empties all buckets.
   *
   * @param bucket 1 to 128 characters; it is forgotten when it is empty
   * @param perMinute how many uses fill the bucket, 1 to {@link #MOST_PER_MINUTE}
   * @param uses 1 to {@code perMinute}
   * @return how long the bucket takes to be empty, these uses included; more than {@link #FULL} if
   *     there were too many, at most twice that
   */
  Duration count(String bucket, int perMinute, int uses);
}
