package dev.boardwright.api;

import static dev.boardwright.api.Table.problem;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.boardwright.api.store.SqliteStore;
import dev.boardwright.api.wire.Code;
import io.restassured.response.Response;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every kind of problem with a request, at least once; see also {@link ServerProblemsTest}. */
class ProblemsTest {

  private static final String TWO = "\"seats\":[{\"kind\":\"reserved\"},{\"kind\":\"reserved\"}]";

  @TempDir static Path folder;
  private static Node node;

  @BeforeAll
  static void start() {
    node = new Node(SqliteStore.open(folder.resolve("games")));
  }

  @AfterAll
  static void stop() {
    node.close();
  }

  private static Response create(String body) {
    return Node.json(node.call(), body).post("/v1/games");
  }

  // ---- requests that cannot be read

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "| {",
        "| nonsense",
        "| [1]",
        "| null",
        "| {\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\"}]} {}",
        "/ruleset | {}",
        "| ",
        "/ruleset | {\"ruleset\":7,\"seats\":[]}",
        "/ruleset | {\"ruleset\":null,\"seats\":[{\"kind\":\"bot\"}]}",
        "/nmae | {\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\"}],\"nmae\":1}",
        "/seats | {\"ruleset\":\"nim\",\"seats\":{}}",
        "/seats | {\"ruleset\":\"nim\",\"seats\":[]}",
        "/seats/0/kind | {\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"claimed\"}]}",
        "/seats/0/kind | {\"ruleset\":\"nim\",\"seats\":[{\"kind\":3}]}",
        "/seats/0/nmae | {\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\",\"nmae\":\"x\"}]}",
        "/seats/0/name | {\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\",\"name\":\"\"}]}",
        "/seats/0/name |"
            + " {\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\",\"name\":\"a\\u0007b\"}]}",
        "/seats/0/name | {\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\",\"name\":\"\\ud800\"}]}",
        "/seed | {\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\"}],\"seed\":\"\\ud800\"}",
        "| {\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\"}],\"a\\ud800\":1}",
        "/seats/0/name |"
            + " {\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\",\"name\":\"a\\ud83d\"}]}",
        "/seats/1 | {\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\"},null]}",
        "/visibility |"
            + " {\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\"}],\"visibility\":\"secret\"}",
        "/confirmTurns |"
            + " {\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\"}],\"confirmTurns\":\"yes\"}",
        "/seed | {\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\"}],\"seed\":\"\"}",
        "/seed | {\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\"}],\"seed\":5}",
        "/seed | {\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\"}],\"seed\":\"\\udc00x\"}",
        "/seed | {\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\"}],\"seed\":\"\\udc00\"}",
        "/options | {\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\"}],\"options\":[]}",
      })
  void aBodyThatDoesNotFitIsToldWithItsPlace(String pointer, String body) {
    String sent = body == null ? "" : body;
    JsonNode problem = problem(create(sent), Code.MALFORMED_REQUEST);
    assertThat(problem.path("pointer").asText()).isEqualTo(pointer == null ? "" : pointer);
  }

  @Test
  void theSameWordTwiceIsNoJson() {
    problem(
        create("{\"ruleset\":\"nim\",\"ruleset\":\"nim\"," + TWO + "}"), Code.MALFORMED_REQUEST);
  }

  @Test
  void jsonThatIsNestedDeeplyIsRefused() {
    String deep = "{\"ruleset\":" + "[".repeat(30_000) + "]".repeat(30_000) + "}";
    problem(create(deep), Code.MALFORMED_REQUEST);
  }

  @ParameterizedTest
  @CsvSource({
    "query/limit, /v1/games?limit=0",
    "query/limit, /v1/games?limit=101",
    "query/limit, /v1/games?limit=99999999999999999999",
    "query/limit, /v1/games?limit=5&limit=6",
    "query/status, /v1/games?status=asleep",
    "query/after, /v1/games?after=nonsense",
    "query/ruleset, /v1/games?ruleset=No",
    "query/wiat, /v1/games?wiat=3",
  })
  void aParameterThatDoesNotFitIsNamed(String pointer, String path) {
    JsonNode problem = problem(node.call().get(path), Code.MALFORMED_REQUEST);
    assertThat(problem.path("pointer").asText()).isEqualTo(pointer);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/decision?wait=61",
        "/decision?wait=x",
        "/decision?text=1",
        "/view?version=-1",
        "/log?limit=501"
      })
  void aParameterOfAGameHasItsBounds(String below) {
    problem(Table.of(node, "nim", 2).get(node, 0, below), Code.MALFORMED_REQUEST);
  }

  @Test
  void anIdempotencyKeyIsPrintable() {
    JsonNode problem =
        problem(
            Node.json(node.call().header("Idempotency-Key", "a b"), "{}").post("/v1/games"),
            Code.MALFORMED_REQUEST);
    assertThat(problem.path("pointer").asText()).isEqualTo("header/Idempotency-Key");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"decision\":\"1.0\"}",
        "{\"decision\":\"1.0\",\"moves\":[\"take 1\"],\"typed\":[]}",
        "{\"decision\":\"1.0\",\"moves\":[]}",
        "{\"decision\":\"1.0\",\"moves\":[\"\"]}",
        "{\"decision\":\"1.0\",\"typed\":[{\"type\":\"take\"}]}"
      })
  void movesComeInExactlyOneForm(String body) {
    problem(Table.of(node, "nim", 2).post(node, 0, "/moves", body), Code.MALFORMED_REQUEST);
  }

  @Test
  void aBatchIsBounded() {
    Table table = Table.of(node, "nim", 2);
    String[] many = Collections.nCopies(201, "take 1").toArray(String[]::new);
    JsonNode problem =
        problem(table.post(node, 0, "/moves", Table.body("1.0", many)), Code.MALFORMED_REQUEST);
    assertThat(problem.path("pointer").asText()).isEqualTo("/moves");
  }

  @Test
  void aLargeBodyIsRefused() {
    String large = "{\"ruleset\":\"" + "n".repeat(70_000) + "\"}";
    assertThat(problem(create(large), Code.TOO_LARGE).path("limit").asInt()).isEqualTo(65_536);
  }

  @Test
  void aBodyIsJson() {
    Response response =
        node.call().contentType("text/plain").body("{\"ruleset\":\"nim\"}").post("/v1/games");
    problem(response, Code.UNSUPPORTED_MEDIA_TYPE);
  }

  @Test
  void aRequestThatIsNoHttpIsRefusedWithoutAWordOnTheMachinery() throws Exception {
    String answer = sent("GET /v1/games HTTP/9.9\r\n\r\n");
    assertThat(answer).startsWith("HTTP/1.1 ").doesNotContain("etty");
    Raw.read(answer).problem(Code.MALFORMED_REQUEST);
  }

  @Test
  void hugeHeadersAreRefused() {
    Response response = node.raw().header("X-Big", "x".repeat(20_000)).get("/v1/games");
    assertThat(response.statusCode()).isEqualTo(431);
    Table.problem(response.asByteArray(), response.contentType(), 431, Code.MALFORMED_REQUEST);
  }

  @ParameterizedTest
  @ValueSource(strings = {"utf-8", "UTF-8", "utf-16", "nonsense", "\"", ""})
  void aCharsetDoesNotMatterForJson(String charset) throws Exception {
    String body = "{\"ruleset\":\"nim\"," + TWO + "}";
    String answer =
        sent(
            "POST /v1/games HTTP/1.1\r\nHost: a\r\nConnection: close\r\n"
                + "Content-Type: application/json;charset=%s\r\n".formatted(charset)
                + "Content-Length: %d\r\n\r\n%s".formatted(body.length(), body));
    assertThat(answer).startsWith("HTTP/1.1 201 ");
  }

  /** Half of a pair can be escaped in JSON, or be left where a long text is cut. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"ruleset\":\"%s\",\"seats\":[{\"kind\":\"bot\"}]}",
        "{\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\"}],\"%s\":1}",
        "{\"ruleset\":\"nim\"," + TWO + ",\"options\":{\"%s\":1}}",
      })
  void whatIsQuotedIsWholeText(String body) {
    for (String text : List.of("\\ud83d", "a".repeat(59) + "\ud83d\ude00", "\\u0007")) {
      JsonNode problem = Table.tree(create(body.formatted(text)));
      assertThat(problem.path("status").asInt()).isIn(400, 422);
      assertThat(problem.toString().codePoints())
          .noneMatch(point -> Character.getType(point) == Character.SURROGATE)
          .noneMatch(Character::isISOControl);
      assertThat(problem.path("detail").asText().codePoints()).noneMatch(Character::isISOControl);
    }
  }

  @Test
  void whatIsTooLongIsNamedByItsPlace() {
    String body = Table.body("1.0", "take 1", "x".repeat(1_001));
    JsonNode problem =
        problem(Table.of(node, "nim", 2).post(node, 0, "/moves", body), Code.MALFORMED_REQUEST);
    assertThat(problem.path("detail").asText()).startsWith("`moves/1` has");
  }

  /** The answer to a request as it stands, which no client would send like this. */
  private static String sent(String request) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), node.port())) {
      socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  // ---- what is not there

  @Test
  void whatIsNotThereIsNotFound() {
    problem(node.call().get("/v1/games/aaaaaaaaaaaaaaaaaaaa"), Code.NOT_FOUND);
    problem(node.call().get("/v1/games/NoGame"), Code.NOT_FOUND);
    JsonNode ruleset = problem(node.call().get("/v1/rulesets/chess"), Code.NOT_FOUND);
    assertThat(ruleset.path("detail").asText()).contains("nim");
    Table table = Table.of(node, "nim", 2);
    problem(Node.json(node.call(), "{}").post(table.path("/seats/2/claim")), Code.NOT_FOUND);
    problem(Node.json(node.call(), "{}").post(table.path("/seats/x/claim")), Code.NOT_FOUND);
    problem(node.raw().get("/v1/nothing"), Code.NOT_FOUND);
    problem(node.raw().get("/"), Code.NOT_FOUND);
  }

  @Test
  void aMethodThatIsNotThereIsToldWithThoseThatAre() {
    Response response = node.raw().delete("/v1/games");
    problem(response, Code.METHOD_NOT_ALLOWED);
    assertThat(response.header("Allow"))
        .isIn("POST, GET, HEAD, OPTIONS", "GET, HEAD, POST, OPTIONS");
    problem(node.raw().put("/v1/games/aaaaaaaaaaaaaaaaaaaa/moves"), Code.METHOD_NOT_ALLOWED);
  }

  // ---- games that cannot be

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "/ruleset | {\"ruleset\":\"chess\",\"seats\":[{\"kind\":\"bot\"}]}",
        "/seats | {\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\"}]}",
        "/options |"
            + " {\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"bot\"}],\"options\":{\"stones\":4}}",
        "/options |"
            + " {\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"bot\"}],\"options\":{\"stones\":null}}",
        "/options |"
            + " {\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"bot\"}],\"options\":{\"pebbles\":9}}",
        "/options |"
            + " {\"ruleset\":\"night_market\",\"options\":{\"rounds\":4},\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"bot\"},{\"kind\":\"bot\"},{\"kind\":\"bot\"}]}",
      })
  void seatsAndOptionsHaveToFitTheRuleset(String pointer, String body) {
    assertThat(problem(create(body), Code.INVALID_OPTIONS).path("pointer").asText())
        .isEqualTo(pointer);
  }

  // ---- who may do what; all routes and all tokens are in TokensTest

  @Test
  void onlyASeatPlays() {
    Table table = Table.of(node, "nim", 2);
    String body = Table.body("1.0", "take 1");
    problem(Node.json(node.as(table.host()), body).post(table.path("/moves")), Code.NOT_ALLOWED);
    Response nobody = Node.json(node.call(), body).post(table.path("/moves"));
    problem(nobody, Code.BAD_TOKEN);
    assertThat(nobody.header("WWW-Authenticate")).isEqualTo("Bearer");
    problem(node.call().header("Authorization", "Basic eDp5").get(table.path("")), Code.BAD_TOKEN);
  }

  @Test
  void aReservedSeatIsNotReleased() {
    Table table =
        Table.of(
            create("{\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"open\"}]}"));
    problem(node.as(table.host()).delete(table.path("/seats/0/claim")), Code.NOT_ALLOWED);
  }

  // ---- decisions

  @Test
  void aDecisionIsAnsweredOnceAndByItsSeat() {
    Table table = Table.of(node, "nim", 2);
    int seat = table.toAct(node);
    int other = 1 - seat;
    String decision = table.asked(node, seat).orElseThrow().id();
    JsonNode notYours =
        problem(table.play(node, other, decision, "take 1"), Code.NOT_YOUR_DECISION);
    assertThat(notYours.path("version").asInt()).isEqualTo(1);
    assertThat(notYours.has("decision")).isFalse();
    problem(table.play(node, seat, "nonsense", "take 1"), Code.NOT_YOUR_DECISION);
    problem(table.play(node, seat, "99." + seat, "take 1"), Code.VERSION_AHEAD);
    Table.ok(table.play(node, seat, decision, "take 1"));
    problem(table.play(node, seat, decision, "take 2"), Code.DECISION_ANSWERED);
  }

  @Test
  void aRefusalNamesTheDecisionTheCallerCanAnswer() {
    Table table = Table.of(node, "nim", 2);
    int seat = table.toAct(node);
    String decision = table.asked(node, seat).orElseThrow().id();
    JsonNode problem = problem(table.play(node, seat, decision, "take 9"), Code.ILLEGAL_MOVE);
    assertThat(problem.path("decision").asText()).isEqualTo(decision);
    assertThat(problem.path("index").asInt()).isZero();
    assertThat(problem.path("legalCount").asInt()).isEqualTo(3);
    assertThat(problem.path("nearest")).hasSize(3);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"type\":\"take\",\"args\":{\"stones\":4}}",
        "{\"type\":\"take\",\"args\":{\"stones\":\"1\"}}",
        "{\"type\":\"take\",\"args\":{\"stones\":1.0}}",
        "{\"type\":\"take\",\"args\":{\"stones\":[1]}}",
        "{\"type\":\"take\",\"args\":{\"stones\":{\"a\":1}}}",
        "{\"type\":\"take\",\"args\":{\"stones\":null}}",
        "{\"type\":\"take\",\"args\":{}}",
        "{\"type\":\"fly\",\"args\":{}}",
        "{\"type\":\"begin\",\"args\":{\"seat\":1}}"
      })
  void aTypedMoveThatIsNoneIsIllegal(String move) {
    Table table = Table.of(node, "nim", 2);
    int seat = table.toAct(node);
    String decision = table.asked(node, seat).orElseThrow().id();
    String body = "{\"decision\":\"%s\",\"typed\":[%s]}".formatted(decision, move);
    JsonNode problem = problem(table.post(node, seat, "/moves", body), Code.ILLEGAL_MOVE);
    assertThat(problem.path("nearest")).hasSize(3);
    assertThat(table.version(node)).isEqualTo(1);
  }

  @Test
  void aBatchStopsWhereAnotherSeatActs() {
    Table table = Table.of(node, "nim", 2);
    int seat = table.toAct(node);
    String decision = table.asked(node, seat).orElseThrow().id();
    JsonNode problem =
        problem(table.play(node, seat, decision, "take 1", "take 1"), Code.BATCH_NOT_CONTIGUOUS);
    assertThat(problem.path("index").asInt()).isEqualTo(1);
    assertThat(table.version(node)).isEqualTo(1);
  }

  @Test
  void movesAreTakenBackUntilAnotherSeatActs() {
    Table table = Table.of(node, "nim", 2);
    int seat = table.toAct(node);
    String decision = table.asked(node, seat).orElseThrow().id();
    String undo = "{\"to\":\"%s\"}".formatted(decision);
    problem(table.post(node, seat, "/undo", undo), Code.UNDO_REFUSED);
    Table.ok(table.play(node, seat, decision, "take 1"));
    JsonNode undone = Table.ok(table.post(node, seat, "/undo?include=decision", undo));
    assertThat(undone.at("/entries/0/kind").asText()).isEqualTo("undo");
    assertThat(undone.at("/entries/0/to").asText()).isEqualTo(decision);
    JsonNode again = Table.ok(table.post(node, seat, "/undo?include=decision", undo));
    assertThat(again.path("replayed").asBoolean()).isTrue();
    problem(table.play(node, seat, decision, "take 1"), Code.DECISION_WITHDRAWN);
    String anew = undone.at("/next/decision/id").asText();
    Table.ok(table.play(node, seat, anew, "take 2"));
    Table.Asked others = table.asked(node, 1 - seat).orElseThrow();
    Table.ok(table.play(node, 1 - seat, others.id(), "take 1"));
    problem(table.post(node, seat, "/undo", "{\"to\":\"%s\"}".formatted(anew)), Code.UNDO_REFUSED);
  }

  // ---- the state of the game

  @Test
  void aGameThatHasNotStartedHasNoView() {
    Table table =
        Table.of(
            create("{\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"open\"}]}"));
    JsonNode problem = problem(table.get(node, 0, "/view"), Code.GAME_NOT_RUNNING);
    assertThat(problem.path("detail").asText()).contains("seat 1");
    problem(table.play(node, 0, "0.0", "take 1"), Code.GAME_NOT_RUNNING);
    problem(table.get(node, 0, "/record"), Code.RECORD_CLOSED);
  }

  @Test
  void aSeatIsClaimedOnceAndBeforeTheStart() {
    Table table =
        Table.of(
            create(
                "{\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"open\"},{\"kind\":\"open\"}]}"));
    Table.ok(Node.json(node.call(), "{}").post(table.path("/seats/1/claim")));
    JsonNode taken =
        problem(Node.json(node.call(), "{}").post(table.path("/seats/1/claim")), Code.SEAT_TAKEN);
    assertThat(taken.path("detail").asText()).contains("2");
    problem(Node.json(node.call(), "{}").post(table.path("/seats/0/claim")), Code.SEAT_TAKEN);
    Table.ok(Node.json(node.call(), "{}").post(table.path("/seats/2/claim")));
    problem(node.as(table.host()).delete(table.path("/seats/1/claim")), Code.GAME_NOT_RUNNING);
  }

  @Test
  void afterTheEndNothingIsPlayed() {
    Table table = Table.of(node, "nim", 2);
    JsonNode end = table.playOut(3, node);
    String late = end.path("version").asText() + ".0";
    problem(table.play(node, 0, late, "take 1"), Code.GAME_NOT_RUNNING);
    problem(table.post(node, 0, "/undo", "{\"to\":\"1.0\"}"), Code.GAME_NOT_RUNNING);
  }

  @Test
  void aVersionThatIsNotReachedLiesAhead() {
    Table table = Table.of(node, "nim", 2);
    assertThat(
            problem(table.get(node, 0, "/view?version=9"), Code.VERSION_AHEAD)
                .path("version")
                .asInt())
        .isEqualTo(1);
    problem(table.get(node, 0, "/log?after=2"), Code.VERSION_AHEAD);
  }

  @Test
  void aKeyIsForOneRequest() {
    String body = "{\"ruleset\":\"nim\"," + TWO + "}";
    Table.tree(Node.json(node.keyed("key-1"), body).post("/v1/games"));
    problem(
        Node.json(node.keyed("key-1"), body.replace("{\"ruleset\"", "{\"seed\":\"x\",\"ruleset\""))
            .post("/v1/games"),
        Code.IDEMPOTENCY_KEY_REUSED);
  }
}
