package dev.boardwright.api.store;

import com.zaxxer.hikari.HikariConfig;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where PostgreSQL is: {@code postgresql://[user[:password]@]host[:port][,…]/database[?options]},
 * with or without {@code jdbc:} before it; the options are those of the JDBC driver. Its text
 * leaves the login and the options out.
 *
 * @param hosts with ports, and commas between
 * @param options empty, or the text after the question mark
 */
public record PostgresUrl(
    String hosts,
    String database,
    String options,
    Optional<String> user,
    Optional<String> password) {

  private static final String HOST = "(?:[A-Za-z0-9._-]+|\\[[0-9a-fA-F:.]+\\])(?::[0-9]{1,5})?";
  private static final Pattern TEXT =
      Pattern.compile(
          "(?:jdbc:)?postgres(?:ql)?://(?:([^:@/?]+)(?::([^@/?]+))?@)?"
              + "("
              + HOST
              + "(?:,"
              + HOST
              + ")*)/([^/?#\\s]+)(?:\\?([^#\\s]*))?");
  private static final String CONNECT_SECONDS = "2";
  private static final String ANSWER_SECONDS = "10";
  private static final int WAIT_MILLIS = 2_000;
  private static final int MOST_CONNECTIONS = 8;
  private static final int IDLE_MILLIS = 60_000;

  /**
   * Reads the text.
   *
   * @throws IllegalArgumentException if it has another form; the message does not repeat it
   */
  public static PostgresUrl parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      throw malformed(
          "a port is a number, and special characters of a password are written as %XX");
    }
    String options = Optional.ofNullable(matcher.group(5)).orElse("");
    PostgresUrl url =
        new PostgresUrl(
            matcher.group(3),
            matcher.group(4),
            options,
            Optional.ofNullable(matcher.group(1)).map(PostgresUrl::decoded),
            Optional.ofNullable(matcher.group(2)).map(PostgresUrl::decoded));
    try {
      var _ = DriverManager.getDriver(url.jdbc());
      return url;
    } catch (SQLException _) {
      throw malformed("the driver does not understand its ports or its options");
    }
  }

  /** How a few connections are kept, made when they are needed first. */
  HikariConfig pool() {
    HikariConfig config = new HikariConfig();
    config.setPoolName("archive");
    config.setJdbcUrl(jdbc());
    user.ifPresent(config::setUsername);
    password.ifPresent(config::setPassword);
    config.addDataSourceProperty("connectTimeout", CONNECT_SECONDS);
    config.addDataSourceProperty("socketTimeout", ANSWER_SECONDS);
    config.addDataSourceProperty("ApplicationName", "boardwright");
    config.setInitializationFailTimeout(-1); // It need not answer yet.
    config.setConnectionTimeout(WAIT_MILLIS);
    config.setMaximumPoolSize(MOST_CONNECTIONS);
    config.setMinimumIdle(0);
    config.setIdleTimeout(IDLE_MILLIS);
    return config;
  }

  @Override
  public String toString() {
    return "postgresql://" + hosts + "/" + database;
  }

  private String jdbc() {
    return "jdbc:" + this + (options.isEmpty() ? "" : "?" + options);
  }

  private static String decoded(String part) {
    try {
      return URLDecoder.decode(part.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException _) { // Its message would tell the password.
      throw malformed("after a % in user or password come two digits, as in %40");
    }
  }

  private static IllegalArgumentException malformed(String why) {
    return new IllegalArgumentException(
        "The URL of the archive looks like postgresql://user:password@host:5432/database: " + why);
  }
}
