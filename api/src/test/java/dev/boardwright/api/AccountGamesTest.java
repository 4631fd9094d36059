package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.boardwright.api.wire.Code;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** All games of an account at once: lists, what waits, one stream, batches. */
@ParameterizedClass
@EnumSource(Stores.class)
class AccountGamesTest {

  private static final String NIM =
      "{\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"reserved\"},{\"kind\":\"reserved\"}]}";

  private static Stores.Place place;
  private static Node node;

  @Parameter Stores store;

  @BeforeParameterizedClassInvocation
  static void start(Stores store) {
    place = store.place();
    node = new Node(place.open(), Map.of("BOARDWRIGHT_ADMIN_TOKEN", Player.ADMIN));
  }

  @AfterParameterizedClassInvocation
  static void stop() {
    node.close();
    place.close();
  }

  // ---- lists

  @Test
  void everybodyListsTheirOwnGames() {
    Player ana = Player.of(node, "ana");
    Player ben = Player.of(node, "ben");
    String own = ana.game(node, ana, ana);
    String both = ana.game(node, ana, ben);
    String bens = ben.game(node, ben, ben);
    assertThat(ids(ana, "")).containsExactly(both, own);
    assertThat(ids(ben, "?status=running")).containsExactly(bens, both);
    assertThat(ids(ben, "?status=finished")).isEmpty();
    JsonNode page = ana.get(node, "/v1/account/games?limit=1");
    assertThat(ids(ana, "?limit=1&after=" + page.path("next").asText())).containsExactly(own);
    JsonNode shown = ben.get(node, "/v1/account/games").at("/games/1");
    assertThat(shown.path("host").asBoolean()).isFalse();
    assertThat(shown.path("seats").toString()).isEqualTo("[1]");
    List<String> waiting = new ArrayList<>(ids(ana, "?toAct=true"));
    waiting.retainAll(ids(ben, "?toAct=true"));
    assertThat(waiting).isEmpty(); // in the game of both, one is to act
    Table.problem(node.as(ana.token()).get("/v1/account/games?after=x"), Code.MALFORMED_REQUEST);
  }

  private static List<String> ids(Player player, String query) {
    List<String> ids = new ArrayList<>();
    player
        .get(node, "/v1/account/games" + query)
        .path("games")
        .forEach(game -> ids.add(game.at("/game/id").asText()));
    return ids;
  }

  // ---- what needs my move?

  @Test
  void whatWaitsIsAnsweredAndThenOtherThingsWait() {
    Player ana = Player.of(node, "ana");
    Player ben = Player.of(node, "ben");
    for (int i = 0; i < 5; i++) {
      ana.game(node, ana, ben);
    }
    int open = ana.decisions(node, "").path("decisions").size();
    assertThat(open + ben.decisions(node, "").path("decisions").size()).isEqualTo(5);
    int moves = 0;
    for (int answered = 1; answered > 0; moves += answered) {
      answered = ana.answerAll(node, "take 1") + ben.answerAll(node, "take 1");
    }
    assertThat(moves).isGreaterThan(5);
    assertThat(ids(ben, "?status=finished")).hasSize(5);
    assertThat(ana.decisions(node, "").path("decisions")).isEmpty();
  }

