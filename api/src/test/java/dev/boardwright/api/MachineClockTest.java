package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.boardwright.api.store.GameStore;
import dev.boardwright.api.store.SetClock;
import dev.boardwright.api.wire.Code;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The clock of a machine with the embedded store jumps, and all goes by it. Whoever it carries past
 * a deadline is late, and no deadline is forgotten, in whichever direction it jumps.
 */
class MachineClockTest {

  private static final String TEN_MINUTES = ",\"clock\":{\"perMove\":600}";

  /** A bucket that is full does not drain while the clock stands. */
  private static final Map<String, String> NO_LIMITS =
      Map.of(
          "BOARDWRIGHT_RATE_LIMIT", "0",
          "BOARDWRIGHT_RATE_LIMIT_TOKEN", "0",
          "BOARDWRIGHT_RATE_LIMIT_MOVES", "0",
          "BOARDWRIGHT_RATE_LIMIT_BAD_TOKENS", "0");

  @TempDir Path folder;
  private final SetClock clock = new SetClock();
  private Node node;

  @BeforeEach
  void start() {
    node = new Node(clock.open(folder), NO_LIMITS);
  }

  @AfterEach
  void stop() {
    node.close();
  }

  private void jump(int hours) {
    clock.pass(Duration.ofHours(hours));
  }

  private String take(Table table, String code) {
    int seat = table.toAct(node);
    String decision = table.asked(node, seat).orElseThrow().id();
    Table.ok(table.play(node, seat, decision, code));
    return decision;
  }

  private boolean over(Table table) {
    return table.state(node).path("status").asText().equals("finished");
  }

  private void awaitTimeout(Table table) {
    Awaitility.await().until(() -> over(table));
    JsonNode entries = Table.ok(node.call().get(table.path("/log"))).path("entries");
    assertThat(entries.findValuesAsText("kind")).endsWith("timeout").containsOnlyOnce("timeout");
    assertThat(entries.findValuesAsText("version"))
        .containsExactlyElementsOf(
            IntStream.rangeClosed(1, entries.size()).mapToObj(Integer::toString).toList());
  }

  @Test
  void whoeverIsCarriedPastTheDeadlineIsLate() {
    Table table = Table.of(node, "nim", 2, TEN_MINUTES);
    Table untimed = Table.of(node, "nim", 2);
    int seat = table.toAct(node);
    jump(7);
    Table.problem(table.play(node, seat, "1." + seat, "take 1"), Code.TIME_OVER);
    awaitTimeout(table);
    take(untimed, "take 1");
  }

  /** From the next move on, time runs by the clock as it is now. */
  @Test
  void aClockThatIsSetBackGivesNobodyMoreThanOneMove() {
    Table table = Table.of(node, "nim", 2, TEN_MINUTES);
    take(table, "take 1");
    jump(-30);
    take(table, "take 2");
    clock.pass(Duration.ofMinutes(9));
    take(table, "take 3");
    clock.pass(Duration.ofMinutes(9));
    assertThat(over(table)).isFalse();
    clock.pass(Duration.ofMinutes(2));
    awaitTimeout(table);
  }

  /** A game that a batch was to create may still come, so it keeps the seed closed for an hour. */
  @Test
  void aSharedSeedStaysClosedForAWhile() {
    String nim = "{\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"bot\"}]}";
    String body = "{\"sameSeed\":true,\"games\":[%s,%s]}".formatted(nim, nim);
    JsonNode games = Table.ok(Node.json(node.call(), body).post("/v1/games/batch")).path("games");
    List<String> tokens = new ArrayList<>();
    games.at("/0/tokens/seats").forEach(token -> tokens.add(token.asText()));
    Table over = new Table(games.at("/0/game/id").asText(), "", new ArrayList<>(tokens));
    over.playOut(1, node);
    GameStore store = node.service().store();
    String missing = games.at("/1/game/id").asText();
    var there = store.read(missing, GameStore.Known.NOTHING).orElseThrow();
    var known =
        new GameStore.Known(there.revision(), there.version(), Optional.of(there.updatedAt()));
    assertThat(store.expire(missing, known, Duration.ofMillis(1))).isTrue();
    clock.pass(Duration.ofMinutes(59));
    Table.problem(node.call().get(over.path("/record")), Code.RECORD_CLOSED);
    clock.pass(Duration.ofMinutes(2));
    Table.ok(node.call().get(over.path("/record")));
  }

  /** Whoever does not move has until the clock is again where it was. */
  @Test
  void aDeadlineStaysWhereItIs() {
    List<Table> tables =
        List.of(Table.of(node, "nim", 2, TEN_MINUTES), Table.of(node, "nim", 2, TEN_MINUTES));
    take(tables.getFirst(), "take 1");
    jump(-30);
    tables.forEach(table -> assertThat(over(table)).isFalse());
    jump(30);
    clock.pass(Duration.ofMinutes(11));
    tables.forEach(this::awaitTimeout);
  }
}
