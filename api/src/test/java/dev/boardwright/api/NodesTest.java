package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Two nodes on one Redis, or on a cluster, serve the same games. */
@ParameterizedClass
@EnumSource(
    value = Stores.class,
    names = {"REDIS", "CLUSTER"})
class NodesTest {

  private static Stores.Place place;
  private static Node first;
  private static Node second;

  @Parameter Stores store;

  @BeforeParameterizedClassInvocation
  static void start(Stores store) {
    place = store.place();
    first = node();
    second = node();
  }

  private static Node node() {
    return new Node(place.open(), Map.of("BOARDWRIGHT_ADMIN_TOKEN", Player.ADMIN));
  }

  @AfterParameterizedClassInvocation
  static void stop() {
    first.close();
    second.close();
    place.close();
  }

  @Test
  void theSeatsOfOneGameSpeakToDifferentNodes() {
    for (String ruleset : List.of("nim", "night_market", "tikal")) {
      Table table = Table.of(first, ruleset, 2);
      JsonNode end = table.playOut(7, first, second);
      assertThat(end.path("status").asText()).isEqualTo("finished");
      assertThat(table.state(second)).isEqualTo(end);
      assertThat(second.call().get(table.path("/record")).asString())
          .isEqualTo(first.call().get(table.path("/record")).asString());
    }
  }

  @Test
  void answersToASimultaneousChoiceRace() throws Exception {
    SplittableRandom random = new SplittableRandom(5);
    for (int round = 0; round < 10; round++) {
      Table table = Table.of(first, "night_market", 4);
      assertThat(table.state(first).path("toAct")).hasSize(4);
      List<Callable<Response>> answers = new ArrayList<>();
      CyclicBarrier start = new CyclicBarrier(4);
      for (int seat = 0; seat < 4; seat++) {
        Node node = seat % 2 == 0 ? first : second;
        Table.Asked asked = table.asked(node, seat).orElseThrow();
        String code = asked.any(random);
        int mover = seat;
        answers.add(
            () -> {
              start.await();
              return table.play(node, mover, asked.id(), code);
            });
      }
      all(answers).forEach(Table::ok);
      assertThat(table.state(second)).isEqualTo(table.state(first));
    }
  }

  /** The undo is stored, its answer is lost, and the retry goes to the other node. */
  @Test
  void anUndoWhoseAnswerWasLostIsFoundThroughTheOtherNode() {
    Faults faults = new Faults();
    try (Node cut = new Node(faults.to(place.open()))) {
      Table table = Table.of(first, "night_market", 2);
      Table.Asked asked = table.asked(cut, 0).orElseThrow();
      Table.ok(table.play(cut, 0, asked.id(), asked.codes().getFirst()));
      String body = "{\"to\":\"%s\"}".formatted(asked.id());
      faults.loseNextAnswer();
      assertThat(table.post(cut, 0, "/undo", body).statusCode()).isEqualTo(503);
      JsonNode again = Table.ok(table.post(second, 0, "/undo", body));
      assertThat(again.path("replayed").asBoolean()).isTrue();
      assertThat(again.at("/entries/0/kind").asText()).isEqualTo("undo");
      assertThat(table.version(first)).isEqualTo(again.path("version").asInt());
      assertThat(table.asked(cut, 0).orElseThrow().codes()).isEqualTo(asked.codes());
    }
  }

  /** One goes back while the next already answers: only one of the two happens. */
  @Test
  void anUndoAndTheNextMoveRace() throws Exception {
    for (int round = 0; round < 10; round++) {
      Table table = Table.of(first, "nim", 2);
      int seat = table.toAct(first);
      Table.Asked asked = table.asked(first, seat).orElseThrow();
      Table.ok(table.play(first, seat, asked.id(), "take 1"));
      String next = table.asked(second, 1 - seat).orElseThrow().id();
      String body = "{\"to\":\"%s\"}".formatted(asked.id());
      CyclicBarrier start = new CyclicBarrier(2);
      List<Callable<Response>> both =
          List.of(
              () -> {
                start.await();
                return table.post(first, seat, "/undo", body);
              },
              () -> {
                start.await();
                return table.play(second, 1 - seat, next, "take 2");
              });
      List<Integer> statuses = all(both).stream().map(Response::statusCode).sorted().toList();
      assertThat(statuses).containsExactly(200, 409);
      assertThat(table.state(second)).isEqualTo(table.state(first));
      assertThat(table.playOut(round, first, second).path("status").asText()).isEqualTo("finished");
    }
  }

