package dev.boardwright.api;

import dev.boardwright.api.store.RedisStore;
import dev.boardwright.api.store.SqliteStore;
import dev.boardwright.api.store.Store;
import dev.boardwright.api.store.StoreUnavailable;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Rulesets;
import io.javalin.util.JavalinBindException;
import java.io.UncheckedIOException;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Starts the service with the settings of the environment; see docs/configuration.md. */
public final class Main {

  private static final int UNUSABLE = 2;

  private Main() {}

  public static void main(String[] args) {
    try {
      if (args.length > 0) {
        throw new Config.Unusable(
            "There are no arguments; settings are environment variables, see"
                + " docs/configuration.md.");
      }
      run(Config.read(System.getenv()));
    } catch (Config.Unusable | StoreUnavailable e) {
      System.err.println("boardwright: " + e.getMessage());
      System.exit(UNUSABLE);
    }
  }

  private static void run(Config config) throws Config.Unusable {
    Logger log = LoggerFactory.getLogger(Main.class);
    List<Ruleset<?>> rulesets = Rulesets.installed();
    if (rulesets.isEmpty()) {
      throw new Config.Unusable("There is no ruleset on the class path.");
    }
    Store store = open(config);
    Service service = started(config, store, rulesets);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(service, log), "shutdown"));
    log.info("games: {}", String.join(", ", rulesets.stream().map(Ruleset::id).toList()));
    log.info("store: {}", promise(service.store()));
    log.info("listening on http://{}:{}, documentation at /docs", config.host(), service.port());
  }

  private static Store open(Config config) throws Config.Unusable {
    if (config.redis().isEmpty()) {
      return SqliteStore.open(config.data());
    }
    try {
      return RedisStore.connect(config.redis().get(), config.redisPrefix());
    } catch (IllegalArgumentException e) { // its message does not repeat the URL
      throw new Config.Unusable(Setting.REDIS_URL.variable() + ": " + e.getMessage());
    }
  }

  private static String promise(Store store) {
    try {
      return store.promise();
    } catch (StoreUnavailable e) {
      return "does not answer yet (%s); requests are welcome when it does"
          .formatted(e.getMessage());
    }
  }

  private static Service started(Config config, Store store, List<Ruleset<?>> rulesets)
      throws Config.Unusable {
    try {
      return new Service(config, store, rulesets);
    } catch (JavalinBindException _) {
      store.close();
      throw portTaken(config.host(), config.port(), Setting.PORT);
    } catch (UncheckedIOException _) {
      store.close();
      throw portTaken(config.host(), config.metricsPort(), Setting.METRICS_PORT);
    }
  }

  private static Config.Unusable portTaken(String host, int port, Setting setting) {
    return new Config.Unusable(
        "Port %d of %s is in use or may not be used; choose another one with %s."
            .formatted(port, host, setting.variable()));
  }

  private static void stop(Service service, Logger log) {
    log.info("stopping: running requests are finished first");
    service.close();
    log.info("stopped");
  }
}
