package dev.boardwright.api.game;

import dev.boardwright.api.ops.Metrics;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.api.wire.Status;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
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
  private final Places places;
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
   * @param bounds how many streams are open at the same time
   */
  public Streams(Games games, Waiters waiters, Metrics metrics, Places.Bounds bounds, Pace pace) {
    this.games = games;
    this.waiters = waiters;
    this.metrics = metrics;
    this.pace = pace;
    this.places = new Places(bounds, "limit.streams", "limit.streams_of_one");
    metrics.watchStreams(places::taken);
  }

  /**
   * Opens a stream, to be run and closed by the caller.
   *
   * @param after the version of the last entry that the reader has
   * @param address where the reader is
   * @throws Problem if the caller may not watch this game, or too many do
   */
  public EventStream open(String game, Bearer token, int after, String address) {
    var _ = games.fresh(game).caller(token).viewer();
    Places.Place place = places.take(address);
    SharedLook look = audiences.compute(game, (_, watching) -> joined(game, watching)).look();
    var news = new GameNews(look::look, token, after, waiters.listen(game));
    return new EventStream(news, pace, reason -> closed(game, place, reason));
  }

  /**
   * Opens a stream of all games of an account, to be run and closed by the caller.
   *
   * @param entries whether to tell the entries of the logs
   * @param address where the reader is
   * @throws Problem if too many streams are open
   */
  public EventStream open(Bearer.Session session, boolean entries, String address) {
    String account = session.account();
    Places.Place place = places.take(address);
    Following following = new Following(games, waiters, account, TOLD);
    var news = new AccountNews(session, entries, following);
    return new EventStream(news, pace, reason -> ended(place, reason));
  }

  /** How they keep time. */
  public Pace pace() {
    return pace;
  }

  private Audience joined(String game, @Nullable Audience watching) {
    return watching == null
        ? new Audience(new SharedLook(() -> games.fresh(game)), 1)
        : watching.with(1);
  }

  private void closed(String game, Places.Place place, String reason) {
    audiences.computeIfPresent(
        game, (_, watching) -> watching.size() == 1 ? null : watching.with(-1));
    ended(place, reason);
  }

  private void ended(Places.Place place, String reason) {
    place.close();
    metrics.streamEnded(reason);
  }
}
