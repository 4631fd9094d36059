package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** The clock of a node's machine jumps, that of the store does not: no game follows. */
@ParameterizedClass
@EnumSource(
    value = Stores.class,
    names = {"REDIS", "CLUSTER"})
class ClockJumpTest {

  private static final String CLOCK = ",\"visibility\":\"public\",\"clock\":{\"perMove\":600}";

  @Parameter Stores store;

  @Test
  void nothingElseDependsOnIt() {
    AtomicReference<Duration> wrong = new AtomicReference<>(Duration.ZERO);
    try (Stores.Place place = store.place();
        Node node =
            new Node(
                place.open(), Map.of(), Node.RULESETS, () -> Instant.now().plus(wrong.get()))) {
      Instant start = Instant.now().minusSeconds(5);
      List<Table> tables = new ArrayList<>();
      for (int hours : List.of(0, 7, -30, 2)) {
        wrong.set(Duration.ofHours(hours));
        Table table = Table.of(node, "nim", 2, CLOCK);
        Instant created = Instant.parse(table.state(node).path("createdAt").asText());
        assertThat(created).isBetween(start, Instant.now().plusSeconds(5));
        tables.add(table);
        tables.forEach(each -> playOne(node, each));
      }
      for (Table table : tables) {
        JsonNode end = table.playOut(1, node);
        assertThat(end.at("/seats").findValues("vacant")).noneMatch(JsonNode::asBoolean);
        Instant last = start;
        for (JsonNode entry : Table.ok(table.get(node, 0, "/log")).path("entries")) {
          Instant at = Instant.parse(entry.path("at").asText());
          assertThat(at).isBetween(last, Instant.now().plusSeconds(5));
          last = at;
        }
      }
      assertThat(Table.ok(node.call().get("/v1/games")).path("games")).hasSize(4);
    }
  }

  @Test
  void noDeadlineDependsOnIt() {
    AtomicReference<Duration> wrong = new AtomicReference<>(Duration.ofHours(-30));
    try (Stores.Place place = store.place();
        Node node =
            new Node(
                place.open(), Map.of(), Node.RULESETS, () -> Instant.now().plus(wrong.get()))) {
      Table patient = Table.of(node, "nim", 2, CLOCK);
      Table brief = Table.of(node, "nim", 2, ",\"clock\":{\"perMove\":1}");
      wrong.set(Duration.ofHours(7));
      Awaitility.await().until(() -> status(node, brief).equals("finished"));
      assertThat(status(node, patient)).isEqualTo("running");
      playOne(node, patient);
    }
  }

  private static String status(Node node, Table table) {
    return table.state(node).path("status").asText();
  }

  private static void playOne(Node node, Table table) {
    int seat = table.toAct(node);
    Table.Asked asked = table.asked(node, seat).orElseThrow();
    Table.ok(table.play(node, seat, asked.id(), "take 1"));
    assertThat(Table.ok(table.play(node, seat, asked.id(), "take 1")).path("replayed").asBoolean())
        .isTrue();
  }
}
