package dev.boardwright.api.game;

import dev.boardwright.api.store.GameStore;
import dev.boardwright.api.wire.Problem;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Requests that wait for something to happen in a game. The store rings when a game changes; since
 * a ring may be lost, a waiter looks from time to time all the same.
 */
public final class Waiters implements AutoCloseable {

  private static final Duration LOOK = Duration.ofSeconds(15);

  private final GameStore store;
  private final long lookNanos;
  private final Places places;
  private final Set<Signal> signals = ConcurrentHashMap.newKeySet();
  private volatile boolean closed;

  /**
   * How long a request may wait.
   *
   * @param address where it comes from
   */
  public record Wait(Duration time, String address) {}

  /**
   * @param bounds how many requests wait at the same time
   */
  public Waiters(GameStore store, Places.Bounds bounds) {
    this(store, bounds, LOOK);
  }

  /**
   * @param look after how long a waiter looks though nothing has rung
   */
  Waiters(GameStore store, Places.Bounds bounds, Duration look) {
    this.store = store;
    this.lookNanos = look.toNanos();
    this.places = new Places(bounds, "limit.waiting", "limit.waiting_of_one");
  }

  /** After how long a waiter looks though nothing has rung. */
  long lookNanos() {
    return lookNanos;
  }

  /** How many requests wait now. */
  public long waiting() {
    return places.taken();
  }

  /** Wakes one waiter; if it is given while nobody waits, it is remembered. */
  private static final class Signal {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private boolean given;

    void give() {
      lock.lock();
      try {
        given = true;
        changed.signalAll();
      } finally {
        lock.unlock();
      }
    }

    void await(long nanos) throws InterruptedException {
      lock.lock();
      try {
        long left = nanos;
        while (!given && left > 0) {
          left = changed.awaitNanos(left);
        }
        given = false;
      } finally {
        lock.unlock();
      }
    }
  }

  /**
   * Looks until there is something to hear, the time is over, or the server stops.
   *
   * @return what was seen last
   * @throws Problem {@code rate_limited} if too many wait already
   */
  <T> T await(String game, Wait wait, Supplier<T> look, Predicate<T> heard) {
    try (var _ = place(wait);
        Listener listener = listen(game)) {
      return listener.await(wait.time(), look, heard);
    }
  }

  /**
   * Takes a place, if there is a time to wait.
   *
   * @throws Problem {@code rate_limited} if too many wait already
   */
  Places.Place place(Wait wait) {
    return wait.time().isZero() ? () -> {} : places.take(wait.address());
  }

  /** Hears of changes of a game from now on; for those who wait again and again. */
  Listener listen(String game) {
    Listener listener = listen();
    listener.hear(game, () -> {});
    return listener;
  }

  /** Hears of nothing yet. */
  Listener listen() {
    return new Listener();
  }

  /** Somebody who waits for changes; to be closed. Used by one thread. */
  final class Listener implements AutoCloseable {
    private final Signal signal = new Signal();
    private final Map<String, GameStore.Watch> watches = new HashMap<>();

    private Listener() {
      signals.add(signal);
    }

    /**
     * Hears of changes of this game, or of the games of this owner, too.
     *
     * @param first done before the waiting one wakes up; must return at once
     */
    void hear(String name, Runnable first) {
      watches.computeIfAbsent(
          name,
          _ ->
              store.watch(
                  name,
                  () -> {
                    first.run();
                    signal.give();
                  }));
    }

    /** Hears of it no more. */
    void ignore(String name) {
      GameStore.Watch watch = watches.remove(name);
      if (watch != null) {
        watch.close();
      }
    }

    /** Waits for the signal, or until the time is over. */
    void rest(long nanos) {
      try {
        signal.await(nanos);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }

    /**
     * Looks until there is something to hear, the time is over, or the server stops.
     *
     * @return what was seen last
     */
    <T> T await(Duration wait, Supplier<T> look, Predicate<T> heard) {
      long end = System.nanoTime() + wait.toNanos();
      for (; ; ) {
        T seen = look.get();
        long left = end - System.nanoTime();
        if (closed || left <= 0 || heard.test(seen)) {
          return seen;
        }
        try {
          signal.await(Math.min(left, lookNanos));
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
          return look.get();
        }
      }
    }

    /** Whether nobody is to wait any more, since the server stops. */
    boolean dismissed() {
      return closed || Thread.currentThread().isInterrupted();
    }

    @Override
    public void close() {
      watches.values().forEach(GameStore.Watch::close);
      watches.clear();
      signals.remove(signal);
    }
  }

  /** Ends all waiting: everybody is told what there is now. */
  @Override
  public void close() {
    closed = true;
    signals.forEach(Signal::give);
  }
}
