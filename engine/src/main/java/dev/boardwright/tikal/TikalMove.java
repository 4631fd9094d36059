package dev.boardwright.tikal;

import dev.boardwright.engine.ChanceMove;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Range;

/** Everything a seat, or CHANCE, can do. */
public sealed interface TikalMove extends Move {

  /**
   * Lays the tile.
   *
   * @param rotation how often it is turned clockwise by 60 degrees
   */
  record Place(Space space, @Range(max = 5) int rotation) implements TikalMove {}

  /** Brings a member from the supply to the base camp or an own camp (K28). */
  record Dispatch(Member member, Space camp) implements TikalMove {}

  /** Brings a member from the base camp or an own camp straight to another of these (K30). */
  record Transfer(Member member, Space camp) implements TikalMove {}

  /** Makes a member walk; {@link WalkTo} says where to (K35). */
  record MoveMember(Member member) implements TikalMove {}

  /** Walks to a hex, over as many hexes as it takes, at the cheapest total cost (K37). */
  record WalkTo(Space space) implements TikalMove {}

  /** The member digs out a level of the temple it stands on (K40). */
  record Excavate(Member member) implements TikalMove {}

  /** The member recovers the topmost treasure of the hex it stands on (K46). */
  record Recover(Member member) implements TikalMove {}

  /**
   * Takes a treasure from an opponent; {@link Give} says for which (K51).
   *
   * @param kind what is taken
   */
  record Exchange(@Range(max = Tikal.MOST_SEATS - 1) int opponent, Treasure kind)
      implements TikalMove {}

  /** The treasure given for the one that is taken (K54). */
  record Give(Treasure kind) implements TikalMove {}

  /** Builds a camp (K56). */
  record BuildCamp(Space space) implements TikalMove {}

  /** Puts a member on guard on the temple it stands on (K60). */
  record Guard(Member member) implements TikalMove {}

  /** Ends the action phase; action points left are lost (K17). */
  record EndTurn() implements TikalMove {
    @Override
    public boolean endsTurn() {
      return true;
    }
  }

  /** Auction game: bids for the next turn (K85). */
  record Bid(@Range(min = 1, max = Auction.HIGHEST_BID) int points) implements TikalMove {}

  /** Auction game: leaves this auction (K85). */
  record Pass() implements TikalMove {}

  /** Auction game: takes a tile from the display (K90). */
  record ChooseTile(Tile tile) implements TikalMove {}

  /** This seat begins (K15). */
  record StartSeat(int seat) implements TikalMove, ChanceMove {}

  /** This tile is turned up. */
  record DrawTile(Tile tile) implements TikalMove, ChanceMove {}

  /** The treasure that is turned up is of this kind. */
  record DrawTreasure(Treasure kind) implements TikalMove, ChanceMove {}
}
