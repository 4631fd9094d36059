package dev.boardwright.api.store;

import java.sql.SQLException;
import java.util.List;

/** The tables of the archive. */
final class PostgresSchema {

  /** Whoever holds this advisory lock may change the tables: "boardwri" in ASCII. */
  private static final long LOCK = 0x626f617264777269L;

  /** What leads from each schema to the next one; from 0, none at all. */
  private static final List<List<String>> STEPS = List.of(games());

  private PostgresSchema() {}

  /**
   * Brings the tables up to date, once if several nodes do so at the same time.
   *
   * @throws StoreUnavailable if a newer program made them
   */
  static void prepare(Sql sql) throws SQLException {
    sql.transaction("BEGIN", PostgresSchema::migrate);
  }

  private static int migrate(Sql on) throws SQLException {
    on.first("SELECT pg_advisory_xact_lock(?)", _ -> true, LOCK);
    on.execute("CREATE TABLE IF NOT EXISTS archive_schema (version INTEGER NOT NULL)");
    int found =
        on.first("SELECT coalesce(max(version), 0) FROM archive_schema", row -> row.getInt(1))
            .orElseThrow();
    if (found > STEPS.size()) {
      throw new StoreUnavailable(
          "The archive was written by a newer version of this program (schema "
              + found
              + "; this one knows "
              + STEPS.size()
              + "): start that version, or name another database");
    }
    for (int schema = found; schema < STEPS.size(); schema++) {
      for (String statement : STEPS.get(schema)) {
        on.execute(statement);
      }
      on.update("INSERT INTO archive_schema (version) VALUES (?)", schema + 1);
    }
    return STEPS.size();
  }

  /** Texts of games are bytes of UTF-8, since a text in PostgreSQL cannot hold every character. */
  private static List<String> games() {
    return List.of(
        """
        CREATE TABLE archived_game (
          id TEXT COLLATE "C" PRIMARY KEY,
          revision INTEGER NOT NULL,
          version INTEGER NOT NULL,
          header BYTEA NOT NULL,
          ruleset TEXT NOT NULL,
          status TEXT NOT NULL,
          listed BOOLEAN NOT NULL,
          created BIGINT NOT NULL,
          updated BIGINT NOT NULL,
          expires BIGINT
        )\
        """,
        "CREATE INDEX archived_game_listed ON archived_game (created, id) WHERE listed",
        "CREATE INDEX archived_game_by_ruleset ON archived_game (ruleset, created, id)"
            + " WHERE listed",
        "CREATE INDEX archived_game_expiring ON archived_game (expires) WHERE expires IS NOT NULL",
        """
        CREATE TABLE archived_append (
          game TEXT COLLATE "C" NOT NULL REFERENCES archived_game ON DELETE CASCADE,
          version INTEGER NOT NULL,
          first INTEGER NOT NULL,
          body BYTEA NOT NULL,
          at BIGINT NOT NULL,
          PRIMARY KEY (game, version)
        )\
        """,
        """
        CREATE TABLE archived_owner (
          owner TEXT COLLATE "C" NOT NULL,
          created BIGINT NOT NULL,
          game TEXT COLLATE "C" NOT NULL REFERENCES archived_game ON DELETE CASCADE,
          PRIMARY KEY (owner, created, game)
        )\
        """,
        "CREATE INDEX archived_owner_of ON archived_owner (game)");
  }
}
