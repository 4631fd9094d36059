package dev.boardwright.api.load;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.boardwright.api.load.Load.Rate;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.LongStream;

/** Many connections that send one request after the other. */
final class Players {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final int SPARE_GAMES = 2; // a connection plays less than a game a second

  /** As long as an append of a game is on average. */
  private static final String APPEND = "x".repeat(200);

  private Players() {}

  /** One connection's work until the end; returns the time that each answer took. */
  @FunctionalInterface
  private interface Work {
    LongStream.Builder until(long end, Connection connection, int number) throws IOException;
  }

  static Rate bare(int port, int connections, int seconds) throws Exception {
    String run = Long.toString(System.nanoTime(), 36);
    return run(
        port,
        connections,
        seconds,
        (end, connection, number) -> {
          LongStream.Builder times = LongStream.builder();
          int version = 0;
          for (long now = System.nanoTime(); now < end; version++) {
            String body = "{\"version\":%d,\"append\":\"%s\"}".formatted(version, APPEND);
            var answer = connection.post("/bare/" + run + number, "", body);
            check(answer, "\"version\":" + (version + 1));
            now = clock(times, now);
          }
          return times;
        });
  }

  /** A game that waits to be played. */
  record Table(String id, List<String> tokens, Script script) {}

  /** Plays games that are there already, so that what is measured are moves. */
  static Rate games(int port, List<Table> games, int connections, int seconds) throws Exception {
    Queue<Table> tables = new ConcurrentLinkedQueue<>(games);
    return run(
        port,
        connections,
        seconds,
        (end, connection, number) -> {
          LongStream.Builder times = LongStream.builder();
          while (System.nanoTime() < end) {
            Table table = tables.poll();
            if (table == null) {
              throw new IllegalStateException("all games are played; measure for a shorter time");
            }
            play(end, connection, table, times);
          }
          return times;
        });
  }

  private static void play(long end, Connection connection, Table table, LongStream.Builder times)
      throws IOException {
    String path = "/v1/games/" + table.id() + "/moves";
    long now = System.nanoTime();
    for (Script.Turn turn : table.script().turns()) {
      if (now >= end) {
        return;
      }
      String body =
          "{\"decision\":\"%s\",\"moves\":[\"%s\"]}".formatted(turn.decision(), turn.move());
      check(connection.post(path, table.tokens().get(turn.seat()), body), "\"replayed\":false");
      now = clock(times, now);
    }
  }

  /** Creates as many games as can be played in this time. */
  static List<Table> create(int port, List<Script> scripts, int connections, int seconds)
      throws IOException {
    int games = connections * (seconds + SPARE_GAMES);
    List<Table> tables = new ArrayList<>();
    try (Connection connection = new Connection(port)) {
      for (int i = 0; i < games; i++) {
        Script script = scripts.get(i % scripts.size());
        String seat = "{\"kind\":\"reserved\"}";
        String body =
            """
            {"ruleset":"tikal","seats":[%s,%s,%s,%s],"visibility":"unlisted",
             "seed":"%s","confirmTurns":false}\
            """
                .formatted(seat, seat, seat, seat, script.seed());
        JsonNode created = MAPPER.readTree(connection.post("/v1/games", "", body).body());
        List<String> tokens = new ArrayList<>();
        created.at("/tokens/seats").forEach(token -> tokens.add(token.asText()));
        tables.add(new Table(created.at("/game/id").asText(), tokens, script));
      }
    }
    return tables;
  }

  private static Rate run(int port, int connections, int seconds, Work work) throws Exception {
    try (ExecutorService threads = Executors.newFixedThreadPool(connections)) {
      long start = System.nanoTime();
      long end = start + seconds * 1_000_000_000L;
      List<Future<LongStream.Builder>> running = new ArrayList<>();
      for (int i = 0; i < connections; i++) {
        int number = i;
        running.add(
            threads.submit(
                () -> {
                  try (Connection connection = new Connection(port)) {
                    return work.until(end, connection, number);
                  }
                }));
      }
      LongStream all = LongStream.empty();
      for (Future<LongStream.Builder> one : running) {
        all = LongStream.concat(all, one.get().build());
      }
      long[] nanos = all.sorted().toArray();
      return Rate.of(nanos, (System.nanoTime() - start) / 1e9);
    }
  }

  private static long clock(LongStream.Builder times, long before) {
    long now = System.nanoTime();
    times.add(now - before);
    return now;
  }

  private static void check(Connection.Answer answer, String wanted) {
    if (answer.status() != 200 || !answer.body().contains(wanted)) {
      throw new IllegalStateException(answer.toString());
    }
  }
}
