package dev.boardwright.api;

import dev.boardwright.api.store.CuttingProxy;
import dev.boardwright.api.store.CuttingProxy.Harm;
import dev.boardwright.api.store.RedisMasters;
import dev.boardwright.api.store.RedisServer;
import dev.boardwright.api.store.RedisStore;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Several nodes, many players, and what can go wrong meanwhile: nothing acknowledged is lost. */
@Timeout(300)
class FaultsTest {

  private static final List<String> GAMES = List.of("nim", "night_market", "nim", "night_market");

  /** How many moves are acknowledged between two troubles. */
  private static final int BETWEEN = 20;

  /** What can befall a call to a single Redis; to a cluster, all but what takes a timeout each. */
  private static final List<Harm> HARMS =
      List.of(Harm.SLOW, Harm.LOSE_CALL, Harm.LOSE_ANSWER, Harm.LATE, Harm.SILENCE, Harm.SWALLOW);

  private static final List<Harm> BRIEF_HARMS =
      List.of(Harm.SLOW, Harm.LOSE_CALL, Harm.LOSE_ANSWER, Harm.SILENCE);

  private static final Duration PATIENCE = Duration.ofMinutes(1);

  @Test
  void threeNodesOnARedisThatIsKilled() throws Exception {
    try (RedisServer redis = RedisServer.start();
        Node first = new Node(RedisStore.connect(redis.url(), ""));
        Node second = new Node(RedisStore.connect(redis.url(), ""));
        Node third = new Node(RedisStore.connect(redis.url(), ""))) {
      Traffic traffic = new Traffic(List.of(first, second, third));
      traffic.during(
          () -> {
            for (int kill = 0; kill < 2; kill++) {
              awaitMoves(traffic);
              redis.kill();
              int refused = traffic.refused();
              await().until(() -> traffic.refused() > refused);
              redis.restart();
            }
            awaitMoves(traffic);
          },
          GAMES);
      traffic.check();
    }
  }

  /** Calls are slow, lost, done without an answer, or never answered, on each node in its turn. */
  @Test
  void threeNodesWithBadConnections() throws Exception {
    try (RedisServer redis = RedisServer.start();
        CuttingProxy toFirst = new CuttingProxy(redis.port());
        CuttingProxy toSecond = new CuttingProxy(redis.port());
        Node first = new Node(RedisStore.connect(toFirst.url(), ""));
        Node second = new Node(RedisStore.connect(toSecond.url(), ""));
        Node third = new Node(RedisStore.connect(redis.url(), ""))) {
      Traffic traffic = new Traffic(List.of(first, second, third), false);
      traffic.during(() -> storm(traffic, HARMS, List.of(toFirst, toSecond), 4), GAMES);
      traffic.check();
    }
  }

  @Test
  void twoNodesOnAClusterInTrouble() throws Exception {
    try (RedisMasters cluster = RedisMasters.startBehindProxies();
        Node first = new Node(RedisStore.connect(cluster.url(), ""));
        Node second = new Node(RedisStore.connect(cluster.url(), ""))) {
      Traffic traffic = new Traffic(List.of(first, second), false);
      traffic.during(
          () -> {
            storm(traffic, BRIEF_HARMS, cluster.proxies(), 3);
            for (RedisServer master : cluster.servers().subList(0, 2)) {
              master.kill();
              int refused = traffic.refused();
              await().until(() -> traffic.refused() > refused);
              master.restart();
              cluster.awaitOk();
              awaitMoves(traffic);
            }
          },
          GAMES);
      traffic.check();
    }
  }

  @Test
  void aNodeIsKilledWhileAnotherGoesOn() throws Exception {
    try (RedisServer redis = RedisServer.start();
        ServerProcess dying = new ServerProcess(Map.of("BOARDWRIGHT_REDIS_URL", redis.url()));
        Node second = new Node(RedisStore.connect(redis.url(), "boardwright:"))) {
      Node first = new Node(dying.port());
      List<Node> nodes = new ArrayList<>(List.of(first, second));
      Traffic traffic = new Traffic(nodes, false);
      traffic.during(
          () -> {
            awaitMoves(traffic);
            dying.kill();
            awaitMoves(traffic);
          },
          List.of("tikal", "tikal"));
      nodes.remove(first);
      traffic.check();
    }
  }

  private static ConditionFactory await() {
    return Awaitility.await().atMost(PATIENCE).pollInterval(Duration.ofMillis(20));
  }

  /** To all nodes or masters at once, so that the time is that of the slowest. */
  private static void storm(
      Traffic traffic, List<Harm> harms, List<CuttingProxy> proxies, int calls) {
    for (Harm harm : harms) {
      proxies.forEach(proxy -> proxy.harm(harm, "", calls, () -> {}));
      await().until(() -> proxies.stream().allMatch(proxy -> proxy.left() == 0));
      awaitMoves(traffic);
    }
  }

  private static void awaitMoves(Traffic traffic) {
    int before = traffic.acknowledged();
    await().until(() -> traffic.acknowledged() >= before + BETWEEN);
  }
}
