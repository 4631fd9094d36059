package dev.boardwright.api.store;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import redis.clients.jedis.AbstractPipeline;
import redis.clients.jedis.CommandObject;
import redis.clients.jedis.Connection;
import redis.clients.jedis.HostAndPort;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.Response;
import redis.clients.jedis.UnifiedJedis;
import redis.clients.jedis.exceptions.JedisClusterOperationException;
import redis.clients.jedis.exceptions.JedisConnectionException;
import redis.clients.jedis.exceptions.JedisDataException;
import redis.clients.jedis.exceptions.JedisException;
import redis.clients.jedis.exceptions.JedisNoScriptException;
import redis.clients.jedis.exceptions.JedisRedirectionException;
import redis.clients.jedis.util.Pool;

/** Calls Redis, once more when a connection fails. All that is called may be done twice. */
final class RedisConnection implements AutoCloseable {

  private static final int MOST_PAUSES = 20;
  private static final long PAUSE_MILLIS = 50;
  private static final long OPENING_SECONDS = 2;

  private final RedisUrl url;
  private final ReentrantLock opening = new ReentrantLock();
  private volatile @Nullable RedisDriver driver;
  private volatile boolean closed;

  /** Connects when it is first called. */
  RedisConnection(RedisUrl url) {
    this.url = url;
  }

  /** What messages call this Redis. */
  String name() {
    return url.toString();
  }

  boolean cluster() {
    return url.cluster();
  }

  /** The nodes there are, as far as is known; at first those of the URL. */
  List<HostAndPort> addresses() {
    RedisDriver open = driver;
    List<HostAndPort> known =
        open == null
            ? List.of()
            : open.nodes().keySet().stream().sorted().map(HostAndPort::from).toList();
    return known.isEmpty() ? url.addresses() : known;
  }

  /**
   * Sends commands.
   *
   * @throws StoreUnavailable if they fail twice; so do all methods below
   */
  <T extends @Nullable Object> T call(Function<UnifiedJedis, T> call) {
    return tried(driver -> call.apply(driver.client()));
  }

  /** Runs a script. Returns texts, numbers and lists of these; null for a script's false. */
  @Nullable Object run(RedisScript script, List<String> keys, List<String> arguments) {
    return this.<@Nullable Object>tried(driver -> run(driver, script, keys, arguments));
  }

  private static @Nullable Object run(
      RedisDriver driver, RedisScript script, List<String> keys, List<String> arguments) {
    try {
      return driver.evalsha(script.sha(), keys, arguments);
    } catch (JedisNoScriptException e) { // Redis was restarted: it keeps the script from now.
      return driver.client().eval(script.text(), keys, arguments);
    }
  }

  /**
   * Sends commands together, each of one key, and returns their answers. Those that reach no slot,
   * since it is being moved, are sent again for themselves.
   */
  List<Object> callAll(List<? extends CommandObject<?>> commands) {
    return tried(
        driver -> {
          List<Response<?>> responses = new ArrayList<>();
          try (AbstractPipeline pipeline = driver.pipeline()) {
            commands.forEach(command -> responses.add(pipeline.executeCommand(command)));
            pipeline.sync();
          }
          List<Object> answers = new ArrayList<>();
          for (int i = 0; i < commands.size(); i++) {
            answers.add(answer(driver, commands.get(i), responses.get(i)));
          }
          return answers;
        });
  }

  private static Object answer(RedisDriver driver, CommandObject<?> command, Response<?> response) {
    try {
      return response.get();
    } catch (JedisRedirectionException | IllegalStateException _) { // moved, or never answered
      return driver.client().executeCommand(command);
    }
  }

  /** Asks each node there is. */
  <T> List<T> callEach(Function<Jedis, T> call) {
    return tried(
        driver -> {
          List<T> answers = new ArrayList<>();
          for (Pool<Connection> node : driver.nodes().values()) {
            try (Jedis jedis = new Jedis(node.getResource())) {
              answers.add(call.apply(jedis));
            }
          }
          return answers;
        });
  }

  /** Returns if calls are welcome. */
  void ping() {
    tried(
        driver -> {
          driver.ping();
          return true;
        });
  }

  private <T extends @Nullable Object> T tried(Function<RedisDriver, T> call) {
    try {
      RedisDriver open = open();
      try {
        return patient(open, call);
      } catch (JedisException e) {
        if (!isConnectionLost(e)) {
          throw e;
        }
        open.renew();
        return patient(open, call);
      }
    } catch (JedisException e) {
      throw unavailable(e);
    }
  }

  /** Waits while a slot of a cluster is being moved and has one key of a script but not another. */
  private static <T extends @Nullable Object> T patient(
      RedisDriver driver, Function<RedisDriver, T> call) {
    for (int pauses = 0; ; pauses++) {
      try {
        return call.apply(driver);
      } catch (JedisDataException e) {
        if (pauses == MOST_PAUSES || !says(e, "TRYAGAIN")) {
          throw e;
        }
        pause();
      }
    }
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new JedisException("interrupted while a slot is moved", e);
    }
  }

  /** After a failover the old primary may still answer, as a replica: its address has moved. */
  private static boolean isConnectionLost(JedisException e) {
    return e instanceof JedisConnectionException
        || e instanceof JedisClusterOperationException
        || says(e, "READONLY");
  }

  private static boolean says(JedisException e, String word) {
    return e instanceof JedisDataException && String.valueOf(e.getMessage()).startsWith(word);
  }

  /** A cluster is only known once one of its nodes has answered. */
  private RedisDriver open() {
    RedisDriver open = driver;
    return open == null ? opened() : open;
  }

  private RedisDriver opened() {
    try {
      if (!opening.tryLock(OPENING_SECONDS, TimeUnit.SECONDS)) {
        throw new JedisException("it does not answer");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new JedisException("interrupted while connecting", e);
    }
    try {
      if (closed) {
        throw new JedisException("the store is closed");
      }
      RedisDriver open = driver;
      if (open == null) {
        open = RedisDriver.open(url);
        driver = open;
      }
      return open;
    } finally {
      opening.unlock();
    }
  }

  /** The messages of a cluster's client tell little: why an attempt failed is in what they hold. */
  private StoreUnavailable unavailable(JedisException e) {
    StringBuilder why = new StringBuilder(String.valueOf(e.getMessage()));
    if (e instanceof JedisClusterOperationException) {
      Stream.concat(Stream.ofNullable(e.getCause()), Arrays.stream(e.getSuppressed()))
          .forEach(cause -> why.append(" (").append(cause.getMessage()).append(')'));
    }
    return new StoreUnavailable("Redis at " + name() + ": " + why, e);
  }

  @Override
  public void close() {
    opening.lock();
    try {
      closed = true;
      RedisDriver open = driver;
      if (open != null) {
        open.close();
      }
    } finally {
      opening.unlock();
    }
  }
}
