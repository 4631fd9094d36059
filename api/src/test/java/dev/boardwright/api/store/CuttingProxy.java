package dev.boardwright.api.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;

/**
 * Stands between a store and its Redis, and harms the calls that hold a certain text: before they
 * are delivered, or after that and before the answer comes back.
 */
public final class CuttingProxy implements AutoCloseable {

  private static final long SLOW_MILLIS = 300;
  private static final long LATE_MILLIS = 2_500;

  /** What happens to a call. */
  public enum Harm {
    /** Redis gets the call late, and answers. */
    SLOW,
    /** Redis gets the call after whoever waited for its answer has given up. */
    LATE,
    /** Redis never gets the call, and the connection stays open. */
    SWALLOW,
    /** The connection is cut before Redis gets the call. */
    LOSE_CALL,
    /** Redis gets the call, and the connection is cut instead of the answer. */
    LOSE_ANSWER,
    /** Redis gets the call, and the connection stays open without ever an answer. */
    SILENCE
  }

  // What has become of a connection.
  private static final int WHOLE = 0;
  private static final int LOST = 1; // the next answer is
  private static final int SILENT = 2; // there are no answers any more
  private static final int SWALLOWED = 3; // nor are there calls

  private final int target;
  private final ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private final AtomicInteger left = new AtomicInteger();
  private final AtomicInteger held = new AtomicInteger();
  private volatile Harm harm = Harm.LOSE_CALL;
  private volatile String marker = "";
  private volatile Runnable meanwhile = () -> {};

  /**
   * @param target the port of the Redis
   */
  public CuttingProxy(int target) throws IOException {
    this.target = target;
    Thread.ofPlatform().daemon().start(this::accept);
  }

  public String url() {
    return "redis://127.0.0.1:" + port();
  }

  public int port() {
    return server.getLocalPort();
  }

  /**
   * Harms the next calls that hold the marker, so many times.
   *
   * @param meanwhile what happens elsewhere before the caller notices
   */
  public void harm(Harm harm, String marker, int times, Runnable meanwhile) {
    this.harm = harm;
    this.marker = marker;
    this.meanwhile = meanwhile;
    left.set(times);
  }

  /** Waits until the calls that come late have all come. */
  public void awaitLate() {
    Awaitility.await().until(() -> held.get() == 0);
  }

  /** How many of the harms have not happened. */
  public int left() {
    return left.get();
  }

  @Override
  public void close() {
    try {
      server.close();
      for (Socket socket : open) {
        socket.close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void accept() {
    while (!server.isClosed()) {
      try {
        connect(server.accept());
      } catch (IOException e) {
        if (!server.isClosed()) {
          throw new UncheckedIOException(e);
        }
      }
    }
  }

  private void connect(Socket client) throws IOException {
    open.add(client);
    Socket redis;
    try {
      redis = new Socket(InetAddress.getLoopbackAddress(), target);
    } catch (ConnectException _) { // Redis is down, and so is the way to it
      client.close();
      return;
    }
    open.add(redis);
    if (server.isClosed()) { // closed in the meantime, perhaps without having seen these two
      client.close();
      redis.close();
      return;
    }
    AtomicInteger harmed = new AtomicInteger();
    Thread.ofPlatform().daemon().start(() -> pump(client, redis, harmed, true));
    Thread.ofPlatform().daemon().start(() -> pump(redis, client, harmed, false));
  }

  private void pump(Socket from, Socket to, AtomicInteger harmed, boolean calls) {
    byte[] buffer = new byte[1 << 16];
    try (from;
        to) {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
        if (calls && holdsMarker(buffer, n) && takeOne()) {
          switch (harm) {
            case SLOW -> Thread.sleep(SLOW_MILLIS);
            case LATE -> {
              deliverLate(out, buffer, n);
              return;
            }
            case SWALLOW -> harmed.set(SWALLOWED);
            case LOSE_CALL -> {
              meanwhile.run();
              return;
            }
            case LOSE_ANSWER, SILENCE -> harmed.set(LOST);
          }
        }
        if (!calls && harmed.get() == LOST) {
          meanwhile.run();
          if (harm == Harm.LOSE_ANSWER) {
            return;
          }
          harmed.set(SILENT);
        }
        if (calls ? harmed.get() != SWALLOWED : harmed.get() == WHOLE) {
          out.write(buffer, 0, n);
        }
      }
    } catch (IOException e) {
      // The other side was closed: so is this one now.
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void deliverLate(OutputStream redis, byte[] call, int length)
      throws IOException, InterruptedException {
    held.incrementAndGet();
    try {
      Thread.sleep(LATE_MILLIS);
      redis.write(call, 0, length);
    } finally {
      held.decrementAndGet();
    }
  }

  private boolean takeOne() {
    return left.getAndUpdate(count -> Math.max(0, count - 1)) > 0;
  }

  private boolean holdsMarker(byte[] buffer, int length) {
    return new String(buffer, 0, length, StandardCharsets.ISO_8859_1).contains(marker);
  }
}
