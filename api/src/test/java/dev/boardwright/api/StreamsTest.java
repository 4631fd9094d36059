package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Streams of games, on every store. */
@ParameterizedClass
@EnumSource(Stores.class)
class StreamsTest {

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

  /** Each viewer is told the log as that viewer may read it: all of it, once, in order. */
  @ParameterizedTest
  @ValueSource(strings = {"nim", "night_market", "tikal"})
  void everybodyIsToldTheLogOfTheirOwn(String ruleset) {
    Table table = Table.of(node, ruleset, 2);
    List<@Nullable String> viewers = new ArrayList<>(table.tokens());
    viewers.add(table.host());
    viewers.add(null);
    List<Watcher> watchers =
        viewers.stream().map(viewer -> Watcher.of(node, table, viewer, 0)).toList();
    JsonNode end = table.playOut(3, node);
    for (int i = 0; i < viewers.size(); i++) {
      try (Watcher watcher = watchers.get(i)) {
        assertThat(watcher.reason()).isEqualTo("game_over");
        assertThat(watcher.type()).isEqualTo("text/event-stream");
        assertThat(watcher.entries()).isEqualTo(log(table, viewers.get(i)));
        assertThat(watcher.of("status").getLast().path("game")).isEqualTo(end);
      }
    }
  }

  private static List<JsonNode> log(Table table, @Nullable String token) {
    var call = token == null ? node.call() : node.as(token);
    List<JsonNode> entries = new ArrayList<>();
    JsonNode page;
    do {
      page = Table.ok(call.get(table.path("/log?limit=500&after=" + entries.size())));
      page.path("entries").forEach(entries::add);
    } while (page.path("more").asBoolean());
    return entries;
  }

  @Test
  void linesOfJsonTellTheSame() {
    Table table = Table.of(node, "night_market", 2);
    table.playOut(4, node);
    String path = table.path("/events");
    try (Watcher events = Watcher.open(node, path, null, Map.of());
        Watcher lines = Watcher.open(node, path, null, Map.of("Accept", "application/x-ndjson"))) {
      assertThat(events.reason()).isEqualTo(lines.reason());
      assertThat(lines.type()).isEqualTo("application/x-ndjson");
      assertThat(lines.events()).isEqualTo(events.events());
    }
  }

  /** A reader whose connection breaks again and again misses nothing and hears nothing twice. */
  @Test
  void aReaderGoesOnWhereItWas() {
    Table table = Table.of(node, "night_market", 3);
    Thread players = Thread.ofVirtual().start(() -> table.playOut(5, node));
    SplittableRandom random = new SplittableRandom(6);
    List<Integer> heard = new ArrayList<>();
    String token = table.tokens().getFirst();
    boolean over = false;
    while (!over) {
      String last = "" + (heard.isEmpty() ? 0 : heard.getLast());
      Watcher watcher =
          Watcher.open(node, table.path("/events"), token, Map.of("Last-Event-ID", last));
      try (watcher) {
        int most = random.nextInt(1, 8);
        Awaitility.await()
            .until(() -> watcher.of("entry").size() >= most || !watcher.of("end").isEmpty());
      }
      watcher.entries().forEach(entry -> heard.add(entry.path("version").asInt()));
      over = !watcher.of("end").isEmpty();
    }
    Awaitility.await().until(() -> !players.isAlive());
    assertThat(heard)
        .containsExactlyElementsOf(IntStream.rangeClosed(1, table.version(node)).boxed().toList());
  }

  @Test
  void theHeaderOfAReconnectingBrowserIsStrongerThanItsAddress() {
    Table table = Table.of(node, "nim", 2);
    table.playOut(1, node);
    try (Watcher watcher =
        Watcher.open(node, table.path("/events?after=1"), null, Map.of("Last-Event-ID", "3"))) {
      assertThat(watcher.reason()).isEqualTo("game_over");
      assertThat(watcher.entries().getFirst().path("version").asInt()).isEqualTo(4);
    }
    for (String wrong : List.of("-1", "x", "1e3", "99999999999")) {
      Response refused = node.call().header("Last-Event-ID", wrong).get(table.path("/events"));
      assertThat(refused.statusCode()).isEqualTo(400);
      assertThat(refused.<String>path("pointer")).isEqualTo("header/Last-Event-ID");
    }
  }

