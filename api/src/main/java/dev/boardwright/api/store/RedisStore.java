package dev.boardwright.api.store;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Games in Redis, for any number of service nodes. A commit or a read of a game is one script. */
public final class RedisStore implements Store {

  private static final Logger LOG = LoggerFactory.getLogger(RedisStore.class);

  private static final RedisScript COMMIT =
      RedisScript.of("clock.lua", "snapshot.lua", "commit.lua");
  private static final RedisScript READ = RedisScript.of("snapshot.lua", "read.lua");
  private static final RedisScript EXPIRE = RedisScript.of("expire.lua");
  private static final RedisScript KEEP = RedisScript.of("keep.lua");
  private static final RedisScript WRITE = RedisScript.of("write.lua");

  private static final long LIFE_SECONDS = 5;
  private static final int SILENCE_MILLIS = 30_000;
  private static final long SWEEP_SECONDS = 600;

  private final RedisConnection redis;
  private final RedisKeys keys;
  private final RedisLists lists;
  private final RedisAgenda agenda;
  private final RedisLimits limits;
  private final RedisDoorbell doorbell;
  private final Doorbells doorbells = new Doorbells();
  private final AtomicBoolean closed = new AtomicBoolean();
  private final ScheduledExecutorService care =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("store-care").daemon().factory());

  private RedisStore(RedisUrl url, String prefix) {
    keys = new RedisKeys(prefix);
    redis = new RedisConnection(url);
    lists = new RedisLists(redis, keys);
    agenda = new RedisAgenda(redis, keys);
    limits = new RedisLimits(redis, keys);
    doorbell = new RedisDoorbell(url, redis::addresses, keys.doorbell(), doorbells, SILENCE_MILLIS);
  }

  /**
   * A store on one Redis or on a Redis Cluster, 6.2 or newer. It need not answer yet.
   *
   * @param url {@code redis://[[user]:password@]host[:port][/database]}, or {@code
   *     redis-cluster://[[user]:password@]host[:port],…} with some nodes of a cluster; {@code
   *     rediss} for TLS
   * @param prefix what every key starts with, so that several services can share a Redis; may be
   *     empty, and has no braces
   * @throws IllegalArgumentException if either has another form; the message repeats neither
   */
  public static RedisStore connect(String url, String prefix) {
    RedisStore store = new RedisStore(RedisUrl.parse(url), prefix);
    store.start();
    return store;
  }

  @Override
  public Outcome commit(Commit commit) {
    Bounds.check(commit);
    commit.header().ifPresent(header -> lists.enter(commit.game(), header.listing()));
    String game = commit.game();
    List<String> arguments = arguments(commit);
    RedisAnswer answer = new RedisAnswer(game, commit.known().version());
    return answer.outcome(redis.run(COMMIT, keysOf(game), arguments));
  }

  @Override
  public Optional<Snapshot> read(String game, Known known) {
    Bounds.checkGame(game);
    Bounds.checkKnown(known);
    List<String> arguments = List.of("" + known.revision(), "" + known.version(), time(known));
    RedisAnswer answer = new RedisAnswer(game, known.version());
    return Optional.ofNullable(redis.run(READ, keysOf(game), arguments)).map(answer::snapshot);
  }

  @Override
  public Optional<String> header(String game) {
    Bounds.checkGame(game);
    return Optional.ofNullable(redis.call(client -> client.hget(keys.game(game), "header")));
  }

  @Override
  public boolean expire(String game, Known known, Duration expiry) {
    Bounds.checkGame(game);
    Bounds.checkKnown(known);
    Bounds.checkExpiry(expiry);
    List<String> arguments =
        List.of("" + known.revision(), "" + known.version(), time(known), "" + expiry.toMillis());
    return Long.valueOf(1).equals(redis.run(EXPIRE, keysOf(game), arguments));
  }

  @Override
  public Page list(Query query) {
    Bounds.check(query);
    return lists.list(query);
  }

  @Override
  public Optional<Document> document(String key) {
    Bounds.checkKey(key);
    List<?> found = redis.call(client -> client.hmget(keys.document(key), "revision", "text"));
    return found.getFirst() instanceof String revision && found.getLast() instanceof String text
        ? Optional.of(new Document(Integer.parseInt(revision), text))
        : Optional.empty();
  }

  @Override
  public boolean write(String key, int revision, String text, Optional<Duration> expiry) {
    Bounds.checkDocument(key, revision, text, expiry);
    List<String> arguments =
        List.of(callId(), "" + revision, text, expiry.map(time -> "" + time.toMillis()).orElse(""));
    return Long.valueOf(1).equals(redis.run(WRITE, List.of(keys.document(key)), arguments));
  }

  @Override
  public void remove(String key) {
    Bounds.checkKey(key);
    redis.call(client -> client.del(keys.document(key)));
  }

  @Override
  public Optional<String> keep(String key, String text, Duration expiry) {
    Bounds.checkDocument(key, 0, text, Optional.of(expiry));
    List<String> arguments = List.of(callId(), text, "" + expiry.toMillis());
    return Optional.ofNullable(redis.run(KEEP, List.of(keys.document(key)), arguments))
        .map(String.class::cast);
  }

  @Override
  public Instant schedule(String queue, String key, Duration delay) {
    Bounds.checkJob(queue, key);
    Bounds.checkDelay(delay);
    return agenda.schedule(queue, key, delay);
  }

  @Override
  public List<Job> due(String queue, int limit, Duration lease) {
    Bounds.checkDue(queue, limit, lease);
    return agenda.due(queue, limit, lease);
  }

  @Override
  public void finish(String queue, Job job, Optional<Duration> again) {
    Bounds.checkJob(queue, job.key());
    again.ifPresent(Bounds::checkDelay);
    agenda.finish(queue, job, again);
  }

  @Override
  public Duration count(String bucket, int perMinute, int uses) {
    return limits.count(bucket, Bounds.costOfUses(bucket, perMinute, uses));
  }

  @Override
  public Instant now() {
    return agenda.now();
  }

  @Override
  public Watch watch(String game, Runnable doorbell) {
    Bounds.checkGame(game);
    return doorbells.watch(game, doorbell);
  }

  @Override
  public void ping() {
    redis.ping();
  }

  @Override
  public String promise() {
    return new RedisPromise(redis).sentence();
  }

  @Override
  public void close() {
    if (closed.compareAndSet(false, true)) {
      care.shutdownNow();
      doorbell.close();
      redis.close();
    }
  }

  /** Puts all lists right now, unless a node has done so in the last minutes. */
  void sweep() {
    lists.sweep(TimeUnit.SECONDS.toMillis(SWEEP_SECONDS));
  }

  private void start() {
    doorbell.start();
    every(LIFE_SECONDS, doorbell::askForLife);
    every(SWEEP_SECONDS, this::sweep);
  }

  private void every(long seconds, Runnable task) {
    Runnable safe =
        () -> {
          try {
            task.run();
          } catch (RuntimeException e) { // Else it would never run again.
            LOG.warn("will be tried again in {} s: {}", seconds, e.getMessage());
          }
        };
    var _ = care.scheduleWithFixedDelay(safe, seconds, seconds, TimeUnit.SECONDS);
  }

  private List<String> keysOf(String game) {
    return List.of(keys.game(game), keys.log(game));
  }

  /** In the order that commit.lua tells. */
  private List<String> arguments(Commit commit) {
    List<String> arguments = new ArrayList<>();
    arguments.add(callId());
    arguments.add("" + commit.known().revision());
    arguments.add("" + commit.known().version());
    arguments.add(commit.expiry().map(expiry -> "" + expiry.toMillis()).orElse(""));
    arguments.add(keys.doorbell());
    arguments.add(commit.game());
    arguments.add(commit.append().map(append -> "" + append.version()).orElse(""));
    arguments.add(commit.append().map(Append::body).orElse(""));
    arguments.add(commit.notAfter().map(at -> "" + at.toEpochMilli()).orElse(""));
    commit
        .header()
        .ifPresent(
            header -> {
              arguments.add(header.listing().ruleset());
              arguments.add(header.listing().status());
              arguments.add(header.listing().listed() ? "1" : "0");
              arguments.add("" + header.listing().createdAt().toEpochMilli());
              arguments.add(header.body());
              arguments.add(String.join(" ", header.listing().owners()));
            });
    arguments.add(time(commit.known()));
    return arguments;
  }

  private static String time(Known known) {
    return known.updatedAt().map(at -> "" + at.toEpochMilli()).orElse("");
  }

  /** By this a script knows a call that comes again: 16 characters. */
  private static String callId() {
    return HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
  }
}
