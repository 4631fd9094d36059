package dev.boardwright.api.store;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import redis.clients.jedis.DefaultJedisClientConfig;
import redis.clients.jedis.HostAndPort;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.RedisClient;
import redis.clients.jedis.RedisProtocol;
import redis.clients.jedis.UnifiedJedis;
import redis.clients.jedis.exceptions.JedisException;
import redis.embedded.core.ExecutableProvider;

/**
 * A real Redis in a child process, on a free port of 127.0.0.1, with its data in a folder of its
 * own. It writes each change to disk before it answers, and can be killed and started again.
 */
public final class RedisServer implements TestRedis {

  /** The port by which the nodes of a cluster speak to each other lies this far above. */
  private static final int BUS = 10_000;

  private final Path binary;
  private final Path folder;
  private final int port;
  private final List<String> options;
  private Process process;

  private RedisServer(Path binary, List<String> options) {
    this.binary = binary;
    this.options = options;
    this.folder = newFolder();
    this.port = freePort();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> process.destroyForcibly()));
    start();
  }

  /** Starts {@code redis-server} if it is on the PATH, else the one that comes with the tests. */
  public static RedisServer start(String... options) {
    return new RedisServer(installed().orElseGet(RedisServer::bundled), List.of(options));
  }

  /** Starts the Redis 6.2 that comes with the tests. */
  public static RedisServer startBundled(String... options) {
    return new RedisServer(bundled(), List.of(options));
  }

  @Override
  public String url(String login) {
    return "redis://" + login + "127.0.0.1:" + port;
  }

  @Override
  public List<RedisServer> servers() {
    return List.of(this);
  }

  @Override
  public UnifiedJedis client() {
    return RedisClient.builder()
        .hostAndPort("127.0.0.1", port)
        .clientConfig(DefaultJedisClientConfig.builder().protocol(RedisProtocol.RESP2).build())
        .build();
  }

  public int port() {
    return port;
  }

  /** A connection for looking behind the store's back. */
  public Jedis connect() {
    return new Jedis(
        new HostAndPort("127.0.0.1", port),
        DefaultJedisClientConfig.builder().autoNegotiateProtocol(false).build());
  }

  /** Kill -9. */
  public void kill() {
    process.destroyForcibly();
    try {
      process.waitFor();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Starts again on the same port and folder, and waits until it answers. */
  public void restart() {
    start();
  }

  @Override
  public void close() {
    kill();
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void start() {
    List<String> command = new ArrayList<>(List.of(binary.toString()));
    command.addAll(List.of("--port", "" + port, "--bind", "127.0.0.1", "--dir", "" + folder));
    command.addAll(List.of("--save", "", "--appendonly", "yes", "--appendfsync", "always"));
    command.addAll(options);
    File output = folder.resolve("output.txt").toFile();
    try {
      process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.appendTo(output))
              .start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Awaitility.await()
        .pollInterval(Duration.ofMillis(20))
        .atMost(Duration.ofSeconds(20))
        .until(this::answers);
  }

  private boolean answers() {
    if (!process.isAlive()) {
      throw new IllegalStateException(binary + " ended: " + output());
    }
    try (Jedis jedis = connect()) {
      jedis.ping();
      return true;
    } catch (JedisException e) {
      return String.valueOf(e.getMessage()).startsWith("NOAUTH");
    }
  }

  private String output() {
    try {
      return Files.readString(folder.resolve("output.txt"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<Path> installed() {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .map(folder -> Path.of(folder, "redis-server"))
        .filter(Files::isExecutable)
        .findFirst();
  }

  private static Path bundled() {
    try {
      Path folder = newFolder();
      folder.toFile().deleteOnExit();
      File binary = ExecutableProvider.newJarResourceProvider(folder.toFile()).get();
      binary.deleteOnExit();
      return binary.toPath();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path newFolder() {
    try {
      return Files.createTempDirectory("redis");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A port that is free, as is the one for the bus of a cluster. */
  private static int freePort() {
    for (; ; ) {
      try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
        int port = socket.getLocalPort();
        if (port + BUS <= 65_535 && isFree(port + BUS)) {
          return port;
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private static boolean isFree(int port) {
    try (ServerSocket _ = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
      return true;
    } catch (IOException _) { // that is the answer
      return false;
    }
  }
}
