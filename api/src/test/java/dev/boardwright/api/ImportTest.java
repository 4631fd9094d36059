package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.boardwright.api.store.Store;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Json;
import io.restassured.response.Response;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games that were played elsewhere and come by their records, on every store. */
@ParameterizedClass
@EnumSource(Stores.class)
class ImportTest {

  private static Stores.Place elsewhere;
  private static Stores.Place place;
  private static Node there;
  private static Node here;
  private static Node another;
  private static Table played;
  private static ObjectNode record;

  @Parameter Stores store;

  @BeforeParameterizedClassInvocation
  static void start(Stores store) {
    elsewhere = Stores.SQLITE.place();
    place = store.place();
    there = new Node(elsewhere.open());
    Store games = place.open();
    here = new Node(games);
    another = new Node(store == Stores.REDIS ? place.open() : games);
    played = finished("night_market", "");
    record = record(there, played);
  }

  @AfterParameterizedClassInvocation
  static void stop() {
    List.of(there, here, another).forEach(Node::close);
    place.close();
    elsewhere.close();
  }

  /** A game with an undo in it. */
  private static Table finished(String ruleset, String more) {
    Table table = Table.of(there, ruleset, 2, more);
    int seat = table.toAct(there);
    Table.Asked asked = table.asked(there, seat).orElseThrow();
    Table.ok(table.play(there, seat, asked.id(), asked.codes().getFirst()));
    if (!ruleset.equals("nim")) {
      Table.ok(table.post(there, seat, "/undo", "{\"to\":\"%s\"}".formatted(asked.id())));
    }
    table.playOut(7, there);
    return table;
  }

  private static ObjectNode record(Node node, Table table) {
    return (ObjectNode) Table.ok(node.call().get(table.path("/record")));
  }

  private static Response keep(ObjectNode record, String more) {
    String body = "{\"record\":%s%s}".formatted(record, more);
    return Node.json(here.call(), body).post("/v1/records");
  }

  @Test
  void itIsReadLikeAnyOtherGameThroughAnyNode() {
    Response created = keep(record, "");
    assertThat(created.statusCode()).as(created.asString()).isEqualTo(201);
    Table kept = Table.of(created);
    assertThat(created.header("Location")).isEqualTo(kept.path(""));
    assertThat(kept.game()).isNotEqualTo(played.game());
    assertThat(kept.tokens()).containsExactly(null, null);
    JsonNode original = played.state(there);
    for (Node node : List.of(here, another)) {
      JsonNode game = kept.state(node);
      assertThat(game.path("imported").asBoolean()).isTrue();
      assertThat(game.path("practice").asBoolean()).isFalse();
      for (String same : List.of("status", "result", "version", "options", "seats", "seedHash")) {
        assertThat(game.path(same)).as(same).isEqualTo(original.path(same));
      }
      assertThat(record(node, kept)).isEqualTo(record);
      String log = "/log?limit=500";
      assertThat(node.call().get(kept.path(log)).asString())
          .isEqualTo(there.call().get(played.path(log)).asString());
      for (int version : List.of(1, original.path("version").asInt() / 2)) {
        assertThat(Table.ok(node.call().get(kept.path("/view?version=" + version))).path("board"))
            .isEqualTo(
                Table.ok(there.call().get(played.path("/view?version=" + version))).path("board"));
      }
      assertThat(Table.ok(node.call().get(kept.path("/view"))).path("result"))
          .isEqualTo(original.path("result"));
      try (Watcher watcher = Watcher.of(node, kept, null, 0).until("end", 1)) {
        assertThat(watcher.entries()).hasSize(original.path("version").asInt());
      }
    }
    assertThat(original.path("imported").asBoolean()).isFalse();
  }

  @Test
  void nobodyHasASeatInIt() {
    Table kept = Table.of(keep(record, ""));
    for (String token : played.tokens()) {
      Table.problem(here.as(token).get(kept.path("/view")), Code.BAD_TOKEN);
      Table.problem(here.as(token).post(kept.path("/rematch")), Code.BAD_TOKEN);
    }
    Table.problem(here.as(kept.host()).post(kept.path("/rematch")), Code.NOT_ALLOWED);
    Table.problem(here.as(kept.host()).post(kept.path("/abort")), Code.GAME_NOT_RUNNING);
    Table.problem(Node.json(here.call(), "{}").post(kept.path("/seats/0/claim")), Code.SEAT_TAKEN);
    Table.problem(here.as(kept.host()).delete(kept.path("/seats/0/claim")), Code.GAME_NOT_RUNNING);
  }

  @Test
  void aPublicOneIsListed() {
    Table kept = Table.of(keep(record, ",\"visibility\":\"public\""));
    Table unlisted = Table.of(keep(record, ""));
    JsonNode list = Table.ok(another.call().get("/v1/games?status=finished&limit=100"));
    assertThat(list.path("games").findValuesAsText("id"))
        .contains(kept.game())
        .doesNotContain(unlisted.game());
  }

