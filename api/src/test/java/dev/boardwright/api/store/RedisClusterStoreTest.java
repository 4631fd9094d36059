package dev.boardwright.api.store;

import static dev.boardwright.api.store.Commits.append;
import static dev.boardwright.api.store.Commits.assertWhole;
import static dev.boardwright.api.store.Commits.bodies;
import static dev.boardwright.api.store.Commits.create;
import static dev.boardwright.api.store.Commits.done;
import static dev.boardwright.api.store.Commits.header;
import static dev.boardwright.api.store.Commits.known;
import static dev.boardwright.api.store.Commits.newId;
import static dev.boardwright.api.store.Commits.query;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.boardwright.api.store.GameStore.Known;
import dev.boardwright.api.store.GameStore.Snapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** On a cluster of three masters. */
class RedisClusterStoreTest extends RedisStoreContract {

  private static RedisMasters cluster;

  @BeforeAll
  static void startCluster() {
    cluster = RedisMasters.start();
  }

  @AfterAll
  static void stopCluster() {
    cluster.close();
  }

  @Override
  TestRedis redis() {
    return cluster;
  }

  private String key(String game) {
    return prefix + "game:{" + game + "}";
  }

  /** A new game on each master, in the order of the masters. */
  private List<String> aGameEach() {
    List<String> games = new ArrayList<>();
    for (RedisServer server : cluster.servers()) {
      String game = newId();
      while (cluster.owner(key(game)) != server) {
        game = newId();
      }
      done(store.commit(create(game)));
      games.add(game);
    }
    return games;
  }

  @Test
  void gamesOfAllMastersAreInOneList() {
    List<String> games = aGameEach();
    assertThat(store.list(query(10)).games()).containsExactlyInAnyOrderElementsOf(games);
    assertThat(store.list(query("tikal", "waiting")).games()).hasSize(3);
  }

  @Test
  void thePromiseIsThatOfTheWeakestMaster() {
    assertThat(store.promise()).contains("a Redis Cluster", "masters: 3", "on its disk");
    try (var jedis = cluster.servers().getLast().connect()) {
      jedis.configSet("appendfsync", "everysec");
      assertThat(store.promise()).contains("appendfsync everysec", "last second or two");
      jedis.configSet("appendfsync", "always");
    }
  }

  @Test
  void aSlotMovesWhileItsGameIsPlayed() throws InterruptedException {
    String game = newId();
    done(store.commit(create(game)));
    RedisServer first = cluster.owner(key(game));
    try (Store other = another()) {
      Race.of(
          9,
          n -> {
            if (n < 8) {
              Racer.append(n % 2 == 0 ? store : other, game, "racer " + n, 40);
            } else {
              for (int round = 0; round < 4; round++) {
                cluster.beginMove(key(game)).finish();
              }
            }
          });
    }
    Snapshot whole = store.read(game, Known.NOTHING).orElseThrow();
    assertWhole(whole);
    assertThat(bodies(whole)).hasSize(8 * 40).doesNotHaveDuplicates();
    assertThat(cluster.owner(key(game))).isNotSameAs(first);
  }

  /** Redis refuses a script that has one key here and one there; such a change waits. */
  @Test
  void aChangeOfAHalfMovedGameWaitsUntilItIsMoved() throws Exception {
    String game = newId();
    done(store.commit(create(game)));
    done(store.commit(append(game, 1, 0, "a")));
    RedisMasters.Move move = cluster.beginMove(key(game));
    move.carry(key(game));
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<?> change = threads.submit(() -> done(store.commit(append(game, 1, 1, "b"))));
      move.finish();
      change.get();
    }
    assertThat(bodies(store.read(game, known(1, 0)).orElseThrow())).containsExactly("a", "b");
  }

  @Test
  void listsAreReadAndWrittenWhileTheyAreMoved() {
    List<String> games = new ArrayList<>(aGameEach());
    RedisMasters.Move move = cluster.beginMove(prefix + "list:tikal:");
    games.addAll(aGameEach());
    assertThat(store.list(query("tikal", "")).games()).containsExactlyInAnyOrderElementsOf(games);
    move.carry(prefix + "list:tikal:");
    games.addAll(aGameEach());
    assertThat(store.list(query("tikal", "")).games()).containsExactlyInAnyOrderElementsOf(games);
    move.finish();
    games.addAll(aGameEach());
    assertThat(store.list(query("tikal", "")).games()).containsExactlyInAnyOrderElementsOf(games);
  }

  @Test
  void gamesAreListedWhileTheyAreMoved() {
    List<String> games = aGameEach();
    RedisMasters.Move move = cluster.beginMove(key(games.getFirst()));
    move.carry(key(games.getFirst()));
    assertThat(store.list(query(10)).games()).containsExactlyInAnyOrderElementsOf(games);
    assertThat(store.list(query("tikal", "waiting")).games()).hasSize(3);
    move.finish();
    done(store.commit(Commits.change(games.getFirst(), 1, 0, header("moved"))));
    assertThat(store.read(games.getFirst(), Known.NOTHING).orElseThrow().header())
        .contains("moved");
  }

  /** The games of the others go on; those of the dead one come back with it. */
  @Test
  void aMasterThatDiesTakesItsGamesAlongUntilItIsBack() {
    List<String> games = aGameEach();
    RedisServer dying = cluster.servers().getLast();
    dying.kill();
    done(store.commit(append(games.getFirst(), 1, 0, "meanwhile")));
    assertThatExceptionOfType(StoreUnavailable.class)
        .isThrownBy(() -> store.commit(append(games.getLast(), 1, 0, "lost")))
        .withMessageContaining(cluster.url());
    dying.restart();
    cluster.awaitOk();
    done(store.commit(append(games.getLast(), 1, 0, "back")));
    assertThat(bodies(store.read(games.getFirst(), known(1, 0)).orElseThrow()))
        .containsExactly("meanwhile");
  }

  @Test
  void itNeedNotAnswerYet() {
    List<RedisServer> named = cluster.servers().subList(0, 2);
    named.forEach(RedisServer::kill);
    try (Store early = another()) {
      assertThatExceptionOfType(StoreUnavailable.class).isThrownBy(early::ping);
      named.forEach(RedisServer::restart);
      cluster.awaitOk();
      early.ping();
      done(early.commit(create(newId())));
    }
  }
}
