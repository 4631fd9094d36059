package dev.boardwright.api.store;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Games in one SQLite file: durable with nothing to install, for one process on one machine. What
 * was acknowledged is on the disk.
 */
public final class SqliteStore implements Store {

  private static final long PURGE_MILLIS = 60_000;
  private static final int READERS = 4;

  private final SqliteFile file;
  private final SqliteWriter writer;
  private final SqliteReaders readers;
  private final InstantSource clock;
  private final MemoryLimits limits;
  private final Doorbells doorbells = new Doorbells();
  private final AtomicBoolean closed = new AtomicBoolean();

  private SqliteStore(SqliteFile file, InstantSource clock, long purgeMillis) {
    this.file = file;
    this.clock = clock;
    this.limits = new MemoryLimits(clock);
    this.readers = new SqliteReaders(file, READERS);
    this.writer = new SqliteWriter(file, this::purge, purgeMillis);
  }

  /**
   * Opens the store in a folder, which is made if there is none.
   *
   * @throws StoreUnavailable if another process uses the folder, or it cannot be used
   */
  public static SqliteStore open(Path folder) {
    return open(folder, InstantSource.system(), PURGE_MILLIS);
  }

  /**
   * @param clock what time it is in this store
   * @param purgeMillis how often what has expired is removed, by the machine's clock
   */
  static SqliteStore open(Path folder, InstantSource clock, long purgeMillis) {
    SqliteStore store = new SqliteStore(SqliteFile.open(folder), clock, purgeMillis);
    store.writer.start();
    return store;
  }

  @Override
  public Outcome commit(Commit commit) {
    Bounds.check(commit);
    return writer.write(
        sql -> SqliteGames.commit(sql, commit, clock.millis()),
        outcome -> {
          if (outcome instanceof Outcome.Done) {
            doorbells.ring(commit.game());
            commit.header().ifPresent(header -> header.listing().owners().forEach(doorbells::ring));
          }
        });
  }

  @Override
  public Optional<Snapshot> read(String game, Known known) {
    Bounds.checkGame(game);
    Bounds.checkKnown(known);
    return readers.read(sql -> SqliteGames.read(sql, game, known, clock.millis()));
  }

  @Override
  public Optional<String> header(String game) {
    Bounds.checkGame(game);
    return readers.read(sql -> SqliteGames.header(sql, game, clock.millis()));
  }

  @Override
  public boolean expire(String game, Known known, Duration expiry) {
    Bounds.checkGame(game);
    Bounds.checkKnown(known);
    Bounds.checkExpiry(expiry);
    return writer.write(
        sql -> {
          long now = clock.millis();
          return SqliteGames.expire(sql, game, known, now + expiry.toMillis(), now);
        },
        _ -> {});
  }

  @Override
  public Page list(Query query) {
    Bounds.check(query);
    return readers.read(sql -> SqliteGames.list(sql, query, clock.millis()));
  }

  @Override
  public Optional<Document> document(String key) {
    Bounds.checkKey(key);
    return readers.read(sql -> SqliteDocuments.find(sql, key, clock.millis()));
  }

  @Override
  public boolean write(String key, int revision, String text, Optional<Duration> expiry) {
    Bounds.checkDocument(key, revision, text, expiry);
    return writer.write(
        sql -> SqliteDocuments.write(sql, key, revision, text, expiry, clock.millis()), _ -> {});
  }

  @Override
  public void remove(String key) {
    Bounds.checkKey(key);
    writer.write(sql -> SqliteDocuments.remove(sql, key), _ -> {});
  }

  @Override
  public Optional<String> keep(String key, String text, Duration expiry) {
    Bounds.checkDocument(key, 0, text, Optional.of(expiry));
    return writer.write(
        sql -> SqliteDocuments.keep(sql, key, text, expiry, clock.millis()), _ -> {});
  }

  @Override
  public Instant schedule(String queue, String key, Duration delay) {
    Bounds.checkJob(queue, key);
    Bounds.checkDelay(delay);
    long at = clock.millis() + delay.toMillis();
    writer.write(sql -> SqliteAgenda.schedule(sql, queue, key, at), _ -> {});
    return Instant.ofEpochMilli(at);
  }

  @Override
  public List<Job> due(String queue, int limit, Duration lease) {
    Bounds.checkDue(queue, limit, lease);
    if (!readers.read(sql -> SqliteAgenda.anyDue(sql, queue, clock.millis()))) {
      return List.of(); // Nothing to write, as nearly always.
    }
    return writer.write(sql -> SqliteAgenda.due(sql, queue, limit, lease, clock.millis()), _ -> {});
  }

  @Override
  public void finish(String queue, Job job, Optional<Duration> again) {
    Bounds.checkJob(queue, job.key());
    again.ifPresent(Bounds::checkDelay);
    Optional<Long> at = again.map(delay -> clock.millis() + delay.toMillis());
    writer.write(sql -> SqliteAgenda.finish(sql, queue, job, at), _ -> {});
  }

  @Override
  public Duration count(String bucket, int perMinute, int uses) {
    return limits.count(bucket, Bounds.costOfUses(bucket, perMinute, uses));
  }

  @Override
  public Instant now() {
    return Instant.ofEpochMilli(clock.millis());
  }

  @Override
  public Watch watch(String game, Runnable doorbell) {
    Bounds.checkGame(game);
    return doorbells.watch(game, doorbell);
  }

  @Override
  public void ping() {
    writer.write(sql -> sql.first("SELECT 1", row -> row.getInt(1)), _ -> {});
  }

  @Override
  public String promise() {
    return "Games are in the file "
        + file.path().toAbsolutePath()
        + ": an acknowledged move is on its disk (synchronous=FULL), so it survives the death of"
        + " this process and of the machine; only one process may use the file.";
  }

  @Override
  public void close() {
    if (closed.compareAndSet(false, true)) {
      writer.close();
      readers.close();
      file.close();
    }
  }

  private boolean purge(Sql sql) throws SQLException {
    long now = clock.millis();
    boolean moreGames = SqliteGames.purge(sql, now);
    return SqliteDocuments.purge(sql, now) || moreGames;
  }

  /** Lets the file grow no further, as on a full disk; 0 is no limit. For tests. */
  void limitPages(long pages) {
    writer.write(
        sql -> sql.first("PRAGMA max_page_count = " + pages, row -> row.getLong(1)), _ -> {});
  }
}
