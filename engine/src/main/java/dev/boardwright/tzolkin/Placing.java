package dev.boardwright.tzolkin;

import dev.boardwright.engine.Events;
import dev.boardwright.engine.Seat;
import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.piece.Good;
import dev.boardwright.tzolkin.piece.Temple;
import java.util.List;

/** Begging, placing workers, picking them up (sections 3 to 6 of the rules). */
final class Placing {

  private Placing() {}

  // ---- what can be done

  /** Begging (T34), a first worker placed or picked up (T31); or mercy (T38). */
  static void begin(TzolkinPosition now, int seat, boolean begged, List<TzolkinMove> out) {
    if (!begged && now.players.corn(seat) <= now.ability(seat).begsWith()) { // T34
      for (int temple = 0; temple < Temple.COUNT; temple++) { // T36
        if (Temples.canGoDown(now, seat, Temple.ALL[temple])) {
          out.add(Moves.beg(temple)); // compulsory if nothing follows (T37)
        }
      }
    }
    placements(now, seat, 0, out);
    pickUps(now, seat, out);
    if (out.isEmpty()) {
      mercy(now, seat, out);
    }
    if (now.ability(seat).passes()) { // X103: may, so mercy can be found too
      out.add(Moves.END_TURN);
    }
  }

  /** Where the next worker can be paid for (T41 to T44). */
  static void placements(TzolkinPosition now, int seat, int placed, List<TzolkinMove> out) {
    if (now.players.hand(seat) == 0) { // T40
      return;
    }
    int charge = now.ability(seat).charge(placed); // T42
    int most = now.players.corn(seat) - charge;
    if (most < 0) {
      return;
    }
    for (int gear = 0; gear < Gear.COUNT; gear++) {
      int space = lowestFree(now, seat, gear);
      int cost = space + now.affliction().placing(Gear.ALL[gear]);
      if (space >= 0 && cost <= most && QuickActions.leaves(now, seat, charge + cost)) {
        out.add(Moves.place(gear));
      }
    }
    int spent = charge - now.calendar.corn(); // X37: it comes before the quick action
    if (now.calendar.startSpace() == Seat.NOBODY && QuickActions.leaves(now, seat, spent)) {
      out.add(Moves.TAKE_START_SPACE);
    }
    Expansion.placements(now, seat, placed, out);
  }

  /** Where a seat's worker would stand; -1 if there is no room (T41, T46). */
  static int lowestFree(TzolkinPosition now, int seat, int gear) {
    return now.gears.lowestFree(gear, now.ability(seat).extraSpaces(), now.turn.skipped(gear));
  }

  static void pickUps(TzolkinPosition now, int seat, List<TzolkinMove> out) {
    for (int gear = 0; gear < Gear.COUNT; gear++) {
      for (int rest = now.gears.of(seat, gear); rest != 0; rest &= rest - 1) {
        out.add(Moves.pickUp(gear, Integer.numberOfTrailingZeros(rest)));
      }
    }
  }

  /** The cheapest spaces, for whoever can pay for none and anger no god (T38). */
  private static void mercy(TzolkinPosition now, int seat, List<TzolkinMove> out) {
    int cheapest = Integer.MAX_VALUE;
    for (int gear = 0; gear < Gear.COUNT; gear++) {
      cheapest = Math.min(cheapest, mercifulSpace(now, seat, gear));
    }
    for (int gear = 0; gear < Gear.COUNT; gear++) {
      if (mercifulSpace(now, seat, gear) == cheapest) {
        out.add(Moves.place(gear));
      }
    }
  }

  private static int mercifulSpace(TzolkinPosition now, int seat, int gear) {
    int space = lowestFree(now, seat, gear);
    boolean open = space >= 0 && now.affliction().placing(Gear.ALL[gear]) == 0; // X90
    return open ? space : Integer.MAX_VALUE;
  }

  // ---- what is done

