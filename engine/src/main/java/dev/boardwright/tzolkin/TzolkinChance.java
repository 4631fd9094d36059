package dev.boardwright.tzolkin;

import dev.boardwright.engine.ChanceStep;
import dev.boardwright.engine.Range;
import dev.boardwright.engine.SeatSet;
import dev.boardwright.tzolkin.piece.Building;

/** What CHANCE brings. */
sealed interface TzolkinChance extends ChanceStep {

  /** What CHANCE brings with the expansion only. */
  sealed interface OfExpansion extends TzolkinChance permits ExpansionChance {}

  /** Who begins? (T15) */
  record DrawStartSeat() implements TzolkinChance {
    @Override
    public TzolkinSource source() {
      return TzolkinSource.START_SEAT;
    }
  }

  /** A building is revealed on a space of the display (T18, T92, T101). */
  record DrawBuilding(@Range(min = 1, max = 2) int age, @Range(max = Building.SPACES - 1) int space)
      implements TzolkinChance {
    @Override
    public TzolkinSource source() {
      return age == 1 ? TzolkinSource.AGE1_BUILDINGS : TzolkinSource.AGE2_BUILDINGS;
    }
  }

  /** A monument is revealed (T19). */
  record DrawMonument() implements TzolkinChance {
    @Override
    public TzolkinSource source() {
      return TzolkinSource.MONUMENTS;
    }
  }

  /** A starting wealth tile is dealt; only its seat sees it (T20, T136). */
  record DealWealth(int seat) implements TzolkinChance {
    @Override
    public TzolkinSource source() {
      return TzolkinSource.WEALTH_TILES;
    }

    @Override
    public SeatSet audience() {
      return SeatSet.of(seat);
    }
  }

  /** An undealt wealth tile says where dummy workers stand (T22). */
  record DrawDummyTile() implements TzolkinChance {
    @Override
    public TzolkinSource source() {
      return TzolkinSource.DUMMY_TILES;
    }
  }

  /** All have chosen: the tiles they keep are shown (T24). */
  record ShowWealth() implements TzolkinChance {
    @Override
    public TzolkinSource source() {
      return TzolkinSource.KEPT_TILES;
    }
  }
}
