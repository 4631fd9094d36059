package dev.boardwright.bots;

import dev.boardwright.engine.Events;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Observation;
import dev.boardwright.engine.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;

/**
 * Looks one move ahead: plays every legal move in a few worlds that its seat holds possible, lets
 * what follows by itself happen, and takes the move after which the position looks best for it
 * against the best of the others. Equal moves are equally likely.
 */
public final class GreedyBot implements Bot {

  /** How many answers and draws that follow a move by themselves are played. */
  private static final int FOLLOWED = 32;

  private final int samples;
  private final int most;
  private final BooleanSupplier enough;

  /** Looks at 3 possible worlds, at no more than 200 moves in each. */
  public GreedyBot() {
    this(3, 200);
  }

  /**
   * @param samples how many possible worlds are looked at, at least 1
   * @param most how many moves are tried in each, chosen at random if more are legal; at least 1
   */
  public GreedyBot(int samples, int most) {
    this(samples, most, () -> false);
  }

  /**
   * @param samples how many possible worlds are looked at, at least 1
   * @param most how many moves are tried in each, chosen at random if more are legal; at least 1
   * @param enough whether it has to choose with what it has seen so far, asked before every move
   *     that it tries but the first
   */
  public GreedyBot(int samples, int most, BooleanSupplier enough) {
    if (samples < 1 || most < 1) {
      throw new IllegalArgumentException("at least one sample and one move");
    }
    this.samples = samples;
    this.most = most;
    this.enough = enough;
  }

  @Override
  public <M extends Move> M choose(Observation<M> seen, RandomGenerator rng) {
    List<M> tried = tried(seen.legalMoves(), rng);
    if (tried.size() == 1) {
      return tried.getFirst();
    }
    double[] sums = new double[tried.size()];
    for (int i = 0; i < samples; i++) {
      double[] values = values(seen, tried, rng);
      if (values.length < sums.length) {
        return tried.get(best(i == 0 ? values : sums, rng));
      }
      Arrays.setAll(sums, move -> sums[move] + values[move]);
    }
    return tried.get(best(sums, rng));
  }

  /** How good moves look in a possible world; of the first ones only when it has seen enough. */
  private <M extends Move> double[] values(
      Observation<M> seen, List<M> tried, RandomGenerator rng) {
    Position<M> world = seen.sample(rng);
    double[] values = new double[tried.size()];
    for (int move = 0; move < values.length; move++) {
      if (move > 0 && enough.getAsBoolean()) {
        return Arrays.copyOf(values, move);
      }
      values[move] = value(world.copy(), seen.seat(), tried.get(move), rng);
    }
    return values;
  }

  /** All moves, or as many as are to be tried. */
  private <M> List<M> tried(List<M> legal, RandomGenerator rng) {
    if (legal.size() <= most) {
      return legal;
    }
    List<M> left = new ArrayList<>(legal);
    for (int i = 0; i < most; i++) {
      int chosen = i + rng.nextInt(left.size() - i);
      left.set(chosen, left.set(i, left.get(chosen)));
    }
    return left.subList(0, most);
  }

  private static <M extends Move> double value(
      Position<M> world, int seat, M move, RandomGenerator rng) {
    world.playLegal(seat, move, Events.NONE);
    Playout.follow(world, FOLLOWED, rng);
    double best = Double.NEGATIVE_INFINITY;
    for (int other = 0; other < world.seats(); other++) {
      best = other == seat ? best : Math.max(best, world.estimate(other));
    }
    return world.estimate(seat) - (world.seats() == 1 ? 0 : best);
  }

  private static int best(double[] values, RandomGenerator rng) {
    double best = Arrays.stream(values).max().orElseThrow();
    int chosen = 0;
    int equal = 0;
    for (int i = 0; i < values.length; i++) {
      if (values[i] == best && rng.nextInt(++equal) == 0) {
        chosen = i;
      }
    }
    return chosen;
  }
}
