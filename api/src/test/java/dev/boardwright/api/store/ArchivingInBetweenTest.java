package dev.boardwright.api.store;

import static dev.boardwright.api.store.Commits.change;
import static dev.boardwright.api.store.Commits.create;
import static dev.boardwright.api.store.Commits.done;
import static dev.boardwright.api.store.Commits.expiring;
import static dev.boardwright.api.store.Commits.known;
import static dev.boardwright.api.store.Commits.listAll;
import static dev.boardwright.api.store.Commits.newId;
import static dev.boardwright.api.store.Commits.query;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.api.store.GameStore.Known;
import dev.boardwright.api.store.GameStore.Snapshot;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What may come in between while a game moves to the archive: it is lost in neither place. */
@Timeout(60)
class ArchivingInBetweenTest {

  @TempDir Path folder;
  private String url;
  private Store hot;
  private PostgresArchive archive;
  private ArchivedGames games;
  private Store store;

  @BeforeEach
  void open() {
    url = PostgresServer.emptied();
    hot = SqliteStore.open(folder);
    archive = connect();
    games = new ArchivedGames(hot, archive);
    store = games.store();
  }

  @AfterEach
  void close() {
    store.close();
  }

  private PostgresArchive connect() {
    return PostgresArchive.connect(PostgresUrl.parse(url), Optional.empty());
  }

  // ---- a look that comes too early

  @Test
  void aLookBeforeTheEndDoesNotEndTheJob(@TempDir Path other) {
    assertMovesThoughLookedAtBefore(
        other,
        (store, game, looked) -> {
          done(store.commit(create(game, looked.running("running"))));
          done(store.commit(change(game, 1, 0, looked.over("h"))));
        });
  }

  @Test
  void norDoesOneBeforeTheCreationOfAGameThatIsOver(@TempDir Path other) {
    assertMovesThoughLookedAtBefore(
        other, (store, game, looked) -> done(store.commit(create(game, looked.over("imported")))));
  }

  /** What brings a game to its end. */
  private interface Ending {
    void make(Store store, String game, ArchivedGames games);
  }

  /** A worker looks between the scheduling of the job and the change it is for. */
  private void assertMovesThoughLookedAtBefore(Path other, Ending ending) {
    SetClock clock = new SetClock();
    try (Store late = clock.open(other)) {
      ArchivedGames looked = new ArchivedGames(late, archive);
      String game = newId();
      ending.make(looked.onNode(lookedAtBeforeCommits(late, looked), archive), game, looked);
      assertThat(archive.read(game, Known.NOTHING)).isEmpty();

      clock.pass(Duration.ofMinutes(1));
      assertThat(looked.work()).containsExactly(game);
      assertThat(archive.read(game, Known.NOTHING)).isPresent();
      clock.pass(Duration.ofSeconds(2));
      looked.awaitGone(game);
    }
  }

  /** A store in which somebody does what is due, and looks at the game, before each change. */
  private static Store lookedAtBeforeCommits(Store store, ArchivedGames somebody) {
    return (Store)
        Proxy.newProxyInstance(
            Store.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (_, method, arguments) -> {
              if (arguments != null && arguments[0] instanceof GameStore.Commit commit) {
                somebody.work();
                somebody.store().see(commit.game());
              }
              try {
                return method.invoke(store, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  // ---- nodes that die, and nodes that do the same

  @Test
  void aNodeThatDiedAfterTheCopyLeavesTheRestToAnother() {
    String game = newId();
    Snapshot whole = games.play(game);
    archive.put(game, whole, games.ended(game)); // and here it died

    assertThat(store.read(game, Known.NOTHING)).contains(whole);
    assertThat(listAll(store, query(10))).containsExactly(game);
    assertThat(games.work()).containsExactly(game);
    games.awaitGone(game);
    assertThat(store.read(game, Known.NOTHING)).contains(whole);
  }

  @Test
  void movedTwiceOrByTwoNodesItIsThereOnce() throws InterruptedException {
    String game = newId();
    Snapshot whole = games.play(game);
    try (PostgresArchive other = connect()) {
      List<ArchivingStore> nodes = List.of(games.store(), games.onNode(hot, other));
      Race.of(4, n -> nodes.get(n % 2).see(game));
    }
    games.awaitGone(game);
    assertThat(games.store().see(game)).isEmpty();
    assertThat(store.read(game, Known.NOTHING)).contains(whole);
    assertThat(listAll(store, query(10))).containsExactly(game);
  }

  // ---- copies that are not the game any more

  @Test
  void aChangeAfterTheCopyIsNotLost() {
    String game = newId();
    Snapshot whole = games.play(game);
    archive.put(game, whole, games.ended(game));
    done(store.commit(expiring(change(game, 2, 3, games.over("changed")), Duration.ofDays(1))));

    assertThat(hot.expire(game, known(2, 3), Duration.ofMillis(1))).isFalse();
    assertThat(store.read(game, Known.NOTHING).orElseThrow().header()).contains("changed");
    assertThat(games.work()).contains(game);
    games.awaitGone(game);
    assertThat(store.read(game, Known.NOTHING).orElseThrow().header()).contains("changed");
  }

  @Test
  void anOldCopyDoesNotReplaceANewerOne() {
    String game = newId();
    Snapshot old = games.play(game);
    done(store.commit(change(game, 2, 3, games.over("newer"))));
    games.work();

    assertThat(archive.put(game, old, games.ended(game))).isFalse();
    assertThat(archive.read(game, Known.NOTHING).orElseThrow().header()).contains("newer");
  }

  /** Two nodes may have moved a game before and after a failover that lost its end. */
  @Test
  void aCopyOfWhatTheStoreHasLostIsReplaced() {
    String game = newId();
    Snapshot whole = games.play(game);
    var lost =
        new Snapshot(2, Optional.of("lost"), 3, List.of(), whole.updatedAt().minusSeconds(9), true);
    archive.put(game, lost, games.ended(game));
    assertThat(games.work()).containsExactly(game);
    games.awaitGone(game);
    assertThat(store.read(game, Known.NOTHING)).contains(whole);
  }
}
