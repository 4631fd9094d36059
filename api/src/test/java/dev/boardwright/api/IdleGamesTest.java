package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.api.store.RedisServer;
import dev.boardwright.api.store.RedisStore;
import dev.boardwright.api.store.SetClock;
import dev.boardwright.api.wire.Code;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import redis.clients.jedis.Jedis;

/** Games that nobody plays any more are let go, and none that somebody may still play. */
class IdleGamesTest {

  private static final Map<String, String> TWO_DAYS = Map.of("BOARDWRIGHT_KEEP_IDLE_DAYS", "2");
  private static final String FIVE_A_MOVE = ",\"clock\":{\"daysPerMove\":5}";

  private static void take(Node node, Table table) {
    int seat = table.toAct(node);
    String decision = table.asked(node, seat).orElseThrow().id();
    Table.ok(table.play(node, seat, decision, "take 1"));
  }

  @Test
  void onTheEmbeddedStore(@TempDir Path folder) {
    SetClock clock = new SetClock();
    try (Node node = new Node(clock.open(folder), TWO_DAYS)) {
      Table left = Table.of(node, "nim", 2);
      Table played = Table.of(node, "nim", 2);
      Table slow = Table.of(node, "nim", 2, FIVE_A_MOVE);
      take(node, left);
      clock.pass(Duration.ofHours(47));
      take(node, played);
      clock.pass(Duration.ofHours(2));
      Table.problem(node.call().get(left.path("")), Code.NOT_FOUND);
      take(node, played);
      clock.pass(Duration.ofDays(3));
      Table.problem(node.call().get(played.path("")), Code.NOT_FOUND);
      clock.pass(Duration.ofDays(1)); // and by the fifth day one of them is late
      Awaitility.await().until(() -> slow.state(node).path("status").asText().equals("finished"));
    }
  }

  @Test
  void onRedis() {
    try (RedisServer redis = RedisServer.start();
        Node node = new Node(RedisStore.connect(redis.url(), ""), TWO_DAYS);
        Node patient = new Node(RedisStore.connect(redis.url(), ""));
        Jedis jedis = redis.connect()) {
      Table left = Table.of(node, "nim", 2);
      take(node, left);
      assertKeptFor(Duration.ofDays(2), jedis, left);
      Table slow = Table.of(node, "nim", 2, FIVE_A_MOVE);
      assertKeptFor(Duration.ofDays(7), jedis, slow);
      take(node, slow);
      assertKeptFor(Duration.ofDays(7), jedis, slow);

      take(patient, left);
      for (String key : keys(left)) {
        assertThat(jedis.pttl(key)).isEqualTo(-1); // as the one says who has changed it last
      }
    }
  }

  private static List<String> keys(Table table) {
    return List.of("game:{" + table.game() + "}", "log:{" + table.game() + "}");
  }

  private static void assertKeptFor(Duration time, Jedis jedis, Table table) {
    for (String key : keys(table)) {
      assertThat(Duration.ofMillis(jedis.pttl(key))).isBetween(time.minusMinutes(5), time);
    }
  }
}
