package dev.boardwright.api.game;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.boardwright.api.game.Calls.Called;
import dev.boardwright.api.game.Codec.Timed;
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
import dev.boardwright.engine.ReplayFailed;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The games of the store, and the positions this node has built of them. What is cached saves
 * replays, never questions to the store: nothing is read or refused before the store was asked.
 */
public final class Games {

  private static final Logger LOG = LoggerFactory.getLogger(Games.class);
  private static final int GAME_WEIGHT = 50; // what a game takes without its log, in entries

  /** How often others may be faster: whoever loses a race has lost it to a move of the game. */
  private static final int MOST_LOST = 100;

  private final Store store;
  private final Deadlines deadlines;
  private final Catalog catalog;
  private final Retention retention;
  private final Metrics metrics;
  private final Calls calls;
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
    this.store = store;
    this.deadlines = new Deadlines(store);
    this.catalog = catalog;
    this.retention = retention;
    this.metrics = metrics;
    this.calls = calls;
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

  Store store() {
    return store;
  }

  // ---- reading

  /** A game as the store has it now. */
  Game fresh(String id) {
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
        ? remember(build(id, snapshot))
        : withoutMatch(id, snapshot.revision(), header, snapshot.version(), snapshot.updatedAt());
  }

  private Game withoutMatch(
      String id, int revision, GameHeader header, int version, Instant updatedAt) {
    return new Game(
        id,
        revision,
        header,
        catalog.of(header),
        version,
        Optional.empty(),
        Growing.empty(),
        updatedAt,
        Optional.empty(),
        updatedAt);
  }

  private Game load(String id) {
    Snapshot snapshot = store.read(id, Known.NOTHING).orElseThrow(Games::notFound);
    return seenNow(remember(build(id, snapshot)));
  }

  private Game refreshed(Game known) {
    Optional<Snapshot> snapshot = store.read(known.id(), known.known());
    if (snapshot.isEmpty()) {
      cache.invalidate(known.id());
      throw notFound();
    }
    return seenNow(follow(known, snapshot.get()));
  }

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

  private <T> T change(String id, Function<Game, Plan<T>> look, boolean calling) {
    Game known = cache.getIfPresent(id);
    Game game = known == null ? load(id) : known;
    boolean checked = known == null;
    boolean awaited = false;
    for (int lost = 0; ; ) {
      if (checked && !game.flagged().isEmpty()) {
        game = withoutFlagged(game);
        continue;
      }
      Plan<T> plan;
      try {
        plan = look.apply(game);
      } catch (Problem refusal) {
        if (checked) {
          throw refusal;
        }
        game = refreshed(game);
        checked = true;
        continue;
      }
      switch (plan) {
        case Plan.Answer<T>(T value) -> {
          if (checked) {
            return value;
          }
          game = refreshed(game);
          checked = true;
        }
        case Plan.Store<T> change -> {
          Called called = Called.of(id, change.header(), change.match(), calling);
          if (!awaited) {
            calls.coming(called);
            awaited = !called.equals(Called.NOBODY);
          }
          Optional<Instant> notAfter = deadlines.of(game, clockAfter(game, change));
          switch (store.commit(commit(game, change, notAfter))) {
            case Outcome.Done(Instant at) -> {
              calls.come(called);
              deadlines.stored(game, clockAfter(game, change), at);
              return change.answer().apply(remember(after(game, change, at)));
            }
            case Outcome.Behind(Snapshot now) -> {
              game = follow(game, now);
              checked = true;
              requirePatience(++lost);
            }
            case Outcome.Late _ -> {
              game = refreshed(game);
              checked = true;
              requirePatience(++lost);
            }
            case Outcome.Missing _ -> throw gone(id);
          }
        }
      }
    }
  }

  private static void requirePatience(int lost) {
    if (lost > MOST_LOST) {
      throw Problem.of(Code.STORE_UNAVAILABLE, "store.busy");
    }
  }

  /** A game in which those who have run out of time first have left, or others have acted. */
  private Game withoutFlagged(Game game) {
    Match<?> match = game.requireMatch();
    Leaving leaving = game.header().leaving(match, game.flagged(), Entry.Kind.TIMEOUT);
    if (match.vacate(game.flagged(), Entry.Kind.TIMEOUT, leaving)
        instanceof Match.Outcome.Accepted<?>(Match<?> after, Append append)) {
      var change =
          new Plan.Store<Game>(
              game.header().after(after), Optional.of(after), Optional.of(append), left -> left);
      Called called = Called.of(game.id(), change.header(), change.match(), true);
      calls.coming(called);
      return switch (store.commit(commit(game, change, Optional.empty()))) {
        case Outcome.Done(Instant at) -> {
          calls.come(called);
          yield remember(after(game, change, at));
        }
        case Outcome.Behind(Snapshot now) -> seenNow(follow(game, now));
        case Outcome.Late _ -> refreshed(game);
        case Outcome.Missing _ -> throw gone(game.id());
      };
    }
    throw new IllegalStateException("whoever is asked can leave: " + game.flagged());
  }

  private Problem gone(String id) {
    cache.invalidate(id);
    return notFound();
  }

