package dev.boardwright.api.load;

import dev.boardwright.api.store.RedisServer;
import dev.boardwright.engine.Rulesets;
import dev.boardwright.engine.Setup;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;

/**
 * Durable moves a second over HTTP on Redis (append-only file, fsync always), against the bare
 * limit of the same machine: {@link BareServer}. Both run in turn in every round, so a change of
 * the machine's speed meets both.
 *
 * <pre>mvn -q -pl api -am process-test-classes -Pload</pre>
 *
 * <p>Settings: {@code -Dload="CONNECTIONS SECONDS ROUNDS"}.
 */
final class Load {

  private static final int SEATS = 4;
  private static final int WARM_UPS = 6; // the JVM compiles several times as much for the service
  private static final int SCRIPTS = 16;

  private Load() {}

  public static void main(String[] args) throws Exception {
    int connections = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int seconds = args.length > 1 ? Integer.parseInt(args[1]) : 6;
    int rounds = args.length > 2 ? Integer.parseInt(args[2]) : 5;
    try (RedisServer redis = RedisServer.start();
        Child bare = Child.bare(redis.port());
        Child service = Child.service(redis.url())) {
      measure(bare, service, connections, seconds, rounds);
    }
  }

  private static void measure(Child bare, Child service, int connections, int seconds, int rounds)
      throws Exception {
    List<Script> scripts = scripts();
    List<Double> ratios = new ArrayList<>();
    for (int round = 1 - WARM_UPS; round <= rounds; round++) {
      Rate limit = bare.rate(() -> Players.bare(bare.port(), connections, seconds));
      var games = Players.create(service.port(), scripts, connections, seconds);
      Rate moves = service.rate(() -> Players.games(service.port(), games, connections, seconds));
      System.out.printf(
          Locale.ROOT,
          "%s bare %s | service %s | ratio %.2f%n",
          round < 1 ? "warm-up" : "round " + round,
          limit,
          moves,
          moves.perSecond() / limit.perSecond());
      if (round > 0) {
        ratios.add(moves.perSecond() / limit.perSecond());
      }
    }
    double[] sorted = ratios.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    System.out.printf(
        Locale.ROOT,
        "median ratio %.2f of %s%n",
        sorted[sorted.length / 2],
        Arrays.toString(sorted));
  }

  static List<Script> scripts() {
    var tikal =
        Rulesets.installed().stream().filter(r -> r.id().equals("tikal")).findFirst().orElseThrow();
    return IntStream.range(0, SCRIPTS)
        .mapToObj(i -> Script.record(tikal, Setup.standard(tikal, SEATS), "load-" + i))
        .toList();
  }

  /**
   * What a number of connections achieved.
   *
   * @param p50 milliseconds that one answer in two took at most
   * @param p99 the same of 99 in 100
   * @param cpu microseconds of processor time that the server took for each answer
   */
  record Rate(int answers, double perSecond, double p50, double p99, double cpu) {

    /**
     * @param nanos the time that each answer took, ascending
     * @param seconds the time they took together
     */
    static Rate of(long[] nanos, double seconds) {
      return new Rate(
          nanos.length,
          nanos.length / seconds,
          nanos[nanos.length / 2] / 1e6,
          nanos[(int) (nanos.length * 0.99)] / 1e6,
          0);
    }

    Rate taking(Duration cpu) {
      return new Rate(answers, perSecond, p50, p99, cpu.toNanos() / 1000.0 / answers);
    }

    @Override
    public String toString() {
      return String.format(
          Locale.ROOT, "%,.0f/s p50 %.1f ms p99 %.1f ms cpu %.0f µs", perSecond, p50, p99, cpu);
    }
  }

  /** A server in a JVM of its own. */
  record Child(Process process, int port) implements AutoCloseable {

    /** Measures, and adds what this server's JVM took for it. */
    Rate rate(Callable<Rate> measured) throws Exception {
      Duration before = process.info().totalCpuDuration().orElseThrow();
      Rate rate = measured.call();
      return rate.taking(process.info().totalCpuDuration().orElseThrow().minus(before));
    }

    static Child bare(int redis) throws Exception {
      Process process = java(Map.of(), BareServer.class.getName(), "" + redis).start();
      try (var reader = process.inputReader()) {
        String line = reader.readLine();
        while (line != null && !line.startsWith("port ")) {
          line = reader.readLine();
        }
        if (line == null) {
          throw new IllegalStateException("the bare server did not start");
        }
        return new Child(process, Integer.parseInt(line.substring(5)));
      }
    }

    static Child service(String redis) throws Exception {
      int port = freePort();
      Map<String, String> settings =
          Map.of(
              "BOARDWRIGHT_PORT",
              "" + port,
              "BOARDWRIGHT_REDIS_URL",
              redis,
              "BOARDWRIGHT_RATE_LIMIT",
              "0",
              "BOARDWRIGHT_RATE_LIMIT_TOKEN",
              "0",
              "BOARDWRIGHT_RATE_LIMIT_MOVES",
              "0");
      Process process =
          java(settings, "dev.boardwright.api.Main")
              .redirectOutput(Path.of("target", "load-service.log").toFile())
              .start();
      for (int tries = 0; !ready(port); tries++) {
        if (tries == 200 || !process.isAlive()) {
          throw new IllegalStateException("the service did not start");
        }
        Thread.sleep(200);
      }
      return new Child(process, port);
    }

    private static boolean ready(int port) {
      try (Connection connection = new Connection(port)) {
        return connection.get("/readyz").status() == 200;
      } catch (IOException _) {
        return false; // not listening yet
      }
    }

    private static ProcessBuilder java(Map<String, String> settings, String... main) {
      List<String> command = new ArrayList<>();
      command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
      command.add("-XX:+UseCompactObjectHeaders"); // as api/serve does
      command.add("--enable-native-access=ALL-UNNAMED");
      command.add("-Dlogback.configurationFile=logback.xml"); // as in production, not as in tests
      command.addAll(List.of("-cp", System.getProperty("java.class.path")));
      command.addAll(List.of(main));
      ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
      builder.environment().putAll(settings);
      return builder;
    }

    private static int freePort() throws IOException {
      try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
        return socket.getLocalPort();
      }
    }

    @Override
    public void close() {
      process.destroy();
    }
  }
}
