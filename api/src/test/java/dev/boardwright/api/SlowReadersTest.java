package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import dev.boardwright.api.game.Streams;
import dev.boardwright.api.wire.Json;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Readers that do not read, over sockets. They are cut off, and go on at another node as if nothing
 * had been.
 */
class SlowReadersTest {

  /** Impatient, so that the test need not be patient. */
  private static final Streams.Pace IMPATIENT =
      new Streams.Pace(
          Duration.ofMillis(300), Duration.ofMillis(50), Duration.ofSeconds(1), System::nanoTime);

  private static final Pattern CUT_OFF =
      Pattern.compile("streams_ended_total\\{reason=\"slow_reader\"} (\\S+)");

  private static Stores.Place place;
  private static Node node;
  private static Node other;
  private static String game;

  @BeforeAll
  static void start() {
    place = Stores.REDIS.place();
    node = new Node(place.open(), IMPATIENT);
    other = new Node(place.open());
    String bot = "{\"kind\":\"bot\",\"bot\":\"random\"},".repeat(4);
    String body = "{\"ruleset\":\"tikal\",\"seats\":[%s]}".formatted(bot.replaceAll(",$", ""));
    game = Table.of(Node.json(other.call(), body).post("/v1/games")).game();
  }

  @AfterAll
  static void stop() {
    node.close();
    other.close();
    place.close();
  }

  private static String path() {
    return "/v1/games/" + game + "/events";
  }

  /** A connection that takes as little as may be, with a request for the stream. */
  private static Socket reader() throws IOException {
    Socket socket = new Socket();
    socket.setReceiveBufferSize(4 * 1024);
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), node.port()));
    String request = "GET %s HTTP/1.0\r\nHost: localhost\r\n\r\n".formatted(path());
    socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
    return socket;
  }

  /** The data of all events that came as a whole. */
  private static List<JsonNode> events(String answer) throws IOException {
    String body = answer.substring(answer.indexOf("\r\n\r\n") + 4);
    List<JsonNode> events = new ArrayList<>();
    for (String event : body.substring(0, body.lastIndexOf("\n\n") + 1).split("\n\n")) {
      if (!event.startsWith(":")) {
        String json = event.substring(event.indexOf("data: ") + "data: ".length());
        events.add(Json.MAPPER.readTree(json));
      }
    }
    return events;
  }

  /** What was told and what is told at the other node is the log, once and in order. */
  private static void assertGoesOn(List<JsonNode> told) {
    int last = told.getLast().path("version").asInt();
    List<Integer> versions = new ArrayList<>(versions(told));
    assertThat(versions).isNotEmpty();
    try (Watcher rest = Watcher.open(other, path(), null, Map.of("Last-Event-ID", "" + last))) {
      assertThat(rest.reason()).isEqualTo("game_over");
      versions.addAll(versions(rest.events()));
    }
    int version = Table.ok(other.call().get("/v1/games/" + game)).path("version").asInt();
    assertThat(last).isLessThan(version);
    assertThat(versions)
        .containsExactlyElementsOf(IntStream.rangeClosed(1, version).boxed().toList());
  }

  private static List<Integer> versions(List<JsonNode> events) {
    return events.stream()
        .filter(event -> event.path("type").asText().equals("entry"))
        .map(event -> event.path("version").asInt())
        .toList();
  }

  /** It cannot be told why, as nothing reaches it. */
  @Test
  void whoeverReadsNothingIsCutOffAndGoesOnElsewhere() throws IOException {
    int before = cutOff();
    try (Socket reader = reader()) {
      await().until(() -> cutOff() > before);
      List<JsonNode> told = events(whole(reader.getInputStream()));
      assertThat(told).extracting(event -> event.path("type").asText()).doesNotContain("end");
      assertGoesOn(told);
    }
  }

  /** How many readers were too slow so far. */
  private static int cutOff() {
    Matcher count = CUT_OFF.matcher(node.call().get("/metrics").asString());
    return count.find() ? (int) Double.parseDouble(count.group(1)) : 0;
  }

  private static String whole(InputStream in) throws IOException {
    var answer = new ByteArrayOutputStream();
    try {
      in.transferTo(answer);
    } catch (SocketException _) { // what had been sent before is there
      assertThat(answer.size()).isPositive();
    }
    return answer.toString(StandardCharsets.UTF_8);
  }

  @Test
  void whoeverReadsTooSlowlyIsToldSoAndGoesOnElsewhere() throws Exception {
    try (Watcher all = Watcher.open(other, path(), null, Map.of())) {
      assertThat(all.reason()).isEqualTo("game_over");
    }
    var answer = new ByteArrayOutputStream();
    try (Socket reader = reader()) {
      InputStream in = reader.getInputStream();
      for (byte[] some = in.readNBytes(2_000); some.length > 0; some = in.readNBytes(2_000)) {
        answer.writeBytes(some);
        Thread.sleep(10);
      }
    }
    List<JsonNode> told = events(answer.toString(StandardCharsets.UTF_8));
    assertThat(told.getLast().path("type").asText()).isEqualTo("end");
    assertThat(told.getLast().path("reason").asText()).isEqualTo("slow_reader");
    assertGoesOn(told);
  }
}
