package dev.boardwright.api.game;

import dev.boardwright.api.store.GameStore;
import dev.boardwright.api.store.GameStore.Outcome;
import dev.boardwright.api.store.Store;
import dev.boardwright.engine.Append;
import dev.boardwright.engine.Match;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;

/**
 * Stores changes of games. Whoever has something to do after one looks at the game after it,
 * whichever node dies in between: the look is on the agenda first, and the change is stored before
 * that look or not at all.
 */
final class Changes {

  private final Store store;
  private final Retention retention;
  private final Calls calls;
  private final Deadlines deadlines;

  Changes(Store store, Retention retention, Calls calls) {
    this.store = store;
    this.retention = retention;
    this.calls = calls;
    this.deadlines = new Deadlines(store);
  }

  /**
   * Makes a change, if the game is still what it was when the change was made up, and nobody has
   * run out of time before.
   *
   * @param withBots whether house bots are to be called: not by themselves
   */
  Outcome commit(Game game, Plan.Change<?> change, boolean withBots) {
    return commit(game, change, withBots, deadlines.of(game, clockAfter(game, change)));
  }

  /** Makes the change by which those leave who have run out of time. */
  Outcome commitTimeout(Game game, Plan.Change<?> change) {
    return commit(game, change, true, Optional.empty());
  }

  private Outcome commit(
      Game game, Plan.Change<?> change, boolean withBots, Optional<Instant> deadline) {
    var called = Calls.of(game.id(), change.header(), change.match(), withBots);
    Optional<Instant> notAfter = earlier(deadline, calls.schedule(called));
    Outcome outcome = store.commit(commit(game, change, notAfter));
    if (outcome instanceof Outcome.Done(Instant at)) {
      calls.make(called);
      deadlines.stored(game, clockAfter(game, change), at);
    }
    return outcome;
  }

  /** Calls whoever has something to do in a game as it is: somebody may have been lost. */
  void callAgain(Game game) {
    calls.make(Calls.of(game.id(), game.header(), game.match(), true));
  }

  private static Optional<Instant> earlier(Optional<Instant> one, Optional<Instant> other) {
    return one.filter(at -> other.isEmpty() || at.isBefore(other.get())).or(() -> other);
  }

  private GameStore.Commit commit(Game game, Plan.Change<?> change, Optional<Instant> notAfter) {
    return new GameStore.Commit(
        game.id(),
        game.known(),
        keepsHeader(game, change) ? Optional.empty() : Optional.of(Codec.write(change.header())),
        change.append().map(Codec::write),
        retention.of(change.header().status(), () -> rest(game, change)),
        notAfter);
  }

  /** How long the clock allows that nothing happens after a change. Too long at worst. */
  private static Duration rest(Game game, Plan.Change<?> change) {
    return clockAfter(game, change)
        .flatMap(stored -> stored.apply(game.seenAt()).deadline())
        .map(deadline -> Duration.between(game.seenAt(), deadline))
        .filter(Duration::isPositive)
        .orElse(Duration.ZERO);
  }

  private static boolean keepsHeader(Game game, Plan.Change<?> change) {
    return game.revision() > 0 && change.header().equals(game.header());
  }

  /**
   * What a game has become by a change.
   *
   * @param at when that was stored
   */
  static Game after(Game game, Plan.Change<?> change, Instant at) {
    return new Game(
        game.id(),
        game.revision() + (keepsHeader(game, change) ? 0 : 1),
        change.header(),
        game.rules(),
        change.append().map(Append::version).orElse(game.version()),
        change.match(),
        change.append().isPresent() ? game.times().with(at) : game.times(),
        at,
        clockAfter(game, change).map(stored -> stored.apply(at)),
        at);
  }

  /** The clock of a game after a change, by when that is stored; empty if none runs then. */
  private static Optional<Function<Instant, Clock>> clockAfter(Game game, Plan.Change<?> change) {
    if (change.match().isEmpty()) {
      return Optional.empty();
    }
    Match<?> match = change.match().get();
    return Clock.of(change.header())
        .map(game.clock()::orElse)
        .map(
            clock ->
                at ->
                    change
                        .append()
                        .map(append -> clock.after(append, match.toAct(), at))
                        .orElse(clock));
  }
}
