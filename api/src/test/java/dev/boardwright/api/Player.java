package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.restassured.response.Response;

/** An account that was created in a test. */
record Player(String id, String token, String tokenId) {

  static final String ADMIN = "operator-".repeat(5);

  /** A new account, by the operator. */
  static Player of(Node node, String name) {
    Response created = create(node, "{\"name\":\"%s\",\"kind\":\"bot\"}".formatted(name));
    assertThat(created.statusCode()).as(created.asString()).isEqualTo(201);
    JsonNode tree = Table.tree(created);
    String token = tree.path("token").asText();
    String tokenId = Table.ok(node.as(token).get("/v1/account/tokens")).at("/tokens/0/id").asText();
    return new Player(tree.at("/account/id").asText(), token, tokenId);
  }

  static Response create(Node node, String body) {
    return Node.json(node.as(ADMIN), body).post("/v1/accounts");
  }

  JsonNode get(Node node, String path) {
    return Table.ok(node.as(token).get(path));
  }

  Response post(Node node, String path, String body) {
    return Node.json(node.as(token), body).post(path);
  }

  /** A game of nim that this account hosts; the seats are those of the accounts given. */
  String game(Node node, Player... seated) {
    StringBuilder seats = new StringBuilder();
    for (Player player : seated) {
      seats.append(seats.isEmpty() ? "" : ",");
      seats.append("{\"kind\":\"reserved\",\"account\":\"%s\"}".formatted(player.id()));
    }
    Response created =
        post(node, "/v1/games", "{\"ruleset\":\"nim\",\"seats\":[%s]}".formatted(seats));
    assertThat(created.statusCode()).as(created.asString()).isEqualTo(201);
    return Table.tree(created).at("/game/id").asText();
  }

  JsonNode decisions(Node node, String query) {
    return get(node, "/v1/account/decisions" + query);
  }

  /** Answers everything that waits for this account. */
  int answerAll(Node node, String code) {
    JsonNode decisions = decisions(node, "").path("decisions");
    if (decisions.isEmpty()) {
      return 0;
    }
    StringBuilder moves = new StringBuilder();
    for (JsonNode decision : decisions) {
      moves.append(moves.isEmpty() ? "" : ",");
      moves.append(
          "{\"game\":%s,\"seat\":%s,\"decision\":%s,\"moves\":[\"%s\"]}"
              .formatted(
                  decision.path("game"), decision.path("seat"), decision.path("decision"), code));
    }
    JsonNode results =
        Table.ok(post(node, "/v1/account/moves", "{\"moves\":[%s]}".formatted(moves)));
    for (JsonNode result : results.path("results")) {
      assertThat(result.path("status").asInt()).as(result.toString()).isEqualTo(200);
    }
    return decisions.size();
  }
}
