package dev.boardwright.tikal;

import dev.boardwright.engine.Digest;
import dev.boardwright.engine.Result;
import java.util.List;

/** The points of every seat, by what they came from. */
final class Scores {

  /** In the auction game everybody begins with these points, which are also the money (K83). */
  static final int AUCTION_START = 20;

  /** What points are for; the last two only in the auction game. */
  static final List<String> CATEGORIES = List.of("temples", "treasures", "start", "bids");

  /** Why the game has ended (K77, K103). */
  static final String REASON = "final_round";

  private final int start;
  private final int[] temples;
  private final int[] treasures;
  private final int[] bids;

  Scores(int seats, int start) {
    this.start = start;
    temples = new int[seats];
    treasures = new int[seats];
    bids = new int[seats];
  }

  Scores(Scores other) {
    start = other.start;
    temples = other.temples.clone();
    treasures = other.treasures.clone();
    bids = other.bids.clone();
  }

  int of(int seat) {
    return start + temples[seat] + treasures[seat] - bids[seat];
  }

  int start() {
    return start;
  }

  int temples(int seat) {
    return temples[seat];
  }

  int treasures(int seat) {
    return treasures[seat];
  }

  int bids(int seat) {
    return bids[seat];
  }

  void add(int seat, int fromTemples, int fromTreasures) {
    temples[seat] += fromTemples;
    treasures[seat] += fromTreasures;
  }

  void pay(int seat, int bid) {
    bids[seat] += bid; // K88
  }

  Result.Score score(int seat, boolean auction) {
    int[] parts =
        auction
            ? new int[] {temples[seat], treasures[seat], start, -bids[seat]}
            : new int[] {temples[seat], treasures[seat]};
    return Result.Score.of(seat, CATEGORIES.subList(0, parts.length), parts);
  }

  void digest(Digest out) {
    out.add(temples).add(treasures).add(bids);
  }
}
