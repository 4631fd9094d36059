package dev.boardwright.api.hook;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SenderTest {

  /** The example of the Standard Webhooks specification. */
  private static final String SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

  private static final String ID = "msg_p5jXN8AQM9LWM0D4loKWxJek";
  private static final Instant TIME = Instant.ofEpochSecond(1_614_265_330);
  private static final String BODY = "{\"test\": 2432232314}";
  private static final String SIGNATURE = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=";

  private final List<String> got = Collections.synchronizedList(new ArrayList<>());
  private HttpServer receiver;
  private int status = 204;

  @BeforeEach
  void receive() throws IOException {
    receiver = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    receiver.createContext("/", this::take);
    receiver.start();
  }

  @AfterEach
  void stop() {
    receiver.stop(0);
  }

  private void take(HttpExchange exchange) throws IOException {
    String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    got.add(
        String.join(
            " ",
            exchange.getRequestMethod(),
            exchange.getRequestURI().getPath(),
            exchange.getRequestHeaders().getFirst("webhook-id"),
            exchange.getRequestHeaders().getFirst("webhook-timestamp"),
            exchange.getRequestHeaders().getFirst("webhook-signature"),
            body));
    if (status / 100 == 3) {
      exchange.getResponseHeaders().set("Location", "/elsewhere");
    }
    exchange.sendResponseHeaders(status, -1);
    exchange.close();
  }

  private Message message(String url) {
    return new Message(URI.create(url), SECRET, ID, TIME, BODY);
  }

  private String here(String path) {
    return "http://127.0.0.1:" + receiver.getAddress().getPort() + path;
  }

  @Test
  void theSignatureIsThatOfTheSpecification() {
    assertThat(Signature.of(SECRET, ID, TIME, BODY)).isEqualTo(SIGNATURE);
  }

  @Test
  void aMessageIsPostedSigned() {
    try (Sender sender = new Sender(true)) {
      assertThat(sender.send(message(here("/hook")))).isEmpty();
    }
    assertThat(got).containsExactly("POST /hook " + ID + " 1614265330 " + SIGNATURE + " " + BODY);
  }

  @Test
  void anyOtherAnswerIsAFailure() {
    status = 500;
    try (Sender sender = new Sender(true)) {
      assertThat(sender.send(message(here("/")))).contains("it answered 500");
    }
    assertThat(got).hasSize(1);
  }

  @Test
  void redirectsAreNotFollowed() {
    status = 307;
    try (Sender sender = new Sender(true)) {
      assertThat(sender.send(message(here("/")))).contains("it answered 307");
    }
    assertThat(got).hasSize(1);
  }

  @Test
  void nothingIsSentToPrivateAddresses() {
    try (Sender sender = new Sender(false)) {
      assertThat(sender.send(message(here("/"))).orElseThrow()).contains("public internet");
      assertThat(sender.send(message(here("/").replace("127.0.0.1", "localhost")))).isPresent();
      assertThat(sender.send(message("http://[::1]:" + receiver.getAddress().getPort())))
          .isPresent();
    }
    assertThat(got).isEmpty();
  }

  @Test
  void nobodyThereIsAFailure() {
    receiver.stop(0);
    try (Sender sender = new Sender(true)) {
      assertThat(sender.send(message(here("/")))).isPresent();
    }
  }
}
