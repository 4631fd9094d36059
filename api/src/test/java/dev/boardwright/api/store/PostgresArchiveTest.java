package dev.boardwright.api.store;

import static dev.boardwright.api.store.Commits.change;
import static dev.boardwright.api.store.Commits.newId;
import static dev.boardwright.api.store.Commits.query;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.awaitility.Awaitility.await;

import dev.boardwright.api.store.GameStore.Known;
import dev.boardwright.api.store.GameStore.Outcome;
import dev.boardwright.api.store.GameStore.Snapshot;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The archive itself: how long it keeps games, what it is when it is away, and how it begins. */
@Timeout(60)
class PostgresArchiveTest {

  private static final Optional<Duration> FOR_EVER = Optional.empty();

  @TempDir Path folder;
  private String url;
  private Store hot;
  private ArchivedGames games;

  @BeforeEach
  void open() {
    url = PostgresServer.emptied();
    hot = SqliteStore.open(folder);
    games = new ArchivedGames(hot, connect(url, FOR_EVER));
  }

  @AfterEach
  void close() {
    games.store().close();
  }

  private static PostgresArchive connect(String url, Optional<Duration> keep) {
    return PostgresArchive.connect(PostgresUrl.parse(url), keep);
  }

  private static String newDatabase() {
    return PostgresServer.shared().newDatabase();
  }

  // ---- how long games are kept

  @Test
  void archivedGamesExpire() {
    String game = newId();
    games.moved(game);
    try (PostgresArchive brief = connect(newDatabase(), Optional.of(Duration.ofMillis(300)))) {
      String other = newId();
      brief.put(other, games.play(other), games.ended(other));
      await().until(() -> brief.read(other, Known.NOTHING).isEmpty());
      assertThat(brief.list(query(10)).games()).isEmpty();
      assertThat(brief.commit(change(other, 2, 3, games.over("late"))))
          .isEqualTo(new Outcome.Missing());
    }
    assertThat(games.store().read(game, Known.NOTHING)).isPresent();
  }

  @Test
  void aJobRemovesWhatHasExpiredAndComesAgain(@TempDir Path other) {
    SetClock clock = new SetClock();
    Instant yesterday = Instant.now().minus(Duration.ofDays(1)); // PostgreSQL's clock is real
    clock.pass(Duration.between(clock.instant(), yesterday));
    try (Store past = clock.open(other);
        PostgresArchive brief = connect(url, Optional.of(Duration.ofMillis(1)))) {
      ArchivedGames expiring = new ArchivedGames(past, brief);
      String game = newId();
      expiring.moved(game, () -> clock.pass(Duration.ofSeconds(2)), "anna");
      assertThat(rows("archived_game")).isEqualTo(1);

      for (int hour = 0; hour < 2; hour++) {
        clock.pass(Duration.ofHours(1));
        assertThat(expiring.work()).contains("-purge");
        assertThat(rows("archived_game") + rows("archived_append") + rows("archived_owner"))
            .isZero();
      }
      assertThat(past.read(game, Known.NOTHING)).isEmpty();
    }
  }

  private long rows(String table) {
    return PostgresServer.shared().number(url, "SELECT count(*) FROM " + table);
  }

  // ---- when PostgreSQL is away

  @Test
  void withoutPostgresOnlyArchivedGamesSuffer() {
    try (PostgresArchive away = connect("postgresql://u:secret@127.0.0.1:1/games", FOR_EVER)) {
      ArchivingStore lame = games.onNode(hot, away);
      String game = newId();
      Snapshot whole = games.play(game);
      assertThat(lame.read(game, Known.NOTHING)).contains(whole);
      lame.ping();
      assertThat(lame.list(query("", "waiting")).games()).isEmpty();
      assertThatExceptionOfType(StoreUnavailable.class)
          .isThrownBy(() -> lame.see(game))
          .withMessageContaining("postgresql://127.0.0.1:1/games")
          .withMessageNotContaining("secret");
      assertThatExceptionOfType(StoreUnavailable.class)
          .isThrownBy(() -> lame.read("gone", Known.NOTHING));
      assertThat(lame.read(game, Known.NOTHING)).contains(whole);
    }
  }

  // ---- how it begins

  @Test
  void anArchiveOfANewerProgramIsLeftAlone() {
    String database = newDatabase();
    try (PostgresArchive newer = connect(database, FOR_EVER)) {
      assertThat(newer.read("a", Known.NOTHING)).isEmpty();
    }
    PostgresServer.shared().execute(database, "INSERT INTO archive_schema VALUES (99)");
    try (PostgresArchive older = connect(database, FOR_EVER)) {
      assertThatExceptionOfType(StoreUnavailable.class)
          .isThrownBy(() -> older.read("a", Known.NOTHING))
          .withMessageContaining("newer version");
    }
  }

  @Test
  void nodesMayStartTogether() throws InterruptedException {
    String database = newDatabase();
    Race.of(
        4,
        _ -> {
          try (PostgresArchive each = connect(database, FOR_EVER)) {
            assertThat(each.read("a", Known.NOTHING)).isEmpty();
          }
        });
  }
}
