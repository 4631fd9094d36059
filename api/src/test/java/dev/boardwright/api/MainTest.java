package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.response.Response;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Starting and stopping for real. */
class MainTest {

  private static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";

  @TempDir Path folder;

  @Test
  void aSettingThatCannotBeUsedIsOneSentence() throws Exception {
    assertStops(
        Map.of("BOARDWRIGHT_PROT", "80"), "boardwright: There is no setting BOARDWRIGHT_PROT.");
    assertStops(
        Map.of("BOARDWRIGHT_REDIS_URL", "http://u:secret@h"),
        "boardwright: BOARDWRIGHT_REDIS_URL: ");
  }

  @Test
  void aPortThatIsInUseIsOneSentence() throws Exception {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = String.valueOf(taken.getLocalPort());
      assertStops(
          Map.of("BOARDWRIGHT_PORT", port, "BOARDWRIGHT_DATA", folder.toString()),
          "boardwright: Port " + port);
    }
  }

  private static void assertStops(Map<String, String> settings, String begin) throws Exception {
    try (ServerProcess server = new ServerProcess(settings)) {
      assertThat(server.exitCode()).isEqualTo(2);
      List<String> lines =
          server.output().lines().filter(line -> line.startsWith("boardwright:")).toList();
      assertThat(lines).hasSize(1);
      assertThat(lines.getFirst()).startsWith(begin);
      assertThat(server.output()).doesNotContain("secret").doesNotContain("Exception");
    }
  }

  @Test
  void onSigtermWaitersAreAnsweredAndTheLogHasNoSecret() throws Exception {
    Map<String, String> settings =
        Map.of("BOARDWRIGHT_DATA", folder.toString(), "BOARDWRIGHT_LOG_FORMAT", "json");
    try (ServerProcess server = new ServerProcess(settings);
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Node node = new Node(server.port());
      Table table = Table.of(node, "tikal", 2, ",\"seed\":\"quite-secret\"");
      node.raw().header("X-HTTP-Method-Override", "quite-secret-method").get("/v1/games");
      node.raw().request("QUITE-SECRET", "/v1/games");
      node.call().header("traceparent", "00-" + TRACE + "-00f067aa0ba902b7-01").get("/v1/games");
      int idle = 1 - table.toAct(node);
      Future<Response> waiting = threads.submit(() -> table.get(node, idle, "/decision?wait=60"));
      Awaitility.await()
          .until(() -> node.call().get("/metrics").asString().contains("waiting_requests 1"));
      server.terminate();
      assertThat(Table.ok(waiting.get()).path("decision").isNull()).isTrue();
      assertThat(server.exitCode()).isEqualTo(143);
      assertThat(server.output())
          .contains("\"formattedMessage\":\"stopped\"")
          .contains("Games are in the file")
          .contains("/v1/games/{game}/decision")
          .containsPattern("\"mdc\": ?\\{\"trace\":\"" + TRACE + "\"}")
          .doesNotContain(table.game())
          .doesNotContain(table.host())
          .doesNotContain(table.tokens().getFirst())
          .doesNotContainIgnoringCase("quite-secret");
    }
  }
}
