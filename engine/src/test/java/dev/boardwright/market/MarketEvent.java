package dev.boardwright.market;

import dev.boardwright.engine.Event;
import dev.boardwright.engine.Range;
import java.util.List;

/** What happens. */
public sealed interface MarketEvent extends Event {

  record RoundBegan(@Range(min = 1, max = Market.MOST_ROUNDS) int round) implements MarketEvent {}

  record CardDrawn(int seat, Good good) implements MarketEvent {}

  record UnseenCardDrawn(int seat) implements MarketEvent {}

  /** Goods by seat. */
  record OffersShown(List<Good> goods) implements MarketEvent {}

  record CardReceived(int seat, Good good) implements MarketEvent {}

  record UnseenCardReceived(int seat) implements MarketEvent {}

  record CoinEarned(int seat) implements MarketEvent {}

  record Paid(int seat, @Range(max = MarketPosition.COINS) int coins, List<Good> goods)
      implements MarketEvent {}

  record Bought(int seat, Good good) implements MarketEvent {}

  record CardPutBack(int seat, Good good) implements MarketEvent {}

  record UnseenCardPutBack(int seat) implements MarketEvent {}
}
