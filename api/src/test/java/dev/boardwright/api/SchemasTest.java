package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.boardwright.api.schema.RecordSchema;
import dev.boardwright.api.schema.RulesetSchema;
import dev.boardwright.api.store.SqliteStore;
import dev.boardwright.api.text.Texts;
import dev.boardwright.api.wire.Json;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Rulesets;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The schemas of the rulesets: the files beside the contract, and what they say of real games. */
class SchemasTest {

  private static final Path FOLDER = Path.of("..", "openapi", "rulesets");
  private static final String WRITE = "schemas.write";

  @TempDir Path folder;

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

  /** A front-end developer never needs to ask what a field means. */
  @ParameterizedTest
  @MethodSource("installed")
  void everyTypeAndPropertyOfABoardIsDescribed(Ruleset<?> ruleset) {
    ObjectNode schema = RulesetSchema.of(ruleset, Texts.of(ruleset));
    for (Map.Entry<String, JsonNode> definition : schema.get("$defs").properties()) {
      assertThat(definition.getValue().has("description")).as(definition.getKey()).isTrue();
      boolean word = definition.getValue().at("/properties").has("args");
      for (Map.Entry<String, JsonNode> property :
          definition.getValue().path("properties").properties()) {
        boolean told = property.getValue().has("description") || property.getValue().has("$ref");
        assertThat(word || property.getKey().equals("type") || told)
            .as("%s.%s has a description", definition.getKey(), property.getKey())
            .isTrue();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"nim", "night_market", "seasons", "tikal"})
  void everyBoardMoveDecisionAndEventOfAGameFits(String ruleset) {
    try (Node node = new Node(SqliteStore.open(folder))) {
      String schema = node.call().get("/v1/rulesets/%s/schema".formatted(ruleset)).asString();
      Fit fit = new Fit(schema);
      String prefix = ruleset.equals("night_market") ? "NightMarket" : capital(ruleset);
      Table table = Table.of(node, ruleset, 3);
      SplittableRandom random = new SplittableRandom(1);
      while (table.state(node).path("status").asText().equals("running")) {
        int seat = table.toAct(node);
        Optional<Table.Asked> asked = table.asked(node, seat);
        JsonNode decision = Table.tree(table.get(node, seat, "/decision")).path("decision");
        fit.check(prefix + "Decision", typed(decision.path("type"), decision.path("context")));
        decision
            .path("moves")
            .forEach(
                move -> fit.check(prefix + "Move", typed(move.path("type"), move.path("args"))));
        fit.check(prefix + "Board", Table.tree(table.get(node, seat, "/view")).path("board"));
        JsonNode played =
            Table.ok(
                table.post(
                    node,
                    seat,
                    "/moves",
                    Table.body(asked.orElseThrow().id(), asked.get().any(random))));
        played
            .path("entries")
            .forEach(
                entry -> entry.path("events").forEach(event -> fit.check(prefix + "Event", event)));
      }
      fit.check(prefix + "Board", Table.tree(table.get(node, 0, "/view")).path("board"));
      assertThat(fit.problems(prefix + "Board", "{\"type\":\"chess\"}")).isNotEmpty();
      assertThat(fit.problems(prefix + "Move", "{\"type\":\"fly\",\"args\":{}}")).isNotEmpty();
    }
  }

  private static JsonNode typed(JsonNode type, JsonNode args) {
    ObjectNode typed = Json.MAPPER.createObjectNode();
    typed.set("type", type);
    typed.set("args", args);
    return typed;
  }

  private static String capital(String word) {
    return Character.toUpperCase(word.charAt(0)) + word.substring(1);
  }

  /** Checks values against the definitions of one schema. */
  private static final class Fit {
    private static final String URI = "urn:test";

    private final SchemaRegistry registry;

    Fit(String schema) {
      String named = schema.replaceFirst("\"\\$id\":\"[^\"]*\"", "\"\\$id\":\"" + URI + "\"");
      registry =
          SchemaRegistry.withDefaultDialect(
              SpecificationVersion.DRAFT_2020_12, builder -> builder.schemas(Map.of(URI, named)));
    }

    List<String> problems(String definition, String json) {
      Schema compiled = registry.getSchema(SchemaLocation.of(URI + "#/$defs/" + definition));
      return compiled.validate(json, InputFormat.JSON).stream().map(Error::toString).toList();
    }

    void check(String definition, JsonNode value) {
      assertThat(problems(definition, value.toString())).as("%s: %s", definition, value).isEmpty();
    }
  }
}
