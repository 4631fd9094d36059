package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.boardwright.api.wire.Json;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Checks boards, moves, decisions and events against the schema of their ruleset. */
final class Fit {

  private static final String URI = "urn:test";

  private final JsonNode definitions;
  private final String prefix;
  private final SchemaRegistry registry;
  private final Map<String, Schema> compiled = new HashMap<>();
  private final Set<String> seen = new HashSet<>();

  /**
   * @param schema as the server serves it
   */
  Fit(JsonNode schema) {
    definitions = schema.required("$defs");
    String board = definitions.fieldNames().next();
    assertThat(board).endsWith("Board");
    prefix = board.substring(0, board.length() - "Board".length());
    String named = ((ObjectNode) schema.deepCopy()).put("$id", URI).toString();
    registry =
        SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_2020_12, builder -> builder.schemas(Map.of(URI, named)));
  }

  void board(JsonNode board) {
    check(prefix + "Board", board);
  }

  /**
   * @param move with {@code type} and {@code args}, whatever else it has
   */
  void move(JsonNode move) {
    word("Move", move.path("type"), move.path("args"));
  }

  /**
   * @param decision with {@code type} and {@code context}, whatever else it has
   */
  void decision(JsonNode decision) {
    word("Decision", decision.path("type"), decision.path("context"));
    decision.path("moves").forEach(this::move);
  }

  void event(JsonNode event) {
    word("Event", event.path("type"), event.path("args"));
  }

  /** All events of entries of a log. */
  void events(JsonNode entries) {
    entries.forEach(entry -> entry.path("events").forEach(this::event));
  }

  private void word(String kind, JsonNode type, JsonNode args) {
    JsonNode mapping = definitions.path(prefix + kind).at("/discriminator/mapping");
    assertThat(mapping.has(type.asText())).as("%s has the %s %s", prefix, kind, type).isTrue();
    ObjectNode typed = Json.MAPPER.createObjectNode();
    typed.set("type", type);
    typed.set("args", args);
    check(mapping.path(type.asText()).asText().replace("#/$defs/", ""), typed);
  }

  /** What is wrong with a value; nothing if it fits. */
  List<String> problems(String definition, String json) {
    return compiled
        .computeIfAbsent(
            definition, name -> registry.getSchema(SchemaLocation.of(URI + "#/$defs/" + name)))
        .validate(json, InputFormat.JSON)
        .stream()
        .map(Error::toString)
        .toList();
  }

  private void check(String definition, JsonNode value) {
    String json = value.toString();
    if (seen.add(definition + json)) {
      assertThat(problems(definition, json)).as("%s: %s", definition, json).isEmpty();
    }
  }
}
