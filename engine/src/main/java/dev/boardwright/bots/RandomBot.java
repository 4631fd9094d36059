package dev.boardwright.bots;

import dev.boardwright.engine.Move;
import dev.boardwright.engine.Observation;
import java.util.List;
import java.util.random.RandomGenerator;

/** Plays any legal move, each as likely as the others. */
public final class RandomBot implements Bot {

  @Override
  public <M extends Move> M choose(Observation<M> seen, RandomGenerator rng) {
    List<M> legal = seen.legalMoves();
    return legal.get(rng.nextInt(legal.size()));
  }
}
