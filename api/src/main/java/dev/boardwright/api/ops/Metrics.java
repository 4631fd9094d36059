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
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/** What this node counts, in the text format of Prometheus. */
public final class Metrics {

  /** The media type of {@link #text()}. */
  public static final String CONTENT_TYPE = PrometheusTextFormatWriter.CONTENT_TYPE;

  /** For what belongs to no ruleset. */
  public static final String NO_RULESET = "-";

  private static final double[] SECONDS = {
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60
  };
  private static final double[] STORE_SECONDS = {
    0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2
  };

  /**
   * Something that is counted.
   *
   * @param name without the endings that Prometheus adds to a histogram's
   * @param kind counter, histogram (of seconds) or gauge
   * @param help one sentence
   */
  public record Description(String name, String kind, List<String> labels, String help) {}

  private final PrometheusRegistry registry = new PrometheusRegistry();
  private final PrometheusTextFormatWriter writer = PrometheusTextFormatWriter.create();
  private final List<Description> descriptions = new ArrayList<>();

  private final Histogram requests =
      histogram(
          "boardwright_request_seconds",
          "Time of requests, waiting included.",
          SECONDS,
          "method",
          "route",
          "status",
          "ruleset");
  private final Counter limited =
      counter(
          "boardwright_rate_limited_total",
          "Requests refused since there were too many, by the limit they passed.",
          "limit");
  private final Counter moves =
      counter("boardwright_moves_total", "Moves that were accepted and stored.", "ruleset");
  private final Histogram replays =
      histogram(
          "boardwright_replay_seconds",
          "Time to rebuild a game from its whole log.",
          SECONDS,
          "ruleset");
  private final Counter halts =
      counter(
          "boardwright_halted_games_total",
          "Games stopped because their log does not replay. More than 0 needs a look.",
          "ruleset");
  private final Counter webhooks =
      counter(
          "boardwright_webhook_messages_total",
          "Messages sent to webhooks, by whether they were taken.",
          "outcome");
  private final Counter streams =
      counter(
          "boardwright_streams_ended_total",
          "Streams that ended; slow_reader ones were cut off.",
          "reason");
  private final Counter botMoves =
      counter(
          "boardwright_bot_moves_total", "Moves of house bots that were stored.", "ruleset", "bot");
  private final Histogram botThoughts =
      histogram(
          "boardwright_bot_thinking_seconds",
          "Time that house bots think about one decision.",
          SECONDS,
          "bot");
  private final Histogram botAnswers =
      histogram(
          "boardwright_bot_answer_seconds",
          "Time from the change that gives a house bot the turn to its move, in games with people."
              + " It grows when bots wait for a place.",
          SECONDS,
          "bot");
  private final Histogram store =
      histogram("boardwright_store_seconds", "Time of calls to the store.", STORE_SECONDS, "call");
  private final Counter failures =
      counter(
          "boardwright_store_failures_total",
          "Calls that the store did not answer, or refused.",
          "call");
  private final Histogram jobs =
      histogram(
          "boardwright_job_seconds",
          "Time of jobs in the background; outcome is done, again or failed.",
          SECONDS,
          "queue",
          "outcome");

  /** With what the JVM tells of itself. */
  public Metrics() {
    webhooks.initLabelValues("taken");
    webhooks.initLabelValues("failed");
    JvmMetrics.builder().register(registry);
  }

  private Counter counter(String name, String help, String... labels) {
    descriptions.add(new Description(name, "counter", List.of(labels), help));
    return Counter.builder().name(name).help(help).labelNames(labels).register(registry);
  }

  private Histogram histogram(String name, String help, double[] bounds, String... labels) {
    descriptions.add(new Description(name, "histogram", List.of(labels), help));
    return Histogram.builder()
        .name(name)
        .help(help)
        .labelNames(labels)
        .classicOnly()
        .classicUpperBounds(bounds)
        .register(registry);
  }

  private void gauge(String name, String help, LongSupplier value) {
    descriptions.add(new Description(name, "gauge", List.of(), help));
    GaugeWithCallback.builder()
        .name(name)
        .help(help)
        .callback(callback -> callback.call((double) value.getAsLong()))
        .register(registry);
  }

  /** Everything but what the JVM tells of itself. */
  public List<Description> descriptions() {
    return List.copyOf(descriptions);
  }

  /**
   * Notes a request that was answered.
   *
   * @param route the template of the path, never the path itself
   * @param ruleset {@link #NO_RULESET} if it is of no game, or that is not known
   */
  public void request(String method, String route, int status, String ruleset, long nanos) {
    requests.labelValues(method, route, Integer.toString(status), ruleset).observe(nanos / 1e9);
  }

  /** Counts a request that was refused since there were too many. */
  public void limited(String limit) {
    limited.labelValues(limit).inc();
  }

  /** Counts moves of one answer. */
  public void moved(String ruleset, int moves) {
    this.moves.labelValues(ruleset).inc(moves);
  }

  /** Counts a move of a house bot. */
  public void botMoved(String ruleset, HouseBot bot) {
    botMoves.labelValues(ruleset, EnumWords.word(bot)).inc();
  }

  /**
   * Notes how long people waited for a move of a house bot.
   *
   * @param took since it was asked
   */
  public void botAnswered(HouseBot bot, Duration took) {
    botAnswers.labelValues(EnumWords.word(bot)).observe(took.toNanos() / 1e9);
  }

  /** Notes how long a house bot thought about one decision. */
  public void botThought(HouseBot bot, long nanos) {
    botThoughts.labelValues(EnumWords.word(bot)).observe(nanos / 1e9);
  }

  /** Notes that a game was rebuilt from its whole log. */
  public void replayed(String ruleset, long nanos) {
    replays.labelValues(ruleset).observe(nanos / 1e9);
  }

  /** Counts a message to a webhook. */
  public void called(boolean taken) {
    webhooks.labelValues(taken ? "taken" : "failed").inc();
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

  /** Counts a call that the store did not answer. */
  public void storeFailed(String call) {
    failures.labelValues(call).inc();
  }

  /**
   * Notes a job in the background.
   *
   * @param outcome done, again or failed
   */
  public void job(String queue, String outcome, long nanos) {
    jobs.labelValues(queue, outcome).observe(nanos / 1e9);
  }

  /** Shows how many games are cached, asked at every scrape. */
  public void watchCache(LongSupplier size) {
    gauge("boardwright_cached_games", "Games this node has a position of.", size);
  }

  /** Shows how many requests wait, asked at every scrape. */
  public void watchWaiters(LongSupplier count) {
    gauge("boardwright_waiting_requests", "Requests that wait for a decision.", count);
  }

  /** Shows how many streams are open, asked at every scrape. */
  public void watchStreams(LongSupplier count) {
    gauge("boardwright_open_streams", "Streams of games that are open.", count);
  }

  /** Shows how many games house bots play in right now, asked at every scrape. */
  public void watchBots(LongSupplier count) {
    gauge("boardwright_busy_bots", "Games in which house bots of this node play right now.", count);
  }

  /** Shows how many connections are open and how many requests run, asked at every scrape. */
  public void watchConnections(LongSupplier connections, LongSupplier requests) {
    gauge("boardwright_open_connections", "Connections of clients that are open.", connections);
    gauge("boardwright_running_requests", "Requests that are being handled.", requests);
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
