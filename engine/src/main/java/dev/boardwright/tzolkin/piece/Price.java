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

  /** How many resources it asks for; the skull is none (T1). */
  public int resources() {
    return wood + stone + gold;
  }
}
