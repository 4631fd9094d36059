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
   * @return when some node looks, by the store's clock: what is changed before it sees
   */
  Instant coming(String job) {
    return agenda.schedule(queue, job, LATEST);
  }

  /** To be called after it. */
  void come(String job) {
    called.accept(job);
  }
}
