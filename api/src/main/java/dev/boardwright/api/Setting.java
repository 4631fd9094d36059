package dev.boardwright.api;

import dev.boardwright.api.Config.Unusable;
import dev.boardwright.api.http.Networks;
import dev.boardwright.api.store.Limits;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** All settings: the table behind {@link Config} and behind docs/configuration.md. */
enum Setting {
  HOST("127.0.0.1", "a host name or address", "Where to listen. `0.0.0.0` is every network."),
  PORT("8080", 0, 65_535, "The port to listen on; 0 takes a free one and says which."),
  DATA("data", "a folder", "The folder of the embedded store. Not used with Redis."),
  REDIS_URL(
      "",
      "`redis://host:port`, `rediss://user:password@host:port/database` or"
          + " `redis-cluster://host:port,host:port`",
      "Games are kept in this Redis, or in this cluster, instead of the embedded store."),
  REDIS_PREFIX(
      "boardwright:",
      "a text",
      "What the keys in Redis begin with, so that several services can share one."),
  CORS_ORIGINS(
      "",
      "origins with commas between, or `*`",
      "Web pages of these origins may call the service from a browser."),
  HSTS_DAYS(
      "0",
      0,
      3_650,
      "How long browsers that have come by TLS are told to come by TLS only; 0 tells them"
          + " nothing."),
  PROXIES(
      "",
      "addresses and networks with commas between, such as `10.0.0.0/8,::1`",
      "Proxies in front of the service. They are believed where a request comes from."),
  PROXY_HEADER(
      "x-forwarded-for",
      List.of("x-forwarded-for", "forwarded"),
      "The header in which those proxies say so. The other one is not looked at."),
  RATE_LIMIT(
      "60000",
      0,
      Limits.MOST_PER_MINUTE,
      "How many requests an address may send a minute, a network of 64 bits with IPv6; a batch"
          + " counts as many as it holds. 0 is no limit, here and in the next three."),
  RATE_LIMIT_TOKEN(
      "12000",
      0,
      Limits.MOST_PER_MINUTE,
      "How many requests may be sent with one token a minute, those that play not counted."),
  RATE_LIMIT_MOVES(
      "12000",
      0,
      Limits.MOST_PER_MINUTE,
      "How many requests that play (moves, undos, resignations) may be sent with one token a"
          + " minute; moves in many games at once count once a game."),
  RATE_LIMIT_BAD_TOKENS(
      "600",
      0,
      Limits.MOST_PER_MINUTE,
      "How many unknown tokens an address may try a minute before all its requests with a token"
          + " are refused for a while."),
  WAITERS("10000", 1, 1_000_000, "How many requests may wait for a decision at the same time."),
  WAITERS_PER_ADDRESS("1000", 1, 1_000_000, "How many of them may come from one address."),
  STREAMS("10000", 1, 1_000_000, "How many streams of events may be open at the same time."),
  STREAMS_PER_ADDRESS("1000", 1, 1_000_000, "How many of them one address may have open."),
  BOTS(
      "2",
      1,
      200,
      "How many house bots of this node think at the same time; at most half of them, but one at"
          + " least, in games of bots alone."),
  WEBHOOKS(
      "public",
      List.of("public", "any", "off"),
      "Where webhooks may lead: to public addresses by https, anywhere, or nowhere."),
  ACCOUNTS(
      "closed",
      List.of("closed", "open"),
      "Who may create accounts: the operator with the admin token, or everybody."),
  ADMIN_TOKEN(
      "",
      "a secret of 32 to 200 printable characters without spaces",
      "The operator's token, which creates and closes accounts. Without one, and with closed"
          + " accounts, there are none."),
  VERIFICATIONS("2", 1, 1_000, "How many records are verified at the same time."),
  KEEP_OPEN_DAYS("7", 1, 3_650, "How long a game that never starts is kept."),
  KEEP_IDLE_DAYS(
      "0",
      0,
      3_650,
      "How long a game that has started and is not over is kept after its last change. Time that"
          + " its clock gives to a move is not counted. 0: for ever."),
  KEEP_FINISHED_DAYS(
      "30",
      0,
      3_650,
      "How long a game is kept after its end, where there is no archive. 0: for ever."),
  ARCHIVE_URL(
      "",
      "`postgresql://user:password@host:port/database`, or the same with `jdbc:` before it",
      "Games that are over move to this PostgreSQL."),
  ARCHIVE_AFTER_HOURS(
      "1", 0, 8_760, "How long after its last change a game that is over stays before it moves."),
  KEEP_ARCHIVED_DAYS(
      "0",
      0,
      36_500,
      "How long a game is kept after its last change, with an archive. 0: for ever."),
  METRICS_PORT(
      "0",
      0,
      65_535,
      "A port of their own for the metrics, which then are not shown to the public. 0: none."),
  SHUTDOWN_SECONDS("20", 0, 3_600, "How long running requests may take to finish on SIGTERM."),
  LOG_LEVEL("info", List.of("error", "warn", "info", "debug"), "What is logged."),
  LOG_FORMAT("text", List.of("text", "json"), "How it is logged: lines to read, or JSON lines."),
  LOG_REQUESTS("true", List.of("true", "false"), "Whether every request is logged, at level info.");

