package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.boardwright.api.store.SetClock;
import dev.boardwright.api.wire.Code;
import io.restassured.response.Response;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games with clocks, in a store whose time is set by the test. */
class ClocksTest {

  @TempDir static Path folder;
  private static final SetClock CLOCK = new SetClock();
  private static Node node;

  @BeforeAll
  static void start() {
    node = new Node(CLOCK.open(folder));
  }

  @AfterAll
  static void stop() {
    node.close();
  }

  private static Table nim(int seats, String clock) {
    return Table.of(node, "nim", seats, ",\"clock\":" + clock);
  }

  private static void pass(int seconds) {
    CLOCK.pass(Duration.ofSeconds(seconds));
  }

  private static Response take(Table table, int seat) {
    return table.play(node, seat, table.asked(node, seat).orElseThrow().id(), "take 1");
  }

  /** Answers as long as the seat is asked. */
  private static void answerAll(Table table, int seat) {
    for (var asked = table.asked(node, seat); asked.isPresent(); ) {
      String code = asked.get().codes().getFirst();
      JsonNode played = Table.ok(table.play(node, seat, asked.get().id(), code));
      asked = Table.Asked.in(played.path("next"));
    }
  }

  private static JsonNode clock(Table table, int seat) {
    return table.state(node).at("/clock/seats/" + seat);
  }

  private static List<JsonNode> timeouts(Table table) {
    JsonNode entries = Table.ok(node.call().get(table.path("/log?limit=500"))).path("entries");
    return entries
        .valueStream()
        .filter(entry -> entry.path("kind").asText().equals("timeout"))
        .toList();
  }

  // ---- what is shown

  @Test
  void everybodySeesTheClock() {
    Table table = nim(2, "{\"perMove\":90,\"bank\":900}");
    int seat = table.toAct(node);
    pass(30);
    JsonNode clock = table.state(node).path("clock");
    assertThat(clock.path("control").toString())
        .isEqualTo("{\"perMove\":90,\"bank\":900,\"increment\":0,\"onTimeout\":\"lose\"}");
    assertThat(Instant.parse(clock.path("now").asText())).isEqualTo(CLOCK.instant());
    JsonNode running = clock.at("/seats/" + seat);
    assertThat(running.path("running").asBoolean()).isTrue();
    assertThat(running.path("remainingMillis").asInt()).isEqualTo(960_000);
    assertThat(running.path("bankMillis").asInt()).isEqualTo(900_000);
    assertThat(Instant.parse(running.path("deadline").asText()))
        .isEqualTo(CLOCK.instant().plusSeconds(960));
    JsonNode standing = clock.at("/seats/" + (1 - seat));
    assertThat(standing.path("running").asBoolean()).isFalse();
    assertThat(standing.has("deadline")).isFalse();
    assertThat(Table.ok(table.get(node, seat, "/decision")).path("clock")).isEqualTo(clock);
    assertThat(table.get(node, seat, "/view").asString()).doesNotContain("clock");
    JsonNode next = Table.ok(take(table, seat)).path("next");
    assertThat(next.at("/clock/seats/" + (1 - seat) + "/running").asBoolean()).isTrue();
  }

  @Test
  void aListShowsClocksToo() {
    Table table = nim(2, "{\"perMove\":90},\"visibility\":\"public\"");
    pass(5);
    JsonNode listed = Table.ok(node.call().get("/v1/games?limit=1")).at("/games/0");
    assertThat(listed).isEqualTo(table.state(node));
    assertThat(listed.at("/clock/seats")).hasSize(2);
  }

  @Test
  void withoutAClockThereIsNone() {
    Table table = Table.of(node, "nim", 2);
    assertThat(table.state(node).has("clock")).isFalse();
    assertThat(Table.ok(table.get(node, 0, "/decision")).has("clock")).isFalse();
    pass(40 * 24 * 60 * 60);
    Table.ok(take(table, table.toAct(node)));
  }

