package dev.boardwright.api.store;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import redis.clients.jedis.AbstractPipeline;
import redis.clients.jedis.Connection;
import redis.clients.jedis.ConnectionPoolConfig;
import redis.clients.jedis.UnifiedJedis;
import redis.clients.jedis.util.Pool;

/** How to speak to a Redis, be it one or a cluster. All may throw {@code JedisException}. */
interface RedisDriver extends AutoCloseable {

  int CONNECTIONS = 64;
  int READY_CONNECTIONS = 8;
  Duration LONGEST_WAIT = Duration.ofSeconds(1);

  /**
   * Opens what the URL names. One Redis need not answer yet; of a cluster, one of the named nodes
   * has to.
   */
  static RedisDriver open(RedisUrl url) {
    return url.cluster() ? new RedisCluster(url, pool()) : new RedisSingle(url, pool());
  }

  /** Takes any command, and sends it to where its key is. */
  UnifiedJedis client();

  /** Runs a script that is known by its hash. Returns texts, numbers, lists of these, or null. */
  @Nullable Object evalsha(String sha, List<String> keys, List<String> arguments);

  /** Takes commands, each of one key, and sends them together. */
  AbstractPipeline pipeline();

  /** The connections to each known node, by {@code host:port}. */
  Map<String, ? extends Pool<Connection>> nodes();

  /** Returns if calls are welcome. */
  void ping();

  /** Lets go of what may be no longer so: when one connection is broken, all may be. */
  void renew();

  @Override
  void close();

  private static ConnectionPoolConfig pool() {
    ConnectionPoolConfig pool = new ConnectionPoolConfig();
    pool.setMaxTotal(CONNECTIONS);
    pool.setMaxIdle(CONNECTIONS);
    pool.setMinIdle(READY_CONNECTIONS);
    pool.setMaxWait(LONGEST_WAIT);
    pool.setJmxEnabled(false);
    return pool;
  }
}
