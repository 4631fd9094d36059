package dev.boardwright.tzolkin;

import dev.boardwright.engine.Events;
import dev.boardwright.tzolkin.piece.Effect;
import dev.boardwright.tzolkin.piece.Resource;
import dev.boardwright.tzolkin.quick.QuickAction;
import dev.boardwright.tzolkin.quick.QuickBoard;
import java.util.List;

/** Quick actions (section 4 of the rules of the expansion). */
final class QuickActions {

  private QuickActions() {}

  // ---- placing

  /** A worker on a quick action space, if the action can be performed then (X30 to X34). */
  static void placement(TzolkinPosition now, int seat, int placed, List<TzolkinMove> out) {
    int cost = QuickBoard.SPACE_CORN + now.ability(seat).charge(placed);
    if (now.quick.free() > 0
        && !now.turn.isQuickDue() // X32
        && cost <= now.players.corn(seat)
        && isPossible(now, seat, now.players.corn(seat) - cost)) {
      out.add(ExpansionMoves.TAKE_QUICK_SPACE);
    }
  }

  static void place(TzolkinPosition now, int seat, int charge, Events events) {
    int cost = QuickBoard.SPACE_CORN + charge; // X31
    now.quick.place(seat);
    now.turn.quickDue(true);
    now.players.addCorn(seat, -cost);
    events.add(new ExpansionEvent.QuickSpaceTaken(seat, cost));
  }

  /** Whether a quick action that is due can still be performed when so much is paid (X35). */
  static boolean leaves(TzolkinPosition now, int seat, int corn) {
    return !now.turn.isQuickDue() || isPossible(now, seat, now.players.corn(seat) - corn);
  }

  static boolean isPossible(TzolkinPosition now, int seat) {
    return isPossible(now, seat, now.players.corn(seat));
  }

  /** The same with so much corn, and that of the calendar if it will be taken before (X34). */
  private static boolean isPossible(TzolkinPosition now, int seat, int left) {
    int corn = left + (now.calendar.startSpace() == seat ? now.calendar.corn() : 0);
    QuickAction tile = now.quick.shown().orElseThrow();
    return switch (tile.deed()) {
      case GAIN -> price(now, tile) <= corn;
      case ADVANCE -> Technologies.canAdvance(now, seat);
      case TRADE ->
          now.players.resources(seat) > 0 || Market.price(now, Resource.WOOD) <= corn; // X38
      case CONSTRUCT ->
          QuickAction.CONSTRUCTION_CORN <= corn
              && Construction.isPossible(
                  now, seat, Manner.QUICK, corn - QuickAction.CONSTRUCTION_CORN);
    };
  }

  /** The corn that a prophecy asks for what the tile gives (X84). */
  private static int price(TzolkinPosition now, QuickAction tile) {
    int corn = 0;
    for (Effect.Gain gain : tile.gains()) {
      corn += gain.amount() * now.affliction().goodCorn(gain.good());
    }
    return corn;
  }

  // ---- performing

  /** The end of a turn with a quick action: corn, the action, the display (X37). */
  static void endTurn(TzolkinPosition now, int seat) {
    now.next(new ExpansionTask.RefillDisplay());
    now.next(new ExpansionTask.OfferSale(seat));
    now.next(new ExpansionTask.PerformQuickAction(seat));
    now.next(new TzolkinTask.CollectCorn(seat));
  }

  static void perform(TzolkinPosition now, int seat, Events events) {
    if (!isPossible(now, seat)) {
      now.turn.fail();
      return;
    }
    QuickAction tile = now.quick.shown().orElseThrow();
    now.turn.quickDue(false);
    events.add(new ExpansionEvent.QuickActionPerformed(seat, tile));
    switch (tile.deed()) { // X39: without technologies
      case GAIN -> gain(now, seat, tile, events);
      case ADVANCE -> now.next(new TzolkinDecision.AdvanceTechnology(seat, true, 1, false));
      case TRADE -> now.next(new ExpansionDecision.TradeQuickly(seat));
      case CONSTRUCT -> {
        Payments.payCorn(now, seat, QuickAction.CONSTRUCTION_CORN, events);
        now.next(new TzolkinDecision.Construct(seat, Manner.QUICK));
      }
    }
  }

  /** A price has to be paid: the action must be performed (X38, X84). */
  private static void gain(TzolkinPosition now, int seat, QuickAction tile, Events events) {
    Payments.payCorn(now, seat, price(now, tile), events);
    for (Effect.Gain gain : tile.gains()) {
      Gains.receive(now, seat, gain.good(), gain.amount(), events);
    }
  }

  /** At least one exchange (X38). */
  static void trades(TzolkinPosition now, int seat, List<TzolkinMove> out) {
    Market.list(now, new TzolkinDecision.Trade(seat, 0, 0), out);
    out.remove(Moves.DECLINE);
  }

  static void offerSale(TzolkinPosition now, int seat) {
    if (Abilities.corn(now, seat) > 0) {
      now.next(new ExpansionDecision.SellAtEnd(seat));
    }
  }

  // ---- the board and the calendar

  /** The tiles of the second age are laid out after the first food day's feeding (X41). */
  static void layAge2(TzolkinPosition now) {
    if (now.quick.isUsed() && now.calendar.foodDaysHeld() == 1) {
      for (int i = 0; i < QuickBoard.AGE2_TILES; i++) {
        now.next(new ExpansionChance.LayQuickAction(2));
      }
    }
  }

  /** Workers come back before the calendar advances (X44). */
  static void leaveSpaces(TzolkinPosition now, Events events) {
    for (int seat = 0; seat < now.seats(); seat++) {
      int workers = now.quick.workers(seat);
      if (workers > 0) {
        now.quick.leave(seat);
        now.players.addHand(seat, workers);
        events.add(new ExpansionEvent.QuickSpaceLeft(seat));
      }
    }
  }

  /** The tile of a new day (X42). */
  static void beginDay(TzolkinPosition now, Events events) {
    if (now.quick.isUsed() && now.quick.begin(now.calendar.day())) {
      events.add(new ExpansionEvent.QuickActionShown(now.quick.shown().orElseThrow()));
    }
  }
}
