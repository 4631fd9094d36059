package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.boardwright.api.wire.Json;
import dev.boardwright.engine.Option;
import io.restassured.response.Response;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Webhooks of games, told over HTTP. */
@ParameterizedClass
@EnumSource(Stores.class)
class WebhooksTest {

  private record Got(String path, String id, String time, String signature, String body) {
    JsonNode json() throws IOException {
      return Json.MAPPER.readTree(body);
    }
  }

  private static Stores.Place place;
  private static Node node;

  @Parameter Stores kind;

  private final List<Got> got = new CopyOnWriteArrayList<>();
  private HttpServer receiver;
  private volatile int status = 204;

  @BeforeParameterizedClassInvocation
  static void start(Stores kind) {
    place = kind.place();
    node = new Node(place.open(), Map.of("BOARDWRIGHT_WEBHOOKS", "any"));
  }

  @AfterParameterizedClassInvocation
  static void stop() {
    node.close();
    place.close();
  }

  @BeforeEach
  void receive() throws IOException {
    receiver = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    receiver.createContext("/", this::take);
    receiver.start();
  }

  @AfterEach
  void receiveNoMore() {
    receiver.stop(0);
  }

  private void take(HttpExchange exchange) throws IOException {
    String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    var headers = exchange.getRequestHeaders();
    got.add(
        new Got(
            exchange.getRequestURI().getPath(),
            headers.getFirst("webhook-id"),
            headers.getFirst("webhook-timestamp"),
            headers.getFirst("webhook-signature"),
            body));
    exchange.sendResponseHeaders(status, -1);
    exchange.close();
  }

  private String url() {
    return "http://127.0.0.1:" + receiver.getAddress().getPort() + "/hook";
  }

  private JsonNode add(Table table, String body) {
    Response response = Node.json(node.as(table.host()), body).post(table.path("/webhooks"));
    assertThat(response.statusCode()).as(response.asString()).isEqualTo(201);
    return Table.tree(response);
  }

  private static void take(Table table, String code) {
    int seat = table.toAct(node);
    String decision = table.asked(node, seat).orElseThrow().id();
    Table.ok(table.play(node, seat, decision, code));
  }

  @Test
  void everyTurnAndTheEndAreToldSigned() throws Exception {
    Table table = Table.of(node, "nim", 2);
    JsonNode created = add(table, "{\"url\":\"%s\"}".formatted(url()));
    await().until(() -> got.size() == 1); // whose turn it is already
    take(table, "take 1");
    await().until(() -> got.size() == 2);
    table.playOut(1, node);
    await().until(() -> got.getLast().id().startsWith("end." + table.game()));

    assertThat(got).extracting(Got::path).containsOnly("/hook");
    JsonNode first = got.getFirst().json();
    assertThat(first.path("type").asText()).isEqualTo("turn");
    assertThat(first.path("game").asText()).isEqualTo(table.game());
    assertThat(first.path("seat").asInt()).isNotEqualTo(got.get(1).json().path("seat").asInt());
    assertThat(got.getLast().json().path("status").asText()).isEqualTo("finished");
    assertThat(got).extracting(Got::id).doesNotHaveDuplicates();
    for (Got one : got) {
      assertThat(one.signature()).isEqualTo(signature(created.path("secret").asText(), one));
      assertThat(one.json().path("id").asText()).isEqualTo(one.id());
    }
  }

