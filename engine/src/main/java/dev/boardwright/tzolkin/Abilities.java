package dev.boardwright.tzolkin;

import dev.boardwright.engine.Decision;
import dev.boardwright.engine.Events;
import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.piece.Resource;
import dev.boardwright.tzolkin.tribe.Ability;
import java.util.List;

/** What tribes may do that is more than another number in a rule (section 6 of the expansion). */
final class Abilities {

  private static final int AHEAD_CORN = 1; // X102
  private static final int PLACED_FOR_PICK_UP = 2; // X101

  private Abilities() {}

  // ---- placing

  /** One space a turn at another cost (X106). */
  static void placeReduced(TzolkinPosition now, int seat, int placed, List<TzolkinMove> out) {
    Ability ability = now.ability(seat);
    if (ability.reducedSpace() == Gear.HIGHEST_SPACE || now.turn.isUsed()) {
      return;
    }
    for (int gear = 0; gear < Gear.COUNT; gear++) {
      int cost =
          ability.reducedSpace()
              + ability.charge(placed)
              + now.affliction().placing(Gear.ALL[gear]);
      if (Placing.lowestFree(now, seat, gear) > ability.reducedSpace()
          && cost <= now.players.corn(seat)
          && QuickActions.leaves(now, seat, cost)) {
        out.add(ExpansionMoves.placeReduced(gear));
      }
    }
  }

  /** An empty space counts as taken (X110); only those matter that could be reached. */
  static void skip(TzolkinPosition now, int seat, int placed, List<TzolkinMove> out) {
    boolean may = now.ability(seat).skipsSpace() && !now.turn.isUsed();
    if (!may || now.turn.placedOnGears() > 0 || out.isEmpty()) {
      return;
    }
    int before = out.size();
    for (int gear = 0; gear < Gear.COUNT; gear++) {
      int free = now.gears.free(gear, now.ability(seat).extraSpaces());
      for (int i = 0; free != 0 && i < now.players.hand(seat); free &= free - 1, i++) {
        int space = Integer.numberOfTrailingZeros(free);
        if (placed > 0 || canPlaceWithout(now, seat, gear, space, out, before)) {
          out.add(ExpansionMoves.skip(gear, space));
        }
      }
    }
  }

  /** Whether a first worker can be placed though a space is passed over. */
  private static boolean canPlaceWithout(
      TzolkinPosition now, int seat, int gear, int space, List<TzolkinMove> out, int listed) {
    if (Placing.lowestFree(now, seat, gear) != space) {
      return true;
    }
    for (int i = 0; i < listed; i++) {
      TzolkinMove move = out.get(i);
      boolean places =
          move instanceof TzolkinMove.TakeStartSpace
              || move instanceof ExpansionMove.TakeQuickSpace
              || (move instanceof TzolkinMove.PlaceWorker(Gear other) && other.ordinal() != gear);
      if (places) {
        return true;
      }
    }
    int next = now.gears.lowestFree(gear, now.ability(seat).extraSpaces(), 1 << space);
    int cost = next + now.ability(seat).charge(0) + now.affliction().placing(Gear.ALL[gear]);
    return next >= 0 && cost <= now.players.corn(seat);
  }

  static void skip(
      TzolkinPosition now, Decision asked, ExpansionMove.SkipSpace move, Events events) {
    now.turn.skip(move.gear().ordinal(), move.space());
    events.add(new ExpansionEvent.SpaceSkipped(asked.seat(), move.gear(), move.space()));
    now.next(
        asked instanceof TzolkinDecision.TakeTurn
            ? new ExpansionDecision.PlaceFirst(asked.seat())
            : asked);
  }

  // ---- picking up

  /** The next higher action for 1 corn, where it is not as cheap without (X102). */
  static void reachAhead(
      TzolkinPosition now, int seat, Gear gear, int space, List<TzolkinMove> out) {
    int corn = now.players.corn(seat) - AHEAD_CORN;
    if (!now.ability(seat).reachesAhead() || now.turn.isUsed() || corn < 0) {
      return;
    }
    int reach = space + Actions.ahead(now, seat, gear);
    boolean any = reach + 1 > gear.actions();
    for (int action = any ? 1 : reach + 1;
        action <= gear.actions() && action <= reach + 1;
        action++) {
      boolean cheap = action <= reach && Actions.cost(now, seat, gear, space, action) <= AHEAD_CORN;
      if (!cheap && Actions.isPossible(now, seat, gear, action, corn)) {
        out.add(ExpansionMoves.actAhead(gear.ordinal(), action));
      }
    }
  }

