package dev.boardwright.market;

import dev.boardwright.engine.Range;
import dev.boardwright.engine.Task;

/** What runs by itself. */
sealed interface MarketTask extends Task {

  /** A round begins, or the market closes after the last one. */
  record BeginRound(@Range(min = 1, max = Market.MOST_ROUNDS + 1) int round)
      implements MarketTask {}

  /** What nobody has bought goes back into the deck. */
  record ClearStalls() implements MarketTask {}
}
