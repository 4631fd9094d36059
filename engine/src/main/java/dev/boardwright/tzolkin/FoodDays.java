package dev.boardwright.tzolkin;

import dev.boardwright.engine.Events;
import dev.boardwright.tzolkin.Players.Points;
import dev.boardwright.tzolkin.TzolkinOptions.Starvation;
import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Good;
import dev.boardwright.tzolkin.piece.Temple;
import dev.boardwright.tzolkin.piece.Wealth;
import java.util.List;
import java.util.stream.Stream;

/** The food days (section 12 of the rules). */
final class FoodDays {

  private static final int EXEMPTION = 2; // T118, X92
  private static final int PENALTY = 3; // T120
  private static final int AGE_CHANGE = 2; // T101

  private static final List<Building> FARMS =
      Stream.of(Building.ALL).filter(tile -> tile.exempts() + tile.cheapens() > 0).toList();
  private static final List<Wealth> FARM_TILES =
      Stream.of(Wealth.ALL).filter(tile -> tile.exempts() > 0).toList();

  private FoodDays() {}

  /** Phase 2, if a food day is due (T29): first of all what buildings give (X160). */
  static void hold(TzolkinPosition now, Events events) {
    if (!now.calendar.isFoodDayDue()) {
      return;
    }
    now.calendar.holdFoodDay();
    events.add(new TzolkinEvent.FoodDayBegun(now.calendar.foodDaysHeld()));
    now.turn.end();
    now.next(new TzolkinTask.Feed());
    NewBuildings.giveRewards(now);
  }

  /** Everybody is fed; rewards come after that (T121). */
  static void feed(TzolkinPosition now, Events events) {
    for (int seat = 0; seat < now.seats(); seat++) {
      feed(now, seat, events);
    }
    Prophecies.scoreAtEnd(now); // X65
    now.next(new TzolkinTask.TempleRewards());
    QuickActions.layAge2(now); // X41
    if (now.calendar.foodDaysHeld() == AGE_CHANGE) { // T101
      now.displays.endAge1();
      events.add(new TzolkinEvent.Age1Ended());
      Construction.refill(now);
    }
  }

  // ---- feeding

  /** Workers that need no food (T118). */
  static int exempt(TzolkinPosition now, int seat) {
    int exempt = 0;
    for (Building farm : FARMS) {
      exempt += now.players.count(seat, farm) * farm.exempts();
    }
    for (Wealth tile : FARM_TILES) {
      exempt += (now.players.wealth(seat) & tile.bit()) != 0 ? tile.exempts() : 0;
    }
    return exempt;
  }

  /** The corn that each worker needs who is not exempt (T118). */
  static int perWorker(TzolkinPosition now, int seat) {
    return Math.max(0, need(now, seat));
  }

  /** The same; below 0 if there are more farms than food is needed. */
  private static int need(TzolkinPosition now, int seat) {
    int need = now.ability(seat).food() + now.affliction().food(); // X92
    for (Building farm : FARMS) {
      need -= now.players.count(seat, farm) * farm.cheapens();
    }
    return need;
  }

  /** The corn that a worker needs who is exempt, for whom only 2 corn are saved (X92). */
  static int perExempt(TzolkinPosition now, int seat) {
    return Math.max(0, need(now, seat) - EXEMPTION);
  }

  /** What a seat's workers cost on a food day (T118). */
  static int bill(TzolkinPosition now, int seat) {
    int workers = now.players.workers(seat); // T117
    int exempt = Math.min(workers, exempt(now, seat));
    return exempt * perExempt(now, seat) + (workers - exempt) * perWorker(now, seat);
  }

