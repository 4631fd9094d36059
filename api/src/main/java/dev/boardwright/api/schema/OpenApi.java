package dev.boardwright.api.schema;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.boardwright.api.wire.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;

/** The contract of the service together with the schemas of its rulesets. */
public final class OpenApi {

  private static final String BASE = "/openapi/boardwright.yaml";
  static final String COMPONENTS = "#/components/schemas/";
  private static final ObjectMapper YAML = new YAMLMapper();

  private final ObjectNode document;

  /**
   * @param rulesets what {@link RulesetSchema} derives, one for each ruleset
   */
  public OpenApi(List<ObjectNode> rulesets) {
    document = base();
    ObjectNode schemas = (ObjectNode) document.path("components").path("schemas");
    for (ObjectNode ruleset : rulesets) {
      JsonNode definitions =
          moved(ruleset.path("$defs").toString(), RulesetSchema.DEFINITIONS, COMPONENTS);
      definitions
          .properties()
          .forEach(definition -> schemas.set(definition.getKey(), definition.getValue()));
    }
  }

  /** The contract as it is checked in. */
  static ObjectNode base() {
    try (InputStream in = OpenApi.class.getResourceAsStream(BASE)) {
      if (in == null) {
        throw new IllegalStateException(BASE + " is not on the class path");
      }
      return (ObjectNode) YAML.readTree(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Definitions whose references lead to another place. */
  static JsonNode moved(String definitions, String from, String to) {
    try {
      return Json.MAPPER.readTree(definitions.replace("\"" + from, "\"" + to));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The document as JSON, in UTF-8. */
  public byte[] json() {
    return write(Json.MAPPER);
  }

  /** The document as YAML, in UTF-8. */
  public byte[] yaml() {
    return write(YAML);
  }

  private byte[] write(ObjectMapper mapper) {
    try {
      return mapper.writeValueAsBytes(document);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}
