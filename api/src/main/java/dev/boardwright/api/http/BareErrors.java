package dev.boardwright.api.http;

import dev.boardwright.api.ops.Trace;
import dev.boardwright.api.text.Language;
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
    var language = Language.accepted(request.getHeaders().get(HttpHeader.ACCEPT_LANGUAGE));
    byte[] json = Call.json(body, language);
    response.getHeaders().put(HttpHeader.CONTENT_LANGUAGE, language.locale().toLanguageTag());
    response.write(true, ByteBuffer.wrap(json), callback);
    return true;
  }

  private static Problem problem(int status) {
    return switch (status) {
      case HttpStatus.SERVICE_UNAVAILABLE_503 ->
          Problem.of(Code.SERVER_STOPPING, "server.stopping");
      case HttpStatus.HTTP_VERSION_NOT_SUPPORTED_505 -> unreadable();
      default ->
          status >= 500 ? Problem.of(Code.INTERNAL_ERROR, "server.fault_early") : unreadable();
    };
  }

  private static Problem unreadable() {
    return Problem.malformed("", "request.headers_unreadable");
  }
}
