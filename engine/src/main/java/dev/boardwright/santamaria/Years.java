package dev.boardwright.santamaria;

import dev.boardwright.engine.Events;
import dev.boardwright.engine.Step;
import dev.boardwright.santamaria.SantaMariaChance.DealBoard;
import dev.boardwright.santamaria.SantaMariaChance.DrawStartSeat;
import dev.boardwright.santamaria.SantaMariaChance.FillDock;
import dev.boardwright.santamaria.SantaMariaChance.OpenPosition;
import dev.boardwright.santamaria.SantaMariaChance.RollBlueDie;
import dev.boardwright.santamaria.SantaMariaChance.RollWhiteDie;
import dev.boardwright.santamaria.SantaMariaChance.TurnUpTile;
import dev.boardwright.santamaria.tables.Colony;
import dev.boardwright.santamaria.tables.Goods;
import dev.boardwright.santamaria.tables.HarbourIcon;
import dev.boardwright.santamaria.tables.Plot;
import dev.boardwright.santamaria.tables.Prices;
import dev.boardwright.santamaria.tables.Resource;
import dev.boardwright.santamaria.tables.Scholar;
import dev.boardwright.santamaria.tables.Square;
import dev.boardwright.santamaria.tables.Title;
import dev.boardwright.santamaria.tables.TownHall;
import dev.boardwright.santamaria.tables.Tracks;
import java.util.ArrayList;
import java.util.List;

/** How a game and its years begin and end (sections 2, 16, 17 and 22). */
final class Years {

  private static final Step ROLL_WHITE_DIE = new RollWhiteDie();
  private static final Step REVEAL_DOUBLE = new TurnUpTile(false);
  private static final Step REVEAL_TRIPLE = new TurnUpTile(true);

  private Years() {}

  // ---- setup: what comes last is said first

  static void setUp(SantaMariaPosition now) {
    now.next(new SantaMariaTask.BeginYear());
    if (now.options.advancedSetup()) {
      now.next(new SantaMariaTask.PickInReverse()); // M120
    }
    for (int seat = now.seats() - 1; seat >= 0; seat--) {
      dealTo(now, seat);
    }
    repeat(now, new OpenPosition(false), Prices.BISHOPS); // M10
    repeat(now, new OpenPosition(true), Prices.SCHOLARS);
    for (int dock = HarbourIcon.COUNT - 1; dock >= 0; dock--) {
      now.next(new FillDock(HarbourIcon.ALL[dock], true)); // M9
    }
    rollAndReveal(now);
    if (now.solo()) {
      beginWith(now, 0);
    } else {
      now.next(new DrawStartSeat()); // M5
    }
  }

  private static void dealTo(SantaMariaPosition now, int seat) {
    now.stores.addGoods(seat, Goods.of(Prices.START_WOOD, Resource.WOOD)); // M12
    now.dice.addBlue(seat, now.year); // M7
    if (now.options.advancedSetup()) {
      now.colonies.lay(seat, Colony.B); // M120
    } else {
      now.next(new DealBoard(seat));
    }
  }

  /** Coins by turn order (M12). */
  static void beginWith(SantaMariaPosition now, int startSeat) {
    now.startSeat = startSeat;
    for (int i = 0; i < now.seats(); i++) {
      now.stores.addCoins((startSeat + i) % now.seats(), Prices.START_COINS.get(i));
    }
  }

  /** Tiles, white dice, blue dice, in this order (M98 to M100). */
  private static void rollAndReveal(SantaMariaPosition now) {
    now.next(new SantaMariaTask.RollBlueDice());
    repeat(now, ROLL_WHITE_DIE, now.whiteDice());
    repeat(now, REVEAL_TRIPLE, Prices.DISPLAY);
    repeat(now, REVEAL_DOUBLE, Prices.DISPLAY);
  }

  static void rollBlueDice(SantaMariaPosition now) {
    for (int i = now.seats() - 1; i >= 0; i--) {
      int seat = (now.startSeat + i) % now.seats();
      for (int die = now.dice.blue(seat) - 1; die >= 0; die--) {
        now.next(new RollBlueDie(seat, die));
      }
    }
  }

