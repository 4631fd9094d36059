package dev.boardwright.api.http;

import dev.boardwright.api.ops.Trace;
import dev.boardwright.api.store.StoreUnavailable;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Plain;
import dev.boardwright.api.wire.Problem;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Answers every failure as {@code application/problem+json}. */
final class Problems {

  static final String CONTENT_TYPE = "application/problem+json";

  private static final Logger LOG = LoggerFactory.getLogger(Problems.class);
  static final int RETRY_SECONDS = 2;

  private Problems() {}

  static void answer(Context ctx, Problem problem) {
    Code code = problem.code();
    boolean later = code.status() == 503 || code == Code.RATE_LIMITED;
    if (later && ctx.res().getHeader("Retry-After") == null) {
      ctx.header("Retry-After", String.valueOf(RETRY_SECONDS));
    }
    if (code == Code.BAD_TOKEN) {
      ctx.header("WWW-Authenticate", "Bearer");
    }
    byte[] body = Call.said(ctx, problem.with("trace", Trace.current().id()).body());
    ctx.status(code.status()).contentType(CONTENT_TYPE).result(body);
  }

  /** The store is away: the caller may try again later. */
  static void storeUnavailable(Context ctx, StoreUnavailable e) {
    LOG.warn("the store does not answer: {}", e.toString());
    answer(ctx, Problem.of(Code.STORE_UNAVAILABLE, "store.silent", "seconds", RETRY_SECONDS));
  }

  /** A fault of ours: the log tells what it was, the answer does not. */
  static void fault(Context ctx, Throwable e) {
    LOG.error("{} {} failed", ctx.method(), RouteTable.template(ctx), e);
    answer(ctx, fault());
  }

  private static Problem fault() {
    return Problem.of(Code.INTERNAL_ERROR, "server.fault");
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
          .write(Call.json(fault().with("trace", Trace.current().id()).body()));
    } catch (IOException e) {
      LOG.warn("the answer could not be written: {}", e.toString());
    }
  }
}
