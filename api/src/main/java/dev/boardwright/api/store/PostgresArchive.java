package dev.boardwright.api.store;

import com.zaxxer.hikari.HikariDataSource;
import dev.boardwright.api.store.GameStore.Commit;
import dev.boardwright.api.store.GameStore.Known;
import dev.boardwright.api.store.GameStore.Listing;
import dev.boardwright.api.store.GameStore.Outcome;
import dev.boardwright.api.store.GameStore.Page;
import dev.boardwright.api.store.GameStore.Query;
import dev.boardwright.api.store.GameStore.Snapshot;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;

/**
 * Whole games in PostgreSQL, for any number of nodes. Its tables are made when it answers first.
 * Every method may throw {@link StoreUnavailable}.
 */
public final class PostgresArchive implements AutoCloseable {

  private static final String CHANGE = "BEGIN ISOLATION LEVEL READ COMMITTED";
  private static final String LOOK = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

  private final PostgresUrl url;
  private final PostgresGames games;
  private final HikariDataSource pool;
  private volatile boolean prepared;

  private PostgresArchive(PostgresUrl url, Optional<Duration> keep) {
    this.url = url;
    this.games = new PostgresGames(keep);
    this.pool = new HikariDataSource(url.pool());
  }

  /**
   * An archive in a PostgreSQL, 12 or newer. It need not answer yet.
   *
   * @param keep how long a game is kept after its last change; empty: for ever
   */
  public static PostgresArchive connect(PostgresUrl url, Optional<Duration> keep) {
    return new PostgresArchive(url, keep);
  }

  /**
   * Keeps a whole game, unless it is here already.
   *
   * @return false if what is here is newer, and so was left as it is
   */
  boolean put(String game, Snapshot whole, Listing listing) {
    return run(CHANGE, sql -> games.put(sql, game, whole, listing));
  }

  /** Changes a game that is here, as {@link GameStore#commit} does. */
  Outcome commit(Commit commit) {
    return run(CHANGE, sql -> games.commit(sql, commit));
  }

  /** Reads what the caller does not know, as {@link GameStore#read} does. */
  Optional<Snapshot> read(String game, Known known) {
    return run(LOOK, sql -> games.read(sql, game, known));
  }

  /** A header, as {@link GameStore#header} gives it. */
  Optional<String> header(String game) {
    return run(LOOK, sql -> games.header(sql, game));
  }

  /** Finds games, as {@link GameStore#list} does. */
  Page list(Query query) {
    return run(LOOK, sql -> games.list(sql, query));
  }

  /** Removes what has expired. */
  void purge() {
    boolean more = true;
    while (more) {
      more = run(CHANGE, games::purge);
    }
  }

  /** Where it is, without the login. */
  @Override
  public String toString() {
    return url.toString();
  }

  @Override
  public void close() {
    pool.close();
  }

  private <T> T run(String begin, Sql.Work<T> work) {
    try (Sql sql = new Sql(pool.getConnection())) {
      if (!prepared) {
        PostgresSchema.prepare(sql);
        prepared = true;
      }
      return sql.transaction(begin, work);
    } catch (SQLException e) {
      throw new StoreUnavailable("The archive at " + url + ": " + e.getMessage(), e);
    }
  }
}
