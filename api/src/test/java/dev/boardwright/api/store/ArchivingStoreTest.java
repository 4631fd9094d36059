package dev.boardwright.api.store;

import static dev.boardwright.api.store.Commits.append;
import static dev.boardwright.api.store.Commits.behind;
import static dev.boardwright.api.store.Commits.change;
import static dev.boardwright.api.store.Commits.create;
import static dev.boardwright.api.store.Commits.done;
import static dev.boardwright.api.store.Commits.expiring;
import static dev.boardwright.api.store.Commits.header;
import static dev.boardwright.api.store.Commits.known;
import static dev.boardwright.api.store.Commits.listAll;
import static dev.boardwright.api.store.Commits.newId;
import static dev.boardwright.api.store.Commits.query;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.awaitility.Awaitility.await;

import dev.boardwright.api.store.Agenda.Job;
import dev.boardwright.api.store.GameStore.Header;
import dev.boardwright.api.store.GameStore.Known;
import dev.boardwright.api.store.GameStore.Listing;
import dev.boardwright.api.store.GameStore.Outcome;
import dev.boardwright.api.store.GameStore.Query;
import dev.boardwright.api.store.GameStore.Snapshot;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Everything that a store does, of a store with an archive behind it; and how games move. */
class ArchivingStoreTest extends GameListContract {

  private static final Duration DAY = Duration.ofDays(1);
  private static final Optional<String> ANY = Optional.empty();

  private static PostgresServer postgres;
  private static String shared = "";

  @TempDir Path folder;
  private String url = "";
  private Store hot;
  private PostgresArchive archive;
  private ArchivingStore archiving;
  private final Map<String, Listing> listings = new ConcurrentHashMap<>();

  @BeforeAll
  static void startServer() {
    postgres = PostgresServer.start();
    shared = postgres.newDatabase();
    try (var first = PostgresArchive.connect(PostgresUrl.parse(shared), Optional.empty())) {
      first.purge(); // makes the tables
    }
  }

  @AfterAll
  static void stopServer() {
    postgres.close();
  }

  @Override
  Store open() {
    url = shared;
    postgres.execute(database(), "TRUNCATE archived_game, archived_append, archived_owner");
    hot = SqliteStore.open(folder);
    archive = connect(Optional.empty());
    archiving = archiving(archive);
    return archiving;
  }

  @AfterEach
  void closeArchive() {
    archive.close();
  }

  private PostgresArchive connect(Optional<Duration> keep) {
    return PostgresArchive.connect(PostgresUrl.parse(url), keep);
  }

  private ArchivingStore archiving(PostgresArchive with) {
    return archiving(hot, with, Duration.ZERO);
  }

  private ArchivingStore archiving(Store store, PostgresArchive with, Duration after) {
    return new ArchivingStore(
        store, with, new ArchivingStore.Policy(Set.of("over"), listings::get, after));
  }

  // ---- games that are over

  private Header over(String body, String... owners) {
    Header header = header(body, "tikal", "over", true, owners);
    listings.put(body, header.listing());
    return header;
  }

  /** A game that is over, of three appends. */
  private Snapshot play(String game, String... owners) {
    done(store.commit(create(game)));
    done(store.commit(append(game, 1, 0, 2, "one")));
    done(store.commit(append(game, 1, 2, 3, "two \u0000 é")));
    done(store.commit(expiring(change(game, 1, 3, over("end of " + game, owners)), DAY)));
    return hot.read(game, Known.NOTHING).orElseThrow();
  }

  /** Does all jobs that are due, as a worker does. */
  private List<String> work() {
    List<String> keys = new ArrayList<>();
    for (Job job : hot.due(ArchivingStore.QUEUE, 200, Duration.ofMinutes(1))) {
      hot.finish(ArchivingStore.QUEUE, job, archiving.see(job.key()));
      keys.add(job.key());
    }
    return keys;
  }

