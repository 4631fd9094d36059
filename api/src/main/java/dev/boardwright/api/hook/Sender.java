package dev.boardwright.api.hook;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.apache.hc.client5.http.classic.methods.HttpPost;
import org.apache.hc.client5.http.config.ConnectionConfig;
import org.apache.hc.client5.http.config.RequestConfig;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.client5.http.impl.classic.HttpClients;
import org.apache.hc.client5.http.impl.io.PoolingHttpClientConnectionManagerBuilder;
import org.apache.hc.core5.http.ClassicHttpResponse;
import org.apache.hc.core5.http.ContentType;
import org.apache.hc.core5.http.io.entity.StringEntity;
import org.apache.hc.core5.util.Timeout;

/**
 * Sends messages. It follows no redirects, reads no answers, keeps no cookies, goes through no
 * proxy, and gives up after a while whatever the other side does.
 */
public final class Sender implements AutoCloseable {

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
    var connections =
        PoolingHttpClientConnectionManagerBuilder.create()
            .setDnsResolver(new PublicNames(anywhere))
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
   * @return empty if it was taken (any status of 2xx); else why not, in a few words
   */
  public Optional<String> send(Message message) {
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
      return status / 100 == 2 ? Optional.empty() : Optional.of("it answered " + status);
    } catch (IOException e) {
      return Optional.of(e.getClass().getSimpleName() + ": " + e.getMessage());
    } finally {
      limit.cancel(false);
    }
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
