package dev.boardwright.engine;

import java.util.random.RandomGenerator;

/** Sets of the numbers from 0 to 63 as the bits of a long. */
public final class Bits {

  private Bits() {}

  /**
   * A number of a set, in ascending order.
   *
   * @param n from 0, below the size of the set
   */
  public static int nth(long set, int n) {
    long rest = set;
    for (int i = 0; i < n; i++) {
      rest &= rest - 1;
    }
    return Long.numberOfTrailingZeros(rest);
  }

  /** One of the numbers of a set that is not empty, each as likely. */
  public static int random(long set, RandomGenerator rng) {
    return nth(set, rng.nextInt(Long.bitCount(set)));
  }

  /**
   * A random part of a set, each as likely.
   *
   * @param count how many numbers, at most the size of the set
   */
  public static long pick(long set, int count, RandomGenerator rng) {
    long picked = 0;
    for (int i = 0; i < count; i++) {
      picked |= 1L << random(set & ~picked, rng);
    }
    return picked;
  }
}
