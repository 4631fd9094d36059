package dev.boardwright.santamaria;

import dev.boardwright.santamaria.tables.Goods;
import dev.boardwright.santamaria.tables.Resource;
import java.util.List;

/** The ways to pay resources: gold stands for any other, one for one (M22, M23). */
final class Payments {

  private static final int KINDS = Resource.REPLACEABLE;

  private Payments() {}

  /** Whether this can be paid with what is held. */
  static boolean possible(int held, int cost) {
    int missing = Goods.count(cost, KINDS);
    for (int kind = 0; kind < KINDS; kind++) {
      missing += Math.max(0, Goods.count(cost, kind) - Goods.count(held, kind));
    }
    return missing <= Goods.count(held, KINDS);
  }

  /** Whether this can be paid when one resource of it may be left out (M81h). */
  static boolean possibleLeavingOneOut(int held, int cost) {
    if (possible(held, cost)) {
      return true;
    }
    if (Goods.total(cost) > 1) {
      for (int kind = 0; kind < Resource.COUNT; kind++) {
        if (Goods.count(cost, kind) > 0 && possible(held, cost - Goods.one(kind))) {
          return true;
        }
      }
    }
    return false;
  }

  /** Adds every payment once, those with least gold first. */
  static void list(int held, int cost, List<SantaMariaMove> out) {
    if (possible(held, cost)) {
      list(held, cost, 0, Goods.of(Goods.count(cost, Resource.GOLD), Resource.GOLD), out);
    }
  }

  /** The same when one resource may be left out, but not the last one (M81h). */
  static void listLeavingOneOut(int held, int cost, List<SantaMariaMove> out) {
    list(held, cost, out);
    if (Goods.total(cost) > 1) {
      for (int kind = 0; kind < Resource.COUNT; kind++) {
        if (Goods.count(cost, kind) > 0) {
          list(held, cost - Goods.one(kind), out);
        }
      }
    }
  }

  private static void list(int held, int cost, int kind, int paid, List<SantaMariaMove> out) {
    if (kind == KINDS) {
      SantaMariaMove payment = Moves.pay(paid);
      if (!out.contains(payment)) {
        out.add(payment);
      }
      return;
    }
    int wanted = Goods.count(cost, kind);
    int gold = Goods.count(held, KINDS) - Goods.count(paid, KINDS);
    int most = Math.min(wanted, Goods.count(held, kind));
    for (int own = most; own >= 0 && wanted - own <= gold; own--) {
      int next = paid + own * Goods.one(kind) + (wanted - own) * Goods.one(KINDS);
      list(held, cost, kind + 1, next, out);
    }
  }
}
