package dev.boardwright.santamaria;

import dev.boardwright.engine.Digest;
import dev.boardwright.santamaria.tables.Goods;

/** Resources, coins and happiness of every seat. */
final class Stores {

  private final int[] goods;
  private final int[] coins;
  private final int[] happiness;

  Stores(int seats) {
    goods = new int[seats];
    coins = new int[seats];
    happiness = new int[seats];
  }

  Stores(Stores other) {
    goods = other.goods.clone();
    coins = other.coins.clone();
    happiness = other.happiness.clone();
  }

  /** As {@link Goods}. */
  int goods(int seat) {
    return goods[seat];
  }

  int count(int seat, int kind) {
    return Goods.count(goods[seat], kind);
  }

  int coins(int seat) {
    return coins[seat];
  }

  /** In tokens. */
  int happiness(int seat) {
    return happiness[seat];
  }

  void addGoods(int seat, int more) {
    goods[seat] += more;
  }

  void takeGoods(int seat, int paid) {
    goods[seat] -= paid;
  }

  void addCoins(int seat, int more) {
    coins[seat] += more;
  }

  void takeCoins(int seat, int paid) {
    coins[seat] -= paid;
  }

  void addHappiness(int seat, int points) {
    happiness[seat] += points;
  }

  void digest(Digest out) {
    out.add(goods).add(coins).add(happiness);
  }
}
