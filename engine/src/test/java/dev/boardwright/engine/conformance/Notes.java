package dev.boardwright.engine.conformance;

import dev.boardwright.engine.SeatSet;
import java.util.ArrayList;
import java.util.List;

/** What the games of one ruleset have shown so far. */
final class Notes {

  static final int GOOD_WIDTH = 64;

  int setups;
  int games;
  int positions;
  int longestGame;
  int longestTurn;
  int widest;
  String widestDecision = "";

  /** Seats that were dealt or have chosen something hidden from others. */
  SeatSet holders = SeatSet.NONE;

  /** Seats whose view has changed when another seat's unknowns were drawn anew. */
  SeatSet redrawn = SeatSet.NONE;

  void listed(int width, String decision) {
    if (width > widest) {
      widest = width;
      widestDecision = decision;
    }
  }

  Report report() {
    List<String> warnings = new ArrayList<>();
    if (widest > GOOD_WIDTH) {
      warnings.add(
          "%s lists %d moves; better split what is above %d"
              .formatted(widestDecision, widest, GOOD_WIDTH));
    }
    return new Report(
        setups,
        games,
        positions,
        longestGame,
        longestTurn,
        widest,
        widestDecision,
        List.copyOf(warnings));
  }
}
