package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.boardwright.api.store.SqliteStore;
import dev.boardwright.api.wire.Code;
import io.restassured.response.Response;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Accounts and their tokens. */
class AccountsTest {

  private static final String BOT = "{\"name\":\"bot\",\"kind\":\"bot\"}";
  private static final String TOKENS = "/v1/account/tokens";
  private static final String ONE_OPEN =
      "{\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"reserved\"},{\"kind\":\"open\"}]}";

  @TempDir static Path folder;
  private static Node node;

  @BeforeAll
  static void start() {
    node =
        new Node(
            SqliteStore.open(folder.resolve("closed")),
            Map.of("BOARDWRIGHT_ADMIN_TOKEN", Player.ADMIN));
  }

  @AfterAll
  static void stop() {
    node.close();
  }

  // ---- creating

  @Test
  void onlyTheOperatorCreatesAccountsUnlessTheyAreOpen(@TempDir Path other) {
    Table.problem(Node.json(node.call(), BOT).post("/v1/accounts"), Code.BAD_TOKEN);
    Table.problem(Node.json(node.as(Player.ADMIN + "x"), BOT).post("/v1/accounts"), Code.BAD_TOKEN);
    Table.problem(
        Node.json(node.as(Player.of(node, "a").token()), BOT).post("/v1/accounts"), Code.BAD_TOKEN);
    try (Node without = new Node(SqliteStore.open(other.resolve("none")))) {
      assertThat(Table.problem(Player.create(without, BOT), Code.NOT_ALLOWED).path("detail"))
          .asString()
          .contains("BOARDWRIGHT_ADMIN_TOKEN");
    }
    Map<String, String> open = Map.of("BOARDWRIGHT_ACCOUNTS", "open");
    try (Node free = new Node(SqliteStore.open(other.resolve("open")), open)) {
      assertThat(Node.json(free.call(), BOT).post("/v1/accounts").statusCode()).isEqualTo(201);
      Table.problem(Node.json(free.as("s_garbage"), BOT).post("/v1/accounts"), Code.BAD_TOKEN);
      var guessed = free.call().header("Idempotency-Key", "ana-1");
      Table.problem(Node.json(guessed, BOT).post("/v1/accounts"), Code.MALFORMED_REQUEST);
      var keyed = Node.json(free.keyed("ana"), BOT);
      assertThat(keyed.post("/v1/accounts").asString())
          .isEqualTo(keyed.post("/v1/accounts").asString());
    }
  }

  @Test
  void theSameCreationTwiceIsOneAccount() {
    Response first = keyed(Player.ADMIN, "create", BOT, "/v1/accounts");
    Response again = keyed(Player.ADMIN, "create", BOT, "/v1/accounts");
    assertThat(again.asString()).isEqualTo(first.asString());
    String other = BOT.replace("bot\",", "other\",");
    Table.problem(
        keyed(Player.ADMIN, "create", other, "/v1/accounts"), Code.IDEMPOTENCY_KEY_REUSED);
    String token = Table.tree(first).path("token").asText();
    Table.ok(Node.json(node.as(token), "{\"name\":\"renamed\"}").patch("/v1/account"));
    keyed(Player.ADMIN, "create", BOT, "/v1/accounts");
    assertThat(Table.ok(node.as(token).get("/v1/account")).path("name").asText())
        .isEqualTo("renamed");
  }

  private static Response keyed(String token, String key, String body, String path) {
    return Node.json(node.as(token).header("Idempotency-Key", key), body).post(path);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{\"name\":\"\",\"kind\":\"bot\"}",
        "{\"name\":\" \",\"kind\":\"bot\"}",
        "{\"name\":null,\"kind\":\"bot\"}",
        "{\"name\":\"a\",\"kind\":\"robot\"}",
        "{\"name\":\"a\",\"kind\":\"bot\",\"admin\":true}"
      })
  void whatIsNoAccountIsRefused(String body) {
    assertThat(Table.problem(Player.create(node, body), Code.MALFORMED_REQUEST).has("pointer"))
        .isTrue();
  }

