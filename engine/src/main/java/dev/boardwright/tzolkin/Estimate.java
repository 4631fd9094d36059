package dev.boardwright.tzolkin;

/** How good a position looks, in points. */
final class Estimate {

  private Estimate() {}

  static double of(TzolkinPosition now, int seat) {
    return FinalScoring.total(now, seat);
  }
}
