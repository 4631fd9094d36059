package dev.boardwright.tikal;

import dev.boardwright.engine.Event;
import dev.boardwright.engine.Range;
import java.util.List;

/** What happens, for those who watch. Nothing in Tikal happens in secret. */
public sealed interface TikalEvent extends Event {

  record StartSeatDrawn(int seat) implements TikalEvent {}

  /** The tile of a turn is turned up. */
  record TileDrawn(int seat, Tile tile) implements TikalEvent {}

  record TileDisplayed(Tile tile) implements TikalEvent {}

  /** A volcano waits beside the board until everybody has scored. */
  record VolcanoLaidAside(int seat, Tile tile) implements TikalEvent {}

  record TilePlaced(int seat, Tile tile, Space space, @Range(max = 5) int rotation)
      implements TikalEvent {}

  /** Treasures are laid face down on a new treasure tile. */
  record TreasuresLaid(Space space, @Range(min = 2, max = 4) int tokens) implements TikalEvent {}

  record MemberDispatched(int seat, Member member, Space space) implements TikalEvent {}

  record MemberTransferred(int seat, Member member, Space from, Space to) implements TikalEvent {}

  /**
   * @param cost action points
   */
  record MemberMoved(
      int seat,
      Member member,
      Space from,
      Space to,
      @Range(min = 1, max = Costs.ACTION_POINTS) int cost)
      implements TikalEvent {}

  /**
   * @param value of the temple from now on
   */
  record LevelExcavated(
      int seat,
      Member member,
      Space space,
      @Range(min = TempleTokens.LOWEST, max = TempleTokens.HIGHEST) int value)
      implements TikalEvent {}

  record TreasureRecovered(int seat, Space space, Treasure kind) implements TikalEvent {}

  /**
   * @param gave what the opponent has now
   * @param took what the seat has now
   */
  record TreasuresExchanged(
      int seat, @Range(max = Tikal.MOST_SEATS - 1) int opponent, Treasure gave, Treasure took)
      implements TikalEvent {}

  record CampBuilt(int seat, Space space) implements TikalEvent {}

  /**
   * @param removed the other members of the seat on the temple: they have left the game
   */
  record GuardPlaced(int seat, Member member, Space space, List<Member> removed)
      implements TikalEvent {}

  /** Everybody has a scoring turn, in this order. */
  record ScoringRoundBegun(@Range(max = Tikal.MOST_SEATS - 1) List<Integer> order)
      implements TikalEvent {}

  /** As {@link ScoringRoundBegun}; the game is over after it. */
  record FinalRoundBegun(@Range(max = Tikal.MOST_SEATS - 1) List<Integer> order)
      implements TikalEvent {}

  /**
   * @param temples points from temples
   * @param treasures points from treasures
   */
  record PointsScored(int seat, @Range(max = 200) int temples, @Range(max = 48) int treasures)
      implements TikalEvent {}

  record AuctionOpened(int seat) implements TikalEvent {}

  /**
   * @param bid what it cost; 0 if nobody else wanted it
   */
  record AuctionWon(int seat, @Range(max = Auction.HIGHEST_BID) int bid) implements TikalEvent {}

  /** A tile is taken from the display. */
  record TileChosen(int seat, Tile tile) implements TikalEvent {}
}
