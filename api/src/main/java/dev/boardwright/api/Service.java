package dev.boardwright.api;

import dev.boardwright.api.account.Accounts;
import dev.boardwright.api.game.Batches;
import dev.boardwright.api.game.Calls;
import dev.boardwright.api.game.Catalog;
import dev.boardwright.api.game.Explorer;
import dev.boardwright.api.game.Games;
import dev.boardwright.api.game.HouseBots;
import dev.boardwright.api.game.Lobby;
import dev.boardwright.api.game.OwnGames;
import dev.boardwright.api.game.Play;
import dev.boardwright.api.game.Records;
import dev.boardwright.api.game.Retention;
import dev.boardwright.api.game.Rules;
import dev.boardwright.api.game.Seats;
import dev.boardwright.api.game.Sequels;
import dev.boardwright.api.game.Streams;
import dev.boardwright.api.game.TimeKeeper;
import dev.boardwright.api.game.Waiters;
import dev.boardwright.api.game.WebhookTeller;
import dev.boardwright.api.game.Webhooks;
import dev.boardwright.api.http.Served;
import dev.boardwright.api.http.Server;
import dev.boardwright.api.ops.MeteredHandler;
import dev.boardwright.api.ops.MeteredStore;
import dev.boardwright.api.ops.Metrics;
import dev.boardwright.api.ops.MetricsServer;
import dev.boardwright.api.ops.Readiness;
import dev.boardwright.api.ops.Warmup;
import dev.boardwright.api.store.ArchivingStore;
import dev.boardwright.api.store.PostgresArchive;
import dev.boardwright.api.store.Store;
import dev.boardwright.api.webhook.Sender;
import dev.boardwright.api.wire.Status;
import dev.boardwright.api.work.Worker;
import dev.boardwright.engine.EnumWords;
import dev.boardwright.engine.Ruleset;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One node: everything put together, started and stopped. */
public final class Service implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Service.class);

  private static final long BYTES_AN_ENTRY = 512; // measured with Tikal: 300
  private static final int CLOCKS_AT_ONCE = 8;
  private static final int WEBHOOKS_AT_ONCE = 32;
  private static final int MOVED_AT_ONCE = 2; // whole games in memory, and nobody waits for them

  /** Longer than some messages may take that are not answered. */
  private static final Duration WEBHOOK_LEASE = Duration.ofMinutes(2);

  /** A game in which bots of a dying node were to move stands still no longer than this. */
  private static final Duration BOT_LEASE = Duration.ofSeconds(5);

  private final Metrics metrics = new Metrics();
  private final Store store;
  private final Readiness readiness;
  private final Waiters waiters;
  private final HouseBots bots;
  private final Sender sender;
  private final List<Worker> botWorkers;
  private final List<Worker> otherWorkers;
  private final Optional<MetricsServer> metricsServer;
  private final Server server;

  /**
   * @param given where games live; closed with the service
   */
  public Service(Config config, Store given, List<Ruleset<?>> rulesets) {
    this(config, given, rulesets, Streams.Pace.USUAL);
  }

  /**
   * @param pace of its streams
   */
  Service(Config config, Store given, List<Ruleset<?>> rulesets, Streams.Pace pace) {
    var archiving = config.archive().map(archive -> archiving(given, archive));
    this.store = new MeteredStore(archiving.<Store>map(both -> both).orElse(given), metrics);
    this.readiness = new Readiness(store);
    this.waiters = waiters(config);
    Catalog catalog = new Catalog(rulesets);
    Calls calls = new Calls(store, config.webhooks() != Webhooks.Policy.OFF);
    Games games = new Games(store, catalog, retention(config), metrics, calls, cacheEntries());
    this.bots = new HouseBots(games, metrics, config.bots());
    this.sender = new Sender(config.webhooks() == Webhooks.Policy.ANY);
    this.botWorkers = botWorkers(config, calls);
    this.otherWorkers =
        Stream.of(
                Stream.of(clocks(games)),
                webhookWorkers(config, games, calls),
                archiving.map(this::archivist).stream())
            .flatMap(some -> some)
            .toList();
    this.metricsServer = metricsServer(config);
    this.server =
        new Server(
            settings(config), served(config, catalog, games, pace), store, readiness, metrics);
    server.start(config.host(), config.port());
    botWorkers.forEach(Worker::start);
    otherWorkers.forEach(Worker::start);
    Thread.ofVirtual().name("warm-up").start(() -> warmUp(catalog));
  }

  // ---- where games live

  private static ArchivingStore archiving(Store store, Config.Archive archive) {
    Set<String> over = Set.of(EnumWords.word(Status.FINISHED), EnumWords.word(Status.ABORTED));
    return new ArchivingStore(
        store,
        PostgresArchive.connect(archive.url(), archive.keep()),
        new ArchivingStore.Policy(over, Games::listing, archive.after()));
  }

  private static Retention retention(Config config) {
    return new Retention(config.keepOpen(), config.keepIdle(), config.keepFinished());
  }

  /** Entries of logs that are kept in memory: a quarter of it. */
  private static long cacheEntries() {
    return Runtime.getRuntime().maxMemory() / 4 / BYTES_AN_ENTRY;
  }

  // ---- what is done outside of requests

  private List<Worker> botWorkers(Config config, Calls calls) {
    int rest = Math.max(1, config.bots() / 2); // the others are for people at all times
    Worker withPeople = called(calls, Calls.BOTS, config.bots(), BOT_LEASE, bots::see);
    Worker alone = called(calls, Calls.BOT_GAMES, rest, BOT_LEASE, bots::see);
    metrics.watchBots(() -> withPeople.busy() + alone.busy());
    return List.of(withPeople, alone);
  }

  private Worker clocks(Games games) {
    var keeper = new TimeKeeper(games);
    return worker(TimeKeeper.QUEUE, CLOCKS_AT_ONCE, Worker.LEASE, keeper::see);
  }

  private Stream<Worker> webhookWorkers(Config config, Games games, Calls calls) {
    if (config.webhooks() == Webhooks.Policy.OFF) {
      return Stream.empty();
    }
    var teller = new WebhookTeller(games, sender, metrics);
    return Stream.of(called(calls, Calls.WEBHOOKS, WEBHOOKS_AT_ONCE, WEBHOOK_LEASE, teller::see));
  }

  private Worker archivist(ArchivingStore both) {
    return worker(ArchivingStore.QUEUE, MOVED_AT_ONCE, Worker.LEASE, both::see);
  }

  /** A worker that is told of its jobs at once. */
  private Worker called(
      Calls calls, String queue, int atOnce, Duration lease, Worker.Handler handler) {
    Worker worker = worker(queue, atOnce, lease, handler);
    calls.connect(queue, worker::soon);
    return worker;
  }

  private Worker worker(String queue, int atOnce, Duration lease, Worker.Handler handler) {
    var metered = new MeteredHandler(queue, handler, metrics);
    return new Worker(store, queue, atOnce, lease, metered);
  }

  // ---- what requests are answered by

  private Waiters waiters(Config config) {
    var all = new Waiters(store, config.waiters());
    metrics.watchWaiters(all::waiting);
    return all;
  }

  private Served served(Config config, Catalog catalog, Games games, Streams.Pace pace) {
    Records records = new Records(games, store::now, config.verifications());
    Accounts accounts = new Accounts(store, config.accounts(), store::now);
    Lobby lobby = new Lobby(games, accounts, store::now);
    Play play = new Play(games, waiters, metrics);
    return new Served(
        catalog,
        lobby,
        new Seats(games),
        play,
        new Explorer(games),
        new Streams(games, waiters, metrics, config.streams(), pace),
        records,
        new Sequels(games, records, store::now),
        accounts,
        new OwnGames(games, waiters),
        new Batches(games, lobby, play),
        new Webhooks(games, config.webhooks()));
  }

  private static Server.Settings settings(Config config) {
    return new Server.Settings(
        config.origins(),
        config.hstsDays(),
        config.rates(),
        config.clients(),
        config.metricsPort() == 0,
        config.patience(),
        config.logRequests());
  }

  private Optional<MetricsServer> metricsServer(Config config) {
    return config.metricsPort() == 0
        ? Optional.empty()
        : Optional.of(MetricsServer.start(metrics, config.host(), config.metricsPort()));
  }

  private void warmUp(Catalog catalog) {
    for (Rules<?> rules : catalog.all()) {
      try {
        Warmup.play(rules.ruleset());
      } catch (RuntimeException e) { // the other games can be played all the same
        LOG.error("{} cannot be played", rules.ruleset().id(), e);
      }
    }
    readiness.warm();
    LOG.info("warmed up, ready");
  }

  /** The port it listens on. */
  public int port() {
    return server.port();
  }

  /** Where its games live. */
  Store store() {
    return store;
  }

  /** What this node counts. For tests of what is written about it. */
  Metrics metrics() {
    return metrics;
  }

  /** The web server underneath. For tests of how it stops. */
  org.eclipse.jetty.server.Server web() {
    return server.web();
  }

  /** Every route, as method and path. For tests of the contract. */
  List<String> routes() {
    return server.routeNames();
  }

  /** Refuses new work, lets running requests finish, and closes the store. */
  @Override
  public void close() {
    readiness.stopping();
    waiters.close();
    try {
      server.close();
    } finally {
      botWorkers.forEach(Worker::close);
      bots.close();
      otherWorkers.forEach(Worker::close);
      sender.close();
      store.close();
      metricsServer.ifPresent(MetricsServer::close);
    }
  }
}
