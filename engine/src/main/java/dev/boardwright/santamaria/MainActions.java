package dev.boardwright.santamaria;

import dev.boardwright.engine.Bits;
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
import java.util.random.RandomGenerator;

/** Expand, activate a building, activate a line, retire (sections 6 to 8 and 15). */
final class MainActions {

  private static final SantaMariaMove[][] ACTIONS = {
    Moves.EXPAND,
    Moves.ACTIVATE,
    Moves.USE_WHITE,
    Moves.USE_BLUE,
    Moves.RETIRE,
    Moves.SELL,
    Moves.BUY
  };

  private MainActions() {}

  /** All main actions that can be carried out with what is held (M16, M17). */
  static void list(SantaMariaPosition now, int seat, List<SantaMariaMove> out) {
    each(Moves.EXPAND, tiles(now, seat), out);
    each(Moves.ACTIVATE, buildings(now, seat), out);
    each(Moves.USE_WHITE, whiteDice(now, seat), out);
    each(Moves.USE_BLUE, blueDice(now, seat), out);
    each(Moves.RETIRE, retirementPositions(now), out);
  }

  private static void each(SantaMariaMove[] moves, long bits, List<SantaMariaMove> out) {
    for (long rest = bits; rest != 0; rest &= rest - 1) {
      out.add(moves[Long.numberOfTrailingZeros(rest)]);
    }
  }

  /** One of the main and free actions, each equally likely, without listing them. */
  static SantaMariaMove random(SantaMariaPosition now, int seat, RandomGenerator rng) {
    long[] bits = {
      tiles(now, seat),
      buildings(now, seat),
      whiteDice(now, seat),
      blueDice(now, seat),
      retirementPositions(now),
      Wealth.sellable(now, seat),
      Wealth.buyable(now, seat)
    };
    int total = 0;
    for (long each : bits) {
      total += Long.bitCount(each);
    }
    int left = rng.nextInt(total);
    int kind = 0;
    while (left >= Long.bitCount(bits[kind])) {
      left -= Long.bitCount(bits[kind]);
      kind++;
    }
    return ACTIONS[kind][Bits.nth(bits[kind], left)];
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
    for (int rotation = 0; rotation < Tile.ROTATIONS; rotation++) {
      long anchors = now.colonies.anchors(seat, tile.triple(), rotation);
      for (long rest = anchors; rest != 0; rest &= rest - 1) {
        out.add(Moves.place(Long.numberOfTrailingZeros(rest), rotation));
      }
    }
  }

  /** One of the places, each equally likely, without listing them. */
  static SantaMariaMove randomPlace(
      SantaMariaPosition now, int seat, Tile tile, RandomGenerator rng) {
    int total = 0;
    for (int rotation = 0; rotation < Tile.ROTATIONS; rotation++) {
      total += Long.bitCount(now.colonies.anchors(seat, tile.triple(), rotation));
    }
    int left = rng.nextInt(total);
    int rotation = 0;
    long anchors = now.colonies.anchors(seat, tile.triple(), rotation);
    while (left >= Long.bitCount(anchors)) {
      left -= Long.bitCount(anchors);
      rotation++;
      anchors = now.colonies.anchors(seat, tile.triple(), rotation);
    }
    return Moves.place(Bits.nth(anchors, left), rotation);
  }

  static void place(
      SantaMariaPosition now, int seat, Tile tile, SantaMariaMove.Place move, Events events) {
    now.colonies.lay(seat, tile, move.square().ordinal(), move.rotation());
    now.market.place(seat, tile);
    events.add(new SantaMariaEvent.TilePlaced(seat, tile, move.square(), move.rotation()));
  }

  // ---- activate one building

  /** Those that can be activated with coins, as bits of squares. */
  private static long buildings(SantaMariaPosition now, int seat) {
    return activationPrice(now, seat) <= now.stores.coins(seat) ? now.colonies.unoccupied(seat) : 0;
  }

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

  /** The values of white dice that can be used; bit {@code i} is value {@code i + 1}. */
  private static int whiteDice(SantaMariaPosition now, int seat) {
    if (now.dice.whiteUsed(seat) == Prices.WHITE_DICE) { // M45
      return 0;
    }
    int values = 0;
    for (int value = 1; value <= Prices.DIE_SIDES; value++) {
      values |= now.dice.pool(value) > 0 ? 1 << (value - 1) : 0;
    }
    return useful(now, seat, DieColour.WHITE, values);
  }

  /** The same for blue dice of the seat. */
  private static int blueDice(SantaMariaPosition now, int seat) {
    int values = now.dice.usable(seat, now.year);
    return useful(now, seat, DieColour.BLUE, values);
  }

  /** Those that can be changed so that they reach a line with an unoccupied building (M48). */
  private static int useful(SantaMariaPosition now, int seat, DieColour colour, int values) {
    if (values == 0) {
      return 0;
    }
    int lines = now.colonies.lines(seat, colour);
    int useful = 0;
    for (int rest = values; rest != 0; rest &= rest - 1) {
      int value = 1 + Integer.numberOfTrailingZeros(rest);
      useful |= (reachable(now, seat, value) & lines) != 0 ? 1 << (value - 1) : 0;
    }
    return useful;
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
