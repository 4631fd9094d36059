package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.boardwright.api.wire.Code;
import io.restassured.response.Response;
import java.util.List;
import java.util.Map;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Resigning, and games that are aborted, on every store. */
@ParameterizedClass
@EnumSource(
    value = Stores.class,
    names = {"SQLITE", "REDIS"})
class LeavingTest {

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

  private static Response resign(Table table, int seat) {
    return node.as(table.tokens().get(seat)).post(table.path("/resign?include=decision"));
  }

  private static Response abort(Table table) {
    return node.as(table.host()).post(table.path("/abort"));
  }

  @Test
  void theOthersPlayOnAndWhoeverResignedComesLast() {
    Table table = Table.of(node, "night_market", 3);
    JsonNode left = Table.ok(resign(table, 1));
    assertThat(left.at("/entries/0/kind").asText()).isEqualTo("resign");
    assertThat(left.at("/entries/0/seat").asInt()).isEqualTo(1);
    assertThat(left.at("/next/decision").isNull()).isTrue();
    assertThat(left.at("/entries/0/leaving").asText()).isEqualTo("bot");
    JsonNode seat = table.state(node).at("/seats/1");
    assertThat(seat.path("vacant").asBoolean()).isTrue();
    assertThat(seat.path("kind").asText()).isEqualTo("reserved");
    assertThat(seat.path("bot").asText()).isEqualTo("greedy");
    JsonNode again = Table.ok(resign(table, 1));
    assertThat(again.path("replayed").asBoolean()).isTrue();
    assertThat(again.path("entries")).isEqualTo(left.path("entries"));
    JsonNode end = table.playOut(1, node);
    assertThat(end.path("status").asText()).isEqualTo("finished");
    assertThat(end.at("/result/ranking").valueStream().toList().getLast().toString())
        .isEqualTo("[1]");
    String record = node.call().get(table.path("/record")).asString();
    JsonNode verdict = Table.ok(Node.json(node.call(), record).post("/v1/records/verify"));
    assertThat(verdict.path("valid").asBoolean()).isTrue();
    assertThat(resign(table, 0).statusCode()).isEqualTo(409);
  }

  private static Table of(String ruleset, int seats, String leavers) {
    return Table.of(node, ruleset, seats, ",\"leavers\":\"" + leavers + "\"");
  }

  private static JsonNode requireSound(Table table) {
    JsonNode record = Table.ok(node.call().get(table.path("/record")));
    JsonNode verdict =
        Table.ok(Node.json(node.call(), record.toString()).post("/v1/records/verify"));
    assertThat(verdict.path("valid").asBoolean()).as(verdict.toString()).isTrue();
    return record;
  }

  @Test
  void whoeverLeavesOnTheirTurnIsReplacedAndCanOnlyLookOn() {
    Table table = Table.of(node, "nim", 3, ",\"options\":{\"stones\":15}");
    assertThat(table.state(node).path("leavers").asText()).isEqualTo("bot");
    int seat = table.toAct(node);
    String before = table.asked(node, seat).orElseThrow().id();
    Table.ok(table.play(node, seat, before, "take 1"));
    for (int other = 1; other < 3; other++) {
      int next = (seat + other) % 3;
      Table.ok(table.play(node, next, table.asked(node, next).orElseThrow().id(), "take 1"));
    }
    String open = table.asked(node, seat).orElseThrow().id();
    JsonNode left = Table.ok(resign(table, seat));
    assertThat(left.at("/next/decision").isNull()).isTrue();
    Awaitility.await().until(() -> table.toAct(node) == (seat + 1) % 3);
    assertThat(table.asked(node, seat)).isEmpty();
    for (String decision : List.of(open, "99.9")) {
      Response move = table.play(node, seat, decision, "take 3");
      assertThat(move.statusCode()).isEqualTo(409);
    }
    Response undo = table.post(node, seat, "/undo", "{\"to\":\"%s\"}".formatted(before));
    assertThat(undo.<String>path("code")).isEqualTo("game_not_running");
    Response explore = table.post(node, seat, "/explore", "{\"moves\":[\"take 1\"]}");
    assertThat(explore.<String>path("code")).isEqualTo("game_not_running");
    assertThat(Table.ok(table.play(node, seat, before, "take 1")).path("replayed").asBoolean())
        .isTrue();
    assertThat(Table.ok(table.get(node, seat, "/view")).path("viewer").asInt()).isEqualTo(seat);
    JsonNode end = table.playOut(1, node);
    assertThat(end.at("/result/ranking").valueStream().toList().getLast().toString())
        .isEqualTo("[" + seat + "]");
    JsonNode record = requireSound(table);
    assertThat(record.path("seats").get(seat).has("bot")).isFalse();
    JsonNode again = Table.ok(node.as(table.tokens().get(seat)).post(table.path("/rematch")));
    assertThat(again.at("/game/status").asText()).isEqualTo("open");
    assertThat(again.at("/game/seats").get(seat).has("bot")).isFalse();
  }

