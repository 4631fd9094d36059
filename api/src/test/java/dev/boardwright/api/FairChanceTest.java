package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.boardwright.api.wire.Code;
import dev.boardwright.engine.Seed;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What players add to the luck of a game, and how one might try to cheat with it. */
@ParameterizedClass
@EnumSource(Stores.class)
class FairChanceTest {

  private static final String FAIR = ",\"nonces\":true";

  private static Stores.Place place;
  private static Node node;

  @Parameter Stores store;

  @BeforeParameterizedClassInvocation
  static void start(Stores store) {
    place = store.place();
    node = new Node(place.open());
  }

  @AfterParameterizedClassInvocation
  static void stop() {
    node.close();
    place.close();
  }

  private static Response give(Table table, int seat, String nonce) {
    return give(node, table, seat, nonce);
  }

  private static Response give(Node node, Table table, int seat, String nonce) {
    return table.post(
        node, seat, "/seats/%d/nonce".formatted(seat), "{\"nonce\":\"%s\"}".formatted(nonce));
  }

  private static ObjectNode record(Table table) {
    return (ObjectNode) Table.ok(node.call().get(table.path("/record")));
  }

  private static JsonNode verify(JsonNode record) {
    return Table.ok(Node.json(node.call(), record.toString()).post("/v1/records/verify"));
  }

