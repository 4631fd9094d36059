package dev.boardwright.tikal;

import java.util.random.RandomGenerator;

/** Sets of small numbers as the bits of a long. */
final class Bits {

  private Bits() {}

  /** One element of a set that is not empty, each as likely. */
  static int random(long set, RandomGenerator rng) {
    long rest = set;
    for (int skip = rng.nextInt(Long.bitCount(set)); skip > 0; skip--) {
      rest &= rest - 1;
    }
    return Long.numberOfTrailingZeros(rest);
  }
}
