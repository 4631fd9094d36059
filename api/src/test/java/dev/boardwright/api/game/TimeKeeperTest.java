package dev.boardwright.api.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.api.ops.Metrics;
import dev.boardwright.api.store.Agenda;
import dev.boardwright.api.store.SetClock;
import dev.boardwright.api.store.Store;
import dev.boardwright.api.wire.Requests;
import dev.boardwright.api.wire.Status;
import dev.boardwright.api.wire.TimeControl;
import dev.boardwright.engine.DecisionId;
import dev.boardwright.engine.Entry;
import dev.boardwright.engine.Leaving;
import dev.boardwright.engine.Match;
import dev.boardwright.market.Market;
import dev.boardwright.nim.Nim;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** When games are looked at, and that several nodes may do it at once. */
class TimeKeeperTest {

  private static final Duration LEASE = Duration.ofSeconds(30);

  @TempDir private Path folder;
  private final SetClock clock = new SetClock();
  private Store store;
  private Games games;
  private TimeKeeper keeper;

  @BeforeEach
  void start() {
    store = clock.open(folder);
    games = node();
    keeper = new TimeKeeper(games);
  }

  private Games node() {
    var retention = new Retention(Duration.ofDays(1), Optional.empty(), Optional.empty());
    return new Games(
        store,
        new Catalog(List.of(new Nim(), new Market())),
        retention,
        new Metrics(),
        new Calls(store),
        1_000);
  }

  @AfterEach
  void stop() {
    store.close();
  }

  private String create(String ruleset, int seats, TimeControl control) {
    var seat = NewGame.seat(Requests.SeatRequest.Kind.RESERVED);
    var request =
        new Requests.CreateGame(
            ruleset,
            Optional.empty(),
            Collections.nCopies(seats, seat),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.of(Leaving.VACANT),
            Optional.of(control));
    return new Lobby(games, _ -> Optional.empty(), clock)
        .create(request, Optional.empty(), Bearer.NOBODY)
        .game()
        .id();
  }

  private static TimeControl perMove(int seconds) {
    return new TimeControl(
        Optional.of(seconds),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /** Sees to what is due, as a worker does. */
  private List<String> seeToDue() {
    List<Agenda.Job> jobs = store.due(TimeKeeper.QUEUE, 10, LEASE);
    jobs.forEach(job -> store.finish(TimeKeeper.QUEUE, job, keeper.see(job.key())));
    return jobs.stream().map(Agenda.Job::key).toList();
  }

  private long timeouts(String id) {
    return games.fresh(id).requireMatch().log().stream()
        .filter(logged -> logged.entry().kind() == Entry.Kind.TIMEOUT)
        .count();
  }

  @Test
  void aGameIsLookedAtWhenItsTimeIsOverAndNotBefore() {
    String game = create("nim", 2, perMove(60));
    clock.pass(Duration.ofSeconds(60));
    assertThat(seeToDue()).isEmpty();
    clock.pass(Deadlines.MOMENT);
    assertThat(seeToDue()).containsExactly(game);
    assertThat(games.fresh(game).status()).isEqualTo(Status.FINISHED);
    clock.pass(Duration.ofDays(1));
    assertThat(seeToDue()).isEmpty();
  }

  @Test
  void aLookTellsWhenTheNextOneIsDue() {
    String game = create("nim", 3, perMove(60));
    clock.pass(Duration.ofSeconds(40));
    assertThat(keeper.see(game)).contains(Duration.ofSeconds(20).plus(Deadlines.MOMENT));
    clock.pass(Duration.ofSeconds(30));
    assertThat(keeper.see(game)).contains(Duration.ofSeconds(60).plus(Deadlines.MOMENT));
    assertThat(timeouts(game)).isEqualTo(1);
  }

  @Test
  void whatIsNotThereIsForgotten() {
    assertThat(keeper.see("a".repeat(20))).isEmpty();
  }

  /** Whoever has less time than the one before is looked at in time. */
  @Test
  void anEarlierDeadlineIsLookedAtEarlier() {
    var bank =
        new TimeControl(
            Optional.empty(),
            Optional.empty(),
            Optional.of(100),
            Optional.empty(),
            Optional.empty());
    String game = create("nim", 2, bank);
    clock.pass(Duration.ofSeconds(90));
    answer(game); // 10 seconds left
    clock.pass(Duration.ofSeconds(11));
    assertThat(seeToDue()).containsExactly(game);
    answer(game); // the other one has 89 seconds left, this one 10
    clock.pass(Duration.ofSeconds(10));
    assertThat(seeToDue()).isEmpty();
    clock.pass(Deadlines.MOMENT);
    assertThat(seeToDue()).containsExactly(game);
    assertThat(games.fresh(game).status()).isEqualTo(Status.FINISHED);
  }

  /** A store that is slow in between must not lose the look: the change comes in time or not. */
  @Test
  void aLookIsNeverBeforeTheChangeItIsFor() {
    String game = create("nim", 3, perMove(60));
    int first = games.fresh(game).toAct().first();
    clock.pass(Duration.ofSeconds(50));
    DecisionId decision = games.fresh(game).requireMatch().asked(first).orElseThrow().id();
    answer(game);
    clock.pass(Duration.ofSeconds(5));
    undo(game, decision);
    clock.pass(Duration.ofSeconds(5).plus(Deadlines.MOMENT));
    assertThat(seeToDue()).containsExactly(game);
    assertThat(timeouts(game)).isEqualTo(1);
    assertThat(games.fresh(game).left().contains(first)).isTrue();
  }

  private void undo(String id, DecisionId decision) {
    games.change(id, game -> stored(game, game.requireMatch().undo(decision.seat(), decision)));
  }

  private void answer(String id) {
    games.change(
        id,
        game -> {
          int seat = game.toAct().first();
          DecisionId decision = game.requireMatch().asked(seat).orElseThrow().id();
          return stored(game, game.requireMatch().submit(seat, decision, List.of("take 1")));
        });
  }

  private static Plan<Game> stored(Game game, Match.Outcome<?> outcome) {
    var accepted = (Match.Outcome.Accepted<?>) outcome;
    return Plan.Change.of(game, accepted.match(), accepted.append(), after -> after);
  }

  @Test
  void manyWhoLookAtTheSameTimeMakeOneTimeout() throws Exception {
    Games other = node();
    for (int round = 0; round < 5; round++) {
      String game = create("night_market", 4, perMove(60));
      other.fresh(game);
      clock.pass(Duration.ofSeconds(61));
      CyclicBarrier start = new CyclicBarrier(6);
      List<Callable<Optional<Duration>>> looks = new ArrayList<>();
      for (int i = 0; i < 6; i++) {
        TimeKeeper node = new TimeKeeper(i % 2 == 0 ? games : other);
        looks.add(
            () -> {
              start.await();
              return node.see(game);
            });
      }
      try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
        for (Future<Optional<Duration>> look : threads.invokeAll(looks)) {
          assertThat(look.get()).isEmpty();
        }
      }
      assertThat(timeouts(game)).isEqualTo(4);
      assertThat(games.fresh(game).requireMatch().appends()).hasSize(2);
      assertThat(games.fresh(game).status()).isEqualTo(Status.FINISHED);
    }
  }
}
