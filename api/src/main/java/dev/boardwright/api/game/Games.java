package dev.boardwright.api.game;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.boardwright.api.ops.Metrics;
import dev.boardwright.api.store.GameStore;
import dev.boardwright.api.store.GameStore.Known;
import dev.boardwright.api.store.GameStore.Outcome;
import dev.boardwright.api.store.GameStore.Snapshot;
import dev.boardwright.api.store.Store;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.api.wire.Status;
import dev.boardwright.engine.Append;
import dev.boardwright.engine.Entry;
import dev.boardwright.engine.Growing;
import dev.boardwright.engine.Leaving;
import dev.boardwright.engine.Match;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * The games of the store, and the positions this node has built of them. What is cached saves
 * replays, never questions to the store: nothing is read or refused before the store was asked.
 */
public final class Games {

  private static final int GAME_WEIGHT = 50; // what a game takes without its log, in entries

  /** How often others may be faster: whoever loses a race has lost it to a move of the game. */
  private static final int MOST_LOST = 100;

  private final Store store;
  private final Catalog catalog;
  private final Retention retention;
  private final Replays replays;
  private final Changes changes;
  private final Overdue overdue;
  private final Cache<String, Game> cache;

  /**
   * @param calls tells house bots and webhooks of changes
   * @param cachedEntries how many entries of logs this node keeps positions of
   */
  public Games(
      Store store,
      Catalog catalog,
      Retention retention,
      Metrics metrics,
      Calls calls,
      long cachedEntries) {
    this(store, catalog, retention, metrics, calls, cachedEntries, System::nanoTime);
  }

  /**
   * @param nanos the clock by which house bots are overdue
   */
  Games(
      Store store,
      Catalog catalog,
      Retention retention,
      Metrics metrics,
      Calls calls,
      long cachedEntries,
      LongSupplier nanos) {
    this.store = store;
    this.catalog = catalog;
    this.retention = retention;
    this.replays = new Replays(store, catalog, retention, metrics, calls);
    this.changes = new Changes(store, retention, calls);
    this.overdue = new Overdue(changes::callAgain, nanos);
    this.cache =
        Caffeine.newBuilder()
            .maximumWeight(cachedEntries)
            .executor(Runnable::run) // its upkeep is shorter than waking a thread for it
            .weigher((String _, Game game) -> GAME_WEIGHT + game.version())
            .build();
    metrics.watchCache(cache::estimatedSize);
  }

  /**
   * How a game with this header, as it is stored, is found in lists.
   *
   * @throws Problem {@code ruleset_version_unavailable} if a newer version of this server wrote it
   */
  public static GameStore.Listing listing(String header) {
    return Codec.write(Codec.readHeader(header)).listing();
  }

  /** Where they live; for what is kept beside them. */
  Store store() {
    return store;
  }

  // ---- reading

  /** A game as the store has it now. If its house bots are overdue, they are called again. */
  Game fresh(String id) {
    Game game = current(id);
    overdue.look(game);
    return game;
  }

  /** The same for house bots themselves. */
  Game current(String id) {
    Game known = cache.getIfPresent(id);
    return known == null ? load(id) : refreshed(known);
  }

  private Game seenNow(Game game) {
    return game.clock().isPresent() ? game.seen(store.now()) : game;
  }

  /**
   * A game for a list: without its position where that is not needed.
   *
   * @return empty if it is gone, or cannot be shown by this node
   */
  Optional<Game> listed(String id) {
    Game known = cache.getIfPresent(id);
    try {
      return store
          .read(id, known == null ? Known.NOTHING : known.known())
          .flatMap(
              snapshot ->
                  known == null ? listed(id, snapshot) : Optional.of(follow(known, snapshot)));
    } catch (Problem e) {
      if (e.code() == Code.RULESET_VERSION_UNAVAILABLE || e.code() == Code.NOT_FOUND) {
        return Optional.empty();
      }
      throw e;
    }
  }

