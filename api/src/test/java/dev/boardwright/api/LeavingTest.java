package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.restassured.response.Response;
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
    for (String below : new String[] {"/view", "/record"}) {
      assertThat(node.call().get(table.path(below)).statusCode()).isEqualTo(409);
    }
    Response move = table.play(node, 0, "1.0", "take 1");
    assertThat(move.statusCode()).isEqualTo(409);
    assertThat(move.<String>path("detail")).contains("aborted");
    assertThat(resign(table, 0).statusCode()).isEqualTo(409);
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
