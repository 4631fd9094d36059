package dev.boardwright.api.store;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;
import redis.clients.jedis.AbstractPipeline;
import redis.clients.jedis.ConnectionPool;
import redis.clients.jedis.ConnectionPoolConfig;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.RedisClusterClient;
import redis.clients.jedis.UnifiedJedis;
import redis.clients.jedis.exceptions.JedisClusterOperationException;
import redis.clients.jedis.exceptions.JedisException;

/** A Redis Cluster: follows slots that move and primaries that change. */
final class RedisCluster implements RedisDriver {

  /** One to be redirected, one to arrive; {@link RedisConnection} tries all of it again. */
  private static final int ATTEMPTS = 2;

  private static final Duration LONGEST = Duration.ofSeconds(2);

  private final RedisClusterClient client;
  private final ExecutorService readers = Executors.newVirtualThreadPerTaskExecutor();

  RedisCluster(RedisUrl url, ConnectionPoolConfig pool) {
    client =
        RedisClusterClient.builder()
            .nodes(Set.copyOf(url.addresses()))
            .clientConfig(url.clientConfig())
            .poolConfig(pool)
            .maxAttempts(ATTEMPTS)
            .maxTotalRetriesDuration(LONGEST)
            .build();
  }

  @Override
  public UnifiedJedis client() {
    return client;
  }

  /** Each for itself, as a pipeline follows no slot that moves. */
  @Override
  public @Nullable Object evalsha(String sha, List<String> keys, List<String> arguments) {
    return client.evalsha(sha, keys, arguments);
  }

  @Override
  public AbstractPipeline pipeline() {
    return client.pipelined(readers);
  }

  @Override
  public Map<String, ConnectionPool> nodes() {
    return client.getClusterNodes();
  }

  /** One node that calls the cluster well is enough: whether a slot is served is for its games. */
  @Override
  public void ping() {
    JedisException last = new JedisClusterOperationException("no node is known");
    for (ConnectionPool node : nodes().values()) {
      try (Jedis jedis = new Jedis(node.getResource())) {
        if (jedis.clusterInfo().contains("cluster_state:ok")) {
          return;
        }
        last = new JedisClusterOperationException("CLUSTERDOWN says " + node);
      } catch (JedisException e) {
        last = e;
      }
    }
    throw last;
  }

  @Override
  public void renew() {
    nodes().values().forEach(ConnectionPool::clear);
    client.refreshClusterTopology();
  }

  @Override
  public void close() {
    client.close();
    readers.close();
  }
}
