package dev.boardwright.api.store;

import dev.boardwright.api.store.Documents.Document;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Documents in the database, each method within one transaction. Times are in ms. */
final class SqliteDocuments {

  private static final int PURGED_AT_ONCE = 100;

  private SqliteDocuments() {}

  static Optional<Document> find(Sql sql, String key, long now) throws SQLException {
    return sql.first(
        """
        SELECT revision, text FROM document WHERE key = ? AND (expires IS NULL OR expires > ?)\
        """,
        row -> new Document(row.getInt(1), row.getString(2)),
        key,
        now);
  }

  /** Returns false if the document is at another revision, and so was left as it is. */
  static boolean write(
      Sql sql, String key, int revision, String text, Optional<Duration> expiry, long now)
      throws SQLException {
    int found = find(sql, key, now).map(Document::revision).orElse(0);
    if (found != revision) {
      return false;
    }
    @Nullable Long expires = expiry.map(time -> now + time.toMillis()).orElse(null);
    sql.update(
        "INSERT OR REPLACE INTO document (key, revision, text, expires) VALUES (?, ?, ?, ?)",
        key,
        revision + 1,
        text,
        expires);
    return true;
  }

  static int remove(Sql sql, String key) throws SQLException {
    return sql.update("DELETE FROM document WHERE key = ?", key);
  }

  /** Returns the text that is kept there already; empty if this one is now. */
  static Optional<String> keep(Sql sql, String key, String text, Duration expiry, long now)
      throws SQLException {
    Optional<Document> kept = find(sql, key, now);
    if (kept.isEmpty()) {
      write(sql, key, 0, text, Optional.of(expiry), now);
    }
    return kept.map(Document::text);
  }

  /** Removes some of what has expired. Returns whether there may be more. */
  static boolean purge(Sql sql, long now) throws SQLException {
    int removed =
        sql.update(
            "DELETE FROM document WHERE key IN (SELECT key FROM document WHERE expires <= ? LIMIT "
                + PURGED_AT_ONCE
                + ")",
            now);
    return removed == PURGED_AT_ONCE;
  }
}
