package dev.boardwright.api.game;

import dev.boardwright.api.ops.Metrics;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.HouseBot;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.bots.Bot;
import dev.boardwright.bots.GreedyBot;
import dev.boardwright.bots.RandomBot;
import dev.boardwright.engine.Append;
import dev.boardwright.engine.DecisionId;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Observation;
import dev.boardwright.engine.Position;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Plays the seats of house bots, by the same compare-and-set as everybody: when somebody else was
 * faster, a bot looks and chooses anew. What a bot gets is its seat's observation and luck of its
 * own, which has nothing to do with the seed.
 */
public final class HouseBots implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(HouseBots.class);

  /** How long one game is played before others have their turn. */
  private static final Duration SLICE = Duration.ofSeconds(1);

  /** How long a bot thinks about one decision. */
  private static final Duration THOUGHT = Duration.ofSeconds(2);

  /** When a game is looked at again that this node cannot play, or others changed all the time. */
  private static final Duration LATER = Duration.ofSeconds(5);

  private static final int SAMPLES = 3;
  private static final int TRIED = 200;

  private final Games games;
  private final Metrics metrics;
  private final Function<HouseBot, Bot> bots;
  private final ExecutorService heads;

  /**
   * @param atOnce how many bots think at the same time, at least 1
   */
  public HouseBots(Games games, Metrics metrics, int atOnce) {
    this(games, metrics, atOnce, HouseBots::bot);
  }

  /**
   * @param bots makes a bot for one decision
   */
  HouseBots(Games games, Metrics metrics, int atOnce, Function<HouseBot, Bot> bots) {
    this.games = games;
    this.metrics = metrics;
    this.bots = bots;
    // Thinking gives no way to others on a virtual thread.
    this.heads =
        Executors.newFixedThreadPool(
            atOnce, Thread.ofPlatform().daemon().name("bot-", 0).factory());
  }

  /**
   * Plays on in a game until no house bot is to act, or its slice of time is over.
   *
   * @return when the game is to be looked at again; empty if somebody else is to act
   */
  public Optional<Duration> see(String game) {
    long end = System.nanoTime() + SLICE.toNanos();
    try {
      games.current(game); // else a bot might think about what is long past
      while (games.changeByBot(game, this::plan)) {
        if (System.nanoTime() - end >= 0) {
          return Optional.of(Duration.ZERO);
        }
      }
      return Optional.empty();
    } catch (Problem e) {
      if (e.code() == Code.NOT_FOUND) {
        return Optional.empty();
      }
      LOG.warn("bots cannot play game {} now: {}", game, e.getMessage());
      return Optional.of(LATER);
    }
  }

  /** Answers for the first bot that is asked; the answer is whether there was one. */
  private Plan<Boolean> plan(Game game) {
    int seat = game.botsToAct().first();
    return seat < 0
        ? new Plan.Answer<>(false)
        : answer(game, game.requireMatch(), seat, game.header().seats().get(seat).bot().get());
  }

  private <M extends Move> Plan<Boolean> answer(
      Game game, Match<M> match, int seat, HouseBot kind) {
    DecisionId decision = match.asked(seat).orElseThrow().id();
    M move = choose(game, match.position(), seat, kind, luck(game.header(), decision));
    String code = match.ruleset().moves().text(move);
    return switch (match.submit(seat, decision, List.of(code))) {
      case Match.Outcome.Accepted<M>(Match<M> next, Append append) ->
          Plan.Change.of(
              game,
              next,
              append,
              after -> {
                metrics.botMoved(game.header().played().ruleset(), kind);
                if (game.header().hasPeople()) {
                  metrics.botAnswered(kind, Duration.between(game.updatedAt(), after.updatedAt()));
                }
                return true;
              });
      case Match.Outcome.Replayed<M> _, Match.Outcome.Refused<M> _ ->
          throw new IllegalStateException(kind + " chose a move that is not legal: " + code);
    };
  }

  /**
   * The luck of a bot: the same for the same decision, so that whoever has to choose again chooses
   * the same, and nobody can work it out who does not know the header.
   */
  private static SplittableRandom luck(GameHeader header, DecisionId decision) {
    String hash = Tokens.hash(header.luck().ofBots() + "\n" + decision);
    return new SplittableRandom(HexFormat.fromHexDigitsToLong(hash, 0, 16));
  }

  private <M extends Move> M choose(
      Game game, Position<M> position, int seat, HouseBot kind, SplittableRandom luck) {
    Observation<M> seen = position.observe(seat);
    long begin = System.nanoTime();
    try {
      return heads.submit(() -> bots.apply(kind).choose(seen, luck)).get();
    } catch (ExecutionException e) { // the others are not to wait for ever
      LOG.error("{} fails in game {}; the rules answer for it", kind, game.id(), e.getCause());
      return position.fallback(seat);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the server stops; another node plays on", e);
    } finally {
      metrics.botThought(kind, System.nanoTime() - begin);
    }
  }

  private static Bot bot(HouseBot kind) {
    return switch (kind) {
      case RANDOM -> new RandomBot();
      case GREEDY -> new GreedyBot(SAMPLES, TRIED, after(THOUGHT));
    };
  }

  private static BooleanSupplier after(Duration time) {
    long end = System.nanoTime() + time.toNanos();
    return () -> System.nanoTime() - end >= 0;
  }

  /** Lets bots that still think be. */
  @Override
  public void close() {
    heads.shutdownNow();
  }
}