  private static void feed(TzolkinPosition now, int seat, Events events) {
    int workers = now.players.workers(seat);
    int bill = bill(now, seat);
    int corn = now.players.corn(seat);
    int missing = Math.max(0, bill - corn);
    int cheap = Math.min(workers, exempt(now, seat));
    int fedCheap = fed(cheap, perExempt(now, seat), corn); // the cheapest first (X92)
    int paidCheap = fedCheap * perExempt(now, seat);
    int fedOthers = fed(workers - cheap, perWorker(now, seat), corn - paidCheap);
    int paid = paidCheap + fedOthers * perWorker(now, seat);
    int unfed = workers - fedCheap - fedOthers;
    int lost = penalty(now, seat, missing, unfed);
    now.players.addCorn(seat, -paid);
    now.players.score(seat, Points.HUNGER, -lost);
    now.prophecies.fed(seat, workers - unfed);
    events.add(new TzolkinEvent.WorkersFed(seat, paid, missing, unfed, lost));
  }

  /** How many workers can be fed who need so much each (T119). */
  private static int fed(int workers, int each, int corn) {
    return each == 0 ? workers : Math.min(workers, corn / each);
  }

  private static int penalty(TzolkinPosition now, int seat, int missing, int unfed) {
    if (now.ability(seat).hungerPerWorker() > 0) {
      return now.ability(seat).hungerPerWorker() * unfed; // X112
    }
    boolean perCorn = now.options.starvation() == Starvation.PER_MISSING_CORN;
    return PENALTY * (perCorn ? missing : unfed); // T120
  }

  // ---- rewards

  static void reward(TzolkinPosition now, Events events) {
    if (now.calendar.foodDaysHeld() % 2 == 1) {
      giveGoods(now, events);
    } else {
      scoreTemples(now, now.calendar.foodDaysHeld() / 2, events);
    }
  }

  /** First and third food day (T122). */
  private static void giveGoods(TzolkinPosition now, Events events) {
    int skulls = 0;
    for (int seat = 0; seat < now.seats(); seat++) {
      skulls += reward(now, seat, Good.SKULL);
    }
    boolean isShort = skulls > now.displays.skulls(); // T123
    if (isShort) {
      events.add(new TzolkinEvent.SkullsShort());
    }
    for (int seat = 0; seat < now.seats(); seat++) {
      for (Good good : Good.ALL) {
        boolean none = good == Good.SKULL && isShort;
        if (!none && !now.affliction().prices(good)) {
          Gains.gain(now, seat, good, reward(now, seat, good), events);
        }
      }
    }
    Prices.askForRewards(now, isShort, events); // X160
  }

  /** What a seat's steps on all temples give of a good. */
  static int reward(TzolkinPosition now, int seat, Good good) {
    int amount = 0;
    for (Temple temple : Temple.ALL) {
      amount += temple.reward(now.players.step(seat, temple), good);
    }
    return amount;
  }

  /** Second and fourth food day (T124, T125). */
  private static void scoreTemples(TzolkinPosition now, int age, Events events) {
    for (int seat = 0; seat < now.seats(); seat++) {
      int steps = stepPoints(now, seat);
      int leads = 0;
      for (Temple temple : Temple.ALL) {
        leads += leaderPoints(now, seat, temple, age);
      }
      now.players.score(seat, Points.TEMPLES, steps + leads);
      events.add(new TzolkinEvent.TemplesScored(seat, steps, leads));
    }
  }

  /** The points of a seat's three steps (T124). */
  static int stepPoints(TzolkinPosition now, int seat) {
    int points = 0;
    for (Temple temple : Temple.ALL) {
      points += temple.points(now.players.step(seat, temple));
    }
    return points;
  }

  /** All of the bonus for a sole leader, half of it for each of several (T125). */
  static int leaderPoints(TzolkinPosition now, int seat, Temple temple, int age) {
    int own = now.players.step(seat, temple);
    int others = 0;
    for (int other = 0; other < now.seats(); other++) {
      int step = now.players.step(other, temple);
      if (step > own) {
        return 0;
      }
      others += other != seat && step == own ? 1 : 0;
    }
    return temple.leaderBonus(age) / (others == 0 ? 1 : 2);
  }
}
