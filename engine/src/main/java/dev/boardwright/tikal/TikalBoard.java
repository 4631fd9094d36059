package dev.boardwright.tikal;

import dev.boardwright.engine.Board;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All of a game that can be seen; everybody sees the same (K107). Seats are numbered from 0,
 * clockwise.
 *
 * @param phase what is going on
 * @param startSeat the seat that began; empty before it is drawn
 * @param activeSeat the seat whose turn it is, or that is asked for a bid; empty before the first
 *     turn, while tiles are put on display, and when the game is over
 * @param actionPoints how many the active seat has left; 0 outside the action phase
 * @param inHand the tile that is taken and not placed yet; a volcano waits here until the scoring
 *     round is over (K66)
 * @param used the members that have excavated or recovered in this action phase, and where (K42,
 *     K48)
 * @param scoring the scoring round that is going on
 * @param spaces all 40, column by column
 * @param seats all of them, in order
 * @param stack the tiles to come
 * @param templeTokens those in the common supply, by number
 * @param treasureSupply face-down tokens beside the board
 * @param auction what is on display and bid; empty in the basic game
 */
public record TikalBoard(
    Phase phase,
    Optional<Integer> startSeat,
    Optional<Integer> activeSeat,
    int actionPoints,
    Optional<TileInHand> inHand,
    List<Use> used,
    Optional<Scoring> scoring,
    List<Place> spaces,
    List<Player> seats,
    Stack stack,
    List<TokenPile> templeTokens,
    int treasureSupply,
    Optional<Bidding> auction)
    implements Board {

  /** What is going on. */
  public enum Phase {
    /** The start seat is drawn. */
    START,
    /** A tile is turned up. */
    DRAW,
    /** Auction game: bids are made. */
    BID,
    /** Auction game: a tile is chosen from the display. */
    CHOOSE,
    /** A tile is placed. */
    PLACE,
    /** Actions are taken. */
    ACT,
    /** The game is over. */
    OVER
  }

  /** The tile that a seat has taken and not placed yet. */
  public record TileInHand(int seat, Tile tile) {}

  /** A member that has excavated or recovered on a space in this action phase. */
  public record Use(Member member, Space space) {}

  /**
   * A scoring round.
   *
   * @param order the seats in the order of their scoring turns
   * @param place whose turn it is: a place in that order, from 0
   * @param last whether it is the final round
   */
  public record Scoring(List<Integer> order, int place, boolean last) {}

  /**
   * A space of the board.
   *
   * @param kind what it is now: a treasure hex without treasures is a jungle hex (K7); empty if it
   *     is not explored
   * @param tile what was placed there; empty for start hexes too
   * @param rotation how often the tile is turned clockwise by 60 degrees
   * @param stones on the edges N, NE, SE, S, SW, NW as the hex lies; empty if it is not explored
   * @param templeValue its topmost number (K6); empty if it is no temple
   * @param templeOwner the seat that would score it now (K70); empty if nobody would
   * @param guard the guard on the temple
   * @param treasures face-down tokens on it
   * @param camp the seat whose camp stands there
   */
  public record Place(
      Space space,
      Optional<HexKind> kind,
      Optional<Tile> tile,
      int rotation,
      List<Integer> stones,
      Optional<Integer> templeValue,
      Optional<Integer> templeOwner,
      Optional<Guard> guard,
      int treasures,
      Optional<Integer> camp) {}

  /** A guard on a temple. */
  public record Guard(int seat, Member member) {}

  /**
   * What belongs to a seat.
   *
   * @param score the points as they stand; in the auction game also the money
   * @param templePoints scored for temples so far
   * @param treasurePoints scored for treasures so far
   * @param bidsPaid spent in auctions so far
   * @param members those on the board, guards not among them
   * @param supply the members that can still be dispatched
   * @param removed the members that have left the game (K61)
   * @param campsLeft camps not built yet
   * @param guardsLeft guards that may still be placed
   * @param treasures how many of each kind; kinds it has none of are left out
   */
  public record Player(
      int score,
      int templePoints,
      int treasurePoints,
      int bidsPaid,
      Map<Member, Space> members,
      List<Member> supply,
      List<Member> removed,
      int campsLeft,
      int guardsLeft,
      Map<Treasure, Integer> treasures) {}

  /**
   * The tiles to come.
   *
   * @param top the letter of the next tile; empty if none is left
   * @param left how many there are of each letter
   */
  public record Stack(Optional<Letter> top, Map<Letter, Integer> left) {}

  /** The temple tokens of one number that nobody has laid yet. */
  public record TokenPile(int number, int left) {}

  /**
   * A round of the auction game.
   *
   * @param display the tiles to choose from
   * @param turnsTaken the seats that have had their turn in this round, in order: their indicators
   *     are face down
   * @param starter the seat that began the auction going on; empty while none is
   * @param bidders the seats that have not passed in it
   * @param highestBid 0 if there is none
   * @param highestBidder whose bid that is
   */
  public record Bidding(
      List<Tile> display,
      List<Integer> turnsTaken,
      Optional<Integer> starter,
      List<Integer> bidders,
      int highestBid,
      Optional<Integer> highestBidder) {}
}
