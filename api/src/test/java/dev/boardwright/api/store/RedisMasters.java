package dev.boardwright.api.store;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import redis.clients.jedis.DefaultJedisClientConfig;
import redis.clients.jedis.HostAndPort;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.RedisClusterClient;
import redis.clients.jedis.RedisProtocol;
import redis.clients.jedis.UnifiedJedis;
import redis.clients.jedis.exceptions.JedisException;
import redis.clients.jedis.params.MigrateParams;
import redis.clients.jedis.util.JedisClusterCRC16;

/** A Redis Cluster of three masters without replicas, each with a third of the slots. */
public final class RedisMasters implements TestRedis {

  private static final int MASTERS = 3;
  private static final int SLOTS = 16_384;
  private static final String[] OPTIONS = {
    "--cluster-enabled", "yes", "--cluster-node-timeout", "5000"
  };
  private static final int MIGRATE_MILLIS = 5_000;

  private final List<RedisServer> servers;
  private final List<CuttingProxy> proxies = new ArrayList<>();

  private RedisMasters(List<RedisServer> servers) {
    this.servers = servers;
  }

  /** Starts it, and waits until it serves every slot. */
  public static RedisMasters start() {
    List<RedisServer> servers = new ArrayList<>();
    for (int i = 0; i < MASTERS; i++) {
      servers.add(RedisServer.start(OPTIONS));
    }
    RedisMasters cluster = new RedisMasters(List.copyOf(servers));
    cluster.join();
    return cluster;
  }

  /** Starts it so that its clients reach each master through a proxy. */
  public static RedisMasters startBehindProxies() throws IOException {
    RedisMasters cluster = start();
    for (RedisServer server : cluster.servers) {
      CuttingProxy proxy = new CuttingProxy(server.port());
      cluster.proxies.add(proxy);
      try (Jedis jedis = server.connect()) {
        jedis.configSet("cluster-announce-port", "" + proxy.port());
      }
    }
    cluster.await(
        Jedis::clusterNodes,
        nodes -> cluster.proxies.stream().allMatch(proxy -> nodes.contains(":" + proxy.port())));
    return cluster;
  }

  /** What stands before the masters, in their order; empty if nothing does. */
  public List<CuttingProxy> proxies() {
    return proxies;
  }

  @Override
  public String url(String login) {
    return (proxies.isEmpty()
            ? servers.stream().map(RedisServer::port)
            : proxies.stream().map(CuttingProxy::port))
        .limit(2) // the third one is to be found
        .map(port -> "127.0.0.1:" + port)
        .collect(Collectors.joining(",", "redis-cluster://" + login, ""));
  }

  @Override
  public List<RedisServer> servers() {
    return servers;
  }

  @Override
  public UnifiedJedis client() {
    return RedisClusterClient.builder()
        .nodes(Set.of(new HostAndPort("127.0.0.1", servers.getFirst().port())))
        .clientConfig(DefaultJedisClientConfig.builder().protocol(RedisProtocol.RESP2).build())
        .build();
  }

  /** Starts a replica of a master, and waits until it copies. To be closed by the caller. */
  public RedisServer startReplica(RedisServer master) {
    RedisServer replica = RedisServer.start(OPTIONS);
    try (Jedis source = master.connect();
        Jedis jedis = replica.connect()) {
      String id = source.clusterMyId();
      jedis.clusterMeet("127.0.0.1", master.port());
      Awaitility.await()
          .pollInterval(Duration.ofMillis(50))
          .atMost(Duration.ofSeconds(30))
          .ignoreExceptionsInstanceOf(JedisException.class) // until it knows the master
          .until(() -> jedis.clusterReplicate(id).equals("OK"));
      Awaitility.await()
          .pollInterval(Duration.ofMillis(50))
          .atMost(Duration.ofSeconds(30))
          .until(() -> jedis.info("replication").contains("master_link_status:up"));
    }
    return replica;
  }

