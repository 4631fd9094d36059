package dev.boardwright.api.game;

import dev.boardwright.api.store.Agenda;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Consumer;

/**
 * A queue of jobs that are to be done after changes of games. A job is scheduled before the change,
 * so that some node looks after it, whichever dies; calling the worker of this node only spares the
 * wait.
 */
final class JobQueue {

  private static final Duration LATEST = Duration.ofSeconds(5);

  /** A store may be several machines, whose clocks differ by this at most. */
  private static final Duration MARGIN = Duration.ofSeconds(1);

  private final Agenda agenda;
  private final String name;
  private volatile Consumer<String> worker = _ -> {};

  JobQueue(Agenda agenda, String name) {
    this.agenda = agenda;
    this.name = name;
  }

  /**
   * @param worker takes the key of a job, and returns at once
   */
  void connect(Consumer<String> worker) {
    this.worker = worker;
  }

  /**
   * To be called before the change.
   *
   * @return until when the change is to be made, by the store's clock: the look comes later
   */
  Instant schedule(String job) {
    return agenda.schedule(name, job, LATEST).minus(MARGIN);
  }

  /** To be called after it. */
  void call(String job) {
    worker.accept(job);
  }
}