  private static void repeat(SantaMariaPosition now, Step step, int times) {
    for (int i = 0; i < times; i++) {
      now.next(step);
    }
  }

  // ---- advanced setup

  static void pickInReverse(SantaMariaPosition now) {
    for (int i = 0; i < now.seats(); i++) {
      int seat = (now.startSeat + i) % now.seats();
      now.next(new SantaMariaDecision.PickTownHall(seat));
      now.next(new SantaMariaDecision.PickScholar(seat));
    }
  }

  static void listScholars(SantaMariaPosition now, List<SantaMariaMove> out) {
    for (int rest = now.monks.scholarsLeft(); rest != 0; rest &= rest - 1) {
      out.add(Moves.CHOOSE_SCHOLAR[Integer.numberOfTrailingZeros(rest)]);
    }
  }

  static void pickScholar(SantaMariaPosition now, int seat, Scholar scholar, Events events) {
    now.monks.take(seat, scholar);
    events.add(new SantaMariaEvent.ScholarPicked(seat, scholar));
  }

  static void listTownHalls(SantaMariaPosition now, List<SantaMariaMove> out) {
    int left = ((1 << TownHall.COUNT) - 1) & ~now.monks.townHallsTaken();
    for (int rest = left; rest != 0; rest &= rest - 1) {
      out.add(Moves.CHOOSE_TOWN_HALL[Integer.numberOfTrailingZeros(rest)]);
    }
  }

  static void putTownHall(
      SantaMariaPosition now, int seat, TownHall tile, Square square, Events events) {
    now.monks.takeTownHall(seat, tile.ordinal());
    now.colonies.lay(seat, square.ordinal(), Plot.of(tile.building()));
    events.add(new SantaMariaEvent.TownHallPlaced(seat, tile, square));
  }

  // ---- years

  static void beginYear(SantaMariaPosition now, Events events) {
    if (now.markers.taken() != 0) {
      now.startSeat = now.markers.first(); // M101
      now.markers.resetRetirement(); // M102
      now.year++;
    }
    events.add(new SantaMariaEvent.YearBegun(now.year, now.startSeat));
    now.next(new SantaMariaTask.NextTurn((now.startSeat + now.seats() - 1) % now.seats()));
  }

  /** Everybody has retired. */
  static void end(SantaMariaPosition now, Events events) {
    List<Integer> ranking = ranking(now);
    events.add(new SantaMariaEvent.YearEnded(now.year, ranking));
    List<Integer> points = Tracks.points(now.seats(), now.year); // M94
    for (int rank = 0; rank < Math.min(points.size(), ranking.size()); rank++) {
      Wealth.receiveHappiness(now, ranking.get(rank), points.get(rank), events);
    }
    now.markers.resetConquistadors(); // M95
    now.colonies.clear(); // M96
    now.dice.collect(now.whiteDice());
    now.market.resetActivations(); // M43
    now.market.discard(); // M98
    if (now.year < Prices.YEARS) { // M97
      now.next(new SantaMariaTask.BeginYear());
      rollAndReveal(now);
    } else if (now.solo()) {
      events.add(new SantaMariaEvent.TitleReached(0, Title.of(now.result().score(0)))); // M126
    }
  }

  /** Those who have left the start, best first (M93); alone only from a certain space on (M124). */
  static List<Integer> ranking(SantaMariaPosition now) {
    int least = now.solo() ? Tracks.SOLO_SPACES.get(now.year - 1) : 1;
    List<Integer> ranking = new ArrayList<>();
    for (int seat = 0; seat < now.seats(); seat++) {
      if (now.markers.conquistador(seat) >= least) {
        int rank = 0;
        while (rank < ranking.size() && now.markers.ahead(ranking.get(rank), seat)) {
          rank++;
        }
        ranking.add(rank, seat);
      }
    }
    return ranking;
  }
}
