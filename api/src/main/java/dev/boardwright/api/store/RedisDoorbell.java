package dev.boardwright.api.store;

import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import redis.clients.jedis.HostAndPort;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.JedisPubSub;
import redis.clients.jedis.exceptions.JedisException;

/**
 * Listens for changed games on a connection of its own. After each (re)connection everybody is
 * rung: what was called out before it was not heard.
 */
final class RedisDoorbell implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(RedisDoorbell.class);

  private static final long FIRST_PAUSE_MILLIS = 50;
  private static final long LONGEST_PAUSE_MILLIS = 2_000;

  private final RedisUrl url;
  private final Supplier<List<HostAndPort>> nodes;
  private final String channel;
  private final Doorbells doorbells;
  private final int silenceMillis;
  private final Thread thread =
      Thread.ofPlatform().name("store-doorbell").daemon().unstarted(this::run);
  private volatile boolean closed;
  private volatile @Nullable Jedis connection;
  private volatile HostAndPort node;
  private volatile @Nullable Listener listener;

  /** Passes what is called out on the channel on to the doorbells. */
  private final class Listener extends JedisPubSub {

    private final Jedis from;

    Listener(Jedis from) {
      this.from = from;
    }

    @Override
    public void onSubscribe(String name, int count) {
      if (listener == this) {
        return; // The answer to a sign of life asked for.
      }
      from.getConnection().setSoTimeout(silenceMillis);
      listener = this;
      doorbells.ringAll();
    }

    @Override
    public void onMessage(String name, String game) {
      doorbells.ring(game);
    }
  }

  /**
   * A listener that {@link #start} starts.
   *
   * @param nodes where Redis can be reached now. It listens to any of them: a cluster tells all its
   *     nodes what is called out at one
   * @param silenceMillis after how long a silence the connection is given up
   */
  RedisDoorbell(
      RedisUrl url,
      Supplier<List<HostAndPort>> nodes,
      String channel,
      Doorbells doorbells,
      int silenceMillis) {
    this.silenceMillis = silenceMillis;
    this.url = url;
    this.nodes = nodes;
    this.node = url.addresses().getFirst();
    this.channel = channel;
    this.doorbells = doorbells;
  }

  void start() {
    thread.start();
  }

  /**
   * Asks Redis for a sign of life, as a dead peer says nothing either. To be called several times
   * within the silence that is taken for a lost connection.
   */
  void askForLife() {
    Listener listening = listener;
    if (listening == null) {
      return;
    }
    if (!nodes.get().contains(node)) { // It has left the cluster, and hears nothing any more.
      disconnect();
      return;
    }
    try {
      listening.subscribe(channel); // Changes nothing and is answered. (PING leaks in Jedis 8.0.)
    } catch (JedisException e) {
      LOG.debug("the doorbell's connection is lost: its thread will notice", e);
    }
  }

  @Override
  public void close() {
    closed = true;
    thread.interrupt();
    disconnect();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void run() {
    long pause = FIRST_PAUSE_MILLIS;
    for (int attempt = 0; !closed; attempt++) {
      List<HostAndPort> known = nodes.get();
      node = known.get(attempt % known.size());
      boolean heard = listen();
      pause = heard ? FIRST_PAUSE_MILLIS : Math.min(pause * 2, LONGEST_PAUSE_MILLIS);
      try {
        if (!closed) {
          Thread.sleep(pause);
        }
      } catch (InterruptedException e) {
        return; // Only close() interrupts.
      }
    }
  }

  /** Listens until the connection ends. Returns whether there was one. */
  private boolean listen() {
    try (Jedis jedis = new Jedis(node, url.clientConfig())) {
      connection = jedis;
      if (!closed) {
        jedis.subscribe(new Listener(jedis), channel);
      }
    } catch (RuntimeException e) { // Whatever it is: this thread goes on listening.
      if (!closed) {
        LOG.warn("not connected for changes to Redis at {}: {}", node, e.getMessage());
      }
    }
    boolean heard = listener != null;
    listener = null;
    connection = null;
    return heard;
  }

  private void disconnect() {
    Jedis open = connection;
    if (open != null) {
      try {
        open.getConnection().forceDisconnect();
      } catch (IOException | JedisException e) {
        LOG.debug("the doorbell was not connected", e);
      }
    }
  }
}
