package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.boardwright.api.wire.Code;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests that are sent again, since their answers got lost, or half of their work. */
@ParameterizedClass
@EnumSource(Stores.class)
class RetriesTest {

  private static final String RESERVED =
      "{\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"reserved\"},{\"kind\":\"reserved\"}]}";
  private static final String OPEN =
      "{\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"reserved\"},{\"kind\":\"open\"}]}";

  private static final String TWO_OPEN =
      "{\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"open\"},{\"kind\":\"open\"}]}";
  private static final String NONCES = RESERVED.replace("]}", "],\"nonces\":true}");

  private static Stores.Place place;
  private static final Faults FAULTS = new Faults();
  private static Node node;

  @Parameter Stores kind;

  @BeforeParameterizedClassInvocation
  static void start(Stores kind) {
    place = kind.place();
    node = new Node(FAULTS.to(place.open()), Map.of("BOARDWRIGHT_ADMIN_TOKEN", Player.ADMIN));
  }

  @AfterParameterizedClassInvocation
  static void stop() {
    node.close();
    place.close();
  }

  private static Response create(String key, String body) {
    return Node.json(node.keyed(key), body).post("/v1/games");
  }

  private static Response claim(Table table, String key) {
    return Node.json(node.keyed(key), "{}").post(table.path("/seats/1/claim"));
  }

  @Test
  void theSameCreationTwiceIsOneGame() {
    Response first = create("create", RESERVED);
    Response again = create("create", " " + RESERVED.replace(",", ", "));
    assertThat(again.statusCode()).isEqualTo(201);
    assertThat(Table.of(again)).isEqualTo(Table.of(first));
    assertThat(Table.of(create("create-2", RESERVED)).game()).isNotEqualTo(Table.of(first).game());
    assertThat(Table.of(create("create", RESERVED))).isEqualTo(Table.of(first));
  }

  @Test
  void theSameClaimTwiceIsOneToken() {
    Table table = Table.of(create("for-claim", OPEN));
    Response first = claim(table, "claim");
    Response again = claim(table, "claim");
    assertThat(again.asString()).isEqualTo(first.asString());
    assertThat(claim(table, "another").statusCode()).isEqualTo(409);
    assertThat(table.state(node).path("status").asText()).isEqualTo("running");
  }

  /** A released seat's token is void: the old claim, sent again, must not bring it back to life. */
  @Test
  void aClaimSentAgainAfterTheReleaseIsVoid() {
    Table table = Table.of(create("for-release", TWO_OPEN));
    String token = Table.ok(claim(table, "released")).path("token").asText();
    assertThat(node.as(token).delete(table.path("/seats/1/claim")).statusCode()).isEqualTo(204);
    JsonNode problem = Table.problem(claim(table, "released"), Code.CLAIM_RELEASED);
    assertThat(problem.path("detail").asText()).contains("another `Idempotency-Key`");
    assertThat(node.as(token).get(table.path("")).statusCode()).isEqualTo(401);
    assertThat(table.state(node).at("/seats/1/kind").asText()).isEqualTo("open");
    String anew = Table.ok(claim(table, "anew")).path("token").asText();
    assertThat(anew).isNotEqualTo(token);
    assertThat(Table.ok(claim(table, "anew")).path("token").asText()).isEqualTo(anew);
    Table.problem(claim(table, "released"), Code.SEAT_TAKEN);
    assertThat(node.as(anew).delete(table.path("/seats/1/claim")).statusCode()).isEqualTo(204);
    Table.problem(claim(table, "released"), Code.CLAIM_RELEASED);
    Table.problem(claim(table, "anew"), Code.CLAIM_RELEASED);
  }

