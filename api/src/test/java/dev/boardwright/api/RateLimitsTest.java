package dev.boardwright.api;

import static dev.boardwright.api.Table.problem;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.boardwright.api.store.RedisServer;
import dev.boardwright.api.store.RedisStore;
import dev.boardwright.api.store.SqliteStore;
import dev.boardwright.api.store.Store;
import dev.boardwright.api.wire.Code;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Limits by address and by token, as clients meet them. */
class RateLimitsTest {

  @TempDir Path folder;

  private Node node(String... settings) {
    Map<String, String> environment = new HashMap<>();
    for (int i = 0; i < settings.length; i += 2) {
      environment.put("BOARDWRIGHT_" + settings[i], settings[i + 1]);
    }
    return new Node(SqliteStore.open(folder), environment);
  }

  private static List<Response> gets(Node node, int times) {
    return Stream.generate(() -> node.call().get("/v1/rulesets")).limit(times).toList();
  }

  @Test
  void anAddressMaySendSoMuch() {
    try (Node node = node("RATE_LIMIT", "3")) {
      List<Response> answers = gets(node, 4);
      assertThat(answers.getFirst().statusCode()).isEqualTo(200);
      assertThat(answers.getFirst().header("RateLimit-Policy"))
          .isEqualTo("\"address\";q=3;w=60, \"token\";q=12000;w=60");
      assertThat(answers.getFirst().header("RateLimit")).isEqualTo("\"address\";r=2;t=20");
      Response refused = answers.getLast();
      JsonNode problem = problem(refused, Code.RATE_LIMITED);
      assertThat(problem.path("limit").asInt()).isEqualTo(3);
      assertThat(Integer.parseInt(refused.header("Retry-After"))).isBetween(1, 20);
      assertThat(refused.header("RateLimit")).startsWith("\"address\";r=0;t=");
      problem(node.raw().get("/v1/nothing"), Code.RATE_LIMITED);
      problem(node.raw().put("/v1/games"), Code.RATE_LIMITED);
      Response health = node.call().get("/healthz");
      assertThat(health.statusCode()).isEqualTo(200);
      assertThat(health.header("RateLimit")).isNull();
      assertThat(node.call().get("/metrics").asString())
          .contains("boardwright_rate_limited_total{limit=\"address\"} 3.0");
    }
  }

  @Test
  void movesHaveALimitOfTheirOwn() {
    try (Node node = node("RATE_LIMIT_MOVES", "2", "RATE_LIMIT_TOKEN", "5")) {
      Table table = Table.of(node, "nim", 2);
      Response first = table.play(node, 0, "1.0", "nonsense");
      assertThat(first.header("RateLimit")).startsWith("\"moves\";r=1;");
      assertThat(first.header("RateLimit-Policy")).contains("\"moves\";q=2;w=60");
      table.play(node, 0, "1.0", "nonsense");
      problem(table.play(node, 0, "1.0", "nonsense"), Code.RATE_LIMITED);
      Table.ok(table.get(node, 0, "/view"));
      Table.ok(table.get(node, 1, "/view"));
      for (int i = 0; i < 4; i++) {
        Table.ok(table.get(node, 0, ""));
      }
      JsonNode problem = problem(table.get(node, 0, "/view"), Code.RATE_LIMITED);
      assertThat(problem.path("limit").asInt()).isEqualTo(5);
      assertThat(table.play(node, 1, "1.1", "nonsense").statusCode()).isNotEqualTo(429);
    }
  }

  @Test
  void whateverPlaysCountsAsAMoveOfEachGame() {
    try (Node node = node("RATE_LIMIT_MOVES", "6", "ADMIN_TOKEN", Player.ADMIN)) {
      String token = Player.of(node, "ana").token();
      Table table = Table.of(node, "nim", 2);
      Response played = playEverywhere(node, token, 3);
      assertThat(played.statusCode()).isEqualTo(200);
      assertThat(played.header("RateLimit")).startsWith("\"moves\";r=3;");
      assertThat(played.header("RateLimit-Policy")).contains("\"moves\";q=6;w=60");
      Response undone = Node.json(node.as(token), "{\"to\":\"1.0\"}").post(table.path("/undo"));
      assertThat(undone.header("RateLimit")).startsWith("\"moves\";r=2;");
      Response resigned = node.as(token).post(table.path("/resign"));
      assertThat(resigned.header("RateLimit")).startsWith("\"moves\";r=1;");
      problem(playEverywhere(node, token, 3), Code.RATE_LIMITED);
      Table.ok(node.as(token).get("/v1/account"));
    }
  }