  private Optional<Game> listed(String id, Snapshot snapshot) {
    GameHeader header = Codec.readHeader(snapshot.header().orElseThrow());
    return catalog.find(header.played().ruleset()).isEmpty()
            || (header.status() == Status.RUNNING && !catalog.playable(header))
        ? Optional.empty()
        : Optional.of(listed(id, snapshot, header));
  }

  private Game listed(String id, Snapshot snapshot, GameHeader header) {
    return header.status() == Status.RUNNING
        ? remember(replays.whole(id, snapshot))
        : Game.withoutMatch(id, snapshot, header, catalog.of(header));
  }

  private Game load(String id) {
    Snapshot snapshot = store.read(id, Known.NOTHING).orElseThrow(Games::notFound);
    return seenNow(remember(replays.whole(id, snapshot)));
  }

  private Game refreshed(Game known) {
    Optional<Snapshot> snapshot = store.read(known.id(), known.known());
    if (snapshot.isEmpty()) {
      cache.invalidate(known.id());
      throw notFound();
    }
    return seenNow(follow(known, snapshot.get()));
  }

  /** What is said where there is no such game, or none any more. */
  static Problem notFound() {
    return Problem.of(Code.NOT_FOUND, "game.none");
  }

  /** The ruleset of a game, if this node has the game at hand; asks nobody. */
  Optional<String> knownRuleset(String id) {
    return Optional.ofNullable(cache.getIfPresent(id))
        .map(game -> game.header().played().ruleset());
  }

  // ---- changing

  /**
   * Looks at a game and changes it, again and again until nobody else has changed it in between.
   * The first look may be at what is cached: a change made on that is only stored if it is still
   * so, and an answer or a refusal counts only after the store was asked. Whoever has run out of
   * time leaves first.
   */
  <T> T change(String id, Function<Game, Plan<T>> look) {
    return change(id, look, true);
  }

  /** The same by somebody who goes on until no house bot is to act, so that none need be called. */
  <T> T changeByBot(String id, Function<Game, Plan<T>> look) {
    return change(id, look, false);
  }

  private <T> T change(String id, Function<Game, Plan<T>> look, boolean withBots) {
    Game known = cache.getIfPresent(id);
    Game game = known == null ? load(id) : known;
    boolean checked = known == null;
    for (int lost = 0; lost <= MOST_LOST; ) {
      if (checked && !game.flagged().isEmpty()) {
        game = withoutFlagged(game);
        lost++;
        continue;
      }
      Optional<Plan<T>> plan = plan(look, game, checked);
      if (plan.isEmpty()) {
        game = refreshed(game);
        checked = true;
        continue;
      }
      switch (plan.get()) {
        case Plan.Answer<T>(T value) -> {
          if (withBots) {
            changes.callAgain(game);
          }
          return value;
        }
        case Plan.Change<T> change -> {
          Attempt attempt = attempt(game, change, changes.commit(game, change, withBots));
          if (attempt.done()) {
            return change.answer().apply(attempt.game());
          }
          game = attempt.game();
          checked = true;
          lost++;
        }
      }
    }
    throw Problem.of(Code.STORE_UNAVAILABLE, "store.busy");
  }

  /** What to do with a game; empty if that cannot be told before the store was asked. */
  private static <T> Optional<Plan<T>> plan(
      Function<Game, Plan<T>> look, Game game, boolean checked) {
    try {
      Plan<T> plan = look.apply(game);
      return checked || plan instanceof Plan.Change ? Optional.of(plan) : Optional.empty();
    } catch (Problem refusal) {
      if (checked) {
        throw refusal;
      }
      return Optional.empty();
    }
  }

  /**
   * What an attempt to change a game has led to.
   *
   * @param done whether the game is as it was to be; else it is as others have made it
   */
  private record Attempt(Game game, boolean done) {}

  private Attempt attempt(Game game, Plan.Change<?> change, Outcome outcome) {
    return switch (outcome) {
      case Outcome.Done(Instant at) -> new Attempt(remember(Changes.after(game, change, at)), true);
      case Outcome.Behind(Snapshot now) -> new Attempt(seenNow(follow(game, now)), false);
      case Outcome.Late _ -> new Attempt(refreshed(game), false);
      case Outcome.Missing _ -> throw gone(game.id());
    };
  }

