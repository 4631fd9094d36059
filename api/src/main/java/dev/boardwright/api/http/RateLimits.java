package dev.boardwright.api.http;

import dev.boardwright.api.http.RateLimit.Sharing;
import dev.boardwright.api.http.RateLimit.Standing;
import dev.boardwright.api.ops.Metrics;
import dev.boardwright.api.store.Limits;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Problem;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The limits of requests: by address for all, and for those with a token by that, with one limit
 * for moves and one for the rest. Tells them in {@code RateLimit} headers
 * (draft-ietf-httpapi-ratelimit-headers).
 */
final class RateLimits {

  private static final String POLICIES = "RateLimit-Policy";
  private static final String STANDING = "RateLimit";

  private final Clients clients;
  private final Metrics metrics;
  private final Optional<RateLimit> byAddress;
  private final Optional<RateLimit> byToken;
  private final Optional<RateLimit> byMoves;
  private final Optional<RateLimit> badTokens;
  private final String policies;
  private final String policiesOfMoves;

  RateLimits(Server.Rates rates, Clients clients, Limits limits, Metrics metrics) {
    this.clients = clients;
    this.metrics = metrics;
    Sharing sharing = Sharing.of(limits);
    byAddress = limit("address", rates.address(), sharing);
    byToken = limit("token", rates.token(), sharing);
    byMoves = limit("moves", rates.moves(), sharing);
    badTokens = limit("bad-tokens", rates.badTokens(), sharing);
    policies = policies(Stream.of(byAddress, byToken));
    policiesOfMoves = policies(Stream.of(byAddress, byMoves));
  }

  private static Optional<RateLimit> limit(String name, int perMinute, Sharing sharing) {
    return perMinute == 0 ? Optional.empty() : Optional.of(new RateLimit(name, perMinute, sharing));
  }

  private static String policies(Stream<Optional<RateLimit>> limits) {
    return limits
        .flatMap(Optional::stream)
        .map(limit -> "\"%s\";q=%d;w=60".formatted(limit.name(), limit.perMinute()))
        .collect(Collectors.joining(", "));
  }

  /**
   * Counts a request.
   *
   * @param moves whether it posts moves
   * @throws Problem {@code rate_limited} if there were too many
   */
  void count(Context ctx, boolean moves) {
    String address = clients.of(ctx.req());
    Optional<Standing> standing = byAddress.map(limit -> limit.use(address));
    Optional<String> token = Call.tokenIn(ctx.header("Authorization"));
    if (token.isPresent() && allowed(standing)) {
      standing = ofToken(standing, address, token.get(), moves);
    }
    if (standing.isPresent()) {
      tell(ctx, standing.get(), moves ? policiesOfMoves : policies);
    }
  }

  private Optional<Standing> ofToken(
      Optional<Standing> sofar, String address, String token, boolean moves) {
    Optional<Standing> guesses = badTokens.map(limit -> limit.look(address));
    if (!allowed(guesses)) {
      return guesses;
    }
    Optional<Standing> own = (moves ? byMoves : byToken).map(limit -> limit.use(hash(token)));
    return sofar.isPresent() && own.isPresent()
        ? Optional.of(sofar.get().or(own.get()))
        : sofar.or(() -> own);
  }

  private static boolean allowed(Optional<Standing> standing) {
    return standing.map(Standing::allowed).orElse(true);
  }

  private void tell(Context ctx, Standing standing, String policies) {
    String name = standing.limit().name();
    ctx.header(POLICIES, policies);
    ctx.header(
        STANDING, "\"" + name + "\";r=" + standing.left() + ";t=" + standing.secondsToWhole());
    if (!standing.allowed()) {
      metrics.limited(name);
      ctx.header("Retry-After", String.valueOf(standing.retryAfter()));
      throw problem(standing).with("limit", standing.limit().perMinute());
    }
  }

  private static Problem problem(Standing standing) {
    String key =
        switch (standing.limit().name()) {
          case "address" -> "limit.address";
          case "moves" -> "limit.moves";
          case "bad-tokens" -> "limit.bad_tokens";
          default -> "limit.token";
        };
    return Problem.of(
        Code.RATE_LIMITED,
        key,
        "most",
        standing.limit().perMinute(),
        "seconds",
        standing.retryAfter());
  }

  /** Counts a token that turned out to be unknown. */
  void badToken(Context ctx) {
    if (badTokens.isPresent() && ctx.header("Authorization") != null) {
      badTokens.get().add(clients.of(ctx.req()));
    }
  }

  private static String hash(String token) {
    try {
      byte[] bytes = token.getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this Java lacks SHA-256", e);
    }
  }
}
