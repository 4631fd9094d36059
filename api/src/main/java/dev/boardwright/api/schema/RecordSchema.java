package dev.boardwright.api.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.boardwright.api.wire.GameRecord;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The JSON Schema of a record, derived from the contract: records are kept without it. */
public final class RecordSchema {

  private static final Pattern REFERENCE = Pattern.compile("\"#/components/schemas/(\\w+)\"");

  private final JsonNode components;
  private final Map<String, JsonNode> definitions = new TreeMap<>();

  private RecordSchema(JsonNode components) {
    this.components = components;
  }

  /** A document of JSON Schema 2020-12. */
  public static ObjectNode document() {
    JsonNode components = OpenApi.base().at("/components/schemas");
    return new RecordSchema(components).document("GameRecord");
  }

  private ObjectNode document(String name) {
    ObjectNode document = JsonNodeFactory.instance.objectNode();
    document.put("$schema", "https://json-schema.org/draft/2020-12/schema");
    document.put("$id", "urn:boardwright:record:" + GameRecord.FORMAT);
    document.put("title", "The record of a game");
    document.setAll((ObjectNode) defined(name));
    document.putObject("$defs").setAll(definitions);
    return document;
  }

  private JsonNode defined(String name) {
    String text = components.required(name).toString();
    Matcher matcher = REFERENCE.matcher(text);
    while (matcher.find()) {
      String referred = matcher.group(1);
      if (!definitions.containsKey(referred)) {
        definitions.put(referred, JsonNodeFactory.instance.nullNode()); // on its way
        definitions.put(referred, defined(referred));
      }
    }
    return OpenApi.moved(text, OpenApi.COMPONENTS, RulesetSchema.DEFINITIONS);
  }
}
