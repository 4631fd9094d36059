package dev.boardwright.santamaria.tables;

/**
 * What is paid or received together.
 *
 * @param goods as {@link Goods}
 */
public record Bundle(int goods, int coins, int happiness) {

  public static final Bundle NOTHING = new Bundle(Goods.NONE, 0, 0);

  public static Bundle some(int many, Resource resource) {
    return new Bundle(Goods.of(many, resource), 0, 0);
  }

  public static Bundle coins(int many) {
    return new Bundle(Goods.NONE, many, 0);
  }

  public static Bundle happiness(int points) {
    return new Bundle(Goods.NONE, 0, points);
  }

  public Bundle and(int many, Resource resource) {
    return new Bundle(goods + Goods.of(many, resource), coins, happiness);
  }

  public Bundle andCoins(int many) {
    return new Bundle(goods, coins + many, happiness);
  }

  public Bundle andHappiness(int points) {
    return new Bundle(goods, coins, happiness + points);
  }
}
