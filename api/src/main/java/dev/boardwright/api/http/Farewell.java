package dev.boardwright.api.http;

import java.util.concurrent.CompletableFuture;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.component.AbstractLifeCycle;
import org.eclipse.jetty.util.component.Graceful;

/**
 * Closes connections as soon as nothing is under way on them when the server stops. Jetty alone
 * waits for idle ones to time out, twice if the other end does not close its own, and for those
 * that were accepted at the last moment as long as it may.
 */
final class Farewell extends AbstractLifeCycle implements Graceful {

  private static final long LOOK_MILLIS = 5;

  private final Server server;
  private volatile boolean shutdown;

  Farewell(Server server) {
    this.server = server;
  }

  @Override
  public CompletableFuture<Void> shutdown() {
    shutdown = true;
    return Graceful.shutdown(this::closeAll);
  }

  @Override
  public boolean isShutdown() {
    return shutdown;
  }

  private void closeAll() throws InterruptedException {
    while (closeIdle()) {
      Thread.sleep(LOOK_MILLIS);
    }
  }

  /** Returns whether there are connections still. */
  private boolean closeIdle() {
    boolean any = false;
    for (Connector connector : server.getConnectors()) {
      for (EndPoint end : connector.getConnectedEndPoints()) {
        any = true;
        if (idle(end)) {
          end.close();
        }
      }
    }
    return any;
  }

  /** Whether it waits for a request: it wants to read, and all that came has been answered. */
  private static boolean idle(EndPoint end) {
    Connection connection = end.getConnection();
    return connection != null
        && end.isFillInterested()
        && connection.getMessagesIn() == connection.getMessagesOut();
  }
}
