package dev.boardwright.tzolkin;

import dev.boardwright.engine.Events;
import dev.boardwright.tzolkin.piece.Field;
import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.piece.Good;
import dev.boardwright.tzolkin.piece.Quarry;
import dev.boardwright.tzolkin.piece.Resource;
import dev.boardwright.tzolkin.piece.SkullSpace;
import dev.boardwright.tzolkin.piece.Technology;
import dev.boardwright.tzolkin.piece.Temple;
import java.util.List;

/** The actions of the gears (sections 6 and 7 of the rules). */
final class Actions {

  private static final int FISH = 3; // T59
  private static final int TEMPLE_CORN = 3; // T74
  private static final int ELSEWHERE_CORN = 1; // T78
  private static final int ELSEWHERE = 5; // the action of Uxmal that gives one of another gear

  private Actions() {}

  // ---- which action

  /** The actions open to a worker picked up from a space (T51 to T54), and none (T55). */
  static void choices(TzolkinPosition now, int seat, Gear gear, int space, List<TzolkinMove> out) {
    actions(now, seat, gear, space, gear, out);
    Gear partner = now.ability(seat).partner(gear);
    if (partner != gear) { // X107
      actions(now, seat, gear, space, partner, out);
    }
    Abilities.reachAhead(now, seat, gear, space, out);
    out.add(Moves.DECLINE);
  }

  private static void actions(
      TzolkinPosition now, int seat, Gear gear, int space, Gear of, List<TzolkinMove> out) {
    int corn = now.players.corn(seat);
    int highest = Math.min(gear.actions(), space + ahead(now, seat, gear));
    for (int action = 1; action <= highest; action++) {
      int cost = cost(now, seat, gear, space, action);
      if (cost <= corn && isPossible(now, seat, of, action, corn - cost)) { // T12, T56
        out.add(Moves.act(of.ordinal(), action));
      }
    }
  }

  /** How many spaces ahead of the worker its action may be (T90). */
  static int ahead(TzolkinPosition now, int seat, Gear gear) {
    return gear == Gear.CHICHEN_ITZA && Technologies.has(now, seat, Technology.THEOLOGY, 1) ? 1 : 0;
  }

  /** The corn for stepping back (T52); none where any action is free (T53, T81). */
  static int cost(TzolkinPosition now, int seat, Gear gear, int space, int action) {
    boolean any = space + ahead(now, seat, gear) > gear.actions();
    return action < space ? now.ability(seat).stepBack(space - action, any) : 0;
  }

  /** The actions of four gears, for 1 corn (T78). */
  static void anywhere(TzolkinPosition now, int seat, boolean optional, List<TzolkinMove> out) {
    int corn = now.players.corn(seat) - ELSEWHERE_CORN;
    for (int gear = 0; gear < Gear.COUNT; gear++) {
      Gear at = Gear.ALL[gear];
      for (int action = 1; at != Gear.CHICHEN_ITZA && action <= at.actions(); action++) {
        boolean pointless = at == Gear.UXMAL && action == ELSEWHERE;
        if (!pointless && corn >= 0 && isPossible(now, seat, at, action, corn)) {
          out.add(Moves.act(gear, action));
        }
      }
    }
    if (optional) { // T96
      out.add(Moves.DECLINE);
    }
  }

  static boolean canActAnywhere(TzolkinPosition now, int seat) {
    return now.players.corn(seat) + Abilities.corn(now, seat) >= ELSEWHERE_CORN;
  }

  /**
   * Whether an action's own costs can be paid (T56).
   *
   * @param corn what is left for it
   */
  static boolean isPossible(TzolkinPosition now, int seat, Gear gear, int action, int corn) {
    return switch (gear) {
      case PALENQUE, YAXCHILAN -> true;
      case TIKAL ->
          switch (action) {
            case 1, 3 -> Technologies.canAdvance(now, seat);
            case 2 -> Construction.isPossible(now, seat, Manner.TIKAL_2, corn);
            case 4 ->
                Construction.isPossible(now, seat, Manner.TIKAL_4, corn)
                    || Construction.affordableMonuments(now, seat) != 0;
            default -> now.players.resources(seat) >= now.options.tikal5Cost();
          };
      case UXMAL ->
          switch (action) {
            case 1 -> corn >= TEMPLE_CORN;
            case 2, 3 -> true;
            case 4 -> Construction.isPossible(now, seat, Manner.UXMAL_4, corn);
            default -> corn >= ELSEWHERE_CORN;
          };
      case CHICHEN_ITZA ->
          now.players.goods(seat, Good.SKULL) > 0 && !now.displays.hasSkull(action);
    };
  }

  /** Answers {@code ChooseAction}. */
  static void choose(
      TzolkinPosition now, TzolkinDecision.ChooseAction asked, TzolkinMove move, Events events) {
    if (move instanceof TzolkinMove.Act(Gear gear, int action)) {
      int cost = cost(now, asked.seat(), asked.gear(), asked.space(), action);
      act(now, asked.seat(), gear, action, cost, events);
    }
  }

