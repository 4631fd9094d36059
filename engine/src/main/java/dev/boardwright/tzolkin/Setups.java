package dev.boardwright.tzolkin;

import dev.boardwright.engine.Events;
import dev.boardwright.engine.SeatSet;
import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.piece.Monument;
import dev.boardwright.tzolkin.piece.Wealth;
import dev.boardwright.tzolkin.quick.QuickBoard;
import java.util.ArrayList;
import java.util.List;

/** Setting the game up (section 2 of the rules). */
final class Setups {

  private static final int[] DUMMIES = {0, 0, 12, 6, 0, 0}; // T21, by seats

  private Setups() {}

  static int dummies(int seats) {
    return DUMMIES[seats];
  }

  /** Quick actions bring more (X13). */
  static int dummies(int seats, boolean quickActions) {
    return quickActions ? QuickBoard.gearDummies(seats) : dummies(seats);
  }

  /** What is drawn before anybody is asked, last first. */
  static void begin(TzolkinPosition now) {
    now.next(new TzolkinTask.ChooseWealth());
    ExpansionSetup.dealTribes(now);
    for (int i = 0; i < now.seats() * Wealth.DEALT; i++) { // T20
      now.next(new TzolkinChance.DealWealth(now.seats() - 1 - i / Wealth.DEALT));
    }
    ExpansionSetup.revealProphecies(now);
    for (int i = 0; i < Monument.displayed(now.seats()); i++) { // T19
      now.next(new TzolkinChance.DrawMonument());
    }
    for (int space = Building.SPACES - 1; space >= 0; space--) { // T18
      now.next(new TzolkinChance.DrawBuilding(1, space));
    }
    ExpansionSetup.layQuickActions(now);
    now.next(new TzolkinChance.DrawStartSeat()); // T15
  }

  /** When all dummies stand, everybody chooses (T22, T24). */
  static void chooseWealth(TzolkinPosition now) {
    if (now.gears.dummiesLeft() > 0 && now.wealth.pile() != 0) {
      now.next(new TzolkinTask.ChooseWealth());
      now.next(new TzolkinChance.DrawDummyTile());
    } else {
      now.next(new TzolkinTask.Round()); // T26
      now.next(new TzolkinChance.ShowWealth());
      ExpansionSetup.revealTribes(now);
      now.askTogether(seat -> ExpansionSetup.first(now, seat));
    }
  }

  static void deal(TzolkinPosition now, int seat, Wealth tile, Events events) {
    now.wealth.deal(seat, tile);
    events.add(
        SeatSet.of(seat),
        new TzolkinEvent.WealthDealt(seat, tile),
        new TzolkinEvent.WealthDealtFaceDown(seat));
  }

  /** A dummy on the tooth of the tile, and the first time on a gear opposite too (T22). */
  static void placeDummies(TzolkinPosition now, Wealth tile, Events events) {
    now.wealth.draw(tile);
    events.add(new TzolkinEvent.DummyTileDrawn(tile));
    placeDummiesOf(now, tile, events);
  }

  static void placeDummiesOf(TzolkinPosition now, Wealth tile, Events events) {
    Gear gear = tile.gear();
    boolean first = now.gears.dummies(gear.ordinal()) == 0;
    placeDummy(now, gear, tile.space(), events);
    if (first && gear.hasOpposite() && now.gears.dummiesLeft() > 0) {
      placeDummy(now, gear, (tile.space() + gear.teeth() / 2) % gear.teeth(), events);
    }
  }

  private static void placeDummy(TzolkinPosition now, Gear gear, int tooth, Events events) {
    now.gears.placeDummy(gear.ordinal(), tooth);
    events.add(new TzolkinEvent.DummyPlaced(gear, tooth));
  }

  /** All ways to keep two of the tiles dealt, or as many as a tribe keeps (T24, X16). */
  static void list(TzolkinPosition now, int seat, List<TzolkinMove> out) {
    keep(
        Wealth.list(now.wealth.dealt(seat)),
        now.tribes.chosenAbility(seat).keepsWealth(),
        List.of(),
        out);
  }

  private static void keep(
      List<Wealth> tiles, int wanted, List<Wealth> kept, List<TzolkinMove> out) {
    if (wanted == 0) {
      out.add(new TzolkinMove.KeepWealth(kept));
      return;
    }
    for (int i = 0; i < tiles.size(); i++) {
      List<Wealth> more = new ArrayList<>(kept);
      more.add(tiles.get(i));
      keep(tiles.subList(i + 1, tiles.size()), wanted - 1, List.copyOf(more), out);
    }
  }

  static void keep(TzolkinPosition now, int seat, List<Wealth> tiles, Events events) {
    int chosen = 0;
    for (Wealth tile : tiles) {
      chosen |= tile.bit();
    }
    now.wealth.choose(seat, chosen);
    events.add(
        SeatSet.of(seat),
        new TzolkinEvent.WealthChosen(seat, tiles),
        new TzolkinEvent.WealthChosenFaceDown(seat));
  }

  /** What everybody has chosen, seat after seat. */
  static List<Wealth> chosen(TzolkinPosition now) {
    List<Wealth> chosen = new ArrayList<>();
    for (int seat = 0; seat < now.seats(); seat++) {
      chosen.addAll(Wealth.list(now.wealth.chosen(seat)));
    }
    return List.copyOf(chosen);
  }

  /** The tiles kept are shown and give what they give (T24, T25). */
  static void show(TzolkinPosition now, Events events) {
    for (int seat = 0; seat < now.seats(); seat++) {
      now.players.wealth(seat, now.wealth.chosen(seat));
      events.add(new TzolkinEvent.WealthShown(seat, Wealth.list(now.wealth.chosen(seat))));
    }
    ExpansionSetup.placeLateDummies(now, events); // X18
    now.wealth.end();
    ExpansionSetup.angerGods(now); // X17
    for (int i = 0; i < now.seats(); i++) {
      int seat = (now.calendar.startSeat() + i) % now.seats();
      for (Wealth tile : Wealth.list(now.players.wealth(seat))) {
        Gains.resolve(now, seat, tile, events);
      }
    }
  }
}