  /** Creates a game, or finds it if this very game was created before. */
  Game create(String id, GameHeader header, Optional<Match<?>> match, Optional<Append> append) {
    Rules<?> rules = catalog.of(header);
    Game nothing =
        new Game(
            id,
            0,
            header,
            rules,
            0,
            Optional.empty(),
            Growing.empty(),
            header.origin().createdAt(),
            Optional.empty(),
            header.origin().createdAt());
    var change = new Plan.Store<Game>(header, match, append, game -> game);
    Called called = Called.of(id, header, match, true);
    calls.coming(called);
    Optional<Instant> notAfter = deadlines.of(nothing, clockAfter(nothing, change));
    return switch (store.commit(commit(nothing, change, notAfter))) {
      case Outcome.Done(Instant at) -> {
        calls.come(called);
        yield remember(after(nothing, change, at));
      }
      case Outcome.Behind _, Outcome.Missing _ -> fresh(id);
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

  private <T> GameStore.Commit commit(Game game, Plan.Store<T> change, Optional<Instant> notAfter) {
    boolean same = game.revision() > 0 && change.header().equals(game.header());
    return new GameStore.Commit(
        game.id(),
        game.known(),
        same ? Optional.empty() : Optional.of(Codec.write(change.header())),
        change.append().map(Codec::write),
        retention.of(change.header().status(), () -> rest(game, change)),
        notAfter);
  }

  /** How long the clock allows that nothing happens after a change. Too long at worst. */
  private static <T> Duration rest(Game game, Plan.Store<T> change) {
    return clockAfter(game, change)
        .flatMap(stored -> stored.apply(game.seenAt()).deadline())
        .map(deadline -> Duration.between(game.seenAt(), deadline))
        .filter(Duration::isPositive)
        .orElse(Duration.ZERO);
  }

  private static <T> Game after(Game game, Plan.Store<T> change, Instant at) {
    boolean same = game.revision() > 0 && change.header().equals(game.header());
    return new Game(
        game.id(),
        game.revision() + (same ? 0 : 1),
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
  private static <T> Optional<Function<Instant, Clock>> clockAfter(
      Game game, Plan.Store<T> change) {
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

  // ---- building

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
    boolean goesOn =
        snapshot.goesOn()
            && known.match().isPresent()
            && snapshot.header().map(text -> hasMatch(Codec.readHeader(text))).orElse(true);
    if (goesOn) {
      try {
        return replaced(followed(known, known.match().get(), snapshot));
      } catch (ReplayFailed e) {
        LOG.warn("game {}: what is cached does not fit the store, reading it anew", known.id(), e);
      }
    }
    cache.invalidate(known.id());
    return load(known.id());
  }

  private static boolean hasMatch(GameHeader header) {
    return switch (header.status()) {
      case RUNNING, FINISHED -> true;
      case ABORTED -> header.ready(); // then it had started
      case OPEN, HALTED -> false;
    };
  }

  private Game followed(Game known, Match<?> match, Snapshot snapshot) throws ReplayFailed {
    List<Timed> tail = timed(snapshot);
    Growing<Instant> times = known.times().withAll(times(tail));
    GameHeader header = snapshot.header().map(Codec::readHeader).orElse(known.header());
    Match<?> followed = match.follow(appends(tail));
    return new Game(
        known.id(),
        snapshot.revision(),
        header,
        known.rules(),
        snapshot.version(),
        Optional.of(followed),
        times,
        snapshot.updatedAt(),
        Clock.of(header, known.clock(), followed, known.times().size(), times),
        snapshot.updatedAt());
  }

  private Game replaced(Game game) {
    cache.put(game.id(), game);
    return game;
  }

  private Game build(String id, Snapshot snapshot) {
    GameHeader header = Codec.readHeader(snapshot.header().orElseThrow());
    if (!hasMatch(header)) {
      return withoutMatch(
          id, snapshot.revision(), header, snapshot.version(), snapshot.updatedAt());
    }
    catalog.requirePlayable(header);
    long start = System.nanoTime();
    List<Timed> log = timed(snapshot);
    try {
      Match<?> match =
          catalog.of(header).replay(catalog.setup(header), header.seed(), appends(log));
      metrics.replayed(header.played().ruleset(), System.nanoTime() - start);
      Growing<Instant> times = Growing.of(times(log));
      return new Game(
          id,
          snapshot.revision(),
          header,
          catalog.of(header),
          snapshot.version(),
          Optional.of(match),
          times,
          snapshot.updatedAt(),
          Clock.of(header, Optional.empty(), match, 0, times),
          snapshot.updatedAt());
    } catch (ReplayFailed e) {
      return halt(id, snapshot, header, e);
    }
  }

  /** Stops a game whose log no longer gives the position it gave; the log stays as it is. */
  private Game halt(String id, Snapshot snapshot, GameHeader header, ReplayFailed why) {
    LOG.error(
        "game {} of {} is halted: its log does not replay", id, header.played().ruleset(), why);
    metrics.halted(header.played().ruleset());
    GameHeader halted = header.with(Status.HALTED);
    var commit =
        new GameStore.Commit(
            id,
            new Known(snapshot.revision(), snapshot.version(), Optional.of(snapshot.updatedAt())),
            Optional.of(Codec.write(halted)),
            Optional.empty(),
            retention.of(Status.HALTED, () -> Duration.ZERO),
            Optional.empty());
    return switch (store.commit(commit)) {
      case Outcome.Done(Instant at) ->
          withoutMatch(id, snapshot.revision() + 1, halted, snapshot.version(), at);
      case Outcome.Behind _, Outcome.Late _ ->
          build(id, store.read(id, Known.NOTHING).orElseThrow(Games::notFound));
      case Outcome.Missing _ -> throw notFound();
    };
  }

  private static List<Timed> timed(Snapshot snapshot) {
    return snapshot.tail().stream().flatMap(stored -> Codec.readAppends(stored).stream()).toList();
  }

  private static List<Instant> times(List<Timed> log) {
    return log.stream().map(Timed::at).toList();
  }

  private static List<Append> appends(List<Timed> log) {
    return log.stream().map(Timed::append).toList();
  }

  // ---- rules

  Catalog catalog() {
    return catalog;
  }
}