  @Test
  void whoeverKnowsMoreThanTheStoreIsToldToForgetIt() {
    Table table = Table.of(node, "nim", 2);
    try (Watcher watcher = Watcher.of(node, table, null, 40).until("status", 1)) {
      assertThat(watcher.events().stream().map(event -> event.path("type").asText()))
          .containsExactly("reset", "entry", "status");
      assertThat(watcher.events().getFirst().path("version").asInt()).isZero();
    }
  }

  @Test
  void claimsAreToldBeforeTheStartAndTheGameFollows() {
    Table table = open();
    try (Watcher watcher = Watcher.of(node, table, null, 0).until("status", 1)) {
      Response claimed =
          Node.json(node.call(), "{\"name\":\"Ben\"}").post(table.path("/seats/1/claim"));
      watcher.until("status", 2);
      assertThat(watcher.last()).isZero();
      assertThat(watcher.of("status").getLast().at("/game/seats/1/name").asText()).isEqualTo("Ben");
      try (Watcher ben = Watcher.of(node, table, claimed.path("token"), 0).until("status", 1)) {
        node.as(table.host()).delete(table.path("/seats/1/claim"));
        assertThat(ben.reason()).isEqualTo("bad_token");
      }
      Node.json(node.call(), "{}").post(table.path("/seats/1/claim"));
      Node.json(node.call(), "{}").post(table.path("/seats/2/claim"));
      watcher.until("entry", 1);
      Awaitility.await()
          .until(
              () -> watcher.of("status").getLast().at("/game/status").asText().equals("running"));
    }
  }

  private static Table open() {
    return Table.of(
        Node.json(
                node.call(),
                """
                {"ruleset":"nim","seats":[{"kind":"bot"},{"kind":"open"},{"kind":"open"}]}
                """)
            .post("/v1/games"));
  }

  /** What one seat keeps in secret is in no other stream. */
  @Test
  void othersAreToldTheSameWhateverIsKept() {
    String seed = ",\"seed\":\"secret\"";
    Table one = Table.of(node, "night_market", 2, seed);
    Table other = Table.of(node, "night_market", 2, seed);
    List<String> codes = one.asked(node, 0).orElseThrow().codes();
    assertThat(codes).hasSizeGreaterThan(1);
    int before = one.version(node);
    for (String viewer : new String[] {"seat", "spectator"}) {
      boolean seat = viewer.equals("seat");
      try (Watcher first = Watcher.of(node, one, seat ? one.tokens().get(1) : null, before);
          Watcher second = Watcher.of(node, other, seat ? other.tokens().get(1) : null, before)) {
        if (seat) {
          keep(one, codes.getFirst());
          keep(other, codes.getLast());
        }
        first.until("entry", 1).until("status", 1);
        second.until("entry", 1).until("status", 1);
        assertThat(first.entries().getFirst().path("hidden").asBoolean()).isTrue();
        assertThat(anonymous(one, first.entries())).isEqualTo(anonymous(other, second.entries()));
      }
    }
  }

  private static void keep(Table table, String code) {
    Table.ok(table.play(node, 0, table.asked(node, 0).orElseThrow().id(), code));
  }

  private static String anonymous(Table table, List<JsonNode> entries) {
    return entries.toString().replace(table.game(), "").replaceAll("\"at\":\"[^\"]*\"", "");
  }

  @Test
  void thereAreOnlySoManyStreamsAtATime() {
    try (Stores.Place other = store.place();
        Node small = new Node(other.open(), Map.of("BOARDWRIGHT_STREAMS", "1"))) {
      Table table = Table.of(small, "nim", 2);
      try (Watcher _ = Watcher.of(small, table, null, 0).until("status", 1)) {
        Response refused = small.call().get(table.path("/events"));
        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(refused.<Integer>path("limit")).isEqualTo(1);
        table.playOut(1, small);
      }
      Awaitility.await()
          .until(() -> small.call().get("/metrics").asString().contains("open_streams 0"));
      assertThat(small.call().get(table.path("/events")).statusCode()).isEqualTo(200);
    }
  }
}
