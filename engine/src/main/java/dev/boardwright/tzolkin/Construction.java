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
    long shown = asked.manner().buildings() ? now.displays.shown() : 0;
    for (long rest = shown; rest != 0; rest &= rest - 1) {
      int building = Long.numberOfTrailingZeros(rest);
      if (isPayable(now, asked.seat(), Building.ALL[building], asked.manner(), corn)) {
        out.add(Moves.build(building));
      }
    }
    if (asked.manner().monuments()) {
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
    for (long rest = now.displays.shown(); rest != 0; rest &= rest - 1) {
      Building building = Building.ALL[Long.numberOfTrailingZeros(rest)];
      if (isPayable(now, seat, building, manner, corn)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isPayable(
      TzolkinPosition now, int seat, Building building, Manner manner, int corn) {
    return isPayable(now, seat, now.turn.due(building.price()), manner, corn)
        || Renovations.makePayable(now, seat, building, manner, corn);
  }

  /** Whether a price can be paid in a manner. */
  static boolean isPayable(TzolkinPosition now, int seat, Price price, Manner manner, int corn) {
    if (price.skulls() > now.players.goods(seat, Good.SKULL)) {
      return false;
    }
    int discount = manner.architecture() ? discount(now, seat) : 0;
    return manner == Manner.UXMAL_4
        ? corn(now, price, discount) <= corn
        : isPayable(now, seat, price, discount);
  }

  /** Whether the resources of a price can be paid, and those that come on top of it (X88). */
  private static boolean isPayable(TzolkinPosition now, int seat, Price price, int discount) {
    int all = Math.max(0, price.resources() - discount) + now.affliction().buildingResources();
    return Payments.missing(now, seat, price) <= discount && all <= now.players.resources(seat);
  }

  /** What a price is in corn (T77, X135). */
  private static int corn(TzolkinPosition now, Price price, int discount) {
    return Math.max(0, price.resources() - discount) * CORN_PER_RESOURCE
        + now.affliction().buildingCorn();
  }

  static int discount(TzolkinPosition now, int seat) {
    return now.players.level(seat, Technology.ARCHITECTURE) >= 3 ? DISCOUNT : 0;
  }

  /** The monuments on display whose full price a seat holds, as bits. */
  static int affordableMonuments(TzolkinPosition now, int seat) {
    int affordable = 0;
    for (int rest = now.displays.monuments(); rest != 0; rest &= rest - 1) {
      Monument monument = Monument.ALL[Integer.numberOfTrailingZeros(rest)];
      boolean paid =
          isPayable(now, seat, monument.price())
              || Renovations.makePayable(now, seat, monument.price());
      affordable |= paid ? monument.bit() : 0;
    }
    return affordable;
  }

  /** Whether a monument's price can be paid in full (T100). */
  static boolean isPayable(TzolkinPosition now, int seat, Price price) {
    return Payments.missing(now, seat, price) == 0
        && price.skulls() <= now.players.goods(seat, Good.SKULL);
  }

  // ---- constructing

  /** Answers {@code Construct}. */
  static void choose(TzolkinPosition now, Construct asked, TzolkinMove move, Events events) {
    int seat = asked.seat();
    switch (move) {
      case TzolkinMove.BuildMonument(Monument monument) -> {
        if (!Renovations.ask(now, seat, monument)) {
          build(now, seat, monument, events);
        }
      }
      case TzolkinMove.Build(Building building) -> {
        if (!Renovations.ask(now, seat, building, asked.manner())) {
          begin(now, seat, building, asked.manner(), events);
        }
      }
      default -> {} // declined
    }
  }

  /** A building is chosen, and what is given for it. */
  static void begin(
      TzolkinPosition now, int seat, Building building, Manner manner, Events events) {
    boolean skilled =
        manner.architecture() && now.players.level(seat, Technology.ARCHITECTURE) >= 1;
    if (manner == Manner.UXMAL_4) {
      payCorn(now, seat, building, events);
      build(now, seat, building, skilled, events);
    } else if (manner != Manner.TIKAL_4) {
      pay(now, seat, building, skilled, events);
    } else if (skilled && isPayable(now, seat, now.turn.due(building.price()), 0)) {
      now.next(new ChooseArchitecture(seat, building)); // T89
    } else {
      payFirst(now, seat, building, skilled, events);
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
    Price due = now.turn.due(building.price());
    if (now.affliction().buildingResources() > 0) {
      now.next(new ExpansionDecision.PayCrowded(seat, building, architecture)); // X88
    } else if (architecture && discount(now, seat) > 0 && due.resources() > 0) {
      now.next(new PayBuilding(seat, building)); // T88
    } else {
      Payments.pay(now, seat, due, events);
      build(now, seat, building, architecture, events);
    }
  }

  /** Answers {@code PayBuilding}. */
  static void pay(TzolkinPosition now, PayBuilding asked, TzolkinMove.Pay move, Events events) {
    Payments.pay(now, asked.seat(), move, events);
    build(now, asked.seat(), asked.building(), true, events);
  }

  private static void payCorn(TzolkinPosition now, int seat, Building building, Events events) {
    Price due = now.turn.due(building.price());
    Payments.payCorn(now, seat, corn(now, due, discount(now, seat)), events);
  }

  /** A building that is paid: take it, architecture, effects (T93). */
  static void build(
      TzolkinPosition now, int seat, Building building, boolean architecture, Events events) {
    now.turn.construct();
    NewBuildings.placeSkull(now, seat, building, events);
    int space = now.displays.take(building);
    now.players.add(seat, building);
    events.add(new TzolkinEvent.BuildingConstructed(seat, building, architecture));
    if (architecture) { // T88
      Gains.gain(now, seat, Good.CORN, 1, events);
      if (Technologies.has(now, seat, Technology.ARCHITECTURE, 2)) {
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

  static void build(TzolkinPosition now, int seat, Monument monument, Events events) {
    Payments.pay(now, seat, now.turn.due(monument.price()), events);
    now.turn.construct();
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
