package dev.boardwright.api.store;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import redis.clients.jedis.AbstractPipeline;
import redis.clients.jedis.Connection;
import redis.clients.jedis.ConnectionPoolConfig;
import redis.clients.jedis.RedisClient;
import redis.clients.jedis.UnifiedJedis;
import redis.clients.jedis.util.Pool;

/** One Redis, or whatever primary is behind one address. */
final class RedisSingle implements RedisDriver {

  private final RedisClient client;
  private final RedisPipeline scripts;
  private final String node;

  RedisSingle(RedisUrl url, ConnectionPoolConfig pool) {
    node = url.addresses().getFirst().toString();
    client =
        RedisClient.builder()
            .hostAndPort(url.addresses().getFirst())
            .clientConfig(url.clientConfig())
            .poolConfig(pool)
            .build();
    scripts = new RedisPipeline(client);
  }

  @Override
  public UnifiedJedis client() {
    return client;
  }

  @Override
  public @Nullable Object evalsha(String sha, List<String> keys, List<String> arguments) {
    return scripts.evalsha(sha, keys, arguments);
  }

  @Override
  public AbstractPipeline pipeline() {
    return client.pipelined();
  }

  @Override
  public Map<String, Pool<Connection>> nodes() {
    return Map.of(node, client.getPool());
  }

  @Override
  public void ping() {
    client.ping();
  }

  @Override
  public void renew() {
    client.getPool().clear();
  }

  @Override
  public void close() {
    scripts.close();
    client.close();
  }
}
