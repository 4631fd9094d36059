package dev.boardwright.santamaria;

import dev.boardwright.engine.Events;
import dev.boardwright.engine.SeatSet;
import dev.boardwright.santamaria.tables.Bundle;
import dev.boardwright.santamaria.tables.Goods;
import dev.boardwright.santamaria.tables.Prices;
import dev.boardwright.santamaria.tables.Resource;
import dev.boardwright.santamaria.tables.Scholar;
import java.util.List;

/** Receiving, selling, buying and spending (sections 4 and 5). */
final class Wealth {

  private Wealth() {}

  /** How many of each resource a seat may store (M19, M81e). */
  static int limit(SantaMariaPosition now, int seat) {
    return now.monks.has(seat, Scholar.QUARTERMASTER)
        ? Scholar.QUARTERMASTER_LIMIT
        : Prices.STORAGE;
  }

  /** What one of a kind brings when it is sold (M27, M81f). */
  static int price(SantaMariaPosition now, int seat, int kind) {
    Resource resource = Resource.ALL[kind];
    return !resource.basic() && now.monks.has(seat, Scholar.MERCHANT)
        ? resource.price() + Scholar.MERCHANT_COINS
        : resource.price();
  }

  // ---- free actions

  static void listFree(SantaMariaPosition now, int seat, List<SantaMariaMove> out) {
    for (int rest = sellable(now, seat); rest != 0; rest &= rest - 1) {
      out.add(Moves.SELL[Integer.numberOfTrailingZeros(rest)]);
    }
    for (int rest = buyable(now, seat); rest != 0; rest &= rest - 1) {
      out.add(Moves.BUY[Integer.numberOfTrailingZeros(rest)]);
    }
  }

  /** The kinds that are there to sell, as bits. */
  static int sellable(SantaMariaPosition now, int seat) {
    int kinds = 0;
    int goods = now.stores.goods(seat);
    for (int kind = 0; kind < Resource.COUNT; kind++) {
      kinds |= Goods.count(goods, kind) > 0 ? 1 << kind : 0;
    }
    return kinds;
  }

  /** The kinds that can be bought, as bits. */
  static int buyable(SantaMariaPosition now, int seat) {
    if (now.stores.coins(seat) < Prices.BUY) {
      return 0;
    }
    int kinds = 0;
    int goods = now.stores.goods(seat);
    int limit = limit(now, seat);
    for (int kind = 0; Resource.ALL[kind].basic(); kind++) { // M28
      kinds |= Goods.count(goods, kind) < limit ? 1 << kind : 0; // M29
    }
    return kinds;
  }

  static void sell(SantaMariaPosition now, int seat, Resource resource, Events events) {
    int coins = price(now, seat, resource.ordinal());
    now.stores.takeGoods(seat, Goods.of(1, resource));
    now.stores.addCoins(seat, coins); // M30
    events.add(new SantaMariaEvent.Sold(seat, resource, coins));
  }

  static void buy(SantaMariaPosition now, int seat, Resource resource, Events events) {
    now.stores.takeCoins(seat, Prices.BUY);
    now.stores.addGoods(seat, Goods.of(1, resource));
    events.add(new SantaMariaEvent.Bought(seat, resource, Prices.BUY));
  }

  // ---- receiving

  static void receive(SantaMariaPosition now, int seat, Bundle bundle, Events events) {
    if (bundle.goods() != Goods.NONE) {
      for (int kind = 0; kind < Resource.COUNT; kind++) {
        int many = Goods.count(bundle.goods(), kind);
        if (many > 0) {
          receiveGoods(now, seat, kind, many, events);
        }
      }
    }
    if (bundle.coins() > 0) {
      receiveCoins(now, seat, bundle.coins(), events);
    }
    if (bundle.happiness() > 0) {
      receiveHappiness(now, seat, bundle.happiness(), events);
    }
  }

  /** What does not fit is sold (M20, M21). */
  static void receiveGoods(SantaMariaPosition now, int seat, int kind, int many, Events events) {
    int stored = Math.min(many, limit(now, seat) - now.stores.count(seat, kind));
    int coins = (many - stored) * price(now, seat, kind);
    now.stores.addGoods(seat, stored * Goods.one(kind));
    now.stores.addCoins(seat, coins);
    events.add(
        new SantaMariaEvent.ResourcesReceived(
            seat, Resource.ALL[kind], stored, many - stored, coins));
  }

  static void receiveCoins(SantaMariaPosition now, int seat, int coins, Events events) {
    now.stores.addCoins(seat, coins);
    events.add(new SantaMariaEvent.CoinsReceived(seat, coins));
  }

  /** Tokens are taken face down (M55, M113). */
  static void receiveHappiness(SantaMariaPosition now, int seat, int points, Events events) {
    now.stores.addHappiness(seat, points);
    var taken = new SantaMariaEvent.HappinessTaken(seat, points);
    if (now.options.open()) {
      events.add(taken);
    } else {
      events.add(SeatSet.of(seat), taken, new SantaMariaEvent.HappinessTakenFaceDown(seat));
    }
  }

  // ---- spending

  static void payCoins(SantaMariaPosition now, int seat, int coins, Events events) {
    if (coins > 0) {
      now.stores.takeCoins(seat, coins);
      events.add(new SantaMariaEvent.CoinsPaid(seat, coins));
    }
  }

  static void pay(SantaMariaPosition now, int seat, SantaMariaMove.Pay payment, Events events) {
    List<Resource> resources = payment.resources();
    int goods = Goods.NONE;
    for (int i = 0; i < resources.size(); i++) {
      goods += Goods.of(1, resources.get(i));
    }
    now.stores.takeGoods(seat, goods);
    events.add(new SantaMariaEvent.ResourcesPaid(seat, resources));
  }
}
