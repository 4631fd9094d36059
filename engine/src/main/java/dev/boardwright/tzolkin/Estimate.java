package dev.boardwright.tzolkin;

import dev.boardwright.engine.Decision;
import dev.boardwright.engine.Events;
import dev.boardwright.tzolkin.TzolkinDecision.KeepWealth;
import dev.boardwright.tzolkin.TzolkinDecision.PickUpMore;
import dev.boardwright.tzolkin.TzolkinDecision.PlaceMore;
import dev.boardwright.tzolkin.TzolkinDecision.TakeTurn;
import dev.boardwright.tzolkin.TzolkinDecision.Trade;
import dev.boardwright.tzolkin.piece.Effect;
import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.piece.Good;
import dev.boardwright.tzolkin.piece.Temple;
import dev.boardwright.tzolkin.piece.Wealth;
import dev.boardwright.tzolkin.prophecy.Prophecy;

/**
 * How good a position looks, in points: what would be scored now, what the next food days may
 * bring, and what goods, technologies and workers may still be turned into.
 */
final class Estimate {

  private static final int LOOKED_AHEAD = 2; // answers within an action

  // what things are worth on top of the final scoring, while there is a whole game to use them
  private static final double CORN_WORTH = 0.05;
  private static final double SKULL = 5;
  private static final double LEVEL = 3;
  private static final double WORKER = 2;

  // a worker on a gear
  private static final double ON_GEAR = 1.4;
  private static final double PER_SPACE = 0.8;
  private static final double START_SPACE = 0.4;
  private static final double CORN_ON_CALENDAR = 0.4;

  private static final double PROPHECY = 0.5;
  private static final double CORN_SAVED = 0.7;
  private static final double LIGHT_SIDE = 0.5;
  private static final int HUNGER = 3;
  private static final int FAR = 14; // days before a food day that hunger is not thought of

  private Estimate() {}

  static double of(TzolkinPosition now, int seat) {
    return of(now, seat, LOOKED_AHEAD);
  }

  /** What has begun is worth its best end. */
  private static double of(TzolkinPosition now, int seat, int ahead) {
    if (ahead > 0 && now.toAct().contains(seat) && isWithinAction(now.decision(seat))) {
      double best = Double.NEGATIVE_INFINITY;
      for (TzolkinMove move : now.legalMoves(seat)) {
        TzolkinPosition next = now.copy();
        next.playLegal(seat, move, Events.NONE);
        best = Math.max(best, of(next, seat, ahead - 1));
      }
      return best;
    }
    return standing(now, seat);
  }

  private static boolean isWithinAction(Decision asked) {
    return switch ((TzolkinDecision) asked) {
      case TakeTurn _, PlaceMore _, PickUpMore _, KeepWealth _, Trade _ -> false;
      case ExpansionDecision.KeepTribe _, ExpansionDecision.PlaceFirst _ -> false;
      case ExpansionDecision.TradeQuickly _ -> false;
      default -> true;
    };
  }

  private static double standing(TzolkinPosition now, int seat) {
    double value = FinalScoring.total(now, seat);
    if (now.over()) {
      return value;
    }
    double left = Math.max(0, 1 - (double) now.calendar.day() / Calendar.ROUNDS);
    return value
        + left * tools(now, seat)
        + temples(now, seat)
        + workers(now, seat)
        + food(now, seat)
        + prophecies(now, seat)
        + chosen(now, seat);
  }

  private static double tools(TzolkinPosition now, int seat) {
    return CORN_WORTH * now.players.worth(seat)
        + SKULL * now.players.goods(seat, Good.SKULL)
        + LEVEL * now.players.levels(seat)
        + WORKER * now.players.workers(seat)
        + (now.players.light(seat) ? LIGHT_SIDE : 0);
  }

  /** What the steps would bring on the food days to come. */
  private static double temples(TzolkinPosition now, int seat) {
    int held = now.calendar.foodDaysHeld();
    double value = 0;
    for (int day = held; day < Calendar.FOOD_DAY_COUNT; day++) {
      if (day % 2 == 0) {
        for (Good good : Good.ALL) {
          value += FoodDays.reward(now, seat, good) * (good == Good.SKULL ? SKULL : 1);
        }
      } else {
        value += FoodDays.stepPoints(now, seat);
        for (Temple temple : Temple.ALL) {
          value += FoodDays.leaderPoints(now, seat, temple, (day + 1) / 2) / 2.0;
        }
      }
    }
    return value;
  }

  private static double workers(TzolkinPosition now, int seat) {
    double value = 0;
    for (int gear = 0; gear < Gear.COUNT; gear++) {
      for (int rest = now.gears.of(seat, gear); rest != 0; rest &= rest - 1) {
        int space = Integer.numberOfTrailingZeros(rest);
        value += ON_GEAR + PER_SPACE * waiting(Gear.ALL[gear], space);
      }
    }
    boolean first = now.calendar.startSpace() == seat;
    return value + (first ? START_SPACE + CORN_ON_CALENDAR * now.calendar.corn() : 0);
  }

  /** How many spaces a worker has come; nothing if it is about to be pushed off. */
  private static int waiting(Gear gear, int space) {
    return space == gear.lastSpace() ? 0 : Math.min(space, gear.actions());
  }

  /** What the prophecies would score as it stands, the next one most likely (X65). */
  private static double prophecies(TzolkinPosition now, int seat) {
    double value = 0;
    for (int slot = 0; slot < now.prophecies.drawn(); slot++) {
      int ahead = slot + 1 - now.calendar.foodDaysHeld();
      Prophecy prophecy = now.prophecies.at(slot);
      boolean foreseeable = prophecy.metric() != Prophecy.Metric.WORKERS_FED;
      if (ahead >= 0 && foreseeable) {
        int points = prophecy.points(Prophecies.count(now, seat, prophecy.metric()));
        value += points * PROPHECY / (ahead + 1);
      }
    }
    return value;
  }

  /** What farms save, and the hunger that is near. */
  private static double food(TzolkinPosition now, int seat) {
    int held = now.calendar.foodDaysHeld();
    if (held == Calendar.FOOD_DAY_COUNT) {
      return 0;
    }
    int bill = FoodDays.bill(now, seat);
    int days = Math.max(0, Calendar.foodDay(held) - now.calendar.day());
    double near = Math.max(0, 1 - (double) days / FAR);
    double missing = Math.max(0, bill - now.players.corn(seat));
    return -CORN_SAVED * bill * (Calendar.FOOD_DAY_COUNT - held) - HUNGER * missing * near;
  }

  /** Starting wealth that is chosen and not given yet. */
  private static double chosen(TzolkinPosition now, int seat) {
    double value = 0;
    for (Wealth tile : Wealth.list(now.wealth.chosen(seat))) {
      for (Effect effect : tile.effects()) {
        value +=
            switch (effect) {
              case Effect.Gain(Good good, int amount) -> good == Good.CORN ? amount / 2.0 : amount;
              case Effect.Advance _ -> LEVEL;
              case Effect.Worker _ -> WORKER;
              default -> 2;
            };
      }
    }
    return value;
  }
}
