package dev.boardwright.api;

import dev.boardwright.api.account.AccountPolicy;
import dev.boardwright.api.game.Places;
import dev.boardwright.api.game.Webhooks;
import dev.boardwright.api.http.Clients;
import dev.boardwright.api.http.Server;
import dev.boardwright.api.store.PostgresUrl;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * The settings of a server, from environment variables; {@link Setting} says what they may be.
 *
 * @param host where it listens: a name or an address
 * @param port 0: any that is free
 * @param redis where Redis is; empty: the embedded store
 * @param redisPrefix what the names of all its keys begin with
 * @param data the folder of the embedded store
 * @param origins whose web pages may call the service from a browser; {@code *}: all
 * @param hstsDays how long browsers are told to use TLS only; 0: nothing is told
 * @param clients from whom requests come, where there are proxies
 * @param rates how many requests there may be
 * @param waiters how many requests may wait for a decision
 * @param streams how many streams may be open
 * @param bots how many house bots think at the same time, from 1
 * @param verifications how many records are verified at the same time, from 1
 * @param keepOpen how long a game that never starts is kept
 * @param keepIdle how long one that is not over is kept after its last change; empty: for ever
 * @param keepFinished how long one that is over is kept; empty: for ever
 * @param archive where games go when they are over; empty: they stay
 * @param metricsPort 0: the metrics are among the routes
 * @param patience how long requests may take to finish when the server stops
 * @param logRequests whether every request is logged
 */
