package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.restassured.response.Response;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole games over HTTP, on every store. */
@ParameterizedClass
@EnumSource(
    value = Stores.class,
    names = {"SQLITE", "REDIS"})
class GamesTest {

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

  /** Every ruleset with the fewest seats; {@link SchemasTest} plays with more. */
  static Stream<Arguments> games() {
    return Node.RULESETS.stream().map(ruleset -> Arguments.of(ruleset.id(), ruleset.minSeats()));
  }

  @ParameterizedTest
  @MethodSource("games")
  void aRandomGameIsPlayedToItsEnd(String ruleset, int seats) {
    Table table = Table.of(node, ruleset, seats);
    JsonNode end = table.playOut(seats, node);
    assertThat(end.path("status").asText()).isEqualTo("finished");
    assertThat(end.path("toAct")).isEmpty();
    assertThat(end.at("/result/scores")).hasSize(seats);
    for (JsonNode score : end.at("/result/scores")) {
      double sum = score.path("breakdown").valueStream().mapToDouble(JsonNode::asDouble).sum();
      assertThat(score.path("score").asDouble()).isEqualTo(sum);
    }
    assertThat(
            end.at("/result/ranking")
                .valueStream()
                .flatMap(JsonNode::valueStream)
                .map(JsonNode::asInt))
        .containsExactlyInAnyOrderElementsOf(IntStream.range(0, seats).boxed().toList());
    Response record = node.call().get(table.path("/record"));
    assertThat(record.statusCode()).isEqualTo(200);
    Response verdict = Node.json(node.call(), record.asString()).post("/v1/records/verify");
    assertThat(verdict.<Boolean>path("valid")).as(verdict.asString()).isTrue();
    assertThat(table.get(node, 0, "/view").<Object>path("result")).isNotNull();
  }

  @Test
  void theGameStartsWhenTheLastOpenSeatIsClaimed() {
    Response created =
        Node.json(
                node.call(),
                """
                {"ruleset":"nim","visibility":"public",
                 "seats":[{"kind":"reserved","name":"Ana"},{"kind":"open"},{"kind":"open"}]}
                """)
            .post("/v1/games");
    Table table = Table.of(created);
    assertThat(created.header("Location")).isEqualTo(table.path(""));
    assertThat(created.<String>path("game.status")).isEqualTo("open");
    assertThat(table.tokens()).hasSize(3).element(1).isNull();
    Response claimed =
        Node.json(node.call(), "{\"name\":\"Ben\"}").post(table.path("/seats/1/claim"));
    assertThat(claimed.<String>path("token")).startsWith("s_");
    assertThat(table.state(node).path("status").asText()).isEqualTo("open");
    assertThat(table.get(node, 0, "/decision").<Object>path("decision")).isNull();
    Response last = Node.json(node.call(), "{}").post(table.path("/seats/2/claim"));
    JsonNode state = table.state(node);
    assertThat(state.path("status").asText()).isEqualTo("running");
    assertThat(state.at("/seats/1/name").asText()).isEqualTo("Ben");
    assertThat(state.at("/seats/1/kind").asText()).isEqualTo("claimed");
    assertThat(state.path("version").asInt()).isEqualTo(1);
    assertThat(node.as(last.path("token")).get(table.path("/view")).<Integer>path("viewer"))
        .isEqualTo(2);
  }

  @Test
  void aClaimedSeatIsReleasedByItsHolderOrTheHost() {
    Table table = openTable();
    String first = claim(table, 1);
    assertThat(node.as(first).delete(table.path("/seats/1/claim")).statusCode()).isEqualTo(204);
    assertThat(node.as(first).get(table.path("")).statusCode()).isEqualTo(401);
    claim(table, 1);
    assertThat(node.as(table.host()).delete(table.path("/seats/1/claim")).statusCode())
        .isEqualTo(204);
    assertThat(node.as(table.host()).delete(table.path("/seats/1/claim")).statusCode())
        .isEqualTo(204);
    assertThat(table.state(node).at("/seats/1/kind").asText()).isEqualTo("open");
  }

