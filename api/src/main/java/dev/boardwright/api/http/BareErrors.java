package dev.boardwright.api.http;

import dev.boardwright.api.ops.Trace;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Problem;
import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/** Answers requests that never reach a route, without a word on the machinery. */
final class BareErrors extends ErrorHandler {

  private final Edge edge;

  BareErrors(Edge edge) {
    this.edge = edge;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    int status = response.getStatus();
    edge.secure(response.getHeaders());
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, Problems.CONTENT_TYPE);
    if (status == HttpStatus.SERVICE_UNAVAILABLE_503) {
      response.getHeaders().put(HttpHeader.RETRY_AFTER, Problems.RETRY_SECONDS);
    }
    Trace trace = Trace.current();
    response.getHeaders().put(Trace.HEADER, trace.parent());
    var body = problem(status).with("trace", trace.id()).body();
    body.put("status", status);
    response.write(true, ByteBuffer.wrap(Call.json(body)), callback);
    return true;
  }

  private static Problem problem(int status) {
    return switch (status) {
      case HttpStatus.SERVICE_UNAVAILABLE_503 ->
          Problem.of(
              Code.SERVER_STOPPING,
              "This node stops and did not look at the request. Connect again and send it anew.");
      case HttpStatus.HTTP_VERSION_NOT_SUPPORTED_505 -> unreadable();
      default ->
          status >= 500
              ? Problem.of(Code.INTERNAL_ERROR, "The request failed by a fault of the server.")
              : unreadable();
    };
  }

  private static Problem unreadable() {
    return Problem.malformed(
        "", "The request line or its headers cannot be read, or are too long.");
  }
}
