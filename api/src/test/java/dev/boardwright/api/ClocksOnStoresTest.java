package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.boardwright.api.wire.Code;
import io.restassured.response.Response;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Games with clocks by the own time of every store. */
@ParameterizedClass
@EnumSource(Stores.class)
class ClocksOnStoresTest {

  private static final String SECOND = ",\"clock\":{\"perMove\":1}";

  private static Stores.Place place;
  private static final Faults FAULTS = new Faults();
  private static Node node;

  @Parameter Stores store;

  @BeforeParameterizedClassInvocation
  static void start(Stores store) {
    place = store.place();
    node = new Node(FAULTS.to(place.open()));
  }

  @AfterParameterizedClassInvocation
  static void stop() {
    node.close();
    place.close();
  }

  private static boolean over(Table table) {
    return table.state(node).path("status").asText().equals("finished");
  }

  private static long timeouts(Table table) {
    JsonNode entries = Table.ok(node.call().get(table.path("/log?limit=500"))).path("entries");
    return entries
        .valueStream()
        .filter(entry -> entry.path("kind").asText().equals("timeout"))
        .count();
  }

  @Test
  void whoeverIsLateLosesThoughNobodyAsks() {
    Table table = Table.of(node, "nim", 2, SECOND);
    int seat = table.toAct(node);
    Awaitility.await().until(() -> over(table));
    assertThat(table.state(node).at("/result/ranking/0/0").asInt()).isEqualTo(1 - seat);
    assertThat(timeouts(table)).isEqualTo(1);
    Response late = table.play(node, seat, "1." + seat, "take 1");
    Table.problem(late, Code.TIME_OVER);
  }

  /** One seat after the other runs out of time, each a second after the one before. */
  @Test
  void aGameThatAllHaveLeftComesToItsEnd() {
    Table table = Table.of(node, "nim", 3, SECOND);
    Awaitility.await().until(() -> over(table));
    assertThat(timeouts(table)).isEqualTo(2);
  }

  @Test
  void aMoveThatWasStoredInTimeCountsThoughItsAnswerWasLost() {
    Table table = Table.of(node, "nim", 2, ",\"clock\":{\"bank\":2}");
    int seat = table.toAct(node);
    String decision = table.asked(node, seat).orElseThrow().id();
    FAULTS.loseNextAnswer();
    Table.problem(table.play(node, seat, decision, "take 2"), Code.STORE_UNAVAILABLE);
    Awaitility.await().until(() -> over(table)); // since the other one does not answer
    JsonNode again = Table.ok(table.play(node, seat, decision, "take 2"));
    assertThat(again.path("replayed").asBoolean()).isTrue();
    assertThat(table.state(node).at("/result/ranking/0/0").asInt()).isEqualTo(seat);
  }
}
