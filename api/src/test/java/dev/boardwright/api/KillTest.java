package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.boardwright.api.store.RedisServer;
import io.restassured.response.Response;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Kill -9 in the middle of a game: no acknowledged move is lost, and the game goes on. */
class KillTest {

  private static final int MOVES = 60;

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

  private static void surviveKills(Map<String, String> settings, Runnable more) throws Exception {
    Table table;
    AtomicInteger acknowledged = new AtomicInteger();
    AtomicReference<Sent> unanswered = new AtomicReference<>();
    try (ServerProcess server = new ServerProcess(settings)) {
      Node node = new Node(server.port());
      table = Table.of(node, "tikal", 4);
      Thread player = Thread.ofVirtual().start(() -> play(node, table, acknowledged, unanswered));
      Awaitility.await().until(() -> acknowledged.get() > MOVES);
      server.kill();
      player.join();
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
      assertThat(table.playOut(9, node).path("status").asText()).isEqualTo("finished");
      Response record = node.call().get(table.path("/record"));
      Response verdict = Node.json(node.call(), record.asString()).post("/v1/records/verify");
      assertThat(Table.ok(verdict).path("valid").asBoolean()).isTrue();
    }
  }

  /** Plays until the server is gone, and notes what it has acknowledged. */
  private static void play(
      Node node, Table table, AtomicInteger acknowledged, AtomicReference<Sent> unanswered) {
    SplittableRandom random = new SplittableRandom(11);
    try {
      while (true) {
        int seat = table.toAct(node);
        Table.Asked asked = table.asked(node, seat).orElseThrow();
        Sent sent = new Sent(seat, asked.id(), asked.any(random));
        unanswered.set(sent);
        JsonNode played = Table.ok(table.play(node, seat, sent.decision(), sent.code()));
        acknowledged.set(played.path("version").asInt());
        unanswered.set(null);
      }
    } catch (Exception gone) { // a connection that broke, however REST Assured tells it
      assertThat(gone).isInstanceOf(IOException.class);
    }
  }
}
