package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.boardwright.api.wire.Code;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Players of many games who speak to any of several nodes, and insist: whatever is not answered, or
 * answered with 503, is sent again to another node, the very same. They look at the game, take
 * moves back, and watch; {@link Ledger} keeps what they were told.
 */
final class Traffic {

  /** So that all moves of a game are those of its players. */
  private static final String NO_BOTS = ",\"leavers\":\"vacant\"";

  private final Crowd crowd;
  private final boolean toTheEnd;
  private final AtomicInteger acknowledged = new AtomicInteger();
  private final List<Ledger> ledgers = new CopyOnWriteArrayList<>();

  /**
   * @param nodes which may come and go while it runs
   * @param toTheEnd whether games that are under way when the trouble is over are played to their
   *     ends; else their players resign
   */
  Traffic(List<Node> nodes, boolean toTheEnd) {
    this.crowd = new Crowd(nodes);
    this.toTheEnd = toTheEnd;
  }

  Traffic(List<Node> nodes) {
    this(nodes, true);
  }

  /** How many moves have been acknowledged. */
  int acknowledged() {
    crowd.requireNoFailure();
    return acknowledged.get();
  }

  /** How many requests were not answered, or answered with 503. */
  int refused() {
    return crowd.refused();
  }

  /**
   * Plays game after game until the trouble is over. Any failure of a player, or of the trouble, is
   * thrown.
   */
  void during(Crowd.Deed trouble, List<String> rulesets) throws Exception {
    List<Crowd.Deed> games = new ArrayList<>();
    for (int i = 0; i < rulesets.size(); i++) {
      String ruleset = rulesets.get(i);
      int seats = 2 + i % 2;
      games.add(() -> playOn(ruleset, seats));
    }
    crowd.during(trouble, games);
  }

  /** Checks every game against what its players were told. */
  void check() {
    assertThat(ledgers).isNotEmpty();
    for (Ledger ledger : ledgers) {
      ledger.check(crowd.nodes());
    }
  }

  private void playOn(String ruleset, int seats) throws Exception {
    for (int game = 0; game == 0 || !crowd.over(); game++) {
      Ledger ledger = new Ledger(create(ruleset, seats));
      ledgers.add(ledger);
      List<Future<?>> running = new ArrayList<>();
      for (int seat = 0; seat < seats; seat++) {
        Player player = new Player(ledger, seat);
        running.add(crowd.start(player::play));
      }
      running.add(crowd.start(() -> watch(ledger)));
      for (Future<?> one : running) {
        one.get();
      }
      crowd.requireNoFailure();
    }
  }

  private Table create(String ruleset, int seats) {
    String key = "traffic-" + new SplittableRandom().nextLong();
    return Table.of(crowd.insist(node -> Table.created(node, ruleset, seats, key, NO_BOTS)));
  }

  /** Follows the stream of a game from node to node. */
  private void watch(Ledger ledger) {
    SplittableRandom random = new SplittableRandom();
    Table table = ledger.table();
    while (true) {
      Node node = crowd.any(random);
      var connected = Watcher.attempt(node, table, table.tokens().getFirst(), ledger.heard());
      if (connected.isEmpty()) {
        crowd.pause();
        continue;
      }
      Watcher watcher = connected.get();
      int most = random.nextInt(3, 15);
      while (!watcher.done() && watcher.of("entry").size() < most) {
        crowd.pause();
      }
      watcher.close();
      assertThat(watcher.of("reset")).isEmpty();
      ledger.hear(watcher.entries());
      if (watcher.of("end").stream()
          .anyMatch(end -> end.path("reason").asText().equals("game_over"))) {
        return;
      }
    }
  }

  /** Who plays one seat, one request at a time. */
  private final class Player {
    private final Ledger ledger;
    private final Table table;
    private final int seat;
    private final SplittableRandom random = new SplittableRandom();

    Player(Ledger ledger, int seat) {
      this.ledger = ledger;
      this.table = ledger.table();
      this.seat = seat;
    }

    void play() {
      while (true) {
        JsonNode current = look("/decision?wait=2");
        if (!current.path("status").asText().equals("running")) {
          assertThat(current.path("status").asText()).isEqualTo("finished");
          return;
        }
        if (crowd.over() && !toTheEnd) {
          resign();
        } else {
          Table.Asked.in(current).ifPresent(this::answer);
        }
      }
    }

    private void resign() {
      long invoked = System.nanoTime();
      Response left =
          crowd.insist(node -> node.as(table.tokens().get(seat)).post(table.path("/resign")));
      if (left.statusCode() == 409) { // the others were faster
        Table.problem(left, Code.GAME_NOT_RUNNING);
      } else {
        ledger.history().changed(invoked, Table.ok(left));
      }
    }

    private JsonNode look(String below) {
      long invoked = System.nanoTime();
      JsonNode answer = Table.ok(crowd.insist(node -> table.get(node, seat, below)));
      ledger.history().read(invoked, answer.path("version").asInt());
      return answer;
    }

    private void answer(Table.Asked asked) {
      String code = asked.any(random);
      long invoked = System.nanoTime();
      Response response = crowd.insist(node -> table.play(node, seat, asked.id(), code));
      if (response.statusCode() == 409) { // another seat took back what led to this decision
        Table.problem(response, Code.NOT_YOUR_DECISION);
        return;
      }
      JsonNode played = Table.ok(response);
      ledger.played(seat, asked.id(), code, played);
      ledger.history().changed(invoked, played);
      acknowledged.incrementAndGet();
      if (random.nextInt(3) == 0) {
        JsonNode again = Table.ok(crowd.insist(node -> table.play(node, seat, asked.id(), code)));
        assertThat(again.path("replayed").asBoolean()).isTrue();
        assertThat(again.path("entries")).isEqualTo(played.path("entries"));
      }
      if (random.nextInt(3) == 0) {
        look("/view");
      }
      if (random.nextInt(6) == 0) {
        takeBack(asked.id());
      }
    }

    private void takeBack(String decision) {
      String body = "{\"to\":\"%s\"}".formatted(decision);
      long invoked = System.nanoTime();
      Response undone = crowd.insist(node -> table.post(node, seat, "/undo", body));
      if (undone.statusCode() == 409) { // something came between
        return;
      }
      ledger.history().changed(invoked, Table.ok(undone));
      ledger.tookBack(seat, decision);
      Response again = crowd.insist(node -> table.post(node, seat, "/undo", body));
      assertThat(Table.ok(again).path("replayed").asBoolean()).isTrue();
    }
  }
}
