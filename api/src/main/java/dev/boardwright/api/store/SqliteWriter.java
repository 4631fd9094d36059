package dev.boardwright.api.store;

import dev.boardwright.api.store.Sql.Work;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The one thread that writes. Changes that wait together share a transaction, and so one sync of
 * the disk; each is answered after it.
 */
final class SqliteWriter implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(SqliteWriter.class);

  private static final int MAX_WAITING = 4096;
  private static final int MAX_BATCH = 256;
  private static final long ANSWER_SECONDS = 10;

  private static final class Job<T> {
    final Work<T> change;
    final Consumer<T> after;
    final CompletableFuture<T> answer = new CompletableFuture<>();

    Job(Work<T> change, Consumer<T> after) {
      this.change = change;
      this.after = after;
    }

    /** Returns what to do once the transaction has ended well. */
    Runnable apply(Sql sql) throws SQLException {
      T result = change.on(sql);
      return () -> {
        answer.complete(result);
        after.accept(result);
      };
    }
  }

  private final SqliteFile file;
  private final Work<Boolean> purge;
  private final long purgeMillis;
  private final BlockingQueue<Job<?>> waiting = new ArrayBlockingQueue<>(MAX_WAITING);
  private final Thread thread;
  private volatile boolean closed;
  private volatile boolean ended;
  private long nextPurge;
  private @Nullable Sql connection;

  /**
   * A writer that {@link #start} starts.
   *
   * @param purge removes some of what has expired; true if there may be more
   * @param purgeMillis how long after one look that found no more the next one is due
   */
  SqliteWriter(SqliteFile file, Work<Boolean> purge, long purgeMillis) {
    this.file = file;
    this.purge = purge;
    this.purgeMillis = purgeMillis;
    this.nextPurge = System.nanoTime();
    this.thread = Thread.ofPlatform().name("store-writer").daemon().unstarted(this::run);
  }

  void start() {
    thread.start();
  }

  /**
   * Makes a change and returns its result after it is on the disk.
   *
   * @param after called by the writer, also when the caller has stopped waiting
   * @throws StoreUnavailable if that fails, or takes too long; the change may be made all the same
   */
  <T> T write(Work<T> change, Consumer<T> after) {
    Job<T> job = new Job<>(change, after);
    if (closed) {
      throw new StoreUnavailable("The store is closed");
    }
    if (!waiting.offer(job)) {
      throw new StoreUnavailable("The disk is too slow: " + MAX_WAITING + " changes wait for it");
    }
    if (ended) { // The thread may have looked for the last time before this change was there.
      job.answer.cancel(false);
    }
    try {
      return job.answer.get(ANSWER_SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      throw new StoreUnavailable("Cannot write " + file.path() + ": " + cause(e), cause(e));
    } catch (CancellationException e) {
      throw new StoreUnavailable("The store is closed", e);
    } catch (TimeoutException e) {
      job.answer.cancel(false);
      throw new StoreUnavailable(file.path() + " was not written in " + ANSWER_SECONDS + " s", e);
    } catch (InterruptedException e) {
      job.answer.cancel(false);
      Thread.currentThread().interrupt();
      throw new StoreUnavailable("Interrupted while waiting for the disk", e);
    }
  }

  /** Writes what waits, then ends. */
  @Override
  public void close() {
    closed = true;
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static Throwable cause(ExecutionException e) {
    return e.getCause() == null ? e : e.getCause();
  }

  private void run() {
    List<Job<?>> batch = new ArrayList<>();
    while (!closed || !waiting.isEmpty()) {
      try {
        Job<?> first = waiting.poll(100, TimeUnit.MILLISECONDS);
        if (first != null) {
          batch.add(first);
          waiting.drainTo(batch, MAX_BATCH - 1);
          write(batch);
          batch.clear();
        }
        purgeIfDue();
      } catch (InterruptedException e) {
        closed = true;
      }
    }
    disconnect();
    ended = true; // From now on whoever comes sees it, and whoever came before is among those:
    waiting.forEach(late -> late.answer.cancel(false));
  }

  private void write(List<Job<?>> batch) {
    List<Runnable> answers = new ArrayList<>(batch.size());
    try {
      transaction(
          sql -> {
            for (Job<?> job : batch) {
              if (!job.answer.isCancelled()) {
                answers.add(job.apply(sql));
              }
            }
            return answers;
          });
    } catch (SQLException | RuntimeException e) {
      LOG.error("cannot write {}", file.path(), e);
      disconnect();
      batch.forEach(job -> job.answer.completeExceptionally(e));
      return;
    }
    answers.forEach(Runnable::run);
  }

  private void purgeIfDue() {
    if (System.nanoTime() - nextPurge < 0) {
      return;
    }
    boolean more = false;
    try {
      more = transaction(purge);
    } catch (SQLException | RuntimeException e) {
      LOG.error("cannot purge {}", file.path(), e);
      disconnect();
    }
    nextPurge = System.nanoTime() + (more ? 0 : TimeUnit.MILLISECONDS.toNanos(purgeMillis));
  }

  private <T> T transaction(Work<T> work) throws SQLException {
    Sql sql = connection;
    if (sql == null) {
      sql = file.connect();
      connection = sql;
    }
    return sql.transaction("BEGIN IMMEDIATE", work);
  }

  /** After a failure the next change gets a fresh connection. */
  private void disconnect() {
    if (connection != null) {
      try {
        connection.close();
      } catch (SQLException e) {
        LOG.warn("cannot close {}", file.path(), e);
      }
      connection = null;
    }
  }
}
