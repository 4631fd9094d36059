package dev.boardwright.tikal;

import dev.boardwright.engine.Range;
import dev.boardwright.engine.Task;

/** What happens by itself (K105). */
sealed interface TikalTask extends Task {

  /** A normal turn of the basic game, or the final round if no tile is left (K16, K75). */
  record Turn(int seat) implements TikalTask {}

  /** A volcano was taken by this seat: everybody has a scoring turn (K67). */
  record VolcanoRound(int seat) implements TikalTask {}

  /** The last tile was placed by this seat: everybody has a scoring turn, the last one (K75). */
  record FinalRound(int seat) implements TikalTask {}

  /** The scoring turn at this place of the scoring order, and those after it. */
  record ScoringTurn(@Range(max = Tikal.MOST_SEATS) int place) implements TikalTask {}

  /** A scoring turn ends: this seat, and only it, scores (K67). */
  record Score(int seat) implements TikalTask {}

  /** Auction game: a round begins, or the final round if no tile is left (K82, K100). */
  record AuctionRound(int seat) implements TikalTask {}

  /** Auction game: the next turn of the round is auctioned, begun by this seat (K84). */
  record OpenAuction(int seat) implements TikalTask {}

  /** Auction game: a turn is over, its player turns the indicator (K90). */
  record TurnTaken(int seat) implements TikalTask {}
}
