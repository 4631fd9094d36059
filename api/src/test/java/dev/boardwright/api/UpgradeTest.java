package dev.boardwright.api;

import static dev.boardwright.api.Table.problem;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Json;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.nim.Nim;
import io.restassured.response.Response;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import redis.clients.jedis.UnifiedJedis;
import redis.clients.jedis.params.XAddParams;

/** Nodes are replaced one by one: old and new ones serve the same store. */
@ParameterizedClass
@EnumSource(
    value = Stores.class,
    names = {"REDIS", "CLUSTER"})
class UpgradeTest {

  private static final String PUBLIC = ",\"visibility\":\"public\"";

  private static Stores.Place place;
  private static UnifiedJedis behind;
  private static Node old;
  private static Node upgraded;

  @Parameter Stores kind;

  @BeforeParameterizedClassInvocation
  static void start(Stores kind) {
    place = kind.place();
    behind = place.behind().orElseThrow().redis().client();
    old = node(new Nim());
    upgraded = node(OtherNim.upgraded());
  }

  @AfterParameterizedClassInvocation
  static void stop() {
    old.close();
    upgraded.close();
    behind.close();
    place.close();
  }

  private static Node node(Ruleset<?> nim) {
    return new Node(place.open(), Map.of(), List.of(nim));
  }

  // ---- rules

  @Test
  void aRunningGameKeepsTheRulesItBeganWith() {
    Table table = Table.of(old, "nim", 2);
    play(old, table, "take 3");
    assertThat(stones(upgraded, table)).isEqualTo(18);
    play(upgraded, table, "take 3");
    play(old, table, "take 3");
    assertThat(stones(old, table)).isEqualTo(12);
    JsonNode end = table.playOut(1, upgraded, old);
    assertThat(end.path("rulesetVersion").asInt()).isEqualTo(1);
    String record = upgraded.call().get(table.path("/record")).asString();
    for (Node node : List.of(old, upgraded)) {
      assertThat(node.call().get(table.path("/record")).asString()).isEqualTo(record);
      Response verdict = Node.json(node.call(), record).post("/v1/records/verify");
      assertThat(Table.ok(verdict).path("valid").asBoolean()).isTrue();
    }
  }

  @Test
  void aGameOfNewRulesIsNotGuessedByAnOldNode() {
    Table table = Table.of(upgraded, "nim", 2, PUBLIC);
    assertThat(stones(upgraded, table)).isEqualTo(10);
    int seat = table.toAct(upgraded);
    String decision = table.asked(upgraded, seat).orElseThrow().id();
    for (Response response :
        List.of(
            old.call().get(table.path("")),
            table.get(old, seat, "/view"),
            table.get(old, seat, "/decision"),
            old.call().get(table.path("/events")),
            table.play(old, seat, decision, "take 3"))) {
      JsonNode problem = problem(response, Code.RULESET_VERSION_UNAVAILABLE);
      assertThat(response.header("Retry-After")).isEqualTo("2");
      assertThat(problem.path("detail").asText())
          .isEqualTo("This game is played with `nim` version 2; this server has version 1.");
    }
    assertThat(listed(old)).doesNotContain(table.game());
    assertThat(listed(upgraded)).contains(table.game());
    assertThat(table.version(upgraded)).isEqualTo(1);
    JsonNode played = Table.ok(table.play(upgraded, seat, decision, "take 3"));
    assertThat(played.path("replayed").asBoolean()).isFalse();
    assertThat(table.playOut(2, upgraded).path("rulesetVersion").asInt()).isEqualTo(2);
  }

  /** Whoever takes the last seat starts the game, by the rules of the node that is spoken to. */
  @Test
  void anOldNodeDoesNotStartAGameOfNewRules() {
    String open = "{\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"reserved\"},{\"kind\":\"open\"}]}";
    Table table = Table.of(Node.json(upgraded.call(), open).post("/v1/games"));
    var claim = table.path("/seats/1/claim");
    problem(Node.json(old.call(), "{}").post(claim), Code.RULESET_VERSION_UNAVAILABLE);
    assertThat(table.state(upgraded).at("/seats/1/kind").asText()).isEqualTo("open");
    Table.ok(Node.json(upgraded.call(), "{}").post(claim));
    assertThat(stones(upgraded, table)).isEqualTo(10);
  }

  @Test
  void aRematchIsPlayedByTheRulesOfToday() {
    Table table = Table.of(old, "nim", 2);
    table.playOut(3, old);
    JsonNode first = Table.ok(upgraded.as(table.tokens().getFirst()).post(table.path("/rematch")));
    assertThat(first.at("/game/rulesetVersion").asInt()).isEqualTo(2);
    var second = upgraded.as(table.tokens().getLast());
    problem(
        old.as(table.tokens().getLast()).post(table.path("/rematch")),
        Code.RULESET_VERSION_UNAVAILABLE);
    JsonNode joined = Table.ok(second.post(table.path("/rematch")));
    assertThat(joined.at("/game/id")).isEqualTo(first.at("/game/id"));
    assertThat(joined.at("/game/status").asText()).isEqualTo("running");
  }

  @Test
  void aForkKeepsTheRulesOfItsRecord() {
    Table table = Table.of(old, "nim", 2);
    table.playOut(4, old);
    String record = old.call().get(table.path("/record")).asString();
    String body = "{\"record\":%s,\"version\":1}".formatted(record);
    Table fork = Table.of(Node.json(upgraded.call(), body).post("/v1/games"));
    assertThat(fork.state(old).path("rulesetVersion").asInt()).isEqualTo(1);
    assertThat(stones(old, fork)).isEqualTo(21);
  }

