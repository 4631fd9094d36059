package dev.boardwright.api.ops;

import dev.boardwright.api.work.Worker;
import java.time.Duration;
import java.util.Optional;
import org.slf4j.MDC;

/** Does the jobs of a queue, timed, each under a trace of its own in the log. */
public final class MeteredHandler implements Worker.Handler {

  private final String queue;
  private final Worker.Handler handler;
  private final Metrics metrics;

  /**
   * @param handler what is timed
   */
  public MeteredHandler(String queue, Worker.Handler handler, Metrics metrics) {
    this.queue = queue;
    this.handler = handler;
    this.metrics = metrics;
  }

  @Override
  public Optional<Duration> see(String key) {
    long start = System.nanoTime();
    String outcome = "failed";
    try (MDC.MDCCloseable _ = Trace.begun().begin()) {
      Optional<Duration> again = handler.see(key);
      outcome = again.isPresent() ? "again" : "done";
      return again;
    } finally {
      metrics.job(queue, outcome, System.nanoTime() - start);
    }
  }
}