  private static String outcome(JsonNode verdict, String check) {
    return verdict
        .path("checks")
        .valueStream()
        .filter(one -> one.path("check").asText().equals(check))
        .map(one -> one.path("outcome").asText())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theGameWaitsForEveryNonceAndItsLuckFollowsFromAll() {
    Table table = Table.of(node, "night_market", 3, FAIR);
    JsonNode waiting = table.state(node);
    assertThat(waiting.path("status").asText()).isEqualTo("open");
    assertThat(waiting.path("nonces").asBoolean()).isTrue();
    Table.ok(give(table, 2, "zeta"));
    Table.ok(give(table, 0, "~!@#$%^&*()=1"));
    JsonNode early = Table.problem(node.call().get(table.path("/view")), Code.GAME_NOT_RUNNING);
    assertThat(early.path("detail").asText()).contains("waits for a nonce of seat 1");
    JsonNode last = Table.ok(give(table, 1, "0"));
    assertThat(last.path("status").asText()).isEqualTo("running");
    assertThat(last.path("seedHash")).isEqualTo(waiting.path("seedHash"));
    table.playOut(5, node);
    ObjectNode record = record(table);
    assertThat(record.path("format").asInt()).isEqualTo(1);
    assertThat(record.path("seedHash")).isEqualTo(waiting.path("seedHash"));
    assertThat(record.at("/seats/1/nonce").asText()).isEqualTo("0");
    Seed luck =
        Seed.of(record.path("seed").asText())
            .with(List.of(Optional.of("~!@#$%^&*()=1"), Optional.of("0"), Optional.of("zeta")));
    assertThat(luck.hash()).isNotEqualTo(record.path("seedHash").asText());
    JsonNode verdict = verify(record);
    assertThat(verdict.path("valid").asBoolean()).as(verdict.toString()).isTrue();
    assertThat(outcome(verdict, "nonces")).isEqualTo("passed");
  }

  static Stream<Named<Consumer<ObjectNode>>> changes() {
    return Stream.of(
        Named.of("another nonce", record -> seat(record, 0).put("nonce", "other")),
        Named.of("no nonce", record -> seat(record, 0).remove("nonce")),
        Named.of(
            "nonces of other seats",
            record -> {
              seat(record, 0).put("nonce", "two");
              seat(record, 1).put("nonce", "one");
            }),
        Named.of(
            "the mixed seed as the seed",
            record -> {
              Seed mixed =
                  Seed.of(record.path("seed").asText())
                      .with(List.of(Optional.of("one"), Optional.of("two")));
              record.put("seed", mixed.text());
              seat(record, 0).remove("nonce");
              seat(record, 1).remove("nonce");
            }),
        Named.of("practice with nonces", record -> record.put("practice", true)));
  }

  private static ObjectNode seat(ObjectNode record, int seat) {
    return (ObjectNode) record.at("/seats/" + seat);
  }

  @Test
  void whoeverChangesOneAfterwardsIsFound() {
    Table table = Table.of(node, "night_market", 2, FAIR);
    Table.ok(give(table, 0, "one"));
    Table.ok(give(table, 1, "two"));
    table.playOut(1, node);
    ObjectNode record = record(table);
    assertThat(verify(record).path("valid").asBoolean()).isTrue();
    assertThat(changes())
        .allSatisfy(
            change -> {
              ObjectNode changed = record.deepCopy();
              change.getPayload().accept(changed);
              assertThat(verify(changed).path("valid").asBoolean()).isFalse();
            });
  }

  /** Until all are in, nobody can choose with another's in view; from then on all are pinned. */
  @Test
  void aNonceIsShownWhenTheGameStarts() {
    Table table = Table.of(node, "nim", 2, FAIR);
    JsonNode given = Table.ok(give(table, 0, "secret-until-start"));
    assertThat(given.at("/seats/0/nonceGiven").asBoolean()).isTrue();
    assertThat(given.at("/seats/1/nonceGiven").asBoolean()).isFalse();
    List<String> seen =
        Stream.of("", "/decision", "/log")
            .flatMap(
                below ->
                    Stream.of(
                        table.get(node, 0, below),
                        table.get(node, 1, below),
                        node.as(table.host()).get(table.path(below)),
                        node.call().get(table.path(below))))
            .map(Response::asString)
            .toList();
    assertThat(seen).noneMatch(text -> text.contains("secret-until-start"));
    try (Watcher watcher = Watcher.of(node, table, null, 0)) {
      watcher.until("status", 1);
      Table.ok(give(table, 1, "two"));
      watcher.until("status", 2);
      assertThat(watcher.of("status").getFirst().toString()).doesNotContain("secret-until-start");
      assertThat(watcher.of("status").getLast().toString()).contains("secret-until-start");
    }
    JsonNode running = table.state(node);
    assertThat(running.at("/seats/0/nonce").asText()).isEqualTo("secret-until-start");
    assertThat(running.at("/seats/1/nonce").asText()).isEqualTo("two");
  }

  @Test
  void aNonceIsGivenOnce() {
    Table table = Table.of(node, "nim", 2, FAIR);
    JsonNode first = Table.ok(give(table, 0, "one"));
    assertThat(Table.ok(give(table, 0, "one"))).isEqualTo(first);
    JsonNode refused = Table.problem(give(table, 0, "better"), Code.NONCE_REFUSED);
    assertThat(refused.path("detail").asText()).contains("another nonce already");
    Table.ok(give(table, 1, "two"));
    assertThat(Table.ok(give(table, 0, "one")).path("status").asText()).isEqualTo("running");
    Table.problem(give(table, 0, "better"), Code.NONCE_REFUSED);
    Table.problem(give(table, 1, "better"), Code.NONCE_REFUSED);
  }

  @Test
  void aSeatGivesItsOwn() {
    Table table = Table.of(node, "nim", 2, FAIR);
    String body = "{\"nonce\":\"mine\"}";
    String seat = table.path("/seats/1/nonce");
    Table.problem(Node.json(node.as(table.tokens().get(0)), body).post(seat), Code.NOT_ALLOWED);
    Table.problem(Node.json(node.as(table.host()), body).post(seat), Code.NOT_ALLOWED);
    Table.problem(Node.json(node.call(), body).post(seat), Code.BAD_TOKEN);
    Table.problem(
        Node.json(node.as(table.tokens().get(1)), body).post(table.path("/seats/2/nonce")),
        Code.NOT_FOUND);
    assertThat(table.state(node).at("/seats/1/nonceGiven").asBoolean()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "two words", "ä", "1\\n0=x", "\\u0000"})
  void whatIsNoNonceIsToldSo(String nonce) {
    Table table = Table.of(node, "nim", 2, FAIR);
    JsonNode problem = Table.problem(give(table, 0, nonce), Code.MALFORMED_REQUEST);
    assertThat(problem.path("pointer").asText()).isEqualTo("/nonce");
    assertThat(problem.path("detail").asText()).contains("1 to 64 printable");
  }

  @Test
  void aNonceHasAtMost64Characters() {
    Table table = Table.of(node, "nim", 2, FAIR);
    Table.problem(give(table, 0, "x".repeat(65)), Code.MALFORMED_REQUEST);
    Table.ok(give(table, 0, "x".repeat(64)));
    for (String body : List.of("{}", "{\"nonce\":null}", "{\"nonce\":7}")) {
      Table.problem(table.post(node, 1, "/seats/1/nonce", body), Code.MALFORMED_REQUEST);
    }
  }

  @Test
  void itIsTooLateOnceTheGameHasStarted() {
    Table table = Table.of(node, "nim", 2);
    JsonNode refused = Table.problem(give(table, 0, "late"), Code.NONCE_REFUSED);
    assertThat(refused.path("detail").asText()).contains("`nonces: true`");
    Table aborted = Table.of(node, "nim", 2, FAIR);
    Table.ok(node.as(aborted.host()).post(aborted.path("/abort")));
    Table.problem(give(aborted, 0, "late"), Code.NONCE_REFUSED);
    Table.problem(node.call().get(aborted.path("/view")), Code.GAME_NOT_RUNNING);
  }

  private static Table created(String seats, String more) {
    return Table.of(
        Node.json(node.call(), "{\"ruleset\":\"nim\",\"seats\":[%s]%s}".formatted(seats, more))
            .post("/v1/games"));
  }

  private static Response claim(Table table, int seat, String body) {
    return Node.json(node.call(), body).post(table.path("/seats/%d/claim".formatted(seat)));
  }

  /** Nobody has to agree: whoever claims a seat of any game may add to its luck. */
  @Test
  void anyGameTakesNoncesBeforeItsStart() {
    Table table = created("{\"kind\":\"open\"},{\"kind\":\"reserved\"}", "");
    Table.ok(claim(table, 0, "{\"nonce\":\"claimed-with\"}"));
    assertThat(table.state(node).path("status").asText()).isEqualTo("running");
    assertThat(table.state(node).at("/seats/0/nonce").asText()).isEqualTo("claimed-with");
    assertThat(table.state(node).at("/seats/1/nonce").isNull()).isTrue();
    assertThat(table.state(node).path("nonces").asBoolean()).isFalse();
  }

  @Test
  void aNonceGoesWithTheClaimThatBroughtIt() {
    Table table = created("{\"kind\":\"open\"},{\"kind\":\"reserved\"}", FAIR);
    Table.problem(claim(table, 0, "{\"nonce\":\"a b\"}"), Code.MALFORMED_REQUEST);
    String token = Table.ok(claim(table, 0, "{\"nonce\":\"first\"}")).path("token").asText();
    assertThat(node.as(token).delete(table.path("/seats/0/claim")).statusCode()).isEqualTo(204);
    assertThat(table.state(node).at("/seats/0/nonceGiven").asBoolean()).isFalse();
    Table.ok(give(table, 1, "second"));
    assertThat(table.state(node).path("status").asText()).isEqualTo("open");
    Table.ok(claim(table, 0, "{\"nonce\":\"third\"}"));
    assertThat(table.state(node).path("status").asText()).isEqualTo("running");
    assertThat(table.state(node).at("/seats/0/nonce").asText()).isEqualTo("third");
  }

  @Test
  void theLuckOfAPracticeGameIsChosenAlready() {
    Response both =
        Node.json(
                node.call(),
                "{\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"open\"}],\"nonces\":true,\"seed\":\"x\"}")
            .post("/v1/games");
    assertThat(Table.problem(both, Code.MALFORMED_REQUEST).path("pointer").asText())
        .isEqualTo("/nonces");
    Table table = created("{\"kind\":\"open\"},{\"kind\":\"reserved\"}", ",\"seed\":\"chosen\"");
    Table.problem(claim(table, 0, "{\"nonce\":\"mine\"}"), Code.NONCE_REFUSED);
    Table.problem(give(table, 1, "mine"), Code.NONCE_REFUSED);
    Table.ok(claim(table, 0, "{}"));
  }

  @Test
  void nobodyWaitsForBots() {
    Response onlyBots =
        Node.json(
                node.call(),
                "{\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"bot\"}],\"nonces\":true}")
            .post("/v1/games");
    assertThat(Table.problem(onlyBots, Code.MALFORMED_REQUEST).path("detail").asText())
        .contains("reserve a seat");
    Table table = created("{\"kind\":\"bot\"},{\"kind\":\"reserved\"}", FAIR);
    Table.ok(give(table, 1, "person"));
    assertThat(table.state(node).path("status").asText()).isEqualTo("running");
  }

  @Test
  void theRematchOfAFairGameIsFair() {
    Table old = Table.of(node, "nim", 2, FAIR);
    Table.ok(give(old, 0, "one"));
    Table.ok(give(old, 1, "two"));
    old.playOut(1, node);
    List<String> tokens = new ArrayList<>();
    String game = "";
    for (int seat = 0; seat < 2; seat++) {
      JsonNode call = Table.ok(node.as(old.tokens().get(seat)).post(old.path("/rematch")));
      game = call.at("/game/id").asText();
      tokens.add(call.path("token").asText());
    }
    Table next = new Table(game, old.host(), new ArrayList<>(tokens));
    assertThat(next.state(node).path("status").asText()).isEqualTo("open");
    assertThat(next.state(node).path("nonces").asBoolean()).isTrue();
    assertThat(next.state(node).at("/seats/0/nonceGiven").asBoolean()).isFalse();
    Table.ok(give(next, 1, "anew"));
    Table.ok(give(next, 0, "again"));
    assertThat(next.playOut(2, node).path("status").asText()).isEqualTo("finished");
    assertThat(verify(record(next)).path("valid").asBoolean()).isTrue();
  }

  @Test
  void aFairGameIsForkedAsAnyOther() {
    Table old = Table.of(node, "night_market", 2, FAIR);
    Table.ok(give(old, 0, "one"));
    Table.ok(give(old, 1, "two"));
    old.playOut(1, node);
    String body = "{\"record\":%s,\"version\":1}".formatted(record(old));
    Table fork = Table.of(Node.json(node.call(), body).post("/v1/games"));
    fork.playOut(2, node);
    ObjectNode record = record(fork);
    assertThat(record.at("/seats/0").has("nonce")).isFalse();
    assertThat(verify(record).path("valid").asBoolean()).isTrue();
  }
}