  static void actAhead(TzolkinPosition now, int seat, ExpansionMove.ActAhead move, Events events) {
    now.turn.use();
    Actions.act(now, seat, move.gear(), move.action(), AHEAD_CORN, events);
  }

  /**
   * Asks whether an older worker is picked up after placing (X101).
   *
   * @return whether it is asked; the turn ends after that
   */
  static boolean offerLatePickUp(TzolkinPosition now, int seat) {
    if (!now.ability(seat).picksUpAfterPlacing()
        || now.turn.placedOnGears() < PLACED_FOR_PICK_UP
        || now.gears.count(seat) == now.turn.placedOnGears()) {
      return false;
    }
    now.next(new ExpansionTask.EndTurn(seat));
    now.next(new ExpansionDecision.PickUpLate(seat));
    return true;
  }

  static void latePickUps(TzolkinPosition now, int seat, List<TzolkinMove> out) {
    for (int gear = 0; gear < Gear.COUNT; gear++) {
      int older = now.gears.of(seat, gear) & ~now.turn.placed(gear);
      for (int rest = older; rest != 0; rest &= rest - 1) {
        out.add(Moves.pickUp(gear, Integer.numberOfTrailingZeros(rest)));
      }
    }
    out.add(Moves.DECLINE);
  }

  static void pickUpLate(TzolkinPosition now, int seat, TzolkinMove move, Events events) {
    if (move instanceof TzolkinMove.PickUp pickUp) {
      now.turn.late(true);
      Placing.lift(now, seat, pickUp, events);
    }
  }

  static void endTurn(TzolkinPosition now, int seat) {
    now.turn.late(false);
    now.endTurn(seat);
  }

  // ---- selling (X111)

  /** Whether a seat may sell one resource now. */
  static boolean maySell(TzolkinPosition now, int seat) {
    return now.ability(seat).sellsAnytime() && now.turn.isOf(seat) && !now.turn.isUsed();
  }

  /** The most corn that such a sale may bring now. */
  static int corn(TzolkinPosition now, int seat) {
    int corn = 0;
    if (maySell(now, seat)) {
      for (int i = 0; i < Resource.COUNT; i++) {
        corn = now.players.resource(seat, i) > 0 ? Resource.ALL[i].corn() : corn;
      }
    }
    return corn;
  }

  /** All such sales after which a quick action that is due can still be performed. */
  static void sales(TzolkinPosition now, int seat, List<TzolkinMove> out) {
    for (int i = 0; i < Resource.COUNT; i++) {
      if (now.players.resource(seat, i) > 0) {
        now.players.pay(seat, i, 1);
        if (QuickActions.leaves(now, seat, -Resource.ALL[i].corn())) {
          out.add(ExpansionMoves.sell(i));
        }
        now.players.pay(seat, i, -1);
      }
    }
  }

  /** Whether corn may be needed where this is asked, so that a sale is offered. */
  static boolean needsCorn(TzolkinPosition now, Decision asked) {
    return switch (asked) {
      case TzolkinDecision.TakeTurn _,
          TzolkinDecision.PlaceMore _,
          TzolkinDecision.PickUpMore _,
          TzolkinDecision.ChooseAction _,
          TzolkinDecision.ChooseAnyAction _,
          ExpansionDecision.PayGold _ ->
          true;
      case TzolkinDecision.Construct construct -> construct.manner() == Manner.UXMAL_4;
      case ExpansionDecision.PayStep step -> now.affliction().stepCorn(step.temple()) > 0;
      default -> false;
    };
  }

  static void sell(TzolkinPosition now, int seat, Resource resource, Events events) {
    now.turn.use();
    now.players.pay(seat, resource.ordinal(), 1);
    now.players.addCorn(seat, resource.corn());
    events.add(new TzolkinEvent.ResourceSold(seat, resource, 1));
  }
}
