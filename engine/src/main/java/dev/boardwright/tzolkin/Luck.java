package dev.boardwright.tzolkin;

import dev.boardwright.engine.Events;
import dev.boardwright.engine.Outcomes;
import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Monument;
import dev.boardwright.tzolkin.piece.Wealth;

/** What CHANCE may bring, and what comes of it. */
final class Luck {

  private Luck() {}

  static void outcomes(TzolkinPosition now, TzolkinChance step, Outcomes<TzolkinMove> out) {
    switch (step) {
      case TzolkinChance.DrawStartSeat _ -> {
        for (int seat = 0; seat < now.seats(); seat++) {
          out.add(new TzolkinMove.DrawStartSeat(seat), 1);
        }
      }
      case TzolkinChance.DrawBuilding(int age, int _) ->
          now.displays
              .pileOf(age)
              .outcomes(
                  (kind, weight) ->
                      out.add(new TzolkinMove.DrawBuilding(Building.ALL[kind]), weight));
      case TzolkinChance.DrawMonument _ ->
          Monument.list(now.displays.hiddenMonuments())
              .forEach(monument -> out.add(new TzolkinMove.DrawMonument(monument), 1));
      case TzolkinChance.DealWealth _, TzolkinChance.DrawDummyTile _ ->
          Wealth.list(now.wealth.pile())
              .forEach(tile -> out.add(new TzolkinMove.DrawWealth(tile), 1));
      case TzolkinChance.ShowWealth _ -> out.add(new TzolkinMove.ShowWealth(Setups.chosen(now)), 1);
      case ExpansionChance added -> Expansion.outcomes(now, added, out);
    }
  }

  static void happen(TzolkinPosition now, TzolkinChance step, TzolkinMove move, Events events) {
    switch (step) {
      case TzolkinChance.DrawStartSeat _ -> {
        int seat = ((TzolkinMove.DrawStartSeat) move).seat();
        now.calendar.startSeat(seat);
        events.add(new TzolkinEvent.StartSeatDrawn(seat));
      }
      case TzolkinChance.DrawBuilding(int age, int space) -> {
        Building building = ((TzolkinMove.DrawBuilding) move).building();
        now.displays.pileOf(age).take(building.ordinal());
        now.displays.put(space, building);
        events.add(new TzolkinEvent.BuildingDisplayed(space, building));
      }
      case TzolkinChance.DrawMonument _ -> {
        Monument monument = ((TzolkinMove.DrawMonument) move).monument();
        now.displays.reveal(monument);
        events.add(new TzolkinEvent.MonumentDisplayed(monument));
      }
      case TzolkinChance.DealWealth(int seat) ->
          Setups.deal(now, seat, ((TzolkinMove.DrawWealth) move).tile(), events);
      case TzolkinChance.DrawDummyTile _ ->
          Setups.placeDummies(now, ((TzolkinMove.DrawWealth) move).tile(), events);
      case TzolkinChance.ShowWealth _ -> Setups.show(now, events);
      case ExpansionChance added -> Expansion.happen(now, added, move, events);
    }
  }
}
