package dev.boardwright.api.store;

import dev.boardwright.api.store.GameStore.Append;
import dev.boardwright.api.store.GameStore.Commit;
import dev.boardwright.api.store.GameStore.Header;
import dev.boardwright.api.store.GameStore.Known;
import dev.boardwright.api.store.GameStore.Listing;
import dev.boardwright.api.store.GameStore.Outcome;
import dev.boardwright.api.store.GameStore.Page;
import dev.boardwright.api.store.GameStore.Query;
import dev.boardwright.api.store.GameStore.Snapshot;
import dev.boardwright.api.store.GameStore.StoredAppend;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the store says to the database, each method within one transaction. Times are in ms. */
final class SqliteGames {

  private static final String ALIVE = " (expires IS NULL OR expires > ?)";
  private static final int PURGED_AT_ONCE = 100;

  private record Row(long n, Standing standing, String header) {}

  private SqliteGames() {}

  static Outcome commit(Sql sql, Commit commit, long now) throws SQLException {
    Optional<Row> found = find(sql, commit.game(), now);
    if (found.isEmpty() && commit.known().revision() != 0) {
      return new Outcome.Missing();
    }
    if (found.isPresent() && !found.get().standing().is(commit.known())) {
      return new Outcome.Behind(snapshot(sql, found.get(), commit.known()));
    }
    if (commit.notAfter().isPresent() && now > commit.notAfter().get().toEpochMilli()) {
      return new Outcome.Late(Instant.ofEpochMilli(now));
    }
    return found.isPresent() ? change(sql, found.get(), commit, now) : create(sql, commit, now);
  }

  static Optional<Snapshot> read(Sql sql, String game, Known known, long now) throws SQLException {
    Optional<Row> found = find(sql, game, now);
    return found.isEmpty() ? Optional.empty() : Optional.of(snapshot(sql, found.get(), known));
  }

  static Optional<String> header(Sql sql, String game, long now) throws SQLException {
    return find(sql, game, now).map(Row::header);
  }

  /**
   * Lets a game go at a time, if it is as the caller knows it.
   *
   * @return false if it is not
   */
  static boolean expire(Sql sql, String game, Known known, long at, long now) throws SQLException {
    Optional<Row> found = find(sql, game, now).filter(row -> row.standing().is(known));
    return found.isPresent()
        && sql.update("UPDATE game SET expires = ? WHERE n = ?", at, found.get().n()) == 1;
  }

  static Page list(Sql sql, Query query, long now) throws SQLException {
    Cursor after = Cursor.after(query);
    PageQuery games = new PageQuery();
    query
        .owner()
        .ifPresentOrElse(
            owner ->
                games.add(
                    "id, created FROM owned_game WHERE owner = ? AND EXISTS"
                        + " (SELECT 1 FROM game WHERE n = owned_game.game AND"
                        + ALIVE
                        + ")",
                    owner,
                    now),
            () -> games.add("id, created FROM game WHERE listed = 1 AND" + ALIVE, now));
    games.add("AND (created, id) < (?, ?)", after.createdAt().toEpochMilli(), after.game());
    query.ruleset().ifPresent(ruleset -> games.add("AND ruleset = ?", ruleset));
    query.status().ifPresent(status -> games.add("AND status = ?", status));
    games.add("ORDER BY created DESC, id DESC");
    return games.page(sql, query.limit());
  }

  /** Removes some of what has expired. Returns whether there may be more. */
  static boolean purge(Sql sql, long now) throws SQLException {
    List<Long> games =
        sql.all(
            "SELECT n FROM game WHERE expires <= ? LIMIT " + PURGED_AT_ONCE,
            row -> row.getLong(1),
            now);
    for (long n : games) {
      remove(sql, n);
    }
    return games.size() == PURGED_AT_ONCE;
  }

  private static Optional<Row> find(Sql sql, String game, long now) throws SQLException {
    return sql.first(
        "SELECT n, revision, version, header, updated FROM game WHERE id = ? AND" + ALIVE,
        row ->
            new Row(
                row.getLong(1),
                new Standing(row.getInt(2), row.getInt(3), Instant.ofEpochMilli(row.getLong(5))),
                row.getString(4)),
        game,
        now);
  }

