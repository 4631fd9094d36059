package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.api.store.SqliteStore;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every route with every kind of token. */
class TokensTest {

  /** Whose token is sent. */
  enum Sent {
    NONE,
    GARBAGE,
    OTHER_GAME,
    OTHER_SEAT,
    HOST,
    SEAT,
    /** An account that has nothing in the game. */
    OTHER_ACCOUNT,
    NO_ACCOUNT,
    REVOKED_ACCOUNT,
    /** The account of the host and of the seat that is to act. */
    ACCOUNT
  }

  /**
   * A route with a request that is right but for the token, and the status for each kind of token
   * in the order of {@link Sent}.
   */
  private record Row(String route, String body, Integer... statuses) {

    /** What the tokens of accounts get; those that are not good all get the same. */
    Row accounts(int other, int bad, int own) {
      return new Row(
          route,
          body,
          Stream.concat(Arrays.stream(statuses), Stream.of(other, bad, bad, own))
              .toArray(Integer[]::new));
    }
  }

  /** A route that is for accounts only. */
  private static Row ofAccount(String route, String body, int other, int own) {
    return new Row(route, body, 401, 401, 401, 401, 401, 401).accounts(other, 401, own);
  }

  private static final List<Row> OPEN_TO_ALL =
      Stream.of(
              "GET /v1/rulesets",
              "GET /v1/rulesets/{ruleset}",
              "GET /v1/rulesets/{ruleset}/components",
              "GET /v1/rulesets/{ruleset}/schema",
              "GET /v1/bots",
              "GET /v1/games",
              "GET /v1/records/schema",
              "GET /healthz",
              "GET /readyz",
              "GET /metrics",
              "GET /openapi.json",
              "GET /openapi.yaml",
              "GET /docs")
          .map(route -> new Row(route, "", 200, 200, 200, 200, 200, 200).accounts(200, 200, 200))
          .toList();

