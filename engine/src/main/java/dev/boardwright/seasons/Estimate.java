package dev.boardwright.seasons;

/** How good a position looks, for players that look one answer ahead. */
final class Estimate {

  private Estimate() {}

  static double of(SeasonsPosition now, int seat) {
    return Scores.points(now, seat);
  }
}
