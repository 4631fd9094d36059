package dev.boardwright.api.schema;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.boardwright.engine.EnumWords;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Derives schemas from the records of a board, each record and each enum with a name. */
final class BoardSchema {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private final String prefix;
  private final Documentation documentation;
  private final ObjectNode definitions;
  private final Map<String, Type> named = new HashMap<>();
  private final Map<List<String>, String> enumerations = new HashMap<>();

  BoardSchema(String prefix, Documentation documentation, ObjectNode definitions) {
    this.prefix = prefix;
    this.documentation = documentation;
    this.definitions = definitions;
  }

  /** Adds the board with everything in it, and the word that says which ruleset it is of. */
  void addBoard(Class<?> type, String ruleset) {
    String name = prefix + "Board";
    ObjectNode node = NODES.objectNode();
    define(name, node);
    named.put(name, type);
    describe(node, name);
    node.put("type", "object");
    ArrayNode required = node.putArray("required").add("type");
    ObjectNode properties = node.putObject("properties");
    properties
        .putObject("type")
        .put("description", "Which ruleset the board is of.")
        .put("type", "string")
        .putArray("enum")
        .add(ruleset);
    addComponents(name, type, required, properties);
  }

  void define(String name, ObjectNode node) {
    if (definitions.has(name)) {
      throw new IllegalArgumentException("two types of " + prefix + " are called " + name);
    }
    definitions.set(name, node);
  }

  /** An enum of a board that has these words, or these words themselves. */
  ObjectNode enumeration(List<String> words) {
    String known = enumerations.get(words);
    return known == null ? words(words) : reference(known);
  }

  private static ObjectNode words(List<String> words) {
    ObjectNode node = NODES.objectNode().put("type", "string");
    ArrayNode values = node.putArray("enum");
    words.forEach(values::add);
    return node;
  }

  private void addComponents(
      String name, Class<?> type, ArrayNode required, ObjectNode properties) {
    for (RecordComponent component : type.getRecordComponents()) {
      required.add(component.getName());
      ObjectNode property = schema(component.getGenericType());
      documentation
          .find(name + "." + component.getName())
          .ifPresent(text -> property.put("description", text));
      properties.set(component.getName(), property);
    }
  }

  private ObjectNode schema(Type type) {
    if (type instanceof ParameterizedType parameterized) {
      return generic(parameterized);
    }
    if (!(type instanceof Class<?> plain)) {
      throw unfit(type);
    }
    if (plain == int.class || plain == Integer.class) {
      return NODES.objectNode().put("type", "integer").put("format", "int32");
    }
    if (plain == double.class || plain == Double.class) {
      return NODES.objectNode().put("type", "number").put("format", "double");
    }
    if (plain == boolean.class || plain == Boolean.class) {
      return NODES.objectNode().put("type", "boolean");
    }
    if (plain == String.class) {
      return NODES.objectNode().put("type", "string");
    }
    if (plain == OptionalInt.class) {
      return nullable(schema(int.class));
    }
    if (plain.isEnum() || plain.isRecord()) {
      return reference(named(plain));
    }
    throw unfit(type);
  }

  private ObjectNode generic(ParameterizedType type) {
    Type[] arguments = type.getActualTypeArguments();
    ObjectNode node = NODES.objectNode();
    if (type.getRawType() == List.class) {
      node.put("type", "array").set("items", schema(arguments[0]));
    } else if (type.getRawType() == Optional.class) {
      return nullable(schema(arguments[0]));
    } else if (type.getRawType() == Map.class
        && arguments[0] instanceof Class<?> key
        && key.isEnum()) {
      node.put("type", "object");
      node.set("propertyNames", reference(named(key)));
      node.set("additionalProperties", schema(arguments[1]));
    } else {
      throw unfit(type);
    }
    return node;
  }

  private static ObjectNode nullable(ObjectNode schema) {
    if (schema.has("type")) {
      String type = schema.get("type").asText();
      schema.putArray("type").add(type).add("null");
      return schema;
    }
    ObjectNode either = NODES.objectNode();
    either.putArray("oneOf").add(schema).addObject().put("type", "null");
    return either;
  }

  private static ObjectNode reference(String name) {
    return NODES.objectNode().put("$ref", RulesetSchema.DEFINITIONS + name);
  }

  /** Defines a record or an enum when it is first met. */
  private String named(Class<?> type) {
    String simple = type.getSimpleName();
    String name = simple.startsWith(prefix) ? simple : prefix + simple;
    Type known = named.putIfAbsent(name, type);
    if (known == null) {
      define(name, type.isEnum() ? enumeration(name, type) : record(name, type));
    } else if (known != type) {
      throw new IllegalArgumentException("two types of a board are called " + name);
    }
    return name;
  }

  private ObjectNode enumeration(String name, Class<?> type) {
    List<String> words = EnumWords.of(type).words();
    enumerations.putIfAbsent(words, name);
    ObjectNode node = words(words);
    describe(node, name);
    return node;
  }

  private ObjectNode record(String name, Class<?> type) {
    ObjectNode node = NODES.objectNode();
    describe(node, name);
    node.put("type", "object");
    ArrayNode required = node.putArray("required");
    ObjectNode properties = node.putObject("properties");
    addComponents(name, type, required, properties);
    return node;
  }

  private void describe(ObjectNode node, String name) {
    documentation.find(name).ifPresent(text -> node.put("description", text));
  }

  private static IllegalArgumentException unfit(Type type) {
    return new IllegalArgumentException(
        "a board is made of records, enums, lists, maps by enum, optionals, numbers, booleans and"
            + " texts, not of "
            + type);
  }
}
