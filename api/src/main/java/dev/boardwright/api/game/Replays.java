package dev.boardwright.api.game;

import dev.boardwright.api.game.Codec.Timed;
import dev.boardwright.api.ops.Metrics;
import dev.boardwright.api.store.GameStore;
import dev.boardwright.api.store.GameStore.Known;
import dev.boardwright.api.store.GameStore.Outcome;
import dev.boardwright.api.store.GameStore.Snapshot;
import dev.boardwright.api.wire.Status;
import dev.boardwright.engine.Append;
import dev.boardwright.engine.Growing;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.ReplayFailed;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Makes games out of what the store has, by replaying their logs. */
final class Replays {

  private static final Logger LOG = LoggerFactory.getLogger(Replays.class);

  private final GameStore store;
  private final Catalog catalog;
  private final Retention retention;
  private final Metrics metrics;
  private final Calls calls;

  Replays(GameStore store, Catalog catalog, Retention retention, Metrics metrics, Calls calls) {
    this.store = store;
    this.catalog = catalog;
    this.retention = retention;
    this.metrics = metrics;
    this.calls = calls;
  }

  /**
   * A game from its whole log.
   *
   * @param snapshot all of it
   */
  Game whole(String id, Snapshot snapshot) {
    GameHeader header = Codec.readHeader(snapshot.header().orElseThrow());
    if (!hasMatch(header)) {
      return Game.withoutMatch(id, snapshot, header, catalog.of(header));
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

  /**
   * A known game, played on.
   *
   * @param snapshot what is new
   * @return empty if that does not go on from what is known
   */
  Optional<Game> further(Game known, Snapshot snapshot) {
    boolean goesOn =
        snapshot.goesOn()
            && known.match().isPresent()
            && snapshot.header().map(text -> hasMatch(Codec.readHeader(text))).orElse(true);
    if (!goesOn) {
      return Optional.empty();
    }
    try {
      return Optional.of(followed(known, known.match().get(), snapshot));
    } catch (ReplayFailed e) {
      LOG.warn("game {}: what is cached does not fit the store, reading it anew", known.id(), e);
      return Optional.empty();
    }
  }

  private static boolean hasMatch(GameHeader header) {
    return switch (header.status()) {
      case RUNNING, FINISHED -> true;
      case ABORTED -> header.ready(); // then it had started
      case OPEN, HALTED -> false;
    };
  }

  private static Game followed(Game known, Match<?> match, Snapshot snapshot) throws ReplayFailed {
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

  /** Stops a game whose log no longer gives the position it gave; the log stays as it is. */
  private Game halt(String id, Snapshot snapshot, GameHeader header, ReplayFailed why) {
    LOG.error(
        "game {} of {} is halted: its log does not replay", id, header.played().ruleset(), why);
    metrics.halted(header.played().ruleset());
    GameHeader halted = header.with(Status.HALTED);
    List<Calls.Called> called = Calls.of(id, halted, Optional.empty(), false);
    Optional<Instant> notAfter = calls.schedule(called);
    var commit =
        new GameStore.Commit(
            id,
            new Known(snapshot.revision(), snapshot.version(), Optional.of(snapshot.updatedAt())),
            Optional.of(Codec.write(halted)),
            Optional.empty(),
            retention.of(Status.HALTED, () -> Duration.ZERO),
            notAfter);
    return switch (store.commit(commit)) {
      case Outcome.Done(Instant at) -> {
        calls.make(called);
        yield Game.withoutMatch(
            id, snapshot.revision() + 1, snapshot.version(), halted, catalog.of(halted), at);
      }
      case Outcome.Behind _, Outcome.Late _ ->
          whole(id, store.read(id, Known.NOTHING).orElseThrow(Games::notFound));
      case Outcome.Missing _ -> throw Games.notFound();
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
}
