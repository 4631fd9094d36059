package dev.boardwright.api.ops;

import io.javalin.http.Context;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One line a request: never its path, query, headers or body, which could hold secrets. */
public final class RequestLog {

  private static final Logger LOG = LoggerFactory.getLogger("dev.boardwright.api.requests");

  private final boolean on;

  /**
   * @param on whether anything is written
   */
  public RequestLog(boolean on) {
    this.on = on;
  }

  /**
   * @param method a dash if there is no such route: it can be any text
   * @param route the template of the path
   */
  public void write(Context ctx, String method, String route, float millis) {
    if (on && LOG.isInfoEnabled()) {
      LOG.atInfo()
          .addKeyValue("method", method)
          .addKeyValue("route", route)
          .addKeyValue("status", ctx.statusCode())
          .addKeyValue("ms", Math.round(millis * 10) / 10.0)
          .log("request");
    }
  }
}
