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
 * for those that play and one for the rest. What does many things in one request counts as many.
 * Tells them in {@code RateLimit} headers (draft-ietf-httpapi-ratelimit-headers).
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
   * Counts one request.
   *
   * @param moves whether it plays
   */
  Meter meter(Context ctx, boolean moves) {
    return new Meter(ctx, clients.of(ctx.req()), moves);
  }

  /** Counts what one request asks for, by who sends it. */
  final class Meter {
    private final Context ctx;
    private final String address;
    private final boolean moves;

    private Meter(Context ctx, String address, boolean moves) {
      this.ctx = ctx;
      this.address = address;
      this.moves = moves;
    }

    /** Where the request comes from; of IPv6 the network. */
    String address() {
      return address;
    }

    /**
     * Counts the request.
     *
     * @throws Problem {@code rate_limited} if there were too many
     */
    void request() {
      Optional<Standing> standing = byAddress.map(limit -> limit.use(address));
      Optional<String> token = token();
      if (token.isPresent() && allowed(standing)) {
        Optional<Standing> guesses = badTokens.map(limit -> limit.look(address));
        standing =
            allowed(guesses)
                ? scarcer(standing, own().map(limit -> limit.use(hash(token.get()))))
                : guesses;
      }
      tell(standing);
    }

    /**
     * Counts the parts of a request that does many things, each as a request of its own. Who asks
     * for too much with a token leaves alone what the address has left: others may share it.
     *
     * @param parts from 1, the one that has counted already included
     * @throws Problem {@code rate_limited} if there were too many; none of them is counted then
     */
    void parts(int parts) {
      Optional<String> subject = token().map(RateLimits::hash);
      Optional<Standing> left =
          subject.flatMap(token -> own().map(limit -> limit.lookParts(token, parts)));
      if (!allowed(left)) {
        tell(left);
      }
      Optional<Standing> standing = byAddress.map(limit -> limit.useParts(address, parts));
      if (subject.isPresent() && allowed(standing)) {
        standing = scarcer(standing, own().map(limit -> limit.useParts(subject.get(), parts)));
      }
      tell(standing);
    }

    private Optional<String> token() {
      return Call.tokenIn(ctx.header("Authorization"));
    }

    private Optional<RateLimit> own() {
      return moves ? byMoves : byToken;
    }

    private void tell(Optional<Standing> standing) {
      if (standing.isPresent()) {
        RateLimits.this.tell(ctx, standing.get(), moves ? policiesOfMoves : policies);
      }
    }
  }

  private static Optional<Standing> scarcer(Optional<Standing> one, Optional<Standing> other) {
    return one.isPresent() && other.isPresent()
        ? Optional.of(one.get().or(other.get()))
        : one.or(() -> other);
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
