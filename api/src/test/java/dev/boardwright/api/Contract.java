package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialects;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * The contract that the service serves, for tests: what it describes, and whether something fits.
 */
final class Contract {

  static final Contract BASE = new Contract();

  private static final JsonNode PROBLEM =
      JsonNodeFactory.instance.objectNode().put("$ref", "#/components/schemas/Problem");

  private static final String URI = "https://boardwright.test/openapi.yaml";

  private final JsonNode document;
  private final SchemaRegistry registry;
  private final Map<String, Schema> schemas = new ConcurrentHashMap<>();
  private final List<Operation> operations;

  private Contract() {
    try (var in = Contract.class.getResourceAsStream("/openapi/boardwright.yaml")) {
      String yaml = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      document = new YAMLMapper().readTree(yaml);
      registry =
          SchemaRegistry.withDialect(
              Dialects.getOpenApi31(), builder -> builder.schemas(Map.of(URI, yaml)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    operations = allOperations();
  }

  JsonNode document() {
    return document;
  }

  /** An operation of the contract. */
  record Operation(String method, String path, Pattern concrete, JsonNode node) {
    /** As the service names its routes. */
    String route() {
      return method.toUpperCase(Locale.ROOT) + " " + path;
    }
  }

  /** All operations; paths with the server's prefix. */
  List<Operation> operations() {
    return operations;
  }

  private List<Operation> allOperations() {
    List<Operation> all = new ArrayList<>();
    document
        .path("paths")
        .properties()
        .forEach(
            entry -> {
              String path = (entry.getValue().has("servers") ? "" : "/v1") + entry.getKey();
              Pattern concrete = Pattern.compile(path.replaceAll("\\{[^}]*}", "[^/]+"));
              for (String method : List.of("get", "post", "put", "patch", "delete")) {
                JsonNode node = entry.getValue().path(method);
                if (!node.isMissingNode()) {
                  all.add(new Operation(method, path, concrete, node));
                }
              }
            });
    return List.copyOf(all);
  }

  Operation operation(String method, String concretePath) {
    List<Operation> fitting =
        operations.stream()
            .filter(operation -> operation.method().equalsIgnoreCase(method))
            .filter(operation -> operation.concrete().matcher(concretePath).matches())
            .toList();
    assertThat(fitting).as("operations of the contract for %s %s", method, concretePath).hasSize(1);
    return fitting.getFirst();
  }

  /** Follows references within the document. */
  JsonNode resolved(JsonNode node) {
    JsonNode resolved = node;
    while (resolved.has("$ref")) {
      resolved = document.at(resolved.get("$ref").asText().substring(1));
    }
    return resolved;
  }

  void assertFits(JsonNode schema, String json, String what) {
    assertThat(problems(schema, json)).as("%s against the contract: %s", what, json).isEmpty();
  }

  /** That this is an error answer, as all of them are. */
  void assertIsProblem(JsonNode body) {
    assertFits(PROBLEM, body.toString(), "a problem");
  }

  List<String> problems(JsonNode schema, String json) {
    assertThat(schema.has("$ref")).as("schemas are references: %s", schema).isTrue();
    Schema compiled =
        schemas.computeIfAbsent(
            schema.get("$ref").asText(),
            reference -> registry.getSchema(SchemaLocation.of(URI + reference)));
    return compiled.validate(json, InputFormat.JSON).stream().map(Error::toString).toList();
  }
}
