package dev.boardwright.api.game;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * A look at a game that many take at the same moment, since the same doorbell woke them: those who
 * asked before a look began share it. So nobody is shown anything older than the own question.
 */
final class SharedLook {

  private final Supplier<Game> look;
  private final AtomicLong begun = new AtomicLong();
  private final ReentrantLock lock = new ReentrantLock();
  private Seen seen =
      new Seen(
          0,
          () -> {
            throw new IllegalStateException("nobody has looked");
          });

  /**
   * What came of a look.
   *
   * @param number counts the looks
   * @param outcome gives the game, or throws what the look threw
   */
  private record Seen(long number, Supplier<Game> outcome) {}

  /**
   * @param look asks the store
   */
  SharedLook(Supplier<Game> look) {
    this.look = look;
  }

  /** The game as the store has it now, or whatever the look throws. */
  Game look() {
    long before = begun.get();
    lock.lock();
    try {
      if (seen.number() <= before) {
        seen = new Seen(begun.incrementAndGet(), outcome());
      }
      return seen.outcome().get();
    } finally {
      lock.unlock();
    }
  }

  private Supplier<Game> outcome() {
    try {
      Game game = look.get();
      return () -> game;
    } catch (RuntimeException e) {
      return () -> {
        throw e;
      };
    }
  }
}
