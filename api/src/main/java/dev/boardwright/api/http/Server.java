package dev.boardwright.api.http;

import dev.boardwright.api.game.Catalog;
import dev.boardwright.api.game.Explorer;
import dev.boardwright.api.game.Lobby;
import dev.boardwright.api.game.Play;
import dev.boardwright.api.game.Records;
import dev.boardwright.api.game.Rules;
import dev.boardwright.api.game.Sequels;
import dev.boardwright.api.game.Streams;
import dev.boardwright.api.ops.Metrics;
import dev.boardwright.api.ops.Readiness;
import dev.boardwright.api.ops.RequestLog;
import dev.boardwright.api.schema.OpenApi;
import dev.boardwright.api.schema.RulesetSchema;
import dev.boardwright.api.store.StoreUnavailable;
import dev.boardwright.api.wire.Problem;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.plugin.bundled.CorsPluginConfig;
import java.time.Duration;
import java.util.List;
import org.eclipse.jetty.server.handler.GracefulHandler;

/** Puts the routes on a web server. */
public final class Server {

  private static final int LARGEST_HEADERS = 16 * 1024;
  private static final int RESPONSE_BUFFER = 4 * 1024; // made anew for every answer

  /**
   * @param origins which web pages may call the service from a browser; {@code *} for all
   * @param perMinute how many requests an address may send a minute; 0 for no limit
   * @param patience how long requests may take to finish when the server stops
   */
  public record Settings(List<String> origins, int perMinute, Duration patience) {}

  private final Settings settings;
  private final Readiness readiness;
  private final Metrics metrics;
  private final RequestLog log;
  private final RateLimit limit;
  private final RouteTable routes = new RouteTable();

  /** With nothing on it yet; see {@link #create}. */
  public Server(Settings settings, Readiness readiness, Metrics metrics, RequestLog log) {
    this.settings = settings;
    this.readiness = readiness;
    this.metrics = metrics;
    this.log = log;
    this.limit = new RateLimit(settings.perMinute());
  }

  /** A server that is not started yet. */
  public Javalin create(
      Catalog catalog,
      Lobby lobby,
      Play play,
      Explorer explorer,
      Streams streams,
      Records records,
      Sequels sequels) {
    new GameRoutes(lobby, play, explorer, records, sequels).addTo(routes);
    new StreamRoutes(streams).addTo(routes);
    new BotRoutes().addTo(routes);
    new RulesetRoutes(catalog).addTo(routes);
    var schemas =
        catalog.all().stream()
            .map((Rules<?> rules) -> RulesetSchema.of(rules.ruleset(), rules.texts()))
            .toList();
    new OperationRoutes(readiness, metrics, new OpenApi(schemas)).addTo(routes);
    return Javalin.create(this::configure);
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
    config.jetty.modifyServer(
        server -> {
          server.setStopTimeout(settings.patience().toMillis());
          server.insertHandler(new GracefulHandler());
          server.setErrorHandler(new BareErrors());
        });
    if (!settings.origins().isEmpty()) {
      config.bundledPlugins.enableCors(cors -> cors.addRule(this::allowOrigins));
    }
    Docs.addFiles(config.staticFiles);
    routes.install(config.routes, limit);
    installFailures(config.routes);
    config.requestLogger.http(this::answered);
  }

  private void allowOrigins(CorsPluginConfig.CorsRule rule) {
    if (settings.origins().contains("*")) {
      rule.anyHost();
    } else {
      settings.origins().forEach(origin -> rule.allowHost(origin));
    }
    rule.exposeHeader("ETag");
    rule.exposeHeader("Location");
    rule.exposeHeader("Retry-After");
    rule.maxAge = 3600;
  }

  private void installFailures(RoutesConfig failures) {
    failures.exception(Problem.class, (e, ctx) -> Problems.answer(ctx, e));
    failures.exception(StoreUnavailable.class, (e, ctx) -> Problems.storeUnavailable(ctx, e));
    failures.exception(HttpResponseException.class, (e, ctx) -> refused(ctx, e));
    failures.exception(Exception.class, (e, ctx) -> Problems.fault(ctx, e));
  }

  private void refused(Context ctx, HttpResponseException e) {
    List<String> allowed = routes.methods(ctx.path());
    if (e.getStatus() == 405 || (e.getStatus() == 404 && !allowed.isEmpty())) {
      Problems.methodNotAllowed(ctx, allowed);
    } else {
      Problems.refusedByFramework(ctx, e);
    }
  }

  private void answered(Context ctx, float millis) {
    String route = RouteTable.template(ctx);
    String method = route.equals("-") ? "-" : ctx.method().name();
    metrics.request(method, route, ctx.statusCode(), (long) (millis * 1e6));
    log.write(ctx, method, route, millis);
  }

  /** Every route, as method and path. For tests of the contract. */
  public List<String> routeNames() {
    return routes.all().stream().map(route -> route.method().name() + " " + route.path()).toList();
  }
}