  @Test
  void aWaiterHearsOfTheNextDecisionAndOfNewGames() throws Exception {
    Player ana = Player.of(node, "ana");
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<JsonNode> waiting = threads.submit(() -> ana.decisions(node, "?wait=60"));
      Awaitility.await()
          .until(() -> node.call().get("/metrics").asString().contains("waiting_requests 1"));
      String game = ana.game(node, ana, ana);
      JsonNode first = waiting.get();
      assertThat(first.at("/decisions/0/game").asText()).isEqualTo(game);
      String known = "&after=" + first.path("cursor").asText();
      assertThat(ana.decisions(node, "?wait=0" + known)).isEqualTo(first);
      Future<JsonNode> next = threads.submit(() -> ana.decisions(node, "?wait=60" + known));
      Awaitility.await()
          .until(() -> node.call().get("/metrics").asString().contains("waiting_requests 1"));
      ana.answerAll(node, "take 2");
      assertThat(next.get().at("/decisions/0/decision"))
          .isNotEqualTo(first.at("/decisions/0/decision"));
      assertThat(next.get().at("/decisions/0/seat")).isNotEqualTo(first.at("/decisions/0/seat"));
    }
  }

  /** A seat that was taken from the one who waits for its decision is not looked into any more. */
  @Test
  void whoLosesASeatWhileWaitingSeesNothingOfIt() throws Exception {
    Player ana = Player.of(node, "ana");
    Player ben = Player.of(node, "ben");
    String seats = "{\"kind\":\"open\"},{\"kind\":\"open\"}";
    Table table =
        Table.of(
            Node.json(node.call(), "{\"ruleset\":\"nim\",\"seats\":[%s]}".formatted(seats))
                .post("/v1/games"));
    Table.ok(ana.post(node, table.path("/seats/0/claim"), "{}"));
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<JsonNode> waiting =
          threads.submit(() -> ana.get(node, table.path("/decision?wait=60")));
      Awaitility.await()
          .until(() -> node.call().get("/metrics").asString().contains("waiting_requests 1"));
      node.as(table.host()).delete(table.path("/seats/0/claim"));
      Table.ok(ben.post(node, table.path("/seats/0/claim"), "{}"));
      JsonNode last = Table.ok(Node.json(node.call(), "{}").post(table.path("/seats/1/claim")));
      Table.ok(node.as(last.path("token").asText()).post(table.path("/resign")));
      assertThat(waiting.get().path("status").asText()).isEqualTo("finished");
    }
  }

  // ---- one stream

  @Test
  void oneStreamTellsOfAllGamesThereAreAndWillBe() {
    Player ana = Player.of(node, "ana");
    Player ben = Player.of(node, "ben");
    String before = ana.game(node, ana, ana);
    try (Watcher watcher = stream(ana, "?entries=true").until("ready", 1)) {
      assertThat(types(watcher)).containsExactly("status", "turn", "ready");
      assertThat(watcher.events().get(1).path("game").asText()).isEqualTo(before);
      String later = ben.game(node, ana, ben);
      watcher.until("status", 2);
      assertThat(watcher.of("status").get(1).at("/state/id").asText()).isEqualTo(later);
      while (ana.answerAll(node, "take 1") + ben.answerAll(node, "take 1") > 0) {}
      Awaitility.await()
          .until(
              () ->
                  watcher.of("status").stream()
                          .filter(e -> e.at("/state/status").asText().equals("finished"))
                          .count()
                      == 2);
      List<JsonNode> log = log(later);
      assertThat(watcher.of("entry").stream().filter(e -> e.path("game").asText().equals(later)))
          .extracting(e -> e.path("version").asInt())
          .isEqualTo(
              log.stream().skip(told(watcher, later)).map(e -> e.path("version").asInt()).toList());
      assertThat(watcher.of("turn"))
          .allSatisfy(turn -> assertThat(turn.path("decision").asText()).contains("."))
          .extracting(turn -> turn.path("game") + turn.path("decision").asText())
          .doesNotHaveDuplicates();
    }
  }

  /** Up to which version the log was there when the stream first told of the game. */
  private static long told(Watcher watcher, String game) {
    return watcher.of("status").stream()
        .filter(e -> e.path("game").asText().equals(game))
        .findFirst()
        .orElseThrow()
        .path("version")
        .asLong();
  }

  private static List<JsonNode> log(String game) {
    List<JsonNode> entries = new ArrayList<>();
    Table.ok(node.call().get("/v1/games/" + game + "/log?limit=500"))
        .path("entries")
        .forEach(entries::add);
    return entries;
  }

  private static Watcher stream(Player player, String query) {
    return Watcher.open(node, "/v1/account/events" + query, player.token(), Map.of());
  }

  private static List<String> types(Watcher watcher) {
    return watcher.events().stream().map(event -> event.path("type").asText()).toList();
  }

  /** A reader that comes back is told every turn that waits. */
  @Test
  void whoeverConnectsIsToldHowAllStand() {
    Player ana = Player.of(node, "ana");
    for (int i = 0; i < 60; i++) {
      ana.game(node, ana, ana);
    }
    try (Watcher watcher = stream(ana, "").until("ready", 1)) {
      assertThat(watcher.of("status")).hasSize(60);
      assertThat(watcher.of("turn")).hasSize(60);
      assertThat(types(watcher).getLast()).isEqualTo("ready");
    }
  }

  @Test
  void secretsOfOthersAreInNoEvent() {
    Player ana = Player.of(node, "ana");
    Player ben = Player.of(node, "ben");
    String body =
        """
        {"ruleset": "night_market",
         "seats": [{"kind": "bot", "account": "%s"}, {"kind": "bot", "account": "%s"}]}
        """
            .formatted(ana.id(), ben.id());
    Response created = ana.post(node, "/v1/games", body);
    String game = "/v1/games/" + Table.tree(created).at("/game/id").asText();
    try (Watcher ana1 = stream(ana, "?entries=true").until("ready", 1);
        Watcher ben1 = stream(ben, "?entries=true").until("ready", 1)) {
      JsonNode asked = ana.get(node, game + "/decision").path("decision");
      String code = asked.at("/moves/0/code").asText();
      Table.ok(ana.post(node, game + "/moves", Table.body(asked.path("id").asText(), code)));
      ana1.until("entry", 1);
      ben1.until("entry", 1);
      assertThat(ana1.of("entry").getFirst().at("/entry/code").asText()).isEqualTo(code);
      assertThat(ben1.of("entry").getFirst().at("/entry/hidden").asBoolean()).isTrue();
      assertThat(ben1.events().toString()).doesNotContain(code);
    }
  }

  @Test
  void aStreamEndsWhenItsTokenIsRevoked() {
    Player ana = Player.of(node, "ana");
    try (Watcher watcher = stream(ana, "").until("ready", 1)) {
      Player ben = Player.of(node, "ben");
      node.as(ana.token()).delete("/v1/account/tokens/" + ana.tokenId());
      ben.game(node, ana, ben); // something to tell
      assertThat(watcher.reason()).isEqualTo("bad_token");
      assertThat(types(watcher)).containsExactly("ready", "end");
    }
  }

  // ---- batches

  @Test
  void aBatchIsJudgedGameByGameAndRetriedAsOne() {
    Player ana = Player.of(node, "ana");
    String wrong = NIM.replace("nim", "chess");
    String body = "{\"games\":[%s,%s,%s]}".formatted(NIM, wrong, NIM);
    JsonNode first = Table.ok(batch(ana, "batch-" + store, body));
    assertThat(statuses(first.path("games"))).containsExactly(201, 422, 201);
    assertThat(first.at("/games/1/problem/code").asText()).isEqualTo("invalid_options");
    JsonNode again = Table.ok(batch(ana, "batch-" + store, body));
    assertThat(tokens(again)).isEqualTo(tokens(first));
    assertThat(ids(ana, "")).hasSize(2);
    assertThat(first.at("/games/1/problem/trace").asText()).matches("[0-9a-f]{32}");
    Table.problem(
        batch(ana, "batch-" + store, "{\"games\":[%s]}".formatted(NIM)),
        Code.IDEMPOTENCY_KEY_REUSED);
    String token = first.at("/games/2/tokens/seats/1").asText();
    String game = first.at("/games/2/game/id").asText();
    Table.ok(node.as(token).get("/v1/games/" + game + "/view"));
  }

  private static Response batch(Player player, String key, String body) {
    return Node.json(node.as(player.token()).header("Idempotency-Key", key), body)
        .post("/v1/games/batch");
  }

  private static List<Integer> statuses(JsonNode results) {
    List<Integer> statuses = new ArrayList<>();
    results.forEach(result -> statuses.add(result.path("status").asInt()));
    return statuses;
  }

  private static List<JsonNode> tokens(JsonNode created) {
    List<JsonNode> tokens = new ArrayList<>();
    created.path("games").forEach(game -> tokens.add(game.path("tokens")));
    return tokens;
  }

  @Test
  void batchesAreBounded() {
    String many = (NIM + ",").repeat(100) + NIM;
    for (String body :
        List.of(
            "{\"games\":[]}",
            "{\"games\":[%s]}".formatted(many),
            "{\"games\":[{\"ruleset\":\"nim\",\"seats\":[],\"x\":1}]}")) {
      Table.problem(Node.json(node.call(), body).post("/v1/games/batch"), Code.MALFORMED_REQUEST);
    }
    for (String body : List.of("{\"ids\":[]}", "{\"ids\":[\"../etc\"]}", "{}")) {
      Table.problem(Node.json(node.call(), body).post("/v1/games/query"), Code.MALFORMED_REQUEST);
    }
  }

  @Test
  void gamesAreFoundByTheirIds() {
    Table one = Table.of(node, "nim", 2);
    Table other = Table.of(node, "tikal", 2);
    String none = "a".repeat(20);
    String body =
        "{\"ids\":[\"%s\",\"%s\",\"%s\",\"%s\"]}"
            .formatted(other.game(), none, one.game(), other.game());
    JsonNode found = Table.ok(Node.json(node.call(), body).post("/v1/games/query"));
    assertThat(found.at("/games/0")).isEqualTo(other.state(node));
    assertThat(found.at("/games/1")).isEqualTo(one.state(node));
    assertThat(found.path("games")).hasSize(2);
    assertThat(found.path("missing").toString()).isEqualTo("[\"" + none + "\"]");
  }

  @Test
  void movesOfManyGamesAreJudgedEachForItself() {
    Player ana = Player.of(node, "ana");
    String good = ana.game(node, ana, ana);
    Table foreign = Table.of(node, "nim", 2);
    JsonNode asked = ana.decisions(node, "").at("/decisions/0");
    String move = "{\"game\":\"%s\",\"decision\":\"%s\",\"seat\":%d,\"moves\":[\"%s\"]}";
    int seat = asked.path("seat").asInt();
    String decision = asked.path("decision").asText();
    String body =
        "{\"moves\":[%s,%s,%s]}"
            .formatted(
                move.formatted(good, decision, seat, "take 9"),
                move.formatted(foreign.game(), decision, seat, "take 1"),
                move.formatted("b".repeat(20), decision, seat, "take 1"));
    JsonNode refused = Table.ok(ana.post(node, "/v1/account/moves", body)).path("results");
    assertThat(statuses(refused)).containsExactly(422, 403, 404);
    assertThat(refused.at("/0/problem/nearest")).isNotEmpty();
    String right = "{\"moves\":[%s]}".formatted(move.formatted(good, decision, seat, "take 1"));
    JsonNode played =
        Table.ok(ana.post(node, "/v1/account/moves?include=decision", right)).at("/results/0");
    assertThat(played.path("status").asInt()).isEqualTo(200);
    assertThat(played.at("/played/next/game").asText()).isEqualTo(good);
    JsonNode again = Table.ok(ana.post(node, "/v1/account/moves", right)).at("/results/0/played");
    assertThat(again.path("replayed").asBoolean()).isTrue();
  }

  // ---- one seed for several games

  @Test
  void gamesWithTheSameSeedKeepItUntilAllAreOver() {
    Player ana = Player.of(node, "ana");
    String game =
        "{\"ruleset\":\"tikal\",\"seats\":[{\"kind\":\"reserved\"},{\"kind\":\"reserved\"}]}";
    String body = "{\"sameSeed\":true,\"games\":[%s,%s]}".formatted(game, game);
    JsonNode created = Table.ok(ana.post(node, "/v1/games/batch", body));
    Table one = table(created.at("/games/0"));
    Table other = table(created.at("/games/1"));
    assertThat(other.state(node).path("seedHash")).isEqualTo(one.state(node).path("seedHash"));
    assertThat(one.state(node).path("practice").asBoolean()).isFalse();
    assertThat(one.state(node).path("toAct")).isEqualTo(other.state(node).path("toAct"));
    one.playOut(1, node);
    JsonNode closed = Table.problem(node.call().get(one.path("/record")), Code.RECORD_CLOSED);
    assertThat(closed.path("detail").asText()).contains("same seed");
    Table.ok(node.as(other.tokens().getFirst()).post(other.path("/resign")));
    Awaitility.await().until(() -> other.state(node).path("status").asText().equals("finished"));
    JsonNode record = Table.ok(node.call().get(one.path("/record")));
    assertThat(record.path("seed"))
        .isEqualTo(Table.ok(node.call().get(other.path("/record"))).path("seed"));
  }

  /** Whoever holds all seats of one game can play it ahead; so the other says what it is. */
  @Test
  void whoeverJoinsAGameIsToldThatItsSeedIsShared() {
    String seat = "{\"kind\":\"reserved\"}";
    String game = "{\"ruleset\":\"tikal\",\"seats\":[%s,%s]}";
    String body =
        "{\"sameSeed\":true,\"games\":[%s,%s]}"
            .formatted(game.formatted(seat, "{\"kind\":\"open\"}"), game.formatted(seat, seat));
    Player eve = Player.of(node, "eve");
    JsonNode created = Table.ok(eve.post(node, "/v1/games/batch", body));
    assertThat(created.findValues("sharedSeed")).hasSize(2).allMatch(JsonNode::asBoolean);
    Table fair = table(created.at("/games/0"));
    Table ahead = table(created.at("/games/1"));
    ahead.playOut(1, node);

    assertThat(fair.state(node).path("sharedSeed").asBoolean()).isTrue();
    String ids = "{\"ids\":[\"%s\"]}".formatted(fair.game());
    JsonNode found = Table.ok(Node.json(node.call(), ids).post("/v1/games/query"));
    assertThat(found.at("/games/0/sharedSeed").asBoolean()).isTrue();
    JsonNode shown = eve.get(node, "/v1/account/games");
    assertThat(shown.findValues("sharedSeed")).hasSize(2).allMatch(JsonNode::asBoolean);
    JsonNode claimed = Table.ok(Node.json(node.call(), "{}").post(fair.path("/seats/1/claim")));
    assertThat(claimed.at("/game/sharedSeed").asBoolean()).isTrue();

    Table seated =
        new Table(
            fair.game(),
            fair.host(),
            List.of(fair.tokens().getFirst(), claimed.path("token").asText()));
    seated.playOut(2, node);
    JsonNode record = Table.ok(node.call().get(fair.path("/record")));
    assertThat(record.path("sharedSeed").asBoolean()).isTrue();
    assertThat(draws(record))
        .isNotEmpty()
        .isEqualTo(draws(Table.ok(node.call().get(ahead.path("/record")))));
    JsonNode verified =
        Table.ok(Node.json(node.call(), record.toString()).post("/v1/records/verify"));
    assertThat(verified.path("valid").asBoolean()).isTrue();
    assertThat(Table.of(node, "nim", 2).state(node).path("sharedSeed").asBoolean()).isFalse();
  }

  /** What chance did first: all that it does before anybody chooses how many draws there are. */
  private static List<String> draws(JsonNode record) {
    return record.at("/appends/0/entries").findValuesAsText("code");
  }

  /** Whether the others are over is in their headers; nobody makes the store read their logs. */
  @Test
  void aRecordReadsNoLogButItsOwn() {
    String body = "{\"sameSeed\":true,\"games\":[%s,%s,%s]}".formatted(NIM, NIM, NIM);
    JsonNode games = Table.ok(Node.json(node.call(), body).post("/v1/games/batch")).path("games");
    Table last = table(games.path(0));
    for (JsonNode game : games) {
      table(game).playOut(1, node);
    }
    long reads = calls("read");
    long headers = calls("header");
    Table.ok(node.call().get(last.path("/record")));
    assertThat(calls("read")).isEqualTo(reads + 1);
    assertThat(calls("header")).isEqualTo(headers + 3);
  }

  private static long calls(String call) {
    String name = "boardwright_store_seconds_count{call=\"" + call + "\"} ";
    return node.call()
        .get("/metrics")
        .asString()
        .lines()
        .filter(line -> line.startsWith(name))
        .mapToLong(line -> (long) Double.parseDouble(line.substring(name.length())))
        .sum();
  }

  private static Table table(JsonNode created) {
    List<String> tokens = new ArrayList<>();
    created.at("/tokens/seats").forEach(token -> tokens.add(token.asText()));
    return new Table(
        created.at("/game/id").asText(), created.at("/tokens/host").asText(), List.copyOf(tokens));
  }

  @Test
  void aSharedSeedIsSecretAndItsGamesAreAllThereOrNone() {
    Player ana = Player.of(node, "ana");
    String seeded = NIM.replace("}]}", "}],\"seed\":\"known\"}");
    String open = NIM.replace("}]}", "}],\"visibility\":\"public\"}");
    String body = "{\"sameSeed\":true,\"games\":[" + NIM + ",%s]}";
    for (String wrong : List.of(seeded, open)) {
      JsonNode refused =
          Table.problem(
              ana.post(node, "/v1/games/batch", body.formatted(wrong)), Code.MALFORMED_REQUEST);
      assertThat(refused.path("pointer").asText()).startsWith("/games/1/");
    }
    JsonNode refused =
        Table.problem(
            ana.post(node, "/v1/games/batch", body.formatted(NIM.replace("nim", "chess"))),
            Code.INVALID_OPTIONS);
    assertThat(refused.path("pointer").asText()).isEqualTo("/games/1/ruleset");
    assertThat(ids(ana, "")).isEmpty();
  }
}
