package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import dev.boardwright.api.store.Store;
import dev.boardwright.api.wire.Code;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** The clock of a node's machine jumps: only the date of the games it creates follows. */
@ParameterizedClass
@EnumSource(
    value = Stores.class,
    names = {"SQLITE", "REDIS"})
class ClockJumpTest {

  private static final String CLOCK = ",\"visibility\":\"public\",\"clock\":{\"perMove\":600}";

  @Parameter Stores store;

  /** By how much it is wrong. */
  private final AtomicReference<Duration> wrong = new AtomicReference<>(Duration.ZERO);

  private Node node(Stores.Place place) {
    return new Node(
        place.open(),
        Map.of("BOARDWRIGHT_ADMIN_TOKEN", Player.ADMIN),
        Node.RULESETS,
        () -> Instant.now().plus(wrong.get()));
  }

  @Test
  void nothingElseDependsOnIt() {
    try (Stores.Place place = store.place();
        Node node = node(place)) {
      Instant start = Instant.now().minusSeconds(5);
      List<Table> tables = new ArrayList<>();
      for (int hours : List.of(0, 7, -30, 2)) {
        wrong.set(Duration.ofHours(hours));
        Table table = Table.of(node, "nim", 2, CLOCK);
        Instant created = Instant.parse(table.state(node).path("createdAt").asText());
        assertThat(created).isBetween(start.plus(wrong.get()), Instant.now().plus(wrong.get()));
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
  void tokensOfAccountsLastAsLongAsTheyAreToLast() {
    try (Stores.Place place = store.place();
        Node node = node(place)) {
      Player ana = Player.of(node, "ana");
      wrong.set(Duration.ofDays(-30));
      JsonNode week = Table.tree(ana.post(node, "/v1/account/tokens", "{\"expiresInDays\":7}"));
      assertThat(Instant.parse(week.at("/info/expiresAt").asText()))
          .isCloseTo(Instant.now().plus(Duration.ofDays(7)), within(1, ChronoUnit.HOURS));
      String rotate = "/v1/account/tokens/" + ana.tokenId() + "/rotate";
      JsonNode next = Table.ok(ana.post(node, rotate, "{\"graceSeconds\":3600}"));
      for (int days : List.of(-30, 0, 30)) {
        wrong.set(Duration.ofDays(days));
        for (String token :
            List.of(ana.token(), next.path("token").asText(), week.path("token").asText())) {
          assertThat(Table.ok(node.as(token).get("/v1/account/tokens")).path("tokens")).hasSize(2);
        }
      }
      String last =
          Table.ok(Node.json(node.as(next.path("token").asText()), "{}").post(rotate))
              .path("token")
              .asText();
      wrong.set(Duration.ofDays(-30));
      Table.problem(node.as(next.path("token").asText()).get("/v1/account"), Code.BAD_TOKEN);
      Table.ok(node.as(last).get("/v1/account"));
    }
  }

  /** A game that a batch was to create may still come, so it keeps the seed closed for a while. */
  @Test
  void aSharedSeedStaysClosed() {
    String nim =
        "{\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"reserved\"},{\"kind\":\"reserved\"}]}";
    String body = "{\"sameSeed\":true,\"games\":[%s,%s]}".formatted(nim, nim);
    wrong.set(Duration.ofHours(-30));
    try (Stores.Place place = store.place();
        Node node = node(place)) {
      JsonNode games = Table.ok(Node.json(node.call(), body).post("/v1/games/batch")).path("games");
      List<String> tokens = new ArrayList<>();
      games.at("/0/tokens/seats").forEach(token -> tokens.add(token.asText()));
      Table over = new Table(games.at("/0/game/id").asText(), "", new ArrayList<>(tokens));
      over.playOut(1, node);
      String missing = games.at("/1/game/id").asText();
      Store kept = node.service().store();
      var there = kept.read(missing, 0, 0).orElseThrow();
      kept.expire(missing, there.revision(), there.version(), Duration.ofMillis(1));
      await().until(() -> kept.read(missing, 0, 0).isEmpty());
      Table.problem(node.call().get(over.path("/record")), Code.RECORD_CLOSED);
    }
  }

  private static void playOne(Node node, Table table) {
    int seat = table.toAct(node);
    Table.Asked asked = table.asked(node, seat).orElseThrow();
    Table.ok(table.play(node, seat, asked.id(), "take 1"));
    assertThat(Table.ok(table.play(node, seat, asked.id(), "take 1")).path("replayed").asBoolean())
        .isTrue();
  }
}