  @Test
  void aClockBeginsWhenTheLastSeatIsTaken() {
    Table table =
        Table.of(
            Node.json(
                    node.call(),
                    """
                    {"ruleset":"nim","seats":[{"kind":"reserved"},{"kind":"open"}],
                     "clock":{"daysPerMove":3}}
                    """)
                .post("/v1/games"));
    assertThat(table.state(node).at("/clock/control/perMove").asInt()).isEqualTo(259_200);
    assertThat(table.state(node).at("/clock/seats")).isEmpty();
    pass(1_000);
    Node.json(node.call(), "{}").post(table.path("/seats/1/claim"));
    assertThat(clock(table, table.toAct(node)).path("remainingMillis").asInt())
        .isEqualTo(259_200_000);
  }

  @Test
  void streamsTellWhenTheClockChanges() {
    Table table = Table.of(node, "night_market", 2, ",\"clock\":{\"perMove\":60}");
    try (Watcher watcher = Watcher.of(node, table, null, 0).until("clock", 1)) {
      assertThat(watcher.of("clock").getFirst().at("/clock/seats").findValuesAsText("running"))
          .containsExactly("true", "true");
      pass(10);
      answerAll(table, 0);
      watcher.until("clock", 2);
      JsonNode told = watcher.of("clock").getLast();
      assertThat(told.path("version").asInt()).isEqualTo(table.version(node));
      assertThat(told.at("/clock/seats").findValuesAsText("running"))
          .containsExactly("false", "true");
      assertThat(told.at("/clock/seats/1/remainingMillis").asInt()).isEqualTo(50_000);
    }
  }

  // ---- being late

  @Test
  void ofTwoTheOtherWins() {
    Table table = nim(2, "{\"perMove\":60}");
    int seat = table.toAct(node);
    String decision = table.asked(node, seat).orElseThrow().id();
    try (Watcher watcher = Watcher.of(node, table, null, 0).until("status", 1)) {
      pass(61);
      JsonNode refused = Table.problem(table.play(node, seat, decision, "take 1"), Code.TIME_OVER);
      assertThat(refused.path("detail").asText())
          .isEqualTo(
              "The time of seat %d is over, and its player has left the game at version 2. Nothing"
                      .formatted(seat)
                  + " was played.");
      assertThat(watcher.reason()).isEqualTo("game_over");
    }
    JsonNode end = table.state(node);
    assertThat(end.path("status").asText()).isEqualTo("finished");
    assertThat(end.at("/result/reason").asText()).isEqualTo("players_left");
    assertThat(end.at("/result/ranking/0/0").asInt()).isEqualTo(1 - seat);
    assertThat(end.at("/clock/seats")).isEmpty();
    assertThat(timeouts(table)).hasSize(1);
    Map<String, String> others =
        Map.of(
            "/undo", "{\"to\":\"%s\"}".formatted(decision), "/explore", "{\"moves\":[\"take 1\"]}");
    others.forEach(
        (below, body) -> Table.problem(table.post(node, seat, below, body), Code.TIME_OVER));
    Response resigned = node.as(table.tokens().get(seat)).post(table.path("/resign"));
    Table.problem(resigned, Code.TIME_OVER);
    String record = node.call().get(table.path("/record")).asString();
    assertThat(record).contains("\"clock\":{\"perMove\":60,\"onTimeout\":\"lose\"}");
    JsonNode verdict = Table.ok(Node.json(node.call(), record).post("/v1/records/verify"));
    assertThat(verdict.path("valid").asBoolean()).as(verdict.toString()).isTrue();
  }

  @Test
  void ofThreeTheOthersPlayOn() {
    Table table = nim(3, "{\"perMove\":60}");
    int seat = table.toAct(node);
    pass(61);
    int next = (seat + 1) % 3;
    Awaitility.await().until(() -> table.state(node).at("/seats/" + seat + "/vacant").asBoolean());
    Awaitility.await().until(() -> table.toAct(node) == next); // a bot has answered for the seat
    assertThat(timeouts(table)).hasSize(1);
    assertThat(table.state(node).at("/clock/seats").findValuesAsText("seat"))
        .doesNotContain("" + seat)
        .hasSize(2);
    JsonNode ranking = table.playOut(1, node).at("/result/ranking");
    assertThat(ranking.get(ranking.size() - 1).toString()).isEqualTo("[" + seat + "]");
  }