  /** The nonce is stored and the game started, but nobody was told. */
  @Test
  void aNonceWhoseAnswerWasLostIsFoundByTheRetry() {
    Table table = Table.of(create("for-nonce", NONCES));
    Table.ok(table.post(node, 0, "/seats/0/nonce", "{\"nonce\":\"first\"}"));
    FAULTS.loseNextAnswer();
    Response lost = table.post(node, 1, "/seats/1/nonce", "{\"nonce\":\"second\"}");
    assertThat(lost.statusCode()).isEqualTo(503);
    JsonNode game = Table.ok(table.post(node, 1, "/seats/1/nonce", "{\"nonce\":\"second\"}"));
    assertThat(game.path("status").asText()).isEqualTo("running");
    Response other = table.post(node, 1, "/seats/1/nonce", "{\"nonce\":\"third\"}");
    Table.problem(other, Code.NONCE_REFUSED);
    assertThat(table.playOut(1, node).path("status").asText()).isEqualTo("finished");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5})
  void anImportThatWasCutOffIsCompletedByTheRetry(int calls) {
    Table table = Table.of(create("for-import-" + calls, RESERVED));
    table.playOut(1, node);
    String record = node.call().get(table.path("/record")).asString();
    FAULTS.allow(calls);
    keep("cut-import-" + calls, record);
    FAULTS.allow(Integer.MAX_VALUE);
    Table kept = Table.of(keep("cut-import-" + calls, record));
    assertThat(Table.of(keep("cut-import-" + calls, record))).isEqualTo(kept);
    assertThat(node.call().get(kept.path("/record")).asString()).isEqualTo(record);
  }

  private static Response keep(String key, String record) {
    return Node.json(node.keyed(key), "{\"record\":%s}".formatted(record)).post("/v1/records");
  }

  /** Kill -9, as far as the store can tell: nothing after its n-th call happens. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  void aCreationThatWasCutOffIsCompletedByTheRetry(int calls) {
    String key = "cut-create-" + calls;
    FAULTS.allow(calls);
    Response cut = create(key, RESERVED);
    FAULTS.allow(Integer.MAX_VALUE);
    assertThat(cut.statusCode()).isEqualTo(calls < 3 ? 503 : 201);
    Table table = Table.of(create(key, RESERVED));
    assertThat(Table.of(create(key, RESERVED))).isEqualTo(table);
    assertThat(table.playOut(1, node).path("status").asText()).isEqualTo("finished");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  void aClaimThatWasCutOffIsCompletedByTheRetry(int calls) {
    Table table = Table.of(create("for-cut-claim-" + calls, OPEN));
    String key = "cut-claim-" + calls;
    FAULTS.allow(calls);
    claim(table, key);
    FAULTS.allow(Integer.MAX_VALUE);
    String token = Table.ok(claim(table, key)).path("token").asText();
    assertThat(Table.ok(claim(table, key)).path("token").asText()).isEqualTo(token);
    assertThat(node.as(token).get(table.path("/view")).statusCode()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6})
  void aRematchThatWasCutOffIsCompletedByTheRetry(int calls) {
    Table table = Table.of(create("for-rematch-" + calls, RESERVED));
    table.playOut(1, node);
    var again = node.as(table.tokens().getFirst());
    FAULTS.allow(calls);
    again.post(table.path("/rematch"));
    FAULTS.allow(Integer.MAX_VALUE);
    JsonNode first = Table.ok(again.post(table.path("/rematch")));
    JsonNode second = Table.ok(node.as(table.tokens().get(1)).post(table.path("/rematch")));
    assertThat(second.at("/game/id")).isEqualTo(first.at("/game/id"));
    assertThat(second.at("/game/status").asText()).isEqualTo("running");
    Table next =
        new Table(
            first.at("/game/id").asText(),
            table.host(),
            List.of(first.path("token").asText(), second.path("token").asText()));
    assertThat(next.playOut(1, node).path("status").asText()).isEqualTo("finished");
  }

  /** The change is made, and its answer is lost. */
  @Test
  void aChangeWhoseAnswerWasLostIsFoundByTheRetry() {
    FAULTS.loseNextAnswer();
    assertThat(create("lost-create", OPEN).statusCode()).isEqualTo(503);
    Table table = Table.of(create("lost-create", OPEN));
    FAULTS.loseNextAnswer();
    assertThat(claim(table, "lost-claim").statusCode()).isEqualTo(503);
    String token = Table.ok(claim(table, "lost-claim")).path("token").asText();
    int seat = table.toAct(node);
    String mover = seat == 0 ? table.tokens().getFirst() : token;
    String decision =
        Table.ok(node.as(mover).get(table.path("/decision"))).at("/decision/id").asText();
    String move = Table.body(decision, "take 3");
    FAULTS.loseNextAnswer();
    assertThat(Node.json(node.as(mover), move).post(table.path("/moves")).statusCode())
        .isEqualTo(503);
    JsonNode played = Table.ok(Node.json(node.as(mover), move).post(table.path("/moves")));
    assertThat(played.path("replayed").asBoolean()).isTrue();
    assertThat(played.at("/entries/0/code").asText()).isEqualTo("take 3");
    assertThat(table.version(node)).isEqualTo(2);
  }

  @Test
  void theSameMovesTwiceAreOneAnswer() {
    Table table = Table.of(node, "night_market", 2);
    int seat = table.toAct(node);
    Table.Asked asked = table.asked(node, seat).orElseThrow();
    JsonNode first = Table.ok(table.play(node, seat, asked.id(), asked.codes().getFirst()));
    JsonNode again = Table.ok(table.play(node, seat, asked.id(), asked.codes().getFirst()));
    assertThat(first.path("replayed").asBoolean()).isFalse();
    assertThat(again.path("replayed").asBoolean()).isTrue();
    assertThat(again.path("entries")).isEqualTo(first.path("entries"));
    assertThat(again.path("version")).isEqualTo(first.path("version"));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  void anAccountWhoseCreationWasCutOffIsCompletedByTheRetry(int calls) {
    String key = "cut-account-" + calls;
    FAULTS.allow(calls);
    Response cut = account(key);
    FAULTS.allow(Integer.MAX_VALUE);
    assertThat(cut.statusCode()).isEqualTo(calls < 3 ? 503 : 201);
    Response created = account(key);
    assertThat(account(key).asString()).isEqualTo(created.asString());
    String token = Table.tree(created).path("token").asText();
    assertThat(Table.ok(node.as(token).get("/v1/account")))
        .isEqualTo(Table.tree(created).path("account"));
  }

  @Test
  void aKeyThatCouldBeGuessedIsRefused() {
    Table table = Table.of(create("for-guesses", TWO_OPEN));
    String games = "{\"games\":[%s]}".formatted(RESERVED);
    Map<String, String> requests =
        Map.of("/v1/games", RESERVED, "/v1/games/batch", games, table.path("/seats/1/claim"), "{}");
    requests.forEach(
        (path, body) -> {
          var call = node.call().header("Idempotency-Key", "table-4711");
          JsonNode problem =
              Table.problem(Node.json(call, body).post(path), Code.MALFORMED_REQUEST);
          assertThat(problem.path("pointer").asText()).isEqualTo("header/Idempotency-Key");
          assertThat(problem.path("detail").asText()).contains("22 to 100 characters", "guess");
        });
    assertThat(table.state(node).at("/seats/1/kind").asText()).isEqualTo("open");
  }

  /** The same key and the same body, by another account and by nobody. */
  @Test
  void nobodyGetsTheAnswerOfAnother() {
    String key = Node.key("of-somebody");
    Table table = Table.of(create("for-others", TWO_OPEN));
    Player ana = Player.of(node, "ana");
    Player ben = Player.of(node, "ben");
    List<JsonNode> answers = new ArrayList<>();
    for (var caller : List.of(node.as(ana.token()), node.as(ben.token()), node.call())) {
      answers.add(
          Table.tree(Node.json(caller.header("Idempotency-Key", key), RESERVED).post("/v1/games")));
    }
    assertThat(answers).extracting(answer -> answer.at("/game/id")).doesNotHaveDuplicates();
    assertThat(answers).extracting(answer -> answer.at("/tokens/seats")).doesNotHaveDuplicates();
    var claim = Node.json(node.as(ana.token()).header("Idempotency-Key", "1"), "{}");
    Table.ok(claim.post(table.path("/seats/1/claim")));
    var other = Node.json(node.as(ben.token()).header("Idempotency-Key", "1"), "{}");
    Table.problem(other.post(table.path("/seats/1/claim")), Code.SEAT_TAKEN);
  }

  private static Response account(String key) {
    return Node.json(
            node.as(Player.ADMIN).header("Idempotency-Key", key),
            "{\"name\":\"ana\",\"kind\":\"person\"}")
        .post("/v1/accounts");
  }

  /** With one seed for all, since then there is most to be written. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 5, 7, 100})
  void aBatchThatWasCutOffIsCompletedByTheRetry(int calls) {
    Player ana = Player.of(node, "ana");
    String body = "{\"sameSeed\":true,\"games\":[%s,%s,%s]}".formatted(RESERVED, OPEN, RESERVED);
    var request =
        Node.json(node.as(ana.token()).header("Idempotency-Key", "cut-batch-" + calls), body);
    FAULTS.allow(calls);
    request.post("/v1/games/batch");
    FAULTS.allow(Integer.MAX_VALUE);
    JsonNode first = Table.ok(request.post("/v1/games/batch")).path("games");
    JsonNode second = Table.ok(request.post("/v1/games/batch")).path("games");
    assertThat(first.findValuesAsText("seedHash").stream().distinct()).hasSize(1);
    assertThat(second.findValues("tokens")).hasSize(3).isEqualTo(first.findValues("tokens"));
    assertThat(ana.get(node, "/v1/account/games").path("games")).hasSize(3);
  }
}