  private static final List<Row> OTHERS =
      List.of(
          new Row(
                  "POST /v1/games/batch",
                  "{\"games\":[{\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"bot\"}]}]}",
                  200,
                  401,
                  401,
                  401,
                  401,
                  401)
              .accounts(200, 401, 200),
          new Row("POST /v1/games/query", "{\"ids\":[\"{game}\"]}", 200, 200, 200, 200, 200, 200)
              .accounts(200, 200, 200),
          ofAccount("POST /v1/accounts", "{\"name\":\"eve\",\"kind\":\"bot\"}", 401, 401),
          ofAccount("DELETE /v1/accounts/{account}", "", 401, 401),
          ofAccount("GET /v1/account", "", 200, 200),
          ofAccount("PATCH /v1/account", "{\"name\":\"eve\"}", 200, 200),
          ofAccount("DELETE /v1/account", "", 204, 204),
          ofAccount("GET /v1/account/tokens", "", 200, 200),
          ofAccount("POST /v1/account/tokens", "{}", 201, 201),
          ofAccount("DELETE /v1/account/tokens/{token}", "", 204, 204),
          ofAccount("POST /v1/account/tokens/{token}/rotate", "{}", 404, 200),
          ofAccount("GET /v1/account/games", "", 200, 200),
          ofAccount("GET /v1/account/decisions", "", 200, 200),
          ofAccount("GET /v1/account/events", "", 200, 200),
          ofAccount(
              "POST /v1/account/moves",
              "{\"moves\":[{\"game\":\"{game}\",\"decision\":\"1.0\",\"moves\":[\"x\"]}]}",
              200,
              200),
          new Row(
                  "POST /v1/games",
                  "{\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"bot\"}]}",
                  201,
                  401,
                  401,
                  401,
                  401,
                  401)
              .accounts(201, 401, 201),
          new Row("POST /v1/records", "{\"record\":{record}}", 201, 201, 201, 201, 201, 201)
              .accounts(201, 201, 201),
          new Row(
                  "POST /v1/games/{game}/seats/{seat}/nonce",
                  "{\"nonce\":\"abcdefghijkl\"}",
                  401,
                  401,
                  401,
                  403,
                  403,
                  409)
              .accounts(403, 401, 409),
          new Row("POST /v1/records/verify", "{record}", 200, 200, 200, 200, 200, 200)
              .accounts(200, 200, 200),
          new Row("GET /v1/games/{game}", "", 200, 401, 401, 200, 200, 200).accounts(200, 401, 200),
          new Row("GET /v1/games/{game}/view", "", 200, 401, 401, 200, 200, 200)
              .accounts(200, 401, 200),
          new Row("GET /v1/games/{game}/decision", "", 200, 401, 401, 200, 200, 200)
              .accounts(200, 401, 200),
          new Row("GET /v1/games/{game}/log", "", 200, 401, 401, 200, 200, 200)
              .accounts(200, 401, 200),
          new Row("GET /v1/games/{game}/events", "", 200, 401, 401, 200, 200, 200)
              .accounts(200, 401, 200),
          new Row("GET /v1/games/{game}/record", "", 409, 401, 401, 409, 409, 409)
              .accounts(409, 401, 409),
          new Row(
                  "POST /v1/games/{game}/moves",
                  "{\"decision\":\"{decision}\",\"moves\":[\"take 1\"]}",
                  401,
                  401,
                  401,
                  409,
                  403,
                  200)
              .accounts(403, 401, 200),
          new Row(
                  "POST /v1/games/{game}/undo",
                  "{\"to\":\"{decision}\"}",
                  401,
                  401,
                  401,
                  409,
                  403,
                  409)
              .accounts(403, 401, 409),
          new Row(
                  "POST /v1/games/{game}/explore",
                  "{\"moves\":[\"take 1\"]}",
                  401,
                  401,
                  401,
                  409,
                  403,
                  200)
              .accounts(403, 401, 200),
          new Row("POST /v1/games/{game}/resign", "", 401, 401, 401, 200, 403, 200)
              .accounts(403, 401, 200),
          new Row("POST /v1/games/{game}/abort", "", 401, 401, 401, 403, 200, 403)
              .accounts(403, 401, 200),
          new Row(
                  "POST /v1/games/{game}/webhooks",
                  "{\"url\":\"https://games.example/hook\"}",
                  401,
                  401,
                  401,
                  403,
                  201,
                  403)
              .accounts(403, 401, 201),
          new Row("GET /v1/games/{game}/webhooks", "", 401, 401, 401, 403, 200, 403)
              .accounts(403, 401, 200),
          new Row("DELETE /v1/games/{game}/webhooks/{webhook}", "", 401, 401, 401, 403, 404, 403)
              .accounts(403, 401, 404),
          new Row("POST /v1/games/{game}/rematch", "", 401, 401, 401, 409, 403, 409)
              .accounts(403, 401, 409),
          new Row("POST /v1/games/{game}/seats/{seat}/claim", "{}", 409, 401, 401, 409, 409, 409)
              .accounts(409, 401, 409),
          new Row("DELETE /v1/games/{game}/seats/{seat}/claim", "", 401, 401, 401, 403, 409, 409)
              .accounts(403, 401, 409));

  @TempDir static Path folder;
  private static Node node;
  private static String record;

  @BeforeAll
  static void start() {
    node = new Node(SqliteStore.open(folder), Map.of("BOARDWRIGHT_ADMIN_TOKEN", Player.ADMIN));
    Table finished = Table.of(node, "nim", 2);
    finished.playOut(1, node);
    record = node.call().get(finished.path("/record")).asString();
    org.awaitility.Awaitility.await().until(() -> node.call().get("/readyz").statusCode() == 200);
  }

  @AfterAll
  static void stop() {
    node.close();
  }

  static Stream<Arguments> cells() {
    return Stream.concat(OPEN_TO_ALL.stream(), OTHERS.stream())
        .flatMap(
            row ->
                Arrays.stream(Sent.values())
                    .map(
                        sent ->
                            Arguments.of(
                                row.route(), sent, row.body(), row.statuses()[sent.ordinal()])));
  }

