package dev.boardwright.api;

import dev.boardwright.api.wire.Code;
import io.restassured.response.Response;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;

/**
 * Many who speak to any of several nodes at the same time, and insist: whatever is not answered, or
 * answered with 503, is sent again to another node, the very same. When one of them fails, all do.
 */
final class Crowd {

  /** How long somebody insists; longer than anything is out of order on the slowest machine. */
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private static final long PAUSE_MILLIS = 25;

  private final List<Node> nodes;
  private final AtomicBoolean over = new AtomicBoolean();
  private final AtomicInteger refused = new AtomicInteger();
  private final AtomicReference<Throwable> failure = new AtomicReference<>();
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

  /** What somebody does. */
  @FunctionalInterface
  interface Deed {
    void run() throws Exception;
  }

  /**
   * @param nodes which may come and go meanwhile
   */
  Crowd(List<Node> nodes) {
    this.nodes = nodes;
  }

  List<Node> nodes() {
    return nodes;
  }

  Node any(SplittableRandom random) {
    return nodes.get(random.nextInt(nodes.size()));
  }

  /** How many requests were not answered, or answered with 503. */
  int refused() {
    requireNoFailure();
    return refused.get();
  }

  /** Whether the trouble is over. */
  boolean over() {
    return over.get();
  }

  /**
   * Does this while the others do what they do, and waits for them. Any failure is thrown. Once.
   */
  void during(Deed trouble, List<Deed> others) throws Exception {
    try (threads) {
      List<Future<?>> all = new ArrayList<>();
      others.forEach(deed -> all.add(start(deed)));
      failing(trouble).run();
      over.set(true);
      for (Future<?> each : all) { // who may let others join in until then
        each.get();
      }
    }
    if (failure.get() != null) {
      throw new AssertionError("somebody failed: " + failure.get(), failure.get());
    }
  }

  /** Lets somebody join in. */
  Future<?> start(Deed deed) {
    return threads.submit(failing(deed));
  }

  private Runnable failing(Deed deed) {
    return () -> {
      try {
        deed.run();
      } catch (Throwable e) {
        failure.compareAndSet(null, e);
      }
    };
  }

  void requireNoFailure() {
    if (failure.get() != null) {
      throw new CancellationException("somebody else has failed");
    }
  }

  /** Sends a request to one node after the other until one can answer it. */
  Response insist(Function<Node, Response> request) {
    SplittableRandom random = new SplittableRandom();
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (System.nanoTime() < end) {
      requireNoFailure();
      Node node = any(random);
      try {
        Response response = request.apply(node);
        if (response.statusCode() != 503) {
          return response;
        }
        Table.problem(response, Code.STORE_UNAVAILABLE);
      } catch (Exception e) { // REST Assured throws a broken connection as it is
        if (!(e instanceof IOException)) {
          throw e;
        }
      }
      refused.incrementAndGet();
      pause();
    }
    throw new AssertionError("nobody could answer in " + PATIENCE);
  }

  void pause() {
    requireNoFailure();
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
