package dev.boardwright.tzolkin;

import static java.lang.Math.max;
import static java.lang.Math.min;

import dev.boardwright.engine.Events;
import dev.boardwright.tzolkin.piece.Good;
import dev.boardwright.tzolkin.piece.Price;
import dev.boardwright.tzolkin.piece.Resource;
import java.util.List;

/** Paying and taking resources: one choice of a whole combination. */
final class Payments {

  private Payments() {}

  /** All ways to pay a number of resources of any kind. */
  static void any(TzolkinPosition now, int seat, int amount, List<TzolkinMove> out) {
    int wood = now.players.resource(seat, 0);
    int stone = now.players.resource(seat, 1);
    int gold = now.players.resource(seat, 2);
    for (int w = max(0, amount - stone - gold); w <= min(wood, amount); w++) {
      for (int s = max(0, amount - w - gold); s <= min(stone, amount - w); s++) {
        out.add(Moves.pay(w, s, amount - w - s));
      }
    }
  }

  /** All ways to leave one resource out of a price (T88). */
  static void allButOne(TzolkinPosition now, int seat, Price price, List<TzolkinMove> out) {
    for (Resource left : Resource.ALL) {
      if (price.of(left) > 0) {
        addIfPayable(now, seat, price.plus(left, -1), out);
      }
    }
  }

  /**
   * All ways to pay a price, one more resource of any kind on top of it, and one of the price left
   * out if there is a discount (X88, X135).
   */
  static void crowded(
      TzolkinPosition now, int seat, Price price, int discount, List<TzolkinMove> out) {
    if (discount == 0 || price.resources() == 0) {
      oneMore(now, seat, price, out);
      return;
    }
    for (Resource left : Resource.ALL) {
      if (price.of(left) > 0) {
        oneMore(now, seat, price.plus(left, -1), out);
      }
    }
  }

  private static void oneMore(TzolkinPosition now, int seat, Price price, List<TzolkinMove> out) {
    for (Resource extra : Resource.ALL) {
      addIfPayable(now, seat, price.plus(extra, 1), out);
    }
  }

  private static void addIfPayable(
      TzolkinPosition now, int seat, Price price, List<TzolkinMove> out) {
    TzolkinMove pay = Moves.pay(price.wood(), price.stone(), price.gold());
    if (missing(now, seat, price) == 0 && !out.contains(pay)) {
      out.add(pay);
    }
  }

  /** All ways to take a number of resources of any kind. */
  static void take(int amount, List<TzolkinMove> out) {
    for (int w = 0; w <= amount; w++) {
      for (int s = 0; s <= amount - w; s++) {
        out.add(Moves.take(w, s, amount - w - s));
      }
    }
  }

  /** How many resources of a price a seat lacks. */
  static int missing(TzolkinPosition now, int seat, Price price) {
    return max(0, price.wood() - now.players.resource(seat, 0))
        + max(0, price.stone() - now.players.resource(seat, 1))
        + max(0, price.gold() - now.players.resource(seat, 2));
  }

  static void pay(TzolkinPosition now, int seat, TzolkinMove.Pay move, Events events) {
    pay(now, seat, Resource.WOOD, move.wood(), events);
    pay(now, seat, Resource.STONE, move.stone(), events);
    pay(now, seat, Resource.GOLD, move.gold(), events);
  }

  static void pay(TzolkinPosition now, int seat, Price price, Events events) {
    pay(now, seat, Resource.WOOD, price.wood(), events);
    pay(now, seat, Resource.STONE, price.stone(), events);
    pay(now, seat, Resource.GOLD, price.gold(), events);
  }

  static void pay(TzolkinPosition now, int seat, Resource resource, int amount, Events events) {
    if (amount > 0) {
      now.players.add(seat, resource.good(), -amount);
      events.add(new TzolkinEvent.GoodsPaid(seat, resource.good(), amount));
    }
  }

  static void payCorn(TzolkinPosition now, int seat, int corn, Events events) {
    if (corn > 0) {
      now.players.addCorn(seat, -corn);
      events.add(new TzolkinEvent.GoodsPaid(seat, Good.CORN, corn));
    }
  }

  static void take(TzolkinPosition now, int seat, TzolkinMove.Take move, Events events) {
    Gains.gain(now, seat, Good.WOOD, move.wood(), events);
    Gains.gain(now, seat, Good.STONE, move.stone(), events);
    Gains.gain(now, seat, Good.GOLD, move.gold(), events);
  }
}
