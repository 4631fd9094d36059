package dev.boardwright.bots;

import dev.boardwright.engine.Move;
import dev.boardwright.engine.Observation;
import java.util.random.RandomGenerator;

/**
 * Chooses moves for a seat. A bot keeps nothing between two choices, so one bot may play several
 * seats and games at once.
 */
public interface Bot {

  /**
   * Chooses one of the legal moves.
   *
   * @param seen what the seat may know and do
   * @param rng all the luck the bot uses; the same luck leads to the same choice
   */
  <M extends Move> M choose(Observation<M> seen, RandomGenerator rng);
}
