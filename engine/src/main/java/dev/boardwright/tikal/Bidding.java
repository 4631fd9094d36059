package dev.boardwright.tikal;

import dev.boardwright.engine.Events;
import dev.boardwright.tikal.TikalChance.DrawDisplayTile;
import java.util.List;

/** The rounds of the auction game: what is bid, who wins, which tile is taken (K80 to K95). */
final class Bidding {

  private Bidding() {}

  // ---- what can be done

  static void list(TikalPosition now, TikalDecision.Bid asked, List<TikalMove> out) {
    out.add(Moves.PASS);
    for (int points = asked.highest() + 1; points <= most(now, asked.seat()); points++) { // K85
      out.add(Moves.bid(points));
    }
  }

  private static int most(TikalPosition now, int seat) {
    return now.options.bidCap() == TikalOptions.BidCap.CURRENT_SCORE // K89
        ? Math.min(now.scores.of(seat), Auction.HIGHEST_BID)
        : Auction.HIGHEST_BID;
  }

  static void listTiles(TikalPosition now, List<TikalMove> out) {
    for (long rest = now.auction.display(); rest != 0; rest &= rest - 1) {
      out.add(Moves.chooseTile(Long.numberOfTrailingZeros(rest)));
    }
  }

  // ---- what is done

  static void bid(TikalPosition now, int seat, TikalMove move, Events events) {
    Auction auction =
        move instanceof TikalMove.Bid(int points)
            ? now.auction.bid(seat, points)
            : now.auction.passed(seat);
    now.auction = auction;
    if (auction.won()) {
      win(now, auction.bidder(), auction.high(), events); // K86
    } else if (auction.in().isEmpty()) {
      win(now, auction.starter(), 0, events); // K87
    } else {
      now.next(new TikalDecision.Bid(auction.nextIn(seat, now.seats()), auction.high()));
    }
  }

  private static void win(TikalPosition now, int seat, int points, Events events) {
    now.scores.pay(seat, points); // K88
    events.add(new TikalEvent.AuctionWon(seat, points));
    now.next(new TikalDecision.Choose(seat));
  }

  static void choose(TikalPosition now, int seat, Tile tile, Events events) {
    now.auction = now.auction.chosen(tile);
    events.add(new TikalEvent.TileChosen(seat, tile));
    now.next(new TikalTask.TurnTaken(seat)); // K90
    now.take(seat, tile, events); // K95
  }

  // ---- what happens by itself

  static void beginRound(TikalPosition now, int starter) {
    now.auction = Auction.newRound(starter);
    if (now.stack.isEmpty()) {
      now.next(new TikalTask.FinalRound(now.rightOf(starter))); // K100
      return;
    }
    now.next(new TikalTask.OpenAuction(starter));
    for (int i = 0; i < now.seats(); i++) {
      now.next(new DrawDisplayTile()); // K82
    }
  }

  static void open(TikalPosition now, int starter, Events events) {
    long display = now.auction.display();
    if (Long.bitCount(display) == 1) {
      choose(now, starter, Tile.ALL[Long.numberOfTrailingZeros(display)], events); // K93
      return;
    }
    now.auction = now.auction.opened(starter, now.seats());
    events.add(new TikalEvent.AuctionOpened(starter));
    now.next(new TikalDecision.Bid(starter, 0));
  }

  static void turnTaken(TikalPosition now, int seat) {
    now.auction = now.auction.turnTaken(seat);
    if (now.auction.turns().size() == now.seats()) {
      now.next(new TikalTask.AuctionRound(now.leftOf(seat))); // K92, K94
      return;
    }
    int next = now.leftOf(seat);
    while (now.auction.turns().contains(next)) {
      next = now.leftOf(next);
    }
    now.next(new TikalTask.OpenAuction(next)); // K91
  }
}
