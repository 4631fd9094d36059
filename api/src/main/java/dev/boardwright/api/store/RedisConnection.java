package dev.boardwright.api.store;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import redis.clients.jedis.UnifiedJedis;
import redis.clients.jedis.exceptions.JedisConnectionException;
import redis.clients.jedis.exceptions.JedisDataException;
import redis.clients.jedis.exceptions.JedisException;
import redis.clients.jedis.exceptions.JedisNoScriptException;

/** Calls Redis, once more when a connection fails. All that is called may be done twice. */
final class RedisConnection implements AutoCloseable {

  private final UnifiedJedis redis;
  private final RedisPipeline pipeline;
  private final Runnable dropIdle;
  private final String name;

  /**
   * A client that this closes.
   *
   * @param dropIdle closes the idle connections of the client: when one is broken, all may be
   * @param name what messages call this Redis
   */
  RedisConnection(UnifiedJedis redis, Runnable dropIdle, String name) {
    this.redis = redis;
    this.pipeline = new RedisPipeline(redis);
    this.dropIdle = dropIdle;
    this.name = name;
  }

  String name() {
    return name;
  }

  /** Runs a script. Returns texts, numbers and lists of these; null for a script's false. */
  @Nullable Object run(RedisScript script, List<String> keys, List<String> arguments) {
    return call(client -> run(client, script, keys, arguments));
  }

  private @Nullable Object run(
      UnifiedJedis client, RedisScript script, List<String> keys, List<String> arguments) {
    try {
      return pipeline.evalsha(script.sha(), keys, arguments);
    } catch (JedisNoScriptException e) { // Redis was restarted: it keeps the script from now.
      return client.eval(script.text(), keys, arguments);
    }
  }

  <T extends @Nullable Object> T call(Function<UnifiedJedis, T> call) {
    try {
      return callTwice(call);
    } catch (JedisException e) {
      throw new StoreUnavailable("Redis at " + name + ": " + e.getMessage(), e);
    }
  }

  private <T extends @Nullable Object> T callTwice(Function<UnifiedJedis, T> call) {
    try {
      return call.apply(redis);
    } catch (JedisException e) {
      if (!isConnectionLost(e)) {
        throw e;
      }
      dropIdle.run();
      return call.apply(redis);
    }
  }

  /** After a failover the old primary may still answer, as a replica: its address has moved. */
  private static boolean isConnectionLost(JedisException e) {
    return e instanceof JedisConnectionException
        || (e instanceof JedisDataException
            && String.valueOf(e.getMessage()).startsWith("READONLY"));
  }

  @Override
  public void close() {
    pipeline.close();
    redis.close();
  }
}
