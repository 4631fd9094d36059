package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Stream;
import org.awaitility.Awaitility;

/**
 * Games that go on by themselves, at the nodes of a {@link Crowd}: with house bots, with clocks
 * that run out for players who are not there, and with a webhook that is told of each.
 */
final class Household {

  /** Longer than a job waits that was lost with the answer to whoever took it. */
  private static final Duration PATIENCE = Duration.ofMinutes(3);

  private static final String BOT = "{\"kind\":\"bot\",\"bot\":\"random\"}";
  private static final String GREEDY = "{\"kind\":\"bot\",\"bot\":\"greedy\"}";
  private static final String PLAYER = "{\"kind\":\"reserved\"}";

  private final Crowd crowd;
  private final Receiver receiver;
  private final AtomicInteger acknowledged = new AtomicInteger();
  private final List<Played> games = new CopyOnWriteArrayList<>();

  Household(Crowd crowd, Receiver receiver) {
    this.crowd = crowd;
    this.receiver = receiver;
  }

  /** An answer of the player as it was acknowledged. */
  private record Answer(String decision, String code, int version) {}

  /**
   * A game.
   *
   * @param absent the seat of a player who is not there; -1 if there is none
   */
  private record Played(Table table, int absent, List<Answer> answers) {}

  /** How many moves of players have been acknowledged. */
  int acknowledged() {
    crowd.requireNoFailure();
    return acknowledged.get();
  }

  /** Those who play, each game after game until the trouble is over. */
  List<Crowd.Deed> roles() {
    return List.of(
        () -> playOn("night_market", 20, -1, GREEDY, PLAYER, BOT),
        () -> playOn("nim", 20, -1, PLAYER, GREEDY),
        () -> playOn("night_market", 1, 0, PLAYER, PLAYER, BOT),
        () -> playOn("nim", 1, 1, PLAYER, PLAYER, GREEDY),
        () -> playOn("night_market", 20, -1, GREEDY, BOT, GREEDY));
  }

  private void playOn(String ruleset, int perMove, int absent, String... seats) {
    for (int game = 0; game == 0 || !crowd.over(); game++) {
      Table table = create(ruleset, perMove, seats);
      Played played = new Played(table, absent, new CopyOnWriteArrayList<>());
      games.add(played);
      addWebhook(table);
      for (int seat = 0; seat < seats.length; seat++) {
        if (seats[seat].equals(PLAYER) && seat != absent) {
          play(played, seat);
        }
      }
      awaitEnd(table);
    }
  }

  private Table create(String ruleset, int perMove, String... seats) {
    String body =
        "{\"ruleset\":\"%s\",\"clock\":{\"perMove\":%d},\"seats\":[%s]}"
            .formatted(ruleset, perMove, String.join(",", seats));
    Response created = crowd.insist(keyed(call -> Node.json(call, body).post("/v1/games")));
    assertThat(created.statusCode()).as(created.asString()).isEqualTo(201);
    return Table.of(created);
  }

  private void addWebhook(Table table) {
    String body = "{\"url\":\"%s\"}".formatted(receiver.url());
    Response created =
        crowd.insist(
            keyed(
                call ->
                    Node.json(call.header("Authorization", "Bearer " + table.host()), body)
                        .post(table.path("/webhooks"))));
    assertThat(created.statusCode()).as(created.asString()).isEqualTo(201);
  }

  /** A request that creates something, once however often it is sent. */
  private static Function<Node, Response> keyed(Function<RequestSpecification, Response> request) {
    SplittableRandom random = new SplittableRandom();
    String key = "household-%016x%016x".formatted(random.nextLong(), random.nextLong());
    return node -> request.apply(node.call().header("Idempotency-Key", key));
  }