  /** A game in which those who have run out of time first have left, or others have acted. */
  private Game withoutFlagged(Game game) {
    Match<?> match = game.requireMatch();
    Leaving leaving = game.header().leaving(match, game.flagged(), Entry.Kind.TIMEOUT);
    if (match.vacate(game.flagged(), Entry.Kind.TIMEOUT, leaving)
        instanceof Match.Outcome.Accepted<?>(Match<?> after, Append append)) {
      var change = Plan.Change.of(game, after, append, left -> left);
      return attempt(game, change, changes.commitTimeout(game, change)).game();
    }
    throw new IllegalStateException("whoever is asked can leave: " + game.flagged());
  }

  private Problem gone(String id) {
    cache.invalidate(id);
    return notFound();
  }

  /**
   * Who sits where in a game that has not started; it starts if nobody and nothing is missing.
   *
   * @throws Problem as {@link Catalog#requirePlayable}, if it starts
   */
  <T> Plan.Change<T> seated(Game game, GameHeader header, Function<Game, T> answer) {
    return header.ready()
        ? Plan.Change.starting(header, catalog.start(header), answer)
        : Plan.Change.of(game, header, answer);
  }

  /**
   * Creates a game, and starts it if nobody and nothing is missing; or finds it if this very game
   * was created before.
   */
  Game create(String id, GameHeader header) {
    Game nothing = Game.notYet(id, header, catalog.of(header));
    return create(nothing, seated(nothing, header, game -> game));
  }

  /**
   * The same for a game that has started.
   *
   * @param match as far as it was played: one append at most
   */
  Game create(String id, GameHeader header, Match<?> match) {
    Game nothing = Game.notYet(id, header, catalog.of(header));
    return create(nothing, Plan.Change.starting(header, match, game -> game));
  }

  private Game create(Game nothing, Plan.Change<Game> change) {
    return switch (changes.commit(nothing, change, true)) {
      case Outcome.Done(Instant at) -> remember(Changes.after(nothing, change, at));
      case Outcome.Behind _, Outcome.Missing _ -> fresh(nothing.id());
      case Outcome.Late _ -> throw Problem.of(Code.STORE_UNAVAILABLE, "store.too_slow");
    };
  }

  /**
   * Stores a whole game that was played elsewhere and is over, or finds it if that was done before.
   *
   * @param log what the match consists of, as it is stored
   * @param times when each append was made
   */
  Game createPlayed(
      String id, GameHeader header, Match<?> match, GameStore.Append log, List<Instant> times) {
    var commit =
        new GameStore.Commit(
            id,
            Known.NOTHING,
            Optional.of(Codec.write(header)),
            Optional.of(log),
            retention.of(header.status(), () -> Duration.ZERO),
            Optional.empty());
    return switch (store.commit(commit)) {
      case Outcome.Done(Instant at) ->
          remember(
              new Game(
                  id,
                  1,
                  header,
                  catalog.of(header),
                  match.version(),
                  Optional.of(match),
                  Growing.<Instant>empty().withAll(times),
                  at,
                  Optional.empty(),
                  at));
      case Outcome.Behind _, Outcome.Missing _, Outcome.Late _ -> fresh(id);
    };
  }

  // ---- what this node keeps

  private Game remember(Game game) {
    return cache
        .asMap()
        .merge(
            game.id(),
            game,
            (old, made) ->
                old.revision() > made.revision() || old.version() > made.version() ? old : made);
  }

  private Game follow(Game known, Snapshot snapshot) {
    if (snapshot.goesOn() && snapshot.header().isEmpty() && snapshot.tail().isEmpty()) {
      return known;
    }
    Optional<Game> followed = replays.further(known, snapshot);
    if (followed.isPresent()) {
      cache.put(known.id(), followed.get());
      return followed.get();
    }
    cache.invalidate(known.id());
    return load(known.id());
  }

  // ---- rules

  /** The rulesets they are played by. */
  Catalog catalog() {
    return catalog;
  }
}
