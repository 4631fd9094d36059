package dev.boardwright.santamaria;

import dev.boardwright.engine.Events;
import dev.boardwright.santamaria.SantaMariaChance.FillDock;
import dev.boardwright.santamaria.SantaMariaChance.RollBlueDie;
import dev.boardwright.santamaria.SantaMariaDecision.ExtraStep;
import dev.boardwright.santamaria.SantaMariaDecision.RecruitMonk;
import dev.boardwright.santamaria.tables.Building;
import dev.boardwright.santamaria.tables.Bundle;
import dev.boardwright.santamaria.tables.Goods;
import dev.boardwright.santamaria.tables.HarbourIcon;
import dev.boardwright.santamaria.tables.MonkPosition;
import dev.boardwright.santamaria.tables.Prices;
import dev.boardwright.santamaria.tables.Resource;
import dev.boardwright.santamaria.tables.RetirementPosition;
import dev.boardwright.santamaria.tables.RoadTile;
import dev.boardwright.santamaria.tables.Scholar;
import dev.boardwright.santamaria.tables.Ship;
import dev.boardwright.santamaria.tables.Square;
import dev.boardwright.santamaria.tables.Tracks;
import java.util.List;

/** What buildings, rewards and incomes do (sections 9 to 14). */
final class Effects {

  private Effects() {}

  // ---- what is offered

  static void list(SantaMariaPosition now, int seat, Building building, List<SantaMariaMove> out) {
    switch (building.category()) {
      case PRODUCTION, CONQUISTADOR, RELIGION -> out.add(Moves.USE);
      case TRADE -> listTrades(now, seat, building, out);
      case SHIPPING -> listShips(now, seat, out);
    }
    out.add(Moves.SKIP); // M54
  }

  static void list(
      SantaMariaPosition now, SantaMariaDecision.UseReward asked, List<SantaMariaMove> out) {
    switch (asked.position()) {
      case COINS, RELIGION, CONQUISTADOR -> out.add(Moves.USE);
      case SHIPPING -> listShips(now, asked.seat(), out);
      case ROAD -> {
        for (long rest = now.colonies.empty(asked.seat()); rest != 0; rest &= rest - 1) {
          out.add(Moves.PLACE_ROAD[Long.numberOfTrailingZeros(rest)]);
        }
      }
    }
    out.add(Moves.SKIP);
  }

  /** A building is used in the way the move says. */
  static void use(
      SantaMariaPosition now, int seat, Building building, SantaMariaMove move, Events events) {
    switch (building.category()) {
      case PRODUCTION -> Wealth.receive(now, seat, building.gain().getFirst(), events); // M55
      case TRADE -> trade(now, seat, building, move, events);
      case SHIPPING -> chooseShip(now, seat, (SantaMariaMove.Ship) move);
      case CONQUISTADOR -> conquistador(now, seat, events);
      case RELIGION -> religion(now, seat);
    }
  }

  static void reward(
      SantaMariaPosition now,
      SantaMariaDecision.UseReward asked,
      SantaMariaMove move,
      Events events) {
    int seat = asked.seat();
    switch (asked.position()) {
      case COINS -> Wealth.receive(now, seat, RetirementPosition.COIN_REWARD, events);
      case RELIGION -> religion(now, seat);
      case CONQUISTADOR -> conquistador(now, seat, events);
      case SHIPPING -> chooseShip(now, seat, (SantaMariaMove.Ship) move);
      case ROAD -> {
        Square square = ((SantaMariaMove.PlaceRoad) move).square();
        now.colonies.lay(seat, square.ordinal(), RoadTile.PLOT); // M89
        now.market.placeRoad(seat);
        events.add(new SantaMariaEvent.RoadPlaced(seat, square));
      }
    }
  }

  static void income(SantaMariaPosition now, int seat, HarbourIcon icon, Events events) {
    switch (icon) {
      case COINS, HAPPINESS -> Wealth.receive(now, seat, icon.income(), events);
      case CONQUISTADOR -> conquistador(now, seat, events);
      case RELIGION -> religion(now, seat);
    }
  }