  private Table openTable() {
    return Table.of(
        Node.json(
                node.call(),
                """
                {"ruleset":"nim","seats":[{"kind":"bot"},{"kind":"open"},{"kind":"open"}]}
                """)
            .post("/v1/games"));
  }

  private String claim(Table table, int seat) {
    Response claimed =
        Node.json(node.call(), "{}").post(table.path("/seats/%d/claim".formatted(seat)));
    assertThat(claimed.statusCode()).as(claimed.asString()).isEqualTo(200);
    return claimed.path("token");
  }

  @Test
  void publicGamesAreListedAPageAtATime() {
    List<String> created =
        IntStream.range(0, 3)
            .mapToObj(_ -> Table.of(node, "nim", 2, ",\"visibility\":\"public\"").game())
            .toList();
    String unlisted = Table.of(node, "nim", 2).game();
    Response page = node.call().get("/v1/games?ruleset=nim&status=running&limit=2");
    assertThat(page.<String>path("next")).isNotNull();
    Response rest =
        node.call()
            .queryParam("after", page.<String>path("next"))
            .get("/v1/games?ruleset=nim&status=running&limit=100");
    List<String> all =
        Stream.concat(
                page.<List<String>>path("games.id").stream(),
                rest.<List<String>>path("games.id").stream())
            .toList();
    assertThat(all).containsAll(created).doesNotContain(unlisted).doesNotHaveDuplicates();
    assertThat(node.call().get("/v1/games?ruleset=chess").<List<String>>path("games")).isEmpty();
  }

  @Test
  void aViewIsNotSentTwice() {
    Table table = Table.of(node, "nim", 2);
    Response view = table.get(node, 0, "/view");
    Response again =
        node.as(table.tokens().getFirst())
            .header("If-None-Match", view.header("ETag"))
            .get(table.path("/view"));
    assertThat(again.statusCode()).isEqualTo(304);
    assertThat(
            node.as(table.tokens().get(1))
                .header("If-None-Match", view.header("ETag"))
                .get(table.path("/view"))
                .statusCode())
        .isEqualTo(200);
    int seat = table.toAct(node);
    table.play(node, seat, table.asked(node, seat).orElseThrow().id(), "take 1");
    Response moved =
        node.as(table.tokens().getFirst())
            .header("If-None-Match", view.header("ETag"))
            .get(table.path("/view"));
    assertThat(moved.statusCode()).isEqualTo(200);
    Response past = node.as(table.tokens().getFirst()).get(table.path("/view?version=1"));
    assertThat(past.asString()).isEqualTo(view.asString());
  }

  @Test
  void movesCanBeTypedAndTextsAreMadeOnRequest() {
    Table table = Table.of(node, "nim", 2);
    int seat = table.toAct(node);
    Response asked = table.get(node, seat, "/decision?text=true");
    assertThat(asked.<String>path("decision.moves[0].text")).isNotBlank();
    assertThat(table.get(node, seat, "/decision").<Object>path("decision.moves[0].text")).isNull();
    Response played =
        table.post(
            node,
            seat,
            "/moves",
            "{\"decision\":\"%s\",\"typed\":[{\"type\":\"take\",\"args\":{\"stones\":2}}]}"
                .formatted(asked.<String>path("decision.id")));
    assertThat(played.<String>path("entries[0].code")).isEqualTo("take 2");
    assertThat(played.<Object>path("next")).isNull();
  }

  @Test
  void theLogIsReadInPages() {
    Table table = Table.of(node, "nim", 2);
    table.playOut(1, node);
    int version = table.version(node);
    Response whole = node.call().get(table.path("/log?limit=500"));
    assertThat(whole.<List<Integer>>path("entries.version"))
        .containsExactlyElementsOf(IntStream.rangeClosed(1, version).boxed().toList());
    Response part = node.call().get(table.path("/log?after=1&limit=2"));
    assertThat(part.<List<Integer>>path("entries.version")).containsExactly(2, 3);
    assertThat(part.<Boolean>path("more")).isTrue();
    assertThat(node.call().get(table.path("/log?after=" + version)).<Boolean>path("more"))
        .isFalse();
  }
}
