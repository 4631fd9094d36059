package dev.boardwright.api.work;

import dev.boardwright.api.store.Agenda;
import dev.boardwright.api.store.Agenda.Job;
import dev.boardwright.api.store.StoreUnavailable;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Sees to the jobs of one queue, some at a time. Every node has a worker for every queue; a job
 * that a dying or failing node leaves comes to another one after a while.
 */
public final class Worker implements AutoCloseable {

  /** How long a job may usually take before another node may take it as well. */
  public static final Duration LEASE = Duration.ofSeconds(30);

  private static final Logger LOG = LoggerFactory.getLogger(Worker.class);
  private static final Duration LOOK = Duration.ofSeconds(1);

  /** When a job comes again that could not be done since a store was away. */
  private static final Duration AGAIN = Duration.ofSeconds(2);

  private static final int PATIENCE_SECONDS = 5;

  /** Does a job. It may be called too early, more than once, and on two nodes at the same time. */
  public interface Handler {
    /**
     * @param key what to see to
     * @return when it is to be looked at again; empty: never
     */
    Optional<Duration> see(String key);
  }

  private final Agenda agenda;
  private final String queue;
  private final Handler handler;
  private final int atOnce;
  private final Duration lease;
  private final Semaphore free;
  private final Map<String, Duration> soon = new ConcurrentHashMap<>();
  private final Semaphore nudges = new Semaphore(0);
  private final ExecutorService running = Executors.newVirtualThreadPerTaskExecutor();
  private final Thread thread;
  private volatile boolean closed;

  /**
   * @param atOnce how many jobs this node does at the same time, 1 to {@link Agenda#MAX_DUE}
   * @param lease how long a job may take before another node may take it as well
   */
  public Worker(Agenda agenda, String queue, int atOnce, Duration lease, Handler handler) {
    this.agenda = agenda;
    this.queue = queue;
    this.handler = handler;
    this.atOnce = atOnce;
    this.lease = lease;
    this.free = new Semaphore(atOnce);
    this.thread = Thread.ofVirtual().name("worker-" + queue).unstarted(this::run);
  }

  /** Begins to look for jobs, until it is closed. */
  public void start() {
    thread.start();
  }

  /** Makes a job due now, without a wait for the store; it is lost if this node dies at once. */
  public void soon(String key) {
    soon.put(key, Duration.ZERO);
    nudges.release();
  }

  /** How many jobs are under way. */
  public long busy() {
    return (long) atOnce - free.availablePermits();
  }

  private void run() {
    while (!closed) {
      try {
        if (!look()) {
          nudges.tryAcquire(LOOK.toMillis(), TimeUnit.MILLISECONDS);
        }
        nudges.drainPermits();
      } catch (InterruptedException _) { // it is being closed
        return;
      }
    }
  }

  /** Returns whether there may be more to do at once. */
  private boolean look() throws InterruptedException {
    try {
      scheduleSoon();
      return takeDue();
    } catch (RuntimeException e) { // else this node would see to no job of the queue any more
      LOG.error("looking for jobs of {} failed", queue, e);
      return false;
    }
  }

  private void scheduleSoon() {
    for (Map.Entry<String, Duration> call : Map.copyOf(soon).entrySet()) {
      String key = call.getKey();
      soon.remove(key, call.getValue());
      try {
        agenda.schedule(queue, key, call.getValue());
      } catch (StoreUnavailable e) {
        soon.putIfAbsent(key, call.getValue());
        LOG.warn("{} {} is not due as soon as it should: {}", queue, key, e.getMessage());
        return; // nor would the others be
      }
    }
  }

  /** Takes what is due as far as there is room. Returns whether there may be more. */
  private boolean takeDue() throws InterruptedException {
    free.acquire();
    int room = 1 + free.drainPermits();
    List<Job> jobs = List.of();
    try {
      jobs = agenda.due(queue, room, lease);
    } catch (StoreUnavailable e) {
      LOG.warn("cannot look for jobs of {}: {}", queue, e.getMessage());
    } finally {
      free.release(room - jobs.size());
    }
    jobs.forEach(this::start);
    return jobs.size() == room;
  }

  private void start(Job job) {
    try {
      running.execute(() -> see(job));
    } catch (RejectedExecutionException _) { // closed in between: another node takes it
      free.release();
    }
  }

  private void see(Job job) {
    try {
      agenda.finish(queue, job, handler.see(job.key()));
    } catch (StoreUnavailable e) {
      LOG.warn("{} {} comes again later: {}", queue, job.key(), e.getMessage());
      soon.putIfAbsent(job.key(), AGAIN); // the lease may last for long
    } catch (RuntimeException e) { // else nobody would hear of it
      LOG.error("{} {} failed and comes again later", queue, job.key(), e);
    } finally {
      free.release();
      if (free.availablePermits() == 1) {
        nudges.release(); // there was no room: there may be jobs waiting
      }
    }
  }

  /** Takes no more jobs, and waits a little for those under way. */
  @Override
  public void close() {
    closed = true;
    thread.interrupt();
    running.shutdown();
    try {
      if (!running.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        LOG.warn("{} jobs of {} are left to other nodes", busy(), queue);
        running.shutdownNow();
      }
    } catch (InterruptedException _) {
      running.shutdownNow();
      Thread.currentThread().interrupt();
    }
  }
}
