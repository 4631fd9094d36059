package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.boardwright.api.schema.RulesetSchema;
import dev.boardwright.api.store.SqliteStore;
import dev.boardwright.api.text.Texts;
import dev.boardwright.api.wire.Code;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Parsed;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Rulesets;
import dev.boardwright.engine.Typed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The contract and the service say the same. */
class ContractTest {

  private static final Path PROBLEMS = Path.of("..", "openapi", "examples", "problems.yaml");

  /** By the id of the ruleset. */
  private static final Map<String, Fit> BOARDS =
      Rulesets.installed().stream()
          .collect(
              Collectors.toMap(
                  Ruleset::id, ruleset -> new Fit(RulesetSchema.of(ruleset, Texts.of(ruleset)))));

  /** All tests in one text. */
  private static final String TESTS = tests();

  @TempDir Path folder;

  @Test
  void everyRouteIsInTheContractAndTheReverse() {
    try (Node node = new Node(SqliteStore.open(folder))) {
      assertThat(node.service().routes())
          .containsExactlyInAnyOrderElementsOf(
              Contract.BASE.operations().stream().map(Contract.Operation::route).toList());
    }
  }

  static Stream<Arguments> examples() {
    List<Arguments> found = new ArrayList<>();
    for (Contract.Operation operation : Contract.BASE.operations()) {
      collect(operation.route() + " request", operation.node().path("requestBody"), found);
      operation
          .node()
          .path("responses")
          .properties()
          .forEach(
              response ->
                  collect(
                      operation.route() + " " + response.getKey(),
                      Contract.BASE.resolved(response.getValue()),
                      found));
    }
    return found.stream();
  }

  private static void collect(String where, JsonNode body, List<Arguments> found) {
    body.path("content")
        .properties()
        .forEach(
            content ->
                content
                    .getValue()
                    .path("examples")
                    .properties()
                    .forEach(
                        example ->
                            found.add(
                                Arguments.of(
                                    where + " " + example.getKey(),
                                    content.getValue().path("schema"),
                                    Contract.BASE.resolved(example.getValue()).path("value")))));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("examples")
  void everyExampleFitsItsSchema(String where, JsonNode schema, JsonNode example) {
    if (schema.has("$ref")) {
      Contract.BASE.assertFits(schema, example.toString(), where);
    } else {
      assertThat(example.isTextual() || example.isObject()).isTrue();
    }
  }

  // ---- what only the rulesets know

  @ParameterizedTest(name = "{0}")
  @MethodSource("examples")
  void whatAnExampleShowsOfAGameIsOfARuleset(String where, JsonNode schema, JsonNode example) {
    GameParts parts = GameParts.in(example);
    for (JsonNode board : parts.boards()) {
      BOARDS.get(board.path("type").asText()).board(board);
    }
    parts.moves().forEach(move -> assertKnown(move, ruleset -> writes(ruleset, move)));
    parts.texts().forEach(text -> assertKnown(text, ruleset -> ok(ruleset.moves().parse(text))));
    parts
        .decisions()
        .forEach(asked -> assertKnown(asked, rules -> ok(rules.decisions().parse(asked))));
    parts.events().forEach(event -> assertKnown(event, rules -> ok(rules.events().parse(event))));
  }

  private static void assertKnown(Object part, Predicate<Ruleset<?>> knows) {
    assertThat(Rulesets.installed()).as("a ruleset with %s", part).anyMatch(knows);
  }

  private static boolean ok(Parsed<?> parsed) {
    return parsed instanceof Parsed.Ok;
  }

  /** Whether the two forms of a move say the same. */
  private static <M extends Move> boolean writes(Ruleset<M> rules, Map.Entry<Typed, String> move) {
    return rules.moves().parse(move.getKey()) instanceof Parsed.Ok<M>(M read)
        && rules.moves().text(read).equals(move.getValue());
  }

  @Test
  void theExamplesShowEverythingThatGamesHave() {
    List<GameParts> all =
        examples().map(example -> GameParts.in((JsonNode) example.get()[2])).toList();
    assertThat(all).anyMatch(parts -> !parts.boards().isEmpty());
    assertThat(all).anyMatch(parts -> !parts.moves().isEmpty());
    assertThat(all).anyMatch(parts -> !parts.texts().isEmpty());
    assertThat(all).anyMatch(parts -> !parts.decisions().isEmpty());
    assertThat(all).anyMatch(parts -> !parts.events().isEmpty());
  }

  // ---- problems

  @ParameterizedTest
  @EnumSource
  void everyProblemHasAnExample(Code code) throws Exception {
    JsonNode examples = new YAMLMapper().readTree(PROBLEMS.toFile());
    List<JsonNode> ofCode =
        examples
            .valueStream()
            .map(example -> example.path("value"))
            .filter(problem -> problem.path("code").asText().equals(code.word()))
            .toList();
    assertThat(ofCode).isNotEmpty();
    for (JsonNode problem : ofCode) {
      Contract.BASE.assertIsProblem(problem);
      assertThat(problem.path("status").asInt()).isEqualTo(code.status());
      assertThat(problem.path("title").asText()).isEqualTo(code.title().in(Locale.ENGLISH));
      assertThat(problem.path("type").asText()).endsWith(":" + code.word());
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyProblemIsProvokedByATest(Code code) {
    Pattern asked = Pattern.compile("problem\\([^;]*\\bCode\\." + code.name() + "\\b");
    assertThat(asked.matcher(TESTS).find()).as("a test that asks for %s", code).isTrue();
  }

  private static String tests() {
    try (Stream<Path> files = Files.walk(Path.of("src", "test", "java"))) {
      StringBuilder all = new StringBuilder();
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        all.append(Files.readString(file));
      }
      return all.toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  // ---- what is served

  @Test
  void theServedDocumentIsTheContractWithTheSchemasOfTheRulesets() throws Exception {
    try (Node node = new Node(SqliteStore.open(folder))) {
      JsonNode json = new ObjectMapper().readTree(node.call().get("/openapi.json").asByteArray());
      JsonNode yaml = new YAMLMapper().readTree(node.call().get("/openapi.yaml").asByteArray());
      assertThat(yaml).isEqualTo(json);
      assertThat(json.at("/components/schemas/TikalBoard/properties/type/enum/0").asText())
          .isEqualTo("tikal");
      assertThat(json.toString()).doesNotContain("$defs/");
      ObjectNode withoutRulesets = json.deepCopy();
      ObjectNode schemas = (ObjectNode) withoutRulesets.at("/components/schemas");
      schemas.retain(names(Contract.BASE.document().at("/components/schemas")));
      assertThat(withoutRulesets).isEqualTo(sameNumbers(Contract.BASE.document()));
    }
  }

  private static List<String> names(JsonNode node) {
    List<String> names = new ArrayList<>();
    node.fieldNames().forEachRemaining(names::add);
    return names;
  }

  /** The same document as a JSON reader would give it. */
  private static JsonNode sameNumbers(JsonNode document) throws Exception {
    return new ObjectMapper().readTree(document.toString());
  }
}