  @ParameterizedTest
  @MethodSource("cells")
  void everyRouteAnswersEveryToken(String route, Sent sent, String body, int status) {
    Player player = Player.of(node, "ana");
    Table table = table(player, sent == Sent.ACCOUNT);
    int seat = table.toAct(node);
    String decision = sent == Sent.ACCOUNT ? asked(player, table) : asked(table, seat);
    String token =
        switch (sent) {
          case OTHER_ACCOUNT -> Player.of(node, "eve").token();
          case NO_ACCOUNT -> "a_" + "a".repeat(52);
          case REVOKED_ACCOUNT -> revoked();
          case ACCOUNT -> player.token();
          case NONE -> null;
          case GARBAGE -> "s_nonsense";
          case OTHER_GAME -> Table.of(node, "nim", 2).tokens().get(seat);
          case OTHER_SEAT -> table.tokens().get(1 - seat);
          case HOST -> table.host();
          case SEAT -> table.tokens().get(seat);
        };
    if (route.endsWith("/account/events") && status == 200) { // which does not end
      Watcher.open(node, "/v1/account/events", token, Map.of()).until("ready", 1).close();
      return;
    }
    if (route.endsWith("/events")) { // it has to end
      if (sent == Sent.ACCOUNT) {
        Table.ok(node.as(table.tokens().get(1 - seat)).post(table.path("/resign")));
      } else {
        table.playOut(1, node);
      }
    }
    RequestSpecification call = token == null ? node.call() : node.as(token);
    if (!body.isEmpty()) {
      Node.json(
          call,
          body.replace("{decision}", decision)
              .replace("{record}", record)
              .replace("{game}", table.game()));
    }
    String[] words = route.split(" ", 2);
    String path =
        words[1]
            .replace("{ruleset}", "nim")
            .replace("{game}", table.game())
            .replace("{account}", player.id())
            .replace("{token}", player.tokenId())
            .replace("{webhook}", "w" + "a".repeat(20))
            .replace("{seat}", "" + seat);
    Response response = call.request(words[0], path);
    assertThat(response.statusCode()).as(response.asString()).isEqualTo(status);
    for (String secret :
        Stream.concat(
                table.tokens().stream(), Stream.of(table.host(), player.token(), Player.ADMIN))
            .filter(secret -> secret != null && !secret.isEmpty()) // accounts host without a token
            .toList()) {
      assertThat(response.asString()).doesNotContain(secret);
    }
  }

  /** A game with the same seat to act first, which the account hosts and plays if it is to. */
  private static Table table(Player player, boolean own) {
    String seed = ",\"seed\":\"matrix\"";
    if (!own) {
      return Table.of(node, "nim", 2, seed);
    }
    int first = Table.of(node, "nim", 2, seed).toAct(node);
    String reserved = "{\"kind\":\"reserved\"}";
    String mine = "{\"kind\":\"reserved\",\"account\":\"%s\"}".formatted(player.id());
    return Table.of(
        player.post(
            node,
            "/v1/games",
            "{\"ruleset\":\"nim\",\"seats\":[%s,%s]%s}"
                .formatted(first == 0 ? mine : reserved, first == 0 ? reserved : mine, seed)));
  }

  private static String asked(Table table, int seat) {
    return table.asked(node, seat).orElseThrow().id();
  }

  private static String asked(Player player, Table table) {
    return player.get(node, table.path("/decision")).at("/decision/id").asText();
  }

  private static String revoked() {
    Player gone = Player.of(node, "gone");
    node.as(gone.token()).delete("/v1/account/tokens/" + gone.tokenId());
    return gone.token();
  }

  @Test
  void noRouteIsLeftOut() {
    assertThat(Stream.concat(OPEN_TO_ALL.stream(), OTHERS.stream()).map(Row::route))
        .containsExactlyInAnyOrderElementsOf(node.service().routes());
  }
}
