package dev.boardwright.api.http;

import dev.boardwright.api.game.Catalog;
import dev.boardwright.api.game.Rules;
import dev.boardwright.api.ops.Metrics;
import dev.boardwright.api.ops.Readiness;
import dev.boardwright.api.ops.RequestLog;
import dev.boardwright.api.schema.OpenApi;
import dev.boardwright.api.schema.RulesetSchema;
import dev.boardwright.api.store.Limits;
import dev.boardwright.api.store.StoreUnavailable;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Problem;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinBindException;
import io.javalin.util.JavalinException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The web server with the routes on it. */
public final class Server implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Server.class);
  private static final int LARGEST_HEADERS = 16 * 1024;
  private static final int RESPONSE_BUFFER = 4 * 1024; // made anew for every answer

  /**
   * @param origins which web pages may call the service from a browser; {@code *} for all
   * @param hstsDays how long browsers are told to use TLS only; 0: nothing is told
   * @param rates how many requests there may be
   * @param clients from whom requests come
   * @param metricsHere whether the metrics are among the routes
   * @param patience how long requests may take to finish when the server stops
   * @param logRequests whether every request is logged
   */
  public record Settings(
      List<String> origins,
      int hstsDays,
      Rates rates,
      Clients clients,
      boolean metricsHere,
      Duration patience,
      boolean logRequests) {}

  /**
   * How much is allowed a minute; 0 for no limit.
   *
   * @param address requests of an address, all of them
   * @param token requests with a token, but for moves
   * @param moves requests with a token that play, one for each game
   * @param badTokens tokens nobody was given, of an address
   */
  public record Rates(int address, int token, int moves, int badTokens) {}

  private final Settings settings;
  private final Served served;
  private final Metrics metrics;
  private final RequestLog log;
  private final RateLimits limits;
  private final RouteTable routes;
  private final Javalin javalin;

  /**
   * A server that is not started yet.
   *
   * @param limits counts requests for all nodes
   */
  public Server(
      Settings settings, Served served, Limits limits, Readiness readiness, Metrics metrics) {
    this.settings = settings;
    this.served = served;
    this.metrics = metrics;
    this.log = new RequestLog(settings.logRequests());
    this.limits = new RateLimits(settings.rates(), settings.clients(), limits, metrics);
    this.routes = new RouteTable();
    served.addTo(routes);
    new OperationRoutes(readiness, metrics, settings.metricsHere(), openApi(served.catalog()))
        .addTo(routes);
    this.javalin = Javalin.create(this::configure);
  }

  private static OpenApi openApi(Catalog catalog) {
    return new OpenApi(
        catalog.all().stream()
            .map((Rules<?> rules) -> RulesetSchema.of(rules.ruleset(), rules.texts()))
            .toList());
  }

  private void configure(JavalinConfig config) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.concurrency.useVirtualThreads = true;
    config.http.prefer405over404 = true;
    config.http.responseBufferSize = RESPONSE_BUFFER;
    config.router.javaLangErrorHandler(Problems::error);
    config.jetty.modifyHttpConfiguration(
        http -> {
          http.setSendServerVersion(false);
          http.setRequestHeaderSize(LARGEST_HEADERS);
        });
    config.jetty.modifyServer(this::surround);
    Docs.addFiles(config.staticFiles);
    routes.install(config.routes, limits, served.accounts()::session);
    installFailures(config.routes);
    config.requestLogger.http(this::answered);
  }

  /** Puts around the framework what is to see every request; the last one sees it first. */
  private void surround(org.eclipse.jetty.server.Server server) {
    long patience = settings.patience().toMillis();
    server.setStopTimeout(patience);
    GracefulHandler graceful = new GracefulHandler();
    graceful.setShutdownIdleTimeout(patience); // running requests keep their connections
    server.insertHandler(graceful);
    server.addBean(new Farewell(server));
    if (!settings.origins().isEmpty()) {
      server.insertHandler(CrossOrigin.handler(settings.origins()));
    }
    Edge edge = new Edge(settings.hstsDays());
    server.insertHandler(edge);
    server.setErrorHandler(new BareErrors(edge));
    metrics.watchConnections(
        () ->
            Arrays.stream(server.getConnectors())
                .mapToLong(connector -> connector.getConnectedEndPoints().size())
                .sum(),
        graceful::getCurrentRequestCount);
  }

  private void installFailures(RoutesConfig failures) {
    failures.exception(Problem.class, (e, ctx) -> problem(ctx, e));
    failures.exception(StoreUnavailable.class, (e, ctx) -> Problems.storeUnavailable(ctx, e));
    failures.exception(HttpResponseException.class, (e, ctx) -> refused(ctx, e));
    failures.exception(Exception.class, (e, ctx) -> Problems.fault(ctx, e));
  }

  private void problem(Context ctx, Problem problem) {
    if (problem.code() == Code.BAD_TOKEN) {
      limits.badToken(ctx);
    }
    Problems.answer(ctx, problem);
  }

  /** What belongs to no route. It counts like what does. */
  private void refused(Context ctx, HttpResponseException e) {
    if (RouteTable.limited(ctx.path())) {
      try {
        limits.meter(ctx, false).request();
      } catch (Problem tooMany) {
        Problems.answer(ctx, tooMany);
        return;
      }
    }
    List<String> allowed = routes.methods(ctx.path());
    if (ctx.req().getMethod().equals("OPTIONS") && !allowed.isEmpty()) {
      ctx.header("Allow", String.join(", ", allowed)).status(204);
    } else if (e.getStatus() == 405 || (e.getStatus() == 404 && !allowed.isEmpty())) {
      Problems.methodNotAllowed(ctx, allowed);
    } else {
      Problems.refusedByFramework(ctx, e);
    }
  }

  private void answered(Context ctx, float millis) {
    String route = RouteTable.template(ctx);
    String method = route.equals("-") ? "-" : ctx.method().name();
    String ruleset =
        RouteTable.game(ctx).flatMap(served.lobby()::knownRuleset).orElse(Metrics.NO_RULESET);
    metrics.request(method, route, ctx.statusCode(), ruleset, (long) (millis * 1e6));
    log.write(ctx, method, route, millis);
  }

  /**
   * Takes requests from now on.
   *
   * @param port 0 for a free one
   * @throws JavalinBindException if the port is in use or may not be used
   */
  public void start(String host, int port) {
    javalin.start(host, port);
  }

  /** The port it listens on. */
  public int port() {
    return javalin.port();
  }

  /** The web server underneath. For tests of how it stops. */
  public org.eclipse.jetty.server.Server web() {
    return javalin.jettyServer().server();
  }

  /** Every route, as method and path. For tests of the contract. */
  public List<String> routeNames() {
    return routes.all().stream().map(route -> route.method().name() + " " + route.path()).toList();
  }

  /** Takes no more requests, and gives those that run their time to finish. */
  @Override
  public void close() {
    try {
      javalin.stop();
    } catch (
        JavalinException e) { // what still ran is cut off; its moves are stored or they are not
      LOG.warn("not all requests had finished when the server stopped", e);
    }
  }
}
