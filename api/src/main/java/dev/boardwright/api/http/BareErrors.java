package dev.boardwright.api.http;

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
            ? Problem.of(Code.INTERNAL_ERROR, "The request failed by a fault of the server.")
            : Problem.malformed(
                "", "The request line or its headers cannot be read, or are too long.");
    var body = problem.body();
    body.put("status", response.getStatus());
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, Problems.CONTENT_TYPE);
    response.write(true, ByteBuffer.wrap(Call.json(body)), callback);
    return true;
  }
}
