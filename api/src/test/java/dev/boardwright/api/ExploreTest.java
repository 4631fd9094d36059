package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.restassured.response.Response;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Trying moves out, and what somebody might hope to learn by it. */
@ParameterizedClass
@EnumSource(
    value = Stores.class,
    names = {"SQLITE", "REDIS"})
class ExploreTest {

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

  private static Response explore(Table table, int seat, String... codes) {
    String body = "{\"moves\":[\"%s\"]}".formatted(String.join("\",\"", codes));
    return table.post(node, seat, "/explore", body);
  }

  /** What is tried is what then comes, and nothing of it happens before it is played. */
  @ParameterizedTest
  @ValueSource(strings = {"nim", "night_market", "tikal"})
  void whatIsTriedIsWhatComes(String ruleset) {
    Table table = Table.of(node, ruleset, 2);
    SplittableRandom random = new SplittableRandom(8);
    Set<String> stops = new HashSet<>();
    int compared = 0;
    for (int turn = 0; turn < 150; turn++) {
      JsonNode before = table.state(node);
      if (!before.path("status").asText().equals("running")) {
        break;
      }
      int seat = before.at("/toAct/0").asInt();
      Table.Asked asked = table.asked(node, seat).orElseThrow();
      String move = asked.any(random);
      JsonNode tried = Table.ok(explore(table, seat, move));
      assertThat(table.state(node)).isEqualTo(before);
      assertThat(tried.path("version")).isEqualTo(before.path("version"));
      assertThat(tried.at("/view/version")).isEqualTo(before.path("version"));
      assertThat(tried.at("/view/result").isNull()).isTrue();
      stops.add(tried.path("stopped").asText());
      JsonNode played =
          Table.ok(
              table.post(node, seat, "/moves?include=decision,view", Table.body(asked.id(), move)));
      if (tried.path("stopped").isNull()) {
        assertThat(tried.at("/view/board")).isEqualTo(played.at("/view/board"));
        assertThat(withoutId(tried.path("decision")))
            .isEqualTo(withoutId(played.at("/next/decision")));
        compared++;
      } else {
        assertThat(tried.path("decision").isNull()).isTrue();
      }
    }
    assertThat(stops).contains(ruleset.equals("nim") ? "other_seat" : "chance");
    assertThat(compared > 0).isEqualTo(!ruleset.equals("nim"));
  }

  private static JsonNode withoutId(JsonNode decision) {
    ObjectNode copy = decision.deepCopy();
    copy.remove("id");
    return copy;
  }

  /** Whatever another seat keeps in secret, trying moves out answers the same. */
  @Test
  void whatOthersKeepIsNotFoundOut() {
    String seed = ",\"seed\":\"secret\"";
    Table one = Table.of(node, "night_market", 2, seed);
    Table other = Table.of(node, "night_market", 2, seed);
    List<String> kept = one.asked(node, 0).orElseThrow().codes();
    assertThat(kept).hasSizeGreaterThan(1);
    Table.ok(one.play(node, 0, one.asked(node, 0).orElseThrow().id(), kept.getFirst()));
    Table.ok(other.play(node, 0, other.asked(node, 0).orElseThrow().id(), kept.getLast()));
    for (String code : one.asked(node, 1).orElseThrow().codes()) {
      assertThat(told(one, explore(one, 1, code, "anything")))
          .isEqualTo(told(other, explore(other, 1, code, "anything")));
    }
  }

