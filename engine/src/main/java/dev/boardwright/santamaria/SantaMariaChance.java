package dev.boardwright.santamaria;

import dev.boardwright.engine.ChanceStep;
import dev.boardwright.engine.Range;
import dev.boardwright.santamaria.tables.HarbourIcon;

/** What falls to luck. */
sealed interface SantaMariaChance extends ChanceStep {

  /** Who begins (M5). */
  record DrawStartSeat() implements SantaMariaChance {
    @Override
    public SantaMariaSource source() {
      return SantaMariaSource.START_SEAT;
    }
  }

  /** Which board a seat gets (M12). */
  record DealBoard(int seat) implements SantaMariaChance {
    @Override
    public SantaMariaSource source() {
      return SantaMariaSource.BOARDS;
    }
  }

  /** A white die is rolled into the pool (M6, M99). */
  record RollWhiteDie() implements SantaMariaChance {
    @Override
    public SantaMariaSource source() {
      return SantaMariaSource.WHITE_DICE;
    }
  }

  /** A blue die of a seat is rolled (M7, M82, M100). */
  record RollBlueDie(int seat, @Range(max = 2) int die) implements SantaMariaChance {
    @Override
    public SantaMariaSource source() {
      return SantaMariaSource.BLUE_DICE;
    }
  }

  /** A double or triple is put on display (M8, M98). */
  record TurnUpTile(boolean triple) implements SantaMariaChance {
    @Override
    public SantaMariaSource source() {
      return triple ? SantaMariaSource.TRIPLES : SantaMariaSource.DOUBLES;
    }
  }

  /** A starting or standard shipping tile is put at a dock (M9, M61). */
  record FillDock(HarbourIcon dock, boolean starting) implements SantaMariaChance {
    @Override
    public SantaMariaSource source() {
      return starting ? SantaMariaSource.STARTING_SHIPS : SantaMariaSource.SHIPS;
    }
  }

  /** A scholar or bishop is drawn (M10). */
  record OpenPosition(boolean scholar) implements SantaMariaChance {
    @Override
    public SantaMariaSource source() {
      return scholar ? SantaMariaSource.SCHOLARS : SantaMariaSource.BISHOPS;
    }
  }

  /** With one player a white die leaves the pool (M122). */
  record LoseWhiteDie() implements SantaMariaChance {
    @Override
    public SantaMariaSource source() {
      return SantaMariaSource.DICE_LEAVING;
    }
  }
}
