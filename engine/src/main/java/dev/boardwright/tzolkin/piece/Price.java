package dev.boardwright.tzolkin.piece;

/** What a building or monument costs. */
public record Price(int wood, int stone, int gold, int skulls) {

  static Price of(int wood, int stone, int gold) {
    return new Price(wood, stone, gold, 0);
  }

  /** What is left of it when so many resources are given in another way. */
  public Price without(Price given) {
    return new Price(
        Math.max(0, wood - given.wood),
        Math.max(0, stone - given.stone),
        Math.max(0, gold - given.gold),
        skulls);
  }

  /** How much it asks for of a resource. */
  public int of(Resource resource) {
    return switch (resource) {
      case WOOD -> wood;
      case STONE -> stone;
      case GOLD -> gold;
    };
  }

  /** The same with more of a resource, or with less if {@code amount} is negative. */
  public Price plus(Resource resource, int amount) {
    return switch (resource) {
      case WOOD -> new Price(wood + amount, stone, gold, skulls);
      case STONE -> new Price(wood, stone + amount, gold, skulls);
      case GOLD -> new Price(wood, stone, gold + amount, skulls);
    };
  }

  /** How many resources it asks for; the skull is none (T1). */
  public int resources() {
    return wood + stone + gold;
  }
}
