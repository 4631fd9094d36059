package dev.boardwright.api.http;

import dev.boardwright.api.ops.Trace;
import dev.boardwright.api.store.StoreUnavailable;
import dev.boardwright.api.text.Language;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Plain;
import dev.boardwright.api.wire.Problem;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Answers every failure as {@code application/problem+json}. */
final class Problems {

  static final String CONTENT_TYPE = "application/problem+json";

  private static final Logger LOG = LoggerFactory.getLogger(Problems.class);
  private static final int RETRY_SECONDS = 2;

  private Problems() {}

  static void answer(Context ctx, Problem problem) {
    Code code = problem.code();
    if (code.status() == 503 || code == Code.RATE_LIMITED) {
      ctx.header("Retry-After", String.valueOf(RETRY_SECONDS));
    }
    if (code == Code.BAD_TOKEN) {
      ctx.header("WWW-Authenticate", "Bearer");
    }
    ctx.status(code.status()).contentType(CONTENT_TYPE).result(Call.said(ctx, problem.body()));
  }

  static void storeUnavailable(Context ctx, StoreUnavailable e) {
    LOG.warn("the store does not answer (trace {}): {}", Trace.of(ctx), e.toString());
    answer(ctx, Problem.of(Code.STORE_UNAVAILABLE, "store.silent", "seconds", RETRY_SECONDS));
  }

  static void fault(Context ctx, Throwable e) {
    LOG.error("{} {} failed (trace {})", ctx.method(), RouteTable.template(ctx), Trace.of(ctx), e);
    answer(ctx, fault(Trace.of(ctx)));
  }

  private static Problem fault(String trace) {
    return Problem.of(Code.INTERNAL_ERROR, "server.fault").with("trace", trace);
  }

  /** What the web framework refuses by itself. */
  static void refusedByFramework(Context ctx, HttpResponseException e) {
    answer(
        ctx,
        switch (e.getStatus()) {
          case 404 -> noRoute(ctx);
          case 413 -> Problem.of(Code.TOO_LARGE, "body.far_too_large");
          default -> Problem.malformed("", "request.unreadable");
        });
  }

  static Problem noRoute(Context ctx) {
    return Problem.of(Code.NOT_FOUND, "route.none", "path", Plain.quoted(ctx.path()));
  }

  static void methodNotAllowed(Context ctx, List<String> allowed) {
    ctx.header("Allow", String.join(", ", allowed));
    answer(ctx, Problem.of(Code.METHOD_NOT_ALLOWED, "route.methods", "methods", allowed));
  }

  /** For what is worse than an exception: the answer is written without the framework. */
  static void error(HttpServletResponse response, Error error) {
    LOG.error("a request failed", error);
    try {
      response.setStatus(Code.INTERNAL_ERROR.status());
      response.setContentType(CONTENT_TYPE);
      response
          .getOutputStream()
          .write(Call.json(fault(Trace.random()).body(), Language.of(Locale.ENGLISH)));
    } catch (IOException e) {
      LOG.warn("the answer could not be written: {}", e.toString());
    }
  }
}