  /** Answers {@code ChooseAnyAction}. */
  static void chooseAny(TzolkinPosition now, int seat, TzolkinMove move, Events events) {
    if (move instanceof TzolkinMove.Act(Gear gear, int action)) {
      act(now, seat, gear, action, ELSEWHERE_CORN, events);
    }
  }

  static void act(TzolkinPosition now, int seat, Gear gear, int action, int cost, Events events) {
    now.players.addCorn(seat, -Math.max(0, cost));
    events.add(new TzolkinEvent.ActionChosen(seat, gear, action, Math.max(0, cost)));
    if (cost < 0) { // X105
      Gains.gain(now, seat, Good.CORN, -cost, events);
    }
    switch (gear) {
      case PALENQUE -> palenque(now, seat, action, events);
      case YAXCHILAN -> yaxchilan(now, seat, action, events);
      case TIKAL -> tikal(now, seat, action);
      case UXMAL -> uxmal(now, seat, action, events);
      case CHICHEN_ITZA -> chichenItza(now, seat, action, events);
    }
  }

  // ---- what it does

  private static void palenque(TzolkinPosition now, int seat, int action, Events events) {
    if (action == 1) { // T59, T86
      int bonus = Technologies.has(now, seat, Technology.AGRICULTURE, 2) ? 1 : 0;
      Gains.gain(now, seat, Good.CORN, FISH + bonus, events);
    } else if (Harvests.isPossible(now, seat, Field.at(action))) { // T66
      now.next(new TzolkinDecision.Harvest(seat, Field.at(action)));
    }
  }

  private static void yaxchilan(TzolkinPosition now, int seat, int action, Events events) {
    Quarry quarry = Quarry.at(action);
    for (Good good : Good.ALL) {
      int amount = quarry.gives(good);
      if (amount > 0) {
        Gains.gain(now, seat, good, amount + Technologies.extra(now, seat, good), events);
      }
    }
  }

  private static void tikal(TzolkinPosition now, int seat, int action) {
    switch (action) {
      case 1 -> now.next(new TzolkinDecision.AdvanceTechnology(seat, true, 1, false)); // T70
      case 2 -> now.next(new TzolkinDecision.Construct(seat, Manner.TIKAL_2)); // T71
      case 3 -> now.next(new TzolkinDecision.AdvanceTechnology(seat, true, 2, false)); // T70
      case 4 -> now.next(new TzolkinDecision.Construct(seat, Manner.TIKAL_4)); // T72
      default -> { // T73
        now.next(new TzolkinDecision.RaiseTwoTemples(seat));
        if (now.options.tikal5Cost() > 0) {
          now.next(new TzolkinDecision.PayTemples(seat));
        }
      }
    }
  }

  private static void uxmal(TzolkinPosition now, int seat, int action, Events events) {
    switch (action) {
      case 1 -> { // T74
        Payments.payCorn(now, seat, TEMPLE_CORN, events);
        now.next(new TzolkinDecision.RaiseTemple(seat));
      }
      case 2 -> now.next(new TzolkinDecision.Trade(seat, 0, 0)); // T75
      case 3 -> Gains.hire(now, seat, events); // T76
      case 4 -> now.next(new TzolkinDecision.Construct(seat, Manner.UXMAL_4)); // T77
      default -> now.next(new TzolkinDecision.ChooseAnyAction(seat, false)); // T78
    }
  }

  private static void chichenItza(TzolkinPosition now, int seat, int action, Events events) {
    SkullSpace space = SkullSpace.at(action);
    now.players.add(seat, Good.SKULL, -1);
    now.displays.placeSkull(action);
    events.add(new TzolkinEvent.SkullPlaced(seat, action));
    Gains.points(now, seat, space.points(), events);
    if (mayOffer(now, seat, space.resources())) { // T80, T90
      now.next(new TzolkinDecision.MakeOffering(seat));
    }
    Temples.up(now, seat, space.temple(), events);
    if (space.resources() > 0) {
      now.next(new TzolkinDecision.TakeResources(seat, space.resources()));
    }
  }

  /**
   * Whether theology 2 can be used (T90).
   *
   * @param more resources that will be gained before
   */
  static boolean mayOffer(TzolkinPosition now, int seat, int more) {
    return Technologies.has(now, seat, Technology.THEOLOGY, 2)
        && now.players.resources(seat) + more > 0;
  }

  /** A resource for a step up any temple, or not (T90). */
  static void offerings(TzolkinPosition now, int seat, List<TzolkinMove> out) {
    for (int resource = 0; resource < Resource.COUNT; resource++) {
      if (now.players.resource(seat, resource) > 0) {
        for (int temple = 0; temple < Temple.COUNT; temple++) {
          out.add(Moves.offer(resource, temple));
        }
      }
    }
    out.add(Moves.DECLINE);
  }

  static void offer(TzolkinPosition now, int seat, TzolkinMove move, Events events) {
    if (move instanceof TzolkinMove.Offer offer) {
      Payments.pay(now, seat, offer.resource(), 1, events);
      Temples.up(now, seat, offer.temple(), events);
    }
  }
}
