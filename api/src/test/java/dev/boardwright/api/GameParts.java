package dev.boardwright.api;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import dev.boardwright.api.wire.Json;
import dev.boardwright.engine.Typed;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What of a request or an answer belongs to a game: the contract leaves it open, and only the
 * ruleset knows what it is like.
 *
 * @param moves text forms by the typed forms beside them
 * @param texts moves of which there is the text form alone
 */
record GameParts(
    List<JsonNode> boards,
    List<Map.Entry<Typed, String>> moves,
    List<String> texts,
    List<Typed> decisions,
    List<Typed> events) {

  private static final TypeReference<Map<String, Object>> ARGUMENTS = new TypeReference<>() {};

  static GameParts in(JsonNode body) {
    GameParts found =
        new GameParts(
            new ArrayList<>(),
            new ArrayList<>(),
            new ArrayList<>(),
            new ArrayList<>(),
            new ArrayList<>());
    found.collect(body);
    return found;
  }

  private void collect(JsonNode node) {
    if (node.path("board").isObject()) {
      boards.add(node.path("board"));
    }
    if (node.path("decision").has("context")) {
      decisions.add(typed(node.path("decision"), "context"));
    }
    if (node.path("code").isTextual() && node.path("args").isObject()) {
      moves.add(Map.entry(typed(node, "args"), node.path("code").asText()));
    } else if (node.path("code").isTextual() && node.has("kind")) { // as records have it
      texts.add(node.path("code").asText());
    }
    Stream.concat(node.path("moves").valueStream(), node.path("submitted").valueStream())
        .filter(JsonNode::isTextual)
        .forEach(text -> texts.add(text.asText()));
    node.path("events")
        .valueStream()
        .filter(event -> event.path("args").isObject())
        .forEach(event -> events.add(typed(event, "args")));
    node.forEach(this::collect);
  }

  private static Typed typed(JsonNode word, String args) {
    return new Typed(
        word.path("type").asText(), Json.MAPPER.convertValue(word.path(args), ARGUMENTS));
  }
}
