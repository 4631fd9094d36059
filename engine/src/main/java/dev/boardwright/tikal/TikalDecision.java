package dev.boardwright.tikal;

import dev.boardwright.engine.Decision;
import dev.boardwright.engine.Range;

/** The questions a seat is asked (K104). */
public sealed interface TikalDecision extends Decision {

  /** Where, and how turned, does the tile go? Answered by {@link TikalMove.Place}. */
  record Place(int seat, Tile tile) implements TikalDecision {}

  /**
   * Which action is taken next, or does the phase end?
   *
   * @param actionPoints those left
   */
  record Act(int seat, @Range(max = Costs.ACTION_POINTS) int actionPoints)
      implements TikalDecision {}

  /** Where does this member walk to? Answered by {@link TikalMove.WalkTo}. */
  record Walk(int seat, Member member, @Range(max = Costs.ACTION_POINTS) int actionPoints)
      implements TikalDecision {}

  /**
   * Which treasure is given for the one that is taken? Answered by {@link TikalMove.Give}.
   *
   * @param kind the kind that is taken
   */
  record Give(
      int seat,
      @Range(max = Tikal.MOST_SEATS - 1) int opponent,
      Treasure kind,
      @Range(max = Costs.ACTION_POINTS) int actionPoints)
      implements TikalDecision {}

  /**
   * Auction game: bid higher, or pass?
   *
   * @param highest the bid that stands, 0 if there is none
   */
  record Bid(int seat, @Range(max = Auction.HIGHEST_BID) int highest) implements TikalDecision {}

  /** Auction game: which tile of the display? Answered by {@link TikalMove.ChooseTile}. */
  record Choose(int seat) implements TikalDecision {}
}
