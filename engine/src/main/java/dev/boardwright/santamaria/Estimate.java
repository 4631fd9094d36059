package dev.boardwright.santamaria;

/** How good a position looks, in happiness. */
final class Estimate {

  private Estimate() {}

  static double of(SantaMariaPosition now, int seat) {
    return Scoring.total(now, seat);
  }
}
