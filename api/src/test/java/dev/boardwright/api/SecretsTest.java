package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a viewer may not know is in nothing that the viewer gets. */
@ParameterizedClass
@EnumSource(
    value = Stores.class,
    names = {"SQLITE", "REDIS"})
class SecretsTest {

  private static Stores.Place place;
  private static Node node;

  @Parameter Stores store;

  @BeforeParameterizedClassInvocation
  static void start(Stores store) {
    place = store.place();
    node = new Node(place.open());
  }

  @AfterParameterizedClassInvocation
  static void stop() {
    node.close();
    place.close();
  }

  /** Masked entries say nothing but who acted, and stay as they were told. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void whatWasToldOfAnEntryNeverChanges(int seats) {
    Table table = Table.of(node, "night_market", seats);
    SplittableRandom random = new SplittableRandom(seats);
    List<String> viewers = new ArrayList<>(table.tokens());
    viewers.add(table.host());
    Map<String, JsonNode> told = new HashMap<>();
    while (table.state(node).path("status").asText().equals("running")) {
      int seat = table.toAct(node);
      Table.Asked asked = table.asked(node, seat).orElseThrow();
      Table.ok(table.play(node, seat, asked.id(), asked.any(random)));
      for (String viewer : viewers) {
        for (JsonNode entry : log(table, viewer)) {
          String place = viewer + entry.path("version");
          assertThat(told.merge(place, entry, (before, _) -> before)).isEqualTo(entry);
        }
      }
    }
    assertThat(told.values().stream().filter(entry -> entry.path("hidden").asBoolean()))
        .isNotEmpty()
        .allSatisfy(
            entry ->
                assertThat(entry.propertyStream().map(Map.Entry::getKey))
                    .containsExactlyInAnyOrder(
                        "version", "kind", "seat", "hidden", "at", "events"));
  }

  private static JsonNode log(Table table, String token) {
    return Table.ok(node.as(token).get(table.path("/log?limit=500"))).path("entries");
  }

  @Test
  void aSecretAnswerIsHiddenFromTheOthersInEveryAnswer() {
    Table table = Table.of(node, "night_market", 3);
    Table.Asked asked = table.asked(node, 0).orElseThrow();
    assertThat(asked.type()).isEqualTo("keep_card");
    String kept = asked.codes().getFirst();
    JsonNode own = Table.ok(table.play(node, 0, asked.id(), kept));
    assertThat(own.at("/entries/0/code").asText()).isEqualTo(kept);
    int version = own.path("version").asInt();
    for (String other : List.of(table.tokens().get(1), table.tokens().get(2), table.host())) {
      JsonNode entry =
          Table.ok(node.as(other).get(table.path("/log?after=%d".formatted(version - 1))))
              .at("/entries/0");
      assertThat(entry.path("hidden").asBoolean()).isTrue();
      assertThat(entry.toString()).doesNotContain(kept.substring(kept.indexOf(' ') + 1));
    }
    Response refused = table.play(node, 1, asked.id(), kept);
    assertThat(refused.statusCode()).isEqualTo(409);
    assertThat(refused.asString()).doesNotContain("keep");
  }

  /** The same game, but for what seat 0 keeps in secret: to the others it is the same. */
  @Test
  void othersSeeTheSameWhateverIsKept() {
    String seed = ",\"seed\":\"secret\"";
    Table one = Table.of(node, "night_market", 2, seed);
    Table other = Table.of(node, "night_market", 2, seed);
    List<String> codes = one.asked(node, 0).orElseThrow().codes();
    assertThat(codes).hasSizeGreaterThan(1);
    Table.ok(one.play(node, 0, one.asked(node, 0).orElseThrow().id(), codes.getFirst()));
    Table.ok(other.play(node, 0, other.asked(node, 0).orElseThrow().id(), codes.getLast()));
    for (String below : List.of("/view", "/decision", "/log")) {
      assertThat(anonymous(one, one.get(node, 1, below)))
          .isEqualTo(anonymous(other, other.get(node, 1, below)));
      assertThat(anonymous(one, node.call().get(one.path(below))))
          .isEqualTo(anonymous(other, node.call().get(other.path(below))));
    }
  }

  private static String anonymous(Table table, Response response) {
    return response.asString().replace(table.game(), "").replaceAll("\"at\":\"[^\"]*\"", "");
  }

  @Test
  void theSeedIsNotToldBeforeTheEnd() {
    Table table = Table.of(node, "nim", 2, ",\"seed\":\"not-to-be-told\"");
    for (String below : List.of("", "/view", "/decision", "/log", "/record")) {
      assertThat(node.as(table.host()).get(table.path(below)).asString())
          .doesNotContain("not-to-be-told");
    }
    table.playOut(1, node);
    JsonNode record = Table.ok(node.call().get(table.path("/record")));
    assertThat(record.path("seed").asText()).isEqualTo("not-to-be-told");
    assertThat(record.path("practice").asBoolean()).isTrue();
  }

  @Test
  void aSeedOfTheServerIsRandom() {
    Table table = Table.of(node, "nim", 2);
    table.playOut(1, node);
    JsonNode record = Table.ok(node.call().get(table.path("/record")));
    assertThat(record.path("seed").asText()).matches("[0-9a-f]{64}");
    assertThat(record.path("practice").asBoolean()).isFalse();
    assertThat(record.path("seedHash")).isEqualTo(table.state(node).path("seedHash"));
  }
}
