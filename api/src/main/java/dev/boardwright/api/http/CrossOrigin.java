package dev.boardwright.api.http;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.jetty.server.handler.CrossOriginHandler;

/** Which web pages may call the service from a browser, and what they may send and see (CORS). */
final class CrossOrigin {

  private static final Duration KEPT = Duration.ofHours(1);

  private CrossOrigin() {}

  /**
   * @param origins {@code *} for all
   */
  static CrossOriginHandler handler(List<String> origins) {
    CrossOriginHandler handler = new CrossOriginHandler();
    handler.setAllowedOriginPatterns(
        origins.contains("*")
            ? Set.of("*")
            : origins.stream().map(Pattern::quote).collect(Collectors.toSet()));
    handler.setAllowCredentials(false); // tokens travel in a header that the page sets itself
    handler.setAllowedMethods(Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"));
    handler.setAllowedHeaders(
        Set.of(
            "Authorization",
            "Content-Type",
            "Accept-Language",
            "Idempotency-Key",
            "If-None-Match",
            "Last-Event-ID",
            "traceparent",
            "tracestate"));
    handler.setExposedHeaders(
        Set.of(
            "ETag",
            "Location",
            "Retry-After",
            "RateLimit",
            "RateLimit-Policy",
            "WWW-Authenticate",
            "traceparent"));
    handler.setPreflightMaxAge(KEPT);
    return handler;
  }
}