  /** None is lost, and the game starts once, with all of them. */
  @Test
  void noncesThatComeAtOnceAllCount() throws Exception {
    for (int round = 0; round < 5; round++) {
      Table table = Table.of(first, "night_market", 4, ",\"nonces\":true");
      List<Callable<Response>> calls = new ArrayList<>();
      for (int seat = 0; seat < 4; seat++) {
        Node node = seat % 2 == 0 ? first : second;
        String path = "/seats/%d/nonce".formatted(seat);
        String body = "{\"nonce\":\"of-seat-%d\"}".formatted(seat);
        int giver = seat;
        calls.add(() -> table.post(node, giver, path, body));
      }
      all(calls).forEach(Table::ok);
      assertThat(table.state(first).path("status").asText()).isEqualTo("running");
      assertThat(table.state(second)).isEqualTo(table.state(first));
      assertThat(table.state(second).path("seats").findValuesAsText("nonce"))
          .containsExactly("of-seat-0", "of-seat-1", "of-seat-2", "of-seat-3");
      assertThat(table.get(second, 1, "/view").asString())
          .isEqualTo(table.get(first, 1, "/view").asString());
    }
  }

  @Test
  void anAbortedGameIsReadThroughANodeThatNeverKnewIt() {
    Table table = Table.of(first, "night_market", 2);
    JsonNode board = Table.ok(table.get(first, 0, "/view")).path("board");
    String log = table.get(first, 0, "/log").asString();
    Table.ok(first.as(table.host()).post(table.path("/abort")));
    JsonNode view = Table.ok(table.get(second, 0, "/view"));
    assertThat(view.path("board")).isEqualTo(board);
    assertThat(view.path("toAct")).isEmpty();
    assertThat(table.get(second, 0, "/log").asString()).isEqualTo(log);
    assertThat(table.state(second)).isEqualTo(table.state(first));
  }

  @Test
  void oneOfManyDifferentAnswersWins() throws Exception {
    Table table = Table.of(first, "nim", 2);
    int seat = table.toAct(first);
    String decision = table.asked(second, seat).orElseThrow().id();
    CyclicBarrier start = new CyclicBarrier(50);
    List<Callable<Response>> answers =
        IntStream.range(0, 50)
            .<Callable<Response>>mapToObj(
                i ->
                    () -> {
                      start.await();
                      Node node = i % 2 == 0 ? first : second;
                      return table.play(node, seat, decision, "take " + (1 + i % 3));
                    })
            .toList();
    List<Response> responses = all(answers);
    List<JsonNode> won =
        responses.stream().filter(r -> r.statusCode() == 200).map(Table::tree).toList();
    assertThat(won).hasSizeBetween(16, 17); // the winner, and those who sent the very same
    assertThat(won.stream().filter(played -> !played.path("replayed").asBoolean())).hasSize(1);
    assertThat(won.stream().map(played -> played.path("entries")))
        .containsOnly(won.getFirst().path("entries"));
    assertThat(responses.stream().filter(r -> r.statusCode() != 200).map(Table::tree))
        .allMatch(problem -> problem.path("code").asText().equals("decision_answered"));
    assertThat(table.version(first)).isEqualTo(2);
  }

