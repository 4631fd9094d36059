package dev.boardwright.api.webhook;

import dev.boardwright.api.wire.WebhookFailure;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.UnknownHostException;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLException;
import org.apache.hc.client5.http.ConnectTimeoutException;
import org.apache.hc.client5.http.classic.methods.HttpPost;
import org.apache.hc.client5.http.config.ConnectionConfig;
import org.apache.hc.client5.http.config.RequestConfig;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.client5.http.impl.classic.HttpClients;
import org.apache.hc.client5.http.impl.io.PoolingHttpClientConnectionManagerBuilder;
import org.apache.hc.core5.http.ClassicHttpResponse;
import org.apache.hc.core5.http.ConnectionRequestTimeoutException;
import org.apache.hc.core5.http.ContentType;
import org.apache.hc.core5.http.io.entity.StringEntity;
import org.apache.hc.core5.util.Timeout;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Sends messages. It follows no redirects, reads no answers, keeps no cookies, goes through no
 * proxy, and gives up after a while whatever the other side does.
 */
public final class Sender implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Sender.class);

  private static final int CONNECT_SECONDS = 5;
  private static final int ANSWER_SECONDS = 10;
  private static final int ALL_SECONDS = 15;
  private static final int CONNECTIONS = 64;
  private static final int CONNECTIONS_A_HOST = 8;

  private final CloseableHttpClient client;
  private final ScheduledExecutorService limits =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("webhook-limits").daemon().factory());

  /**
   * @param anywhere whether it may reach addresses that are not of the public internet
   */
  public Sender(boolean anywhere) {
    this(new PublicNames(anywhere));
  }

  /**
   * @param names finds the addresses it may reach
   */
  Sender(PublicNames names) {
    var connections =
        PoolingHttpClientConnectionManagerBuilder.create()
            .setDnsResolver(names)
            .setMaxConnTotal(CONNECTIONS)
            .setMaxConnPerRoute(CONNECTIONS_A_HOST)
            .setDefaultConnectionConfig(
                ConnectionConfig.custom()
                    .setConnectTimeout(Timeout.ofSeconds(CONNECT_SECONDS))
                    .setSocketTimeout(Timeout.ofSeconds(ANSWER_SECONDS))
                    .build())
            .build();
    var request =
        RequestConfig.custom()
            .setConnectionRequestTimeout(Timeout.ofSeconds(CONNECT_SECONDS))
            .setResponseTimeout(Timeout.ofSeconds(ANSWER_SECONDS))
            .build();
    this.client =
        HttpClients.custom()
            .setConnectionManager(connections)
            .setDefaultRequestConfig(request)
            .setUserAgent("Boardwright-Webhooks/1")
            .disableRedirectHandling()
            .disableAutomaticRetries()
            .disableCookieManagement()
            .disableAuthCaching()
            .disableContentCompression()
            .build();
  }

  /**
   * Sends a message once.
   *
   * @return empty if it was taken (any status of 2xx); else why not
   */
  public Optional<Failure> send(Message message) {
    HttpPost post = new HttpPost(message.url());
    post.setHeader("webhook-id", message.id());
    post.setHeader("webhook-timestamp", message.time().getEpochSecond());
    post.setHeader(
        "webhook-signature",
        Signature.of(message.secret(), message.id(), message.time(), message.body()));
    post.setEntity(new StringEntity(message.body(), ContentType.APPLICATION_JSON));
    Future<?> limit = limits.schedule(post::abort, ALL_SECONDS, TimeUnit.SECONDS);
    try (ClassicHttpResponse response = client.executeOpen(null, post, null)) {
      int status = response.getCode();
      return status / 100 == 2 ? Optional.empty() : Optional.of(Failure.answered(status));
    } catch (IOException e) {
      LOG.debug("the message {} was not taken: {}", message.id(), e.toString());
      return Optional.of(Failure.of(reason(e)));
    } finally {
      limit.cancel(false);
    }
  }

  /** In words that say nothing of the network this server is in. */
  private static WebhookFailure reason(IOException failure) {
    return switch (failure) {
      case UnknownHostException _ -> WebhookFailure.NO_ADDRESS;
      case SSLException _ -> WebhookFailure.NO_TLS;
      case ConnectException _,
          NoRouteToHostException _,
          ConnectTimeoutException _,
          ConnectionRequestTimeoutException _ ->
          WebhookFailure.NO_CONNECTION;
      default -> WebhookFailure.NO_ANSWER;
    };
  }

  @Override
  public void close() {
    limits.shutdownNow();
    try {
      client.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
