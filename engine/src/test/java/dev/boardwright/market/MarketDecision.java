package dev.boardwright.market;

import dev.boardwright.engine.Decision;
import dev.boardwright.engine.Range;
import dev.boardwright.engine.Seat;

/** What is asked. */
public sealed interface MarketDecision extends Decision {

  /** Which card of your pack do you keep? */
  record KeepCard(int seat) implements MarketDecision {
    @Override
    public boolean secret() {
      return true;
    }
  }

  /** Which card of your pack do you offer? */
  record OfferCard(int seat) implements MarketDecision {
    @Override
    public boolean secret() {
      return true;
    }
  }

  /** What do you do on the market? */
  record Visit(int seat) implements MarketDecision {}

  /** What do you pay with? Everybody sees it, but what is possible depends on the hidden hand. */
  record Payment(int seat, @Range(max = Seat.MOST - 1) int seller) implements MarketDecision {
    @Override
    public boolean alwaysAsked() {
      return true;
    }
  }

  /** Which card goes back on top of the deck? */
  record ReturnCard(int seat) implements MarketDecision {
    @Override
    public boolean secret() {
      return true;
    }
  }

  /** Is your turn over? */
  record FinishTurn(int seat) implements MarketDecision {}
}
