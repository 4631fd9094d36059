package dev.boardwright.api.store;

import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import redis.clients.jedis.UnifiedJedis;
import redis.clients.jedis.exceptions.JedisDataException;

/** Puts into words what a Redis, as it is set up, promises about acknowledged moves. */
final class RedisPromise {

  private static final String REFUSED = "refused";

  private final RedisConnection redis;

  RedisPromise(RedisConnection redis) {
    this.redis = redis;
  }

  String sentence() {
    Map<String, String> info = info();
    String appendOnly = "1".equals(info.get("aof_enabled")) ? "yes" : "no";
    String sync = config("appendfsync");
    String policy = config("maxmemory-policy");
    return "Games are in Redis "
        + info.getOrDefault("redis_version", "of an unknown version")
        + " at "
        + redis.name()
        + " (appendonly "
        + appendOnly
        + (appendOnly.equals("yes") ? ", appendfsync " + sync : "")
        + "): "
        + durability(appendOnly, sync)
        + role(info.getOrDefault("role", "unknown"))
        + eviction(policy)
        + ".";
  }

  private static String durability(String appendOnly, String sync) {
    if (appendOnly.equals("no")) {
      return "acknowledged moves survive the death of service nodes, but those since its last"
          + " snapshot are lost when Redis dies; set appendonly yes and appendfsync always";
    }
    return switch (sync) {
      case "always" ->
          "an acknowledged move is on its disk, so it survives the death of service nodes and of"
              + " this Redis; a failover to a replica may lose the last moves";
      case "everysec" ->
          "acknowledged moves survive the death of service nodes, but those of the last second or"
              + " two may be lost when the machine of Redis dies; set appendfsync always";
      case REFUSED ->
          "acknowledged moves survive the death of service nodes; whether they survive that of"
              + " Redis cannot be told, as it refuses CONFIG GET: see that appendfsync is always";
      default ->
          "acknowledged moves survive the death of service nodes, but not surely that of the"
              + " machine of Redis; set appendfsync always";
    };
  }

  private static String role(String role) {
    return role.equals("slave") ? "; it is a replica and takes no moves: name its primary" : "";
  }

  private static String eviction(String policy) {
    return switch (policy) {
      case "noeviction", REFUSED -> "";
      default ->
          "; when its memory is full it drops games (maxmemory-policy "
              + policy
              + "): set noeviction";
    };
  }

  private Map<String, String> info() {
    return redis
        .call(client -> sections(client::info))
        .lines()
        .filter(line -> line.contains(":"))
        .collect(
            Collectors.toMap(
                line -> line.substring(0, line.indexOf(':')),
                line -> line.substring(line.indexOf(':') + 1).strip(),
                (first, _) -> first));
  }

  private static String sections(Function<String, String> info) {
    return info.apply("server") + info.apply("persistence") + info.apply("replication");
  }

  private String config(String name) {
    return redis.call(client -> config(client, name));
  }

  /** Hosted Redis often forbids or renames CONFIG. */
  private static String config(UnifiedJedis client, String name) {
    try {
      String value = client.configGet(name).getOrDefault(name, REFUSED);
      return value.toLowerCase(Locale.ROOT);
    } catch (JedisDataException e) {
      return REFUSED;
    }
  }
}
