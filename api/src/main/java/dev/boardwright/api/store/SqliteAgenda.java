package dev.boardwright.api.store;

import dev.boardwright.api.store.Agenda.Job;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Jobs in the database, each method within one transaction. Times are in ms. A job is kept until a
 * look at its {@code latest} time, which is 0 once that was taken.
 */
final class SqliteAgenda {

  private SqliteAgenda() {}

  /** Makes a job due at a time, unless it is due earlier already. */
  static int schedule(Sql sql, String queue, String key, long at) throws SQLException {
    sql.update("UPDATE ticket SET last = last + 1");
    return sql.update(
        """
        INSERT INTO job (queue, key, due, latest, ticket) SELECT ?, ?, ?, ?, last FROM ticket WHERE true
        ON CONFLICT (queue, key) DO UPDATE SET due = min(due, excluded.due),
          latest = max(latest, excluded.latest), ticket = excluded.ticket\
        """,
        queue,
        key,
        at,
        at);
  }

  static boolean anyDue(Sql sql, String queue, long now) throws SQLException {
    return sql.first(
            "SELECT 1 FROM job WHERE queue = ? AND due <= ? LIMIT 1",
            row -> row.getInt(1),
            queue,
            now)
        .isPresent();
  }

  /** Takes jobs that are due, earliest first, for the time of the lease. */
  static List<Job> due(Sql sql, String queue, int limit, Duration lease, long now)
      throws SQLException {
    List<Job> jobs =
        sql.all(
            "SELECT key, ticket FROM job WHERE queue = ? AND due <= ? ORDER BY due LIMIT ?",
            row -> new Job(row.getString(1), row.getLong(2)),
            queue,
            now,
            limit);
    for (Job job : jobs) {
      sql.update(
          "UPDATE job SET due = ?, latest = iif(latest <= ?, 0, latest) WHERE queue = ? AND key ="
              + " ?",
          now + lease.toMillis(),
          now,
          queue,
          job.key());
    }
    return jobs;
  }

  /**
   * Ends a job, unless it was scheduled again.
   *
   * @param again the time when it is to come again all the same
   */
  static int finish(Sql sql, String queue, Job job, Optional<Long> again) throws SQLException {
    sql.update(
        "UPDATE job SET due = min(?, iif(latest = 0, ?, latest)) WHERE queue = ? AND key = ? AND"
            + " ticket = ?",
        again.orElse(Long.MAX_VALUE),
        Long.MAX_VALUE,
        queue,
        job.key(),
        job.ticket());
    return sql.update(
        "DELETE FROM job WHERE queue = ? AND key = ? AND ticket = ? AND due = ?",
        queue,
        job.key(),
        job.ticket(),
        Long.MAX_VALUE);
  }
}
