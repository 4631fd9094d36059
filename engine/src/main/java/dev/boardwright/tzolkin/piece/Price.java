package dev.boardwright.tzolkin.piece;

/** What a building or monument costs. */
public record Price(int wood, int stone, int gold, int skulls) {

  static Price of(int wood, int stone, int gold) {
    return new Price(wood, stone, gold, 0);
  }

  /** How many resources it asks for; the skull is none (T1). */
  public int resources() {
    return wood + stone + gold;
  }
}
