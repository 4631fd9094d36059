package dev.boardwright.tikal;

import dev.boardwright.engine.ChanceStep;
import dev.boardwright.engine.Range;

/** What falls to luck. */
sealed interface TikalChance extends ChanceStep {

  /** Who begins (K15). */
  record DrawStartSeat() implements TikalChance {
    @Override
    public TikalSource source() {
      return TikalSource.START_SEAT;
    }
  }

  /** The top tile is turned up by the player whose turn it is (K19). */
  record DrawTurnTile(int seat) implements TikalChance {
    @Override
    public TikalSource source() {
      return TikalSource.TILES;
    }
  }

  /** The top tile is put on display (K82). */
  record DrawDisplayTile() implements TikalChance {
    @Override
    public TikalSource source() {
      return TikalSource.TILES;
    }
  }

  /**
   * The topmost treasure of a space is turned up (K47).
   *
   * @param actionPoints what is left after paying for it
   */
  record DrawTreasureKind(int seat, Space space, @Range(max = Costs.ACTION_POINTS) int actionPoints)
      implements TikalChance {
    @Override
    public TikalSource source() {
      return TikalSource.TREASURES;
    }
  }
}
