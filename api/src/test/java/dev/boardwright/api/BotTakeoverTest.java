package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.boardwright.api.store.Agenda.Job;
import dev.boardwright.api.store.RedisServer;
import dev.boardwright.api.store.RedisStore;
import dev.boardwright.api.store.Store;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** House bots whose node dies, and nodes that play one game at the same time. */
class BotTakeoverTest {

  private static final String BOT = "{\"kind\":\"bot\",\"bot\":\"greedy\"}";
  private static final String ME = "{\"kind\":\"reserved\"}";

  private static Table game(Node node, String ruleset, String... seats) {
    String body = "{\"ruleset\":\"%s\",\"seats\":[%s]}".formatted(ruleset, String.join(",", seats));
    return Table.of(Node.json(node.call(), body).post("/v1/games"));
  }

  private static JsonNode end(Node node, Table table) {
    return Awaitility.await()
        .atMost(Duration.ofMinutes(1))
        .until(() -> table.state(node), state -> state.path("status").asText().equals("finished"));
  }

  /** The node never comes to look after its bots, and is gone; so is the one that looks first. */
  @ParameterizedTest
  @EnumSource(Stores.class)
  void anotherNodeTakesOver(Stores kind) {
    try (Stores.Place place = kind.place()) {
      Table table;
      try (Node first = new Node(Faults.without(place.open(), Set.of("due")))) {
        table = game(first, "nim", ME, BOT);
        if (table.toAct(first) == 0) {
          Table.ok(table.play(first, 0, table.asked(first, 0).orElseThrow().id(), "take 1"));
        }
        assertThat(table.state(first).path("toAct").toString()).isEqualTo("[1]");
      }
      try (Store store = place.open()) {
        List<Job> taken =
            Awaitility.await()
                .until(
                    () -> store.due("bots", 10, Duration.ofMillis(300)), jobs -> !jobs.isEmpty());
        assertThat(taken).extracting(Job::key).containsExactly(table.game());
      }
      try (Node second = new Node(place.open())) {
        JsonNode mine = Table.ok(table.get(second, 0, "/decision?wait=30"));
        assertThat(mine.path("decision").isNull()).isFalse();
      }
    }
  }

  /** Nodes, bots and players of one game meet again and again; nothing is lost or played twice. */
  @Test
  void botsAndPlayersActAtTheSameTimeOnTwoNodes() throws Exception {
    try (RedisServer redis = RedisServer.start();
        Node first = new Node(RedisStore.connect(redis.url(), "bots:"));
        Node second = new Node(RedisStore.connect(redis.url(), "bots:"));
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int round = 0; round < 6; round++) {
        Table table = game(first, "night_market", ME, BOT, ME, BOT);
        Future<?> other = threads.submit(() -> playSeat(second, table, 2));
        playSeat(first, table, 0);
        other.get();
        String record = first.call().get(table.path("/record")).asString();
        JsonNode verdict = Table.ok(Node.json(second.call(), record).post("/v1/records/verify"));
        assertThat(verdict.path("valid").asBoolean()).as(verdict.toString()).isTrue();
      }
    }
  }

  private static void playSeat(Node node, Table table, int seat) {
    var random = new SplittableRandom(seat);
    JsonNode now = Table.ok(table.get(node, seat, "/decision?wait=30"));
    while (now.path("status").asText().equals("running")) {
      var asked = Table.Asked.in(now);
      now =
          asked.isPresent()
              ? Table.ok(table.play(node, seat, asked.get().id(), asked.get().any(random)))
                  .path("next")
              : Table.ok(table.get(node, seat, "/decision?wait=30"));
    }
  }

  /** Kill -9 while bots play: the next server plays on, without being asked. */
  @Test
  void botsPlayOnAfterAKill(@TempDir Path folder) throws Exception {
    Map<String, String> settings = Map.of("BOARDWRIGHT_DATA", folder.toString());
    Table table;
    int reached;
    try (ServerProcess server = new ServerProcess(settings)) {
      Node node = new Node(server.port());
      table = game(node, "tikal", BOT, BOT, BOT);
      reached = Awaitility.await().until(() -> table.version(node), version -> version > 20);
      server.kill();
    }
    try (ServerProcess server = new ServerProcess(settings)) {
      Node node = new Node(server.port());
      assertThat(table.version(node)).isGreaterThanOrEqualTo(reached);
      end(node, table);
      String record = node.call().get(table.path("/record")).asString();
      JsonNode verdict = Table.ok(Node.json(node.call(), record).post("/v1/records/verify"));
      assertThat(verdict.path("valid").asBoolean()).as(verdict.toString()).isTrue();
    }
  }
}
