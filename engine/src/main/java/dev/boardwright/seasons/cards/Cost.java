package dev.boardwright.seasons.cards;

/** What it costs to activate a card, on top of turning it (S58). */
public interface Cost {

  /**
   * Whether it can be paid in full with what is held (S59).
   *
   * @param crystals what the owner may spend
   */
  boolean payable(Table table, Played me, int crystals);

  /** Pays it, or asks how it is paid. */
  void pay(Table table, Played me);
}