  @Test
  void whoeverLeavesAChoiceTogetherIsReplacedInIt() {
    Table table = Table.of(node, "night_market", 4);
    assertThat(table.state(node).path("toAct")).hasSize(4);
    Table.ok(resign(table, 2));
    Awaitility.await().until(() -> table.state(node).path("toAct").toString().equals("[0,1,3]"));
    JsonNode log = Table.ok(table.get(node, 0, "/log")).path("entries");
    assertThat(log.valueStream().filter(entry -> entry.path("seat").asInt() == 2).toList())
        .allMatch(entry -> entry.path("kind").asText().equals("resign") || hidden(entry));
    JsonNode end = table.playOut(4, node);
    assertThat(end.at("/result/ranking").valueStream().toList().getLast().toString())
        .isEqualTo("[2]");
    requireSound(table);
  }

  @Test
  void whoeverIsLateIsReplacedIfTheClockSaysSo() {
    Table table =
        Table.of(
            node, "nim", 3, ",\"leavers\":\"end\",\"clock\":{\"perMove\":1,\"onTimeout\":\"bot\"}");
    int late = table.toAct(node);
    JsonNode end =
        Awaitility.await()
            .until(
                () -> table.state(node), state -> state.path("status").asText().equals("finished"));
    assertThat(end.at("/result/reason").asText()).isEqualTo("players_left");
    assertThat(end.path("seats").get(late).path("bot").asText()).isEqualTo("greedy");
    JsonNode log = Table.ok(table.get(node, 0, "/log")).path("entries");
    assertThat(
            log.valueStream()
                .filter(entry -> entry.path("kind").asText().equals("timeout"))
                .map(entry -> entry.path("leaving").asText()))
        .containsExactly("bot", "vacant");
    assertThat(
            log.valueStream()
                .filter(entry -> entry.path("seat").asInt() == late)
                .map(entry -> entry.path("kind").asText()))
        .contains("timeout", "move");
    Response move = table.play(node, late, "1." + late, "take 1");
    assertThat(move.<String>path("code")).isEqualTo("time_over");
    requireSound(table);
  }

  private static boolean hidden(JsonNode entry) {
    return entry.path("hidden").asBoolean();
  }

  @Test
  void aGameCanEndForAll() {
    Table table = of("night_market", 3, "end");
    JsonNode left = Table.ok(resign(table, 0));
    assertThat(left.at("/entries/0/leaving").asText()).isEqualTo("end");
    JsonNode end = table.state(node);
    assertThat(end.path("status").asText()).isEqualTo("finished");
    assertThat(end.at("/result/reason").asText()).isEqualTo("abandoned");
    assertThat(end.at("/result/ranking").valueStream().toList().getLast().toString())
        .isEqualTo("[0]");
    assertThat(end.path("seats").get(0).has("bot")).isFalse();
    requireSound(table);
  }

