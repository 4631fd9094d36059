package dev.boardwright.tzolkin;

import dev.boardwright.engine.Events;
import dev.boardwright.tzolkin.TzolkinDecision.ChooseArchitecture;
import dev.boardwright.tzolkin.TzolkinDecision.Construct;
import dev.boardwright.tzolkin.TzolkinDecision.PayBuilding;
import dev.boardwright.tzolkin.TzolkinOptions.Refill;
import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Good;
import dev.boardwright.tzolkin.piece.Monument;
import dev.boardwright.tzolkin.piece.Price;
import dev.boardwright.tzolkin.piece.Technology;
import java.util.List;

/** Constructing buildings and monuments (section 9 of the rules). */
final class Construction {

  private static final int CORN_PER_RESOURCE = 2; // T77
  private static final int DISCOUNT = 1; // T88, in resources
  private static final int ARCHITECTURE_POINTS = 2; // T88

  private Construction() {}

  // ---- what can be constructed

  static void list(TzolkinPosition now, Construct asked, List<TzolkinMove> out) {
    int corn = now.players.corn(asked.seat());
    for (int rest = now.displays.shown(); rest != 0; rest &= rest - 1) {
      int building = Integer.numberOfTrailingZeros(rest);
      if (isPayable(now, asked.seat(), Building.ALL[building], asked.manner(), corn)) {
        out.add(Moves.build(building));
      }
    }
    if (asked.manner() == Manner.TIKAL_4) { // T72, T100
      for (int rest = affordableMonuments(now, asked.seat()); rest != 0; rest &= rest - 1) {
        out.add(Moves.buildMonument(Integer.numberOfTrailingZeros(rest)));
      }
    }
    if (asked.manner().optional()) {
      out.add(Moves.DECLINE);
    }
  }

