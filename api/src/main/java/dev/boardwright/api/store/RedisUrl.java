package dev.boardwright.api.store;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import redis.clients.jedis.DefaultJedisClientConfig;
import redis.clients.jedis.HostAndPort;
import redis.clients.jedis.JedisClientConfig;
import redis.clients.jedis.RedisProtocol;
import redis.clients.jedis.SslOptions;

/**
 * Where Redis is: {@code redis://[[user]:password@]host[:port][/database]}, or {@code rediss://}
 * for TLS. Its text leaves the password out.
 */
record RedisUrl(
    boolean tls,
    HostAndPort address,
    @Nullable String user,
    @Nullable String password,
    int database) {

  private static final int CONNECT_MILLIS = 1_000;
  private static final int ANSWER_MILLIS = 2_000;
  private static final int DEFAULT_PORT = 6379;
  private static final Pattern PATH = Pattern.compile("|/|/[0-9]{1,4}");

  /**
   * Reads the text.
   *
   * @throws IllegalArgumentException if it has another form; the message does not repeat it
   */
  static RedisUrl parse(String text) {
    URI uri = uri(text);
    boolean tls = "rediss".equals(uri.getScheme());
    if (!tls && !"redis".equals(uri.getScheme())) {
      throw malformed("it starts with neither redis:// nor rediss://");
    }
    if (uri.getHost() == null) {
      throw malformed("it names no host");
    }
    if (uri.getPath() == null || !PATH.matcher(uri.getPath()).matches()) {
      throw malformed("after the host comes at most / and the number of a database");
    }
    if (uri.getQuery() != null || uri.getFragment() != null) {
      throw malformed("it ends with the database");
    }
    int port = uri.getPort() == -1 ? DEFAULT_PORT : uri.getPort();
    int database = uri.getPath().length() > 1 ? Integer.parseInt(uri.getPath().substring(1)) : 0;
    String[] login = login(uri);
    return new RedisUrl(
        tls,
        new HostAndPort(uri.getHost(), port),
        login[0].isEmpty() ? null : login[0],
        login[1].isEmpty() ? null : login[1],
        database);
  }

  JedisClientConfig clientConfig() {
    DefaultJedisClientConfig.Builder config =
        DefaultJedisClientConfig.builder()
            .clientName("boardwright")
            .protocol(RedisProtocol.RESP2) // What every supported Redis and every client speaks.
            .connectionTimeoutMillis(CONNECT_MILLIS)
            .socketTimeoutMillis(ANSWER_MILLIS)
            .user(user)
            .password(password)
            .database(database);
    return (tls ? config.sslOptions(SslOptions.defaults()) : config).build();
  }

  @Override
  public String toString() {
    return (tls ? "rediss://" : "redis://") + address + (database == 0 ? "" : "/" + database);
  }

  private static URI uri(String text) {
    try {
      return new URI(text);
    } catch (URISyntaxException e) {
      throw malformed("encode special characters of the password as %XX"); // e would tell it.
    }
  }

  private static String[] login(URI uri) {
    String info = uri.getUserInfo();
    if (info == null) {
      return new String[] {"", ""};
    }
    String[] login = info.split(":", 2);
    if (login.length < 2 || login[1].isEmpty()) {
      throw malformed("before the @ come a user (or nothing), a colon and a password");
    }
    return login;
  }

  private static IllegalArgumentException malformed(String why) {
    return new IllegalArgumentException(
        "A Redis URL looks like redis://host:6379 or rediss://user:password@host:6380/0: " + why);
  }
}
