package dev.boardwright.api.http;

import dev.boardwright.api.game.Bearer;
import dev.boardwright.api.wire.Plain;
import dev.boardwright.api.wire.Problem;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** All routes of the service, as a table. */
final class RouteTable {

  private static final String TEMPLATE = "route";
  private static final String GAME = "game";
  private static final String VERSION = "/v1/";

  /** Answers a call. */
  interface Handler {
    void handle(Call call);
  }

  /**
   * @param path its template, such as {@code /v1/games/{game}}
   * @param query the query parameters it knows; others are refused
   * @param plays whether its requests count as moves; see {@link RateLimits}
   */
  record Route(HandlerType method, String path, Set<String> query, Handler handler, boolean plays) {

    /** Whether the path names a game. */
    boolean ofGame() {
      return path.contains("{" + GAME + "}");
    }

    /** Whether a concrete path is one of this route. */
    boolean covers(String concrete) {
      return Pattern.matches(path.replaceAll("\\{[^}]*}", "[^/]+"), concrete);
    }
  }

  private final List<Route> routes = new ArrayList<>();

  /**
   * @param query the query parameters that the route knows; so in all methods that follow
   */
  RouteTable get(String path, Handler handler, String... query) {
    return add(HandlerType.GET, path, handler, query);
  }

  RouteTable post(String path, Handler handler, String... query) {
    return add(HandlerType.POST, path, handler, query);
  }

  /** A POST that plays in games. */
  RouteTable play(String path, Handler handler, String... query) {
    routes.add(new Route(HandlerType.POST, path, Set.of(query), handler, true));
    return this;
  }

  RouteTable patch(String path, Handler handler, String... query) {
    return add(HandlerType.PATCH, path, handler, query);
  }

  RouteTable delete(String path, Handler handler, String... query) {
    return add(HandlerType.DELETE, path, handler, query);
  }

  private RouteTable add(HandlerType method, String path, Handler handler, String... query) {
    routes.add(new Route(method, path, Set.of(query), handler, false));
    return this;
  }

  List<Route> all() {
    return List.copyOf(routes);
  }

  /**
   * What can be got can also be asked for without the body.
   *
   * @param sessions knows the tokens of accounts
   */
  void install(RoutesConfig config, RateLimits limits, Function<String, Bearer.Session> sessions) {
    for (Route route : routes) {
      Set<String> others = othersCoveredBy(route);
      io.javalin.http.Handler handler =
          ctx -> handle(route, others, new Call(ctx, sessions, limits.meter(ctx, route.plays())));
      config.addHttpHandler(route.method(), route.path(), handler);
      if (route.method().equals(HandlerType.GET)) {
        config.addHttpHandler(HandlerType.HEAD, route.path(), handler);
      }
    }
  }

  /** The paths without parameters that look like this one's: it is not meant by them. */
  private Set<String> othersCoveredBy(Route route) {
    return routes.stream()
        .map(Route::path)
        .filter(path -> !path.contains("{") && !path.equals(route.path()) && route.covers(path))
        .collect(Collectors.toSet());
  }

  private static void handle(Route route, Set<String> others, Call call) {
    Context ctx = call.ctx();
    if (!others.isEmpty() && others.contains(ctx.path())) {
      throw new HttpResponseException(405);
    }
    ctx.attribute(TEMPLATE, route.path());
    if (route.ofGame()) {
      ctx.attribute(GAME, ctx.pathParam(GAME));
    }
    if (limited(route.path())) {
      call.meter().request();
    }
    if (ctx.queryString() != null) {
      QueryString.requireWellFormed(ctx.queryString());
      requireKnown(route, ctx);
    }
    route.handler().handle(call);
  }

  /** Whether requests to a path are limited: what is for operators is not. */
  static boolean limited(String path) {
    return path.startsWith(VERSION);
  }

  private static void requireKnown(Route route, Context ctx) {
    for (String name : ctx.queryParamMap().keySet()) {
      if (!route.query().contains(name)) {
        String pointer = "query/" + Plain.quoted(name);
        throw route.query().isEmpty()
            ? Problem.malformed(pointer, "query.none")
            : Problem.malformed(
                pointer, "query.unknown", "known", route.query().stream().sorted().toList());
      }
    }
  }

  /** The template of the path of a request; a dash if there is no such route. */
  static String template(Context ctx) {
    String template = ctx.attribute(TEMPLATE);
    return template == null ? "-" : template;
  }

  /** The id of the game that a request is about, as it was sent; empty if there is none. */
  static Optional<String> game(Context ctx) {
    return Optional.ofNullable(ctx.attribute(GAME));
  }

  /** The methods that a path knows; empty if there is no such path. */
  List<String> methods(String path) {
    Set<String> methods = new LinkedHashSet<>();
    boolean exact = routes.stream().anyMatch(route -> route.path().equals(path));
    for (Route route : routes) {
      if (exact ? route.path().equals(path) : route.covers(path)) {
        methods.add(route.method().name());
        if (route.method().equals(HandlerType.GET)) {
          methods.add("HEAD");
        }
      }
    }
    if (!methods.isEmpty()) {
      methods.add("OPTIONS");
    }
    return List.copyOf(methods);
  }
}
