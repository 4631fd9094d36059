package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.boardwright.api.store.SqliteStore;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The contract and the service say the same. */
class ContractTest {

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