  /** The one who is in time is told so, though the other one's time was over before. */
  @Test
  void nothingIsStoredBeforeATimeoutThatCameFirst() {
    Table table = nim(2, "{\"perMove\":60}");
    int seat = table.toAct(node);
    pass(61);
    Response resigned = node.as(table.tokens().get(1 - seat)).post(table.path("/resign"));
    Table.problem(resigned, Code.GAME_NOT_RUNNING);
    assertThat(table.state(node).at("/result/ranking/0/0").asInt()).isEqualTo(1 - seat);
  }

  @Test
  void whoeverIsLateTogetherLeavesTogether() {
    Table table = Table.of(node, "night_market", 3, ",\"clock\":{\"perMove\":60}");
    pass(30);
    answerAll(table, 1);
    pass(31);
    Awaitility.await().until(() -> timeouts(table).size() == 2);
    JsonNode end = table.state(node);
    assertThat(end.path("status").asText()).isEqualTo("finished");
    assertThat(end.at("/result/ranking/0").toString()).isEqualTo("[1]");
    assertThat(timeouts(table).stream().map(entry -> entry.path("at")).distinct()).hasSize(1);
    String record = node.call().get(table.path("/record")).asString();
    JsonNode verdict = Table.ok(Node.json(node.call(), record).post("/v1/records/verify"));
    assertThat(verdict.path("valid").asBoolean()).as(verdict.toString()).isTrue();
  }

  @Test
  void theLastMomentIsInTime() {
    Table table = nim(2, "{\"bank\":60,\"increment\":5}");
    int seat = table.toAct(node);
    pass(60);
    Table.ok(take(table, seat));
    assertThat(clock(table, seat).path("bankMillis").asInt()).isEqualTo(5_000);
    pass(20);
    Table.ok(take(table, 1 - seat));
    assertThat(clock(table, 1 - seat).path("bankMillis").asInt()).isEqualTo(45_000);
    assertThat(clock(table, seat).path("remainingMillis").asInt()).isEqualTo(5_000);
    pass(6);
    Awaitility.await().until(() -> timeouts(table).size() == 1);
  }

  // ---- undo, resign, rematch

  @Test
  void anUndoGivesNoTimeBack() {
    Table table = nim(2, "{\"bank\":60,\"increment\":30}");
    int seat = table.toAct(node);
    String decision = table.asked(node, seat).orElseThrow().id();
    pass(10);
    Table.ok(take(table, seat));
    pass(10);
    String undo = "{\"to\":\"%s\"}".formatted(decision);
    Table.ok(table.post(node, seat, "/undo", undo));
    assertThat(clock(table, seat).path("remainingMillis").asInt()).isEqualTo(40_000);
    assertThat(clock(table, 1 - seat).path("bankMillis").asInt()).isEqualTo(60_000);
    pass(41);
    Awaitility.await().until(() -> timeouts(table).size() == 1);
    assertThat(timeouts(table).getFirst().path("seat").asInt()).isEqualTo(seat);
  }

  @Test
  void aMoveWhoseTimeIsOverIsNotTakenBack() {
    Table table = nim(2, "{\"perMove\":60}");
    int seat = table.toAct(node);
    String decision = table.asked(node, seat).orElseThrow().id();
    pass(30);
    Table.ok(take(table, seat));
    pass(31);
    Response undo = table.post(node, seat, "/undo", "{\"to\":\"%s\"}".formatted(decision));
    assertThat(Table.problem(undo, Code.UNDO_REFUSED).path("detail").asText())
        .contains("does not give time back");
    assertThat(timeouts(table)).isEmpty();
  }

