package dev.boardwright.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** What CHANCE may bring at a chance step: moves in a fixed order, each with a weight. */
public final class Outcomes<M extends Move> {

  private final List<M> moves = new ArrayList<>();
  private long[] weights = new long[8];
  private long total;

  /**
   * Adds an outcome after those that are there.
   *
   * @param weight how likely the move is, against the sum of all; must be positive
   */
  public void add(M move, long weight) {
    if (weight <= 0) {
      throw new IllegalArgumentException("weight of " + move + " is " + weight);
    }
    if (moves.size() == weights.length) {
      weights = Arrays.copyOf(weights, weights.length * 2);
    }
    weights[moves.size()] = weight;
    moves.add(move);
    total += weight;
  }

  /** The outcomes in the order they were added. */
  public List<M> moves() {
    return Collections.unmodifiableList(moves);
  }

  /** The sum of all weights. */
  public long total() {
    return total;
  }

  /** The weight of a move; 0 if it is not an outcome. */
  public long weight(M move) {
    int index = moves.indexOf(move);
    return index < 0 ? 0 : weights[index];
  }

  /**
   * The move that a number falls on when the weights are laid end to end.
   *
   * @param number 0 to {@code total() - 1}
   */
  public M at(long number) {
    long left = number;
    for (int i = 0; i < moves.size(); i++) {
      left -= weights[i];
      if (left < 0) {
        return moves.get(i);
      }
    }
    throw new IllegalArgumentException(number + " is not below " + total);
  }
}
