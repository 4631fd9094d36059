package dev.boardwright.api.store;

import dev.boardwright.api.store.Sql.Work;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Connections that read while the writer writes. Each read sees one state of the file. */
final class SqliteReaders implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(SqliteReaders.class);

  private static final long WAIT_SECONDS = 5;

  /** A place for a connection, which is opened at its first use and after a failure. */
  private static final class Place {
    Optional<Sql> connection = Optional.empty();
  }

  private final SqliteFile file;
  private final int count;
  private final BlockingQueue<Place> free;
  private volatile boolean closed;

  /**
   * @param count how many reads there may be at the same time
   */
  SqliteReaders(SqliteFile file, int count) {
    this.file = file;
    this.count = count;
    this.free = new ArrayBlockingQueue<>(count);
    for (int i = 0; i < count; i++) {
      free.add(new Place());
    }
  }

  /**
   * Reads in one transaction.
   *
   * @throws StoreUnavailable if no connection gets free in time, or the file cannot be read
   */
  <T> T read(Work<T> work) {
    Place place = take();
    try {
      checkOpen();
      if (place.connection.isEmpty()) {
        place.connection = Optional.of(file.connectForReading());
      }
      return place.connection.get().transaction("BEGIN", work);
    } catch (SQLException e) {
      disconnect(place);
      throw new StoreUnavailable("Cannot read " + file.path() + ": " + e.getMessage(), e);
    } finally {
      free.add(place);
    }
  }

  /** Waits for reads under way. */
  @Override
  public void close() {
    List<Place> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      all.add(take());
    }
    closed = true;
    all.forEach(this::disconnect);
    free.addAll(all);
  }

  private void checkOpen() {
    if (closed) {
      throw new StoreUnavailable("The store is closed");
    }
  }

  private Place take() {
    try {
      Place place = free.poll(WAIT_SECONDS, TimeUnit.SECONDS);
      if (place == null) {
        throw new StoreUnavailable("No connection got free to read in " + WAIT_SECONDS + " s");
      }
      return place;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new StoreUnavailable("Interrupted while waiting to read", e);
    }
  }

  private void disconnect(Place place) {
    try {
      if (place.connection.isPresent()) {
        place.connection.get().close();
      }
    } catch (SQLException e) {
      LOG.warn("cannot close {}", file.path(), e);
    }
    place.connection = Optional.empty();
  }
}
