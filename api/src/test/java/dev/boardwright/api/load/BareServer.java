package dev.boardwright.api.load;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.javalin.Javalin;
import java.util.List;
import java.util.Map;
import redis.clients.jedis.ConnectionPoolConfig;
import redis.clients.jedis.DefaultJedisClientConfig;
import redis.clients.jedis.RedisClient;

/**
 * The least that could be called a durable move: parse a small body, run one compare-and-append
 * script, answer a small body. What this reaches on a machine is the limit that the service is
 * measured against.
 */
final class BareServer {

  private static final String APPEND =
      """
      local v = tonumber(redis.call('HGET', KEYS[1], 'v') or '0')
      if v ~= tonumber(ARGV[1]) then return -1 end
      redis.call('RPUSH', KEYS[2], ARGV[2])
      redis.call('HSET', KEYS[1], 'v', v + 1)
      redis.call('PUBLISH', 'bare', KEYS[1])
      return v + 1
      """;

  private BareServer() {}

  /** Arguments: the port of Redis. Prints the port it listens on. */
  public static void main(String[] args) {
    var pool = new ConnectionPoolConfig();
    pool.setMaxTotal(64);
    pool.setMaxIdle(64);
    pool.setMinIdle(8);
    pool.setJmxEnabled(false);
    RedisClient redis =
        RedisClient.builder()
            .hostAndPort("127.0.0.1", Integer.parseInt(args[0]))
            .clientConfig(DefaultJedisClientConfig.builder().build())
            .poolConfig(pool)
            .build();
    String script = redis.scriptLoad(APPEND, "{any}");
    var mapper = new ObjectMapper();
    Javalin server =
        Javalin.create(
            config -> {
              config.concurrency.useVirtualThreads = true;
              config.startup.showJavalinBanner = false;
              config.routes.post(
                  "/bare/{id}",
                  context -> {
                    JsonNode body = mapper.readTree(context.bodyAsBytes());
                    String id = context.pathParam("id");
                    Object version =
                        redis.evalsha(
                            script,
                            List.of("{" + id + "}:v", "{" + id + "}:l"),
                            List.of(body.get("version").asText(), body.get("append").asText()));
                    context
                        .contentType("application/json")
                        .result(mapper.writeValueAsBytes(Map.of("version", version)));
                  });
            });
    server.start("127.0.0.1", 0);
    System.out.println("port " + server.port());
  }
}