  /** Answers for a seat until the game is over, or its time is. */
  private void play(Played game, int seat) {
    SplittableRandom random = new SplittableRandom();
    Table table = game.table();
    while (true) {
      JsonNode now = Table.ok(crowd.insist(node -> table.get(node, seat, "/decision?wait=2")));
      if (!now.path("status").asText().equals("running")) {
        return;
      }
      Table.Asked.in(now)
          .ifPresent(
              asked -> {
                String code = asked.any(random);
                Response played = crowd.insist(node -> table.play(node, seat, asked.id(), code));
                if (played.statusCode() == 409) { // the clock was faster
                  return;
                }
                int version = Table.ok(played).path("version").asInt();
                game.answers().add(new Answer(asked.id(), code, version));
                acknowledged.incrementAndGet();
              });
    }
  }

  private void awaitEnd(Table table) {
    Awaitility.await()
        .atMost(PATIENCE)
        .pollInterval(Duration.ofMillis(100))
        .until(
            () -> {
              Response state = crowd.insist(node -> node.call().get(table.path("")));
              return !Table.ok(state).path("status").asText().equals("running");
            });
  }

  /** Nothing acknowledged is lost, all games have come to their ends, and all of it was told. */
  void check() {
    assertThat(games).isNotEmpty();
    games.forEach(this::check);
  }

  private void check(Played game) {
    Table table = game.table();
    Node node = crowd.nodes().getFirst();
    String record = node.call().get(table.path("/record")).asString();
    for (Node other : crowd.nodes()) {
      assertThat(table.state(other).path("status").asText()).isEqualTo("finished");
      assertThat(other.call().get(table.path("/record")).asString()).isEqualTo(record);
    }
    Response verdict = Node.json(node.call(), record).post("/v1/records/verify");
    assertThat(Table.ok(verdict).path("valid").asBoolean()).isTrue();
    checkAnswers(game, Table.tree(node.call().get(table.path("/record"))).path("appends"));
    checkTold(game, log(node, table));
  }

  private static void checkAnswers(Played game, JsonNode appends) {
    List<Answer> stored = new ArrayList<>();
    for (JsonNode append : appends) {
      if (!append.path("submitted").isEmpty()) {
        JsonNode entries = append.path("entries");
        stored.add(
            new Answer(
                append.path("decision").asText(),
                append.at("/submitted/0").asText(),
                entries.get(entries.size() - 1).path("version").asInt()));
      }
    }
    assertThat(stored).as("game %s", game.table().game()).containsAll(game.answers());
    assertThat(stored).extracting(Answer::decision).doesNotHaveDuplicates();
  }

  private void checkTold(Played game, List<JsonNode> log) {
    String id = game.table().game();
    List<Integer> late =
        log.stream()
            .filter(entry -> entry.path("kind").asText().equals("timeout"))
            .map(entry -> entry.path("seat").asInt())
            .toList();
    assertThat(late).doesNotHaveDuplicates();
    if (game.absent() >= 0) {
      assertThat(late).contains(game.absent());
    }
    Awaitility.await()
        .atMost(PATIENCE)
        .untilAsserted(
            () -> {
              assertThat(receiver.of("end", id)).isNotEmpty();
              assertThat(receiver.of("timeout", id))
                  .extracting(message -> message.path("seat").asInt())
                  .containsAll(late);
            });
    for (String type : List.of("turn", "timeout", "end")) { // told again, it is the same
      List<JsonNode> told = receiver.of(type, id);
      assertThat(told.stream().map(Household::fact).distinct().count())
          .isEqualTo(told.stream().map(message -> message.path("id").asText()).distinct().count());
    }
    assertThat(receiver.of("end", id).stream().map(Household::fact).distinct()).hasSize(1);
  }

  private static List<String> fact(JsonNode message) {
    return Stream.of("id", "type", "seat", "decision")
        .map(name -> message.path(name).asText())
        .toList();
  }

  private static List<JsonNode> log(Node node, Table table) {
    List<JsonNode> all = new ArrayList<>();
    JsonNode page;
    do {
      page = Table.ok(node.call().get(table.path("/log?limit=500&after=" + all.size())));
      page.path("entries").forEach(all::add);
    } while (page.path("more").asBoolean());
    return all;
  }
}