  @Test
  void aSeatCanStayVacant() {
    Table table = of("night_market", 3, "vacant");
    JsonNode left = Table.ok(resign(table, 0));
    assertThat(left.at("/entries/0/leaving").asText()).isEqualTo("vacant");
    assertThat(left.at("/entries/1/auto").asBoolean()).isTrue();
    assertThat(table.state(node).path("seats").get(0).has("bot")).isFalse();
    JsonNode end = table.playOut(1, node);
    assertThat(end.at("/result/ranking").valueStream().toList().getLast().toString())
        .isEqualTo("[0]");
    requireSound(table);
  }

  @Test
  void withOnePlayerLeftTheGameEndsThoughBotsPlayOn() {
    Table table = Table.of(node, "night_market", 4);
    for (int seat = 0; seat < 3; seat++) {
      assertThat(table.state(node).path("status").asText()).isEqualTo("running");
      Table.ok(resign(table, seat));
    }
    JsonNode end = table.state(node);
    assertThat(end.at("/result/reason").asText()).isEqualTo("players_left");
    assertThat(end.at("/result/ranking/0").toString()).isEqualTo("[3]");
    requireSound(table);
  }

  @Test
  void withNobodyLeftButBotsTheGameEnds() {
    String bot = "{\"kind\":\"bot\",\"bot\":\"random\"}";
    String body =
        "{\"ruleset\":\"night_market\",\"seats\":[%s,{\"kind\":\"reserved\"},%s,{\"kind\":\"reserved\"}]}"
            .formatted(bot, bot);
    Table table = Table.of(Node.json(node.call(), body).post("/v1/games"));
    Table.ok(resign(table, 3));
    assertThat(table.state(node).path("status").asText()).isEqualTo("running");
    JsonNode left = Table.ok(resign(table, 1));
    assertThat(left.path("entries").valueStream().toList().getLast().path("leaving").asText())
        .isEqualTo("end");
    assertThat(table.state(node).at("/result/reason").asText()).isEqualTo("abandoned");
    requireSound(table);
  }

  @ParameterizedTest
  @ValueSource(strings = {"bot", "end", "vacant"})
  void ofTwoTheOtherWins(String leavers) {
    Table table = of("nim", 2, leavers);
    Table.ok(resign(table, 0));
    JsonNode end = table.state(node);
    assertThat(end.path("status").asText()).isEqualTo("finished");
    assertThat(end.at("/result/reason").asText()).isEqualTo("players_left");
    assertThat(end.at("/result/ranking").toString()).isEqualTo("[[1],[0]]");
    Response late = resign(table, 1);
    assertThat(late.statusCode()).isEqualTo(409);
    assertThat(late.<String>path("code")).isEqualTo("game_not_running");
  }

  @Test
  void whatWasPlayedBeforeSomebodyLeftIsNotTakenBack() {
    Table table = Table.of(node, "nim", 3);
    int seat = table.toAct(node);
    String decision = table.asked(node, seat).orElseThrow().id();
    Table.ok(table.play(node, seat, decision, "take 1"));
    Table.ok(resign(table, (seat + 2) % 3));
    Response undo = table.post(node, seat, "/undo", "{\"to\":\"%s\"}".formatted(decision));
    assertThat(undo.statusCode()).isEqualTo(409);
    assertThat(undo.<String>path("code")).isEqualTo("undo_refused");
    int other = table.toAct(node);
    Response others = table.post(node, other, "/undo", "{\"to\":\"%s\"}".formatted(decision));
    assertThat(others.<String>path("code")).isEqualTo("not_your_decision");
  }

  @Test
  void theHostAbortsBeforeAnybodyHasActed() {
    Table table = Table.of(node, "nim", 2);
    try (Watcher watcher = Watcher.of(node, table, null, 0).until("status", 1)) {
      JsonNode aborted = Table.ok(abort(table));
      assertThat(aborted.path("status").asText()).isEqualTo("aborted");
      assertThat(aborted.path("toAct")).isEmpty();
      assertThat(Table.ok(abort(table))).isEqualTo(aborted);
      assertThat(table.state(node)).isEqualTo(aborted);
      assertThat(watcher.reason()).isEqualTo("game_over");
    }
    assertThat(node.call().get(table.path("/record")).statusCode()).isEqualTo(409);
    Response move = table.play(node, 0, "1.0", "take 1");
    assertThat(move.statusCode()).isEqualTo(409);
    assertThat(move.<String>path("detail")).contains("aborted");
    assertThat(resign(table, 0).statusCode()).isEqualTo(409);
  }

