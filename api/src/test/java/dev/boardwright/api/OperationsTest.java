package dev.boardwright.api;

import static dev.boardwright.api.Table.problem;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.boardwright.api.ops.Metrics;
import dev.boardwright.api.store.SqliteStore;
import dev.boardwright.api.wire.Code;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Metrics, and that the pages, the dashboard and the alerts speak of those there are. */
class OperationsTest {

  private static final Path DOCS = Path.of("..", "docs");
  private static final Path PAGE = DOCS.resolve("operations.md");
  private static final Pattern NAME = Pattern.compile("\\b(?:boardwright|jvm|process)_[a-z_]+");

  @TempDir static Path folder;

  private static Node node;
  private static Table table;

  @BeforeAll
  static void start() {
    node = new Node(SqliteStore.open(folder));
    table = Table.of(node, "nim", 2);
  }

  @AfterAll
  static void stop() {
    node.close();
  }

  // ---- what is counted

  @Test
  void requestsOfGamesAreCountedByRoute() {
    int seat = table.toAct(node);
    Table.ok(table.play(node, seat, table.asked(node, seat).orElseThrow().id(), "take 1"));
    node.call().get("/v1/rulesets");
    assertThat(lines("boardwright_request_seconds_count"))
        .anyMatch(
            line ->
                line.contains("route=\"/v1/games/{game}/moves\"")
                    && line.contains("ruleset=\"nim\"")
                    && line.contains("status=\"200\""))
        .anyMatch(
            line -> line.contains("route=\"/v1/rulesets\"") && line.contains("ruleset=\"-\""));
    assertThat(lines("boardwright_moves_total")).anyMatch(line -> line.contains("\"nim\""));
    assertThat(lines("boardwright_store_seconds_count"))
        .anyMatch(line -> line.contains("call=\"commit\""));
    assertThat(lines("boardwright_open_connections")).isNotEmpty();
  }

  @Test
  void whatSomebodyMadeUpIsNoLabel() {
    node.raw().get("/v1/made-up-path");
    node.raw().request("MADEUP", "/v1/games");
    node.as("made-up-token").get("/v1/games/madeupmadeupmadeupma");
    assertThat(node.call().get("/metrics").asString()).doesNotContainIgnoringCase("made");
  }

  @Test
  void aStoreThatDoesNotAnswerIsCounted() {
    try (Node down = new Node(Faults.dead())) {
      down.call().get("/v1/games/aaaaaaaaaaaaaaaaaaaa");
      assertThat(down.call().get("/metrics").asString())
          .contains("boardwright_store_failures_total{call=\"read\"} 1.0");
    }
  }

  @Test
  void aGameThatIsBuiltAnewIsTimed() {
    Path shared = folder.resolve("replay");
    Table kept;
    try (Node first = new Node(SqliteStore.open(shared))) {
      kept = Table.of(first, "nim", 2);
    }
    try (Node second = new Node(SqliteStore.open(shared))) {
      kept.state(second);
      assertThat(second.call().get("/metrics").asString())
          .contains("boardwright_replay_seconds_count{ruleset=\"nim\"} 1");
    }
  }

  private static List<String> lines(String metric) {
    return node.call()
        .get("/metrics")
        .asString()
        .lines()
        .filter(line -> line.startsWith(metric))
        .toList();
  }

  // ---- what is asked wrong

  @ParameterizedTest
  @ValueSource(
      strings = {"/healthz", "/readyz", "/metrics", "/openapi.json", "/openapi.yaml", "/docs"})
  void aParameterThatIsNotKnownIsRefused(String path) {
    problem(node.call().get(path + "?made=up"), Code.MALFORMED_REQUEST);
  }

  // ---- where it is shown