  @Test
  void aDeletedAccountIsNobody() {
    Player ana = Player.of(node, "ana");
    String game = ana.game(node, ana, Player.of(node, "ben"));
    assertThat(node.as(ana.token()).delete("/v1/account").statusCode()).isEqualTo(204);
    Table.problem(node.as(ana.token()).get("/v1/account"), Code.BAD_TOKEN);
    Table.problem(node.as(ana.token()).get("/v1/games/" + game + "/view"), Code.BAD_TOKEN);
    Player eve = Player.of(node, "eve");
    String seats = "{\"kind\":\"reserved\",\"account\":\"%s\"}".formatted(ana.id());
    JsonNode refused =
        Table.problem(
            eve.post(
                node,
                "/v1/games",
                "{\"ruleset\":\"nim\",\"seats\":[%s,{\"kind\":\"bot\"}]}".formatted(seats)),
            Code.INVALID_OPTIONS);
    assertThat(refused.path("pointer").asText()).isEqualTo("/seats/0/account");
  }

  @Test
  void theOperatorClosesAnAccount(@TempDir Path other) {
    Player ana = Player.of(node, "ana");
    Player ben = Player.of(node, "ben");
    String game = "/v1/games/" + ana.game(node, ana, ben);
    String further = created(ana.post(node, TOKENS, "{}")).path("token").asText();
    String path = "/v1/accounts/" + ana.id();
    Table.problem(node.as(ben.token()).delete(path), Code.BAD_TOKEN);
    Table.problem(node.call().delete(path), Code.BAD_TOKEN);
    assertThat(ana.get(node, "/v1/account").path("name").asText()).isEqualTo("ana");
    assertThat(node.as(Player.ADMIN).delete(path).statusCode()).isEqualTo(204);
    for (String token : List.of(ana.token(), further)) {
      Table.problem(node.as(token).get("/v1/account"), Code.BAD_TOKEN);
      Table.problem(node.as(token).get(game + "/view"), Code.BAD_TOKEN);
      Table.problem(node.as(token).post(game + "/resign"), Code.BAD_TOKEN);
    }
    assertThat(ben.get(node, game + "/view").path("viewer").asInt()).isEqualTo(1);
    Table.problem(node.as(Player.ADMIN).delete(path), Code.NOT_FOUND);
    Table.problem(node.as(Player.ADMIN).delete("/v1/accounts/nobody"), Code.NOT_FOUND);
    try (Node without = new Node(SqliteStore.open(other))) {
      Table.problem(without.as(Player.ADMIN).delete(path), Code.NOT_ALLOWED);
      Table.problem(without.call().delete(path), Code.BAD_TOKEN);
    }
  }

  // ---- tokens

  @Test
  void tokensAreListedButNeverShownAgain() {
    Player ana = Player.of(node, "ana");
    JsonNode created = created(ana.post(node, TOKENS, "{\"label\":\"home\",\"expiresInDays\":7}"));
    String second = created.path("token").asText();
    Response listed = node.as(second).get(TOKENS);
    JsonNode tokens = Table.ok(listed).path("tokens");
    assertThat(tokens).hasSize(2);
    assertThat(tokens.get(1)).isEqualTo(created.path("info"));
    assertThat(tokens.at("/1/label").asText()).isEqualTo("home");
    assertThat(second).endsWith(tokens.at("/1/hint").asText());
    assertThat(tokens.at("/1/expiresAt").isNull()).isFalse();
    assertThat(listed.asString()).doesNotContain(second).doesNotContain(ana.token());
  }

  private static JsonNode created(Response response) {
    assertThat(response.statusCode()).as(response.asString()).isEqualTo(201);
    return Table.tree(response);
  }

  @Test
  void aRevokedTokenIsRefusedAndStaysSo() {
    Player ana = Player.of(node, "ana");
    JsonNode created = created(keyed(ana.token(), "further", "{}", TOKENS));
    String token = created.path("token").asText();
    assertThat(created(keyed(ana.token(), "further", "{}", TOKENS))).isEqualTo(created);
    String path = TOKENS + "/" + created.at("/info/id").asText();
    assertThat(node.as(token).delete(path).statusCode()).isEqualTo(204); // by itself
    Table.problem(node.as(token).get("/v1/account"), Code.BAD_TOKEN);
    assertThat(node.as(ana.token()).delete(path).statusCode()).isEqualTo(204);
    Table.problem(keyed(ana.token(), "further", "{}", TOKENS), Code.NOT_ALLOWED);
    Table.problem(node.as(token).get("/v1/account"), Code.BAD_TOKEN);
  }

