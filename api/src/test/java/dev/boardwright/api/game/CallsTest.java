package dev.boardwright.api.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.boardwright.api.ops.Metrics;
import dev.boardwright.api.store.Agenda;
import dev.boardwright.api.store.GameStore.Commit;
import dev.boardwright.api.store.GameStore.Outcome;
import dev.boardwright.api.store.SetClock;
import dev.boardwright.api.store.Store;
import dev.boardwright.api.store.StoreUnavailable;
import dev.boardwright.api.wire.Answers;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.HouseBot;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.api.wire.Requests;
import dev.boardwright.api.wire.Requests.SeatRequest;
import dev.boardwright.api.wire.WebhookEvent;
import dev.boardwright.bots.RandomBot;
import dev.boardwright.nim.Nim;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever is to act is called, whatever happens to a change on its way and to the node. */
class CallsTest {

  private static final Duration LEASE = Duration.ofSeconds(30);

  /** When the look is due that is on the agenda before a change. */
  private static final Duration LOOK = Duration.ofSeconds(5);

  /** How long before that a change is not made any more. */
  private static final Duration MARGIN = Duration.ofSeconds(1);

  private static final SeatRequest BOT = seat(SeatRequest.Kind.BOT, Optional.of(HouseBot.RANDOM));
  private static final SeatRequest PLAYER = seat(SeatRequest.Kind.RESERVED, Optional.empty());

  /** What happens to one change on its way. */
  private interface Mishap {
    Outcome commit(Commit commit);
  }

  @TempDir private Path folder;
  private final SetClock clock = new SetClock();
  private final AtomicReference<Optional<Mishap>> mishap = new AtomicReference<>(Optional.empty());
  private final List<String> asked = new ArrayList<>();
  private final List<String> called = new ArrayList<>();
  private Store store;
  private Games games;
  private Games other;
  private Play play;
  private HouseBots bots;

  private static SeatRequest seat(SeatRequest.Kind kind, Optional<HouseBot> bot) {
    return new SeatRequest(kind, Optional.empty(), Optional.empty(), bot);
  }

  /** A node in trouble, whose calls are not heard, and another one that is well. */
  @BeforeEach
  void start() {
    store = clock.open(folder);
    games = node(troubled());
    other = node(store);
    play = new Play(games, new Waiters(store, new Places.Bounds(1, 1)), new Metrics());
    bots = new HouseBots(other, new Metrics(), 1, _ -> new RandomBot());
  }

  @AfterEach
  void stop() {
    bots.close();
    store.close();
  }

  private Games node(Store way) {
    Calls calls = new Calls(way);
    calls.connect(Calls.BOTS, called::add);
    return new Games(
        way,
        new Catalog(List.of(new Nim())),
        new Retention(Duration.ofDays(1), Optional.empty(), Optional.empty()),
        new Metrics(),
        calls,
        1_000,
        () -> Duration.ofMillis(clock.millis()).toNanos());
  }

  private Store troubled() {
    return (Store)
        Proxy.newProxyInstance(
            Store.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (_, method, arguments) -> {
              asked.add(method.getName());
              Optional<Mishap> now =
                  method.getName().equals("commit")
                      ? mishap.getAndSet(Optional.empty())
                      : Optional.empty();
              return now.isPresent()
                  ? now.get().commit((Commit) arguments[0])
                  : onTheWay(method, arguments);
            });
  }

