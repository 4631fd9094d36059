package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.boardwright.api.wire.Json;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Games that come from other games, on every store. */
@ParameterizedClass
@EnumSource(Stores.class)
class SequelsTest {

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

  private static Table finished(String ruleset, int seats) {
    Table table = Table.of(node, ruleset, seats);
    table.playOut(2, node);
    return table;
  }

  // ---- rematches

  private static Response rematch(Table table, int seat) {
    return node.as(table.tokens().get(seat)).post(table.path("/rematch"));
  }

  @Test
  void everySeatComesToTheSameGameWithATokenOfItsOwn() {
    Table old = finished("nim", 3);
    List<JsonNode> calls = new ArrayList<>();
    for (int seat = 0; seat < 3; seat++) {
      calls.add(Table.ok(rematch(old, seat)));
    }
    String game = calls.getFirst().at("/game/id").asText();
    assertThat(calls).allSatisfy(call -> assertThat(call.at("/game/id").asText()).isEqualTo(game));
    assertThat(calls.stream().map(call -> call.at("/game/status").asText()))
        .containsExactly("open", "open", "running");
    List<String> tokens = calls.stream().map(call -> call.path("token").asText()).toList();
    assertThat(tokens).doesNotHaveDuplicates().doesNotContainAnyElementsOf(old.tokens());
    Table next = new Table(game, old.host(), new ArrayList<>(tokens));
    for (int seat = 0; seat < 3; seat++) {
      assertThat(Table.ok(next.get(node, seat, "/view")).path("viewer").asInt()).isEqualTo(seat);
      assertThat(Table.ok(rematch(old, seat)).path("token").asText()).isEqualTo(tokens.get(seat));
      assertThat(node.as(old.tokens().get(seat)).get(next.path("/view")).statusCode())
          .isEqualTo(401);
    }
    assertThat(next.state(node).path("seedHash")).isNotEqualTo(old.state(node).path("seedHash"));
    assertThat(next.playOut(1, node).path("status").asText()).isEqualTo("finished");
    assertThat(Table.ok(rematch(next, 0)).at("/game/id").asText()).isNotEqualTo(game);
  }

  @Test
  void nobodyElseTakesASeatOfARematch() {
    Table old = finished("nim", 2);
    JsonNode call = Table.ok(rematch(old, 0));
    Table next = new Table(call.at("/game/id").asText(), old.host(), List.of());
    Response claim = Node.json(node.call(), "{}").post(next.path("/seats/1/claim"));
    assertThat(claim.<String>path("code")).isEqualTo("seat_taken");
    assertThat(node.as(old.host()).delete(next.path("/seats/1/claim")).statusCode()).isEqualTo(403);
    Table.ok(node.as(old.host()).post(next.path("/abort")));
    assertThat(rematch(old, 1).statusCode()).isEqualTo(409);
    assertThat(Table.ok(rematch(old, 0)).at("/game/status").asText()).isEqualTo("aborted");
  }

  @Test
  void aRematchComesAfterTheEnd() {
    Table running = Table.of(node, "nim", 2);
    assertThat(rematch(running, 0).<String>path("code")).isEqualTo("game_not_running");
    Table aborted = Table.of(node, "nim", 2);
    Table.ok(node.as(aborted.host()).post(aborted.path("/abort")));
    assertThat(rematch(aborted, 0).<String>path("code")).isEqualTo("game_not_running");
  }

  @Test
  void aPracticeGameHasAFairRematch() {
    Table old = Table.of(node, "nim", 2, ",\"seed\":\"known\"");
    old.playOut(1, node);
    JsonNode next = Table.ok(rematch(old, 0)).path("game");
    assertThat(next.path("practice").asBoolean()).isFalse();
    assertThat(next.path("seedHash")).isNotEqualTo(old.state(node).path("seedHash"));
  }

  // ---- forks

  private static ObjectNode fork(Table table, int version) {
    ObjectNode body = Json.MAPPER.createObjectNode();
    body.set("record", Table.ok(node.call().get(table.path("/record"))));
    return body.put("version", version);
  }

