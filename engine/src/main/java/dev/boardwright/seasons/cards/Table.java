package dev.boardwright.seasons.cards;

import dev.boardwright.seasons.Energy;

/**
 * What effects and costs of cards may look at and do: the verbs of the rules. Those that begin with
 * {@code ask} put a question on the stack; it is answered after the effect has happened, and before
 * the next one does.
 */
public interface Table {

  // ---- looking

  /** How many players there are. */
  int seats();

  /** The crystals of a player. */
  int crystals(int seat);

  /** Tokens in the reserve, not those on cards. */
  int reserve(int seat);

  /** Tokens of a type in the reserve and on Amulets of Water (S30). */
  int spendable(int seat, Energy type);

  /** Tokens in the reserve and on Amulets of Water (S30). */
  int spendable(int seat);

  /** Tokens on the card itself. */
  int tokensOn(Played me);

  /** How many cards a player has in play, turned or not. */
  int cardsInPlay(int seat);

  /** How many of them are of a kind. */
  int inPlay(int seat, Kind kind);

  /** Whether a hand holds a card, of a kind. */
  boolean holds(int seat, Kind kind);

  /** Whether a player has no card in hand. */
  boolean handIsEmpty(int seat);

  /** The summoning gauge: how many cards may be in play, 0 to 15 (S36). */
  int gauge(int seat);

  /** Whether no card can be drawn; the discard pile has been shuffled in before (S79). */
  boolean drawPileIsEmpty();

  /** Whether this type was named when the card that now enters was paid for (S51). */
  boolean wasNamed(Energy type);

  /** What each transmuted token yields on top of its rate (S44). */
  int transmuteExtra(int seat);

  /** The same without what bonuses add. */
  int transmuteExtraByCards(int seat);

  // ---- crystals and gauge

  /** From the supply. */
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

  /** From the stockpile to the reserve; what is too much is then asked for (S28). */
  void gainEnergy(int seat, Energy type, int amount);

  /** All tokens of the reserve go to the stockpile. */
  void discardReserve(int seat);

  /** All tokens of a reserve become tokens of one type. */
  void turnReserve(int seat, Energy type);

  /** Crystals for tokens that are gone already, with what cards and bonuses add (S44, S46). */
  void transmute(int seat, int tokens, int crystalsEach);

  /** The player whose turn it is may transmute until it ends (S42). */
  void allowTransmuting();

  /** The player whose turn it is may not transmute any more in it. */
  void forbidTransmuting();

  /** The tokens on the card go to its owner's reserve, and the card is sacrificed. */
  void breakOpen(Played me);

  /** Asks which energies are gained, so many together (S29). */
  void askEnergy(int seat, int amount);

  /** Asks which energies are put on the card. */
  void askEnergyOnto(Played me, int amount);

  /** Tokens of a type are paid; asks from where if there is a choice (S30). */
  void pay(int seat, Energy type, int amount);

  /** Asks which tokens are paid, and from where (S30). */
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

  /** The card leaves play, and what that sets off happens (S103). */
  void sacrifice(Played me);

  /** Asks which own card in play is sacrificed. */
  void askSacrifice(int seat);

  /** Asks for a familiar of the hand or in play to be given up. */
  void askFamiliar(int seat);

  /** Asks which own card of a kind in play is taken back into the hand (S74). */
  void askTakingBack(int seat, Kind kind);

  /** The card goes to the left neighbour, straight (S66). */
  void passLeft(Played me);

  /** Cards go from the draw pile to the hand, as many as there are (S81). */
  void draw(int seat, int cards);

  /** Draws cards, asks which one is kept, discards the others. */
  void drawAndKeepOne(int seat, int cards);

  /** Draws cards, asks which one comes into play free, discards the others (S57). */
  void drawAndPlayOne(int seat, int cards);

  /** Draws a card for each player, keeps one and gives one to each opponent. */
  void drawAndShare(int seat);

  /** Discard a card or draw one, for as many energies as it has points. */
  void askCardForEnergy(int seat);

  /** Asks which card of the hand comes into play free (S56). */
  void askCardFromHand(int seat);

  /** Shows a player the top of the draw pile, and asks what becomes of it (S65). */
  void lookAtTop(int seat);

  /** The top of the draw pile is discarded, unseen by anybody (S108). */
  void discardTop();

  // ---- dice and time

  /** The die of a player is rolled again (S20). */
  void rerollDie(int seat);

  /** Asks how far the season token moves, and whither (S90). */
  void askSeasonMove(int seat);
}
