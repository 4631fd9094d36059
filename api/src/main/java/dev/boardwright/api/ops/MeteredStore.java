package dev.boardwright.api.ops;

import dev.boardwright.api.store.Store;
import dev.boardwright.api.store.StoreUnavailable;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** A store whose calls are timed. */
public final class MeteredStore implements Store {

  private final Store store;
  private final Metrics metrics;

  /**
   * @param store what is timed; closed with this
   */
  public MeteredStore(Store store, Metrics metrics) {
    this.store = store;
    this.metrics = metrics;
  }

  private <T> T timed(String call, Supplier<T> body) {
    long start = System.nanoTime();
    try {
      return body.get();
    } catch (StoreUnavailable e) {
      metrics.storeFailed(call);
      throw e;
    } finally {
      metrics.store(call, System.nanoTime() - start);
    }
  }

  private void timed(String call, Runnable body) {
    timed(
        call,
        () -> {
          body.run();
          return true;
        });
  }

  @Override
  public Outcome commit(Commit commit) {
    return timed("commit", () -> store.commit(commit));
  }

  @Override
  public Optional<Snapshot> read(String game, Known known) {
    return timed("read", () -> store.read(game, known));
  }

  @Override
  public Optional<String> header(String game) {
    return timed("header", () -> store.header(game));
  }

  @Override
  public boolean expire(String game, Known known, Duration expiry) {
    return timed("expire", () -> store.expire(game, known, expiry));
  }

  @Override
  public Page list(Query query) {
    return timed("list", () -> store.list(query));
  }

  @Override
  public Optional<Document> document(String key) {
    return timed("document", () -> store.document(key));
  }

  @Override
  public boolean write(String key, int revision, String text, Optional<Duration> expiry) {
    return timed("write", () -> store.write(key, revision, text, expiry));
  }

  @Override
  public void remove(String key) {
    timed("remove", () -> store.remove(key));
  }

  @Override
  public Optional<String> keep(String key, String text, Duration expiry) {
    return timed("keep", () -> store.keep(key, text, expiry));
  }

  @Override
  public Instant schedule(String queue, String key, Duration delay) {
    return timed("schedule", () -> store.schedule(queue, key, delay));
  }

  @Override
  public List<Job> due(String queue, int limit, Duration lease) {
    return timed("due", () -> store.due(queue, limit, lease));
  }

  @Override
  public void finish(String queue, Job job, Optional<Duration> again) {
    timed("finish", () -> store.finish(queue, job, again));
  }

  @Override
  public Duration count(String bucket, int perMinute, int uses) {
    return timed("count", () -> store.count(bucket, perMinute, uses));
  }

  @Override
  public Instant now() {
    return timed("now", store::now);
  }

  @Override
  public Watch watch(String game, Runnable doorbell) {
    return store.watch(game, doorbell);
  }

  @Override
  public void ping() {
    timed("ping", store::ping);
  }

  @Override
  public String promise() {
    return store.promise();
  }

  @Override
  public void close() {
    store.close();
  }
}
