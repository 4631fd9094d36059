package dev.boardwright.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.boardwright.api.wire.Json;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Takes whatever webhooks tell it. */
final class Receiver implements AutoCloseable {

  private final List<JsonNode> messages = new CopyOnWriteArrayList<>();
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final HttpServer server;

  Receiver() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(threads);
    server.createContext("/", this::take);
    server.start();
  }

  private void take(HttpExchange exchange) throws IOException {
    messages.add(Json.MAPPER.readTree(exchange.getRequestBody().readAllBytes()));
    exchange.sendResponseHeaders(204, -1);
    exchange.close();
  }

  String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/hook";
  }

  /** What was told of a game, as often as it was told. */
  List<JsonNode> of(String type, String game) {
    return messages.stream()
        .filter(message -> message.path("type").asText().equals(type))
        .filter(message -> message.path("game").asText().equals(game))
        .toList();
  }

  @Override
  public void close() {
    server.stop(0);
    threads.close();
  }
}
