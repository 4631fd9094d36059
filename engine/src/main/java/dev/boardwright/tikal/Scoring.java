package dev.boardwright.tikal;

import dev.boardwright.engine.Seat;
import dev.boardwright.tikal.TikalOptions.AuctionScoringOrder;
import dev.boardwright.tikal.TikalOptions.FinalRoundStart;
import dev.boardwright.tikal.TikalOptions.FinalTieOrder;
import java.util.List;

/** Who would get what if it were counted now, and who scores when (K66 to K76, K101, K102). */
final class Scoring {

  private Scoring() {}

  /** The seat that a temple's value goes to (K70). */
  static int owner(TikalPosition now, int temple) {
    for (int seat = 0; seat < now.seats(); seat++) {
      if (isOwner(now, seat, temple)) {
        return seat;
      }
    }
    return Seat.NOBODY;
  }

  /** What a seat's temples are worth (K70). */
  static int temples(TikalPosition now, int seat) {
    int points = 0;
    for (long rest = now.terrain.temples(); rest != 0; rest &= rest - 1) {
      int temple = Long.numberOfTrailingZeros(rest);
      points += isOwner(now, seat, temple) ? now.temples.value(temple) : 0;
    }
    return points;
  }

  private static boolean isOwner(TikalPosition now, int seat, int temple) {
    return (now.pieces.allGuards() & Space.bit(temple)) != 0
        ? (now.pieces.guards(seat) & Space.bit(temple)) != 0
        : now.pieces.leads(seat, temple);
  }

  /** The order of a volcano's scoring round. */
  static List<Integer> volcanoOrder(TikalPosition now, int seat) {
    boolean byTurns =
        now.options.auction()
            && now.options.auctionScoringOrder() == AuctionScoringOrder.AUCTION_ORDER;
    return byTurns
        ? ScoringRound.byTurns(now.auction.turns(), seat, now.seats()) // K98
        : ScoringRound.clockwise(seat, now.seats()); // K67
  }

  /** The order of the final round. */
  static List<Integer> finalOrder(TikalPosition now, int placer) {
    if (now.options.auction()) {
      boolean placerFirst = now.options.finalTieOrder() == FinalTieOrder.PLACER_FIRST;
      int nearest = placerFirst ? placer : now.leftOf(placer); // K102
      return ScoringRound.byScore(now.scores, nearest, now.seats()); // K101
    }
    boolean placerFirst = now.options.finalRoundStart() == FinalRoundStart.LAST_PLACER;
    return ScoringRound.clockwise(placerFirst ? placer : now.leftOf(placer), now.seats()); // K76
  }
}
