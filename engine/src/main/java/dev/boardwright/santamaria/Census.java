package dev.boardwright.santamaria;

import dev.boardwright.santamaria.tables.Colony;
import dev.boardwright.santamaria.tables.HarbourIcon;
import dev.boardwright.santamaria.tables.Square;
import dev.boardwright.santamaria.tables.Tile;
import java.util.ArrayList;
import java.util.List;

/** Counts all pieces, wherever they are. Coins, happiness and resources are unlimited (M4). */
final class Census {

  private Census() {}

  static List<Integer> of(SantaMariaPosition now) {
    List<Integer> census = new ArrayList<>();
    census.add(tiles(now, Tile.DOUBLE_BITS));
    census.add(tiles(now, Tile.TRIPLE_BITS));
    census.add(ships(now));
    census.add(whiteDice(now));
    for (int seat = 0; seat < now.seats(); seat++) {
      census.add(now.monks.left(seat) + Integer.bitCount(now.monks.placed(seat)));
      census.add(unexplained(now, seat));
    }
    return census;
  }

  private static int tiles(SantaMariaPosition now, int kind) {
    int tiles = Integer.bitCount(now.market.stack() & kind);
    tiles += Integer.bitCount(now.market.display() & kind);
    tiles += Integer.bitCount(now.market.discarded() & kind);
    for (int seat = 0; seat < now.seats(); seat++) {
      tiles += Integer.bitCount(now.market.placed(seat) & kind);
    }
    return tiles;
  }

  private static int ships(SantaMariaPosition now) {
    int ships = Long.bitCount(now.docks.stack(true)) + Long.bitCount(now.docks.stack(false));
    for (int dock = 0; dock < HarbourIcon.COUNT; dock++) {
      ships += now.docks.at(dock) == Docks.EMPTY ? 0 : 1;
    }
    return ships + now.docks.arrivals();
  }

  private static int whiteDice(SantaMariaPosition now) {
    int dice = now.dice.unrolled() + now.dice.poolSize() + now.dice.lost();
    for (int seat = 0; seat < now.seats(); seat++) {
      dice += now.dice.whiteUsed(seat);
    }
    return dice;
  }

  /** Squares that are covered by nothing that is printed or was placed: none. */
  private static int unexplained(SantaMariaPosition now, int seat) {
    int board = now.colonies.board(seat);
    int placed = now.market.placed(seat);
    return Square.COUNT
        - Long.bitCount(now.colonies.empty(seat))
        - (board == Colonies.NO_BOARD ? 0 : Colony.ALL[board].printed().size())
        - 2 * Integer.bitCount(placed & Tile.DOUBLE_BITS)
        - 3 * Integer.bitCount(placed & Tile.TRIPLE_BITS)
        - now.market.roads(seat)
        - now.monks.townHallsPlaced(seat);
  }
}