  @Test
  void nobodyElsesTokensCanBeTouched() {
    Player ana = Player.of(node, "ana");
    Player eve = Player.of(node, "eve");
    String path = TOKENS + "/" + ana.tokenId();
    assertThat(node.as(eve.token()).delete(path).statusCode()).isEqualTo(204);
    Table.problem(eve.post(node, path + "/rotate", "{}"), Code.NOT_FOUND);
    assertThat(ana.get(node, "/v1/account").path("name").asText()).isEqualTo("ana");
  }

  @Test
  void anAccountHasSoManyTokensAndNoMore() {
    Player ana = Player.of(node, "ana");
    for (int i = 1; i < 20; i++) {
      created(ana.post(node, TOKENS, "{}"));
    }
    JsonNode refused = Table.problem(ana.post(node, TOKENS, "{}"), Code.NOT_ALLOWED);
    assertThat(refused.path("limit").asInt()).isEqualTo(20);
  }

  @Test
  void aRotatedTokenIsReplacedAtOnceOrAfterAGrace() {
    Player ana = Player.of(node, "ana");
    String path = TOKENS + "/" + ana.tokenId() + "/rotate";
    JsonNode first = Table.ok(ana.post(node, path, "{\"graceSeconds\":600}"));
    String next = first.path("token").asText();
    assertThat(first.at("/info/id").asText()).isEqualTo(ana.tokenId());
    Table.ok(node.as(next).get("/v1/account"));
    Table.ok(node.as(ana.token()).get("/v1/account"));
    String last = Table.ok(Node.json(node.as(next), "{}").post(path)).path("token").asText();
    Table.ok(node.as(last).get("/v1/account"));
    Table.problem(node.as(next).get("/v1/account"), Code.BAD_TOKEN);
    Table.problem(node.as(ana.token()).get("/v1/account"), Code.BAD_TOKEN);
  }

  /** The answer was lost, and with it the only token: the same request gives it again. */
  @Test
  void aRotationWhoseAnswerWasLostIsGivenOnceMore() {
    Player ana = Player.of(node, "ana");
    String path = TOKENS + "/" + ana.tokenId() + "/rotate";
    JsonNode first = Table.ok(keyed(ana.token(), "rotate", "{}", path));
    assertThat(Table.ok(keyed(ana.token(), "rotate", "{}", path))).isEqualTo(first);
    String next = first.path("token").asText();
    assertThat(Table.ok(keyed(next, "rotate", "{}", path))).isEqualTo(first);
    Table.problem(keyed(ana.token(), "another", "{}", path), Code.BAD_TOKEN);
    Table.problem(ana.post(node, path, "{}"), Code.BAD_TOKEN);
    Table.problem(keyed(Player.of(node, "eve").token(), "rotate", "{}", path), Code.NOT_FOUND);
    Table.ok(node.as(next).get("/v1/account"));
  }

  // ---- seats and hosts

  @Test
  void anAccountActsForItsSeatsAndNobodyElseDoes() {
    Player ana = Player.of(node, "ana");
    Player ben = Player.of(node, "ben");
    Player host = Player.of(node, "host");
    String game = "/v1/games/" + host.game(node, ana, ben);
    JsonNode state = Table.ok(node.call().get(game));
    assertThat(state.at("/seats/0/name").asText()).isEqualTo("ana");
    int seat = state.at("/toAct/0").asInt();
    Player mover = seat == 0 ? ana : ben;
    Player other = seat == 0 ? ben : ana;
    JsonNode asked = mover.get(node, game + "/decision");
    assertThat(asked.path("seat").asInt()).isEqualTo(seat);
    String body = Table.body(asked.at("/decision/id").asText(), "take 1");
    Table.problem(host.post(node, game + "/moves", body), Code.NOT_ALLOWED);
    Table.problem(other.post(node, game + "/moves", body), Code.NOT_YOUR_DECISION);
    Table.problem(other.post(node, game + "/moves?seat=" + seat, body), Code.NOT_ALLOWED);
    Table.problem(Player.of(node, "eve").post(node, game + "/moves", body), Code.NOT_ALLOWED);
    Table.problem(Node.json(node.call(), body).post(game + "/moves?seat=0"), Code.BAD_TOKEN);
    Table.ok(mover.post(node, game + "/moves?seat=" + seat, body));
    assertThat(host.get(node, game + "/view").path("viewer").isNull()).isTrue();
    Table.problem(node.as(ana.token()).post(game + "/abort"), Code.NOT_ALLOWED);
    Table.problem(node.as(host.token()).post(game + "/abort"), Code.GAME_NOT_RUNNING);
  }

