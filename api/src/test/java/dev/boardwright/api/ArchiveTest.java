package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.boardwright.api.store.PostgresServer;
import dev.boardwright.api.store.RedisServer;
import dev.boardwright.api.store.RedisStore;
import dev.boardwright.api.wire.Code;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import redis.clients.jedis.Jedis;

/** Two nodes on one Redis with an archive: games that are over move, and no route shows it. */
class ArchiveTest {

  private static RedisServer redis;
  private static PostgresServer postgres;
  private static Node first;
  private static Node second;

  @BeforeAll
  static void start() {
    redis = RedisServer.start();
    postgres = PostgresServer.start();
    Map<String, String> settings =
        Map.of(
            "BOARDWRIGHT_ADMIN_TOKEN",
            Player.ADMIN,
            "BOARDWRIGHT_ARCHIVE_URL",
            postgres.newDatabase(),
            "BOARDWRIGHT_ARCHIVE_AFTER_HOURS",
            "0");
    first = new Node(RedisStore.connect(redis.url(), "test:"), settings);
    second = new Node(RedisStore.connect(redis.url(), "test:"), settings);
  }

  @AfterAll
  static void stop() {
    first.close();
    second.close();
    postgres.close();
    redis.close();
  }

  private static void awaitMoved(String game) {
    try (Jedis jedis = redis.connect()) {
      Awaitility.await()
          .until(
              () ->
                  !jedis.exists("test:game:{" + game + "}")
                      && !jedis.exists("test:log:{" + game + "}"));
    }
  }

  private static List<JsonNode> everything(Node node, Table table) {
    return Stream.of("/view?version=3", "/log", "/record", "/view")
        .map(below -> Table.ok(node.call().get(table.path(below))))
        .toList();
  }

  @Test
  void everyRouteOfAGameAnswersAsBefore() {
    Table table = Table.of(first, "night_market", 2, ",\"visibility\":\"public\"");
    table.playOut(5, first, second);
    JsonNode state = table.state(first);
    List<JsonNode> before = everything(first, table);

    awaitMoved(table.game());

    for (Node node : List.of(first, second)) {
      assertThat(table.state(node)).isEqualTo(state);
      assertThat(everything(node, table)).isEqualTo(before);
      assertThat(Table.ok(node.call().get("/v1/games?status=finished")).path("games"))
          .anyMatch(game -> game.path("id").asText().equals(table.game()));
    }
    JsonNode verdict =
        Table.ok(Node.json(second.call(), before.get(2).toString()).post("/v1/records/verify"));
    assertThat(verdict.path("valid").asBoolean()).isTrue();
    rematchTwice(table);
  }

  /** The header of a game that has moved changes once, whoever asks where. */
  private static void rematchTwice(Table table) {
    JsonNode next = Table.ok(first.as(table.tokens().get(0)).post(table.path("/rematch")));
    JsonNode same = Table.ok(second.as(table.tokens().get(1)).post(table.path("/rematch")));
    assertThat(same.at("/game/id")).isEqualTo(next.at("/game/id"));
    assertThat(same.at("/game/status").asText()).isEqualTo("running");
  }

  /** A rematch that is over and has moved is found, not played anew. */
  @Test
  void aRematchThatHasMovedIsTheSameStill() {
    Table old = Table.of(first, "nim", 2);
    old.playOut(1, first, second);
    JsonNode next = Table.ok(second.as(old.tokens().get(0)).post(old.path("/rematch")));
    JsonNode other = Table.ok(first.as(old.tokens().get(1)).post(old.path("/rematch")));
    Table rematch =
        new Table(
            next.at("/game/id").asText(),
            old.host(),
            List.of(next.path("token").asText(), other.path("token").asText()));
    rematch.playOut(2, first, second);
    awaitMoved(old.game());
    awaitMoved(rematch.game());

    JsonNode again = Table.ok(second.as(old.tokens().get(0)).post(old.path("/rematch")));

    assertThat(again.at("/game/id").asText()).isEqualTo(rematch.game());
    assertThat(again.at("/game/status").asText()).isEqualTo("finished");
  }

  @Test
  void theGamesOfAnAccountAreListedWhereverTheyAre() {
    Player ada = Player.of(first, "Ada");
    Player bot = Player.of(first, "Bot");
    String game = ada.game(first, ada, bot);
    while (ada.answerAll(first, "take 1") + bot.answerAll(second, "take 1") > 0) {}
    awaitMoved(game);
    assertThat(ada.get(second, "/v1/account/games").path("games"))
        .anyMatch(listed -> listed.at("/game/id").asText().equals(game));
  }

  @Test
  void aGameThatWasNeverThereIsNeitherHereNorThere() {
    Table.problem(first.call().get("/v1/games/" + "a".repeat(20)), Code.NOT_FOUND);
  }
}