  /**
   * Whether some building can be paid in this manner.
   *
   * @param corn what is left for it
   */
  static boolean isPossible(TzolkinPosition now, int seat, Manner manner, int corn) {
    for (int rest = now.displays.shown(); rest != 0; rest &= rest - 1) {
      Building building = Building.ALL[Integer.numberOfTrailingZeros(rest)];
      if (isPayable(now, seat, building, manner, corn)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isPayable(
      TzolkinPosition now, int seat, Building building, Manner manner, int corn) {
    int discount = manner.architecture() ? discount(now, seat) : 0;
    return manner == Manner.UXMAL_4
        ? (building.price().resources() - discount) * CORN_PER_RESOURCE <= corn
        : Payments.missing(now, seat, building.price()) <= discount;
  }

  private static int discount(TzolkinPosition now, int seat) {
    return now.players.level(seat, Technology.ARCHITECTURE) >= 3 ? DISCOUNT : 0;
  }

  /** The monuments on display whose full price a seat holds, as bits. */
  static int affordableMonuments(TzolkinPosition now, int seat) {
    int affordable = 0;
    for (int rest = now.displays.monuments(); rest != 0; rest &= rest - 1) {
      Monument monument = Monument.ALL[Integer.numberOfTrailingZeros(rest)];
      Price price = monument.price();
      boolean paid =
          Payments.missing(now, seat, price) == 0
              && price.skulls() <= now.players.goods(seat, Good.SKULL);
      affordable |= paid ? monument.bit() : 0;
    }
    return affordable;
  }

  // ---- constructing

  /** Answers {@code Construct}. */
  static void choose(TzolkinPosition now, Construct asked, TzolkinMove move, Events events) {
    int seat = asked.seat();
    switch (move) {
      case TzolkinMove.BuildMonument(Monument monument) -> build(now, seat, monument, events);
      case TzolkinMove.Build(Building building) -> {
        boolean skilled =
            asked.manner().architecture() && now.players.level(seat, Technology.ARCHITECTURE) >= 1;
        if (asked.manner() == Manner.UXMAL_4) {
          payCorn(now, seat, building, events);
          build(now, seat, building, skilled, events);
        } else if (asked.manner() != Manner.TIKAL_4) {
          pay(now, seat, building, skilled, events);
        } else if (skilled && Payments.missing(now, seat, building.price()) == 0) {
          now.next(new ChooseArchitecture(seat, building)); // T89
        } else {
          payFirst(now, seat, building, skilled, events);
        }
      }
      default -> {} // declined
    }
  }

  /** The first of two buildings: the second is asked for when this one is done (T72, T89). */
  static void payFirst(
      TzolkinPosition now, int seat, Building building, boolean architecture, Events events) {
    Manner second = architecture ? Manner.TIKAL_4_SECOND_PLAIN : Manner.TIKAL_4_SECOND;
    now.next(new Construct(seat, second));
    pay(now, seat, building, architecture, events);
  }

  private static void pay(
      TzolkinPosition now, int seat, Building building, boolean architecture, Events events) {
    if (architecture && discount(now, seat) > 0) {
      now.next(new PayBuilding(seat, building)); // T88
    } else {
      Payments.pay(now, seat, building.price(), events);
      build(now, seat, building, architecture, events);
    }
  }

  /** Answers {@code PayBuilding}. */
  static void pay(TzolkinPosition now, PayBuilding asked, TzolkinMove.Pay move, Events events) {
    Payments.pay(now, asked.seat(), move, events);
    build(now, asked.seat(), asked.building(), true, events);
  }

  private static void payCorn(TzolkinPosition now, int seat, Building building, Events events) {
    int resources = building.price().resources() - discount(now, seat);
    if (resources > 0) {
      now.players.addCorn(seat, -resources * CORN_PER_RESOURCE);
      events.add(new TzolkinEvent.GoodsPaid(seat, Good.CORN, resources * CORN_PER_RESOURCE));
    }
  }

  /** A building that is paid: take it, architecture, effects (T93). */
  private static void build(
      TzolkinPosition now, int seat, Building building, boolean architecture, Events events) {
    int space = now.displays.take(building);
    now.players.add(seat, building);
    events.add(new TzolkinEvent.BuildingConstructed(seat, building, architecture));
    if (architecture) { // T88
      int level = now.players.level(seat, Technology.ARCHITECTURE);
      Gains.gain(now, seat, Good.CORN, 1, events);
      if (level >= 2) {
        Gains.points(now, seat, ARCHITECTURE_POINTS, events);
      }
    }
    int age = now.calendar.age();
    if (now.options.refill() == Refill.IMMEDIATE && !now.displays.pileOf(age).isEmpty()) { // T92
      now.next(new TzolkinTask.ResolveEffects(seat, building, 0));
      now.next(new TzolkinChance.DrawBuilding(age, space));
    } else {
      Gains.resolve(now, seat, building, 0, events);
    }
  }

  private static void build(TzolkinPosition now, int seat, Monument monument, Events events) {
    Payments.pay(now, seat, monument.price(), events);
    int skulls = monument.price().skulls();
    if (skulls > 0) { // back to the bank (T10)
      now.players.add(seat, Good.SKULL, -skulls);
      now.displays.addSkulls(skulls);
      events.add(new TzolkinEvent.GoodsPaid(seat, Good.SKULL, skulls));
    }
    now.displays.take(monument);
    now.players.add(seat, monument);
    events.add(new TzolkinEvent.MonumentConstructed(seat, monument));
  }

  /** Fills the empty spaces of the display as far as the pile goes (T92). */
  static void refill(TzolkinPosition now) {
    int age = now.calendar.age();
    int left = now.displays.pileOf(age).size();
    int empty = now.displays.emptySpaces();
    while (Integer.bitCount(empty) > left) {
      empty &= ~Integer.highestOneBit(empty);
    }
    for (; empty != 0; empty &= ~Integer.highestOneBit(empty)) {
      now.next(
          new TzolkinChance.DrawBuilding(
              age, Integer.numberOfTrailingZeros(Integer.highestOneBit(empty))));
    }
  }
}
