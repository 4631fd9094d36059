package dev.boardwright.santamaria;

import dev.boardwright.engine.Decision;
import dev.boardwright.engine.Events;
import dev.boardwright.santamaria.SantaMariaDecision.ChooseLine;
import dev.boardwright.santamaria.SantaMariaDecision.ExtraStep;
import dev.boardwright.santamaria.SantaMariaDecision.PayForShip;
import dev.boardwright.santamaria.SantaMariaDecision.PayForTile;
import dev.boardwright.santamaria.SantaMariaDecision.PlaceTile;
import dev.boardwright.santamaria.SantaMariaDecision.ReceiveGain;
import dev.boardwright.santamaria.SantaMariaDecision.UseBuilding;
import dev.boardwright.santamaria.SantaMariaDecision.UseIncome;
import dev.boardwright.santamaria.SantaMariaDecision.UseReward;
import dev.boardwright.santamaria.tables.HarbourIcon;
import dev.boardwright.santamaria.tables.Prices;
import dev.boardwright.santamaria.tables.Resource;
import dev.boardwright.santamaria.tables.Square;

/**
 * How good a position looks, in happiness: the points as they stand, and a little for what may come
 * of goods, of the colony, of monks, and of dice that are not used yet.
 */
final class Estimate {

  /** Beyond what a resource brings when it is sold; by kind. */
  private static final double[] GOODS = {0.5, 0.5, 1.0, 1.0, 1.0};

  /** A coin that is not yet a third of a point. */
  private static final double COIN = 0.05;

  private static final double RELIGION_STEP = 0.9;
  private static final double CONQUISTADOR_STEP = 0.5;
  private static final double LINE_SQUARE = 0.35;
  private static final double HARBOUR = 1.0;
  private static final double COIN_ACTIVATION = 0.4;

  /** A die that can be used, and more for each building that it may find. */
  private static final double DIE = 0.5;

  private static final double BUILDING = 0.1;

  private Estimate() {}

  static double of(SantaMariaPosition now, int seat) {
    if (now.over()) {
      return Scoring.total(now, seat);
    }
    if (now.toAct().contains(seat)) {
      Decision asked = now.decision(seat);
      if (committed(asked)) {
        return best(now, seat);
      }
    }
    double value = Scoring.total(now, seat) + goods(now, seat) + tracks(now, seat);
    value += lines(now, seat) + HARBOUR * incomesDue(now, seat);
    int yearsLeft = Prices.YEARS - now.year;
    value += yearsLeft * (wholeYear(now, seat) + HARBOUR * now.docks.count(seat));
    return value + thisYear(now, seat);
  }

  /** Whether what was begun is still to be carried out. */
  private static boolean committed(Decision asked) {
    return asked instanceof ChooseLine
        || asked instanceof UseBuilding
        || asked instanceof PayForTile
        || asked instanceof PlaceTile
        || asked instanceof PayForShip
        || asked instanceof ReceiveGain
        || asked instanceof ExtraStep;
  }

  /** What was begun is worth its best end; nothing is sold or bought on the way. */
  private static double best(SantaMariaPosition now, int seat) {
    double best = Double.NEGATIVE_INFINITY;
    for (SantaMariaMove move : now.legalMoves(seat)) {
      if (!(move instanceof SantaMariaMove.Sell || move instanceof SantaMariaMove.Buy)) {
        SantaMariaPosition next = now.copy();
        next.playLegal(seat, move, Events.NONE);
        best = Math.max(best, of(next, seat));
      }
    }
    return best;
  }

  private static double goods(SantaMariaPosition now, int seat) {
    double value = COIN * now.stores.coins(seat);
    for (int kind = 0; kind < Resource.COUNT; kind++) {
      value += GOODS[kind] * now.stores.count(seat, kind);
    }
    return value;
  }

  private static double tracks(SantaMariaPosition now, int seat) {
    return RELIGION_STEP * now.markers.religion(seat)
        + CONQUISTADOR_STEP * now.markers.conquistador(seat);
  }

  /** Lines that are nearly complete. */
  private static double lines(SantaMariaPosition now, int seat) {
    double value = 0;
    long covered = Square.EVERY & ~now.colonies.empty(seat);
    for (int line = 0; line < Square.SIDE; line++) {
      int row = Long.bitCount(covered & Square.rowBits(line));
      int column = Long.bitCount(covered & Square.columnBits(line));
      value += LINE_SQUARE * (row * row + column * column) / Square.SIDE;
    }
    return value;
  }

  /** How many incomes of the harbour this year may still bring. */
  private static int incomesDue(SantaMariaPosition now, int seat) {
    if (!now.markers.retired(seat)) {
      return now.docks.count(seat);
    }
    if (!now.toAct().contains(seat)) {
      return 0;
    }
    return switch (now.decision(seat)) {
      case UseReward _ -> now.docks.count(seat);
      case UseIncome(int _, HarbourIcon icon, int number) -> {
        int due = now.docks.count(seat, icon.ordinal()) - number + 1;
        for (int after = icon.ordinal() + 1; after < HarbourIcon.COUNT; after++) {
          due += now.docks.count(seat, after);
        }
        yield due;
      }
      default -> 0;
    };
  }

  /** What a year to come may bring. */
  private static double wholeYear(SantaMariaPosition now, int seat) {
    int dice = Prices.WHITE_DICE + now.dice.blue(seat);
    return dice * die(now.colonies.buildings(seat)) + COIN_ACTIVATION;
  }

  /** What a seat that has not retired may still do. */
  private static double thisYear(SantaMariaPosition now, int seat) {
    if (now.markers.retired(seat)) {
      return 0;
    }
    int dice = Math.min(Prices.WHITE_DICE - now.dice.whiteUsed(seat), now.dice.poolSize());
    for (int die = 0; die < now.dice.blue(seat); die++) {
      boolean usable = !now.dice.blueUsed(seat, die) && now.dice.blueFrom(seat, die) <= now.year;
      dice += usable ? 1 : 0;
    }
    long free = now.colonies.unoccupied(seat);
    boolean affordable = MainActions.activationPrice(now, seat) <= now.stores.coins(seat);
    return Math.min(dice, Long.bitCount(free)) * die(free)
        + (affordable && free != 0 ? COIN_ACTIVATION : 0);
  }

  /** A die among these buildings. */
  private static double die(long buildings) {
    return DIE + BUILDING * Long.bitCount(buildings);
  }
}
