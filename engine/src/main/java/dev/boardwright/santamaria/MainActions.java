package dev.boardwright.santamaria;

import dev.boardwright.engine.Events;
import dev.boardwright.santamaria.SantaMariaDecision.FinishTurn;
import dev.boardwright.santamaria.SantaMariaDecision.UseBuilding;
import dev.boardwright.santamaria.tables.Goods;
import dev.boardwright.santamaria.tables.Prices;
import dev.boardwright.santamaria.tables.Resource;
import dev.boardwright.santamaria.tables.RetirementPosition;
import dev.boardwright.santamaria.tables.Scholar;
import dev.boardwright.santamaria.tables.Square;
import dev.boardwright.santamaria.tables.Tile;
import java.util.List;

/** Expand, activate a building, activate a line, retire (sections 6 to 8 and 15). */
final class MainActions {

  private MainActions() {}

  /** All main actions that can be carried out with what is held (M16, M17). */
  static void list(SantaMariaPosition now, int seat, List<SantaMariaMove> out) {
    for (int rest = tiles(now, seat); rest != 0; rest &= rest - 1) {
      out.add(Moves.EXPAND[Integer.numberOfTrailingZeros(rest)]);
    }
    if (activationPrice(now, seat) <= now.stores.coins(seat)) {
      for (long rest = now.colonies.unoccupied(seat); rest != 0; rest &= rest - 1) {
        out.add(Moves.ACTIVATE[Long.numberOfTrailingZeros(rest)]);
      }
    }
    listDice(now, seat, DieColour.WHITE, whiteValues(now, seat), out);
    listDice(now, seat, DieColour.BLUE, blueValues(now, seat), out);
    for (int rest = retirementPositions(now); rest != 0; rest &= rest - 1) {
      out.add(Moves.RETIRE[Integer.numberOfTrailingZeros(rest)]);
    }
  }

  // ---- expand

  /** The tiles on display that can be paid and placed (M37). */
  private static int tiles(SantaMariaPosition now, int seat) {
    int display = now.market.display();
    int tiles = display & Tile.DOUBLE_BITS;
    if (tiles != 0 && !expandable(now, seat, false)) {
      tiles = 0;
    }
    int triples = display & Tile.TRIPLE_BITS;
    return triples != 0 && expandable(now, seat, true) ? tiles | triples : tiles;
  }

  private static boolean expandable(SantaMariaPosition now, int seat, boolean triple) {
    return Payments.possible(now.stores.goods(seat), price(now, seat, triple))
        && now.colonies.fits(seat, triple);
  }

  /** As {@link Goods} (M34, M81b). */
  static int price(SantaMariaPosition now, int seat, boolean triple) {
    int price = triple ? Prices.TRIPLE : Prices.DOUBLE;
    return now.monks.has(seat, Scholar.ARCHITECT)
        ? price - Goods.of(Scholar.ARCHITECT_WOOD, Resource.WOOD)
        : price;
  }

  static void listPlaces(SantaMariaPosition now, int seat, Tile tile, List<SantaMariaMove> out) {
    for (int rotation = 0; rotation < 4; rotation++) {
      long anchors = now.colonies.anchors(seat, tile.triple(), rotation);
      for (long rest = anchors; rest != 0; rest &= rest - 1) {
        out.add(Moves.place(Long.numberOfTrailingZeros(rest), rotation));
      }
    }
  }

  static void place(
      SantaMariaPosition now, int seat, Tile tile, SantaMariaMove.Place move, Events events) {
    now.colonies.lay(seat, tile, move.square().ordinal(), move.rotation());
    now.market.place(seat, tile);
    events.add(new SantaMariaEvent.TilePlaced(seat, tile, move.square(), move.rotation()));
  }

  // ---- activate one building

  /** In coins (M41, M81c). */
  static int activationPrice(SantaMariaPosition now, int seat) {
    int price = 1 + now.market.activations(seat);
    return now.monks.has(seat, Scholar.OVERSEER) ? price - Scholar.OVERSEER_COINS : price;
  }

  static void activate(SantaMariaPosition now, int seat, Square square, Events events) {
    int price = activationPrice(now, seat);
    now.stores.takeCoins(seat, price);
    now.market.countActivation(seat);
    now.colonies.occupy(seat, square.ordinal(), Occupant.coins(price)); // M43
    events.add(new SantaMariaEvent.BuildingActivated(seat, square, price));
    now.next(new FinishTurn(seat));
    now.next(new UseBuilding(seat, square, now.colonies.building(seat, square.ordinal())));
  }

  // ---- activate a line

  /** The values of white dice that this seat may take; bit {@code i} is value {@code i + 1}. */
  private static int whiteValues(SantaMariaPosition now, int seat) {
    int values = 0;
    if (now.dice.whiteUsed(seat) < Prices.WHITE_DICE) { // M45
      for (int value = 1; value <= Prices.DIE_SIDES; value++) {
        values |= now.dice.pool(value) > 0 ? 1 << (value - 1) : 0;
      }
    }
    return values;
  }

