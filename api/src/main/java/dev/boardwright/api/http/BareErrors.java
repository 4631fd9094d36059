package dev.boardwright.api.http;

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

/** Answers requests so broken that they never reach a route, without a word on the machinery. */
final class BareErrors extends ErrorHandler {

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    Problem problem =
        response.getStatus() >= 500
                && response.getStatus() != HttpStatus.HTTP_VERSION_NOT_SUPPORTED_505
            ? Problem.of(Code.INTERNAL_ERROR, "server.fault_early")
            : Problem.malformed("", "request.headers_unreadable");
    var language = Language.accepted(request.getHeaders().get(HttpHeader.ACCEPT_LANGUAGE));
    var body = problem.body();
    body.put("status", response.getStatus());
    byte[] json = Call.json(body, language);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, Problems.CONTENT_TYPE);
    response.getHeaders().put(HttpHeader.CONTENT_LANGUAGE, language.locale().toLanguageTag());
    response.write(true, ByteBuffer.wrap(json), callback);
    return true;
  }
}
