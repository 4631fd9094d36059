package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.boardwright.api.wire.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;

/** Reads a stream, for tests. Every event is checked against the contract. */
final class Watcher implements AutoCloseable {

  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  private final HttpResponse<InputStream> response;
  private final JsonNode schema;
  private final boolean ofAccount;
  private final List<JsonNode> events = new CopyOnWriteArrayList<>();
  private final Thread thread;
  private volatile boolean done;

  private Watcher(HttpResponse<InputStream> response) {
    this.response = response;
    this.ofAccount = response.uri().getPath().equals("/v1/account/events");
    this.schema =
        Json.MAPPER
            .createObjectNode()
            .put("$ref", "#/components/schemas/" + (ofAccount ? "AccountEvent" : "StreamEvent"));
    this.thread = Thread.ofVirtual().start(this::read);
  }

  /** Watches a game. */
  static Watcher of(Node node, Table table, @Nullable String token, int after) {
    return open(node, table.path("/events?after=" + after), token, Map.of());
  }

  static Watcher open(Node node, String path, @Nullable String token, Map<String, String> headers) {
    try {
      var response = send(node, path, token, headers);
      assertThat(response.statusCode()).isEqualTo(200);
      return new Watcher(response);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Watches a game, if the node can be reached and its store answers. */
  static Optional<Watcher> attempt(Node node, Table table, @Nullable String token, int after) {
    try {
      var response = send(node, table.path("/events?after=" + after), token, Map.of());
      if (response.statusCode() == 503) {
        response.body().close();
        return Optional.empty();
      }
      assertThat(response.statusCode()).isEqualTo(200);
      return Optional.of(new Watcher(response));
    } catch (IOException _) { // nobody there
      return Optional.empty();
    }
  }

  private static HttpResponse<InputStream> send(
      Node node, String path, @Nullable String token, Map<String, String> headers)
      throws IOException {
    var request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + node.port() + path))
            .timeout(Duration.ofSeconds(20)); // until the headers come
    if (token != null) {
      request.header("Authorization", "Bearer " + token);
    }
    headers.forEach(request::header);
    try {
      return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private void read() {
    boolean lines = type().equals("application/x-ndjson");
    try (var reader =
        new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8))) {
      List<String> block = new ArrayList<>();
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        if (lines) {
          take(line);
        } else if (line.isEmpty()) {
          takeBlock(block);
          block.clear();
        } else {
          block.add(line);
        }
      }
    } catch (IOException e) { // cut off, by the test or by the server
      assertThat(done).isFalse();
    } finally {
      done = true;
    }
  }

  private void takeBlock(List<String> block) throws IOException {
    if (block.getFirst().startsWith(":")) {
      return;
    }
    take(block.getLast().replaceFirst("data: ", ""));
    JsonNode event = events.getLast();
    String type = "event: " + event.path("type").asText();
    assertThat(block.subList(0, block.size() - 1))
        .isEqualTo(
            ofAccount ? List.of(type) : List.of("id: " + event.path("version").asInt(), type));
  }

  private void take(String json) throws IOException {
    Contract.BASE.assertFits(schema, json, "a streamed event");
    events.add(Json.MAPPER.readTree(json));
  }

  String type() {
    return response.headers().firstValue("Content-Type").orElse("").split(";", 2)[0];
  }

  /** What has been told so far. */
  List<JsonNode> events() {
    return events;
  }

  List<JsonNode> of(String type) {
    return events.stream().filter(event -> event.path("type").asText().equals(type)).toList();
  }

  List<JsonNode> entries() {
    return of("entry").stream().map(event -> event.path("entry")).toList();
  }

  /** The version to go on from. */
  int last() {
    return events.isEmpty() ? 0 : events.getLast().path("version").asInt();
  }

  /** Waits for so many events of a type. */
  Watcher until(String type, int count) {
    Awaitility.await().until(() -> of(type).size() >= count);
    return this;
  }

  /** Whether nothing will follow, told or not. */
  boolean done() {
    return done;
  }

  /** Waits until the server ends the stream, and returns the reason. */
  String reason() {
    Awaitility.await().until(() -> done);
    assertThat(events.getLast().path("type").asText()).isEqualTo("end");
    return events.getLast().path("reason").asText();
  }

  @Override
  public void close() {
    try {
      response.body().close();
      thread.join();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