  // ---- trade

  private static void listTrades(
      SantaMariaPosition now, int seat, Building building, List<SantaMariaMove> out) {
    List<Bundle> ways = building.pay();
    for (int i = 0; i < ways.size(); i++) {
      Bundle pay = ways.get(i);
      if (pay.coins() > now.stores.coins(seat)) {
        continue;
      }
      if (pay.goods() == Goods.NONE) {
        out.add(Moves.PAY_COINS);
      } else {
        Payments.list(now.stores.goods(seat), pay.goods(), out);
      }
    }
  }

  private static void trade(
      SantaMariaPosition now, int seat, Building building, SantaMariaMove move, Events events) {
    if (move instanceof SantaMariaMove.Pay payment) {
      Wealth.pay(now, seat, payment, events);
    } else {
      Wealth.payCoins(now, seat, building.pay().getFirst().coins(), events);
    }
    if (building.gain().size() == 1) {
      finishTrade(now, seat, building.gain().getFirst(), events);
    } else {
      now.next(new SantaMariaDecision.ReceiveGain(seat, building)); // M56
    }
  }

  static void finishTrade(SantaMariaPosition now, int seat, Bundle gain, Events events) {
    Wealth.receive(now, seat, gain, events);
    if (now.monks.has(seat, Scholar.TRADER)) {
      Wealth.receiveCoins(now, seat, Scholar.TRADER_COINS, events); // M81g
    }
  }

  // ---- shipping

  private static void listShips(SantaMariaPosition now, int seat, List<SantaMariaMove> out) {
    int held = now.stores.goods(seat);
    boolean navigator = now.monks.has(seat, Scholar.NAVIGATOR);
    for (int dock = 0; dock < HarbourIcon.COUNT; dock++) {
      int ship = now.docks.at(dock);
      if (ship == Docks.EMPTY) {
        continue; // M61
      }
      int cost = Ship.ALL[ship].cost();
      if (navigator ? Payments.possibleLeavingOneOut(held, cost) : Payments.possible(held, cost)) {
        out.add(Moves.SHIP[dock]);
      }
    }
  }

  private static void chooseShip(SantaMariaPosition now, int seat, SantaMariaMove.Ship move) {
    now.next(new SantaMariaDecision.PayForShip(seat, move.dock()));
  }

  static void listShipPayments(
      SantaMariaPosition now, int seat, HarbourIcon dock, List<SantaMariaMove> out) {
    int held = now.stores.goods(seat);
    int cost = Ship.ALL[now.docks.at(dock.ordinal())].cost();
    if (now.monks.has(seat, Scholar.NAVIGATOR)) {
      Payments.listLeavingOneOut(held, cost, out); // M81h
    } else {
      Payments.list(held, cost, out);
    }
  }

  static void ship(SantaMariaPosition now, int seat, HarbourIcon dock, Events events) {
    Ship ship = Ship.ALL[now.docks.at(dock.ordinal())];
    now.docks.ship(seat, dock.ordinal()); // M60
    events.add(new SantaMariaEvent.TileShipped(seat, ship, dock));
    if (now.docks.stack(false) != 0) {
      now.next(new FillDock(dock, false)); // M61
    }
  }

  // ---- conquistador

  private static void conquistador(SantaMariaPosition now, int seat, Events events) {
    if (now.markers.conquistador(seat) == Tracks.CONQUISTADOR_END) {
      return; // M66
    }
    now.markers.stepConquistador(seat); // M64, M65
    int space = now.markers.conquistador(seat);
    events.add(new SantaMariaEvent.ConquistadorMoved(seat, space));
    if (Tracks.hasGold(space)) {
      Wealth.receiveGoods(now, seat, Resource.GOLD.ordinal(), 1, events);
      if (now.monks.has(seat, Scholar.EXPLORER)) {
        Wealth.receiveCoins(now, seat, Scholar.EXPLORER_COINS, events); // M81i
      }
    }
  }

