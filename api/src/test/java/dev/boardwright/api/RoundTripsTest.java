package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What a node that has a game in its cache asks of the store. That such a call is one command to a
 * Redis is in {@code store/RedisStoreContract}.
 */
@ParameterizedClass
@EnumSource(
    value = Stores.class,
    names = {"SQLITE", "REDIS"})
class RoundTripsTest {

  private static final List<String> CALLS = new CopyOnWriteArrayList<>();

  private static Stores.Place place;
  private static Node node;

  @Parameter Stores store;

  @BeforeParameterizedClassInvocation
  static void start(Stores store) {
    place = store.place();
    node = new Node(Faults.noting(place.open(), CALLS));
  }

  @AfterParameterizedClassInvocation
  static void stop() {
    node.close();
    place.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"santa_maria", "seasons", "tikal", "tzolkin"})
  void aMoveIsOneCommit(String ruleset) {
    SplittableRandom random = new SplittableRandom(1);
    Table table = Table.of(node, ruleset, 3);
    for (int moves = 0; moves < 20; moves++) {
      int seat = table.toAct(node);
      Table.Asked asked = table.asked(node, seat).orElseThrow();
      String move = Table.body(asked.id(), asked.any(random));
      CALLS.clear();
      Table.ok(table.post(node, seat, "/moves?include=decision,view", move));
      assertThat(CALLS).containsExactly("commit");
    }
  }

  @Test
  void aMoveThatIsRefusedAsksNothing() {
    Table table = Table.of(node, "nim", 2);
    int seat = table.toAct(node);
    String move = Table.body(table.asked(node, seat).orElseThrow().id(), "take 9");
    CALLS.clear();
    assertThat(table.post(node, seat, "/moves", move).statusCode()).isEqualTo(422);
    assertThat(CALLS).isSubsetOf("read");
  }
}
