package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.JsonNode;
import dev.boardwright.api.schema.RecordSchema;
import dev.boardwright.api.schema.RulesetSchema;
import dev.boardwright.api.store.SqliteStore;
import dev.boardwright.api.text.Texts;
import dev.boardwright.api.wire.Json;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Rulesets;
import dev.boardwright.nim.Nim;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The schemas of the rulesets: the files beside the contract, and what they say of real games. */
class SchemasTest {

  private static final Path FOLDER = Path.of("..", "openapi", "rulesets");
  private static final String WRITE = "schemas.write";

  @TempDir static Path folder;
  private static Node node;

  @BeforeAll
  static void start() {
    node = new Node(SqliteStore.open(folder));
  }

  @AfterAll
  static void stop() {
    node.close();
  }

  static Stream<Ruleset<?>> installed() {
    return Rulesets.installed().stream();
  }

  @ParameterizedTest
  @MethodSource("installed")
  void theFileIsWhatTheRulesetDeclares(Ruleset<?> ruleset) throws Exception {
    Path file = FOLDER.resolve(ruleset.id() + ".json");
    String schema = text(RulesetSchema.of(ruleset, Texts.of(ruleset)));
    if (System.getProperty(WRITE) != null) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, schema);
    }
    assertThat(Files.readString(file))
        .as("%s is stale; write it anew: docs/development.md", file)
        .isEqualTo(schema);
  }

  @Test
  void theFileOfTheRecordIsWhatTheContractSays() throws Exception {
    Path file = FOLDER.resolveSibling("record.schema.json");
    String schema = text(RecordSchema.document());
    if (System.getProperty(WRITE) != null) {
      Files.writeString(file, schema);
    }
    assertThat(Files.readString(file))
        .as("%s is stale; write it anew: docs/development.md", file)
        .isEqualTo(schema);
  }

  private static String text(JsonNode node) throws Exception {
    var printer = new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n"));
    return new String(Json.MAPPER.writer(printer).writeValueAsBytes(node), StandardCharsets.UTF_8)
        + "\n";
  }

  @Test
  void thereIsNoFileOfARulesetThatIsGone() throws Exception {
    try (Stream<Path> files = Files.list(FOLDER)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(
              installed().map(ruleset -> ruleset.id() + ".json").toList());
    }
  }

  /** With the example that others start from. */
  static Stream<Ruleset<?>> described() {
    return Stream.concat(installed(), Stream.of(new Nim()));
  }

  /** A front-end developer never needs to ask what a field means. */
  @ParameterizedTest
  @MethodSource("described")
  void everyTypePropertyAndArgumentIsDescribed(Ruleset<?> ruleset) {
    JsonNode definitions = RulesetSchema.of(ruleset, Texts.of(ruleset)).get("$defs");
    for (Map.Entry<String, JsonNode> definition : definitions.properties()) {
      JsonNode type = definition.getValue();
      assertThat(type.has("description")).as(definition.getKey()).isTrue();
      assertDescribed(definition.getKey(), type);
      assertDescribed(definition.getKey() + ".args", type.at("/properties/args"));
    }
  }

  private static void assertDescribed(String name, JsonNode type) {
    for (Map.Entry<String, JsonNode> property : type.path("properties").properties()) {
      assertThat(property.getValue().has("description"))
          .as("%s.%s has a description", name, property.getKey())
          .isTrue();
    }
  }

  @ParameterizedTest
  @MethodSource("described")
  void nothingIsDescribedThatIsNotThere(Ruleset<?> ruleset) throws Exception {
    Properties described = new Properties();
    try (var in = ruleset.getClass().getResourceAsStream("schema.properties")) {
      described.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    }
    assertThat(described.values()).isNotEmpty();
    List<String> told =
        RulesetSchema.of(ruleset, Texts.of(ruleset)).findValuesAsText("description");
    assertThat(new HashSet<>(told))
        .containsAll(described.values().stream().map(String::valueOf).toList());
  }

  static Stream<Arguments> games() {
    return Stream.of(
        Arguments.of("nim", 3, ""),
        Arguments.of("night_market", 3, ""),
        Arguments.of("seasons", 3, ""),
        Arguments.of("tikal", 3, ""),
        Arguments.of("tikal", 2, "\"auction\":true"),
        Arguments.of("santa_maria", 3, "\"advanced_setup\":true"),
        Arguments.of("santa_maria", 1, ""),
        Arguments.of("tzolkin", 3, ""),
        Arguments.of(
            "tzolkin",
            3,
            "\"quick_actions\":true,\"prophecies\":true,\"tribes\":true,\"new_buildings\":true"));
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyBoardMoveDecisionAndEventOfAGameFits(String ruleset, int seats, String options) {
    Fit fit = fit(ruleset);
    Table table = Table.of(node, ruleset, seats, ",\"options\":{%s}".formatted(options));
    SplittableRandom random = new SplittableRandom(1);
    JsonNode state = table.state(node);
    for (; state.path("status").asText().equals("running"); state = table.state(node)) {
      int seat = state.at("/toAct/0").asInt();
      fit.board(Table.ok(table.get(node, seat, "/view")).path("board"));
      JsonNode current = Table.ok(table.get(node, seat, "/decision"));
      Optional<Table.Asked> asked = Table.Asked.in(current);
      while (asked.isPresent()) {
        fit.decision(current.path("decision"));
        String move = Table.body(asked.get().id(), asked.get().any(random));
        JsonNode played = Table.ok(table.post(node, seat, "/moves?include=decision,view", move));
        fit.events(played.path("entries"));
        fit.board(played.at("/view/board"));
        current = played.path("next");
        asked = Table.Asked.in(current);
      }
    }
    assertThat(state.path("status").asText()).isEqualTo("finished");
    fit.board(Table.ok(node.call().get(table.path("/view"))).path("board"));
    assertLogFits(fit, table);
  }

  /** As everybody sees it, with what happened before the first move. */
  private static void assertLogFits(Fit fit, Table table) {
    JsonNode page;
    int version = 0;
    do {
      page = Table.ok(node.call().get(table.path("/log?limit=500&after=" + version)));
      fit.events(page.path("entries"));
      for (JsonNode entry : page.path("entries")) {
        version = entry.path("version").asInt();
        if (entry.has("args")) {
          fit.move(entry);
        }
      }
    } while (page.path("more").asBoolean());
    assertThat(version).isEqualTo(table.version(node));
  }

  private static Fit fit(String ruleset) {
    return new Fit(Table.ok(node.call().get("/v1/rulesets/%s/schema".formatted(ruleset))));
  }

  @Test
  void whatIsOfAnotherGameDoesNotFit() {
    Fit fit = fit("tikal");
    assertThat(fit.problems("TikalBoard", "{\"type\":\"chess\"}")).isNotEmpty();
    assertThat(fit.problems("TikalMove", "{\"type\":\"fly\",\"args\":{}}")).isNotEmpty();
    String far = "{\"type\":\"walk_to\",\"args\":{\"space\":\"c9r9\"}}";
    assertThat(fit.problems("TikalWalkToMove", far)).isNotEmpty();
    assertThat(fit.problems("TikalMove", far)).isNotEmpty();
    assertThat(fit.problems("TikalMove", far.replace("c9r9", "c2r4"))).isEmpty();
  }
}
