package dev.boardwright.tzolkin;

import dev.boardwright.engine.Events;
import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.piece.Temple;
import java.util.List;

/** Begging, placing workers, picking them up (sections 3 to 6 of the rules). */
final class Placing {

  private static final int MAY_BEG = 2; // T34
  private static final int BEGGED = 3; // T35

  private Placing() {}

  // ---- what can be done

  /** Begging (T34), a first worker placed or picked up (T31); or mercy (T38). */
  static void begin(TzolkinPosition now, int seat, boolean begged, List<TzolkinMove> out) {
    if (!begged && now.players.corn(seat) <= MAY_BEG) {
      for (int temple = 0; temple < Temple.COUNT; temple++) { // T36
        if (Temples.canGoDown(now, seat, Temple.ALL[temple])) {
          out.add(Moves.beg(temple)); // compulsory if nothing follows (T37)
        }
      }
    }
    placements(now, seat, 0, out);
    pickUps(now, seat, out);
    if (out.isEmpty()) {
      mercy(now, out);
    }
  }

  /** Where the next worker can be paid for (T41 to T44). */
  static void placements(TzolkinPosition now, int seat, int placed, List<TzolkinMove> out) {
    if (now.players.hand(seat) == 0) { // T40
      return;
    }
    int most = now.players.corn(seat) - workerCost(placed);
    if (most < 0) {
      return;
    }
    for (int gear = 0; gear < Gear.COUNT; gear++) {
      int space = now.gears.lowestFree(gear);
      if (space >= 0 && space <= most) {
        out.add(Moves.place(gear));
      }
    }
    if (now.calendar.startSpace() == Calendar.NOBODY) {
      out.add(Moves.TAKE_START_SPACE);
    }
  }

  /** What one more worker costs besides its space (T42). */
  private static int workerCost(int placed) {
    return placed;
  }

  static void pickUps(TzolkinPosition now, int seat, List<TzolkinMove> out) {
    for (int gear = 0; gear < Gear.COUNT; gear++) {
      for (int rest = now.gears.of(seat, gear); rest != 0; rest &= rest - 1) {
        out.add(Moves.pickUp(gear, Integer.numberOfTrailingZeros(rest)));
      }
    }
  }

  /** The cheapest spaces, for whoever can pay for none and anger no god (T38). */
  private static void mercy(TzolkinPosition now, List<TzolkinMove> out) {
    int cheapest = Integer.MAX_VALUE;
    for (int gear = 0; gear < Gear.COUNT; gear++) {
      int space = now.gears.lowestFree(gear);
      cheapest = space >= 0 ? Math.min(cheapest, space) : cheapest;
    }
    for (int gear = 0; gear < Gear.COUNT; gear++) {
      if (now.gears.lowestFree(gear) == cheapest) {
        out.add(Moves.place(gear));
      }
    }
  }

  // ---- what is done

  /** Answers {@code TakeTurn}. */
  static void begin(
      TzolkinPosition now, TzolkinDecision.TakeTurn asked, TzolkinMove move, Events events) {
    int seat = asked.seat();
    switch (move) {
      case TzolkinMove.Beg(Temple temple) -> {
        Temples.down(now, seat, temple, events);
        now.players.addCorn(seat, BEGGED - now.players.corn(seat));
        events.add(new TzolkinEvent.Begged(seat));
        now.next(new TzolkinDecision.TakeTurn(seat, true)); // T39
      }
      case TzolkinMove.PickUp pickUp -> pickUp(now, seat, pickUp, events);
      default -> place(now, seat, 0, move, events);
    }
  }

  /** Places a worker on a gear or on the starting player space and pays (T43). */
  static void place(TzolkinPosition now, int seat, int placed, TzolkinMove move, Events events) {
    now.players.addHand(seat, -1);
    if (move instanceof TzolkinMove.PlaceWorker(Gear gear)) {
      int space = now.gears.lowestFree(gear.ordinal());
      // Who has less has found mercy, and gives all (T38).
      int cost = Math.min(space + workerCost(placed), now.players.corn(seat));
      now.gears.place(seat, gear.ordinal(), space);
      now.players.addCorn(seat, -cost);
      events.add(new TzolkinEvent.WorkerPlaced(seat, gear, space, cost));
    } else {
      int cost = workerCost(placed); // T44
      now.calendar.startSpace(seat);
      now.players.addCorn(seat, -cost);
      events.add(new TzolkinEvent.StartSpaceTaken(seat, cost));
    }
    now.next(new TzolkinDecision.PlaceMore(seat, placed + 1));
  }

  /** The worker is back in hand before its action (T57). */
  static void pickUp(TzolkinPosition now, int seat, TzolkinMove.PickUp move, Events events) {
    now.gears.lift(seat, move.gear().ordinal(), move.space());
    now.players.addHand(seat, 1);
    events.add(new TzolkinEvent.WorkerPickedUp(seat, move.gear(), move.space()));
    now.next(new TzolkinDecision.PickUpMore(seat)); // T50
    now.next(new TzolkinDecision.ChooseAction(seat, move.gear(), move.space()));
  }
}
