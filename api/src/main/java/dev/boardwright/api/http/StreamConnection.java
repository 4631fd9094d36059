package dev.boardwright.api.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.net.StandardSocketOptions;
import java.time.Duration;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.io.SocketChannelEndPoint;

/** The connection under a stream. */
record StreamConnection(EndPoint end) {

  /**
   * What the system keeps for a reader, in bytes (Linux takes twice as much). On its own it would
   * keep megabytes for one that does not read, and hide from the stream that it does not.
   */
  private static final int SEND_BUFFER = 32 * 1024;

  /** The connection that a request came on. */
  static StreamConnection of(Context ctx) {
    return new StreamConnection(
        ServletContextRequest.getServletContextRequest(ctx.req())
            .getConnectionMetaData()
            .getConnection()
            .getEndPoint());
  }

  /**
   * Bounds what a reader that does not read can cost.
   *
   * @param stalled after how long one that takes nothing at all is cut off
   */
  void bound(Duration stalled) throws IOException {
    end.setIdleTimeout(stalled.toMillis());
    if (end instanceof SocketChannelEndPoint socket) {
      socket.getChannel().setOption(StandardSocketOptions.SO_SNDBUF, SEND_BUFFER);
    }
  }
}
