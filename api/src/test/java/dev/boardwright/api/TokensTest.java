package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.api.store.SqliteStore;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
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
    SEAT
  }

  /**
   * A route with a request that is right but for the token, and the status for each kind of token
   * in the order of {@link Sent}.
   */
  private record Row(String route, String body, Integer... statuses) {}

  private static final List<Row> OPEN_TO_ALL =
      Stream.of(
              "GET /v1/rulesets",
              "GET /v1/rulesets/{ruleset}",
              "GET /v1/rulesets/{ruleset}/components",
              "GET /v1/rulesets/{ruleset}/schema",
              "GET /v1/bots",
              "GET /v1/games",
              "GET /healthz",
              "GET /readyz",
              "GET /metrics",
              "GET /openapi.json",
              "GET /openapi.yaml",
              "GET /docs")
          .map(route -> new Row(route, "", 200, 200, 200, 200, 200, 200))
          .toList();

  private static final List<Row> OTHERS =
      List.of(
          new Row(
              "POST /v1/games",
              "{\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"bot\"}]}",
              201,
              201,
              201,
              201,
              201,
              201),
          new Row("POST /v1/records/verify", "{record}", 200, 200, 200, 200, 200, 200),
          new Row("GET /v1/games/{game}", "", 200, 401, 401, 200, 200, 200),
          new Row("GET /v1/games/{game}/view", "", 200, 401, 401, 200, 200, 200),
          new Row("GET /v1/games/{game}/decision", "", 200, 401, 401, 200, 200, 200),
          new Row("GET /v1/games/{game}/log", "", 200, 401, 401, 200, 200, 200),
          new Row("GET /v1/games/{game}/events", "", 200, 401, 401, 200, 200, 200),
          new Row("GET /v1/games/{game}/record", "", 409, 401, 401, 409, 409, 409),
          new Row(
              "POST /v1/games/{game}/moves",
              "{\"decision\":\"{decision}\",\"moves\":[\"take 1\"]}",
              401,
              401,
              401,
              409,
              403,
              200),
          new Row(
              "POST /v1/games/{game}/undo",
              "{\"to\":\"{decision}\"}",
              401,
              401,
              401,
              409,
              403,
              409),
          new Row(
              "POST /v1/games/{game}/explore",
              "{\"moves\":[\"take 1\"]}",
              401,
              401,
              401,
              409,
              403,
              200),
          new Row("POST /v1/games/{game}/resign", "", 401, 401, 401, 200, 403, 200),
          new Row("POST /v1/games/{game}/abort", "", 401, 401, 401, 403, 200, 403),
          new Row("POST /v1/games/{game}/rematch", "", 401, 401, 401, 409, 403, 409),
          new Row("POST /v1/games/{game}/seats/{seat}/claim", "{}", 409, 409, 409, 409, 409, 409),
          new Row("DELETE /v1/games/{game}/seats/{seat}/claim", "", 401, 401, 401, 403, 409, 409));

  @TempDir static Path folder;
  private static Node node;
  private static String record;

  @BeforeAll
  static void start() {
    node = new Node(SqliteStore.open(folder));
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
    Table table = Table.of(node, "nim", 2);
    int seat = table.toAct(node);
    String decision = table.asked(node, seat).orElseThrow().id();
    String token =
        switch (sent) {
          case NONE -> null;
          case GARBAGE -> "s_nonsense";
          case OTHER_GAME -> Table.of(node, "nim", 2).tokens().get(seat);
          case OTHER_SEAT -> table.tokens().get(1 - seat);
          case HOST -> table.host();
          case SEAT -> table.tokens().get(seat);
        };
    if (route.endsWith("/events")) {
      table.playOut(1, node); // so that the stream ends
    }
    RequestSpecification call = token == null ? node.call() : node.as(token);
    if (!body.isEmpty()) {
      Node.json(call, body.replace("{decision}", decision).replace("{record}", record));
    }
    String[] words = route.split(" ", 2);
    String path =
        words[1]
            .replace("{ruleset}", "nim")
            .replace("{game}", table.game())
            .replace("{seat}", "" + seat);
    Response response = call.request(words[0], path);
    assertThat(response.statusCode()).as(response.asString()).isEqualTo(status);
    for (String secret : Stream.concat(table.tokens().stream(), Stream.of(table.host())).toList()) {
      assertThat(response.asString()).doesNotContain(secret);
    }
  }

  @Test
  void noRouteIsLeftOut() {
    assertThat(Stream.concat(OPEN_TO_ALL.stream(), OTHERS.stream()).map(Row::route))
        .containsExactlyInAnyOrderElementsOf(node.service().routes());
  }
}
