package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.api.store.SqliteStore;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FirstTest {
  @TempDir Path folder;

  @Test
  void aGame() {
    try (var node = new Node(SqliteStore.open(folder))) {
      var created =
          Node.json(
                  node.call(),
                  """
                  {"ruleset":"nim","seats":[{"kind":"reserved","name":"Ana"},{"kind":"reserved"}],"seed":"x"}
                  """)
              .post("/v1/games");
      System.out.println(created.asString());
      assertThat(created.statusCode()).isEqualTo(201);
      String id = created.path("game.id");
      for (String what : new String[] {"", "/view", "/decision", "/log", "/record"}) {
        System.out.println(node.call().get("/v1/games/" + id + what).asString());
      }
      int seat = created.path("game.toAct[0]");
      String token = created.path("tokens.seats[" + seat + "]");
      var decision = node.as(token).get("/v1/games/" + id + "/decision?text=true");
      System.out.println(decision.asString());
      String did = decision.path("decision.id");
      for (int i = 0; i < 2; i++) {
        var played =
            Node.json(node.as(token), "{\"decision\":\"" + did + "\",\"moves\":[\"take 2\"]}")
                .post("/v1/games/" + id + "/moves?include=decision,view");
        System.out.println(played.asString());
      }
      System.out.println(
          Node.json(node.as(token), "{\"decision\":\"" + did + "\",\"moves\":[\"take 3\"]}")
              .post("/v1/games/" + id + "/moves?include=decision,view")
              .asString());
      for (String what :
          new String[] {
            "/v1/rulesets",
            "/v1/rulesets/nim",
            "/v1/rulesets/nim/schema",
            "/v1/rulesets/nim/components",
            "/healthz",
            "/readyz",
            "/v1/games"
          }) {
        System.out.println(node.call().get(what).asString());
      }
      System.out.println(node.call().get("/openapi.json").asString().length());
      System.out.println(node.call().get("/docs").asString().length());
    }
  }
}