  @Test
  void rulesThatAreGoneAreTold() {
    Table table = Table.of(old, "nim", 2);
    try (Node forgetful = node(OtherNim.of(3, UnaryOperator.identity()))) {
      JsonNode problem =
          problem(table.get(forgetful, 0, "/view"), Code.RULESET_VERSION_UNAVAILABLE);
      assertThat(problem.path("detail").asText()).contains("version 1", "has version 3");
    }
    assertThat(table.playOut(5, upgraded).path("status").asText()).isEqualTo("finished");
  }

  // ---- what is stored

  /** A header as the first servers wrote it, with nothing that came later. */
  @Test
  void theOldestHeaderIsRead() {
    Table table = Table.of(old, "nim", 2);
    String header = header(table);
    assertThat(header).startsWith("{\"format\":1,\"played\":{\"ruleset\":\"nim\",\"version\":1,");
    store(
        table,
        """
        {"format":1,"played":{"ruleset":"nim","version":1,"options":{"stones":21},"confirmTurns":true},\
        "luck":{"seed":"%s","practice":false,"ofBots":"","nonces":false},\
        "origin":{"createdAt":"2026-01-01T00:00:00Z","hostHash":"%s","imported":false},\
        "terms":{"visibility":"public","leavers":"vacant"},"status":"running","seats":[\
        {"kind":"reserved","tokenHash":"%s","vacant":false},\
        {"kind":"reserved","tokenHash":"%s","vacant":false}],"webhooks":[]}\
        """
            .formatted(
                field(header, "/luck/seed"),
                field(header, "/origin/hostHash"),
                field(header, "/seats/0/tokenHash"),
                field(header, "/seats/1/tokenHash")));
    try (Node fresh = node(OtherNim.upgraded())) {
      assertThat(table.playOut(6, fresh).path("status").asText()).isEqualTo("finished");
    }
  }

  /** A field, a word or a format of tomorrow: refused, left out, and left as it is. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"format\":2,",
        "{\"format\":1,\"tomorrow\":{\"a\":[1]},",
        "{\"format\":1,\"next\":{\"game\":\"g\",\"seed\":\"s\",\"createdAt\":\"2026-01-01T00:00:00Z\",\"sundial\":true},"
      })
  void aHeaderOfTomorrowIsRefusedAndLeftAlone(String beginning) {
    Table table = Table.of(old, "nim", 2, PUBLIC);
    Table known = Table.of(old, "nim", 2, PUBLIC);
    String today = header(table);
    String tomorrow = today.replace("{\"format\":1,", beginning);
    store(table, tomorrow);
    for (Response response :
        List.of(
            old.call().get(table.path("")),
            table.get(upgraded, 0, "/view"),
            table.post(old, 0, "/resign", "{}"))) {
      JsonNode problem = problem(response, Code.RULESET_VERSION_UNAVAILABLE);
      assertThat(problem.path("detail").asText()).containsAnyOf("format 2", "newer version");
      assertThat(response.header("Retry-After")).isEqualTo("2");
    }
    for (Node node : List.of(old, upgraded)) {
      assertThat(listed(node)).contains(known.game()).doesNotContain(table.game());
    }
    assertThat(header(table)).isEqualTo(tomorrow);
    store(table, today);
    assertThat(table.playOut(7, upgraded, old).path("status").asText()).isEqualTo("finished");
  }

  @Test
  void anEntryOfTomorrowIsRefusedAndLeftAlone() {
    Table table = Table.of(old, "nim", 2, PUBLIC);
    var entry = behind.xrange(log(table), "-", "+").getFirst();
    Map<String, String> fields = new HashMap<>(entry.getFields());
    fields.put("body", fields.get("body").replace("chance", "quantum"));
    behind.del(log(table));
    behind.xadd(log(table), XAddParams.xAddParams().id("1-0"), fields);
    try (Node fresh = node(new Nim())) {
      problem(table.get(fresh, 0, "/view"), Code.RULESET_VERSION_UNAVAILABLE);
      assertThat(listed(fresh)).doesNotContain(table.game());
    }
  }

  // ---- help

  private static void play(Node node, Table table, String code) {
    int seat = table.toAct(node);
    Table.ok(table.play(node, seat, table.asked(node, seat).orElseThrow().id(), code));
  }

  private static int stones(Node node, Table table) {
    return Table.ok(table.get(node, 0, "/view")).at("/board/stones").asInt();
  }

  private static List<String> listed(Node node) {
    return Table.ok(node.call().get("/v1/games?limit=100")).path("games").findValuesAsText("id");
  }

  private static String key(String kind, Table table) {
    return place.behind().orElseThrow().prefix() + kind + ":{" + table.game() + "}";
  }

  private static String log(Table table) {
    return key("log", table);
  }

  private static String header(Table table) {
    return behind.hget(key("game", table), "header");
  }

  /** As another node would: with a revision of its own. */
  private static void store(Table table, String header) {
    behind.hset(key("game", table), "header", header);
    behind.hincrBy(key("game", table), "revision", 1);
  }

  private static String field(String header, String pointer) {
    try {
      return Json.MAPPER.readTree(header).at(pointer).asText();
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}
