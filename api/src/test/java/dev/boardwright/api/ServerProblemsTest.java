package dev.boardwright.api;

import static dev.boardwright.api.Table.problem;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.boardwright.api.store.SqliteStore;
import dev.boardwright.api.wire.Code;
import dev.boardwright.engine.Option;
import io.restassured.response.Response;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Problems that come from the server rather than the request: its limits, its store, its rules. */
class ServerProblemsTest {

  private static final String NIM =
      "{\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"reserved\"},{\"kind\":\"reserved\"}]}";

  @TempDir static Path folder;

  @Test
  void tooManyWaitersAreRefused() throws Exception {
    try (Node limited =
        new Node(SqliteStore.open(folder.resolve("waiters")), Map.of("BOARDWRIGHT_WAITERS", "1"))) {
      Table table = Table.of(limited, "nim", 2);
      int idle = 1 - table.toAct(limited);
      Thread waiter = Thread.ofVirtual().start(() -> table.get(limited, idle, "/decision?wait=60"));
      Awaitility.await()
          .until(() -> limited.call().get("/metrics").asString().contains("waiting_requests 1"));
      problem(table.get(limited, idle, "/decision?wait=60"), Code.RATE_LIMITED);
      int seat = table.toAct(limited);
      Table.ok(table.play(limited, seat, table.asked(limited, seat).orElseThrow().id(), "take 1"));
      waiter.join();
    }
  }

  @Test
  void aStoreThatDoesNotAnswerIsTold() {
    try (Node down = new Node(Faults.dead())) {
      Response response = down.call().get("/v1/games/aaaaaaaaaaaaaaaaaaaa");
      problem(response, Code.STORE_UNAVAILABLE);
      assertThat(response.header("Retry-After")).isEqualTo("2");
      problem(Node.json(down.call(), NIM).post("/v1/games"), Code.STORE_UNAVAILABLE);
      assertThat(down.call().get("/readyz").statusCode()).isEqualTo(503);
      assertThat(down.call().get("/healthz").statusCode()).isEqualTo(200);
    }
  }

  @Test
  void aGameOfAnotherVersionOfTheRulesIsNotGuessed() {
    Path shared = folder.resolve("upgrade");
    Table table;
    try (Node old = new Node(SqliteStore.open(shared))) {
      table = Table.of(old, "nim", 2, ",\"visibility\":\"public\"");
    }
    var newer = OtherNim.of(2, UnaryOperator.identity());
    try (Node upgraded = new Node(SqliteStore.open(shared), Map.of(), List.of(newer))) {
      problem(upgraded.call().get(table.path("")), Code.RULESET_VERSION_UNAVAILABLE);
      problem(table.play(upgraded, 0, "1.0", "take 1"), Code.RULESET_VERSION_UNAVAILABLE);
      assertThat(Table.tree(upgraded.call().get("/v1/games")).path("games")).isEmpty();
    }
  }

  @Test
  void aGameWhoseLogDoesNotReplayIsHaltedAndKept() {
    Path shared = folder.resolve("halt");
    Table table;
    try (Node good = new Node(SqliteStore.open(shared))) {
      table = Table.of(good, "nim", 2);
      int seat = table.toAct(good);
      Table.ok(table.play(good, seat, table.asked(good, seat).orElseThrow().id(), "take 1"));
    }
    var wrong = OtherNim.of(1, setup -> setup.with(stones(), 20));
    try (Node bad = new Node(SqliteStore.open(shared), Map.of(), List.of(wrong))) {
      assertThat(table.state(bad).path("status").asText()).isEqualTo("halted");
      assertThat(table.state(bad).path("version").asInt()).isEqualTo(2);
      problem(table.get(bad, 0, "/view"), Code.GAME_NOT_RUNNING);
      problem(table.play(bad, 0, "1.0", "take 1"), Code.GAME_NOT_RUNNING);
      assertThat(Table.ok(table.get(bad, 0, "/decision?wait=5")).path("status").asText())
          .isEqualTo("halted");
      assertThat(bad.call().get("/metrics").asString())
          .contains("boardwright_halted_games_total{ruleset=\"nim\"} 1");
    }
  }

  private static Option<Integer> stones() {
    return new Option.Whole("stones", 5, 40, 21);
  }

  @Test
  void aFaultTellsNothingOfTheInside() {
    var broken =
        OtherNim.of(
            1,
            _ -> {
              throw new IllegalStateException("inside");
            });
    try (Node faulty =
        new Node(SqliteStore.open(folder.resolve("fault")), Map.of(), List.of(broken))) {
      Response response = Node.json(faulty.call(), NIM).post("/v1/games");
      JsonNode problem = problem(response, Code.INTERNAL_ERROR);
      assertThat(problem.path("trace").asText()).matches("[0-9a-f]{32}");
      assertThat(response.asString()).doesNotContain("inside").doesNotContain("Exception");
    }
  }
}
