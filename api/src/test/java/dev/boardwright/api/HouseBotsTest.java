package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.boardwright.api.wire.Json;
import io.restassured.response.Response;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Seats that the server plays by itself, on every store. */
@ParameterizedClass
@EnumSource(Stores.class)
class HouseBotsTest {

  private static final String GREEDY = "{\"kind\":\"bot\",\"bot\":\"greedy\"}";
  private static final String RANDOM = "{\"kind\":\"bot\",\"bot\":\"random\",\"name\":\"Rando\"}";
  private static final String ME = "{\"kind\":\"reserved\",\"name\":\"Ada\"}";
  private static final String OPEN = "{\"kind\":\"open\"}";

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

  private static Response create(String ruleset, String... seats) {
    String body = "{\"ruleset\":\"%s\",\"seats\":[%s]}".formatted(ruleset, String.join(",", seats));
    return Node.json(node.call(), body).post("/v1/games");
  }

  private static Table game(String ruleset, String... seats) {
    Response created = create(ruleset, seats);
    assertThat(created.statusCode()).as(created.asString()).isEqualTo(201);
    return Table.of(created);
  }

  /** Waits until this seat is asked, or the game is over. */
  private static JsonNode turn(Table table, int seat) {
    return Table.ok(table.get(node, seat, "/decision?wait=30"));
  }

  /** Plays one seat to the end, always the first legal move. */
  private static JsonNode playOut(Table table, int seat) {
    JsonNode now = turn(table, seat);
    while (now.path("status").asText().equals("running")) {
      var asked = Table.Asked.in(now);
      now =
          asked.isPresent()
              ? Table.ok(table.play(node, seat, asked.get().id(), asked.get().codes().getFirst()))
                  .path("next")
              : turn(table, seat);
    }
    return table.state(node);
  }

  private static JsonNode end(Table table) {
    return Awaitility.await()
        .atMost(Duration.ofMinutes(1))
        .until(() -> table.state(node), state -> state.path("status").asText().equals("finished"));
  }

  private static void requireSound(Table table) {
    String record = node.call().get(table.path("/record")).asString();
    JsonNode verdict = Table.ok(Node.json(node.call(), record).post("/v1/records/verify"));
    assertThat(verdict.path("valid").asBoolean()).as(verdict.toString()).isTrue();
  }

  @Test
  void onePlayerPlaysAloneAgainstBots() {
    for (String ruleset : List.of("nim", "night_market", "seasons", "tikal")) {
      Table table = game(ruleset, GREEDY, ME, RANDOM);
      assertThat(table.tokens().get(0)).isNull();
      assertThat(table.tokens().get(2)).isNull();
      JsonNode state = playOut(table, 1);
      assertThat(state.path("status").asText()).isEqualTo("finished");
      assertThat(state.at("/seats/0/kind").asText()).isEqualTo("bot");
      assertThat(state.at("/seats/0/bot").asText()).isEqualTo("greedy");
      assertThat(state.at("/seats/2/bot").asText()).isEqualTo("random");
      assertThat(state.at("/seats/2/name").asText()).isEqualTo("Rando");
      assertThat(state.path("seats").get(1).has("bot")).isFalse();
      requireSound(table);
    }
    assertThat(node.call().get("/metrics").asString())
        .containsPattern("boardwright_bot_moves_total\\{bot=\"greedy\",ruleset=\"tikal\"} [1-9]")
        .containsPattern("boardwright_bot_thinking_seconds_count\\{bot=\"random\"} [1-9]")
        .containsPattern("boardwright_bot_answer_seconds_count\\{bot=\"greedy\"} [1-9]")
        .contains("boardwright_busy_bots ");
  }

