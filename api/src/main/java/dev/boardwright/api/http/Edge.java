package dev.boardwright.api.http;

import dev.boardwright.api.ops.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.PreEncodedHttpField;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * What every request and every answer passes: the trace, headers that make browsers careful, and
 * the method as it was sent.
 */
final class Edge extends Handler.Wrapper {

  /** Lets a request claim to be another method than it is; nobody here needs that. */
  private static final String OVERRIDE = "X-HTTP-Method-Override";

  private static final long DAY_SECONDS = 86_400;

  private final List<HttpField> headers;

  /**
   * @param hstsDays how long browsers are told to use TLS only; 0: nothing is told
   */
  Edge(int hstsDays) {
    headers = headers(hstsDays);
  }

  /** Headers of every answer. Where a route says otherwise, that counts. */
  private static List<HttpField> headers(int hstsDays) {
    List<HttpField> headers = new ArrayList<>();
    headers.add(new PreEncodedHttpField("X-Content-Type-Options", "nosniff"));
    headers.add(
        new PreEncodedHttpField(
            "Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"));
    headers.add(new PreEncodedHttpField("Referrer-Policy", "no-referrer"));
    headers.add(new PreEncodedHttpField("Cache-Control", "no-store"));
    if (hstsDays > 0) {
      headers.add(
          new PreEncodedHttpField(
              "Strict-Transport-Security", "max-age=" + hstsDays * DAY_SECONDS));
    }
    return List.copyOf(headers);
  }

  /** Adds the headers of every answer to one that was made without passing here. */
  void secure(HttpFields.Mutable answer) {
    headers.forEach(answer::put);
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    headers.forEach(response.getHeaders()::add);
    Trace trace = Trace.of(Optional.ofNullable(request.getHeaders().get(Trace.HEADER)));
    response.getHeaders().add(Trace.HEADER, trace.parent());
    try (var _ = trace.begin()) {
      return super.handle(plain(request), response, callback);
    }
  }

  private static Request plain(Request request) {
    if (!request.getHeaders().contains(OVERRIDE)) {
      return request;
    }
    HttpFields kept = HttpFields.build(request.getHeaders()).remove(OVERRIDE).asImmutable();
    return new Request.Wrapper(request) {
      @Override
      public HttpFields getHeaders() {
        return kept;
      }
    };
  }
}
