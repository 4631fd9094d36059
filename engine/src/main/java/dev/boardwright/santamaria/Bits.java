package dev.boardwright.santamaria;

import java.util.random.RandomGenerator;

/** Sets of small numbers in one word. */
final class Bits {

  private Bits() {}

  /** The number that is n-th in ascending order, from 0. */
  static int nth(long bits, int n) {
    long rest = bits;
    for (int i = 0; i < n; i++) {
      rest &= rest - 1;
    }
    return Long.numberOfTrailingZeros(rest);
  }

  /** One of the numbers, each equally likely. */
  static int random(long bits, RandomGenerator rng) {
    return nth(bits, rng.nextInt(Long.bitCount(bits)));
  }
}