  private static Response create(ObjectNode body) {
    return Node.json(node.call(), body.toString()).post("/v1/games");
  }

  /** The end of an append somewhere in the middle, where a seat is to act. */
  private static int middle(ObjectNode fork) {
    JsonNode appends = fork.at("/record/appends");
    JsonNode entries = appends.get(appends.size() / 2).path("entries");
    return entries.get(entries.size() - 1).path("version").asInt();
  }

  @Test
  void aForkGoesOnFromThereWithLuckOfItsOwn() {
    for (String ruleset : List.of("night_market", "tikal")) {
      Table old = finished(ruleset, 2);
      ObjectNode body = fork(old, 0);
      int version = middle(body);
      body.put("version", version);
      Response created = create(body);
      assertThat(created.statusCode()).as(created.asString()).isEqualTo(201);
      Table forked = Table.of(created);
      assertThat(created.<Boolean>path("game.practice")).isTrue();
      assertThat(created.<String>path("game.seedHash"))
          .isNotEqualTo(old.state(node).path("seedHash").asText());
      assertThat(created.<Integer>path("game.version")).isEqualTo(version);
      for (int seat = 0; seat < 2; seat++) {
        assertThat(Table.ok(forked.get(node, seat, "/view")).path("board"))
            .isEqualTo(Table.ok(old.get(node, seat, "/view?version=" + version)).path("board"));
      }
      forked.playOut(3, node);
      ObjectNode record = (ObjectNode) Table.ok(node.call().get(forked.path("/record")));
      assertThat(record.path("forkedAt").asInt()).isEqualTo(version);
      assertThat(valid(record)).isTrue();
      assertThat(valid(record.deepCopy().put("practice", false))).isFalse();
      assertThat(valid(record.deepCopy().put("forkedAt", 100_000))).isFalse();
      record.remove("forkedAt");
      assertThat(valid(record)).isFalse(); // chance does not follow from this seed
    }
  }

  private static boolean valid(JsonNode record) {
    return Table.ok(Node.json(node.call(), record.toString()).post("/v1/records/verify"))
        .path("valid")
        .asBoolean();
  }

  @Test
  void theSameForkTwiceIsOneGame() {
    ObjectNode body = fork(finished("nim", 2), 1);
    List<Table> tables = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      tables.add(Table.of(Node.json(node.keyed("fork"), body.toString()).post("/v1/games")));
    }
    assertThat(tables.get(1)).isEqualTo(tables.get(0));
    Response other =
        Node.json(node.keyed("fork"), body.put("version", 2).toString()).post("/v1/games");
    assertThat(other.<String>path("code")).isEqualTo("idempotency_key_reused");
  }

  @Test
  void aForkFromTheBeginningDrawsAnew() {
    Table old = finished("nim", 2);
    Response created = create(fork(old, 0));
    assertThat(created.<Integer>path("game.version")).isEqualTo(1);
    assertThat(Table.of(created).playOut(1, node).path("status").asText()).isEqualTo("finished");
  }

  @Test
  void whatCannotBeForkedIsRefused() {
    Table old = finished("nim", 2);
    int end = old.version(node);
    refused(fork(old, end), 422, "/version");
    refused(fork(old, end + 1), 422, "/version");
    refused(fork(old, -1), 400, "/version");
    ObjectNode illegal = fork(old, end - 1);
    ((ObjectNode) illegal.at("/record/appends/1/entries/0")).put("code", "take 9");
    refused(illegal, 422, "/record/appends");
    ObjectNode unknown = fork(old, 1);
    ((ObjectNode) unknown.path("record")).put("ruleset", "chess");
    refused(unknown, 422, "/ruleset");
    ObjectNode seeded = fork(old, 1).put("seed", "mine");
    refused(seeded, 400, "/seed");
    ObjectNode unversioned = fork(old, 1);
    unversioned.remove("version");
    refused(unversioned, 400, "/version");
  }

  private static void refused(ObjectNode body, int status, String pointer) {
    Response response = create(body);
    assertThat(response.statusCode()).as(response.asString()).isEqualTo(status);
    assertThat(response.<String>path("pointer")).isEqualTo(pointer);
  }
}
