package dev.boardwright.tzolkin;

import dev.boardwright.engine.Events;
import dev.boardwright.tzolkin.piece.Temple;

/** Markers going up and down (section 10 of the rules). */
final class Temples {

  private Temples() {}

  static boolean canGoDown(TzolkinPosition now, int seat, Temple temple) {
    return now.players.step(seat, temple) > Temple.BOTTOM; // T107
  }

  /** Whether a step up would not be lost (T105). */
  static boolean canGoUp(TzolkinPosition now, int seat, Temple temple) {
    int to = now.players.step(seat, temple) + 1;
    return to < temple.top() || (to == temple.top() && isTopFree(now, temple));
  }

  private static boolean isTopFree(TzolkinPosition now, Temple temple) {
    for (int seat = 0; seat < now.seats(); seat++) {
      if (now.players.step(seat, temple) == temple.top()) {
        return false;
      }
    }
    return true;
  }

  /** One step up; lost if there is no room (T105), asked for if it has a price (X70). */
  static void up(TzolkinPosition now, int seat, Temple temple, Events events) {
    if (!canGoUp(now, seat, temple)) {
      events.add(new TzolkinEvent.TempleStepLost(seat, temple));
    } else if (now.affliction().prices(temple)) {
      now.next(new ExpansionDecision.PayStep(seat, temple));
    } else {
      climb(now, seat, temple, events);
    }
  }

  /** One step up that is possible and paid. */
  static void climb(TzolkinPosition now, int seat, Temple temple, Events events) {
    int step = now.players.step(seat, temple) + 1;
    now.players.step(seat, temple, step);
    events.add(new TzolkinEvent.TempleStepTaken(seat, temple, step));
    if (step == temple.top() && !now.players.light(seat)) { // T104
      turnBoard(now, seat, true, events);
    }
  }

  /** One step down: a god is angry (T107). */
  static void down(TzolkinPosition now, int seat, Temple temple, Events events) {
    int step = now.players.step(seat, temple) - 1;
    now.players.step(seat, temple, step);
    events.add(new TzolkinEvent.TempleStepTaken(seat, temple, step));
  }

  static void turnBoard(TzolkinPosition now, int seat, boolean light, Events events) {
    now.players.light(seat, light);
    events.add(new TzolkinEvent.BoardTurned(seat, light));
  }
}