  private static String signature(String secret, Got got) throws Exception {
    Mac mac = Mac.getInstance("HmacSHA256");
    byte[] key = Base64.getDecoder().decode(secret.replace("whsec_", ""));
    mac.init(new SecretKeySpec(key, "HmacSHA256"));
    String signed = got.id() + "." + got.time() + "." + got.body();
    return "v1,"
        + Base64.getEncoder().encodeToString(mac.doFinal(signed.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void onlyWhatWasWantedIsTold() {
    Table table = Table.of(node, "nim", 2);
    add(table, "{\"url\":\"%s\",\"events\":[\"end\"]}".formatted(url()));
    table.playOut(1, node);
    await().until(() -> !got.isEmpty());
    assertThat(got)
        .extracting(Got::id)
        .containsExactly("end.%s.%d".formatted(table.game(), table.version(node)));
  }

  @Test
  void whoeverHasRunOutOfTimeIsTold() throws Exception {
    Table table = Table.of(node, "nim", 2, ",\"clock\":{\"perMove\":1}");
    int seat = table.toAct(node);
    add(table, "{\"url\":\"%s\",\"events\":[\"timeout\",\"end\"]}".formatted(url()));
    await().until(() -> got.size() == 2);
    JsonNode timeout = got.getFirst().json();
    assertThat(timeout.path("type").asText()).isEqualTo("timeout");
    assertThat(timeout.path("seat").asInt()).isEqualTo(seat);
    assertThat(timeout.path("decision").isNull()).isTrue();
    assertThat(timeout.path("version").asInt()).isEqualTo(table.version(node));
    assertThat(got.getLast().json().path("type").asText()).isEqualTo("end");
    assertThat(got.getLast().json().path("status").asText()).isEqualTo("finished");
  }

  @Test
  void anAbortIsAnEnd() throws Exception {
    Table table = Table.of(node, "nim", 2);
    add(table, "{\"url\":\"%s\",\"events\":[\"end\"]}".formatted(url()));
    Table.ok(node.as(table.host()).post(table.path("/abort")));
    await().until(() -> !got.isEmpty());
    assertThat(got.getLast().json().path("type").asText()).isEqualTo("end");
    assertThat(got.getLast().json().path("status").asText()).isEqualTo("aborted");
  }

  @Test
  void aHaltIsAnEnd() throws Exception {
    try (Stores.Place own = kind.place()) {
      Map<String, String> settings = Map.of("BOARDWRIGHT_WEBHOOKS", "any");
      Table table;
      try (Node good = new Node(own.open(), settings)) {
        table = Table.of(good, "nim", 2);
        Node.json(good.as(table.host()), "{\"url\":\"%s\",\"events\":[\"end\"]}".formatted(url()))
            .post(table.path("/webhooks"));
        int seat = table.toAct(good);
        String decision = table.asked(good, seat).orElseThrow().id();
        Table.ok(table.play(good, seat, decision, "take 1"));
      }
      var stones = new Option.Whole("stones", 5, 40, 21);
      var wrong = OtherNim.of(1, setup -> setup.with(stones, 20));
      try (Node bad = new Node(own.open(), settings, List.of(wrong))) {
        assertThat(table.state(bad).path("status").asText()).isEqualTo("halted");
        await().until(() -> !got.isEmpty());
        assertThat(got.getLast().json().path("type").asText()).isEqualTo("end");
        assertThat(got.getLast().json().path("status").asText()).isEqualTo("halted");
      }
    }
  }

  @Test
  void whatIsNotTakenComesAgainWithTheSameId() {
    status = 500;
    Table table = Table.of(node, "nim", 2);
    add(table, "{\"url\":\"%s\",\"events\":[\"turn\"]}".formatted(url()));
    await().until(() -> got.size() == 1);
    await()
        .untilAsserted(
            () -> {
              JsonNode state = list(table).at("/webhooks/0");
              assertThat(state.path("failed").asInt()).isEqualTo(1);
              assertThat(state.path("reason").asText()).isEqualTo("not_taken");
              assertThat(state.path("detail").asText()).contains("status 500");
              assertThat(state.path("retryAt").asText()).isNotEmpty();
            });
    Response greek =
        node.as(table.host()).header("Accept-Language", "el").get(table.path("/webhooks"));
    assertThat(greek.header("Content-Language")).isEqualTo("el");
    assertThat(greek.asString()).contains("κατάσταση 500");
    status = 204;
    await().until(() -> got.size() == 2);
    assertThat(got.getLast().id()).isEqualTo(got.getFirst().id());
    await().until(() -> list(table).at("/webhooks/0/failed").asInt() == 0);
    assertThat(list(table).at("/webhooks/0/reason").isNull()).isTrue();
  }

  private static JsonNode list(Table table) {
    return Table.ok(node.as(table.host()).get(table.path("/webhooks")));
  }

  @Test
  void aRemovedWebhookIsToldNothingMore() {
    Table table = Table.of(node, "nim", 2);
    JsonNode created = add(table, "{\"url\":\"%s\"}".formatted(url()));
    await().until(() -> got.size() == 1);
    String path = table.path("/webhooks/" + created.at("/webhook/id").asText());
    assertThat(node.as(table.host()).delete(path).statusCode()).isEqualTo(204);
    assertThat(node.as(table.host()).delete(path).statusCode()).isEqualTo(404);
    assertThat(list(table).path("webhooks")).isEmpty();
    Table other = Table.of(node, "nim", 2);
    take(table, "take 1");
    add(other, "{\"url\":\"%s\"}".formatted(url()));
    await().until(() -> got.size() == 2);
    assertThat(got.getLast().id()).contains(other.game());
  }

  @Test
  void theSameRequestTwiceIsOneWebhook() {
    Table table = Table.of(node, "nim", 2);
    String body = "{\"url\":\"%s\"}".formatted(url());
    var call = Node.json(node.as(table.host()).header("Idempotency-Key", "hook-" + kind), body);
    JsonNode first = Table.tree(call.post(table.path("/webhooks")));
    JsonNode again = Table.tree(call.post(table.path("/webhooks")));
    assertThat(again).isEqualTo(first);
    assertThat(list(table).path("webhooks")).hasSize(1);
    assertThat(list(table).toString()).doesNotContain(first.path("secret").asText());
  }

  @Test
  void aGameHasSoManyAndNoMore() {
    Table table = Table.of(node, "nim", 2);
    String body = "{\"url\":\"%s\"}".formatted(url());
    for (int i = 0; i < 5; i++) {
      add(table, body);
    }
    Response refused = Node.json(node.as(table.host()), body).post(table.path("/webhooks"));
    assertThat(refused.statusCode()).isEqualTo(403);
    assertThat(refused.asString()).contains("5 webhooks already");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ftp://games.example/",
        "games.example",
        "http:///hook",
        "https://user:secret@games.example/",
        "https://games.example/#part",
        "https://games.example:99999/",
        "https://games.example/ a",
        "file:///etc/passwd"
      })
  void anAddressThatIsNoneIsRefused(String url) {
    Table table = Table.of(node, "nim", 2);
    Response refused =
        Node.json(node.as(table.host()), "{\"url\":\"%s\"}".formatted(url))
            .post(table.path("/webhooks"));
    assertThat(refused.statusCode()).isEqualTo(400);
    assertThat(Table.tree(refused).path("pointer").asText()).isEqualTo("/url");
  }

  /** What one node could not tell any more, another one does. */
  @Test
  void anotherNodeTellsWhatADyingOneDidNot() {
    if (kind == Stores.SQLITE) { // there is no other node
      return;
    }
    status = 503;
    Node dying = new Node(place.open(), Map.of("BOARDWRIGHT_WEBHOOKS", "any"));
    Table table = Table.of(dying, "nim", 2);
    Node.json(dying.as(table.host()), "{\"url\":\"%s\"}".formatted(url()))
        .post(table.path("/webhooks"));
    await().until(() -> !got.isEmpty());
    dying.close();
    int before = got.size();
    status = 204;
    await().until(() -> got.size() > before);
    assertThat(got.getLast().id()).isEqualTo(got.getFirst().id());
  }

  @Test
  void privateAddressesAreNotCalled() {
    try (Stores.Place own = kind.place();
        Node careful = new Node(own.open())) {
      Table table = Table.of(careful, "nim", 2);
      String plain = "{\"url\":\"%s\"}".formatted(url());
      Response refused = Node.json(careful.as(table.host()), plain).post(table.path("/webhooks"));
      assertThat(refused.statusCode()).isEqualTo(400);
      String secure = plain.replace("http:", "https:");
      Node.json(careful.as(table.host()), secure).post(table.path("/webhooks"));
      await()
          .untilAsserted(
              () ->
                  assertThat(
                          Table.ok(careful.as(table.host()).get(table.path("/webhooks")))
                              .at("/webhooks/0/reason")
                              .asText())
                      .isEqualTo("no_address"));
    }
    assertThat(got).isEmpty();
  }

  @Test
  void theyCanBeSwitchedOff() {
    try (Stores.Place own = kind.place();
        Node off = new Node(own.open(), Map.of("BOARDWRIGHT_WEBHOOKS", "off"))) {
      Table table = Table.of(off, "nim", 2);
      Response refused =
          Node.json(off.as(table.host()), "{\"url\":\"%s\"}".formatted(url()))
              .post(table.path("/webhooks"));
      assertThat(refused.statusCode()).isEqualTo(403);
    }
  }
}
