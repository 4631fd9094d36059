package dev.boardwright.api.store;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.exceptions.JedisDataException;

/** Puts into words what a Redis, as it is set up, promises about acknowledged moves. */
final class RedisPromise {

  private static final String REFUSED = "refused";

  /** From what keeps least to what keeps most. */
  private static final List<String> SYNCS = List.of("off", "no", "everysec", REFUSED, "always");

  /**
   * How one node is set up.
   *
   * @param sync {@code appendfsync}, or "off" without {@code appendonly}
   */
  private record Found(String version, String role, String sync, String policy) {

    static Found of(Jedis jedis) {
      Map<String, String> info =
          fields(jedis.info("server") + jedis.info("persistence") + jedis.info("replication"));
      boolean appends = "1".equals(info.get("aof_enabled"));
      return new Found(
          info.getOrDefault("redis_version", "of an unknown version"),
          info.getOrDefault("role", "unknown"),
          appends ? config(jedis, "appendfsync") : "off",
          config(jedis, "maxmemory-policy"));
    }

    boolean replica() {
      return role.equals("slave");
    }

    int keeps() {
      return SYNCS.indexOf(sync);
    }
  }

  private final RedisConnection redis;

  RedisPromise(RedisConnection redis) {
    this.redis = redis;
  }

  /** As {@link Store#promise}. */
  String sentence() {
    boolean cluster = redis.cluster();
    List<Found> nodes =
        redis.callEach(Found::of).stream().filter(node -> !cluster || !node.replica()).toList();
    Found weakest = nodes.stream().min(Comparator.comparingInt(Found::keeps)).orElseThrow();
    return "Games are in "
        + (cluster ? "a Redis Cluster " : "Redis ")
        + weakest.version()
        + " at "
        + redis.name()
        + " ("
        + (cluster ? "masters: " + nodes.size() + ", the weakest: " : "")
        + settings(weakest)
        + "): "
        + durability(weakest.sync())
        + (weakest.replica() ? "; it is a replica and takes no moves: name its primary" : "")
        + nodes.stream()
            .map(node -> eviction(node.policy()))
            .distinct()
            .collect(Collectors.joining())
        + ".";
  }

  private static String settings(Found node) {
    return node.sync().equals("off")
        ? "appendonly no"
        : "appendonly yes, appendfsync " + node.sync();
  }

  private static String durability(String sync) {
    return switch (sync) {
      case "off" ->
          "acknowledged moves survive the death of service nodes, but those since its last"
              + " snapshot are lost when Redis dies; set appendonly yes and appendfsync always";
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

  private static String eviction(String policy) {
    return switch (policy) {
      case "noeviction", REFUSED -> "";
      default ->
          "; when its memory is full it drops games (maxmemory-policy "
              + policy
              + "): set noeviction";
    };
  }

  private static Map<String, String> fields(String info) {
    return info.lines()
        .filter(line -> line.contains(":"))
        .collect(
            Collectors.toMap(
                line -> line.substring(0, line.indexOf(':')),
                line -> line.substring(line.indexOf(':') + 1).strip(),
                (first, _) -> first));
  }

  /** Hosted Redis often forbids or renames CONFIG. */
  private static String config(Jedis jedis, String name) {
    try {
      String value = jedis.configGet(name).getOrDefault(name, REFUSED);
      return value.toLowerCase(Locale.ROOT);
    } catch (JedisDataException e) {
      return REFUSED;
    }
  }
}
