package dev.boardwright.api.ops;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Executors;

/** The metrics at a port of their own, which a firewall can keep from the public. */
public final class MetricsServer implements AutoCloseable {

  private static final String PATH = "/metrics";

  private final Metrics metrics;
  private final HttpServer server;

  private MetricsServer(Metrics metrics, HttpServer server) {
    this.metrics = metrics;
    this.server = server;
  }

  /**
   * Serves from now on.
   *
   * @throws UncheckedIOException if the port is in use or may not be used
   */
  public static MetricsServer start(Metrics metrics, String host, int port) {
    try {
      HttpServer server = HttpServer.create(new InetSocketAddress(host, port), 0);
      MetricsServer shown = new MetricsServer(metrics, server);
      server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
      server.createContext("/", shown::answer);
      server.start();
      return shown;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      if (!exchange.getRequestURI().getPath().equals(PATH)) {
        exchange.sendResponseHeaders(404, -1);
        return;
      }
      byte[] text = metrics.text().getBytes(StandardCharsets.UTF_8);
      exchange.getResponseHeaders().set("Content-Type", Metrics.CONTENT_TYPE);
      exchange.sendResponseHeaders(200, text.length);
      exchange.getResponseBody().write(text);
    }
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
