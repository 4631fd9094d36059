package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.boardwright.api.store.RedisServer;
import dev.boardwright.api.store.RedisStore;
import dev.boardwright.api.wire.Code;
import io.restassured.response.Response;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.params.RestoreParams;

/**
 * Redis loses the last change of a game, as in a failover, and another one takes its place before
 * the node that made the first one has noticed. That node goes by what there is now.
 */
class LostTailTest {

  private static RedisServer redis;
  private static Node first;
  private static Node second;

  @BeforeAll
  static void start() {
    redis = RedisServer.start();
    first = new Node(RedisStore.connect(redis.url(), ""));
    second = new Node(RedisStore.connect(redis.url(), ""));
  }

  @AfterAll
  static void stop() {
    first.close();
    second.close();
    redis.close();
  }

  /** Does something that is lost then. */
  private static <T> T lost(Table table, Supplier<T> change) {
    List<String> keys = List.of("game:{" + table.game() + "}", "log:{" + table.game() + "}");
    try (Jedis jedis = redis.connect()) {
      List<byte[]> before = keys.stream().map(jedis::dump).toList();
      T made = change.get();
      for (int i = 0; i < keys.size(); i++) {
        jedis.del(keys.get(i));
        if (before.get(i) != null) {
          jedis.restore(keys.get(i), 0, before.get(i), RestoreParams.restoreParams());
        }
      }
      return made;
    }
  }

  private static JsonNode take(Node node, Table table, String code) {
    int seat = table.toAct(node);
    return Table.ok(table.play(node, seat, table.asked(node, seat).orElseThrow().id(), code));
  }

  private static int stones(Response view) {
    return Table.ok(view).at("/board/stones").asInt();
  }

  @Test
  void aMoveInThePlaceOfALostOneIsSeenByWhoeverStoredTheLostOne() {
    Table table = Table.of(first, "nim", 2);
    Response stale =
        lost(
            table,
            () -> {
              take(first, table, "take 1");
              return table.get(first, 0, "/view");
            });
    take(second, table, "take 3");

    Response now =
        first
            .as(table.tokens().getFirst())
            .header("If-None-Match", stale.header("ETag"))
            .get(table.path("/view"));

    assertThat(stones(stale)).isEqualTo(20);
    assertThat(stones(now)).isEqualTo(18);
    assertThat(now.header("ETag")).isNotEqualTo(stale.header("ETag"));
    assertThat(table.state(first)).isEqualTo(table.state(second));
  }

  /** Without a look in between: the move is planned on what is lost, and must not be stored so. */
  @Test
  void aGameGoesOnFromWhatThereIs() {
    Table table = Table.of(first, "nim", 2);
    int seat = table.toAct(first);
    lost(table, () -> take(first, table, "take 1"));
    String decision = take(second, table, "take 3").path("version").asInt() + "." + (1 - seat);

    Table.ok(table.play(first, 1 - seat, decision, "take 2"));

    for (Node node : List.of(second, first)) {
      assertThat(stones(table.get(node, seat, "/view"))).isEqualTo(16);
    }
    assertThat(table.playOut(1, first, second).path("status").asText()).isEqualTo("finished");
    try (Node third = new Node(RedisStore.connect(redis.url(), ""))) {
      assertThat(table.state(third)).isEqualTo(table.state(first));
      String record = third.call().get(table.path("/record")).asString();
      assertThat(first.call().get(table.path("/record")).asString()).isEqualTo(record);
      Response verdict = Node.json(first.call(), record).post("/v1/records/verify");
      assertThat(Table.ok(verdict).path("valid").asBoolean()).isTrue();
    }
  }

  /** The same move again gives the same position, but not the same log. */
  @Test
  void theSameMoveAgainHasItsOwnTime() {
    Table table = Table.of(first, "nim", 2);
    lost(table, () -> take(first, table, "take 2"));
    take(second, table, "take 2");
    take(second, table, "take 2");
    assertThat(Table.ok(table.get(first, 0, "/log")))
        .isEqualTo(Table.ok(table.get(second, 0, "/log")));
  }

  @Test
  void aSeatIsTheirsWhoHoldItNow() {
    String open = "{\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"open\"},{\"kind\":\"open\"}]}";
    Table table = Table.of(Node.json(first.call(), open).post("/v1/games"));
    String claim = table.path("/seats/0/claim");
    String gone =
        lost(table, () -> Node.json(first.call(), "{}").post(claim).<String>path("token"));
    String good = Node.json(second.call(), "{}").post(claim).path("token");

    Table.problem(first.as(gone).get(table.path("/decision")), Code.BAD_TOKEN);
    Table.ok(first.as(good).get(table.path("/decision")));
  }
}
