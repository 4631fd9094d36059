package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Json;
import io.restassured.response.Response;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** A game that was created in a test, with all its tokens, played through any node. */
record Table(String game, String host, List<@Nullable String> tokens) {

  /** A running game with only reserved seats. */
  static Table of(Node node, String ruleset, int seats, String more) {
    Response created = Node.json(node.call(), reserved(ruleset, seats, more)).post("/v1/games");
    assertThat(created.statusCode()).as(created.asString()).isEqualTo(201);
    return of(created);
  }

  /** The answer to a creation that can be sent again. */
  static Response created(Node node, String ruleset, int seats, String key, String more) {
    return Node.json(node.keyed(key), reserved(ruleset, seats, more)).post("/v1/games");
  }

  private static String reserved(String ruleset, int seats, String more) {
    String reserved = "{\"kind\":\"reserved\"},".repeat(seats);
    return "{\"ruleset\":\"%s\",\"seats\":[%s]%s}"
        .formatted(ruleset, reserved.substring(0, reserved.length() - 1), more);
  }

  static Table of(Node node, String ruleset, int seats) {
    return of(node, ruleset, seats, "");
  }

  static Table of(Response created) {
    JsonNode tree = tree(created);
    List<@Nullable String> tokens = new ArrayList<>();
    tree.at("/tokens/seats").forEach(token -> tokens.add(token.isNull() ? null : token.asText()));
    return new Table(tree.at("/game/id").asText(), tree.at("/tokens/host").asText(), tokens);
  }

  /** The body of an answer; much faster than REST Assured's own paths. */
  static JsonNode tree(Response response) {
    try {
      return Json.MAPPER.readTree(response.asByteArray());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static JsonNode ok(Response response) {
    assertThat(response.statusCode()).as(response.asString()).isEqualTo(200);
    return tree(response);
  }

  /** The body of an answer that has to be this problem. */
  static JsonNode problem(Response response, Code code) {
    assertThat(response.statusCode()).as(response.asString()).isEqualTo(code.status());
    assertThat(response.contentType()).isEqualTo("application/problem+json");
    JsonNode problem = tree(response);
    assertThat(problem.path("code").asText()).isEqualTo(code.word());
    assertThat(problem.path("status").asInt()).isEqualTo(code.status());
    assertThat(problem.path("detail").asText()).matches("(?s)\\S.*[.?!]");
    assertThat(problem.path("detail").asText()).doesNotContainPattern("\\{[a-z]\\w*}");
    return problem;
  }

  String path(String below) {
    return "/v1/games/" + game + below;
  }

  Response get(Node node, int seat, String below) {
    return node.as(tokens.get(seat)).get(path(below));
  }

  Response post(Node node, int seat, String below, String body) {
    return Node.json(node.as(tokens.get(seat)), body).post(path(below));
  }

  JsonNode state(Node node) {
    return ok(node.call().get(path("")));
  }

  int version(Node node) {
    return state(node).path("version").asInt();
  }

  /** What this seat is asked now; empty if nothing. */
  Optional<Asked> asked(Node node, int seat) {
    return Asked.in(ok(get(node, seat, "/decision")));
  }

  /** A seat that is asked. */
  int toAct(Node node) {
    return state(node).at("/toAct/0").asInt();
  }

  Response play(Node node, int seat, String decision, String... codes) {
    return post(node, seat, "/moves?include=decision", body(decision, codes));
  }

  static String body(String decision, String... codes) {
    return "{\"decision\":\"%s\",\"moves\":[\"%s\"]}"
        .formatted(decision, String.join("\",\"", codes));
  }

  /**
   * A decision.
   *
   * @param codes the text forms of its legal moves
   */
  record Asked(String id, String type, List<String> codes) {

    /** The decision in the answer to GET decision, or in the {@code next} of a move. */
    static Optional<Asked> in(JsonNode current) {
      JsonNode decision = current.path("decision");
      if (decision.isNull()) {
        return Optional.empty();
      }
      List<String> codes = new ArrayList<>();
      decision.path("moves").forEach(move -> codes.add(move.path("code").asText()));
      return Optional.of(
          new Asked(decision.path("id").asText(), decision.path("type").asText(), codes));
    }

    String any(RandomGenerator random) {
      return codes.get(random.nextInt(codes.size()));
    }
  }

  /** Plays random moves to the end; seat {@code s} speaks to node {@code s % nodes}. */
  JsonNode playOut(long seed, Node... nodes) {
    RandomGenerator random = new SplittableRandom(seed);
    for (; ; ) {
      JsonNode state = state(nodes[0]);
      if (!state.path("status").asText().equals("running")) {
        return state;
      }
      JsonNode toAct = state.path("toAct");
      int seat = toAct.get(random.nextInt(toAct.size())).asInt();
      playTurn(nodes[seat % nodes.length], seat, random);
    }
  }

  /** Answers as long as the same seat is asked. */
  private void playTurn(Node node, int seat, RandomGenerator random) {
    Optional<Asked> asked = asked(node, seat);
    while (asked.isPresent()) {
      Response played = play(node, seat, asked.get().id(), asked.get().any(random));
      asked = Asked.in(ok(played).path("next"));
    }
  }
}
