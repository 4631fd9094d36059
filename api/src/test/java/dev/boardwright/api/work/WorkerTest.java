package dev.boardwright.api.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.boardwright.api.store.Agenda;
import dev.boardwright.api.store.SqliteStore;
import dev.boardwright.api.store.Store;
import dev.boardwright.api.store.StoreUnavailable;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkerTest {

  @TempDir private Path folder;
  private Store store;

  @BeforeEach
  void open() {
    store = SqliteStore.open(folder);
  }

  @AfterEach
  void close() {
    store.close();
  }

  @Test
  void everyJobIsSeenToOnceAndNeverTooManyAtATime() {
    Set<String> seen = ConcurrentHashMap.newKeySet();
    AtomicInteger calls = new AtomicInteger();
    AtomicInteger now = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    Worker.Handler handler =
        key -> {
          most.accumulateAndGet(now.incrementAndGet(), Math::max);
          calls.incrementAndGet();
          seen.add(key);
          now.decrementAndGet();
          return Optional.empty();
        };
    try (Worker worker = new Worker(store, "jobs", 3, Worker.LEASE, handler)) {
      for (int i = 0; i < 40; i++) {
        store.schedule("jobs", "job " + i, Duration.ZERO);
      }
      worker.start();
      await().until(() -> seen.size() == 40);
    }
    assertThat(calls).hasValue(40);
    assertThat(most.get()).isBetween(1, 3);
  }

  @Test
  void aJobComesAgainWhenItsHandlerSaysSo() {
    AtomicInteger looks = new AtomicInteger();
    Worker.Handler handler =
        _ -> looks.incrementAndGet() < 3 ? Optional.of(Duration.ofMillis(10)) : Optional.empty();
    try (Worker worker = new Worker(store, "jobs", 1, Worker.LEASE, handler)) {
      store.schedule("jobs", "a", Duration.ZERO);
      worker.start();
      await().until(() -> looks.get() == 3);
    }
    assertThat(store.due("jobs", 1, Duration.ofSeconds(1))).isEmpty();
  }

  @Test
  void whatIsToComeSoonComesThoughItWasScheduledForLater() {
    AtomicInteger looks = new AtomicInteger();
    Worker.Handler handler =
        _ -> {
          looks.incrementAndGet();
          return Optional.empty();
        };
    try (Worker worker = new Worker(store, "jobs", 1, Worker.LEASE, handler)) {
      worker.start();
      store.schedule("jobs", "a", Duration.ofHours(1));
      worker.soon("a");
      await().until(() -> looks.get() == 1);
      worker.soon("b");
      await().until(() -> looks.get() == 2);
    }
  }

  @Test
  void whatADeadWorkerHadTakenComesAgainAfterTheLease() {
    store.schedule("jobs", "a", Duration.ZERO);
    store.due("jobs", 1, Duration.ofMillis(200)); // and whoever took it is gone
    AtomicInteger looks = new AtomicInteger();
    Worker.Handler handler =
        _ -> {
          looks.incrementAndGet();
          return Optional.empty();
        };
    try (Worker worker = new Worker(store, "jobs", 1, Duration.ofSeconds(1), handler)) {
      worker.start();
      await().until(() -> looks.get() == 1);
    }
  }

  /** Neither a job under way nor one that was to come at once waits for the end of a lease. */
  @Test
  void whatFailedWithTheStoreComesAgainSoonAfterIt() {
    AtomicBoolean away = new AtomicBoolean(true);
    List<String> seen = new CopyOnWriteArrayList<>();
    List<String> failed = new CopyOnWriteArrayList<>();
    Worker.Handler handler =
        key -> {
          if (away.get()) {
            failed.add(key);
            throw new StoreUnavailable("planted: nobody there", new IOException());
          }
          seen.add(key);
          return Optional.empty();
        };
    Agenda agenda =
        (Agenda)
            Proxy.newProxyInstance(
                Agenda.class.getClassLoader(),
                new Class<?>[] {Agenda.class},
                (_, method, arguments) -> {
                  if (away.get() && !method.getName().equals("due")) {
                    failed.add(method.getName());
                    throw new StoreUnavailable("planted: nobody there", new IOException());
                  }
                  return method.invoke(store, arguments);
                });
    try (Worker worker = new Worker(agenda, "jobs", 1, Duration.ofHours(1), handler)) {
      store.schedule("jobs", "under way", Duration.ZERO);
      worker.start();
      await().until(() -> failed.contains("under way"));
      worker.soon("at once");
      await().until(() -> failed.contains("schedule"));
      away.set(false);
      await().until(() -> seen.containsAll(List.of("under way", "at once")));
    }
  }

  @Test
  void aHandlerThatFailsStopsNobodyElse() {
    List<String> seen = new CopyOnWriteArrayList<>();
    Worker.Handler handler =
        key -> {
          if (key.equals("broken")) {
            throw new IllegalStateException("planted: a job that fails");
          }
          seen.add(key);
          return Optional.empty();
        };
    try (Worker worker = new Worker(store, "jobs", 1, Worker.LEASE, handler)) {
      store.schedule("jobs", "broken", Duration.ZERO);
      worker.start();
      worker.soon("whole");
      await().until(() -> seen.equals(List.of("whole")));
    }
  }

  @Test
  void anAgendaThatFailsIsAskedAgain() {
    AtomicInteger looks = new AtomicInteger();
    Agenda broken =
        (Agenda)
            Proxy.newProxyInstance(
                Agenda.class.getClassLoader(),
                new Class<?>[] {Agenda.class},
                (_, method, arguments) -> {
                  if (method.getName().equals("due") && looks.incrementAndGet() == 1) {
                    throw new IllegalStateException("planted: an agenda that fails");
                  }
                  return method.invoke(store, arguments);
                });
    List<String> seen = new CopyOnWriteArrayList<>();
    Worker.Handler handler =
        key -> {
          seen.add(key);
          return Optional.empty();
        };
    try (Worker worker = new Worker(broken, "jobs", 1, Worker.LEASE, handler)) {
      store.schedule("jobs", "whole", Duration.ZERO);
      worker.start();
      await().until(() -> seen.equals(List.of("whole")));
    }
  }

  @Test
  void aClosingWorkerLetsItsJobsEnd() throws InterruptedException {
    CountDownLatch started = new CountDownLatch(1);
    CountDownLatch go = new CountDownLatch(1);
    AtomicInteger ended = new AtomicInteger();
    Worker.Handler handler =
        _ -> {
          started.countDown();
          try {
            go.await();
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
          ended.incrementAndGet();
          return Optional.empty();
        };
    Worker worker = new Worker(store, "jobs", 1, Worker.LEASE, handler);
    store.schedule("jobs", "a", Duration.ZERO);
    worker.start();
    started.await();
    Thread closing = Thread.ofVirtual().start(worker::close);
    go.countDown();
    closing.join();
    assertThat(ended).hasValue(1);
  }
}
