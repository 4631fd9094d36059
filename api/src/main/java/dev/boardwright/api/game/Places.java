package dev.boardwright.api.game;

import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Problem;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;

/** Places for what may take long: so many in all, and so many for each address. */
public final class Places {

  private final Bounds bounds;
  private final String full;
  private final String fullForOne;
  private final Semaphore free;
  private final Map<String, Integer> taken = new ConcurrentHashMap<>();

  /**
   * How many places there are.
   *
   * @param most in all, from 1
   * @param ofOne for one address, from 1
   */
  public record Bounds(int most, int ofOne) {}

  /** A place that somebody has; to be given back once. */
  public interface Place extends AutoCloseable {
    @Override
    void close();
  }

  /**
   * @param full the message for whoever finds no place
   * @param fullForOne the same for whoever has too many already
   */
  Places(Bounds bounds, String full, String fullForOne) {
    this.bounds = bounds;
    this.full = full;
    this.fullForOne = fullForOne;
    this.free = new Semaphore(bounds.most());
  }

  /**
   * Takes a place.
   *
   * @param address whose it is
   * @throws Problem {@code rate_limited} if there is none
   */
  Place take(String address) {
    if (taken.merge(address, 1, Integer::sum) > bounds.ofOne()) {
      leave(address);
      throw refusal(fullForOne, bounds.ofOne());
    }
    if (!free.tryAcquire()) {
      leave(address);
      throw refusal(full, bounds.most());
    }
    return () -> {
      free.release();
      leave(address);
    };
  }

  private void leave(String address) {
    taken.computeIfPresent(address, (_, count) -> count == 1 ? null : count - 1);
  }

  private static Problem refusal(String key, int most) {
    return Problem.of(Code.RATE_LIMITED, Problem.text(key, "most", most)).with("limit", most);
  }

  /** How many are taken now. */
  long taken() {
    return (long) bounds.most() - free.availablePermits();
  }
}
