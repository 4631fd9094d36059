package dev.boardwright.api.load;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.boardwright.api.load.Load.Child;
import dev.boardwright.api.load.Load.Rate;
import dev.boardwright.api.store.RedisServer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.LongStream;

/**
 * Delivery to many open streams of one node on Redis (append-only file, fsync always): how long
 * after a move was sent each reader has its first entry. Every reader has to hear every entry once
 * and in order. First the readers are spread over games, then all of them watch one.
 *
 * <pre>mvn -q -pl api -am process-test-classes -Pload -Dload.of=StreamLoad -Dload="1000 100 20 15"
 * </pre>
 *
 * <p>Settings: {@code -Dload="STREAMS GAMES MOVES_A_SECOND SECONDS"}.
 */
final class StreamLoad {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final long LONGEST_NANOS = 60_000_000_000L;

  private StreamLoad() {}

  public static void main(String[] args) throws Exception {
    int streams = args.length > 0 ? Integer.parseInt(args[0]) : 1_000;
    int games = args.length > 1 ? Integer.parseInt(args[1]) : 100;
    int pace = args.length > 2 ? Integer.parseInt(args[2]) : 20;
    int seconds = args.length > 3 ? Integer.parseInt(args[3]) : 15;
    List<Script> scripts = Load.scripts();
    try (RedisServer redis = RedisServer.start();
        Child service = Child.service(redis.url())) {
      for (int tables : new int[] {games, games, 1}) { // the first round warms up
        Rate rate =
            service.rate(() -> measure(service.port(), scripts, streams, tables, pace, seconds));
        System.out.printf(
            Locale.ROOT, "%d streams of %d games, %d moves/s: %s%n", streams, tables, pace, rate);
      }
    }
  }

  /** A game that is played and watched. */
  private static final class Table {
    final String id;
    final List<String> tokens;
    final Script script;
    final Map<Integer, Long> sent = new ConcurrentHashMap<>(); // by the first version that follows
    int turn;
    int version;

    Table(String id, List<String> tokens, Script script, int version) {
      this.id = id;
      this.tokens = tokens;
      this.script = script;
      this.version = version;
    }

    void play(Connection connection) throws IOException {
      Script.Turn next = script.turns().get(turn++);
      String body =
          "{\"decision\":\"%s\",\"moves\":[\"%s\"]}".formatted(next.decision(), next.move());
      sent.put(version + 1, System.nanoTime());
      var answer = connection.post("/v1/games/" + id + "/moves", tokens.get(next.seat()), body);
      version = MAPPER.readTree(answer.body()).path("version").asInt();
    }
  }

  private static Rate measure(
      int port, List<Script> scripts, int streams, int games, int pace, int seconds)
      throws Exception {
    List<Table> tables = new ArrayList<>();
    List<Reader> readers = new ArrayList<>();
    try (Connection connection = new Connection(port)) {
      for (int i = 0; i < games; i++) {
        tables.add(create(connection, scripts.get(i % scripts.size())));
      }
      for (int i = 0; i < streams; i++) {
        readers.add(new Reader(port, tables.get(i % games)));
      }
      awaitAll(readers);
      long start = System.nanoTime();
      for (int move = 0; move < pace * seconds; move++) {
        long due = start + move * 1_000_000_000L / pace;
        Thread.sleep(Math.max(0, (due - System.nanoTime()) / 1_000_000));
        Table table = tables.get(move % games);
        if (table.turn < table.script.turns().size()) {
          table.play(connection);
        }
      }
      awaitAll(readers);
      LongStream all =
          readers.stream()
              .flatMapToLong(reader -> reader.taken.stream().mapToLong(Long::longValue));
      long[] nanos = all.sorted().toArray();
      return Rate.of(nanos, (System.nanoTime() - start) / 1e9);
    } finally {
      for (Reader reader : readers) {
        reader.connection.close();
      }
    }
  }

  private static Table create(Connection connection, Script script) throws IOException {
    String seat = "{\"kind\":\"reserved\"}";
    String body =
        "{\"ruleset\":\"tikal\",\"seats\":[%s,%s,%s,%s],\"seed\":\"%s\",\"confirmTurns\":false}"
            .formatted(seat, seat, seat, seat, script.seed());
    JsonNode created = MAPPER.readTree(connection.post("/v1/games", "", body).body());
    List<String> tokens = new ArrayList<>();
    created.at("/tokens/seats").forEach(token -> tokens.add(token.asText()));
    return new Table(
        created.at("/game/id").asText(), tokens, script, created.at("/game/version").asInt());
  }

  /** Waits until everybody has heard everything. */
  private static void awaitAll(List<Reader> readers) throws InterruptedException {
    long end = System.nanoTime() + LONGEST_NANOS;
    for (Reader reader : readers) {
      while (reader.heard < reader.table.version) {
        if (System.nanoTime() > end || !reader.thread.isAlive()) {
          throw new IllegalStateException(
              "a reader heard %d of %d entries".formatted(reader.heard, reader.table.version));
        }
        Thread.sleep(5);
      }
    }
  }

  /** Somebody who watches a game. */
  private static final class Reader {
    final Table table;
    final Connection connection;
    final List<Long> taken = new ArrayList<>(); // read when nothing more comes
    final Thread thread;
    volatile int heard;

    Reader(int port, Table table) throws IOException {
      this.table = table;
      this.connection = new Connection(port);
      this.thread = Thread.ofVirtual().start(this::read);
    }

    private void read() {
      try {
        int id = 0;
        connection.ask("/v1/games/" + table.id + "/events");
        while (true) {
          String line = connection.line();
          if (line.startsWith("id: ")) {
            id = Integer.parseInt(line.substring(4));
          } else if (line.equals("event: entry")) {
            hear(id);
          }
        }
      } catch (IOException _) { // closed at the end; too early is seen by what was not heard
        Thread.currentThread().interrupt();
      }
    }

    private void hear(int id) {
      if (id != heard + 1) {
        throw new IllegalStateException("heard entry %d after %d".formatted(id, heard));
      }
      Long sent = table.sent.get(id);
      if (sent != null) {
        taken.add(System.nanoTime() - sent);
      }
      heard = id;
    }
  }
}
