package dev.boardwright.api.game;

import dev.boardwright.api.ops.Metrics;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.api.wire.Status;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** Opens streams of games, up to a bound. */
public final class Streams {

  /** The games of an account of which it is told. */
  private static final List<Status> TOLD = List.of(Status.OPEN, Status.RUNNING);

  private final Games games;
  private final Waiters waiters;
  private final Metrics metrics;
  private final Pace pace;
  private final int most;
  private final Semaphore places;
  private final Map<String, Audience> audiences = new ConcurrentHashMap<>();

  /** Those who watch one game. */
  private record Audience(SharedLook look, int size) {
    Audience with(int more) {
      return new Audience(look, size + more);
    }
  }

  /**
   * How streams keep time.
   *
   * @param heartbeat how long a stream is silent at most
   * @param patience how long a reader may take for what is sent at once
   * @param stalled after how long a reader that takes nothing at all is cut off; longer than the
   *     others
   * @param nanos the clock
   */
  public record Pace(Duration heartbeat, Duration patience, Duration stalled, LongSupplier nanos) {

    /** What readers can rely on. */
    public static final Pace USUAL =
        new Pace(
            Duration.ofSeconds(15),
            Duration.ofSeconds(10),
            Duration.ofSeconds(30),
            System::nanoTime);
  }

  /**
   * @param most how many streams are open at the same time
   */
  public Streams(Games games, Waiters waiters, Metrics metrics, int most, Pace pace) {
    this.games = games;
    this.waiters = waiters;
    this.metrics = metrics;
    this.pace = pace;
    this.most = most;
    this.places = new Semaphore(most);
    metrics.watchStreams(() -> (long) most - places.availablePermits());
  }

  /**
   * Opens a stream, to be run and closed by the caller.
   *
   * @param after the version of the last entry that the reader has
   * @throws Problem if the caller may not watch this game, or too many do
   */
  public EventStream open(String game, Bearer token, int after) {
    var _ = Caller.of(games.fresh(game).header(), token).viewer();
    takePlace();
    SharedLook look = audiences.compute(game, (_, watching) -> joined(game, watching)).look();
    return new EventStream(
        look::look, token, after, waiters.listen(game), pace, reason -> closed(game, reason));
  }

  /**
   * Opens a stream of all games of an account, to be run and closed by the caller.
   *
   * @param entries whether to tell the entries of the logs
   * @throws Problem if too many streams are open
   */
  public AccountStream open(Bearer.Session session, boolean entries) {
    String account = session.account();
    takePlace();
    Following following = new Following(games, waiters, account, TOLD);
    return new AccountStream(session, entries, following, pace, this::ended);
  }

  /** How they keep time. */
  public Pace pace() {
    return pace;
  }

  private void takePlace() {
    if (!places.tryAcquire()) {
      throw Problem.of(Code.RATE_LIMITED, "limit.streams", "most", most).with("limit", most);
    }
  }

  private Audience joined(String game, @Nullable Audience watching) {
    return watching == null
        ? new Audience(new SharedLook(() -> games.fresh(game)), 1)
        : watching.with(1);
  }

  private void closed(String game, String reason) {
    audiences.computeIfPresent(
        game, (_, watching) -> watching.size() == 1 ? null : watching.with(-1));
    ended(reason);
  }

  private void ended(String reason) {
    places.release();
    metrics.streamEnded(reason);
  }
}