  @Test
  void anAccountWithSeveralSeatsSaysWhichOne() {
    Player ana = Player.of(node, "ana");
    String game = "/v1/games/" + ana.game(node, ana, ana);
    int seat = Table.ok(node.call().get(game)).at("/toAct/0").asInt();
    for (String below : new String[] {"/view", "/decision", "/log", "/events"}) {
      JsonNode refused =
          Table.problem(node.as(ana.token()).get(game + below), Code.MALFORMED_REQUEST);
      assertThat(refused.path("pointer").asText()).isEqualTo("query/seat");
      assertThat(refused.path("detail").asText()).contains("seats 0, 1", "?seat=0");
    }
    Table.problem(node.as(ana.token()).get(game + "/view?seat=2"), Code.NOT_ALLOWED);
    assertThat(ana.get(node, game + "/view?seat=1").path("viewer").asInt()).isEqualTo(1);
    JsonNode asked = ana.get(node, game + "/decision?seat=" + seat);
    String body = Table.body(asked.at("/decision/id").asText(), "take 2");
    Table.problem(ana.post(node, game + "/moves", body), Code.MALFORMED_REQUEST);
    Table.ok(ana.post(node, game + "/moves?seat=" + seat, body));
  }

  @Test
  void seatTokensGoOnWorkingBesideAccounts() {
    Player ana = Player.of(node, "ana");
    Table table = Table.of(ana.post(node, "/v1/games", ONE_OPEN));
    Player ben = Player.of(node, "ben");
    JsonNode claimed = Table.ok(ben.post(node, table.path("/seats/1/claim"), "{}"));
    assertThat(claimed.has("token")).isFalse();
    assertThat(claimed.at("/game/seats/1/name").asText()).isEqualTo("ben");
    assertThat(ben.get(node, table.path("/view")).path("viewer").asInt()).isEqualTo(1);
    assertThat(ana.get(node, table.path("/view")).path("viewer").isNull()).isTrue();
    String seat = table.tokens().getFirst();
    assertThat(Table.ok(node.as(seat).get(table.path("/view"))).path("viewer").asInt()).isZero();
    Table.problem(node.as(seat).get(table.path("/view?seat=1")), Code.NOT_ALLOWED);
    Table.problem(ben.post(node, table.path("/seats/0/claim"), "{}"), Code.SEAT_TAKEN);
  }

  /** Whoever lost the answer asks again; nobody else is told that the seat is theirs. */
  @Test
  void anAccountClaimsASeatOnceHoweverOftenItAsks() {
    Table table = Table.of(Node.json(node.call(), ONE_OPEN).post("/v1/games"));
    Player ben = Player.of(node, "ben");
    String claim = table.path("/seats/1/claim");
    String withNonce = "{\"nonce\":\"abcdefghijkl\"}";
    JsonNode first = Table.ok(ben.post(node, claim, withNonce));
    assertThat(Table.ok(ben.post(node, claim, withNonce))).isEqualTo(first);
    assertThat(Table.ok(keyed(ben.token(), "1", withNonce, claim))).isEqualTo(first);
    Table.problem(ben.post(node, claim, withNonce.replace("abc", "xyz")), Code.SEAT_TAKEN);
    Table.problem(Player.of(node, "eve").post(node, claim, withNonce), Code.SEAT_TAKEN);
    Table.problem(Node.json(node.call(), withNonce).post(claim), Code.SEAT_TAKEN);
  }

  @Test
  void aReleasedSeatIsNotTheAccountsAgainByALateRetry() {
    String open = ONE_OPEN.replace("reserved", "open");
    Table table = Table.of(Node.json(node.call(), open).post("/v1/games"));
    Player ben = Player.of(node, "ben");
    String claim = table.path("/seats/1/claim");
    Table.ok(keyed(ben.token(), "late", "{}", claim));
    assertThat(node.as(table.host()).delete(claim).statusCode()).isEqualTo(204);
    Table.problem(keyed(ben.token(), "late", "{}", claim), Code.CLAIM_RELEASED);
    Table.ok(keyed(ben.token(), "anew", "{}", claim));
  }

