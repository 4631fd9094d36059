package dev.boardwright.tzolkin;

import dev.boardwright.engine.Range;
import dev.boardwright.engine.SeatSet;

/** What CHANCE brings with the expansion only. */
sealed interface ExpansionChance extends TzolkinChance.OfExpansion {

  /** A quick action tile is laid on the calendar (X11, X41). */
  record LayQuickAction(@Range(min = 1, max = 2) int age) implements ExpansionChance {
    @Override
    public TzolkinSource source() {
      return TzolkinSource.QUICK_ACTIONS;
    }
  }

  /** A prophecy is revealed (X12). */
  record RevealProphecy() implements ExpansionChance {
    @Override
    public TzolkinSource source() {
      return TzolkinSource.PROPHECIES;
    }
  }

  /** A tribe tile is dealt; only its seat sees it (X15). */
  record DealTribe(int seat) implements ExpansionChance {
    @Override
    public TzolkinSource source() {
      return TzolkinSource.TRIBES;
    }

    @Override
    public SeatSet audience() {
      return SeatSet.of(seat);
    }
  }

  /** All have chosen: their tribes are shown (X16). */
  record RevealTribes() implements ExpansionChance {
    @Override
    public TzolkinSource source() {
      return TzolkinSource.KEPT_TRIBES;
    }
  }
}
