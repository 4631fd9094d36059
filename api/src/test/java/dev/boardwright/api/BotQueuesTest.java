package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.boardwright.api.store.SqliteStore;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Many games of bots alone, and a person who plays with one. */
class BotQueuesTest {

  private static final int MANY = 40;
  private static final String BOT = "{\"kind\":\"bot\",\"bot\":\"greedy\"}";

  @TempDir Path folder;

  /** A slice for each of the games would take longer than the person waits for one answer. */
  @Test
  void nobodyWaitsForGamesOfBotsAlone() {
    try (Node node = new Node(SqliteStore.open(folder), Map.of("BOARDWRIGHT_BOTS", "1"))) {
      List<String> games = botGames(node);
      Table mine = game(node);
      JsonNode now = Table.ok(mine.get(node, 0, "/decision?wait=30"));
      while (now.path("status").asText().equals("running")) {
        var asked = Table.Asked.in(now);
        assertThat(asked).as("the bot has answered").isPresent();
        Table.ok(mine.play(node, 0, asked.get().id(), "take 1"));
        now = Table.ok(mine.get(node, 0, "/decision?wait=30"));
      }
      assertThat(now.path("status").asText()).isEqualTo("finished");
      assertThat(games).anyMatch(game -> status(node, game).equals("running"));
    }
  }

  private static List<String> botGames(Node node) {
    String seats = String.join(",", Collections.nCopies(4, BOT));
    String one = "{\"ruleset\":\"tikal\",\"seats\":[%s]}".formatted(seats);
    String body = "{\"games\":[%s]}".formatted(String.join(",", Collections.nCopies(MANY, one)));
    return Table.ok(Node.json(node.call(), body).post("/v1/games/batch"))
        .path("games")
        .valueStream()
        .map(created -> created.at("/game/id").asText())
        .toList();
  }

  private static Table game(Node node) {
    String body = "{\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"reserved\"},%s]}".formatted(BOT);
    return Table.of(Node.json(node.call(), body).post("/v1/games"));
  }

  private static String status(Node node, String game) {
    return Table.ok(node.call().get("/v1/games/" + game)).path("status").asText();
  }
}