  private void awaitGone(String game) {
    await().until(() -> hot.read(game, Known.NOTHING).isEmpty());
  }

  private Snapshot moved(String game, String... owners) {
    return moved(game, () -> {}, owners);
  }

  private Snapshot moved(String game, Runnable passing, String... owners) {
    Snapshot whole = play(game, owners);
    assertThat(work()).containsExactly(game);
    passing.run();
    awaitGone(game);
    return whole;
  }

  @Test
  void aGameThatIsOverMovesAndIsReadAsBefore() {
    String game = newId();

    Snapshot whole = moved(game);

    assertThat(store.read(game, Known.NOTHING)).contains(whole);
    assertThat(store.header(game)).isEqualTo(whole.header());
    assertThat(store.read(game, known(2, 3)))
        .contains(new Snapshot(2, Optional.empty(), 3, List.of(), whole.updatedAt(), true));
    assertThat(store.read(game, known(1, 2)).orElseThrow().tail())
        .containsExactly(whole.tail().getLast());
    assertThat(store.read(game, known(2, 9)).orElseThrow().tail()).isEqualTo(whole.tail());
    assertThat(work()).isEmpty();
  }

  @Test
  void untilItHasMovedItIsKept() {
    String game = newId();
    done(store.commit(expiring(create(game, over("h")), Duration.ofMillis(1))));
    await().pollDelay(Duration.ofMillis(20)).until(() -> hot.read(game, Known.NOTHING).isPresent());
  }

  @Test
  void gamesThatGoOnStay() {
    String game = newId();
    Header header = header("running");
    listings.put("running", header.listing());
    done(store.commit(create(game, header)));
    assertThat(work()).isEmpty();
    assertThat(archiving.see(game)).isPresent(); // it was said to be over, and may be so soon
    assertThat(archive.read(game, Known.NOTHING)).isEmpty();
    assertThat(hot.read(game, Known.NOTHING)).isPresent();
  }

  // ---- what may come in between

  /** A worker looks between the scheduling of the job and the change it is for. */
  @Test
  void aLookBeforeTheEndDoesNotEndTheJob(@TempDir Path other) {
    SetClock clock = new SetClock();
    try (Store before = hot) {
      hot = clock.open(other);
      archiving = archiving(lookedAtBeforeCommits(hot), archive, Duration.ZERO);
      store = archiving;
      String game = newId();
      Header running = header("running");
      listings.put("running", running.listing());
      done(store.commit(create(game, running)));
      done(store.commit(change(game, 1, 0, over("h"))));
      assertThat(archive.read(game, Known.NOTHING)).isEmpty();

      clock.pass(Duration.ofMinutes(1));
      assertThat(work()).containsExactly(game);
      assertThat(archive.read(game, Known.NOTHING)).isPresent();
      assertThat(before.read(game, Known.NOTHING)).isEmpty();
    }
  }

  @Test
  void norDoesOneBeforeTheCreationOfAGameThatIsOver(@TempDir Path other) {
    SetClock clock = new SetClock();
    try (Store before = hot) {
      hot = clock.open(other);
      archiving = archiving(lookedAtBeforeCommits(hot), archive, Duration.ZERO);
      store = archiving;
      String game = newId();
      done(store.commit(create(game, over("imported"))));

      clock.pass(Duration.ofMinutes(1));
      assertThat(work()).containsExactly(game);
      assertThat(archive.read(game, Known.NOTHING)).isPresent();
      assertThat(before.read(game, Known.NOTHING)).isEmpty();
    }
  }

