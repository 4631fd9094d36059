package dev.boardwright.seasons.cards;

import dev.boardwright.seasons.Energy;

/**
 * What effects and costs of cards may look at and do: the verbs of the rules. Those that begin with
 * {@code ask} put a question on the stack; it is answered after the effect has happened, and before
 * the next one does.
 */
public interface Table {

  // ---- looking

  int seats();

  int crystals(int seat);

  /** Tokens in the reserve, not those on cards. */
  int reserve(int seat);

  /** Tokens of a type in the reserve and on Amulets of Water (S30). */
  int spendable(int seat, Energy type);

  /** Tokens in the reserve and on Amulets of Water (S30). */
  int spendable(int seat);

  /** Tokens on the card itself. */
  int tokensOn(Played me);

  int cardsInPlay(int seat);

  int inPlay(int seat, Kind kind);

  /** Whether a hand holds a card, of a kind. */
  boolean holds(int seat, Kind kind);

  boolean handIsEmpty(int seat);

  int gauge(int seat);

  boolean drawPileIsEmpty();

  /** Whether this type was named when the card that now enters was paid for (S51). */
  boolean wasNamed(Energy type);

  /** What each transmuted token yields on top of its rate (S44). */
  int transmuteExtra(int seat);

  /** The same without what bonuses add. */
  int transmuteExtraByCards(int seat);

  // ---- crystals and gauge

  void gainCrystals(int seat, int amount);

  /** To the supply, as many as there are (S34). */
  void loseCrystals(int seat, int amount);

  /**
   * From one player to another, as many as there are (S34).
   *
   * @return how many changed hands
   */
  int giveCrystals(int from, int to, int amount);

  /** Within 0 and 15 (S36). */
  void changeGauge(int seat, int by);

  // ---- energy

  void gainEnergy(int seat, Energy type, int amount);

  void discardReserve(int seat);

  /** All tokens of a reserve become tokens of one type. */
  void turnReserve(int seat, Energy type);

  void transmute(int seat, int tokens, int crystalsEach);

  void allowTransmuting();

  void forbidTransmuting();

  /** The tokens on the card go to its owner's reserve, and the card is sacrificed. */
  void breakOpen(Played me);

  void askEnergy(int seat, int amount);

  void askEnergyOnto(Played me, int amount);

  void pay(int seat, Energy type, int amount);

  void askPayment(int seat, int tokensOfAnyType);

  /** Asks which type is paid. */
  void askPaymentOfOneType(int seat, int tokens);

  /** Asks which token is put on the card. */
  void askTokenOnto(Played me);

  /** Asks how many tokens of which type are to change, and takes as many crystals. */
  void askTokensToChange(int seat);

  /** Asks what those tokens become. */
  void askChange(int seat);

  /** Asks whose reserve is copied. */
  void askReserveToCopy(int seat);

  // ---- cards

  void sacrifice(Played me);

  void askSacrifice(int seat);

  /** Asks for a familiar of the hand or in play to be given up. */
  void askFamiliar(int seat);

  void askTakingBack(int seat, Kind kind);

  void passLeft(Played me);

  void draw(int seat, int cards);

  void drawAndKeepOne(int seat, int cards);

  void drawAndPlayOne(int seat, int cards);

  /** Draws a card for each player, keeps one and gives one to each opponent. */
  void drawAndShare(int seat);

  /** Discard a card or draw one, for as many energies as it has points. */
  void askCardForEnergy(int seat);

  void askCardFromHand(int seat);

  void lookAtTop(int seat);

  void discardTop();

  // ---- dice and time

  void rerollDie(int seat);

  void askSeasonMove(int seat);
}