  static final String PREFIX = "BOARDWRIGHT_";

  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");
  private static final Pattern SECRET = Pattern.compile("[!-~]{32,200}");
  private static final Pattern ORIGIN =
      Pattern.compile("https?://[A-Za-z0-9.-]{1,253}(:[0-9]{1,5})?");

  private final String standard;
  private final String accepted;
  private final String text;
  private final int min;
  private final int max;
  private final List<String> words;

  Setting(String standard, String accepted, String text) {
    this(standard, accepted, text, 0, 0, List.of());
  }

  Setting(String standard, int min, int max, String text) {
    this(standard, "a whole number from %d to %d".formatted(min, max), text, min, max, List.of());
  }

  Setting(String standard, List<String> words, String text) {
    this(standard, "one of " + String.join(", ", words), text, 0, 0, words);
  }

  /**
   * @param standard what it is unless it is set
   * @param accepted what it may be, for people
   * @param text what it is for, for people
   * @param min the smallest number, if it is one
   * @param max the largest number
   * @param words all it may be, if it is one of them; else empty
   */
  Setting(String standard, String accepted, String text, int min, int max, List<String> words) {
    this.standard = standard;
    this.accepted = accepted;
    this.text = text;
    this.min = min;
    this.max = max;
    this.words = words;
  }

  /** The environment variable that sets it. */
  String variable() {
    return PREFIX + name();
  }

  /**
   * The setting of a variable.
   *
   * @throws Unusable if there is none; the message names all there are
   */
  static Setting named(String variable) throws Unusable {
    return Arrays.stream(values())
        .filter(setting -> setting.variable().equals(variable))
        .findFirst()
        .orElseThrow(
            () ->
                new Unusable(
                    "There is no setting %s. There are: %s."
                        .formatted(
                            variable,
                            String.join(
                                ", ", Arrays.stream(values()).map(Setting::variable).toList()))));
  }

  /**
   * What it is set to, or else its default, without spaces around.
   *
   * @throws Unusable if it is empty, unless that is its default too
   */
  String text(Map<String, String> environment) throws Unusable {
    String value = environment.getOrDefault(variable(), standard).strip();
    if (value.isEmpty() && !standard.isEmpty()) {
      throw unusable(value);
    }
    return value;
  }

  /**
   * @throws Unusable if it is no whole number, or not in its range
   */
  int number(Map<String, String> environment) throws Unusable {
    String value = text(environment);
    if (!NUMBER.matcher(value).matches()) {
      throw unusable(value);
    }
    int number = Integer.parseInt(value);
    if (number < min || number > max) {
      throw unusable(value);
    }
    return number;
  }

  /**
   * @throws Unusable if it is none of its words
   */
  String word(Map<String, String> environment) throws Unusable {
    String value = text(environment);
    if (!words.contains(value)) {
      throw unusable(value);
    }
    return value;
  }

  /**
   * @throws Unusable if it is neither {@code true} nor {@code false}
   */
  boolean flag(Map<String, String> environment) throws Unusable {
    return word(environment).equals("true");
  }

  /**
   * A folder, which need not be there.
   *
   * @throws Unusable if no folder can have this name
   */
  Path folder(Map<String, String> environment) throws Unusable {
    String value = text(environment);
    try {
      return Path.of(value);
    } catch (InvalidPathException _) {
      throw unusable(value);
    }
  }

  /**
   * @throws Unusable if it is anything but addresses and networks
   */
  Networks networks(Map<String, String> environment) throws Unusable {
    String value = text(environment);
    try {
      return Networks.parse(value);
    } catch (IllegalArgumentException _) {
      throw unusable(value);
    }
  }

  /**
   * A secret, which no message repeats; empty if there is none.
   *
   * @throws Unusable if it is too short, too long, or has other than printable characters
   */
  Optional<String> secret(Map<String, String> environment) throws Unusable {
    String value = text(environment);
    if (!value.isEmpty() && !SECRET.matcher(value).matches()) {
      throw new Unusable(
          "%s has to be %s; what it is now is not shown.".formatted(variable(), accepted));
    }
    return Optional.of(value).filter(secret -> !secret.isEmpty());
  }

  /**
   * Origins of web pages, or {@code *} alone; empty if there are none.
   *
   * @throws Unusable if it is anything else
   */
  List<String> origins(Map<String, String> environment) throws Unusable {
    String value = text(environment);
    if (value.isEmpty()) {
      return List.of();
    }
    List<String> origins = Arrays.stream(value.split(",", -1)).map(String::strip).toList();
    boolean all = origins.contains("*");
    if (all && origins.size() > 1) {
      throw new Unusable("%s has `*` and others: `*` is all of them.".formatted(variable()));
    }
    if (!all && !origins.stream().allMatch(origin -> ORIGIN.matcher(origin).matches())) {
      throw unusable(value);
    }
    return origins;
  }

  private Unusable unusable(String value) {
    return new Unusable("%s has to be %s, not '%s'.".formatted(variable(), accepted, value));
  }

  /** All settings as a table in Markdown. */
  static String table() {
    StringBuilder table =
        new StringBuilder("| variable | default | takes | |\n| --- | --- | --- | --- |\n");
    for (Setting setting : values()) {
      table.append(
          "| `%s` | %s | %s | %s |\n"
              .formatted(
                  setting.variable(),
                  setting.standard.isEmpty() ? "" : "`" + setting.standard + "`",
                  setting.accepted,
                  setting.text));
    }
    return table.toString();
  }
}