  private static Response playEverywhere(Node node, String token, int games) {
    String move =
        "{\"game\":\"%s\",\"decision\":\"1.0\",\"moves\":[\"take 1\"]}".formatted("a".repeat(20));
    return Node.json(node.as(token), batch("moves", move, games)).post("/v1/account/moves");
  }

  private static String batch(String name, String one, int size) {
    return "{\"%s\":[%s]}".formatted(name, String.join(",", Collections.nCopies(size, one)));
  }

  private static Response createMany(RequestSpecification call, int size) {
    String game =
        "{\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"reserved\"},{\"kind\":\"reserved\"}]}";
    return Node.json(call, batch("games", game, size)).post("/v1/games/batch");
  }

  @Test
  void aBatchCountsAsManyAsItHolds() {
    try (Node node = node("RATE_LIMIT", "10")) {
      Response created = createMany(node.call(), 4);
      assertThat(Table.ok(created).path("games")).hasSize(4);
      assertThat(created.header("RateLimit")).isEqualTo("\"address\";r=6;t=24");
      String id = "\"" + "a".repeat(20) + "\"";
      Response found = Node.json(node.call(), batch("ids", id, 4)).post("/v1/games/query");
      assertThat(found.header("RateLimit")).startsWith("\"address\";r=2;");
      Response refused = createMany(node.call(), 4);
      assertThat(problem(refused, Code.RATE_LIMITED).path("limit").asInt()).isEqualTo(10);
      assertThat(Integer.parseInt(refused.header("Retry-After"))).isBetween(1, 12);
      assertThat(node.call().get("/v1/rulesets").statusCode())
          .as("nothing of it was counted but the request")
          .isEqualTo(200);
    }
  }

  /** Others may come from the same address. */
  @Test
  void whoAsksForTooMuchWithATokenLeavesTheRestToTheAddress() {
    try (Node node =
        node("RATE_LIMIT", "20", "RATE_LIMIT_TOKEN", "6", "ADMIN_TOKEN", Player.ADMIN)) {
      String token = Player.of(node, "ana").token(); // two requests, one of them with it
      Table.ok(createMany(node.as(token), 4));
      JsonNode problem = problem(createMany(node.as(token), 4), Code.RATE_LIMITED);
      assertThat(problem.path("limit").asInt()).isEqualTo(6);
      assertThat(node.call().get("/v1/rulesets").header("RateLimit"))
          .matches("\"address\";r=1[2-4];.*");
    }
  }

  @Test
  void whoTriesManyTokensMayTryNoMoreForAWhile() {
    try (Node node = node("RATE_LIMIT_BAD_TOKENS", "3")) {
      Table table = Table.of(node, "nim", 2);
      for (int i = 0; i < 3; i++) {
        problem(node.as("s_guess" + i).get(table.path("/view")), Code.BAD_TOKEN);
      }
      problem(node.as("s_guess").get(table.path("/view")), Code.RATE_LIMITED);
      problem(table.get(node, 0, "/view"), Code.RATE_LIMITED);
      Table.ok(node.call().get(table.path("/view")));
    }
  }

  @Test
  void withoutLimitsNothingIsToldOrRefused() {
    try (Node node =
        node(
            "RATE_LIMIT",
            "0",
            "RATE_LIMIT_MOVES",
            "0",
            "RATE_LIMIT_TOKEN",
            "0",
            "RATE_LIMIT_BAD_TOKENS",
            "0")) {
      Table table = Table.of(node, "nim", 2);
      problem(node.as("s_guess").get(table.path("/view")), Code.BAD_TOKEN);
      Response answer = table.get(node, 0, "/view");
      assertThat(answer.headers().hasHeaderWithName("RateLimit")).isFalse();
      assertThat(answer.headers().hasHeaderWithName("RateLimit-Policy")).isFalse();
    }
  }