  @Test
  void gamesOfBotsAlonePlayThemselvesToTheEnd() {
    List<Table> tables = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      tables.add(game(i % 2 == 0 ? "nim" : "night_market", RANDOM, GREEDY, RANDOM));
    }
    tables.add(game("tikal", GREEDY, RANDOM));
    tables.forEach(HouseBotsTest::end);
    tables.forEach(HouseBotsTest::requireSound);
    assertThat(tables.getFirst().state(node).path("confirmTurns").asBoolean()).isFalse();
  }

  @Test
  void theLastClaimCallsTheBots() {
    Table table = game("nim", OPEN, GREEDY);
    assertThat(table.state(node).path("status").asText()).isEqualTo("open");
    Response claim = Node.json(node.call(), "{}").post(table.path("/seats/0/claim"));
    Table seated = new Table(table.game(), table.host(), List.of(claim.<String>path("token")));
    assertThat(playOut(seated, 0).path("status").asText()).isEqualTo("finished");
    Response bots = Node.json(node.call(), "{}").post(table.path("/seats/1/claim"));
    assertThat(bots.<String>path("code")).isEqualTo("seat_taken");
    assertThat(node.as(table.host()).delete(table.path("/seats/1/claim")).statusCode())
        .isEqualTo(409); // the game has started
  }

  @Test
  void botsAreThereForARematchAtOnce() {
    Table table = game("nim", GREEDY, ME, RANDOM);
    playOut(table, 1);
    JsonNode answer = Table.ok(node.as(table.tokens().get(1)).post(table.path("/rematch")));
    assertThat(answer.at("/game/status").asText()).isEqualTo("running");
    assertThat(answer.at("/game/seats/0/bot").asText()).isEqualTo("greedy");
    List<String> tokens = new ArrayList<>(table.tokens());
    tokens.set(1, answer.path("token").asText());
    Table next = new Table(answer.at("/game/id").asText(), table.host(), tokens);
    assertThat(playOut(next, 1).path("status").asText()).isEqualTo("finished");
  }

  @Test
  void botsPlayOnInAFork() {
    Table table = game("night_market", GREEDY, ME, RANDOM);
    playOut(table, 1);
    ObjectNode body = Json.MAPPER.createObjectNode();
    body.set("record", Table.ok(node.call().get(table.path("/record"))));
    Response created = Node.json(node.call(), body.put("version", 12).toString()).post("/v1/games");
    Table fork = Table.of(created);
    assertThat(fork.tokens().get(0)).isNull();
    assertThat(fork.tokens().get(2)).isNull();
    assertThat(playOut(fork, 1).path("status").asText()).isEqualTo("finished");
    requireSound(fork);
  }

  @Test
  void streamsTellWhatBotsDo() {
    Table table = game("night_market", GREEDY, RANDOM, GREEDY);
    try (Watcher watcher = Watcher.of(node, table, null, 0).until("end", 1)) {
      assertThat(watcher.reason()).isEqualTo("game_over");
      assertThat(watcher.entries().stream().map(entry -> entry.path("version").asInt()))
          .containsExactlyElementsOf(
              IntStream.rangeClosed(1, table.version(node)).boxed().toList());
      assertThat(
              watcher.entries().stream()
                  .filter(entry -> entry.path("kind").asText().equals("move"))
                  .map(entry -> entry.path("seat").asInt())
                  .distinct())
          .containsExactlyInAnyOrder(0, 1, 2);
    }
  }

  @Test
  void whatABotHasAnsweredIsNotTakenBack() {
    Table table = game("nim", ME, GREEDY);
    var asked = Table.Asked.in(turn(table, 0)).orElseThrow();
    Table.ok(table.play(node, 0, asked.id(), "take 1"));
    turn(table, 0); // the bot has answered
    Response undo = table.post(node, 0, "/undo", "{\"to\":\"%s\"}".formatted(asked.id()));
    assertThat(undo.<String>path("code")).isEqualTo("undo_refused");
    assertThat(undo.<String>path("detail")).contains("nother seat has acted");
  }

  @Test
  void aGameOfBotsCanBeAborted() {
    Table table = game("tikal", GREEDY, ME, GREEDY, GREEDY);
    Awaitility.await().until(() -> table.state(node).path("toAct").toString().equals("[1]"));
    JsonNode aborted = Table.ok(node.as(table.host()).post(table.path("/abort")));
    assertThat(aborted.path("status").asText()).isEqualTo("aborted");
  }

  @Test
  void aBotOfOnesOwnHasATokenAsBefore() {
    Table table = game("nim", "{\"kind\":\"bot\",\"name\":\"mine\"}", GREEDY);
    assertThat(table.tokens().get(0)).isNotNull();
    assertThat(table.state(node).at("/seats/0/kind").asText()).isEqualTo("bot");
    assertThat(playOut(table, 0).path("status").asText()).isEqualTo("finished");
  }

  @Test
  void theHouseTellsWhichBotsItHas() {
    JsonNode bots = Table.ok(node.call().get("/v1/bots")).path("bots");
    assertThat(bots.valueStream().map(bot -> bot.path("id").asText()))
        .containsExactly("greedy", "random");
    Response unknown = create("nim", ME, "{\"kind\":\"bot\",\"bot\":\"deep\"}");
    assertThat(unknown.statusCode()).isEqualTo(400);
    assertThat(unknown.<String>path("pointer")).isEqualTo("/seats/1/bot");
    assertThat(unknown.<String>path("detail")).contains("greedy, random");
    Response reserved = create("nim", ME, "{\"kind\":\"open\",\"bot\":\"greedy\"}");
    assertThat(reserved.statusCode()).isEqualTo(400);
    assertThat(reserved.<String>path("pointer")).isEqualTo("/seats/1/bot");
  }
}
