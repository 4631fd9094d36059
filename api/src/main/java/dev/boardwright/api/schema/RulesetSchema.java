package dev.boardwright.api.schema;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.boardwright.api.text.Texts;
import dev.boardwright.engine.Arg;
import dev.boardwright.engine.Grammar;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Word;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The JSON Schema of a ruleset: its board, moves, decisions and events, derived from its
 * declarations, documented in English. All types have names that begin with the ruleset's, so that
 * the schemas of several rulesets go into one document.
 */
public final class RulesetSchema {

  static final String DEFINITIONS = "#/$defs/";

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private final Ruleset<?> ruleset;
  private final Texts texts;
  private final String title;
  private final Documentation documentation;
  private final BoardSchema board;
  private final ObjectNode definitions = NODES.objectNode();

  private RulesetSchema(Ruleset<?> ruleset, Texts texts) {
    this.ruleset = ruleset;
    this.texts = texts;
    this.title = texts.title().in(Locale.ENGLISH);
    this.documentation = new Documentation(ruleset.getClass());
    this.board = new BoardSchema(prefix(ruleset.id()), documentation, definitions);
  }

  /** A document of JSON Schema 2020-12. */
  public static ObjectNode of(Ruleset<?> ruleset, Texts texts) {
    return new RulesetSchema(ruleset, texts).document();
  }

  private ObjectNode document() {
    ObjectNode document = NODES.objectNode();
    document.put("$schema", "https://json-schema.org/draft/2020-12/schema");
    document.put("$id", "urn:boardwright:ruleset:" + ruleset.id());
    document.put("title", title);
    document.set("$defs", definitions);
    board.addBoard(ruleset.boardType(), ruleset.id());
    addWords(ruleset.moves(), "Move", Texts.Kind.MOVE);
    addWords(ruleset.decisions(), "Decision", Texts.Kind.DECISION);
    addWords(ruleset.events(), "Event", Texts.Kind.EVENT);
    return document;
  }

  private void addWords(Grammar<?> grammar, String what, Texts.Kind kind) {
    String union = prefix(ruleset.id()) + what;
    String kindWord = what.toLowerCase(Locale.ROOT);
    ObjectNode all = NODES.objectNode();
    definitions.set(union, all);
    all.put("description", "Any %s of %s.".formatted(kindWord, title));
    ArrayNode members = all.putArray("oneOf");
    ObjectNode discriminator = all.putObject("discriminator");
    discriminator.put("propertyName", "type");
    ObjectNode mapping = discriminator.putObject("mapping");
    for (Word word : grammar.words()) {
      String name = prefix(ruleset.id()) + pascal(word.name()) + what;
      String reference = DEFINITIONS + name;
      members.addObject().put("$ref", reference);
      mapping.put(word.name(), reference);
      ObjectNode node = NODES.objectNode().put("type", "object");
      node.put("description", texts.meaning(kind, word.name()).in(Locale.ENGLISH));
      addProperties(node, word, kindWord, List.of(name, union));
      board.define(name, node);
    }
  }

  /**
   * @param kind what the word is one of
   * @param documented where its arguments are described: itself, then all words of its kind
   */
  private void addProperties(ObjectNode node, Word word, String kind, List<String> documented) {
    node.putArray("required").add("type").add("args");
    ObjectNode properties = node.putObject("properties");
    properties
        .putObject("type")
        .put("description", "Which %s it is.".formatted(kind))
        .put("type", "string")
        .putArray("enum")
        .add(word.name());
    ObjectNode args = properties.putObject("args");
    args.put("description", word.args().isEmpty() ? "It has none." : "What it is about.");
    args.put("type", "object");
    ArrayNode required = NODES.arrayNode();
    ObjectNode argProperties = NODES.objectNode();
    for (Arg arg : word.args()) {
      required.add(arg.name());
      ObjectNode value = arg.list() ? list(arg) : value(arg);
      documented.stream()
          .flatMap(part -> documentation.find(part + "." + arg.name()).stream())
          .findFirst()
          .ifPresent(text -> value.put("description", text));
      argProperties.set(arg.name(), value);
    }
    if (!required.isEmpty()) {
      args.set("required", required);
      args.set("properties", argProperties);
    }
  }

  /** Elements of lists are always sent as texts. */
  private ObjectNode list(Arg arg) {
    ObjectNode node = NODES.objectNode().put("type", "array");
    node.set(
        "items",
        arg.kind() == Arg.Kind.ENUM ? value(arg) : NODES.objectNode().put("type", "string"));
    return node;
  }

  private ObjectNode value(Arg arg) {
    return switch (arg.kind()) {
      case ENUM -> board.enumeration(arg.words());
      case INTEGER ->
          NODES
              .objectNode()
              .put("type", "integer")
              .put("format", "int32")
              .put("minimum", arg.min())
              .put("maximum", arg.max());
      case BOOLEAN -> NODES.objectNode().put("type", "boolean");
    };
  }

  static String prefix(String id) {
    return pascal(id);
  }

  private static String pascal(String snake) {
    List<String> parts = Arrays.asList(snake.split("_", -1));
    return parts.stream()
        .map(part -> Character.toUpperCase(part.charAt(0)) + part.substring(1))
        .collect(Collectors.joining());
  }
}
