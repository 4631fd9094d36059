package dev.boardwright.api.ops;

import dev.boardwright.api.wire.HouseBot;
import dev.boardwright.engine.EnumWords;
import io.prometheus.metrics.core.metrics.Counter;
import io.prometheus.metrics.core.metrics.GaugeWithCallback;
import io.prometheus.metrics.core.metrics.Histogram;
import io.prometheus.metrics.expositionformats.PrometheusTextFormatWriter;
import io.prometheus.metrics.instrumentation.jvm.JvmMetrics;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.LongSupplier;

/** What this node counts, in the text format of Prometheus. */
public final class Metrics {

  /** The media type of {@link #text()}. */
  public static final String CONTENT_TYPE = PrometheusTextFormatWriter.CONTENT_TYPE;

  private static final double[] SECONDS = {
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60
  };
  private static final double[] STORE_SECONDS = {
    0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2
  };

  private final PrometheusRegistry registry = new PrometheusRegistry();
  private final PrometheusTextFormatWriter writer = PrometheusTextFormatWriter.create();

  private final Histogram requests =
      Histogram.builder()
          .name("boardwright_request_seconds")
          .help("Time of requests by route and status, waiting included.")
          .labelNames("method", "route", "status")
          .classicOnly()
          .classicUpperBounds(SECONDS)
          .register(registry);
  private final Counter moves =
      Counter.builder()
          .name("boardwright_moves_total")
          .help("Moves that were accepted and stored, by ruleset.")
          .labelNames("ruleset")
          .register(registry);
  private final Counter replays =
      Counter.builder()
          .name("boardwright_replays_total")
          .help("Games rebuilt from their whole log, by ruleset.")
          .labelNames("ruleset")
          .register(registry);
  private final Counter halts =
      Counter.builder()
          .name("boardwright_halted_games_total")
          .help("Games stopped because their log does not replay. More than 0 needs a look.")
          .labelNames("ruleset")
          .register(registry);
  private final Counter streams =
      Counter.builder()
          .name("boardwright_streams_ended_total")
          .help("Streams that ended, by reason; slow_reader ones were cut off.")
          .labelNames("reason")
          .register(registry);
  private final Counter botMoves =
      Counter.builder()
          .name("boardwright_bot_moves_total")
          .help("Moves of house bots that were stored, by ruleset and bot.")
          .labelNames("ruleset", "bot")
          .register(registry);
  private final Histogram botThoughts =
      Histogram.builder()
          .name("boardwright_bot_thinking_seconds")
          .help("Time that house bots thought about one decision.")
          .labelNames("bot")
          .classicOnly()
          .classicUpperBounds(SECONDS)
          .register(registry);
  private final Histogram botAnswers =
      Histogram.builder()
          .name("boardwright_bot_answer_seconds")
          .help(
              "Time from the change that gave a house bot the turn until its move was stored. It"
                  + " grows when more bots are to move than may at the same time.")
          .labelNames("bot")
          .classicOnly()
          .classicUpperBounds(SECONDS)
          .register(registry);
  private final Histogram store =
      Histogram.builder()
          .name("boardwright_store_seconds")
          .help("Time of calls to the store.")
          .labelNames("call")
          .classicOnly()
          .classicUpperBounds(STORE_SECONDS)
          .register(registry);

  /** With what the JVM tells of itself. */
  public Metrics() {
    JvmMetrics.builder().register(registry);
  }

  /**
   * @param route the template of the path, never the path itself
   */
  public void request(String method, String route, int status, long nanos) {
    requests.labelValues(method, route, Integer.toString(status)).observe(nanos / 1e9);
  }

  /** Counts moves of one answer. */
  public void moved(String ruleset, int moves) {
    this.moves.labelValues(ruleset).inc(moves);
  }

  /**
   * Counts a move of a house bot.
   *
   * @param took since it was asked
   */
  public void botMoved(String ruleset, HouseBot bot, Duration took) {
    botMoves.labelValues(ruleset, EnumWords.word(bot)).inc();
    botAnswers.labelValues(EnumWords.word(bot)).observe(took.toNanos() / 1e9);
  }

  /** Notes how long a house bot thought about one decision. */
  public void botThought(HouseBot bot, long nanos) {
    botThoughts.labelValues(EnumWords.word(bot)).observe(nanos / 1e9);
  }

  /** Counts a game rebuilt from its whole log. */
  public void replayed(String ruleset) {
    replays.labelValues(ruleset).inc();
  }

  /** Counts a game whose log does not replay. */
  public void halted(String ruleset) {
    halts.labelValues(ruleset).inc();
  }

  /** Notes why a stream ended. */
  public void streamEnded(String reason) {
    streams.labelValues(reason).inc();
  }

  /** Notes how long a call of the store took. */
  public void store(String call, long nanos) {
    store.labelValues(call).observe(nanos / 1e9);
  }

  /** Shows how many games are cached, asked at every scrape. */
  public void watchCache(LongSupplier size) {
    gauge("boardwright_cached_games", "Games this node has a position of.", size);
  }

  /** Shows how many requests wait, asked at every scrape. */
  public void watchWaiters(LongSupplier count) {
    gauge("boardwright_waiting_requests", "Requests that wait for a decision.", count);
  }

  public void watchStreams(LongSupplier count) {
    gauge("boardwright_open_streams", "Streams of games that are open.", count);
  }

  /** Shows how many games house bots play in right now, asked at every scrape. */
  public void watchBots(LongSupplier count) {
    gauge("boardwright_busy_bots", "Games in which house bots of this node play right now.", count);
  }

  private void gauge(String name, String help, LongSupplier value) {
    GaugeWithCallback.builder()
        .name(name)
        .help(help)
        .callback(callback -> callback.call((double) value.getAsLong()))
        .register(registry);
  }

  /** Everything, as Prometheus reads it. */
  public String text() {
    var out = new ByteArrayOutputStream();
    try {
      writer.write(out, registry.scrape());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString(StandardCharsets.UTF_8);
  }
}
