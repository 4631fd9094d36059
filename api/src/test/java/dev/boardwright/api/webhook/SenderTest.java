package dev.boardwright.api.webhook;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.boardwright.api.wire.WebhookFailure;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.apache.hc.client5.http.DnsResolver;
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
      assertThat(sender.send(message(here("/")))).contains(Failure.answered(500));
    }
    assertThat(got).hasSize(1);
  }

  @Test
  void redirectsAreNotFollowed() {
    status = 307;
    try (Sender sender = new Sender(true)) {
      assertThat(sender.send(message(here("/")))).contains(Failure.answered(307));
    }
    assertThat(got).hasSize(1);
  }

  @Test
  void nothingIsSentToPrivateAddresses() {
    try (Sender sender = new Sender(false)) {
      for (String host : List.of("127.0.0.1", "localhost", "[::1]")) {
        assertThat(sender.send(message(here("/").replace("127.0.0.1", host))))
            .contains(Failure.of(WebhookFailure.NO_ADDRESS));
      }
    }
    assertThat(got).isEmpty();
  }

  /** Else webhooks would tell which names there are in the network of the server. */
  @Test
  void aNameThatLeadsInsideLooksLikeOneThatDoesNotExist() {
    DnsResolver inside =
        new DnsResolver() {
          @Override
          public InetAddress[] resolve(String host) throws UnknownHostException {
            if (host.equals("database.internal")) {
              return new InetAddress[] {InetAddress.getLoopbackAddress()};
            }
            throw new UnknownHostException(host + ": Name or service not known");
          }

          @Override
          public String resolveCanonicalHostname(String host) {
            return host;
          }
        };
    try (Sender sender = new Sender(new PublicNames(false, inside))) {
      for (String host : List.of("database.internal", "nobody.internal")) {
        assertThat(sender.send(message(here("/").replace("127.0.0.1", host))))
            .contains(Failure.of(WebhookFailure.NO_ADDRESS));
      }
    }
    assertThat(got).isEmpty();
  }

  @Test
  void nobodyThereIsAFailure() {
    receiver.stop(0);
    try (Sender sender = new Sender(true)) {
      assertThat(sender.send(message(here("/"))))
          .contains(Failure.of(WebhookFailure.NO_CONNECTION));
    }
  }

  @Test
  void aConnectionThatIsNotSecureIsAFailure() throws IOException {
    assertThat(answered("https", "HTTP/1.1 400 Bad Request\r\n\r\n"))
        .contains(Failure.of(WebhookFailure.NO_TLS));
  }

  @Test
  void whoeverHangsUpHasNotAnswered() throws IOException {
    assertThat(answered("http", "")).contains(Failure.of(WebhookFailure.NO_ANSWER));
  }

  /** What comes of a message to somebody who says this, whatever is sent, and hangs up. */
  private Optional<Failure> answered(String scheme, String answer) throws IOException {
    try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        Sender sender = new Sender(true)) {
      Thread.ofVirtual().start(() -> say(answer, server));
      return sender.send(message(scheme + "://127.0.0.1:" + server.getLocalPort()));
    }
  }

  private static void say(String answer, ServerSocket server) {
    try (Socket caller = server.accept()) {
      int first = caller.getInputStream().read(); // something has come
      assertThat(first).isPositive();
      caller.getOutputStream().write(answer.getBytes(StandardCharsets.US_ASCII));
      caller.shutdownOutput();
      awaitHangUp(caller);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void awaitHangUp(Socket caller) {
    try {
      caller.getInputStream().transferTo(OutputStream.nullOutputStream());
    } catch (IOException _) {
      // by a reset, as it may
    }
  }
}