  // ---- religion

  private static void religion(SantaMariaPosition now, int seat) {
    now.next(new ExtraStep(seat)); // M67
    now.next(new SantaMariaTask.ReligionStep(seat));
  }

  static void religionStep(SantaMariaPosition now, int seat, Events events) {
    if (now.markers.religion(seat) == Tracks.RELIGION_END) {
      Wealth.receiveHappiness(now, seat, 1, events); // M70
      return;
    }
    now.markers.stepReligion(seat);
    int space = now.markers.religion(seat);
    events.add(new SantaMariaEvent.ReligionMoved(seat, space));
    if (Tracks.hasDie(space) && now.dice.blue(seat) < Prices.BLUE_DICE) {
      boolean thisYear = now.options.blueDieSameYear() && !now.markers.retired(seat); // M84
      now.next(new SantaMariaTask.NewBlueDie(seat, thisYear));
    }
    if (Tracks.hasMonk(space) && now.monks.left(seat) > 0) {
      now.next(new RecruitMonk(seat)); // M69: before the die
    }
  }

  static void newBlueDie(SantaMariaPosition now, int seat, boolean thisYear) {
    int die = now.dice.blue(seat);
    now.dice.addBlue(seat, thisYear ? now.year : now.year + 1);
    now.next(new RollBlueDie(seat, die)); // M82
  }

  static void listExtraStep(SantaMariaPosition now, int seat, List<SantaMariaMove> out) {
    Payments.list(now.stores.goods(seat), Prices.EXTRA_STEP, out);
    if (now.monks.has(seat, Scholar.THEOLOGIAN)
        && now.stores.coins(seat) >= Scholar.THEOLOGIAN_COINS) {
      out.add(Moves.PAY_COINS); // M81j
    }
    out.add(Moves.SKIP);
  }

  static void extraStep(SantaMariaPosition now, int seat, SantaMariaMove move, Events events) {
    if (move instanceof SantaMariaMove.Pay payment) {
      Wealth.pay(now, seat, payment, events);
    } else {
      Wealth.payCoins(now, seat, Scholar.THEOLOGIAN_COINS, events);
    }
    now.next(new SantaMariaTask.ReligionStep(seat));
  }

  // ---- monks

  static void listMonkPositions(SantaMariaPosition now, int seat, List<SantaMariaMove> out) {
    int coins = now.stores.coins(seat);
    int candidates = now.monks.open() & ~now.monks.placed(seat); // M74
    for (int rest = candidates; rest != 0; rest &= rest - 1) {
      int position = Integer.numberOfTrailingZeros(rest);
      if (Integer.bitCount(now.monks.seatsAt(position)) * Prices.MONK_FEE <= coins) { // M76
        out.add(Moves.PLACE_MONK[position]);
      }
    }
    out.add(Moves.SKIP); // M72
  }

  static void placeMonk(SantaMariaPosition now, int seat, MonkPosition position, Events events) {
    for (int rest = now.monks.seatsAt(position.ordinal()); rest != 0; rest &= rest - 1) {
      payFee(now, seat, Integer.numberOfTrailingZeros(rest), events); // M76
    }
    now.monks.place(seat, position);
    events.add(new SantaMariaEvent.MonkPlaced(seat, position));
    if (position.isMission()) {
      Wealth.receive(now, seat, position.mission().reward(), events); // M80
    }
  }

  private static void payFee(SantaMariaPosition now, int seat, int opponent, Events events) {
    now.stores.takeCoins(seat, Prices.MONK_FEE);
    boolean received =
        !now.markers.retired(opponent) || now.options.retiredPlayerReceivesMonkPayments(); // M77
    now.stores.addCoins(opponent, received ? Prices.MONK_FEE : 0);
    events.add(new SantaMariaEvent.FeePaid(seat, opponent, received ? Prices.MONK_FEE : 0));
  }
}
