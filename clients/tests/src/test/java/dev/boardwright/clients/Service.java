package dev.boardwright.clients;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/** The packaged service as a process of its own, on a free port, with a data folder of its own. */
final class Service implements AutoCloseable {
  private static final Path JAR = Path.of("../../api/target/boardwright-api.jar").toAbsolutePath();

  private final Process process;
  private final String url;

  private Service(Process process, String url) {
    this.process = process;
    this.url = url;
  }

  /** Returns when the service is ready. Its data and its output go to the folder. */
  static Service start(Path folder) throws IOException {
    int port = freePort();
    ProcessBuilder java =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "--enable-native-access=ALL-UNNAMED",
            "-jar",
            JAR.normalize().toString());
    java.environment().put("BOARDWRIGHT_HOST", "127.0.0.1");
    java.environment().put("BOARDWRIGHT_PORT", Integer.toString(port));
    java.environment().put("BOARDWRIGHT_DATA", folder.resolve("data").toString());
    Path log = folder.resolve("service.log");
    java.redirectErrorStream(true).redirectOutput(log.toFile());
    Service service = new Service(java.start(), "http://127.0.0.1:" + port);
    try {
      await().atMost(Duration.ofMinutes(2)).until(service::isReady);
    } catch (RuntimeException e) {
      service.close();
      throw new IllegalStateException("Not ready: " + Files.readString(log), e);
    }
    return service;
  }

  String url() {
    return url;
  }

  private boolean isReady() throws IOException, InterruptedException {
    if (!process.isAlive()) {
      throw new IllegalStateException("The service ended by itself");
    }
    try (HttpClient client = HttpClient.newHttpClient()) {
      HttpRequest request = HttpRequest.newBuilder(URI.create(url + "/readyz")).build();
      return client.send(request, BodyHandlers.discarding()).statusCode() == 200;
    } catch (ConnectException e) {
      return false; // not listening yet
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  @Override
  public void close() {
    process.destroy();
    process.onExit().join();
  }
}
