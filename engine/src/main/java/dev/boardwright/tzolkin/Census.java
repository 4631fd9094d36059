package dev.boardwright.tzolkin;

import dev.boardwright.tzolkin.piece.Field;
import dev.boardwright.tzolkin.piece.Good;
import java.util.List;

/** Counts all pieces, wherever they are. */
final class Census {

  private Census() {}

  /**
   * Adds skulls, harvest tiles, buildings, monuments, wealth tiles, dummies, each seat's workers.
   */
  static void add(TzolkinPosition now, List<Integer> out) {
    Players players = now.players;
    int skulls = now.displays.skulls() + NewBuildings.placedSkulls(now);
    int cornTiles = 0;
    int woodTiles = now.jungle.burned();
    int buildings = now.displays.allBuildings();
    int monuments =
        Integer.bitCount(now.displays.monuments())
            + Integer.bitCount(now.displays.hiddenMonuments());
    int wealth = Integer.bitCount(now.wealth.pile()) + Integer.bitCount(now.wealth.gone());
    for (Field field : Field.ALL) {
      cornTiles += now.jungle.corn(field);
      woodTiles += now.jungle.wood(field);
    }
    for (int seat = 0; seat < now.seats(); seat++) {
      skulls += players.goods(seat, Good.SKULL);
      cornTiles += players.cornTiles(seat);
      woodTiles += players.woodTiles(seat);
      buildings += Long.bitCount(players.buildings(seat));
      monuments += Integer.bitCount(players.monuments(seat));
      wealth += Integer.bitCount(players.wealth(seat) | now.wealth.dealt(seat));
    }
    out.addAll(List.of(skulls, cornTiles, woodTiles, buildings, monuments, wealth));
    out.add(now.gears.dummiesLeft() + now.gears.allDummies());
    for (int seat = 0; seat < now.seats(); seat++) {
      int onBoards = (now.calendar.startSpace() == seat ? 1 : 0) + now.quick.workers(seat);
      out.add(players.bank(seat) + players.hand(seat) + now.gears.count(seat) + onBoards);
    }
  }
}
