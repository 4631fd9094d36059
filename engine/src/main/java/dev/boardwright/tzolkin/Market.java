package dev.boardwright.tzolkin;

import static java.lang.Math.min;

import dev.boardwright.engine.Events;
import dev.boardwright.tzolkin.TzolkinDecision.Trade;
import dev.boardwright.tzolkin.piece.Resource;
import java.util.List;

/**
 * The market (T75). Any number of exchanges in any order comes to the same as selling first and
 * buying afterwards, each in the order of the resources, so only that is asked.
 */
final class Market {

  private Market() {}

  static void list(TzolkinPosition now, Trade asked, List<TzolkinMove> out) {
    for (int exchange = asked.next(); exchange < 2 * Resource.COUNT; exchange++) {
      int resource = exchange % Resource.COUNT;
      if (exchange < Resource.COUNT) {
        for (int n = 1; n <= bounded(now.players.resource(asked.seat(), resource)); n++) {
          out.add(Moves.sell(resource, n));
        }
      } else if ((asked.sold() >> resource & 1) == 0) {
        int most = now.players.corn(asked.seat()) / price(now, Resource.ALL[resource]);
        for (int n = 1; n <= bounded(most); n++) {
          out.add(Moves.buy(resource, n));
        }
      }
    }
    out.add(Moves.DECLINE);
  }

  /** What one costs that is bought (T75, X84). */
  static int price(TzolkinPosition now, Resource resource) {
    return resource.corn() + now.affliction().goodCorn(resource.good());
  }

  private static int bounded(int amount) {
    return min(amount, TzolkinMove.MOST_TRADED);
  }

  static void trade(TzolkinPosition now, Trade asked, TzolkinMove move, Events events) {
    int seat = asked.seat();
    switch (move) {
      case TzolkinMove.Sell(Resource resource, int amount) -> {
        now.players.pay(seat, resource.ordinal(), amount);
        now.players.addCorn(seat, amount * resource.corn());
        events.add(new TzolkinEvent.ResourceSold(seat, resource, amount));
        int sold = asked.sold() | 1 << resource.ordinal();
        now.next(new Trade(seat, after(resource.ordinal(), amount), sold));
      }
      case TzolkinMove.Buy(Resource resource, int amount) -> {
        now.players.pay(seat, resource.ordinal(), -amount);
        now.players.addCorn(seat, -amount * price(now, resource));
        events.add(new TzolkinEvent.ResourceBought(seat, resource, amount));
        int bought = Resource.COUNT + resource.ordinal();
        now.next(new Trade(seat, after(bought, amount), asked.sold()));
      }
      default -> {} // no more
    }
  }

  /** Who trades the most that one answer takes may trade more of the same. */
  private static int after(int exchange, int amount) {
    return amount == TzolkinMove.MOST_TRADED ? exchange : exchange + 1;
  }
}