  /** A turn begins; whoever is a Bacab has corn (X104). */
  static void beginTurn(TzolkinPosition now, int seat, Events events) {
    now.turn.begin(seat);
    int missing = now.ability(seat).leastCorn() - now.players.corn(seat);
    if (missing > 0) {
      Gains.gain(now, seat, Good.CORN, missing, events);
    }
    now.next(new TzolkinDecision.TakeTurn(seat, false));
  }

  /** No more workers are placed; perhaps one is picked up yet (X101). */
  static void end(TzolkinPosition now, int seat) {
    if (!Abilities.offerLatePickUp(now, seat)) {
      now.endTurn(seat);
    }
  }

  /** Answers {@code TakeTurn}. */
  static void begin(
      TzolkinPosition now, TzolkinDecision.TakeTurn asked, TzolkinMove move, Events events) {
    int seat = asked.seat();
    switch (move) {
      case TzolkinMove.Beg(Temple temple) -> {
        Temples.down(now, seat, temple, events);
        now.players.addCorn(seat, now.ability(seat).begged() - now.players.corn(seat)); // T35
        events.add(new TzolkinEvent.Begged(seat));
        now.next(new TzolkinDecision.TakeTurn(seat, true)); // T39
      }
      case TzolkinMove.PickUp pickUp -> pickUp(now, seat, pickUp, events);
      case TzolkinMove.EndTurn _ -> { // X103
        events.add(new ExpansionEvent.TurnPassed(seat));
        now.endTurn(seat);
      }
      default -> place(now, seat, 0, move, events);
    }
  }

  /** Places a worker on a gear or on the starting player space and pays (T43). */
  static void place(TzolkinPosition now, int seat, int placed, TzolkinMove move, Events events) {
    now.players.addHand(seat, -1);
    int charge = now.ability(seat).charge(placed);
    switch (move) {
      case TzolkinMove.PlaceWorker(Gear gear) ->
          place(now, seat, gear, Gear.HIGHEST_SPACE, charge, events);
      case ExpansionMove.PlaceReduced(Gear gear) -> { // X106
        now.turn.use();
        place(now, seat, gear, now.ability(seat).reducedSpace(), charge, events);
      }
      case ExpansionMove.TakeQuickSpace _ -> QuickActions.place(now, seat, charge, events);
      default -> { // T44
        now.calendar.startSpace(seat);
        now.players.addCorn(seat, -charge);
        events.add(new TzolkinEvent.StartSpaceTaken(seat, charge));
      }
    }
    now.next(new TzolkinDecision.PlaceMore(seat, placed + 1));
  }

  /** On a gear, where the space costs no more than so much. */
  private static void place(
      TzolkinPosition now, int seat, Gear gear, int mostForSpace, int charge, Events events) {
    int space = lowestFree(now, seat, gear.ordinal());
    int due = Math.min(space, mostForSpace) + now.affliction().placing(gear) + charge;
    int cost = due;
    if (due > now.players.corn(seat)) { // T38: mercy takes all, and nothing more is sold or placed
      cost = now.players.corn(seat);
      now.turn.use();
    }
    now.gears.place(seat, gear.ordinal(), space);
    now.turn.place(gear.ordinal(), space);
    now.players.addCorn(seat, -cost);
    events.add(new TzolkinEvent.WorkerPlaced(seat, gear, space, cost));
  }

  /** The worker is back in hand before its action (T57). */
  static void pickUp(TzolkinPosition now, int seat, TzolkinMove.PickUp move, Events events) {
    now.next(new TzolkinDecision.PickUpMore(seat)); // T50
    lift(now, seat, move, events);
  }

  /** Its action is asked for. */
  static void lift(TzolkinPosition now, int seat, TzolkinMove.PickUp move, Events events) {
    now.gears.lift(seat, move.gear().ordinal(), move.space());
    now.players.addHand(seat, 1);
    events.add(new TzolkinEvent.WorkerPickedUp(seat, move.gear(), move.space()));
    now.next(new TzolkinDecision.ChooseAction(seat, move.gear(), move.space()));
  }
}