public record Config(
    String host,
    int port,
    Optional<String> redis,
    String redisPrefix,
    Path data,
    List<String> origins,
    int hstsDays,
    Clients clients,
    Server.Rates rates,
    Places.Bounds waiters,
    Places.Bounds streams,
    int bots,
    Webhooks.Policy webhooks,
    AccountPolicy accounts,
    int verifications,
    Duration keepOpen,
    Optional<Duration> keepIdle,
    Optional<Duration> keepFinished,
    Optional<Archive> archive,
    int metricsPort,
    Duration patience,
    boolean logRequests) {

  /**
   * Where games go when they are over.
   *
   * @param after how long after their last change
   * @param keep how long they are kept after it; empty: for ever
   */
  public record Archive(PostgresUrl url, Duration after, Optional<Duration> keep) {}

  /** A setting that cannot be used; its message is one sentence for the operator. */
  public static final class Unusable extends Exception {
    private static final long serialVersionUID = 1L;

    Unusable(String message) {
      super(message);
    }
  }

  /**
   * Variables with our prefix that are for somebody else, but may stand in the same environment.
   */
  private static final List<String> OTHERS =
      List.of("BOARDWRIGHT_URL", "BOARDWRIGHT_JAVA_HOME", "BOARDWRIGHT_RULESETS");

  /**
   * Reads the settings.
   *
   * @throws Unusable for a variable with our prefix that is none of {@link Setting}, a value that
   *     its setting does not take, and settings that contradict each other
   */
  public static Config read(Map<String, String> environment) throws Unusable {
    for (String name : new TreeSet<>(environment.keySet())) {
      if (name.startsWith(Setting.PREFIX) && !OTHERS.contains(name)) {
        Setting.named(name);
      }
    }
    int port = Setting.PORT.number(environment);
    return new Config(
        Setting.HOST.text(environment),
        port,
        redis(environment),
        Setting.REDIS_PREFIX.text(environment),
        Setting.DATA.folder(environment),
        Setting.CORS_ORIGINS.origins(environment),
        Setting.HSTS_DAYS.number(environment),
        clients(environment),
        rates(environment),
        places(Setting.WAITERS, Setting.WAITERS_PER_ADDRESS, environment),
        places(Setting.STREAMS, Setting.STREAMS_PER_ADDRESS, environment),
        Setting.BOTS.number(environment),
        Webhooks.Policy.valueOf(Setting.WEBHOOKS.word(environment).toUpperCase(Locale.ROOT)),
        AccountPolicy.of(
            Setting.ACCOUNTS.word(environment).equals("open"),
            Setting.ADMIN_TOKEN.secret(environment)),
        Setting.VERIFICATIONS.number(environment),
        Duration.ofDays(Setting.KEEP_OPEN_DAYS.number(environment)),
        days(Setting.KEEP_IDLE_DAYS, environment),
        days(Setting.KEEP_FINISHED_DAYS, environment),
        archive(environment),
        metricsPort(port, environment),
        Duration.ofSeconds(Setting.SHUTDOWN_SECONDS.number(environment)),
        logging(environment));
  }

  /** How many days; empty for 0, which is for ever. */
  private static Optional<Duration> days(Setting setting, Map<String, String> environment)
      throws Unusable {
    return Optional.of(Duration.ofDays(setting.number(environment))).filter(time -> !time.isZero());
  }

  private static Optional<Archive> archive(Map<String, String> environment) throws Unusable {
    String url = Setting.ARCHIVE_URL.text(environment);
    Duration after = Duration.ofHours(Setting.ARCHIVE_AFTER_HOURS.number(environment));
    Optional<Duration> keep = days(Setting.KEEP_ARCHIVED_DAYS, environment);
    if (url.isEmpty()) {
      for (Setting setting : List.of(Setting.ARCHIVE_AFTER_HOURS, Setting.KEEP_ARCHIVED_DAYS)) {
        requireUnset(
            setting,
            environment,
            Setting.ARCHIVE_URL,
            "is not: without an archive no games move there");
      }
      return Optional.empty();
    }
    requireUnset(
        Setting.KEEP_FINISHED_DAYS,
        environment,
        Setting.ARCHIVE_URL,
        "is too: with an archive it is %s that counts"
            .formatted(Setting.KEEP_ARCHIVED_DAYS.variable()));
    try {
      return Optional.of(new Archive(PostgresUrl.parse(url), after, keep));
    } catch (IllegalArgumentException e) { // its message does not repeat the URL
      throw new Unusable("%s: %s.".formatted(Setting.ARCHIVE_URL.variable(), e.getMessage()));
    }
  }

  /**
   * @param other the setting because of which it has no meaning
   * @param why the end of the sentence on that other one
   */
  private static void requireUnset(
      Setting setting, Map<String, String> environment, Setting other, String why) throws Unusable {
    if (environment.containsKey(setting.variable())) {
      throw new Unusable(
          "%s is set, and %s %s.".formatted(setting.variable(), other.variable(), why));
    }
  }

  private static int metricsPort(int port, Map<String, String> environment) throws Unusable {
    int metricsPort = Setting.METRICS_PORT.number(environment);
    if (metricsPort != 0 && metricsPort == port) {
      throw new Unusable(
          "%s and %s are both %d: the metrics need a port of their own."
              .formatted(Setting.METRICS_PORT.variable(), Setting.PORT.variable(), port));
    }
    return metricsPort;
  }

  private static Clients clients(Map<String, String> environment) throws Unusable {
    Clients.Header header =
        Setting.PROXY_HEADER.word(environment).equals("forwarded")
            ? Clients.Header.FORWARDED
            : Clients.Header.X_FORWARDED_FOR;
    if (Setting.PROXIES.text(environment).isEmpty()) {
      requireUnset(
          Setting.PROXY_HEADER,
          environment,
          Setting.PROXIES,
          "is not: without a proxy no header is looked at");
    }
    return new Clients(Setting.PROXIES.networks(environment), header);
  }

  private static Server.Rates rates(Map<String, String> environment) throws Unusable {
    return new Server.Rates(
        Setting.RATE_LIMIT.number(environment),
        Setting.RATE_LIMIT_TOKEN.number(environment),
        Setting.RATE_LIMIT_MOVES.number(environment),
        Setting.RATE_LIMIT_BAD_TOKENS.number(environment));
  }

  private static Places.Bounds places(
      Setting most, Setting perAddress, Map<String, String> environment) throws Unusable {
    return new Places.Bounds(most.number(environment), perAddress.number(environment));
  }

  private static Optional<String> redis(Map<String, String> environment) throws Unusable {
    String url = Setting.REDIS_URL.text(environment);
    if (url.isEmpty()) {
      requireUnset(
          Setting.REDIS_PREFIX,
          environment,
          Setting.REDIS_URL,
          "is not: without a Redis there are no keys");
      return Optional.empty();
    }
    return Optional.of(url);
  }

  /** Level and form of the log are read by logback.xml itself; here they are only checked. */
  private static boolean logging(Map<String, String> environment) throws Unusable {
    String level = Setting.LOG_LEVEL.word(environment);
    Setting.LOG_FORMAT.word(environment);
    boolean requests = Setting.LOG_REQUESTS.flag(environment);
    boolean silent = level.equals("warn") || level.equals("error");
    if (requests && silent && environment.containsKey(Setting.LOG_REQUESTS.variable())) {
      throw new Unusable(
          "%s=true contradicts %s=%s: requests are logged at level info."
              .formatted(Setting.LOG_REQUESTS.variable(), Setting.LOG_LEVEL.variable(), level));
    }
    return requests && !silent;
  }
}
