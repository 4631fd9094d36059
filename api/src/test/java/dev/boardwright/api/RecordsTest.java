package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.boardwright.api.store.SqliteStore;
import io.restassured.response.Response;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Records are verified: whatever is changed in one is found. */
class RecordsTest {

  @TempDir static Path folder;
  private static Node node;
  private static ObjectNode record;

  @BeforeAll
  static void start() {
    node = new Node(SqliteStore.open(folder));
    Table table = Table.of(node, "night_market", 2);
    Table.Asked asked = table.asked(node, 0).orElseThrow();
    Table.ok(table.play(node, 0, asked.id(), asked.codes().getFirst()));
    Table.ok(table.post(node, 0, "/undo", "{\"to\":\"%s\"}".formatted(asked.id())));
    table.playOut(1, node);
    record = (ObjectNode) Table.ok(node.call().get(table.path("/record")));
  }

  @AfterAll
  static void stop() {
    node.close();
  }

  private static Response verify(JsonNode sent) {
    return Node.json(node.call(), sent.toString()).post("/v1/records/verify");
  }

  @Test
  void aRecordWithAnUndoIsValid() {
    assertThat(record.findValuesAsText("kind")).contains("undo");
    assertThat(Table.ok(verify(record)).path("valid").asBoolean()).isTrue();
    ObjectNode withoutResult = record.deepCopy();
    withoutResult.putNull("result");
    assertThat(Table.ok(verify(withoutResult)).path("valid").asBoolean()).isTrue();
  }

  static Stream<Named<Consumer<ObjectNode>>> changes() {
    return Stream.of(
        Named.of("another seed", r -> r.put("seed", "a".repeat(64))),
        Named.of("another hash", r -> r.put("seedHash", "a".repeat(64))),
        Named.of("a chosen seed", r -> r.put("seed", "mine")),
        Named.of("an unknown move", r -> unit(r, 1).withArray("/submitted").set(0, "fly")),
        Named.of("another draw", r -> entry(r, 0, 0).put("code", "draw nothing")),
        Named.of("a digest", r -> unit(r, 1).put("digest", "0123456789abcdef")),
        Named.of("an entry left out", r -> ((ArrayNode) unit(r, 0).get("entries")).remove(0)),
        Named.of("an append left out", r -> ((ArrayNode) r.get("appends")).remove(1)),
        Named.of(
            "an append twice",
            r -> ((ArrayNode) r.get("appends")).insert(1, unit(r, 1).deepCopy())),
        Named.of("nothing at all", r -> r.putArray("appends")),
        Named.of("a seat that is not there", r -> unit(r, 1).put("seat", 7)),
        Named.of("a decision that is none", r -> unit(r, 1).put("decision", "x")),
        Named.of("nobody's move", r -> unit(r, 1).putNull("seat")),
        Named.of("somebody's beginning", r -> unit(r, 0).put("seat", 0)),
        Named.of("a beginning that answers", r -> unit(r, 0).withArray("/submitted").add("x")),
        Named.of("moves with an undo", r -> undo(r).withArray("/submitted").add("x")),
        Named.of("a decision of another seat", r -> otherSeat(unit(r, 1))),
        Named.of("an entry of another seat's decision", r -> otherSeat(entry(r, 1, 0))),
        Named.of("an automatic move", r -> entry(r, 1, 0).put("auto", true)),
        Named.of(
            "turns not confirmed", r -> r.put("confirmTurns", !r.get("confirmTurns").asBoolean())),
        Named.of("another result", r -> ((ObjectNode) r.at("/result/scores/0")).put("score", 99)));
  }

  private static ObjectNode unit(ObjectNode record, int append) {
    return (ObjectNode) record.at("/appends/" + append);
  }

  private static ObjectNode entry(ObjectNode record, int append, int entry) {
    return (ObjectNode) record.at("/appends/%d/entries/%d".formatted(append, entry));
  }

  private static ObjectNode undo(ObjectNode record) {
    return record
        .withArray("/appends")
        .valueStream()
        .filter(unit -> unit.at("/entries/0/kind").asText().equals("undo"))
        .map(ObjectNode.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private static void otherSeat(ObjectNode answer) {
    String asked = answer.get("decision").asText();
    String other = asked.endsWith(".0") ? ".1" : ".0";
    answer.put("decision", asked.substring(0, asked.indexOf('.')) + other);
  }

  @ParameterizedTest
  @MethodSource("changes")
  void aChangedRecordIsNotValid(Consumer<ObjectNode> change) {
    ObjectNode changed = record.deepCopy();
    change.accept(changed);
    JsonNode verdict = Table.ok(verify(changed));
    assertThat(verdict.path("valid").asBoolean()).isFalse();
    assertThat(verdict.path("problems")).isNotEmpty();
  }

  @Test
  void aRecordOfWhatCannotBePlayedHereIsRefused() {
    assertThat(verify(record.deepCopy().put("ruleset", "chess")).statusCode()).isEqualTo(422);
    assertThat(verify(record.deepCopy().put("rulesetVersion", 9)).statusCode()).isEqualTo(422);
    ObjectNode seats = record.deepCopy();
    ((ArrayNode) seats.get("seats")).remove(0);
    assertThat(verify(seats).statusCode()).isEqualTo(422);
    ObjectNode options = record.deepCopy();
    ((ObjectNode) options.get("options")).put("rounds", 99);
    assertThat(verify(options).statusCode()).isEqualTo(422);
    ObjectNode refused = record.deepCopy(); // four rounds are for two or three seats
    ArrayNode four = (ArrayNode) refused.get("seats");
    four.add(four.get(0)).add(four.get(0));
    ((ObjectNode) refused.get("options")).put("rounds", 4);
    assertThat(verify(refused).statusCode()).isEqualTo(422);
    ObjectNode unchecked = record.deepCopy();
    unit(unchecked, 1).remove("digest");
    assertThat(verify(unchecked).statusCode()).isEqualTo(400);
  }

  @Test
  void aRecordLongerThanAnyGameIsNotReplayed() {
    ObjectNode longest = record.deepCopy();
    ArrayNode entries = (ArrayNode) unit(longest, 0).get("entries");
    JsonNode first = entries.get(0);
    for (int i = entries.size(); i < 1_000; i++) {
      entries.add(first.deepCopy());
    }
    JsonNode verdict = Table.ok(verify(longest));
    assertThat(verdict.at("/problems/0/text").asText()).contains("no game has more");
  }
}
