package dev.boardwright.api.store;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What some node has to see to at a certain time: clocks that run out, bots that are to move. An
 * entry is only a hint to look: schedule first, then change what is to be looked at, and the look
 * is never missed, whatever dies in between. A job may come too early or more than once.
 */
public interface Agenda {

  /** The most jobs that are taken at once. */
  int MAX_DUE = 200;

  /**
   * Something to see to.
   *
   * @param key what
   * @param ticket tells this scheduling from later ones
   */
  record Job(String key, long ticket) {}

  /**
   * Makes a job due after this time, unless it is due earlier already. Finished or not, it is taken
   * once more at this time or later: so whatever is changed until then is looked at.
   *
   * @param queue which kind of job: 1 to 20 letters
   * @param key 1 to 128 characters
   * @param delay 0 to 10 years
   * @return this time, by the store's clock
   */
  Instant schedule(String queue, String key, Duration delay);

  /**
   * Takes jobs that are due, earliest first. What is taken comes again after the lease, unless it
   * is {@link #finish finished} before: so it survives whoever took it.
   *
   * @param limit 1 to {@link #MAX_DUE}
   * @param lease 1 ms to 10 years
   */
  List<Job> due(String queue, int limit, Duration lease);

  /**
   * Ends a job, if it was not scheduled again since it was taken, nor for a time that had not come
   * then; else it stays, and comes again.
   *
   * @param again when it is to come again all the same; empty: never
   */
  void finish(String queue, Job job, Optional<Duration> again);
}
