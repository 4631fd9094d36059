package dev.boardwright.tzolkin;

import dev.boardwright.engine.Events;
import dev.boardwright.engine.Outcomes;
import dev.boardwright.engine.SeatSet;
import dev.boardwright.tzolkin.piece.Wealth;
import dev.boardwright.tzolkin.prophecy.Prophecy;
import dev.boardwright.tzolkin.prophecy.ProphecyBoard;
import dev.boardwright.tzolkin.quick.QuickAction;
import dev.boardwright.tzolkin.quick.QuickBoard;
import dev.boardwright.tzolkin.tribe.Tribe;
import java.util.ArrayList;
import java.util.List;

/** What the expansion adds to the setup (section 2 of its rules), if it takes part. */
final class ExpansionSetup {

  private ExpansionSetup() {}

  // ---- what is drawn before anybody is asked

  static void layQuickActions(TzolkinPosition now) { // X11
    for (int i = 0; now.quick.isUsed() && i < QuickBoard.AGE1_TILES; i++) {
      now.next(new ExpansionChance.LayQuickAction(1));
    }
  }

  static void revealProphecies(TzolkinPosition now) { // X12
    for (int i = 0; now.options.prophecies() && i < ProphecyBoard.SLOTS; i++) {
      now.next(new ExpansionChance.RevealProphecy());
    }
  }

  static void dealTribes(TzolkinPosition now) { // X15
    int tiles = now.options.tribes() ? now.seats() * Tribe.DEALT : 0;
    for (int i = 0; i < tiles; i++) {
      now.next(new ExpansionChance.DealTribe(now.seats() - 1 - i / Tribe.DEALT));
    }
  }

  static void quickActions(TzolkinPosition now, int age, Outcomes<TzolkinMove> out) {
    for (QuickAction tile : QuickAction.ALL) {
      if (tile.age() == age && !now.quick.isLaid(tile)) {
        out.add(new ExpansionMove.DrawQuickAction(tile), 1);
      }
    }
  }

  static void prophecies(TzolkinPosition now, Outcomes<TzolkinMove> out) {
    for (Prophecy prophecy : Prophecy.ALL) {
      if (!now.prophecies.isDrawn(prophecy)) {
        out.add(new ExpansionMove.DrawProphecy(prophecy), 1);
      }
    }
  }

  static void lay(TzolkinPosition now, QuickAction tile, Events events) {
    now.quick.lay(tile);
    events.add(new ExpansionEvent.QuickActionLaid(tile));
    if (now.quick.laid() == 1) {
      events.add(new ExpansionEvent.QuickActionShown(tile));
    }
  }

  static void reveal(TzolkinPosition now, Prophecy prophecy, Events events) {
    now.prophecies.draw(prophecy);
    events.add(new ExpansionEvent.ProphecyRevealed(now.prophecies.drawn(), prophecy));
  }

  // ---- tribes (X16)

  /** What a seat is asked first when everybody chooses. */
  static TzolkinDecision first(TzolkinPosition now, int seat) {
    return now.options.tribes()
        ? new ExpansionDecision.KeepTribe(seat)
        : new TzolkinDecision.KeepWealth(seat);
  }

  static void deal(TzolkinPosition now, int seat, Tribe tribe, Events events) {
    now.tribes.deal(seat, tribe);
    events.add(
        SeatSet.of(seat),
        new ExpansionEvent.TribeDealt(seat, tribe),
        new ExpansionEvent.TribeDealtFaceDown(seat));
  }

  static void choose(TzolkinPosition now, int seat, Tribe tribe, Events events) {
    now.tribes.choose(seat, tribe);
    events.add(
        SeatSet.of(seat),
        new ExpansionEvent.TribeChosen(seat, tribe),
        new ExpansionEvent.TribeChosenFaceDown(seat));
    now.next(new TzolkinDecision.KeepWealth(seat));
  }

  static void revealTribes(TzolkinPosition now) {
    if (now.options.tribes()) {
      now.next(new ExpansionChance.RevealTribes());
    }
  }

  /** What everybody has chosen, seat after seat. */
  static List<Tribe> chosen(TzolkinPosition now) {
    List<Tribe> chosen = new ArrayList<>();
    for (int seat = 0; seat < now.seats(); seat++) {
      chosen.add(now.tribes.chosen(seat).orElseThrow());
    }
    return List.copyOf(chosen);
  }

  static void show(TzolkinPosition now, Events events) {
    for (int seat = 0; seat < now.seats(); seat++) {
      now.tribes.keep(seat);
      events.add(new ExpansionEvent.TribeShown(seat, now.tribes.of(seat).orElseThrow()));
      while (now.players.workers(seat) < now.ability(seat).workers()) { // X17
        Gains.hire(now, seat, events);
      }
    }
  }

  // ---- when everybody has chosen

  /** Dummies for whom there was no tile stand where the tiles say that nobody keeps (X18). */
  static void placeLateDummies(TzolkinPosition now, Events events) {
    for (int i = 0; i < now.seats(); i++) {
      int seat = (now.calendar.startSeat() + i) % now.seats();
      for (Wealth tile : Wealth.list(now.wealth.dealt(seat) & ~now.wealth.chosen(seat))) {
        if (now.gears.dummiesLeft() > 0) {
          events.add(new TzolkinEvent.DummyTileDrawn(tile));
          Setups.placeDummiesOf(now, tile, events);
        }
      }
    }
  }

  /** A step down for a third tile (X17). */
  static void angerGods(TzolkinPosition now) {
    for (int i = now.seats() - 1; i >= 0; i--) {
      int seat = (now.calendar.startSeat() + i) % now.seats();
      if (now.ability(seat).angersAtSetup()) {
        now.next(new ExpansionDecision.AngerAtSetup(seat));
      }
    }
  }
}
