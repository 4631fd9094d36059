package dev.boardwright.tzolkin;

import dev.boardwright.engine.Events;
import dev.boardwright.engine.Seat;
import dev.boardwright.tzolkin.piece.Gear;

/** The starting player space and the advance of the calendar (sections 11 and 13 of the rules). */
final class Phase3 {

  private Phase3() {}

  /** Corn on the tooth (T127), or what the starting player space gives (T128). */
  static void begin(TzolkinPosition now, Events events) {
    now.next(new TzolkinTask.NextRound());
    QuickActions.leaveSpaces(now, events); // X44
    int owner = now.calendar.startSpace();
    if (owner == Seat.NOBODY) {
      events.add(new TzolkinEvent.CornAdded(now.calendar.tooth()));
      now.calendar.addCorn();
      advance(now, 1, events);
      return;
    }
    leaveStartSpace(now, owner, events);
    if (now.players.light(owner) && !isDoubleAdvanceBlocked(now)) { // T113
      now.next(new TzolkinDecision.ChooseDays(owner));
    } else {
      advance(now, 1, events);
    }
  }

  private static void leaveStartSpace(TzolkinPosition now, int owner, Events events) {
    now.calendar.startSpace(Seat.NOBODY);
    now.players.addHand(owner, 1); // T111
    events.add(new TzolkinEvent.StartSpaceLeft(owner));
    boolean held = now.calendar.startSeat() == owner;
    int next = held ? (owner + 1) % now.seats() : owner; // T112
    now.calendar.startSeat(next);
    events.add(new TzolkinEvent.StartMarkerPassed(next));
  }

  /** Whether somebody stands on the last space but one of a gear (T113). */
  static boolean isDoubleAdvanceBlocked(TzolkinPosition now) {
    for (Gear gear : Gear.ALL) {
      int there = now.options.dummyBlocksDoubleAdvance() ? now.gears.dummies(gear.ordinal()) : 0;
      for (int seat = 0; seat < now.seats(); seat++) { // X106
        there |= now.gears.of(seat, gear.ordinal()) >> now.ability(seat).extraSpaces();
      }
      if (((there >> (gear.lastSpace() - 1)) & 1) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Answers {@code ChooseDays} (T115, T116). */
  static void choose(TzolkinPosition now, int seat, int days, Events events) {
    if (days > 1) {
      Temples.turnBoard(now, seat, false, events);
    }
    advance(now, days, events);
  }

  /** Single days, one after the other (T114, T129). */
  private static void advance(TzolkinPosition now, int days, Events events) {
    for (int i = 0; i < days; i++) {
      now.calendar.advance();
      now.gears.turn();
      events.add(new TzolkinEvent.CalendarAdvanced(now.calendar.day()));
      pushOff(now, events);
    }
    Prophecies.beginDay(now, events); // X60
    QuickActions.beginDay(now, events); // X42
  }

  private static void pushOff(TzolkinPosition now, Events events) {
    for (int seat = 0; seat < now.seats(); seat++) {
      int extra = now.ability(seat).extraSpaces();
      for (Gear gear : Gear.ALL) {
        if (now.gears.isPushedOff(seat, gear.ordinal(), extra)) { // T130
          now.gears.removePushedOff(seat, gear.ordinal(), extra);
          now.players.addHand(seat, 1);
          events.add(new TzolkinEvent.WorkerPushedOff(seat, gear));
        }
      }
    }
  }
}