  /** A store in which somebody does what is due, and looks at the game, before each change. */
  private Store lookedAtBeforeCommits(Store store) {
    return (Store)
        Proxy.newProxyInstance(
            Store.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (_, method, arguments) -> {
              if (arguments != null && arguments[0] instanceof GameStore.Commit commit) {
                work();
                archiving.see(commit.game());
              }
              try {
                return method.invoke(store, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  @Test
  void aNodeThatDiedAfterTheCopyLeavesTheRestToAnother() {
    String game = newId();
    Snapshot whole = play(game);
    archive.put(game, whole, listings.get("end of " + game)); // and here it died

    assertThat(store.read(game, Known.NOTHING)).contains(whole);
    assertThat(listAll(store, query(10))).containsExactly(game);
    assertThat(work()).containsExactly(game);
    awaitGone(game);
    assertThat(store.read(game, Known.NOTHING)).contains(whole);
  }

  @Test
  void movedTwiceOrByTwoNodesItIsThereOnce() throws InterruptedException {
    String game = newId();
    Snapshot whole = play(game);
    try (PostgresArchive other = connect(Optional.empty())) {
      ArchivingStore second = archiving(other);
      Race.of(4, n -> (n % 2 == 0 ? archiving : second).see(game));
    }
    awaitGone(game);
    assertThat(archiving.see(game)).isEmpty();
    assertThat(store.read(game, Known.NOTHING)).contains(whole);
    assertThat(listAll(store, query(10))).containsExactly(game);
  }

  @Test
  void aChangeAfterTheCopyIsNotLost() {
    String game = newId();
    Snapshot whole = play(game);
    archive.put(game, whole, listings.get("end of " + game));
    done(store.commit(expiring(change(game, 2, 3, over("changed")), DAY)));

    assertThat(hot.expire(game, known(2, 3), Duration.ofMillis(1))).isFalse();
    assertThat(store.read(game, Known.NOTHING).orElseThrow().header()).contains("changed");
    assertThat(work()).contains(game);
    awaitGone(game);
    assertThat(store.read(game, Known.NOTHING).orElseThrow().header()).contains("changed");
  }

  @Test
  void anOldCopyDoesNotReplaceANewerOne() {
    String game = newId();
    Snapshot old = play(game);
    done(store.commit(change(game, 2, 3, over("newer"))));
    work();

    assertThat(archive.put(game, old, listings.get("newer"))).isFalse();
    assertThat(archive.read(game, Known.NOTHING).orElseThrow().header()).contains("newer");
  }

  /** Two nodes may have moved a game before and after a failover that lost its end. */
  @Test
  void aCopyOfWhatTheStoreHasLostIsReplaced() {
    String game = newId();
    Snapshot whole = play(game);
    var lost =
        new Snapshot(2, Optional.of("lost"), 3, List.of(), whole.updatedAt().minusSeconds(9), true);
    archive.put(game, lost, listings.get("end of " + game));
    assertThat(work()).containsExactly(game);
    awaitGone(game);
    assertThat(store.read(game, Known.NOTHING)).contains(whole);
  }

  // ---- changes of what has moved

  @Test
  void anArchivedGameChangesByCompareAndSet() {
    String game = newId();
    moved(game);

    done(store.commit(change(game, 2, 3, over("rematch"))));
    Snapshot now = behind(store.commit(change(game, 2, 3, over("too late"))));

    assertThat(now.revision()).isEqualTo(3);
    assertThat(now.header()).contains("rematch");
    assertThat(store.read(game, Known.NOTHING).orElseThrow().header()).contains("rematch");
    done(store.commit(append(game, 3, 3, "more")));
    assertThat(store.read(game, known(3, 3)).orElseThrow().version()).isEqualTo(4);
  }

  @Test
  void anArchivedGameIsNotCreatedAgain() {
    String game = newId();
    Snapshot whole = moved(game);

    assertThat(behind(store.commit(create(game, header("again"))))).isEqualTo(whole);
    assertThat(hot.read(game, Known.NOTHING)).isEmpty();
  }

  // ---- lists

  @Test
  void listsHaveBothPagePerPage() {
    String anna = newId();
    List<String> games = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      String game = newId();
      if (i % 3 == 0) {
        done(store.commit(create(game, header("h" + i, "tikal", "waiting", true, anna))));
      } else if (i % 3 == 1) {
        moved(game, anna);
      } else {
        archive.put(game, play(game, anna), listings.get("end of " + game)); // in both places
        hot.due(ArchivingStore.QUEUE, 200, DAY);
      }
      games.addFirst(game);
    }
    for (int limit : List.of(1, 2, 4, 9, 200)) {
      assertThat(listAll(store, query(limit))).isEqualTo(games);
      assertThat(listAll(store, Query.of(anna, ANY, ANY, limit))).isEqualTo(games);
    }
    assertThat(listAll(store, query("tikal", "over"))).hasSize(6);
    assertThat(listAll(store, query("", "waiting"))).hasSize(3);
    assertThat(listAll(store, query("chess", ""))).isEmpty();
  }

  // ---- retention, and when PostgreSQL is away

  @Test
  void archivedGamesExpire() {
    String game = newId();
    moved(game);
    url = postgres.newDatabase();
    try (PostgresArchive brief = connect(Optional.of(Duration.ofMillis(300)))) {
      String other = newId();
      brief.put(other, play(other), listings.get("end of " + other));
      await().until(() -> brief.read(other, Known.NOTHING).isEmpty());
      assertThat(brief.list(query(10)).games()).isEmpty();
      assertThat(brief.commit(change(other, 2, 3, over("late")))).isEqualTo(new Outcome.Missing());
    }
    assertThat(store.read(game, Known.NOTHING)).isPresent();
  }

  @Test
  void aJobRemovesWhatHasExpiredAndComesAgain(@TempDir Path other) {
    SetClock clock = new SetClock();
    clock.pass(Duration.between(clock.instant(), Instant.now().minus(DAY))); // PostgreSQL's is real
    try (Store before = hot;
        PostgresArchive brief = connect(Optional.of(Duration.ofMillis(1)))) {
      hot = clock.open(other);
      archiving = archiving(brief);
      store = archiving;
      String game = newId();
      moved(game, () -> clock.pass(Duration.ofSeconds(2)), "anna");
      assertThat(rows("archived_game")).isEqualTo(1);

      for (int hour = 0; hour < 2; hour++) {
        clock.pass(Duration.ofHours(1));
        assertThat(work()).contains("-purge");
        assertThat(rows("archived_game") + rows("archived_append") + rows("archived_owner"))
            .isZero();
      }
      assertThat(before.read(game, Known.NOTHING)).isEmpty();
    }
  }

  private long rows(String table) {
    return postgres.number(database(), "SELECT count(*) FROM " + table);
  }

  private String database() {
    return url.substring(url.lastIndexOf('/') + 1);
  }

  @Test
  void withoutPostgresOnlyArchivedGamesSuffer() {
    url = "postgresql://u:secret@127.0.0.1:1/games";
    try (PostgresArchive away = connect(Optional.empty())) {
      ArchivingStore lame = archiving(away);
      String game = newId();
      Snapshot whole = play(game);
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

  @Test
  void anArchiveOfANewerProgramIsLeftAlone() {
    url = postgres.newDatabase();
    try (PostgresArchive newer = connect(Optional.empty())) {
      assertThat(newer.read("a", Known.NOTHING)).isEmpty();
    }
    postgres.execute(database(), "INSERT INTO archive_schema VALUES (99)");
    try (PostgresArchive older = connect(Optional.empty())) {
      assertThatExceptionOfType(StoreUnavailable.class)
          .isThrownBy(() -> older.read("a", Known.NOTHING))
          .withMessageContaining("newer version");
    }
  }

  @Test
  void nodesMayStartTogether() throws InterruptedException {
    url = postgres.newDatabase();
    Race.of(
        4,
        _ -> {
          try (PostgresArchive each = connect(Optional.empty())) {
            assertThat(each.read("a", Known.NOTHING)).isEmpty();
          }
        });
  }
}
