package dev.boardwright.market;

import dev.boardwright.engine.ChanceStep;
import dev.boardwright.engine.SeatSet;

/** What is drawn and revealed. */
sealed interface MarketChance extends ChanceStep {

  /** Where it comes from. */
  enum Source {
    GOODS,
    REVEALS
  }

  /** A card for the pack of a seat. */
  record DrawCard(int seat) implements MarketChance {
    @Override
    public Source source() {
      return Source.GOODS;
    }

    @Override
    public SeatSet audience() {
      return SeatSet.of(seat);
    }
  }

  /** The goods on the stalls are turned face up. */
  record RevealOffers() implements MarketChance {
    @Override
    public Source source() {
      return Source.REVEALS;
    }
  }

  /** What is left of the packs goes to the next seats. */
  record HandOverPacks() implements MarketChance {
    @Override
    public Source source() {
      return Source.REVEALS;
    }
  }
}