  private Object onTheWay(Method method, Object[] arguments) throws Throwable {
    try {
      return method.invoke(store, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private void next(Mishap planted) {
    mishap.set(Optional.of(planted));
  }

  /** Sees to the jobs of house bots that are due, as the workers of a node do. */
  private void seeToDue() {
    for (String queue : List.of(Calls.BOTS, Calls.BOT_GAMES)) {
      for (Agenda.Job job : store.due(queue, 10, LEASE)) {
        store.finish(queue, job, bots.see(job.key()));
      }
    }
  }

  // ---- games

  private Answers.CreatedGame create(SeatRequest... seats) {
    return create("key", seats);
  }

  private Answers.CreatedGame create(String key, SeatRequest... seats) {
    return new Lobby(games, _ -> Optional.empty(), clock)
        .create(
            NewGame.of("nim", seats), Optional.of("a secret of the test: " + key), Bearer.NOBODY);
  }

  /** A game for two in which the player is to act, and then a bot. */
  private Answers.CreatedGame waiting() {
    Answers.CreatedGame created = beginning(false);
    clock.pass(LOOK);
    seeToDue(); // whatever was still on the agenda
    called.clear();
    asked.clear();
    return created;
  }

  /** A game for a player and a bot, which of them is to begin. */
  private Answers.CreatedGame beginning(boolean bot) {
    for (int i = 0; ; i++) {
      Answers.CreatedGame created = create("beginning " + bot + i, PLAYER, BOT);
      if (waitsForABot(created) == bot) {
        return created;
      }
    }
  }

  private static Bearer bearer(Answers.CreatedGame created, int seat) {
    return new Bearer(created.tokens().seats().get(seat), Optional.empty(), Optional.empty());
  }

  /** Takes one, as the first answer to what the seat is asked. */
  private Requests.MovesRequest takesOne(String game, int seat) {
    String decision = decision(game, seat);
    return new Requests.MovesRequest(decision, Optional.of(List.of("take 1")), Optional.empty());
  }

  private String decision(String game, int seat) {
    return other.current(game).requireMatch().asked(seat).orElseThrow().id().toString();
  }

  private Answers.Played take(Answers.CreatedGame created) {
    String id = created.game().id();
    return play.play(id, bearer(created, 0), takesOne(id, 0), new Play.Include(false, false));
  }

  private boolean waitsForABot(Answers.CreatedGame created) {
    return !other.current(created.game().id()).botsToAct().isEmpty();
  }

  // ---- what may go wrong

  /** The node is gone after the change: its call is not heard, as always in this test. */
  @Test
  void aNodeThatDiesAfterAChangeLeavesAJob() {
    Answers.CreatedGame game = waiting();
    take(game);
    assertThat(waitsForABot(game)).isTrue();
    clock.pass(LOOK);
    seeToDue();
    assertThat(waitsForABot(game)).isFalse();
  }

  /** The look was there, and saw nothing, before the change has come to the store. */
  @Test
  void aChangeThatComesAfterTheLookIsMadeAnewBeforeAnother() {
    Answers.CreatedGame game = waiting();
    next(
        commit -> {
          clock.pass(LOOK);
          seeToDue();
          return store.commit(commit);
        });
    take(game);
    assertThat(waitsForABot(game)).isTrue();
    clock.pass(LOOK);
    seeToDue();
    assertThat(waitsForABot(game)).isFalse();
  }

  @Test
  void aGameThatIsCreatedTooLateIsNot() {
    next(
        commit -> {
          clock.pass(LOOK);
          seeToDue();
          return store.commit(commit);
        });
    assertThatThrownBy(() -> create(BOT, BOT))
        .isInstanceOfSatisfying(
            Problem.class, late -> assertThat(late.code()).isEqualTo(Code.STORE_UNAVAILABLE));
    Answers.CreatedGame game = create(BOT, BOT);
    clock.pass(LOOK);
    seeToDue();
    assertThat(other.current(game.game().id()).version()).isGreaterThan(1);
  }

  /** Nobody knows what has become of the change, and it is still under way. */
  @Test
  void whatIsUnderWayForTooLongIsNotMadeAnyMore() {
    Answers.CreatedGame game = waiting();
    Commit late = lost(game);
    clock.pass(LOOK);
    seeToDue();
    assertThat(store.commit(late)).isInstanceOf(Outcome.Late.class);

    Commit inTime = lost(game);
    clock.pass(LOOK.minus(MARGIN));
    seeToDue();
    assertThat(store.commit(inTime)).isInstanceOf(Outcome.Done.class);
    assertThat(waitsForABot(game)).isTrue();
    clock.pass(MARGIN);
    seeToDue();
    assertThat(waitsForABot(game)).isFalse();
  }

  private Commit lost(Answers.CreatedGame game) {
    List<Commit> lost = new ArrayList<>();
    next(
        commit -> {
          lost.add(commit);
          throw new StoreUnavailable("planted: no answer");
        });
    assertThatThrownBy(() -> take(game)).isInstanceOf(StoreUnavailable.class);
    return lost.getFirst();
  }

  /** At first a change has a webhook to call only; after a lost race it has a bot to call. */
  @Test
  void whoIsToBeCalledAfterALostRaceIsCalled() {
    Answers.CreatedGame game = create(PLAYER, PLAYER, PLAYER);
    String id = game.game().id();
    addWebhook(id);
    int first = other.current(id).toAct().first();
    int leaver = (first + 1) % 3;
    var quick = new Play(other, new Waiters(store, new Places.Bounds(1, 1)), new Metrics());
    next(
        commit -> {
          var taken = takesOne(id, first);
          quick.play(id, bearer(game, first), taken, new Play.Include(false, false));
          return store.commit(commit);
        });
    play.resign(id, bearer(game, leaver), new Play.Include(false, false));
    assertThat(other.current(id).botsToAct().contains(leaver)).isTrue();
    clock.pass(LOOK);
    seeToDue();
    assertThat(waitsForABot(game)).isFalse();
  }

  private void addWebhook(String id) {
    var webhook =
        new Webhook(
            "h", "https://games.example/", List.of(WebhookEvent.END), "none", clock.instant());
    games.change(
        id, game -> Plan.Change.of(game, game.header().withWebhooks(List.of(webhook)), _ -> true));
  }

  // ---- what is lost all the same

  /** As when a failover of the store has lost the job, and an answer before that. */
  @Test
  void aRepeatedRequestCallsAgain() {
    Answers.CreatedGame game = waiting();
    String id = game.game().id();
    var request = takesOne(id, 0);
    next(
        commit -> {
          store.commit(commit);
          throw new StoreUnavailable("planted: the answer is lost");
        });
    var include = new Play.Include(false, false);
    assertThatThrownBy(() -> play.play(id, bearer(game, 0), request, include))
        .isInstanceOf(StoreUnavailable.class);
    assertThat(called).isEmpty();
    assertThat(play.play(id, bearer(game, 0), request, include).replayed()).isTrue();
    assertThat(called).containsExactly(id);
  }

  @Test
  void whoLooksLongEnoughCallsAgain() {
    Answers.CreatedGame game = waiting();
    String id = game.game().id();
    take(game);
    called.clear();
    games.fresh(id);
    clock.pass(Overdue.PATIENCE.minus(Deadlines.MOMENT));
    games.fresh(id);
    assertThat(called).isEmpty();
    clock.pass(Deadlines.MOMENT);
    games.fresh(id);
    games.fresh(id);
    assertThat(called).containsExactly(id);
    clock.pass(Overdue.PATIENCE);
    games.fresh(id);
    assertThat(called).containsExactly(id, id);
  }

  @Test
  void wherePlayersAreToActNobodyIsCalledAgain() {
    String id = waiting().game().id();
    games.fresh(id);
    clock.pass(Overdue.PATIENCE);
    games.fresh(id);
    assertThat(called).isEmpty();
  }

  // ---- who is called, and what it costs

  @Test
  void botsAmongThemselvesHaveAQueueOfTheirOwn() {
    String alone = create("alone", BOT, BOT).game().id();
    String withAPlayer = beginning(true).game().id();
    clock.pass(LOOK);
    assertThat(store.due(Calls.BOT_GAMES, 10, LEASE))
        .extracting(Agenda.Job::key)
        .containsOnly(alone);
    assertThat(store.due(Calls.BOTS, 10, LEASE))
        .extracting(Agenda.Job::key)
        .contains(withAPlayer)
        .doesNotContain(alone);
  }

  @Test
  void aMoveThatCallsNobodyIsOneQuestion() {
    Answers.CreatedGame game = create(PLAYER, PLAYER);
    String id = game.game().id();
    int seat = other.current(id).toAct().first();
    var request = takesOne(id, seat);
    asked.clear();
    play.play(id, bearer(game, seat), request, new Play.Include(false, false));
    assertThat(asked).containsExactly("commit");
  }

  @Test
  void aMoveThatCallsABotIsTwo() {
    Answers.CreatedGame game = waiting();
    take(game);
    assertThat(asked).containsExactly("schedule", "commit");
    assertThat(called).containsExactly(game.game().id());
  }
}
