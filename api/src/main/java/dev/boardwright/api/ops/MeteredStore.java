package dev.boardwright.api.ops;

import dev.boardwright.api.store.GameStore;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/** A store whose calls are timed. */
public final class MeteredStore implements GameStore {

  private final GameStore store;
  private final Metrics metrics;

  /**
   * @param store what is timed; closed with this
   */
  public MeteredStore(GameStore store, Metrics metrics) {
    this.store = store;
    this.metrics = metrics;
  }

  private <T> T timed(String call, Supplier<T> body) {
    long start = System.nanoTime();
    try {
      return body.get();
    } finally {
      metrics.store(call, System.nanoTime() - start);
    }
  }

  @Override
  public Outcome commit(Commit commit) {
    return timed("commit", () -> store.commit(commit));
  }

  @Override
  public Optional<Snapshot> read(String game, int revision, int version) {
    return timed("read", () -> store.read(game, revision, version));
  }

  @Override
  public Page list(Query query) {
    return timed("list", () -> store.list(query));
  }

  @Override
  public Optional<String> keep(String key, String value, Duration expiry) {
    return timed("keep", () -> store.keep(key, value, expiry));
  }

  @Override
  public Watch watch(String game, Runnable doorbell) {
    return store.watch(game, doorbell);
  }

  @Override
  public void ping() {
    store.ping();
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
