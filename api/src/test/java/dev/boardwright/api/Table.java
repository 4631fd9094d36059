package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** A game that was created in a test, with all its tokens, played through any node. */
record Table(String game, String host, List<String> tokens) {

  /** A running game with only reserved seats. */
  static Table of(Node node, String ruleset, int seats, String more) {
    String reserved = "{\"kind\":\"reserved\"},".repeat(seats);
    String body =
        "{\"ruleset\":\"%s\",\"seats\":[%s]%s}"
            .formatted(ruleset, reserved.substring(0, reserved.length() - 1), more);
    Response created = Node.json(node.call(), body).post("/v1/games");
    assertThat(created.statusCode()).as(created.asString()).isEqualTo(201);
    return of(created);
  }

  static Table of(Node node, String ruleset, int seats) {
    return of(node, ruleset, seats, "");
  }

  static Table of(Response created) {
    JsonPath json = created.jsonPath();
    return new Table(
        json.getString("game.id"), json.getString("tokens.host"), json.getList("tokens.seats"));
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

  JsonPath state(Node node) {
    Response response = node.call().get(path(""));
    assertThat(response.statusCode()).as(response.asString()).isEqualTo(200);
    return response.jsonPath();
  }

  /** What this seat is asked now, as a map; empty if nothing. */
  Optional<Asked> asked(Node node, int seat) {
    return Asked.in(get(node, seat, "/decision").jsonPath(), "decision");
  }

  /** A seat that is asked. */
  int toAct(Node node) {
    return state(node).getInt("toAct[0]");
  }

  Response play(Node node, int seat, String decision, String... codes) {
    return post(node, seat, "/moves?include=decision,view", body(decision, codes));
  }

  static String body(String decision, String... codes) {
    return "{\"decision\":\"%s\",\"moves\":[\"%s\"]}".formatted(decision, String.join("\",\"", codes));
  }

  /**
   * A decision.
   *
   * @param codes the text forms of its legal moves
   */
  record Asked(String id, String type, List<String> codes) {
    static Optional<Asked> in(JsonPath json, String path) {
      Map<String, Object> decision = json.getMap(path);
      return decision == null
          ? Optional.empty()
          : Optional.of(
              new Asked(
                  json.getString(path + ".id"),
                  json.getString(path + ".type"),
                  json.getList(path + ".moves.code")));
    }

    String any(RandomGenerator random) {
      return codes.get(random.nextInt(codes.size()));
    }
  }

  /** Plays random moves to the end; seat {@code s} speaks to node {@code s % nodes}. */
  JsonPath playOut(long seed, Node... nodes) {
    RandomGenerator random = new SplittableRandom(seed);
    Node first = nodes[0];
    for (; ; ) {
      JsonPath state = state(first);
      if (!state.getString("status").equals("running")) {
        return state;
      }
      List<Integer> toAct = new ArrayList<>(state.getList("toAct"));
      int seat = toAct.get(random.nextInt(toAct.size()));
      playTurn(nodes[seat % nodes.length], seat, random);
    }
  }

  /** Answers as long as the same seat is asked. */
  private void playTurn(Node node, int seat, RandomGenerator random) {
    Optional<Asked> asked = asked(node, seat);
    while (asked.isPresent()) {
      Response played = play(node, seat, asked.get().id(), asked.get().any(random));
      assertThat(played.statusCode()).as(played.asString()).isEqualTo(200);
      asked = Asked.in(played.jsonPath(), "next.decision");
    }
  }
}
