package dev.boardwright.api;

import static dev.boardwright.api.Table.problem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.api.store.SqliteStore;
import dev.boardwright.api.wire.Code;
import io.restassured.response.Response;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * A stop waits for running requests and for nothing else. The patience of this node is far longer
 * than the time limits of the tests: whoever waits in vain, waits too long.
 */
@Timeout(60)
class StoppingTest {

  private static final Map<String, String> PATIENT = Map.of("BOARDWRIGHT_SHUTDOWN_SECONDS", "3600");

  @TempDir Path folder;

  private final List<Socket> sockets = new ArrayList<>();

  @AfterEach
  void closeSockets() throws IOException {
    for (Socket socket : sockets) {
      socket.close();
    }
  }

  private Node node() {
    return new Node(SqliteStore.open(folder), PATIENT);
  }

  private Socket connection(Node node, String request) throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), node.port());
    sockets.add(socket);
    OutputStream out = socket.getOutputStream();
    out.write(request.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8));
    out.flush();
    return socket;
  }

  private static String get(String path) {
    return "GET " + path + " HTTP/1.1\nHost: localhost\n\n";
  }

  private static void awaitMetric(Node node, String line) {
    Awaitility.await().until(() -> node.call().get("/metrics").asString().contains(line));
  }

  @Test
  void idleConnectionsDoNotHoldItUp() throws Exception {
    Node node = node();
    for (int i = 0; i < 20; i++) {
      InputStream in = connection(node, get("/healthz")).getInputStream();
      assertThat(new String(in.readNBytes(12), StandardCharsets.UTF_8)).isEqualTo("HTTP/1.1 200");
    }
    for (int i = 0; i < 20; i++) {
      connection(node, ""); // says nothing at all
      connection(node, "GET /healthz HTTP/1.1\nHost: loc"); // or not enough
    }
    awaitMetric(node, "boardwright_open_connections 6");
    node.close();
    for (Socket socket : sockets) {
      awaitEnd(socket);
    }
  }

  /** Fails with the timeout of the socket if it stays open. */
  private static void awaitEnd(Socket socket) throws IOException {
    try {
      socket.getInputStream().readAllBytes();
    } catch (SocketException _) { // reset, which is an end too
    }
  }

  @Test
  void whatRunsIsFinishedAndItsConnectionEnds() throws Exception {
    Node node = node();
    Table table = Table.of(node, "nim", 2);
    int idle = 1 - table.toAct(node);
    String token = "Authorization: Bearer " + table.tokens().get(idle) + "\n";
    Socket waiting =
        connection(
            node,
            get(table.path("/decision?wait=60")).replace("Host: localhost\n", "Host: h\n" + token));
    Socket stream = connection(node, get(table.path("/events")));
    awaitMetric(node, "boardwright_waiting_requests 1");
    awaitMetric(node, "boardwright_open_streams 1");
    node.close();
    String answer = text(waiting);
    assertThat(answer).startsWith("HTTP/1.1 200").contains("\"decision\":null");
    assertThat(text(stream)).contains("server_stopping");
  }

  private static String text(Socket socket) throws IOException {
    return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  /** A request that slips in between the decision to stop and the end of its connection. */
  @Test
  void whatComesThenIsToldSo() throws Exception {
    try (Node node = node()) {
      Table table = Table.of(node, "nim", 2);
      var _ = node.service().web().getDescendant(GracefulHandler.class).shutdown();
      for (String path : List.of("/v1/games", table.path("/view"))) {
        Response refused = node.call().get(path);
        problem(refused, Code.SERVER_STOPPING);
        assertThat(refused.header("Retry-After")).isEqualTo("2");
      }
      String move = Table.body("1.0", "take 1");
      problem(table.post(node, 0, "/moves", move), Code.SERVER_STOPPING);
    }
  }

  @Test
  void readersThatHaveGoneDoNotHoldItUp() throws Exception {
    Node node = node();
    Table table = Table.of(node, "nim", 2);
    for (int i = 0; i < 5; i++) {
      connection(node, get(table.path("/events")));
      connection(node, get(table.path("/decision?wait=60")));
    }
    awaitMetric(node, "boardwright_open_streams 5");
    closeSockets();
    node.close();
  }

  @Test
  void clientsThatNeverPauseDoNotHoldItUp() throws Exception {
    Node node = node();
    List<Thread> clients = new ArrayList<>();
    AtomicInteger answers = new AtomicInteger();
    for (int i = 0; i < 4; i++) {
      Socket socket = connection(node, "");
      clients.add(Thread.ofVirtual().start(() -> asks(socket, answers)));
    }
    Awaitility.await().until(() -> answers.get() >= 100);
    node.close();
    for (Thread client : clients) {
      client.join();
    }
  }

  /** Asks until the connection ends, and counts the answers. */
  private static void asks(Socket socket, AtomicInteger answers) {
    byte[] request = get("/healthz").replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8);
    try {
      for (socket.getOutputStream().write(request); read(socket.getInputStream()); ) {
        answers.incrementAndGet();
        socket.getOutputStream().write(request);
      }
    } catch (IOException _) { // the connection was closed meanwhile, and that is all right
      return;
    }
  }

  /** Reads until the closing brace of the body. Returns whether it came. */
  private static boolean read(InputStream in) throws IOException {
    for (int next = in.read(); next >= 0; next = in.read()) {
      if (next == '}') {
        return true;
      }
    }
    return false;
  }
}