  @Test
  void theSameRequestTwiceIsOneGame() {
    String body = "{\"record\":%s}".formatted(record);
    Table first = null;
    for (Node node : List.of(here, another)) {
      Response answer = Node.json(node.keyed("kept-once"), body).post("/v1/records");
      Table kept = Table.of(answer);
      assertThat(first == null || first.equals(kept)).isTrue();
      first = kept;
    }
    Response other =
        Node.json(here.keyed("kept-once"), body.replaceFirst("}$", ",\"visibility\":\"public\"}"))
            .post("/v1/records");
    Table.problem(other, Code.IDEMPOTENCY_KEY_REUSED);
  }

  @Test
  void practiceGamesForksAndWhatWasImportedBeforeComeToo() {
    for (String more : List.of(",\"seed\":\"known\"", "")) {
      ObjectNode practice = record(there, finished("nim", more));
      Table kept = Table.of(keep(practice, ""));
      assertThat(kept.state(here).path("practice").asBoolean()).isEqualTo(!more.isEmpty());
      Table again = Table.of(keep(record(here, kept), ""));
      assertThat(record(here, again)).isEqualTo(practice);
    }
    String fork = "{\"record\":%s,\"version\":1}".formatted(record);
    Table forked = Table.of(Node.json(here.call(), fork).post("/v1/games"));
    forked.playOut(3, here);
    Table kept = Table.of(keep(record(here, forked), ""));
    assertThat(record(here, kept)).isEqualTo(record(here, forked));
    assertThat(kept.state(here).path("practice").asBoolean()).isTrue();
  }

  @Test
  void aSharedSeedIsToldHereToo() {
    ObjectNode shared = record.deepCopy().put("sharedSeed", true);
    Table kept = Table.of(keep(shared, ""));
    assertThat(kept.state(here).path("sharedSeed").asBoolean()).isTrue();
    assertThat(record(here, kept)).isEqualTo(shared);
    Table other = Table.of(keep(record.deepCopy().put("sharedSeed", false), ""));
    assertThat(other.state(here).path("sharedSeed").asBoolean()).isFalse();
    assertThat(record(here, other)).isEqualTo(record);
  }

  @Test
  void aRecordWithoutItsResultGetsIt() {
    ObjectNode without = record.deepCopy();
    without.putNull("result");
    without.remove("format"); // as the first records were
    assertThat(record(here, Table.of(keep(without, "")))).isEqualTo(record);
  }

  @Test
  void whatIsNotWhatItClaimsToBeIsNotKept() {
    ObjectNode changed = record.deepCopy();
    ((ObjectNode) changed.at("/appends/0/entries/0")).put("code", "draw nothing");
    JsonNode problem = Table.problem(keep(changed, ""), Code.INVALID_RECORD);
    assertThat(problem.at("/problems/0/check").asText()).isEqualTo("log");
    assertThat(problem.at("/problems/0/version").asInt()).isEqualTo(1);
    ObjectNode result = record.deepCopy();
    ((ObjectNode) result.at("/result/scores/0")).put("score", 99);
    Table.problem(keep(result, ""), Code.INVALID_RECORD);
    ObjectNode seed = record.deepCopy().put("seedHash", "a".repeat(64));
    Table.problem(keep(seed, ""), Code.INVALID_RECORD);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3})
  void aGameThatIsNotOverIsNotKept(int appends) {
    ObjectNode part = record.deepCopy();
    part.putNull("result");
    ArrayNode all = (ArrayNode) part.get("appends");
    while (all.size() > appends) {
      all.remove(all.size() - 1);
    }
    Table.problem(keep(part, ""), Code.INVALID_RECORD);
  }

  @Test
  void whatIsNoRecordIsTold() {
    ObjectNode unknown = record.deepCopy().put("ruleset", "chess");
    Table.problem(keep(unknown, ""), Code.INVALID_OPTIONS);
    ObjectNode future = record.deepCopy().put("format", 2);
    JsonNode problem = Table.problem(keep(future, ""), Code.MALFORMED_REQUEST);
    assertThat(problem.path("pointer").asText()).isEqualTo("/record/format");
    ObjectNode open = record.deepCopy();
    ((ObjectNode) open.at("/seats/0")).put("kind", "open");
    Table.problem(keep(open, ""), Code.MALFORMED_REQUEST);
    Table.problem(Node.json(here.call(), "{}").post("/v1/records"), Code.MALFORMED_REQUEST);
  }

  @Test
  void theSchemaOfARecordIsServed() throws Exception {
    JsonNode schema = Table.ok(here.call().get("/v1/records/schema"));
    assertThat(schema)
        .isEqualTo(
            Json.MAPPER.readTree(
                Files.readAllBytes(Path.of("..", "openapi", "record.schema.json"))));
  }
}