  @Test
  void aRematchHasTheSameClockAndAForkHasNone() {
    Table table = nim(2, "{\"perMove\":60,\"onTimeout\":\"bot\"}");
    table.playOut(1, node);
    JsonNode rematch = Table.ok(node.as(table.tokens().getFirst()).post(table.path("/rematch")));
    assertThat(rematch.at("/game/clock/control")).isEqualTo(table.state(node).at("/clock/control"));
    String record = node.call().get(table.path("/record")).asString();
    String fork = "{\"record\":%s,\"version\":2}".formatted(record);
    Response forked = Node.json(node.call(), fork).post("/v1/games");
    assertThat(forked.statusCode()).as(forked.asString()).isEqualTo(201);
    assertThat(Table.tree(forked).path("game").has("clock")).isFalse();
  }

  // ---- while no node runs

  @Test
  void whatPassesWhileNoNodeRunsIsSeenToAtTheStart(@TempDir Path other) {
    Table first;
    Table second;
    try (Node before = new Node(CLOCK.open(other))) {
      first = Table.of(before, "nim", 2, ",\"clock\":{\"perMove\":60}");
      second = Table.of(before, "nim", 2, ",\"clock\":{\"bank\":600}");
      Table.ok(
          second.play(
              before,
              second.toAct(before),
              second.asked(before, second.toAct(before)).orElseThrow().id(),
              "take 1"));
    }
    pass(61);
    try (Node after = new Node(CLOCK.open(other))) {
      Awaitility.await().until(() -> first.state(after).path("status").asText().equals("finished"));
      assertThat(second.state(after).path("status").asText()).isEqualTo("running");
    }
  }

  // ---- bad clocks

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/clock | {} | A clock has `perMove`, `daysPerMove` or `bank`.",
        "/clock/perMove | {\"perMove\":0} | `perMove` is 1 to 2592000.",
        "/clock/daysPerMove | {\"daysPerMove\":31} | `daysPerMove` is 1 to 30.",
        "/clock/bank | {\"bank\":2592001} | `bank` is 1 to 2592000.",
        "/clock/increment | {\"bank\":60,\"increment\":-1} | `increment` is 0 to 86400.",
        "/clock/increment | {\"perMove\":60,\"increment\":1} | An `increment` is added to a `bank`;"
            + " give that as well.",
        "/clock/daysPerMove | {\"perMove\":60,\"daysPerMove\":1} | Give `perMove` in seconds or"
            + " `daysPerMove`, not both.",
        "/clock/onTimeout | {\"perMove\":60,\"onTimeout\":\"draw\"} | Give one of lose, bot.",
        "/clock/perMove | {\"perMove\":1.5} | Give a whole number here.",
        "/clock/hours | {\"perMove\":60,\"hours\":1} | Unknown property `hours`."
      })
  void aClockThatIsNoneIsRefused(String pointer, String clock, String detail) {
    String body =
        "{\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"open\"},{\"kind\":\"open\"}],\"clock\":%s}"
            .formatted(clock);
    JsonNode problem =
        Table.problem(Node.json(node.call(), body).post("/v1/games"), Code.MALFORMED_REQUEST);
    assertThat(problem.path("pointer").asText()).isEqualTo(pointer);
    assertThat(problem.path("detail").asText()).startsWith(detail);
  }

  @Test
  void theSameCreationTwiceIsOneGameWithOneClock() {
    String body =
        """
        {"ruleset":"nim","seats":[{"kind":"reserved"},{"kind":"reserved"}],"clock":{"perMove":60}}
        """;
    List<JsonNode> games =
        List.of(10, 20).stream()
            .map(
                seconds -> {
                  pass(seconds);
                  var call = node.keyed("clocked");
                  return Table.tree(Node.json(call, body).post("/v1/games")).path("game");
                })
            .toList();
    int seat = games.getFirst().at("/toAct/0").asInt();
    assertThat(games.getLast().path("id")).isEqualTo(games.getFirst().path("id"));
    assertThat(games.getLast().at("/clock/seats/" + seat + "/remainingMillis").asInt())
        .isEqualTo(40_000);
  }
}