  @Test
  void behindAProxyTheClientsAddressCounts() {
    try (Node node = node("RATE_LIMIT", "1", "PROXIES", "127.0.0.0/8")) {
      for (String client : List.of("203.0.113.1", "203.0.113.2", "8.8.8.8, 203.0.113.3")) {
        assertThat(forwarded(node, client).statusCode()).isEqualTo(200);
        problem(forwarded(node, client), Code.RATE_LIMITED);
      }
      problem(forwarded(node, "9.9.9.9, 203.0.113.3"), Code.RATE_LIMITED);
    }
  }

  private static Response forwarded(Node node, String by) {
    return node.call().header("X-Forwarded-For", by).get("/v1/rulesets");
  }

  @Test
  void oneAddressLeavesRoomToWaitForOthers() throws Exception {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
        Node node = node("WAITERS_PER_ADDRESS", "1", "PROXIES", "127.0.0.0/8")) {
      Table table = Table.of(node, "nim", 2);
      int idle = 1 - table.toAct(node);
      Future<Response> first = threads.submit(() -> waiting(node, table, idle, "203.0.113.1", 60));
      Awaitility.await()
          .until(() -> node.call().get("/metrics").asString().contains("waiting_requests 1"));
      Response refused = waiting(node, table, idle, "203.0.113.1", 1);
      assertThat(problem(refused, Code.RATE_LIMITED).path("limit").asInt()).isEqualTo(1);
      Table.ok(waiting(node, table, idle, "203.0.113.1", 0));
      Table.ok(waiting(node, table, idle, "203.0.113.2", 1));
      table.playOut(1, node);
      Table.ok(first.get());
    }
  }

  private static Response waiting(Node node, Table table, int seat, String from, int seconds) {
    return node.as(table.tokens().get(seat))
        .header("X-Forwarded-For", from)
        .get(table.path("/decision?wait=" + seconds));
  }

  @Test
  void oneAddressLeavesStreamsForOthers() {
    try (Node node = node("STREAMS_PER_ADDRESS", "1", "PROXIES", "127.0.0.0/8")) {
      Table table = Table.of(node, "nim", 2);
      try (Watcher _ = stream(node, table, "203.0.113.1").until("status", 1);
          Watcher _ = stream(node, table, "203.0.113.2").until("status", 1)) {
        Response refused =
            node.call().header("X-Forwarded-For", "203.0.113.1").get(table.path("/events"));
        assertThat(problem(refused, Code.RATE_LIMITED).path("limit").asInt()).isEqualTo(1);
        table.playOut(1, node);
      }
    }
  }

  private static Watcher stream(Node node, Table table, String from) {
    return Watcher.open(node, table.path("/events"), null, Map.of("X-Forwarded-For", from));
  }

  @Test
  void withoutProxiesNobodyIsBelieved() {
    try (Node node = node("RATE_LIMIT", "1")) {
      forwarded(node, "203.0.113.1");
      problem(forwarded(node, "203.0.113.2"), Code.RATE_LIMITED);
    }
  }

  @Test
  void nodesOnOneRedisShareTheLimitAndCountAloneWithoutIt() {
    Map<String, String> settings = Map.of("BOARDWRIGHT_RATE_LIMIT", "40");
    try (RedisServer redis = RedisServer.start();
        Node one = new Node(store(redis), settings);
        Node other = new Node(store(redis), settings)) {
      // Buckets drain while the test runs, so bounds are wide.
      assertThat(allowed(one, 60)).isBetween(40L, 55L);
      assertThat(allowed(other, 60)).as("a portion, until it has heard").isLessThan(30);
      redis.kill();
      assertThat(allowed(one, 60)).as("what it knows it knows").isLessThan(30);
      try (Node third = new Node(store(redis), settings)) {
        assertThat(allowed(third, 60)).isBetween(40L, 55L);
      }
    }
  }

  private static Store store(RedisServer redis) {
    return RedisStore.connect(redis.url(), "limits:");
  }

  private static long allowed(Node node, int times) {
    return gets(node, times).stream().filter(answer -> answer.statusCode() == 200).count();
  }
}
