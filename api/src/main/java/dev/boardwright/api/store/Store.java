package dev.boardwright.api.store;

import java.time.Instant;

/**
 * Everything that outlives a node. All of it may be used by any number of nodes at once; times are
 * those of the store's own clock.
 *
 * <p>Every method may throw {@link StoreUnavailable}, after which nothing is half-done, and {@link
 * IllegalArgumentException} for arguments out of their stated bounds. All methods may be called
 * from any thread.
 */
public interface Store extends GameStore, Documents, Agenda, Limits, AutoCloseable {

  /** The time by the store's clock, to the millisecond. */
  Instant now();

  /** Returns if the store answers. */
  void ping();

  /**
   * One sentence for operators: what this store promises about acknowledged moves as it is set up
   * now.
   */
  String promise();

  /** Lets go of everything. Afterwards every method is refused; closing twice is harmless. */
  @Override
  void close();
}