  /** The packs are handed on by chance: what comes next is not shown, however often one asks. */
  @Test
  void itStopsBeforeChance() {
    Table table = Table.of(node, "night_market", 2);
    SplittableRandom random = new SplittableRandom(4);
    int stops = 0;
    while (stops < 3) {
      int seat = table.toAct(node);
      Table.Asked asked = table.asked(node, seat).orElseThrow();
      String code = asked.any(random);
      JsonNode tried = Table.ok(explore(table, seat, code));
      if (tried.path("stopped").asText().equals("chance")) {
        assertThat(tried.path("played").asInt()).isEqualTo(1);
        assertThat(Table.ok(explore(table, seat, code, code, "not even a move"))).isEqualTo(tried);
        Response batch = table.play(node, seat, asked.id(), code, code, "not even a move");
        assertThat(batch.statusCode()).isEqualTo(422);
        assertThat(batch.<String>path("code")).isEqualTo("batch_not_contiguous");
        assertThat(batch.<Integer>path("index")).isEqualTo(1);
        assertThat(batch.<Object>path("nearest")).isNull();
        stops++;
      }
      Table.ok(table.play(node, seat, asked.id(), code));
    }
  }

  @Test
  void onlyTheSeatThatIsAskedTries() {
    Table table = Table.of(node, "nim", 2);
    int seat = table.toAct(node);
    Response early = explore(table, 1 - seat, "take 1");
    assertThat(early.statusCode()).isEqualTo(409);
    assertThat(early.<String>path("code")).isEqualTo("not_your_decision");
    Response illegal = explore(table, seat, "take 4");
    assertThat(illegal.statusCode()).isEqualTo(422);
    assertThat(illegal.<Integer>path("index")).isZero();
    assertThat(Table.ok(explore(table, seat, "take 1")).path("stopped").asText())
        .isEqualTo("other_seat");
  }

  @Test
  void theEndIsSeenButNotItsResult() {
    Table table = Table.of(node, "nim", 2, ",\"options\":{\"stones\":5}");
    int seat = table.toAct(node);
    Table.ok(table.play(node, seat, table.asked(node, seat).orElseThrow().id(), "take 3"));
    JsonNode tried = Table.ok(explore(table, 1 - seat, "take 2"));
    assertThat(tried.path("stopped").asText()).isEqualTo("over");
    assertThat(tried.at("/view/result").isNull()).isTrue();
  }

  @Test
  void anExploredDecisionCannotBeAnswered() {
    Table table = Table.of(node, "tikal", 2);
    SplittableRandom random = new SplittableRandom(1);
    JsonNode tried;
    do {
      int seat = table.toAct(node);
      Table.Asked asked = table.asked(node, seat).orElseThrow();
      String move = asked.any(random);
      tried = Table.ok(explore(table, seat, move));
      Table.ok(table.play(node, seat, asked.id(), move));
    } while (tried.path("decision").isNull());
    String id = tried.at("/decision/id").asText();
    Response refused =
        table.play(node, table.toAct(node), id, tried.at("/decision/moves/0/code").asText());
    assertThat(refused.statusCode()).isEqualTo(409);
    assertThat(refused.<String>path("code")).isEqualTo("not_your_decision");
  }

  @Test
  void thePastCanBeTriedAgainButNotTheFuture() {
    Table table = Table.of(node, "nim", 2);
    int seat = table.toAct(node);
    JsonNode then = Table.ok(explore(table, seat, "take 2"));
    Table.ok(table.play(node, seat, table.asked(node, seat).orElseThrow().id(), "take 1"));
    String past = "{\"version\":1,\"moves\":[\"take 2\"]}";
    assertThat(Table.ok(table.post(node, seat, "/explore", past))).isEqualTo(then);
    assertThat(table.post(node, 1 - seat, "/explore", past).statusCode()).isEqualTo(409);
    Response ahead = table.post(node, seat, "/explore", "{\"version\":9,\"moves\":[\"take 2\"]}");
    assertThat(ahead.statusCode()).isEqualTo(409);
    assertThat(ahead.<String>path("code")).isEqualTo("version_ahead");
  }

  /** What an answer says, but for what names the game and the request. */
  private static String told(Table table, Response answer) {
    return answer.asString().replace(table.game(), "").replaceAll("\"trace\":\"[0-9a-f]*\"", "");
  }
}