  @Test
  void oneOfManyGetsTheSeat() throws Exception {
    Table table =
        Table.of(
            Node.json(
                    first.call(),
                    "{\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"open\"}]}")
                .post("/v1/games"));
    CyclicBarrier start = new CyclicBarrier(8);
    List<Callable<Response>> claims =
        IntStream.range(0, 8)
            .<Callable<Response>>mapToObj(
                i ->
                    () -> {
                      start.await();
                      Node node = i % 2 == 0 ? first : second;
                      return Node.json(node.call(), "{}").post(table.path("/seats/1/claim"));
                    })
            .toList();
    List<Response> responses = all(claims);
    assertThat(responses.stream().filter(r -> r.statusCode() == 200)).hasSize(1);
    assertThat(responses.stream().filter(r -> r.statusCode() == 409)).hasSize(7);
    assertThat(table.state(second).path("status").asText()).isEqualTo("running");
  }

  @Test
  void playersWhoAskForARematchAtTheSameTimeMeet() throws Exception {
    Table table = Table.of(first, "nim", 4);
    table.playOut(3, first, second);
    CyclicBarrier start = new CyclicBarrier(8);
    List<Callable<Response>> calls =
        IntStream.range(0, 8)
            .<Callable<Response>>mapToObj(
                i ->
                    () -> {
                      start.await();
                      Node node = i % 2 == 0 ? first : second;
                      return node.as(table.tokens().get(i / 2)).post(table.path("/rematch"));
                    })
            .toList();
    List<JsonNode> answers = all(calls).stream().map(Table::ok).toList();
    assertThat(answers.stream().map(answer -> answer.at("/game/id").asText()).distinct())
        .hasSize(1);
    assertThat(answers.stream().map(answer -> answer.path("token").asText()).distinct()).hasSize(4);
    String game = answers.getFirst().at("/game/id").asText();
    assertThat(first.call().get("/v1/games/" + game).<String>path("status")).isEqualTo("running");
  }

