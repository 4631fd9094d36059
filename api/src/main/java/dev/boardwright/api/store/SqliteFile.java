package dev.boardwright.api.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteConfig.TempStore;

/** The database file in its data folder: its lock, its connections and its schema. */
final class SqliteFile implements AutoCloseable {

  static final String NAME = "games.db";

  /** What leads from each schema of the file to the next one; from 0, a file without any. */
  private static final List<List<String>> STEPS = List.of(games(), documentsAndAgenda(), owners());

  /** The number of the current schema. */
  static final int SCHEMA = STEPS.size();

  private final Path folder;
  private final FileChannel lockFile;

  private SqliteFile(Path folder, FileChannel lockFile) {
    this.folder = folder;
    this.lockFile = lockFile;
  }

  /**
   * Locks the folder, which is made if there is none, and brings the file in it up to date.
   *
   * @throws StoreUnavailable if another process uses the folder, if the file was written by a newer
   *     program, or if either cannot be used; the message says which
   */
  static SqliteFile open(Path folder) {
    SqliteFile file = new SqliteFile(folder, lock(folder));
    try (Sql sql = file.connect()) {
      file.prepareSchema(sql);
      return file;
    } catch (SQLException e) {
      file.close();
      throw new StoreUnavailable("Cannot use " + file.path() + ": " + e.getMessage(), e);
    } catch (RuntimeException e) {
      file.close();
      throw e;
    }
  }

  /** Where the database is. */
  Path path() {
    return folder.resolve(NAME);
  }

  /** A connection on which an ended transaction is on the disk. */
  Sql connect() throws SQLException {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(JournalMode.WAL);
    config.setSynchronous(SynchronousMode.FULL);
    config.setTempStore(TempStore.MEMORY);
    config.setBusyTimeout(5_000);
    return new Sql(config.createConnection("jdbc:sqlite:" + path()));
  }

  /** A connection that refuses to write. */
  Sql connectForReading() throws SQLException {
    Sql sql = connect();
    sql.execute("PRAGMA query_only = 1");
    return sql;
  }

  /** Unlocks the folder. All connections must be closed. */
  @Override
  public void close() {
    try {
      lockFile.close();
    } catch (IOException e) {
      throw new StoreUnavailable("Cannot unlock " + folder + ": " + e.getMessage(), e);
    }
  }

  private static List<String> games() {
    return List.of(
        """
        CREATE TABLE game (
          n INTEGER PRIMARY KEY,
          id TEXT NOT NULL UNIQUE,
          revision INTEGER NOT NULL,
          version INTEGER NOT NULL,
          header TEXT NOT NULL,
          ruleset TEXT NOT NULL,
          status TEXT NOT NULL,
          listed INTEGER NOT NULL,
          created INTEGER NOT NULL,
          updated INTEGER NOT NULL,
          expires INTEGER
        ) STRICT\
        """,
        "CREATE INDEX listed_game ON game (created, id) WHERE listed = 1",
        "CREATE INDEX listed_game_by_ruleset ON game (ruleset, created, id) WHERE listed = 1",
        "CREATE INDEX listed_game_by_status ON game (status, created, id) WHERE listed = 1",
        """
        CREATE INDEX listed_game_by_ruleset_and_status ON game (ruleset, status, created, id)
        WHERE listed = 1\
        """,
        "CREATE INDEX expiring_game ON game (expires) WHERE expires IS NOT NULL",
        """
        CREATE TABLE append (
          game INTEGER NOT NULL,
          version INTEGER NOT NULL,
          first INTEGER NOT NULL,
          body TEXT NOT NULL,
          at INTEGER NOT NULL,
          PRIMARY KEY (game, version)
        ) STRICT, WITHOUT ROWID\
        """,
        """
        CREATE TABLE kept (
          key TEXT PRIMARY KEY,
          value TEXT NOT NULL,
          expires INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID\
        """,
        "CREATE INDEX expiring_kept ON kept (expires)");
  }

  private static List<String> documentsAndAgenda() {
    return List.of(
        """
        CREATE TABLE document (
          key TEXT PRIMARY KEY,
          revision INTEGER NOT NULL,
          text TEXT NOT NULL,
          expires INTEGER
        ) STRICT, WITHOUT ROWID\
        """,
        "CREATE INDEX expiring_document ON document (expires) WHERE expires IS NOT NULL",
        "INSERT INTO document (key, revision, text, expires) SELECT key, 1, value, expires FROM"
            + " kept",
        "DROP TABLE kept",
        """
        CREATE TABLE job (
          queue TEXT NOT NULL,
          key TEXT NOT NULL,
          due INTEGER NOT NULL,
          ticket INTEGER NOT NULL,
          latest INTEGER NOT NULL,
          PRIMARY KEY (queue, key)
        ) STRICT, WITHOUT ROWID\
        """,
        "CREATE INDEX due_job ON job (queue, due)",
        "CREATE TABLE ticket (last INTEGER NOT NULL) STRICT",
        "INSERT INTO ticket (last) VALUES (0)");
  }

  private static List<String> owners() {
    return List.of(
        """
        CREATE TABLE owned_game (
          game INTEGER NOT NULL,
          owner TEXT NOT NULL,
          status TEXT NOT NULL,
          created INTEGER NOT NULL,
          id TEXT NOT NULL,
          PRIMARY KEY (game, owner)
        ) STRICT, WITHOUT ROWID\
        """,
        "CREATE INDEX owned_game_by_owner ON owned_game (owner, created, id)",
        "CREATE INDEX owned_game_by_owner_and_status ON owned_game (owner, status, created, id)");
  }

  private void prepareSchema(Sql sql) throws SQLException {
    int found = sql.first("PRAGMA user_version", row -> row.getInt(1)).orElseThrow();
    if (found > STEPS.size()) {
      throw new StoreUnavailable(
          path()
              + " was written by a newer version of this program (schema "
              + found
              + "; this one knows "
              + STEPS.size()
              + "): start that version, or name another data folder");
    }
    for (int schema = found; schema < STEPS.size(); schema++) {
      int next = schema + 1;
      List<String> step = STEPS.get(schema);
      sql.transaction(
          "BEGIN IMMEDIATE",
          on -> {
            for (String statement : step) {
              on.execute(statement);
            }
            on.execute("PRAGMA user_version = " + next);
            return next;
          });
    }
  }

  private static FileChannel lock(Path folder) {
    Path name = folder.resolve("lock");
    try {
      Files.createDirectories(folder);
      FileChannel channel =
          FileChannel.open(name, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (tryLock(channel) == null) {
        channel.close();
        throw new StoreUnavailable(
            "The data folder "
                + folder.toAbsolutePath()
                + " is in use by another process: stop that one, name another folder, or run"
                + " several nodes on Redis");
      }
      return channel;
    } catch (IOException e) {
      throw new StoreUnavailable("Cannot use the data folder " + folder + ": " + e, e);
    }
  }

  /** Returns the lock, which lasts as long as the channel is open, or null if another has it. */
  private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException e) {
      return null; // Another store of this process has it.
    }
  }
}
