package dev.boardwright.api;

import static dev.boardwright.api.Table.problem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.api.store.SqliteStore;
import dev.boardwright.api.wire.Code;
import io.restassured.response.Response;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What every request and every answer passes: headers for browsers, traces, methods. */
class EdgeTest {

  private static final String PAGE = "https://boards.example";

  @TempDir static Path folder;

  private static Node node;
  private static Table table;

  @BeforeAll
  static void start() {
    node =
        new Node(
            SqliteStore.open(folder),
            Map.of("BOARDWRIGHT_CORS_ORIGINS", PAGE, "BOARDWRIGHT_HSTS_DAYS", "365"));
    table = Table.of(node, "nim", 2);
  }

  @AfterAll
  static void stop() {
    node.close();
  }

  // ---- headers

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/healthz",
        "/metrics",
        "/openapi.json",
        "/docs",
        "/docs/start.js",
        "/v1/rulesets",
        "/v1/games/aaaaaaaaaaaaaaaaaaaa",
        "/nothing",
        "/v1/games?limit=%zz",
        "/%zz",
      })
  void everyAnswerTellsBrowsersToBeCareful(String path) throws Exception {
    Raw answer = sent("GET", path);
    assertThat(answer.header("X-Content-Type-Options")).contains("nosniff");
    assertThat(answer.header("Referrer-Policy")).contains("no-referrer");
    assertThat(answer.header("Strict-Transport-Security")).contains("max-age=31536000");
    assertThat(answer.header("Content-Security-Policy").orElseThrow())
        .contains("frame-ancestors 'none'");
    assertThat(answer.header("Cache-Control")).isPresent();
    assertThat(answer.header("traceparent")).isPresent();
    assertThat(answer.header("Server")).isEmpty();
  }

  @Test
  void onlyTheDocumentationMayLoadAnything() {
    assertThat(node.call().get("/v1/rulesets").header("Content-Security-Policy"))
        .startsWith("default-src 'none'");
    assertThat(node.call().get("/docs").header("Content-Security-Policy"))
        .startsWith("default-src 'self'");
  }

  @Test
  void whatHoldsATokenIsKeptByNobody() {
    String body = "{\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"open\"},{\"kind\":\"open\"}]}";
    Response created = Node.json(node.call(), body).post("/v1/games");
    assertThat(created.header("Cache-Control")).isEqualTo("no-store");
    String claim = Table.of(created).path("/seats/0/claim");
    assertThat(Node.json(node.call(), "{}").post(claim).header("Cache-Control"))
        .isEqualTo("no-store");
    assertThat(table.get(node, 0, "/view").header("Cache-Control")).isEqualTo("private, no-cache");
  }

  @Test
  void tlsIsDemandedOnlyWhereItIsSet() {
    try (Node plain = new Node(SqliteStore.open(folder.resolve("plain")))) {
      assertThat(plain.call().get("/healthz").header("Strict-Transport-Security")).isNull();
    }
  }

  // ---- other origins

  @ParameterizedTest
  @CsvSource({
    "/v1/games/aaaaaaaaaaaaaaaaaaaa/moves, POST, 'authorization,content-type'",
    "/v1/games, POST, 'idempotency-key,content-type,traceparent'",
    "/v1/games/aaaaaaaaaaaaaaaaaaaa/view, GET, 'authorization,if-none-match,accept-language'",
    "/v1/games/aaaaaaaaaaaaaaaaaaaa/events, GET, 'authorization,last-event-id'",
    "/v1/games/aaaaaaaaaaaaaaaaaaaa/seats/0/claim, DELETE, authorization",
  })
  void aPageMayAskForWhatTheServiceHas(String path, String method, String headers) {
    Response answer =
        node.raw()
            .header("Origin", PAGE)
            .header("Access-Control-Request-Method", method)
            .header("Access-Control-Request-Headers", headers)
            .options(path);
    assertThat(answer.statusCode()).isBetween(200, 204);
    assertThat(answer.header("Access-Control-Allow-Origin")).isEqualTo(PAGE);
    assertThat(answer.header("Access-Control-Allow-Methods").split(",")).contains(method);
    assertThat(answer.header("Access-Control-Allow-Headers").toLowerCase(Locale.ROOT).split(","))
        .contains(headers.split(","));
    assertThat(answer.header("Access-Control-Max-Age")).isEqualTo("3600");
    assertThat(answer.header("Access-Control-Allow-Credentials")).isNull();
  }

  @Test
  void aPageSeesTheHeadersItNeeds() {
    Response view =
        node.as(table.tokens().getFirst()).header("Origin", PAGE).get(table.path("/view"));
    assertThat(view.header("Access-Control-Allow-Origin")).isEqualTo(PAGE);
    assertThat(view.header("Access-Control-Expose-Headers").split(","))
        .contains("ETag", "Location", "Retry-After", "RateLimit", "traceparent");
    assertThat(view.header("Vary")).contains("Origin").contains("Authorization");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"https://evil.example", "http://boards.example", "null", "https://boardsxexample"})
  void anotherPageIsNotLetIn(String origin) {
    Response answer = node.call().header("Origin", origin).get("/v1/rulesets");
    assertThat(answer.header("Access-Control-Allow-Origin")).isNull();
    assertThat(answer.header("Vary")).contains("Origin");
  }

  // ---- methods

  @Test
  void aRequestIsWhatItsMethodSays() {
    Response got = node.raw().header("X-HTTP-Method-Override", "DELETE").get(table.path(""));
    assertThat(got.statusCode()).isEqualTo(200);
    Response posted =
        Node.json(node.raw(), "{}").header("X-HTTP-Method-Override", "GET").post("/v1/games");
    problem(posted, Code.MALFORMED_REQUEST);
  }

  @Test
  void headIsGetWithoutTheBody() throws Exception {
    for (String path : new String[] {table.path(""), table.path("/view"), "/openapi.json"}) {
      Raw got = sent("GET", path);
      Raw head = sent("HEAD", path);
      assertThat(head.status()).isEqualTo(200);
      assertThat(head.body()).isEmpty();
      assertThat(head.header("Content-Type")).isEqualTo(got.header("Content-Type"));
      assertThat(head.header("ETag")).isEqualTo(got.header("ETag"));
    }
    assertThat(sent("HEAD", "/v1/games/aaaaaaaaaaaaaaaaaaaa").status()).isEqualTo(404);
    Raw stream = sent("HEAD", table.path("/events"));
    assertThat(stream.header("Content-Type").orElseThrow()).startsWith("text/event-stream");
    assertThat(stream.body()).isEmpty();
  }

  @Test
  void optionsTellTheMethods() throws Exception {
    Raw answer = sent("OPTIONS", "/v1/games");
    assertThat(answer.status()).isEqualTo(204);
    assertThat(answer.header("Allow")).contains("POST, GET, HEAD, OPTIONS");
    Raw nothing = sent("OPTIONS", "/v1/nothing");
    assertThat(nothing.status()).isEqualTo(404);
    nothing.problem(Code.NOT_FOUND);
    Raw put = sent("PUT", "/v1/games");
    assertThat(put.status()).isEqualTo(405);
    put.problem(Code.METHOD_NOT_ALLOWED);
    assertThat(put.header("Allow")).contains("POST, GET, HEAD, OPTIONS");
  }

  // ---- queries

  @ParameterizedTest
  @ValueSource(
      strings = {
        "limit=%zz",
        "limit=%",
        "limit=1%",
        "limit=%f",
        "%zz=1",
        "ruleset=%ff",
        "ruleset=%c3%28"
      })
  void whatCannotBeDecodedIsRefused(String query) throws Exception {
    Raw answer = sent("GET", "/v1/games?" + query);
    assertThat(answer.status()).as(answer.body()).isEqualTo(400);
    answer.problem(Code.MALFORMED_REQUEST);
  }

  @Test
  void whatIsWellEncodedIsTaken() throws Exception {
    assertThat(sent("GET", "/v1/games?limit=%32&ruleset=%74ikal").status()).isEqualTo(200);
    assertThat(sent("GET", "/v1/games?ruleset=%c3%a4").body()).contains("`ruleset` is an id");
  }

  // ---- traces

  @Test
  void theTraceOfTheCallerIsKept() {
    String trace = "4bf92f3577b34da6a3ce929d0e0e4736";
    String parent = "00-" + trace + "-00f067aa0ba902b7-01";
    Response answer = node.call().header("traceparent", parent).get("/v1/games/bad");
    assertThat(problem(answer, Code.NOT_FOUND).path("trace").asText()).isEqualTo(trace);
    assertThat(answer.header("traceparent")).matches("00-" + trace + "-[0-9a-f]{16}-01");
    assertThat(answer.header("traceparent")).isNotEqualTo(parent);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "nonsense",
        "00-00000000000000000000000000000000-00f067aa0ba902b7-01",
        "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01",
        "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
        "00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01",
      })
  void elseThereIsANewOne(String parent) {
    Response one = node.call().header("traceparent", parent).get("/healthz");
    Response other = node.call().header("traceparent", parent).get("/healthz");
    assertThat(one.header("traceparent")).matches("00-[0-9a-f]{32}-[0-9a-f]{16}-00");
    assertThat(one.header("traceparent")).isNotEqualTo(other.header("traceparent"));
    assertThat(one.header("traceparent")).doesNotContainIgnoringCase("4bf92f35");
  }

  private static Raw sent(String method, String path) throws IOException {
    return Raw.sent(node.port(), method, path);
  }
}
