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
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the archive says to PostgreSQL, each method within one transaction. Times are in ms.
 *
 * @param keep how long a game is kept after it has changed; empty: for ever
 */
record PostgresGames(Optional<Duration> keep) {

  private static final String NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";
  private static final String ALIVE = " (expires IS NULL OR expires > " + NOW + ")";
  private static final int PURGED_AT_ONCE = 1_000;

  private record Row(Standing standing, String header) {

    boolean isAfter(Standing other) {
      return standing.revision() > other.revision()
          || (standing.revision() == other.revision() && standing.version() > other.version());
    }
  }

  /**
   * Keeps a game unless it is here already. Returns false if what is here is newer. What is just as
   * new, but not the same, has been lost in the store and is replaced.
   */
  boolean put(Sql sql, String game, Snapshot whole, Listing listing) throws SQLException {
    lock(sql, game);
    Optional<Row> there = find(sql, game, "");
    Standing now = new Standing(whole.revision(), whole.version(), whole.updatedAt());
    if (there.isPresent() && (there.get().isAfter(now) || there.get().standing().equals(now))) {
      return there.get().standing().equals(now);
    }
    sql.update("DELETE FROM archived_game WHERE id = ?", game);
    insert(sql, game, whole, listing);
    own(sql, game, listing);
    for (StoredAppend stored : whole.tail()) {
      append(sql, game, stored.append(), stored.at().toEpochMilli());
    }
    return true;
  }

  /** A change of a game that is here. */
  Outcome commit(Sql sql, Commit commit) throws SQLException {
    lock(sql, commit.game());
    Optional<Row> found = find(sql, commit.game(), " AND" + ALIVE);
    if (found.isEmpty()) {
      return new Outcome.Missing();
    }
    if (!found.get().standing().is(commit.known())) {
      return new Outcome.Behind(snapshot(sql, commit.game(), found.get(), commit.known()));
    }
    long now = sql.first("SELECT " + NOW, row -> row.getLong(1)).orElseThrow();
    if (commit.notAfter().isPresent() && now > commit.notAfter().get().toEpochMilli()) {
      return new Outcome.Late(Instant.ofEpochMilli(now));
    }
    change(sql, commit, now);
    return new Outcome.Done(Instant.ofEpochMilli(now));
  }

  Optional<Snapshot> read(Sql sql, String game, Known known) throws SQLException {
    Optional<Row> found = find(sql, game, " AND" + ALIVE);
    return found.isEmpty()
        ? Optional.empty()
        : Optional.of(snapshot(sql, game, found.get(), known));
  }

  Optional<String> header(Sql sql, String game) throws SQLException {
    return find(sql, game, " AND" + ALIVE).map(Row::header);
  }

  Page list(Sql sql, Query query) throws SQLException {
    Cursor after = Cursor.after(query);
    boolean owned = query.owner().isPresent();
    PageQuery games = new PageQuery();
    games.add("id, g.created FROM archived_game g");
    query
        .owner()
        .ifPresentOrElse(
            owner -> games.add("JOIN archived_owner o ON o.game = id WHERE owner = ?", owner),
            () -> games.add("WHERE listed"));
    games.add(
        owned ? "AND (o.created, o.game) < (?, ?)" : "AND (created, id) < (?, ?)",
        after.createdAt().toEpochMilli(),
        after.game());
    query.ruleset().ifPresent(ruleset -> games.add("AND ruleset = ?", ruleset));
    query.status().ifPresent(status -> games.add("AND status = ?", status));
    games.add("AND" + ALIVE);
    games.add(owned ? "ORDER BY o.created DESC, o.game DESC" : "ORDER BY created DESC, id DESC");
    return games.page(sql, query.limit());
  }

  /** Removes some of what has expired. Returns whether there may be more. */
  boolean purge(Sql sql) throws SQLException {
    return sql.update(
            "DELETE FROM archived_game WHERE id IN (SELECT id FROM archived_game WHERE expires <= "
                + NOW
                + " LIMIT ?)",
            PURGED_AT_ONCE)
        == PURGED_AT_ONCE;
  }