  private static int blueValues(SantaMariaPosition now, int seat) {
    int values = 0;
    for (int value = 1; value <= Prices.DIE_SIDES; value++) {
      values |= now.dice.usable(seat, value, now.year) >= 0 ? 1 << (value - 1) : 0;
    }
    return values;
  }

  private static void listDice(
      SantaMariaPosition now, int seat, DieColour colour, int values, List<SantaMariaMove> out) {
    if (values == 0) {
      return;
    }
    int lines = now.colonies.lines(seat, colour);
    for (int rest = values; rest != 0; rest &= rest - 1) {
      int value = 1 + Integer.numberOfTrailingZeros(rest);
      if ((reachable(now, seat, value) & lines) != 0) { // M48
        out.add(Moves.useDie(colour, value));
      }
    }
  }

  /** The final values that can be paid for (M47); bit {@code i} is value {@code i + 1}. */
  private static int reachable(SantaMariaPosition now, int seat, int value) {
    int reach = now.stores.coins(seat) / Prices.POINT + freePoints(now, seat);
    int lowest = Math.max(1, value - reach);
    int highest = Math.min(Prices.DIE_SIDES, value + reach);
    return (1 << highest) - (1 << (lowest - 1));
  }

  private static int freePoints(SantaMariaPosition now, int seat) {
    return now.monks.has(seat, Scholar.FOREMAN) ? Scholar.FOREMAN_COINS : 0; // M81d
  }

  static void listLines(
      SantaMariaPosition now, int seat, DieColour colour, int value, List<SantaMariaMove> out) {
    int lines = reachable(now, seat, value) & now.colonies.lines(seat, colour);
    for (int rest = lines; rest != 0; rest &= rest - 1) {
      out.add(Moves.activateLine(1 + Integer.numberOfTrailingZeros(rest)));
    }
  }

  static void activateLine(
      SantaMariaPosition now, int seat, DieColour colour, int value, int line, Events events) {
    int points = Math.max(0, Math.abs(value - line) - freePoints(now, seat));
    Wealth.payCoins(now, seat, points * Prices.POINT, events);
    events.add(new SantaMariaEvent.LineActivated(seat, colour, value, line));
    if (colour == DieColour.WHITE) {
      now.dice.takeWhite(seat, value); // M52
      if (now.solo()) {
        now.next(SantaMariaPosition.WHITE_DIE_USED); // M122
      }
    } else {
      now.dice.useBlue(seat, now.dice.usable(seat, value, now.year));
    }
    now.next(new FinishTurn(seat));
    int buildings = now.colonies.line(seat, colour, line); // M49
    now.next(new SantaMariaTask.LineDone(seat, colour, line, buildings));
    for (int place = Square.SIDE - 1; place >= 0; place--) { // M50
      if ((buildings >> place & 1) != 0) {
        int square = Colonies.square(colour, line, place);
        now.next(new UseBuilding(seat, Square.ALL[square], now.colonies.building(seat, square)));
      }
    }
  }

  /** The die goes on the last building, or the surveyor chooses (M51, M81a). */
  static void finishLine(SantaMariaPosition now, SantaMariaTask.LineDone done, Events events) {
    if (now.monks.has(done.seat(), Scholar.SURVEYOR) && Integer.bitCount(done.buildings()) > 1) {
      now.next(
          new SantaMariaDecision.ChooseBuildingForDie(
              done.seat(), done.colour(), done.line(), done.buildings()));
      return;
    }
    int last = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(done.buildings());
    int square = Colonies.square(done.colour(), done.line(), last);
    placeDie(now, done.seat(), done.colour(), done.line(), Square.ALL[square], events);
  }

  static void placeDie(
      SantaMariaPosition now, int seat, DieColour colour, int value, Square square, Events events) {
    now.colonies.occupy(seat, square.ordinal(), Occupant.die(colour, value));
    events.add(new SantaMariaEvent.DiePlaced(seat, colour, square));
  }

  // ---- retire

  /** Free positions as bits (M86, M123). */
  static int retirementPositions(SantaMariaPosition now) {
    int free = ((1 << RetirementPosition.COUNT) - 1) & ~now.markers.taken();
    return now.solo() ? free & ~(1 << RetirementPosition.blockedSolo(now.year).ordinal()) : free;
  }

  static void retire(SantaMariaPosition now, int seat, RetirementPosition position, Events events) {
    now.markers.retire(seat, position.ordinal());
    events.add(new SantaMariaEvent.Retired(seat, position));
    now.next(new FinishTurn(seat)); // M92
    now.next(new SantaMariaTask.Harbour(seat)); // M90
    now.next(new SantaMariaDecision.UseReward(seat, position)); // M88
  }
}
