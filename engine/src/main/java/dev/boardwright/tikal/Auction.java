package dev.boardwright.tikal;

import dev.boardwright.engine.Digest;
import dev.boardwright.engine.Seat;
import dev.boardwright.engine.SeatSet;
import java.util.List;
import java.util.stream.Stream;

/**
 * A round of the auction game and the auction that is going on in it (K80 to K103). Immutable.
 *
 * @param display the tiles on display, as bits
 * @param turns the seats that have taken their turn in this round, in order: their indicators are
 *     face down (K81, K90)
 * @param starter the seat that began the auction
 * @param in the seats that have not passed
 * @param high the highest bid, 0 if there is none
 * @param bidder who made it, -1 if there is none
 */
record Auction(long display, List<Integer> turns, int starter, SeatSet in, int high, int bidder) {

  /** The highest bid that can be made. */
  static final int HIGHEST_BID = 99;

  /** Before the first round, and in the basic game. */
  static final Auction NONE = new Auction(0, List.of(), 0, SeatSet.NONE, 0, Seat.NOBODY);

  /** A round begins: all indicators are face up, nothing is displayed (K94). */
  static Auction newRound(int first) {
    return new Auction(0, List.of(), first, SeatSet.NONE, 0, Seat.NOBODY);
  }

  /** One more tile on display. */
  Auction displayed(Tile tile) {
    return new Auction(display | tile.bit(), turns, starter, in, high, bidder);
  }

  /** An auction begins among the seats with face-up indicators (K84). */
  Auction opened(int first, int seats) {
    SeatSet faceUp = SeatSet.NONE;
    for (int seat = 0; seat < seats; seat++) {
      faceUp = turns.contains(seat) ? faceUp : faceUp.with(seat);
    }
    return new Auction(display, turns, first, faceUp, 0, Seat.NOBODY);
  }

  Auction bid(int seat, int points) {
    return new Auction(display, turns, starter, in, points, seat);
  }

  Auction passed(int seat) {
    return new Auction(display, turns, starter, in.without(seat), high, bidder);
  }

  /** A tile leaves the display and the auction is closed (K90). */
  Auction chosen(Tile tile) {
    return new Auction(display & ~tile.bit(), turns, starter, SeatSet.NONE, 0, Seat.NOBODY);
  }

  /** A seat has taken its turn and turns its indicator face down (K90). */
  Auction turnTaken(int seat) {
    List<Integer> more = Stream.concat(turns.stream(), Stream.of(seat)).toList();
    return new Auction(display, more, starter, in, high, bidder);
  }

  /** Whether only the seat is left whose bid stands (K86). */
  boolean won() {
    return bidder != Seat.NOBODY && in.size() == 1;
  }

  /** The next seat clockwise that has not passed; may be the same again. */
  int nextIn(int seat, int seats) {
    int next = (seat + 1) % seats;
    while (!in.contains(next)) {
      next = (next + 1) % seats;
    }
    return next;
  }

  boolean isDisplayed(Tile tile) {
    return (display & tile.bit()) != 0;
  }

  void digest(Digest out) {
    out.add(display).add(turns.size());
    turns.forEach(out::add);
    out.add(starter).add(in.bits()).add(high).add(bidder);
  }
}