  @Test
  void metricsCanHaveAPortOfTheirOwn() throws Exception {
    int port = freePort();
    try (Node apart =
            new Node(
                SqliteStore.open(folder.resolve("apart")),
                Map.of("BOARDWRIGHT_METRICS_PORT", "" + port));
        HttpClient client = HttpClient.newHttpClient()) {
      assertThat(apart.call().get("/metrics").statusCode()).isEqualTo(404);
      String base = "http://127.0.0.1:" + port;
      HttpResponse<String> shown = got(client, base + "/metrics");
      assertThat(shown.statusCode()).isEqualTo(200);
      assertThat(shown.body()).contains("boardwright_open_connections");
      assertThat(shown.headers().firstValue("Content-Type")).contains(Metrics.CONTENT_TYPE);
      assertThat(got(client, base + "/v1/rulesets").statusCode()).isEqualTo(404);
    }
  }

  private static HttpResponse<String> got(HttpClient client, String address) throws Exception {
    HttpRequest request = HttpRequest.newBuilder(URI.create(address)).build();
    return client.send(request, HttpResponse.BodyHandlers.ofString());
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  // ---- what is written about it

  @Test
  void thePageHasTheTableOfTheMetrics() throws Exception {
    assertThat(Files.readString(PAGE)).as("put this table into %s", PAGE).contains(page());
  }

  private static String page() {
    return "| metric | kind | labels | |\n| --- | --- | --- | --- |\n"
        + node.service().metrics().descriptions().stream()
            .map(
                metric ->
                    "| `%s` | %s | %s | %s |\n"
                        .formatted(
                            metric.name(),
                            metric.kind(),
                            String.join(", ", metric.labels()),
                            metric.help()))
            .collect(Collectors.joining());
  }

  @Test
  void theDashboardShowsAllThereIsAndNothingElse() throws Exception {
    JsonNode dashboard =
        new ObjectMapper().readTree(DOCS.resolve("grafana/boardwright.json").toFile());
    assertThat(dashboard.path("schemaVersion").asInt()).isGreaterThan(40);
    Set<Integer> ids = new HashSet<>();
    Set<String> asked = new TreeSet<>();
    for (JsonNode panel : dashboard.path("panels")) {
      assertThat(ids.add(panel.path("id").asInt())).as("ids are unique").isTrue();
      if (!panel.path("type").asText().equals("row")) {
        assertThat(panel.at("/datasource/uid").asText()).isEqualTo("${datasource}");
        assertThat(panel.path("description").asText()).isNotBlank();
        assertThat(panel.path("targets")).isNotEmpty();
      }
      panel.path("targets").forEach(target -> asked.addAll(names(target.path("expr").asText())));
    }
    assertThat(exposed()).containsAll(asked);
    assertThat(node.service().metrics().descriptions())
        .allMatch(metric -> asked.stream().anyMatch(name -> name.startsWith(metric.name())));
  }

  @Test
  void alertsLookAtWhatThereIs() throws Exception {
    JsonNode alerts = new YAMLMapper().readTree(DOCS.resolve("grafana/alerts.yaml").toFile());
    Set<String> exposed = exposed();
    JsonNode rules = alerts.at("/groups/0/rules");
    assertThat(rules.size()).isGreaterThan(5);
    for (JsonNode rule : rules) {
      Set<String> asked = names(rule.path("expr").asText());
      assertThat(asked).isNotEmpty();
      assertThat(exposed).containsAll(asked);
      assertThat(rule.at("/annotations/summary").asText()).isNotBlank();
      assertThat(rule.at("/annotations/action").asText()).isNotBlank();
    }
  }

  private static Set<String> names(String expression) {
    return NAME.matcher(expression).results().map(MatchResult::group).collect(Collectors.toSet());
  }

  /** The names of all series that a node can expose. */
  private static Set<String> exposed() {
    Set<String> names =
        node.call()
            .get("/metrics")
            .asString()
            .lines()
            .filter(line -> !line.startsWith("#"))
            .map(line -> line.split("[{ ]", 2)[0])
            .collect(Collectors.toCollection(HashSet::new));
    node.service()
        .metrics()
        .descriptions()
        .forEach(
            metric ->
                names.addAll(
                    metric.kind().equals("histogram")
                        ? Stream.of("_bucket", "_count", "_sum").map(metric.name()::concat).toList()
                        : List.of(metric.name())));
    return names;
  }
}