  /** The master that has this key, or would have it. */
  public RedisServer owner(String key) {
    int slot = JedisClusterCRC16.getSlot(key);
    return servers.stream()
        .filter(server -> owns(server, slot))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("nobody has slot " + slot));
  }

  /** The slot of a key on its way from its master to the next one. */
  public Move beginMove(String key) {
    RedisServer from = owner(key);
    RedisServer to = servers.get((servers.indexOf(from) + 1) % servers.size());
    Move move = new Move(JedisClusterCRC16.getSlot(key), from, to);
    move.begin();
    return move;
  }

  /** A slot that is being moved. While it is, its keys are here or there. */
  public final class Move {
    private final int slot;
    private final RedisServer from;
    private final RedisServer to;

    private Move(int slot, RedisServer from, RedisServer to) {
      this.slot = slot;
      this.from = from;
      this.to = to;
    }

    private void begin() {
      try (Jedis source = from.connect();
          Jedis target = to.connect()) {
        target.clusterSetSlotImporting(slot, source.clusterMyId());
        source.clusterSetSlotMigrating(slot, target.clusterMyId());
      }
    }

    /** Moves one key. */
    public void carry(String key) {
      try (Jedis source = from.connect()) {
        source.migrate("127.0.0.1", to.port(), MIGRATE_MILLIS, MigrateParams.migrateParams(), key);
      }
    }

    /** Moves all keys, and makes it known. */
    public void finish() {
      try (Jedis source = from.connect()) {
        for (List<String> keys = source.clusterGetKeysInSlot(slot, 100);
            !keys.isEmpty();
            keys = source.clusterGetKeysInSlot(slot, 100)) {
          keys.forEach(this::carry);
        }
      }
      makeKnown();
    }

    /**
     * The new master has to know it first; and all others that its claim is newer than theirs, or
     * an old one of them prevails, and two masters name each other for ever.
     */
    private void makeKnown() {
      try (Jedis target = to.connect()) {
        String id = target.clusterMyId();
        target.clusterSetSlotNode(slot, id);
        String claim = claim(target, id);
        await(master -> claim(master, id), claim::equals);
        for (RedisServer server : servers) {
          try (Jedis master = server.connect()) {
            master.clusterSetSlotNode(slot, id);
          }
        }
      }
    }
  }

  /** How new the claims of a master are, as another one knows it: its config epoch. */
  private static String claim(Jedis master, String id) {
    return master
        .clusterNodes()
        .lines()
        .filter(line -> line.startsWith(id))
        .map(line -> line.split(" ")[6])
        .findFirst()
        .orElseThrow();
  }

  /** Waits until all masters call the cluster well. */
  public void awaitOk() {
    await(
        Jedis::clusterInfo,
        info ->
            info.contains("cluster_state:ok")
                && info.contains("cluster_known_nodes:" + MASTERS)
                && info.contains("cluster_slots_ok:" + SLOTS));
  }

  private void await(Function<Jedis, String> question, Predicate<String> right) {
    Awaitility.await()
        .pollInterval(Duration.ofMillis(50))
        .atMost(Duration.ofSeconds(30))
        .ignoreExceptionsInstanceOf(JedisException.class)
        .until(
            () -> {
              List<String> found = new ArrayList<>();
              everywhere(jedis -> found.add(question.apply(jedis)));
              return found.stream().allMatch(right);
            });
  }

  private void join() {
    for (int i = 0; i < MASTERS; i++) {
      try (Jedis jedis = servers.get(i).connect()) {
        jedis.clusterSetConfigEpoch(i + 1);
        jedis.clusterAddSlots(
            IntStream.range(SLOTS * i / MASTERS, SLOTS * (i + 1) / MASTERS).toArray());
        jedis.clusterMeet("127.0.0.1", servers.getFirst().port());
      }
    }
    awaitOk();
  }

  private static boolean owns(RedisServer server, int slot) {
    try (Jedis jedis = server.connect()) {
      String own = jedis.clusterMyId();
      return jedis.clusterNodes().lines().anyMatch(line -> line.startsWith(own) && has(line, slot));
    }
  }

  /** Whether a line of CLUSTER NODES ends with a range that holds the slot. */
  private static boolean has(String line, int slot) {
    return Stream.of(line.split(" "))
        .skip(8)
        .filter(range -> !range.startsWith("["))
        .map(range -> range.split("-"))
        .anyMatch(
            range ->
                Integer.parseInt(range[0]) <= slot
                    && slot <= Integer.parseInt(range[range.length - 1]));
  }

  @Override
  public void close() {
    proxies.forEach(CuttingProxy::close);
    servers.forEach(RedisServer::close);
  }
}
