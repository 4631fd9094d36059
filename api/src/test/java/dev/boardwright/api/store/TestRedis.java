package dev.boardwright.api.store;

import java.util.List;
import java.util.function.Consumer;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.UnifiedJedis;

/** A Redis that runs for a test: one server, or the masters of a cluster. */
public interface TestRedis extends AutoCloseable {

  /** What a store is told to connect to. */
  default String url() {
    return url("");
  }

  /**
   * @param login {@code user:password@}, or nothing
   */
  String url(String login);

  /** All servers it is made of. */
  List<RedisServer> servers();

  /** A client for looking behind the store's back; finds each key wherever it is. */
  UnifiedJedis client();

  /** Does the same on each server. */
  default void everywhere(Consumer<Jedis> action) {
    for (RedisServer server : servers()) {
      try (Jedis jedis = server.connect()) {
        action.accept(jedis);
      }
    }
  }

  @Override
  void close();
}