  /**
   * One at a time may change a game. What is changed is on the disk before the caller goes on, as
   * far as this database syncs at all: the other copy goes then.
   */
  private static void lock(Sql sql, String game) throws SQLException {
    sql.first("SELECT pg_advisory_xact_lock(hashtextextended(?, 0))", _ -> true, game);
    sql.first(
        "SELECT set_config('synchronous_commit', 'on', true)"
            + " WHERE current_setting('synchronous_commit') = 'off'",
        _ -> true);
  }

  private static Optional<Row> find(Sql sql, String game, String more) throws SQLException {
    return sql.first(
        "SELECT revision, version, header, updated FROM archived_game WHERE id = ?" + more,
        row ->
            new Row(
                new Standing(row.getInt(1), row.getInt(2), Instant.ofEpochMilli(row.getLong(4))),
                text(row.getBytes(3))),
        game);
  }

  private static Snapshot snapshot(Sql sql, String game, Row row, Known known) throws SQLException {
    Optional<Instant> appended = appended(sql, game, known.version());
    return row.standing().snapshot(known, appended, row.header(), from -> tail(sql, game, from));
  }

  /** When the append was stored that ends at a version. */
  private static Optional<Instant> appended(Sql sql, String game, int version) throws SQLException {
    return sql.first(
        "SELECT at FROM archived_append WHERE game = ? AND version = ?",
        row -> Instant.ofEpochMilli(row.getLong(1)),
        game,
        version);
  }

  private static List<StoredAppend> tail(Sql sql, String game, int from) throws SQLException {
    return sql.all(
        "SELECT first, version, body, at FROM archived_append WHERE game = ? AND version > ?"
            + " ORDER BY version",
        row ->
            new StoredAppend(
                new Append(row.getInt(1), row.getInt(2), text(row.getBytes(3))),
                Instant.ofEpochMilli(row.getLong(4))),
        game,
        from);
  }

  private void insert(Sql sql, String game, Snapshot whole, Listing listing) throws SQLException {
    sql.update(
        """
        INSERT INTO archived_game
          (id, revision, version, header, ruleset, status, listed, created, updated, expires)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?::bigint)\
        """,
        game,
        whole.revision(),
        whole.version(),
        bytes(whole.header().orElseThrow()),
        listing.ruleset(),
        listing.status(),
        listing.listed(),
        listing.createdAt().toEpochMilli(),
        whole.updatedAt().toEpochMilli(),
        expires(whole.updatedAt().toEpochMilli()));
  }

  private void change(Sql sql, Commit commit, long now) throws SQLException {
    sql.update(
        "UPDATE archived_game SET version = ?, updated = ?, expires = ?::bigint WHERE id = ?",
        commit.append().map(Append::version).orElse(commit.known().version()),
        now,
        expires(now),
        commit.game());
    if (commit.header().isPresent()) {
      Header header = commit.header().get();
      Listing listing = header.listing();
      sql.update(
          """
          UPDATE archived_game
          SET revision = revision + 1, header = ?, ruleset = ?, status = ?, listed = ?, created = ?
          WHERE id = ?\
          """,
          bytes(header.body()),
          listing.ruleset(),
          listing.status(),
          listing.listed(),
          listing.createdAt().toEpochMilli(),
          commit.game());
      own(sql, commit.game(), listing);
    }
    if (commit.append().isPresent()) {
      append(sql, commit.game(), commit.append().get(), now);
    }
  }

  private static void own(Sql sql, String game, Listing listing) throws SQLException {
    sql.update("DELETE FROM archived_owner WHERE game = ?", game);
    for (String owner : listing.owners()) {
      sql.update(
          "INSERT INTO archived_owner (owner, created, game) VALUES (?, ?, ?)",
          owner,
          listing.createdAt().toEpochMilli(),
          game);
    }
  }

  private static void append(Sql sql, String game, Append append, long at) throws SQLException {
    sql.update(
        "INSERT INTO archived_append (game, version, first, body, at) VALUES (?, ?, ?, ?, ?)",
        game,
        append.version(),
        append.first(),
        bytes(append.body()),
        at);
  }

  private @Nullable Long expires(long updated) {
    return keep.map(time -> updated + time.toMillis()).orElse(null);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
