package dev.boardwright.api.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;

/** Threads that start at the same moment. The first failure of any of them is thrown. */
final class Race {

  /** What runner {@code n} does. */
  @FunctionalInterface
  interface Runner {
    void run(int n) throws Exception;
  }

  private Race() {}

  static void of(int runners, Runner runner) throws InterruptedException {
    CountDownLatch start = new CountDownLatch(1);
    AtomicReference<Throwable> failure = new AtomicReference<>();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < runners; i++) {
      int n = i;
      threads.add(
          Thread.ofPlatform()
              .start(
                  () -> {
                    try {
                      start.await();
                      runner.run(n);
                    } catch (Throwable e) {
                      failure.compareAndSet(null, e);
                    }
                  }));
    }
    start.countDown();
    for (Thread thread : threads) {
      thread.join();
    }
    if (failure.get() != null) {
      throw new AssertionError("a runner failed: " + failure.get(), failure.get());
    }
  }
}
