package dev.boardwright.santamaria;

import dev.boardwright.engine.Bits;
import dev.boardwright.engine.Events;
import dev.boardwright.engine.Outcomes;
import dev.boardwright.santamaria.tables.Colony;
import dev.boardwright.santamaria.tables.HarbourIcon;
import dev.boardwright.santamaria.tables.MonkPosition;
import dev.boardwright.santamaria.tables.Prices;
import dev.boardwright.santamaria.tables.Tile;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** What CHANCE may bring, and what it does (M117). */
final class Luck {

  private Luck() {}

  static void list(SantaMariaPosition now, SantaMariaChance step, Outcomes<SantaMariaMove> out) {
    switch (step) {
      case SantaMariaChance.DrawStartSeat _ -> {
        for (int seat = 0; seat < now.seats(); seat++) {
          out.add(new SantaMariaMove.StartSeat(seat), 1);
        }
      }
      case SantaMariaChance.DealBoard _ -> {
        for (int board = 0; board < Colony.SIDES_A; board++) {
          if (!dealt(now, Colony.ALL[board])) {
            out.add(Moves.DRAW_BOARD[board], 1);
          }
        }
      }
      case SantaMariaChance.RollWhiteDie _, SantaMariaChance.RollBlueDie _ -> {
        for (int value = 1; value <= Prices.DIE_SIDES; value++) {
          out.add(Moves.rollDie(value), 1);
        }
      }
      case SantaMariaChance.TurnUpTile(boolean triple) ->
          each(Moves.REVEAL_TILE, tiles(now, triple), out);
      case SantaMariaChance.FillDock(HarbourIcon _, boolean starting) ->
          each(Moves.DRAW_SHIP, now.docks.stack(starting), out);
      case SantaMariaChance.OpenPosition(boolean scholar) ->
          each(Moves.DRAW_POSITION, positions(now, scholar), out);
      case SantaMariaChance.LoseWhiteDie _ -> {
        for (int value = 1; value <= Prices.DIE_SIDES; value++) {
          if (now.dice.pool(value) > 0) {
            out.add(Moves.removeDie(value), now.dice.pool(value));
          }
        }
      }
    }
  }

  /** One of the outcomes by its weight; most are drawn without listing them. */
  static Optional<SantaMariaMove> random(
      SantaMariaPosition now, SantaMariaChance step, RandomGenerator rng) {
    return switch (step) {
      case SantaMariaChance.RollWhiteDie _, SantaMariaChance.RollBlueDie _ ->
          Optional.of(Moves.rollDie(1 + rng.nextInt(Prices.DIE_SIDES)));
      case SantaMariaChance.TurnUpTile(boolean triple) ->
          Optional.of(Moves.REVEAL_TILE[Bits.random(tiles(now, triple), rng)]);
      case SantaMariaChance.FillDock(HarbourIcon _, boolean starting) ->
          Optional.of(Moves.DRAW_SHIP[Bits.random(now.docks.stack(starting), rng)]);
      case SantaMariaChance.OpenPosition(boolean scholar) ->
          Optional.of(Moves.DRAW_POSITION[Bits.random(positions(now, scholar), rng)]);
      default -> Optional.empty();
    };
  }

  private static int tiles(SantaMariaPosition now, boolean triple) {
    return now.market.stack() & (triple ? Tile.TRIPLE_BITS : Tile.DOUBLE_BITS);
  }

  private static int positions(SantaMariaPosition now, boolean scholar) {
    return (scholar ? MonkPosition.SCHOLARS : MonkPosition.BISHOPS) & ~now.monks.open();
  }

  private static void each(SantaMariaMove[] moves, long bits, Outcomes<SantaMariaMove> out) {
    for (long rest = bits; rest != 0; rest &= rest - 1) {
      out.add(moves[Long.numberOfTrailingZeros(rest)], 1);
    }
  }

  private static boolean dealt(SantaMariaPosition now, Colony board) {
    for (int seat = 0; seat < now.seats(); seat++) {
      if (now.colonies.board(seat) == board.ordinal()) {
        return true;
      }
    }
    return false;
  }

  static void happen(
      SantaMariaPosition now, SantaMariaChance step, SantaMariaMove move, Events events) {
    switch (step) {
      case SantaMariaChance.DrawStartSeat _ -> {
        int seat = ((SantaMariaMove.StartSeat) move).seat();
        Years.beginWith(now, seat);
        events.add(new SantaMariaEvent.StartSeatDrawn(seat));
      }
      case SantaMariaChance.DealBoard(int seat) -> {
        Colony board = ((SantaMariaMove.DrawBoard) move).board();
        now.colonies.lay(seat, board);
        events.add(new SantaMariaEvent.BoardDealt(seat, board));
      }
      case SantaMariaChance.RollWhiteDie _ -> {
        int value = ((SantaMariaMove.RollDie) move).value();
        now.dice.rollWhite(value);
        events.add(new SantaMariaEvent.WhiteDieRolled(value));
      }
      case SantaMariaChance.RollBlueDie(int seat, int die) -> {
        int value = ((SantaMariaMove.RollDie) move).value();
        now.dice.rollBlue(seat, die, value);
        events.add(new SantaMariaEvent.BlueDieRolled(seat, value));
      }
      case SantaMariaChance.TurnUpTile _ -> {
        Tile tile = ((SantaMariaMove.RevealTile) move).tile();
        now.market.reveal(tile);
        events.add(new SantaMariaEvent.TileTurnedUp(tile));
      }
      case SantaMariaChance.FillDock(HarbourIcon dock, boolean _) -> {
        var ship = ((SantaMariaMove.DrawShip) move).tile();
        now.docks.fill(dock.ordinal(), ship.ordinal());
        events.add(new SantaMariaEvent.DockFilled(dock, ship));
      }
      case SantaMariaChance.OpenPosition _ -> {
        MonkPosition position = ((SantaMariaMove.DrawPosition) move).position();
        now.monks.open(position);
        events.add(new SantaMariaEvent.PositionOpened(position));
      }
      case SantaMariaChance.LoseWhiteDie _ -> {
        int value = ((SantaMariaMove.RemoveDie) move).value();
        now.dice.loseWhite(value);
        events.add(new SantaMariaEvent.WhiteDieLost(value));
      }
    }
  }
}
