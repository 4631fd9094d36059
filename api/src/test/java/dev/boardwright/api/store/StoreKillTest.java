package dev.boardwright.api.store;

import static dev.boardwright.api.store.Commits.append;
import static dev.boardwright.api.store.Commits.assertWhole;
import static dev.boardwright.api.store.Commits.bodies;
import static dev.boardwright.api.store.Commits.create;
import static dev.boardwright.api.store.Commits.done;
import static dev.boardwright.api.store.Commits.known;
import static dev.boardwright.api.store.Commits.newId;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.boardwright.api.store.GameStore.Known;
import dev.boardwright.api.store.GameStore.Outcome;
import dev.boardwright.api.store.GameStore.Snapshot;
import dev.boardwright.api.store.GameStore.Watch;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Nothing acknowledged is lost, whoever is killed with SIGKILL at whatever moment. */
@Timeout(120)
class StoreKillTest {

  private static final int ROUNDS = 4;

  private final Random random = new Random();
  private final List<String> games = List.of(newId(), newId(), newId(), newId());

  @TempDir Path folder;

  @Test
  void nodesOnSqlite() throws InterruptedException {
    Map<String, Integer> acknowledged = new HashMap<>();
    for (int round = 0; round < ROUNDS; round++) {
      NodeProcess node = new NodeProcess(folder.toString(), games);
      killWhenBusy(node);
      acknowledged.putAll(node.acknowledged());
      try (Store store = SqliteStore.open(folder)) {
        assertNothingLost(store, acknowledged);
      }
    }
  }

  @Test
  void nodesOnRedis() throws InterruptedException {
    try (RedisServer server = RedisServer.start();
        Store store = RedisStore.connect(server.url(), "")) {
      NodeProcess stays = new NodeProcess(server.url(), games);
      for (int round = 0; round < ROUNDS; round++) {
        NodeProcess node = new NodeProcess(server.url(), games);
        killWhenBusy(node);
        assertNothingLost(store, node.acknowledged());
      }
      assertThat(stays.isBusyWith(games.size())).isTrue();
      stays.kill();
      assertNothingLost(store, stays.acknowledged());
    }
  }

  @Test
  void redisItself() throws InterruptedException {
    Map<String, Integer> acknowledged = new ConcurrentHashMap<>();
    AtomicBoolean over = new AtomicBoolean();
    AtomicInteger refused = new AtomicInteger();
    try (RedisServer server = RedisServer.start();
        Store store = RedisStore.connect(server.url(), "")) {
      games.forEach(game -> done(store.commit(create(game))));
      Race.of(
          games.size() + 1,
          n -> {
            if (n < games.size()) {
              appendThroughOutages(store, games.get(n), acknowledged, refused, over);
            } else {
              killAndRestart(server, acknowledged, refused);
              over.set(true);
            }
          });

      assertNothingLost(store, acknowledged);
      assertItRings(store, games.getFirst());
    }
  }

  private void killWhenBusy(NodeProcess node) throws InterruptedException {
    await().until(() -> node.isBusyWith(games.size()));
    Thread.sleep(random.nextInt(400));
    node.kill();
  }

  private void killAndRestart(
      RedisServer server, Map<String, Integer> acknowledged, AtomicInteger refused)
      throws InterruptedException {
    for (int round = 0; round < ROUNDS; round++) {
      Map<String, Integer> before = Map.copyOf(acknowledged);
      await().until(() -> haveAllMoved(before, acknowledged));
      Thread.sleep(random.nextInt(200));
      server.kill();
      int refusedBefore = refused.get();
      await().until(() -> refused.get() > refusedBefore);
      server.restart();
    }
    Map<String, Integer> last = Map.copyOf(acknowledged);
    await().until(() -> haveAllMoved(last, acknowledged));
  }

  private boolean haveAllMoved(Map<String, Integer> before, Map<String, Integer> now) {
    return games.stream()
        .allMatch(game -> now.getOrDefault(game, 0) > before.getOrDefault(game, 0));
  }

  /** Goes on from where the store says the game is, as a service does. */
  private static void appendThroughOutages(
      Store store,
      String game,
      Map<String, Integer> acknowledged,
      AtomicInteger refused,
      AtomicBoolean over) {
    int version = 0;
    while (!over.get()) {
      String body = CommittingNode.body(game, version + 1);
      try {
        switch (store.commit(append(game, 1, version, body))) {
          case Outcome.Done _ -> acknowledged.put(game, ++version);
          case Outcome.Behind(Snapshot now) -> {
            assertThat(now.version()).isGreaterThanOrEqualTo(acknowledged.getOrDefault(game, 0));
            version = now.version();
          }
          case Outcome.Missing _ -> throw new AssertionError("the game is gone");
          case Outcome.Late _ -> throw new AssertionError("no time was set");
        }
      } catch (StoreUnavailable e) {
        refused.incrementAndGet();
      }
    }
  }

  private static void assertNothingLost(Store store, Map<String, Integer> acknowledged) {
    assertThat(acknowledged).isNotEmpty();
    acknowledged.forEach(
        (game, version) -> {
          Snapshot whole = store.read(game, Known.NOTHING).orElseThrow();
          assertWhole(whole);
          assertThat(whole.version()).isGreaterThanOrEqualTo(version);
          List<String> expected =
              IntStream.rangeClosed(1, whole.version())
                  .mapToObj(n -> CommittingNode.body(game, n))
                  .toList();
          assertThat(bodies(whole)).isEqualTo(expected);
          if (whole.revision() == whole.version()) { // Each commit changed the header too.
            assertThat(whole.header()).contains("" + whole.version());
          }
        });
  }

  private static void assertItRings(Store store, String game) {
    AtomicInteger rings = new AtomicInteger();
    List<Integer> versions =
        new ArrayList<>(List.of(store.read(game, known(1, 0)).orElseThrow().version()));
    try (Watch _ = store.watch(game, rings::incrementAndGet)) {
      await()
          .until(
              () -> {
                int version = versions.getLast();
                done(store.commit(append(game, 1, version, "after")));
                versions.add(version + 1);
                return rings.get() > 1;
              });
    }
  }
}
