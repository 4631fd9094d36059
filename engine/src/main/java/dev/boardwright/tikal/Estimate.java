package dev.boardwright.tikal;

import dev.boardwright.engine.Decision;
import dev.boardwright.engine.Events;
import dev.boardwright.tikal.TikalChance.DrawTreasureKind;
import dev.boardwright.tikal.TikalDecision.Act;
import dev.boardwright.tikal.TikalDecision.Give;
import dev.boardwright.tikal.TikalDecision.Walk;

/**
 * How good a position looks, in points: what is scored and what would be scored now, and a little
 * for what may come of it.
 */
final class Estimate {

  /** A treasure not turned up yet: a bit more than a single one. */
  private static final double TREASURE = 1.2;

  /** The next turn, in an auction. */
  private static final double TURN = 4;

  private static final double PER_POINT_LEFT = 0.02;
  private static final double PER_LEAD = 0.05;
  private static final int SAFE_LEAD = 3;
  private static final double NEARBY = 0.3;

  private Estimate() {}

  static double of(TikalPosition now, int seat) {
    if (now.toAct().contains(seat)) {
      Decision asked = now.decision(seat);
      if (asked instanceof Walk || asked instanceof Give) {
        return best(now, seat);
      }
    }
    double value = now.scores.of(seat);
    if (now.over()) {
      return value;
    }
    value += Scoring.temples(now, seat) + now.treasures.points(seat);
    return value + holds(now, seat) + chances(now, seat) + pending(now, seat);
  }

  /** A walk that has begun is worth its best end, an exchange its best price. */
  private static double best(TikalPosition now, int seat) {
    double best = Double.NEGATIVE_INFINITY;
    for (TikalMove move : now.legalMoves(seat)) {
      TikalPosition next = now.copy();
      next.playLegal(seat, move, Events.NONE);
      best = Math.max(best, of(next, seat));
    }
    return best;
  }

  /** How firmly temples are held. */
  private static double holds(TikalPosition now, int seat) {
    double value = PER_LEAD * SAFE_LEAD * sum(now, now.pieces.guards(seat));
    long contested = now.terrain.temples() & ~now.pieces.allGuards() & now.pieces.present(seat);
    for (long rest = contested; rest != 0; rest &= rest - 1) {
      int temple = Long.numberOfTrailingZeros(rest);
      int lead = now.pieces.strength(seat, temple) - strongestOther(now, seat, temple);
      value += PER_LEAD * Math.clamp(lead, -SAFE_LEAD, SAFE_LEAD) * now.temples.value(temple);
    }
    return value;
  }

  private static int sum(TikalPosition now, long temples) {
    int sum = 0;
    for (long rest = temples; rest != 0; rest &= rest - 1) {
      sum += now.temples.value(Long.numberOfTrailingZeros(rest));
    }
    return sum;
  }

  private static int strongestOther(TikalPosition now, int seat, int space) {
    int strongest = 0;
    for (int other = 0; other < now.seats(); other++) {
      strongest =
          other == seat ? strongest : Math.max(strongest, now.pieces.strength(other, space));
    }
    return strongest;
  }

  /** What members could reach in one turn. */
  private static double chances(TikalPosition now, int seat) {
    double value = 0;
    for (long rest = now.pieces.present(seat); rest != 0; rest &= rest - 1) {
      int space = Long.numberOfTrailingZeros(rest);
      value += Integer.bitCount(now.pieces.on(seat, space)) * NEARBY * bestNear(now, space);
    }
    return value;
  }

  private static double bestNear(TikalPosition now, int from) {
    double best = 0;
    long goals = (now.terrain.temples() & ~now.pieces.allGuards()) | now.terrain.treasures();
    for (long rest = goals; rest != 0; rest &= rest - 1) {
      int goal = Long.numberOfTrailingZeros(rest);
      int worth = Math.max(now.temples.value(goal), now.treasures.there(goal));
      int cost = Paths.cost(now.terrain, from, goal, Costs.ACTION_POINTS);
      best = Math.max(best, cost < 0 ? 0 : (double) worth / (2 + cost));
    }
    return best;
  }

  /** What is paid for but not there yet. */
  private static double pending(TikalPosition now, int seat) {
    if (now.chanceToAct()
        && now.chanceStep() instanceof DrawTreasureKind(int finder, Space _, int points)
        && finder == seat) {
      return TREASURE + PER_POINT_LEFT * points;
    }
    if (now.toAct().contains(seat) && now.decision(seat) instanceof Act(int _, int points)) {
      return PER_POINT_LEFT * points;
    }
    return now.auction.bidder() == seat ? TURN - now.auction.high() : 0;
  }
}
