package dev.boardwright.market;

import dev.boardwright.market.MarketMove.Pay;
import java.util.ArrayList;
import java.util.List;

/** Lists whole payments. */
final class Payments {

  private Payments() {}

  /** Every mix of coins and goods of the hand that comes to the price, most coins first. */
  static void list(int price, int coins, Goods hands, int seat, List<MarketMove> out) {
    for (int paid = Math.min(price, coins); paid >= 0; paid--) {
      int rest = price - paid;
      if (rest <= hands.size(seat)) {
        listGoods(paid, rest, 0, new ArrayList<>(), hands, seat, out);
      }
    }
  }

  private static void listGoods(
      int coins,
      int rest,
      int kind,
      List<Good> chosen,
      Goods hands,
      int seat,
      List<MarketMove> out) {
    if (rest == 0) {
      out.add(new Pay(coins, List.copyOf(chosen)));
      return;
    }
    if (kind == Good.KINDS) {
      return;
    }
    Good good = Good.ALL[kind];
    int most = Math.min(rest, hands.count(seat, good));
    for (int n = most; n >= 0; n--) {
      List<Good> more = new ArrayList<>(chosen);
      for (int i = 0; i < n; i++) {
        more.add(good);
      }
      listGoods(coins, rest - n, kind + 1, more, hands, seat, out);
    }
  }
}
