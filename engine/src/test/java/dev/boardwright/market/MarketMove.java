package dev.boardwright.market;

import dev.boardwright.engine.ChanceMove;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Range;
import java.util.List;

/** What can be played and what can be drawn. */
public sealed interface MarketMove extends Move {

  /** {@code draw silk}: CHANCE deals a card. */
  record Draw(Good good) implements MarketMove, ChanceMove {}

  /** {@code show_offers}: CHANCE turns the goods on the stalls face up. */
  record ShowOffers() implements MarketMove, ChanceMove {}

  /** {@code pass_packs}: CHANCE hands what is left of each pack to the next seat. */
  record PassPacks() implements MarketMove, ChanceMove {}

  /** {@code keep silk}: from the pack to the hand. */
  record Keep(Good good) implements MarketMove {}

  /** {@code offer tea}: from the pack face down onto one's stall. */
  record Offer(Good good) implements MarketMove {}

  /** {@code work}: take a coin. */
  record Work() implements MarketMove {}

  /** {@code peek}: for a coin, draw two cards, keep one, put one back on top. */
  record Peek() implements MarketMove {}

  /** {@code buy 2}: what lies on the stall of seat 2. */
  record Buy(int seat) implements MarketMove {}

  /** {@code pay 1 silk,tea}: the whole price in coins and goods of the hand. */
  record Pay(@Range(max = MarketPosition.COINS) int coins, List<Good> goods)
      implements MarketMove {}

  /** {@code put_back jade}: on top of the deck; the other card stays in the hand. */
  record PutBack(Good good) implements MarketMove {}

  /** {@code end_turn} */
  record EndTurn() implements MarketMove {
    @Override
    public boolean endsTurn() {
      return true;
    }
  }
}