  private static Snapshot snapshot(Sql sql, Row game, Known known) throws SQLException {
    Optional<Instant> appended = appended(sql, game, known.version());
    return game.standing().snapshot(known, appended, game.header(), from -> tail(sql, game, from));
  }

  /** When the append was stored that ends at a version. */
  private static Optional<Instant> appended(Sql sql, Row game, int version) throws SQLException {
    return sql.first(
        "SELECT at FROM append WHERE game = ? AND version = ?",
        row -> Instant.ofEpochMilli(row.getLong(1)),
        game.n(),
        version);
  }

  private static List<StoredAppend> tail(Sql sql, Row game, int from) throws SQLException {
    return sql.all(
        "SELECT first, version, body, at FROM append WHERE game = ? AND version > ? ORDER BY"
            + " version",
        row ->
            new StoredAppend(
                new Append(row.getInt(1), row.getInt(2), row.getString(3)),
                Instant.ofEpochMilli(row.getLong(4))),
        game.n(),
        from);
  }

  private static Outcome create(Sql sql, Commit commit, long now) throws SQLException {
    for (long expired :
        sql.all("SELECT n FROM game WHERE id = ?", row -> row.getLong(1), commit.game())) {
      remove(sql, expired);
    }
    Header header = commit.header().orElseThrow();
    Listing listing = header.listing();
    sql.update(
        """
        INSERT INTO game (id, revision, version, header, ruleset, status, listed, created, updated, expires)
        VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?, ?)\
        """,
        commit.game(),
        newVersion(commit),
        header.body(),
        listing.ruleset(),
        listing.status(),
        listing.listed() ? 1 : 0,
        listing.createdAt().toEpochMilli(),
        now,
        expires(commit, now));
    long n = sql.first("SELECT last_insert_rowid()", row -> row.getLong(1)).orElseThrow();
    own(sql, n, commit.game(), listing);
    append(sql, n, commit, now);
    return new Outcome.Done(Instant.ofEpochMilli(now));
  }

  private static Outcome change(Sql sql, Row game, Commit commit, long now) throws SQLException {
    sql.update(
        "UPDATE game SET version = ?, updated = ?, expires = ? WHERE n = ?",
        newVersion(commit),
        now,
        expires(commit, now),
        game.n());
    if (commit.header().isPresent()) {
      Header header = commit.header().get();
      Listing listing = header.listing();
      sql.update(
          """
          UPDATE game SET revision = revision + 1, header = ?, ruleset = ?, status = ?, listed = ?, created = ?
          WHERE n = ?\
          """,
          header.body(),
          listing.ruleset(),
          listing.status(),
          listing.listed() ? 1 : 0,
          listing.createdAt().toEpochMilli(),
          game.n());
      own(sql, game.n(), commit.game(), listing);
    }
    append(sql, game.n(), commit, now);
    return new Outcome.Done(Instant.ofEpochMilli(now));
  }

  private static void own(Sql sql, long n, String game, Listing listing) throws SQLException {
    sql.update("DELETE FROM owned_game WHERE game = ?", n);
    for (String owner : listing.owners()) {
      sql.update(
          "INSERT INTO owned_game (game, owner, status, created, id) VALUES (?, ?, ?, ?, ?)",
          n,
          owner,
          listing.status(),
          listing.createdAt().toEpochMilli(),
          game);
    }
  }

  private static void append(Sql sql, long n, Commit commit, long now) throws SQLException {
    if (commit.append().isPresent()) {
      Append append = commit.append().get();
      sql.update(
          "INSERT INTO append (game, version, first, body, at) VALUES (?, ?, ?, ?, ?)",
          n,
          append.version(),
          append.first(),
          append.body(),
          now);
    }
  }

  private static void remove(Sql sql, long n) throws SQLException {
    sql.update("DELETE FROM owned_game WHERE game = ?", n);
    sql.update("DELETE FROM append WHERE game = ?", n);
    sql.update("DELETE FROM game WHERE n = ?", n);
  }

  private static int newVersion(Commit commit) {
    return commit.append().map(Append::version).orElse(commit.known().version());
  }

  private static @Nullable Long expires(Commit commit, long now) {
    return commit.expiry().map(expiry -> now + expiry.toMillis()).orElse(null);
  }
}
