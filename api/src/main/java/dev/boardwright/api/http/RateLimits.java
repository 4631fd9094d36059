package dev.boardwright.api.http;

import dev.boardwright.api.game.Tokens;
import dev.boardwright.api.http.RateLimit.Sharing;
import dev.boardwright.api.http.RateLimit.Standing;
import dev.boardwright.api.ops.Metrics;
import dev.boardwright.api.store.Limits;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Problem;
import io.javalin.http.Context;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
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
  private final Map<Limited, RateLimit> limits = new EnumMap<>(Limited.class);
  private final Map<Limited, String> policies;

  RateLimits(Server.Rates rates, Clients clients, Limits shared, Metrics metrics) {
    this.clients = clients;
    this.metrics = metrics;
    Sharing sharing = Sharing.of(shared);
    for (Limited what : Limited.values()) {
      int perMinute = what.perMinute(rates);
      if (perMinute > 0) {
        limits.put(what, new RateLimit(what, perMinute, sharing));
      }
    }
    this.policies =
        Map.of(Limited.TOKEN, policy(Limited.TOKEN), Limited.MOVES, policy(Limited.MOVES));
  }

  private Optional<RateLimit> limit(Limited what) {
    return Optional.ofNullable(limits.get(what));
  }

  private String policy(Limited own) {
    return Stream.of(Limited.ADDRESS, own)
        .flatMap(what -> limit(what).stream())
        .map(limit -> "\"%s\";q=%d;w=60".formatted(limit.what().word(), limit.perMinute()))
        .collect(Collectors.joining(", "));
  }

  /**
   * Counts one request.
   *
   * @param moves whether it plays
   */
  Meter meter(Context ctx, boolean moves) {
    return new Meter(ctx, clients.of(ctx.req()), moves ? Limited.MOVES : Limited.TOKEN);
  }

  /** Counts what one request asks for, by who sends it. */
  final class Meter {
    private final Context ctx;
    private final String address;
    private final Limited own;

    private Meter(Context ctx, String address, Limited own) {
      this.ctx = ctx;
      this.address = address;
      this.own = own;
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
      Optional<Standing> standing = limit(Limited.ADDRESS).map(limit -> limit.use(address));
      Optional<String> token = token();
      if (token.isPresent() && allowed(standing)) {
        Optional<Standing> guesses = limit(Limited.BAD_TOKENS).map(limit -> limit.look(address));
        standing =
            allowed(guesses)
                ? scarcer(standing, limit(own).map(limit -> limit.use(Tokens.hash(token.get()))))
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
      Optional<String> subject = token().map(Tokens::hash);
      Optional<Standing> left =
          subject.flatMap(token -> limit(own).map(limit -> limit.lookParts(token, parts)));
      if (!allowed(left)) {
        tell(left);
      }
      Optional<Standing> standing =
          limit(Limited.ADDRESS).map(limit -> limit.useParts(address, parts));
      if (subject.isPresent() && allowed(standing)) {
        standing = scarcer(standing, limit(own).map(limit -> limit.useParts(subject.get(), parts)));
      }
      tell(standing);
    }

    private Optional<String> token() {
      return Call.tokenIn(ctx.header("Authorization"));
    }

    private void tell(Optional<Standing> standing) {
      standing.ifPresent(now -> RateLimits.this.tell(ctx, now, own));
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

  private void tell(Context ctx, Standing standing, Limited own) {
    String name = standing.limit().what().word();
    ctx.header(POLICIES, Objects.requireNonNull(policies.get(own)));
    ctx.header(
        STANDING, "\"" + name + "\";r=" + standing.left() + ";t=" + standing.secondsToWhole());
    if (!standing.allowed()) {
      metrics.limited(name);
      ctx.header("Retry-After", String.valueOf(standing.retryAfter()));
      throw problem(standing);
    }
  }

  private static Problem problem(Standing standing) {
    RateLimit limit = standing.limit();
    return Problem.of(
            Code.RATE_LIMITED,
            limit.what().refusal(),
            "most",
            limit.perMinute(),
            "seconds",
            standing.retryAfter())
        .with("limit", limit.perMinute());
  }

  /** Counts a token that turned out to be unknown. */
  void badToken(Context ctx) {
    if (ctx.header("Authorization") != null) {
      limit(Limited.BAD_TOKENS).ifPresent(limit -> limit.add(clients.of(ctx.req())));
    }
  }
}
