package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.boardwright.api.wire.Code;
import io.restassured.response.Response;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;

/**
 * Players of many games who speak to any of several nodes, and insist: whatever is not answered, or
 * answered with 503, is sent again to another node, the very same. They look at the game, take
 * moves back, and watch; {@link Ledger} keeps what they were told.
 */
final class Traffic {

  /** So that all moves of a game are those of its players. */
  private static final String NO_BOTS = ",\"leavers\":\"vacant\"";

  /** How long a player insists; longer than anything is out of order on the slowest machine. */
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private static final long PAUSE_MILLIS = 25;

  private final List<Node> nodes;
  private final boolean toTheEnd;
  private final AtomicBoolean over = new AtomicBoolean();
  private final AtomicInteger acknowledged = new AtomicInteger();
  private final AtomicInteger refused = new AtomicInteger();
  private final AtomicReference<Throwable> failure = new AtomicReference<>();
  private final List<Ledger> ledgers = new CopyOnWriteArrayList<>();

  /**
   * @param nodes which may come and go while it runs
   * @param toTheEnd whether games that are under way when the trouble is over are played to their
   *     ends; else their players resign
   */
  Traffic(List<Node> nodes, boolean toTheEnd) {
    this.nodes = nodes;
    this.toTheEnd = toTheEnd;
  }

  Traffic(List<Node> nodes) {
    this(nodes, true);
  }

  /** What happens to the nodes and their store meanwhile. */
  @FunctionalInterface
  interface Trouble {
    void run() throws Exception;
  }

  /** How many moves have been acknowledged. */
  int acknowledged() {
    requireNoFailure();
    return acknowledged.get();
  }

  /** How many requests were not answered, or answered with 503. */
  int refused() {
    requireNoFailure();
    return refused.get();
  }

  /**
   * Plays game after game until the trouble is over. Any failure of a player, or of the trouble, is
   * thrown.
   */
  void during(Trouble trouble, List<String> rulesets) {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < rulesets.size(); i++) {
        String ruleset = rulesets.get(i);
        int seats = 2 + i % 2;
        threads.execute(failing(() -> playOn(ruleset, seats, threads)));
      }
      failing(trouble).run();
      over.set(true);
    }
    if (failure.get() != null) {
      throw new AssertionError("somebody failed: " + failure.get(), failure.get());
    }
  }

  /** What fails ends all the rest. */
  private Runnable failing(Trouble role) {
    return () -> {
      try {
        role.run();
      } catch (Throwable e) {
        failure.compareAndSet(null, e);
      }
    };
  }

  private void requireNoFailure() {
    if (failure.get() != null) {
      throw new CancellationException("somebody else has failed");
    }
  }

  /** Checks every game against what its players were told. */
  void check() {
    assertThat(ledgers).isNotEmpty();
    for (Ledger ledger : ledgers) {
      ledger.check(nodes);
    }
  }

  private void playOn(String ruleset, int seats, ExecutorService threads) throws Exception {
    for (int game = 0; game == 0 || !over.get(); game++) {
      Ledger ledger = new Ledger(create(ruleset, seats));
      ledgers.add(ledger);
      List<Future<?>> running = new ArrayList<>();
      for (int seat = 0; seat < seats; seat++) {
        Player player = new Player(ledger, seat);
        running.add(threads.submit(failing(player::play)));
      }
      running.add(threads.submit(failing(() -> watch(ledger))));
      for (Future<?> one : running) {
        one.get();
      }
      requireNoFailure();
    }
  }

  private Table create(String ruleset, int seats) {
    String key = "traffic-" + new SplittableRandom().nextLong();
    return Table.of(insist(node -> Table.created(node, ruleset, seats, key, NO_BOTS)));
  }

  /** Sends a request to one node after the other until one can answer it. */
  private Response insist(Function<Node, Response> request) {
    SplittableRandom random = new SplittableRandom();
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (System.nanoTime() < end) {
      requireNoFailure();
      Node node = nodes.get(random.nextInt(nodes.size()));
      try {
        Response response = request.apply(node);
        if (response.statusCode() != 503) {
          return response;
        }
        Table.problem(response, Code.STORE_UNAVAILABLE);
      } catch (Exception e) { // REST Assured throws a broken connection as it is
        if (!(e instanceof IOException)) {
          throw e;
        }
      }
      refused.incrementAndGet();
      pause();
    }
    throw new AssertionError("nobody could answer in " + PATIENCE);
  }

  private void pause() {
    requireNoFailure();
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Follows the stream of a game from node to node. */
  private void watch(Ledger ledger) {
    SplittableRandom random = new SplittableRandom();
    Table table = ledger.table();
    while (true) {
      Node node = nodes.get(random.nextInt(nodes.size()));
      var connected = Watcher.attempt(node, table, table.tokens().getFirst(), ledger.heard());
      if (connected.isEmpty()) {
        pause();
        continue;
      }
      Watcher watcher = connected.get();
      int most = random.nextInt(3, 15);
      while (!watcher.done() && watcher.of("entry").size() < most) {
        pause();
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
    private int seen;

    Player(Ledger ledger, int seat) {
      this.ledger = ledger;
      this.table = ledger.table();
      this.seat = seat;
    }

    void play() {
      while (true) {
        JsonNode current = Table.ok(insist(node -> table.get(node, seat, "/decision?wait=2")));
        see(current);
        if (!current.path("status").asText().equals("running")) {
          assertThat(current.path("status").asText()).isEqualTo("finished");
          return;
        }
        if (over.get() && !toTheEnd) {
          resign();
        } else {
          Table.Asked.in(current).ifPresent(this::answer);
        }
      }
    }

    private void resign() {
      Response left = insist(node -> node.as(table.tokens().get(seat)).post(table.path("/resign")));
      if (left.statusCode() == 409) { // the others were faster
        Table.problem(left, Code.GAME_NOT_RUNNING);
      } else {
        see(Table.ok(left));
      }
    }

    /** No node ever shows less than this player has been told. */
    private void see(JsonNode answer) {
      assertThat(answer.path("version").asInt()).isGreaterThanOrEqualTo(seen);
      seen = answer.path("version").asInt();
    }

    private void answer(Table.Asked asked) {
      String code = asked.any(random);
      Response response = insist(node -> table.play(node, seat, asked.id(), code));
      if (response.statusCode() == 409) { // another seat took back what led to this decision
        Table.problem(response, Code.NOT_YOUR_DECISION);
        return;
      }
      JsonNode played = Table.ok(response);
      ledger.played(seat, asked.id(), code, played);
      acknowledged.incrementAndGet();
      see(played);
      if (random.nextInt(3) == 0) {
        JsonNode again = Table.ok(insist(node -> table.play(node, seat, asked.id(), code)));
        assertThat(again.path("replayed").asBoolean()).isTrue();
        assertThat(again.path("entries")).isEqualTo(played.path("entries"));
      }
      if (random.nextInt(3) == 0) {
        see(Table.ok(insist(node -> table.get(node, seat, "/view"))));
      }
      if (random.nextInt(6) == 0) {
        takeBack(asked.id());
      }
    }

    private void takeBack(String decision) {
      String body = "{\"to\":\"%s\"}".formatted(decision);
      Response undone = insist(node -> table.post(node, seat, "/undo", body));
      if (undone.statusCode() == 409) { // something came between
        return;
      }
      see(Table.ok(undone));
      ledger.tookBack(seat, decision);
      Response again = insist(node -> table.post(node, seat, "/undo", body));
      assertThat(Table.ok(again).path("replayed").asBoolean()).isTrue();
    }
  }
}