  /** A token that leaked is revoked: whatever was made with it opens nothing. */
  @Test
  void nothingWorksAfterARevocation() {
    Player ana = Player.of(node, "ana");
    Player ben = Player.of(node, "ben");
    String leaked = created(ana.post(node, TOKENS, "{}")).path("token").asText();
    String tokenId = Table.ok(node.as(leaked).get(TOKENS)).at("/tokens/1/id").asText();
    List<Response> answers = new ArrayList<>();
    String hosted = Table.of(note(answers, post(leaked, "/v1/games", ONE_OPEN))).game();
    String claim = "/v1/games/" + hosted + "/seats/1/claim";
    note(answers, keyed(leaked, "claim", "{}", claim));
    String played = "/v1/games/" + ana.game(node, ana, ben);
    while (ana.answerAll(node, "take 1") + ben.answerAll(node, "take 1") > 0) {}
    JsonNode again = Table.ok(note(answers, post(leaked, played + "/rematch", "")));
    String next = "/v1/games/" + again.at("/game/id").asText();
    Table.ok(node.as(ben.token()).post(played + "/rematch"));

    assertThat(node.as(ana.token()).delete(TOKENS + "/" + tokenId).statusCode()).isEqualTo(204);
    List<String> given = answers.stream().flatMap(answer -> secrets(answer).stream()).toList();
    assertThat(given).hasSize(1); // of the reserved seat, which is somebody else's
    for (String game : List.of("/v1/games/" + hosted, played, next)) {
      Table.problem(node.as(leaked).get(game + "/view"), Code.BAD_TOKEN);
      Table.problem(node.as(leaked).post(game + "/resign"), Code.BAD_TOKEN);
      Table.problem(node.as(leaked).post(game + "/abort"), Code.BAD_TOKEN);
      Table.problem(node.as(leaked).post(game + "/rematch"), Code.BAD_TOKEN);
    }
    Table.problem(keyed(leaked, "claim", "{}", claim), Code.BAD_TOKEN);
    Table.problem(post(leaked, "/v1/games", ONE_OPEN), Code.BAD_TOKEN);
    assertThat(ana.get(node, next + "/view").path("viewer").asInt()).isZero();
  }

  private static Response post(String token, String path, String body) {
    return body.isEmpty() ? node.as(token).post(path) : Node.json(node.as(token), body).post(path);
  }

  private static Response note(List<Response> answers, Response answer) {
    answers.add(answer);
    return answer;
  }

  /** The tokens of seats and hosts in an answer. */
  private static List<String> secrets(Response answer) {
    return Pattern.compile("[sh]_[a-z2-7]{32}")
        .matcher(answer.asString())
        .results()
        .map(MatchResult::group)
        .toList();
  }

  @Test
  void onlyAnAccountSeatsAccountsAndOnlyWhereTheyCanSit() {
    Player ana = Player.of(node, "ana");
    String seat = "{\"kind\":\"%s\",\"account\":\"" + ana.id() + "\"}";
    String body = "{\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\"}," + seat + "]}";
    Table.problem(
        Node.json(node.call(), body.formatted("reserved")).post("/v1/games"), Code.BAD_TOKEN);
    JsonNode open =
        Table.problem(ana.post(node, "/v1/games", body.formatted("open")), Code.MALFORMED_REQUEST);
    assertThat(open.path("pointer").asText()).isEqualTo("/seats/1/account");
    Table created = Table.of(ana.post(node, "/v1/games", body.formatted("reserved")));
    assertThat(created.tokens().get(0)).isNotNull();
    assertThat(created.tokens().get(1)).isNull();
  }

  @Test
  void aRematchIsTheAccountsToo() {
    Player ana = Player.of(node, "ana");
    Player ben = Player.of(node, "ben");
    String game = "/v1/games/" + ana.game(node, ana, ben);
    while (ana.answerAll(node, "take 1") + ben.answerAll(node, "take 1") > 0) {}
    JsonNode first = Table.ok(node.as(ana.token()).post(game + "/rematch"));
    JsonNode second = Table.ok(node.as(ben.token()).post(game + "/rematch"));
    String next = "/v1/games/" + second.at("/game/id").asText();
    assertThat(first.at("/game/id")).isEqualTo(second.at("/game/id"));
    assertThat(second.at("/game/status").asText()).isEqualTo("running");
    assertThat(ana.get(node, next + "/view").path("viewer").asInt()).isZero();
    assertThat(first.has("token")).isFalse();
    String other = created(ana.post(node, TOKENS, "{}")).path("token").asText();
    JsonNode again = Table.ok(node.as(other).post(game + "/rematch"));
    assertThat(again.path("game")).isEqualTo(second.path("game"));
    assertThat(Table.ok(node.as(other).get(next + "/view")).path("viewer").asInt()).isZero();
  }
}