  @Test
  void aWaiterHearsWhatHappensOnTheOtherNode() throws Exception {
    Table table = Table.of(first, "nim", 2);
    int seat = table.toAct(first);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<Response> waiting =
          threads.submit(() -> table.get(second, 1 - seat, "/decision?wait=60"));
      Awaitility.await()
          .until(() -> second.call().get("/metrics").asString().contains("waiting_requests 1"));
      Table.ok(table.play(first, seat, table.asked(first, seat).orElseThrow().id(), "take 1"));
      JsonNode heard = Table.ok(waiting.get());
      assertThat(heard.at("/decision/id").asText()).isEqualTo("2." + (1 - seat));
    }
  }

  /** A reader that hops from node to node hears every entry once. */
  @Test
  void aStreamGoesOnAtAnotherNode() {
    Table table = Table.of(first, "night_market", 3);
    Thread players = Thread.ofVirtual().start(() -> table.playOut(9, first, second));
    List<Integer> heard = new ArrayList<>();
    boolean over = false;
    for (int round = 1; !over; round++) {
      int most = round % 5 + 1;
      int last = heard.isEmpty() ? 0 : heard.getLast();
      Node node = round % 2 == 0 ? first : second;
      Watcher watcher = Watcher.of(node, table, table.tokens().get(1), last);
      Awaitility.await()
          .until(() -> watcher.of("entry").size() >= most || !watcher.of("end").isEmpty());
      watcher.close();
      watcher.entries().forEach(entry -> heard.add(entry.path("version").asInt()));
      over = !watcher.of("end").isEmpty();
    }
    Awaitility.await().until(() -> !players.isAlive());
    assertThat(heard)
        .containsExactlyElementsOf(IntStream.rangeClosed(1, table.version(first)).boxed().toList());
  }

  @Test
  void whoeverIsLateLeavesOnceThoughBothNodesLook() {
    List<Table> tables =
        IntStream.range(0, 10)
            .mapToObj(
                i -> Table.of(i % 2 == 0 ? first : second, "nim", 2, ",\"clock\":{\"perMove\":1}"))
            .toList();
    for (Table table : tables) {
      Awaitility.await().until(() -> table.state(first).path("status").asText().equals("finished"));
      List<JsonNode> log =
          Table.ok(second.call().get(table.path("/log"))).path("entries").valueStream().toList();
      assertThat(log)
          .extracting(entry -> entry.path("kind").asText())
          .containsExactly("chance", "timeout");
      int late = log.getLast().path("seat").asInt();
      assertThat(log.getFirst().path("code").asText()).isEqualTo("begin " + late);
      assertThat(table.state(second).at("/result/ranking").toString())
          .isEqualTo("[[%d],[%d]]".formatted(1 - late, late));
    }
  }

  @Test
  void whoeverWatchesIsToldWhenANodeStops() {
    Node leaving = node();
    Table table = Table.of(leaving, "nim", 2);
    try (Watcher watcher = Watcher.of(leaving, table, null, 0).until("status", 1)) {
      leaving.close();
      assertThat(watcher.reason()).isEqualTo("server_stopping");
      try (Watcher next = Watcher.of(first, table, null, watcher.last()).until("status", 1)) {
        assertThat(next.entries()).isEmpty();
      }
    }
  }

  /** New games and turns are heard of at the node where nothing of it happened. */
  @Test
  void anAccountIsToldAtOneNodeWhatHappensAtTheOther() throws Exception {
    Player ana = Player.of(first, "ana");
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
        Watcher watcher =
            Watcher.open(second, "/v1/account/events?entries=true", ana.token(), Map.of())
                .until("ready", 1)) {
      Future<JsonNode> waiting = threads.submit(() -> ana.decisions(second, "?wait=60"));
      Awaitility.await()
          .until(() -> second.call().get("/metrics").asString().contains("waiting_requests 1"));
      String game = ana.game(first, ana, ana);
      assertThat(waiting.get().at("/decisions/0/game").asText()).isEqualTo(game);
      watcher.until("turn", 1);
      while (ana.answerAll(first, "take 1") > 0) {}
      Awaitility.await()
          .until(
              () -> watcher.of("status").getLast().at("/state/status").asText().equals("finished"));
      assertThat(watcher.of("turn"))
          .extracting(turn -> turn.path("decision").asText())
          .doesNotHaveDuplicates();
      assertThat(second.call().get("/v1/games/" + game).<String>path("status"))
          .isEqualTo("finished");
    }
  }

  @Test
  void whoeverWatchesAllGamesIsToldWhenANodeStops() {
    Player ana = Player.of(first, "ana");
    Node leaving = node();
    try (Watcher watcher =
        Watcher.open(leaving, "/v1/account/events", ana.token(), Map.of()).until("ready", 1)) {
      leaving.close();
      assertThat(watcher.reason()).isEqualTo("server_stopping");
    }
  }

  @Test
  void aNodeThatIsNewGoesOnWithARunningGame() {
    Table table = Table.of(first, "tikal", 3);
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 30; i++) {
      int seat = table.toAct(first);
      Table.Asked asked = table.asked(first, seat).orElseThrow();
      Table.ok(table.play(first, seat, asked.id(), asked.any(random)));
    }
    try (Node third = node()) {
      assertThat(third.call().get(table.path("/view")).asString())
          .isEqualTo(first.call().get(table.path("/view")).asString());
      assertThat(table.playOut(4, third, first).path("status").asText()).isEqualTo("finished");
    }
  }

  @Test
  void whoeverWaitsIsAnsweredWhenANodeStops() throws Exception {
    Node leaving = node();
    Table table = Table.of(leaving, "nim", 2);
    int idle = 1 - table.toAct(leaving);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<Response> waiting =
          threads.submit(() -> table.get(leaving, idle, "/decision?wait=60"));
      Awaitility.await()
          .until(() -> leaving.call().get("/metrics").asString().contains("waiting_requests 1"));
      leaving.close();
      assertThat(Table.ok(waiting.get()).path("decision").isNull()).isTrue();
    }
  }

  private static <T> List<T> all(List<Callable<T>> tasks) throws Exception {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<T> results = new ArrayList<>();
      for (Future<T> future : threads.invokeAll(tasks)) {
        results.add(future.get());
      }
      return results;
    }
  }
}
