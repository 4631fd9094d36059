package dev.boardwright.tzolkin;

import dev.boardwright.engine.Digest;
import dev.boardwright.tzolkin.piece.Gear;
import java.util.Arrays;

/**
 * Who stands on which tooth of which gear. The teeth of a gear are bits: bit {@code p} is space
 * {@code p}, those above the last space are hidden (T23).
 */
final class Gears {

  private final int[] workers; // by seat and gear
  private final int[] dummies; // by gear
  private int dummiesLeft;

  /**
   * @param dummies how many dummy workers are to be placed (T21)
   */
  Gears(int seats, int dummies) {
    workers = new int[seats * Gear.COUNT];
    this.dummies = new int[Gear.COUNT];
    dummiesLeft = dummies;
  }

  Gears(Gears other) {
    workers = other.workers.clone();
    dummies = other.dummies.clone();
    dummiesLeft = other.dummiesLeft;
  }

  /** The spaces on which a seat has workers. */
  int of(int seat, int gear) {
    return workers[seat * Gear.COUNT + gear];
  }

  int dummies(int gear) {
    return dummies[gear];
  }

  /** The spaces on which workers of any seat stand. */
  int workers(int gear) {
    int all = 0;
    for (int i = gear; i < workers.length; i += Gear.COUNT) {
      all |= workers[i];
    }
    return all;
  }

  /** How many workers a seat has on all gears. */
  int count(int seat) {
    int count = 0;
    for (int gear = 0; gear < Gear.COUNT; gear++) {
      count += Integer.bitCount(of(seat, gear));
    }
    return count;
  }

  /** The lowest visible space without a worker or dummy (T41, T47); -1 if there is none (T46). */
  int lowestFree(int gear) {
    return lowestFree(gear, 0, 0);
  }

  /**
   * The same for somebody for whom it is not quite so.
   *
   * @param extra spaces beyond the last one
   * @param skipped spaces that are passed over, as bits
   */
  int lowestFree(int gear, int extra, int skipped) {
    int free = free(gear, extra) & ~skipped;
    return free == 0 ? -1 : Integer.numberOfTrailingZeros(free);
  }

  /** The spaces without a worker or dummy, as bits. */
  int free(int gear, int extra) {
    return Gear.ALL[gear].visible(extra) & ~(workers(gear) | dummies[gear]);
  }

  void place(int seat, int gear, int space) {
    workers[seat * Gear.COUNT + gear] |= 1 << space;
  }

  void placeDummy(int gear, int tooth) {
    dummies[gear] |= 1 << tooth;
    dummiesLeft--;
  }

  void lift(int seat, int gear, int space) {
    workers[seat * Gear.COUNT + gear] &= ~(1 << space);
  }

  /** Dummy workers that do not stand on a gear yet (T22). */
  int dummiesLeft() {
    return dummiesLeft;
  }

  int allDummies() {
    return Arrays.stream(dummies).map(Integer::bitCount).sum();
  }

  /** Every gear turns by one tooth (T129); dummies come round again (T23). */
  void turn() {
    for (int i = 0; i < workers.length; i++) {
      workers[i] <<= 1;
    }
    for (int gear = 0; gear < Gear.COUNT; gear++) {
      int turned = dummies[gear] << 1;
      int teeth = Gear.ALL[gear].teeth();
      dummies[gear] = (turned | turned >>> teeth) & ((1 << teeth) - 1);
    }
  }

  /**
   * Whether a seat's worker has been turned beyond the last space (T130).
   *
   * @param extra spaces that the seat has beyond it
   */
  boolean isPushedOff(int seat, int gear, int extra) {
    return (of(seat, gear) & ~Gear.ALL[gear].visible(extra)) != 0;
  }

  void removePushedOff(int seat, int gear, int extra) {
    workers[seat * Gear.COUNT + gear] &= Gear.ALL[gear].visible(extra);
  }

  void digest(Digest out) {
    out.add(workers).add(dummies).add(dummiesLeft);
  }
}
