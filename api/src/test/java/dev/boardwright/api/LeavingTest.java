package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.boardwright.api.wire.Code;
import io.restassured.response.Response;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

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
    assertThat(table.state(node).at("/seats/1/vacant").asBoolean()).isTrue();
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

  @Test
  void ofTwoTheOtherWins() {
    Table table = Table.of(node, "nim", 2);
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
    String view = table.get(node, seat, "/view").asString();
    String log = table.get(node, seat, "/log").asString();
    String decision = table.asked(node, seat).orElseThrow().id();
    Table.ok(abort(table));
    assertThat(table.get(node, seat, "/view").asString()).isEqualTo(view);
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
