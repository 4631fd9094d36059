package dev.boardwright.api.game;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Finds games, among those that somebody looks at, whose house bots should have acted long ago, as
 * when the store has lost their jobs in a failover, and has their bots called again.
 */
final class Overdue {

  /** Longer than a bot may think, and than a job waits whose node has died. */
  static final Duration PATIENCE = Duration.ofSeconds(10);

  private static final int MOST_GAMES = 10_000;

  private final Consumer<Game> call;
  private final LongSupplier nanos;
  private final Cache<String, Wait> waits =
      Caffeine.newBuilder().maximumSize(MOST_GAMES).executor(Runnable::run).build();

  /** Since when a game has waited for its house bots, as far as this node knows. */
  private record Wait(int revision, int version, long since) {
    /** Whether nothing has happened in the game since. */
    boolean of(Game game) {
      return revision == game.revision() && version == game.version();
    }
  }

  /**
   * @param call calls the bots of a game
   * @param nanos the clock
   */
  Overdue(Consumer<Game> call, LongSupplier nanos) {
    this.call = call;
    this.nanos = nanos;
  }

  /** Looks at a game as the store has it now. */
  void look(Game game) {
    if (game.botsToAct().isEmpty()) {
      return;
    }
    Wait known = waits.getIfPresent(game.id());
    Wait now = new Wait(game.revision(), game.version(), nanos.getAsLong());
    if (known == null || !known.of(game)) {
      waits.put(game.id(), now);
    } else if (now.since() - known.since() >= PATIENCE.toNanos()
        && waits.asMap().replace(game.id(), known, now)) {
      call.accept(game);
    }
  }
}
