package dev.boardwright.api.store;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import redis.clients.jedis.DefaultJedisClientConfig;
import redis.clients.jedis.HostAndPort;
import redis.clients.jedis.JedisClientConfig;
import redis.clients.jedis.RedisProtocol;
import redis.clients.jedis.SslOptions;

/**
 * Where Redis is: {@code redis://[[user]:password@]host[:port][/database]}, or {@code
 * redis-cluster://[[user]:password@]host[:port][,host[:port]…]} with some of the nodes of a
 * cluster; {@code rediss://} and {@code rediss-cluster://} for TLS. Its text leaves the password
 * out.
 *
 * @param addresses one, or some of the nodes of a cluster
 * @param database 0 on a cluster
 */
record RedisUrl(
    boolean tls,
    boolean cluster,
    List<HostAndPort> addresses,
    @Nullable String user,
    @Nullable String password,
    int database) {

  private static final int CONNECT_MILLIS = 1_000;
  private static final int ANSWER_MILLIS = 2_000;
  private static final int DEFAULT_PORT = 6379;
  private static final int MOST_ADDRESSES = 100;
  private static final String CLUSTER = "-cluster";
  private static final Pattern SCHEME = Pattern.compile("rediss?(" + CLUSTER + ")?");
  private static final Pattern PATH = Pattern.compile("|/|/[0-9]{1,4}");

  /**
   * Reads the text.
   *
   * @throws IllegalArgumentException if it has another form; the message does not repeat it
   */
  static RedisUrl parse(String text) {
    int end = text.indexOf("://");
    String scheme = end < 0 ? "" : text.substring(0, end);
    if (!SCHEME.matcher(scheme).matches()) {
      throw malformed("it starts with redis:// or redis-cluster://, or rediss for TLS");
    }
    boolean tls = scheme.startsWith("rediss");
    return scheme.endsWith(CLUSTER) ? ofCluster(text, tls) : ofOne(text, tls);
  }

  private static RedisUrl ofOne(String text, boolean tls) {
    URI uri = uri(text);
    HostAndPort address = address(uri);
    if (!PATH.matcher(uri.getPath()).matches()) {
      throw malformed("after the host comes at most / and the number of a database");
    }
    int database = uri.getPath().length() > 1 ? Integer.parseInt(uri.getPath().substring(1)) : 0;
    String[] login = login(uri);
    return new RedisUrl(
        tls, false, List.of(address), nullable(login[0]), nullable(login[1]), database);
  }

  private static RedisUrl ofCluster(String text, boolean tls) {
    int hosts = Math.max(text.indexOf("://") + 3, text.lastIndexOf('@') + 1);
    String[] each = text.substring(hosts).split(",", -1);
    if (each.length > MOST_ADDRESSES) {
      throw malformed("name some nodes of the cluster, at most " + MOST_ADDRESSES);
    }
    URI first = uri(text.substring(0, hosts) + each[0]);
    List<HostAndPort> addresses = new ArrayList<>();
    for (String host : each) {
      URI uri = uri("redis://" + host);
      addresses.add(address(uri));
      if (!uri.getPath().isEmpty()) {
        throw malformed("a cluster has no databases, so nothing comes after its hosts");
      }
    }
    String[] login = login(first);
    return new RedisUrl(
        tls, true, List.copyOf(addresses), nullable(login[0]), nullable(login[1]), 0);
  }

  /** How to connect to any of its nodes. */
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
    return (tls ? "rediss" : "redis")
        + (cluster ? CLUSTER : "")
        + "://"
        + addresses.stream().map(HostAndPort::toString).collect(Collectors.joining(","))
        + (database == 0 ? "" : "/" + database);
  }

  private static URI uri(String text) {
    try {
      return new URI(text);
    } catch (URISyntaxException e) {
      throw malformed("encode special characters of the password as %XX"); // e would tell it.
    }
  }

  private static HostAndPort address(URI uri) {
    if (uri.getHost() == null) {
      throw malformed("it names no host, or one with characters that no host has");
    }
    if (uri.getQuery() != null || uri.getFragment() != null) {
      throw malformed("nothing comes after the database");
    }
    return new HostAndPort(uri.getHost(), uri.getPort() == -1 ? DEFAULT_PORT : uri.getPort());
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

  private static @Nullable String nullable(String text) {
    return text.isEmpty() ? null : text;
  }

  private static IllegalArgumentException malformed(String why) {
    return new IllegalArgumentException(
        "A Redis URL looks like redis://host:6379, rediss://user:password@host:6380/0 or"
            + " redis-cluster://host:6379,host:6380: "
            + why);
  }
}
