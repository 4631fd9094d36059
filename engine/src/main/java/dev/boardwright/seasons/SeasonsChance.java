package dev.boardwright.seasons;

import dev.boardwright.engine.ChanceStep;
import dev.boardwright.engine.SeatSet;

/** What falls to luck, and what reveals something. */
sealed interface SeasonsChance extends ChanceStep {

  /** One die of a season is not used (S2). */
  record SetDieAside(Season season) implements SeasonsChance {
    @Override
    public SeasonsSource source() {
      return SeasonsSource.DICE_SET;
    }
  }

  /** A card is dealt to a seat (S5). */
  record DealTo(int seat) implements SeasonsChance {
    @Override
    public SeasonsSource source() {
      return SeasonsSource.DEAL;
    }

    @Override
    public SeatSet audience() {
      return SeatSet.of(seat);
    }
  }

  /** A seat gets a preconstructed deck (S6). */
  record DeckFor(int seat) implements SeasonsChance {
    @Override
    public SeasonsSource source() {
      return SeasonsSource.DEAL;
    }

    @Override
    public SeatSet audience() {
      return SeatSet.of(seat);
    }
  }

  /** The packs are passed on (S10). */
  record PassOnPacks() implements SeasonsChance {
    @Override
    public SeasonsSource source() {
      return SeasonsSource.REVEALS;
    }
  }

  /** A die is rolled (S15). */
  record RollDie(Die die) implements SeasonsChance {
    @Override
    public SeasonsSource source() {
      return SeasonsSource.DICE;
    }
  }

  /** A seat's die is rolled again (S20). */
  record RerollDie(int seat) implements SeasonsChance {
    @Override
    public SeasonsSource source() {
      return SeasonsSource.REROLLS;
    }
  }

  /** A seat draws the top card (S41, S108). */
  record DrawTop(int seat, DrawTo to) implements SeasonsChance {
    @Override
    public SeasonsSource source() {
      return SeasonsSource.CARDS;
    }

    @Override
    public SeatSet audience() {
      return to == DrawTo.CROWN ? SeatSet.ALL : SeatSet.of(seat); // S109
    }
  }

  /** A seat looks at the top card (S108). */
  record LookAtTop(int seat) implements SeasonsChance {
    @Override
    public SeasonsSource source() {
      return SeasonsSource.CARDS;
    }

    @Override
    public SeatSet audience() {
      return SeatSet.of(seat);
    }
  }

  /** The top card is discarded unseen (S108). */
  record DiscardTop() implements SeasonsChance {
    @Override
    public SeasonsSource source() {
      return SeasonsSource.CARDS;
    }

    @Override
    public SeatSet audience() {
      return SeatSet.NONE;
    }
  }

  /** The cards that a seat has given away arrive (S75). */
  record DeliverGifts(int seat) implements SeasonsChance {
    @Override
    public SeasonsSource source() {
      return SeasonsSource.REVEALS;
    }
  }
}
