package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.databind.JsonNode;
import dev.boardwright.api.store.CuttingProxy;
import dev.boardwright.api.store.CuttingProxy.Harm;
import dev.boardwright.api.store.RedisServer;
import dev.boardwright.api.store.RedisStore;
import io.restassured.response.Response;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Kill -9 in the middle of a game: no acknowledged move is lost, and the game goes on. */
class ServiceKillTest {

  /** How many entries before a kill, and how many moves after it. */
  private static final int BEFORE = 40;

  private static final int AFTER = 15;

  /** A JVM that has just started is slow, and more so on a busy machine. */
  private static final Duration PATIENCE = Duration.ofMinutes(1);

  @TempDir Path folder;

  /** A request that was not answered, to be sent again. */
  private record Sent(int seat, String decision, String code) {}

  @Test
  void aNodeOnTheEmbeddedStore() throws Exception {
    surviveKills(Map.of("BOARDWRIGHT_DATA", folder.toString()), () -> {});
  }

  @Test
  void aNodeAndItsRedis() throws Exception {
    try (RedisServer redis = RedisServer.start()) {
      surviveKills(
          Map.of("BOARDWRIGHT_REDIS_URL", redis.url()),
          () -> {
            redis.kill();
            redis.restart();
          });
    }
  }

  /** The store has the move or has not when the node dies; its player is told neither. */
  @ParameterizedTest
  @EnumSource(
      value = Harm.class,
      names = {"LOSE_CALL", "LOSE_ANSWER"})
  void aNodeThatDiesInTheMiddleOfAMove(Harm harm) throws Exception {
    try (RedisServer redis = RedisServer.start();
        CuttingProxy proxy = new CuttingProxy(redis.port());
        ServerProcess dying = new ServerProcess(Map.of("BOARDWRIGHT_REDIS_URL", proxy.url()));
        Node other = new Node(RedisStore.connect(redis.url(), "boardwright:"))) {
      Node first = new Node(dying.port());
      Table table = Table.of(first, "tikal", 2);
      int before = table.version(first);
      int seat = table.toAct(first);
      Table.Asked asked = table.asked(first, seat).orElseThrow();
      String code = asked.codes().getFirst();
      proxy.harm(harm, code, 1, dying::kill);

      assertThatExceptionOfType(IOException.class)
          .isThrownBy(() -> table.play(first, seat, asked.id(), code));

      boolean stored = harm == Harm.LOSE_ANSWER;
      assertThat(proxy.left()).isZero();
      assertThat(table.version(other) > before).isEqualTo(stored);
      JsonNode played = Table.ok(table.play(other, seat, asked.id(), code));
      assertThat(played.path("replayed").asBoolean()).isEqualTo(stored);
      assertThat(Table.ok(table.play(other, seat, asked.id(), code)).path("entries"))
          .isEqualTo(played.path("entries"));
      assertThat(table.version(other)).isEqualTo(played.path("version").asInt());
      assertThat(table.playOut(1, other).path("status").asText()).isEqualTo("finished");
    }
  }

  private static void surviveKills(Map<String, String> settings, Runnable more) throws Exception {
    Table table;
    AtomicInteger acknowledged = new AtomicInteger();
    AtomicReference<Sent> unanswered = new AtomicReference<>();
    try (ServerProcess server = new ServerProcess(settings)) {
      Node node = new Node(server.port());
      table = Table.of(node, "tikal", 4);
      var player = CompletableFuture.runAsync(() -> play(node, table, acknowledged, unanswered));
      Awaitility.await()
          .atMost(PATIENCE)
          .until(() -> player.isDone() || acknowledged.get() > BEFORE);
      server.kill();
      assertThatExceptionOfType(CompletionException.class)
          .isThrownBy(player::join)
          .withCauseInstanceOf(IOException.class); // a connection that broke, and nothing before
    }
    more.run();
    try (ServerProcess server = new ServerProcess(settings)) {
      Node node = new Node(server.port());
      int version = table.version(node);
      assertThat(version).isGreaterThanOrEqualTo(acknowledged.get());
      Sent again = unanswered.get();
      if (again != null) {
        JsonNode played = Table.ok(table.play(node, again.seat(), again.decision(), again.code()));
        assertThat(played.path("replayed").asBoolean()).isEqualTo(version > acknowledged.get());
      }
      playOn(node, table);
      Response record = node.call().get(table.path("/record"));
      Response verdict = Node.json(node.call(), record.asString()).post("/v1/records/verify");
      assertThat(Table.ok(verdict).path("valid").asBoolean()).isTrue();
    }
  }

  /** Some moves more; then all leave, which ends the game. */
  private static void playOn(Node node, Table table) {
    SplittableRandom random = new SplittableRandom(9);
    for (int move = 0; move < AFTER; move++) {
      int seat = table.toAct(node);
      Table.Asked asked = table.asked(node, seat).orElseThrow();
      Table.ok(table.play(node, seat, asked.id(), asked.any(random)));
    }
    for (String token : table.tokens()) {
      if (table.state(node).path("status").asText().equals("running")) {
        Table.ok(node.as(token).post(table.path("/resign")));
      }
    }
    assertThat(table.state(node).path("status").asText()).isEqualTo("finished");
  }

  /** Plays until the server is gone, and notes what it has acknowledged. */
  private static void play(
      Node node, Table table, AtomicInteger acknowledged, AtomicReference<Sent> unanswered) {
    SplittableRandom random = new SplittableRandom(11);
    while (true) {
      int seat = table.toAct(node);
      Table.Asked asked = table.asked(node, seat).orElseThrow();
      Sent sent = new Sent(seat, asked.id(), asked.any(random));
      unanswered.set(sent);
      JsonNode played = Table.ok(table.play(node, seat, sent.decision(), sent.code()));
      acknowledged.set(played.path("version").asInt());
      unanswered.set(null);
    }
  }
}