  /** What everybody had seen stays to be seen. */
  @Test
  void anAbortedGameIsReadAsFarAsItWasPlayed() {
    Table table = Table.of(node, "night_market", 2);
    int seat = table.toAct(node);
    Response view = table.get(node, seat, "/view");
    String log = table.get(node, seat, "/log").asString();
    String decision = table.asked(node, seat).orElseThrow().id();
    Table.ok(abort(table));
    var looking = node.as(table.tokens().get(seat)).header("If-None-Match", view.header("ETag"));
    JsonNode seen = Table.ok(looking.get(table.path("/view")));
    assertThat(seen.path("toAct")).isEmpty();
    assertThat(seen.path("board")).isEqualTo(Table.tree(view).path("board"));
    assertThat(table.get(node, seat, "/log").asString()).isEqualTo(log);
    JsonNode past = Table.ok(table.get(node, 1 - seat, "/view?version=1"));
    assertThat(past.path("viewer").asInt()).isEqualTo(1 - seat);
    JsonNode asked = Table.ok(table.get(node, seat, "/decision"));
    assertThat(asked.path("decision").isNull()).isTrue();
    assertThat(asked.path("toAct")).isEmpty();
    assertThat(asked.path("status").asText()).isEqualTo("aborted");
    Map<String, String> acts =
        Map.of(
            "/moves",
            Table.body(decision, "keep tea"),
            "/explore",
            "{\"moves\":[\"keep tea\"]}",
            "/undo",
            "{\"to\":\"%s\"}".formatted(decision),
            "/resign",
            "");
    acts.forEach(
        (act, body) -> {
          JsonNode problem =
              Table.problem(table.post(node, seat, act, body), Code.GAME_NOT_RUNNING);
          assertThat(problem.path("detail").asText()).contains("aborted");
          assertThat(problem.has("decision")).isFalse();
        });
    JsonNode released =
        Table.problem(
            node.as(table.host()).delete(table.path("/seats/0/claim")), Code.GAME_NOT_RUNNING);
    assertThat(released.path("detail").asText()).contains("aborted");
  }

  @Test
  void anOpenGameIsAbortedAndCanNoLongerBeJoined() {
    Table table =
        Table.of(
            Node.json(
                    node.call(),
                    "{\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"open\"},{\"kind\":\"open\"}]}")
                .post("/v1/games"));
    Table.ok(abort(table));
    Response claim = Node.json(node.call(), "{}").post(table.path("/seats/0/claim"));
    assertThat(claim.statusCode()).isEqualTo(409);
    Table.problem(node.call().get(table.path("/view")), Code.GAME_NOT_RUNNING); // nothing to see
    assertThat(Table.ok(node.call().get(table.path("/log"))).path("entries")).isEmpty();
  }

  @Test
  void nobodyIsRobbedOfAGameByItsHost() {
    Table played = Table.of(node, "nim", 2);
    int seat = played.toAct(node);
    Table.ok(played.play(node, seat, played.asked(node, seat).orElseThrow().id(), "take 1"));
    assertThat(abort(played).statusCode()).isEqualTo(409);
    Table resigned = Table.of(node, "nim", 3);
    Table.ok(resign(resigned, 2));
    assertThat(abort(resigned).<String>path("detail")).contains("Seat 2 has acted");
    Table finished = Table.of(node, "nim", 2);
    finished.playOut(1, node);
    assertThat(abort(finished).statusCode()).isEqualTo(409);
    assertThat(finished.state(node).path("status").asText()).isEqualTo("finished");
  }
}
