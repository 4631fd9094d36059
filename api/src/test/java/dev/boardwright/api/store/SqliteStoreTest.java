package dev.boardwright.api.store;

import static dev.boardwright.api.store.Commits.append;
import static dev.boardwright.api.store.Commits.bodies;
import static dev.boardwright.api.store.Commits.create;
import static dev.boardwright.api.store.Commits.done;
import static dev.boardwright.api.store.Commits.expiring;
import static dev.boardwright.api.store.Commits.known;
import static dev.boardwright.api.store.Commits.newId;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.awaitility.Awaitility.await;

import dev.boardwright.api.store.GameStore.Known;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteStoreTest extends AgendaContract {

  @TempDir Path folder;

  @Override
  Store open() {
    return SqliteStore.open(folder, InstantSource.system(), 50);
  }

  @Test
  void gamesAreThereAfterARestart() {
    String game = newId();
    done(store.commit(create(game)));
    done(store.commit(append(game, 1, 0, "a")));
    store.close();

    store = open();

    assertThat(bodies(store.read(game, known(1, 0)).orElseThrow())).containsExactly("a");
  }

  @Test
  void whatIsAcknowledgedIsInTheFile() throws SQLException {
    String game = newId();
    done(store.commit(create(game)));
    for (int version = 0; version < 200; version++) {
      done(store.commit(append(game, 1, version, "a")));
      assertThat(count("append")).isEqualTo(version + 1);
    }
  }

  @Test
  void anEndedTransactionIsOnTheDisk() throws SQLException {
    try (SqliteFile file = SqliteFile.open(folder.resolve("other"));
        Sql sql = file.connect()) {
      assertThat(sql.first("PRAGMA synchronous", row -> row.getString(1))).contains("2"); // FULL
      assertThat(sql.first("PRAGMA journal_mode", row -> row.getString(1))).contains("wal");
    }
  }

  @Test
  void readersCannotWrite() throws SQLException {
    try (SqliteFile file = SqliteFile.open(folder.resolve("other"));
        Sql sql = file.connectForReading()) {
      assertThatExceptionOfType(SQLException.class)
          .isThrownBy(() -> sql.update("DELETE FROM game"))
          .withMessageContaining("readonly");
    }
  }

  @Test
  void aBackupTakenMeanwhileIsWhole()
      throws SQLException, IOException { // As docs/redis.md advises.
    String game = newId();
    Path backup = Files.createDirectories(folder.resolve("backup"));
    done(store.commit(create(game)));
    done(store.commit(append(game, 1, 0, "a")));
    execute("VACUUM INTO '" + backup.resolve(SqliteFile.NAME) + "'");
    done(store.commit(append(game, 1, 1, "b")));

    try (SqliteStore restored = SqliteStore.open(backup)) {
      assertThat(bodies(restored.read(game, known(1, 0)).orElseThrow())).containsExactly("a");
      done(restored.commit(append(game, 1, 1, "c")));
    }
  }

  @Test
  void aFolderInUseIsRefusedByName() {
    assertThatExceptionOfType(StoreUnavailable.class)
        .isThrownBy(() -> SqliteStore.open(folder))
        .withMessageContaining(folder.toString())
        .withMessageContaining("another process");
  }

  /** Whoever comes while it is being closed is served or refused, and not left to wait. */
  @Test
  void aStoreThatIsBeingClosedLeavesNobodyWaiting() throws InterruptedException {
    for (int round = 0; round < 40; round++) {
      Store closing = SqliteStore.open(folder.resolve("closing"));
      Race.of(
          5,
          n -> {
            if (n == 0) {
              closing.close();
              return;
            }
            try {
              while (true) {
                closing.commit(create(newId()));
              }
            } catch (StoreUnavailable e) {
              assertThat(e).hasMessage("The store is closed");
            }
          });
    }
  }

  @Test
  void aNewerFileIsRefusedAndLeftAlone() throws SQLException {
    store.close();
    long schema = number("PRAGMA user_version");
    execute("PRAGMA user_version = 99");

    assertThatExceptionOfType(StoreUnavailable.class)
        .isThrownBy(() -> SqliteStore.open(folder))
        .withMessageContaining("newer version")
        .withMessageContaining("schema 99");

    execute("PRAGMA user_version = " + schema);
    store = open();
    store.ping();
  }

  @Test
  void aFileOfAnotherKindIsRefused() throws IOException {
    Path other = folder.resolve("other");
    Files.createDirectories(other);
    Files.writeString(other.resolve(SqliteFile.NAME), "This is not a database. ".repeat(100));
    assertThatExceptionOfType(StoreUnavailable.class)
        .isThrownBy(() -> SqliteStore.open(other))
        .withMessageContaining(SqliteFile.NAME);
  }

  @Test
  void whatHasExpiredLeavesTheFile() throws SQLException {
    for (int i = 0; i < 250; i++) {
      String game = newId();
      done(store.commit(expiring(create(game), Duration.ofMillis(1))));
      store.commit(expiring(append(game, 1, 0, "a"), Duration.ofMillis(1)));
      store.keep(game, "kept", Duration.ofMillis(1));
    }
    String stays = newId();
    done(store.commit(create(stays)));
    done(store.commit(append(stays, 1, 0, "a")));

    await().until(() -> count("game") == 1 && count("append") == 1 && count("document") == 0);
  }

  @Test
  void aFullDiskRefusesAndLaterCommitsWorkAgain() {
    String game = newId();
    done(store.commit(create(game)));
    String large = "x".repeat(GameStore.MAX_APPEND_BYTES);
    ((SqliteStore) store).limitPages(100);

    assertThatExceptionOfType(StoreUnavailable.class)
        .isThrownBy(() -> store.commit(append(game, 1, 0, large)))
        .withMessageContaining(SqliteFile.NAME);

    assertThat(store.read(game, known(1, 0)).orElseThrow().version()).isZero();
    done(store.commit(append(game, 1, 0, large)));
    assertThat(bodies(store.read(game, known(1, 0)).orElseThrow())).containsExactly(large);
  }

  @Test
  void aClosedStoreSaysSo() {
    store.close();
    assertThatExceptionOfType(StoreUnavailable.class)
        .isThrownBy(() -> store.commit(create(newId())))
        .withMessageContaining("closed");
    assertThatExceptionOfType(StoreUnavailable.class)
        .isThrownBy(() -> store.read(newId(), Known.NOTHING))
        .withMessageContaining("closed");
    store = open();
  }

  @Test
  void thePromiseNamesTheFile() {
    assertThat(store.promise()).contains(folder.resolve(SqliteFile.NAME).toString());
  }

  private void execute(String statement) throws SQLException {
    try (Connection connection = connect();
        Statement plain = connection.createStatement()) {
      plain.execute(statement);
    }
  }

  private long count(String table) throws SQLException {
    return number("SELECT count(*) FROM " + table);
  }

  private long number(String query) throws SQLException {
    try (Connection connection = connect();
        Statement plain = connection.createStatement();
        ResultSet found = plain.executeQuery(query)) {
      return found.getLong(1);
    }
  }

  private Connection connect() throws SQLException {
    return DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(SqliteFile.NAME));
  }
}
