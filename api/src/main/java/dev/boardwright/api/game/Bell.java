package dev.boardwright.api.game;

import dev.boardwright.api.store.Agenda;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Consumer;

/**
 * Calls those who have to do something after a change of a game. A job is scheduled before the
 * change, so that some node looks after it, whichever dies; the ring only spares the wait.
 */
final class Bell {

  private static final Duration LATEST = Duration.ofSeconds(5);

  /** A store may be several machines, whose clocks differ by this at most. */
  private static final Duration MARGIN = Duration.ofSeconds(1);

  private final Agenda agenda;
  private final String queue;
  private volatile Consumer<String> called = _ -> {};

  Bell(Agenda agenda, String queue) {
    this.agenda = agenda;
    this.queue = queue;
  }

  /**
   * @param worker takes the key of a job, and returns at once
   */
  void connect(Consumer<String> worker) {
    called = worker;
  }

  /**
   * To be called before the change.
   *
   * @return until when the change is to be made, by the store's clock: the look comes later
   */
  Instant coming(String job) {
    return agenda.schedule(queue, job, LATEST).minus(MARGIN);
  }

  /** To be called after it. */
  void come(String job) {
    called.accept(job);
  }
}
