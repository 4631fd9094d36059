package dev.boardwright.seasons;

import dev.boardwright.engine.Event;
import dev.boardwright.engine.Range;
import dev.boardwright.seasons.cards.Card;
import java.util.List;

/** What happens, for those who watch. An event about an unseen card is what others get. */
public sealed interface SeasonsEvent extends Event {

  // ---- prelude

  /** This die of its season is not used in a game of so few (S2). */
  record DieSetAside(Die die) implements SeasonsEvent {}

  /** A card is dealt into a pack (S5). */
  record CardDealt(int seat, Card card) implements SeasonsEvent {}

  /** The same, for those who do not see it. */
  record UnseenCardDealt(int seat) implements SeasonsEvent {}

  /** A preconstructed deck is given to a player (S6). */
  record DeckAssigned(int seat, StartingDeck deck) implements SeasonsEvent {}

  /** The same, for those who do not see it. */
  record UnseenDeckAssigned(int seat) implements SeasonsEvent {}

  /** The pack to draft from comes from a neighbour (S10). */
  record PackReceived(int seat, List<Card> cards) implements SeasonsEvent {}

  /** The same, for those who do not see it. */
  record UnseenPackReceived(int seat, @Range(max = Seasons.STARTING_CARDS) int cards)
      implements SeasonsEvent {}

  // ---- time

  /** A round begins, with its starting player. */
  record RoundBegan(int seat, Season season) implements SeasonsEvent {}

  /** A die is rolled. */
  record DieRolled(Die die, @Range(min = 1, max = Die.FACES) int face) implements SeasonsEvent {}

  /** A player takes a die (S16). */
  record DieTaken(int seat, Die die) implements SeasonsEvent {}

  /** The turn of a player begins. */
  record TurnBegan(int seat) implements SeasonsEvent {}

  /**
   * @param year 0 before year 1, 4 after year 3
   */
  record TokenMoved(
      @Range(max = Calendar.YEARS + 1) int year,
      @Range(min = 1, max = Calendar.SPACES) int space,
      Season season)
      implements SeasonsEvent {}

  /** The cards of a year come into the hand (S87). */
  record LibraryTaken(int seat, @Range(min = 2, max = 3) int year) implements SeasonsEvent {}

  /** Year 3 has ended (S95). */
  record GameEnded() implements SeasonsEvent {}

  // ---- crystals, energy, gauge

  /** From the supply. */
  record CrystalsGained(int seat, @Range(max = Seasons.MANY) int amount) implements SeasonsEvent {}

  /** To the supply. */
  record CrystalsLost(int seat, @Range(max = Seasons.MANY) int amount) implements SeasonsEvent {}

  /** From one player to another. */
  record CrystalsGiven(
      int seat, @Range(max = Seasons.MOST_SEATS - 1) int to, @Range(max = Seasons.MANY) int amount)
      implements SeasonsEvent {}

  /** The summoning gauge stands there now (S36). */
  record GaugeChanged(int seat, @Range(max = Seasons.MOST_GAUGE) int gauge)
      implements SeasonsEvent {}

  /** From the stockpile to the reserve. */
  record EnergyGained(int seat, List<Energy> energies) implements SeasonsEvent {}

  /** From the reserve to the stockpile, for nothing. */
  record EnergyDiscarded(int seat, List<Energy> energies) implements SeasonsEvent {}

  /** From the reserve or an amulet to the stockpile (S30). */
  record EnergyPaid(int seat, Place place, List<Energy> energies) implements SeasonsEvent {}

  /** From the stockpile onto a card. */
  record EnergyStored(int seat, Card card, @Range(min = 1, max = 2) int copy, List<Energy> energies)
      implements SeasonsEvent {}

  /** All tokens of a reserve are of one type now. */
  record ReserveTurned(int seat, Energy energy) implements SeasonsEvent {}

  /** A bonus is used, which costs points at the end (S67). */
  record BonusUsed(int seat, Bonus bonus) implements SeasonsEvent {}

  // ---- cards

  /** A card is drawn or looked at. */
  record CardDrawn(int seat, Card card) implements SeasonsEvent {}

  /** The same, for those who do not see it. */
  record UnseenCardDrawn(int seat) implements SeasonsEvent {}

  /** A drawn card comes into the hand. */
  record CardKept(int seat, Card card) implements SeasonsEvent {}

  /** The same, for those who do not see it. */
  record UnseenCardKept(int seat) implements SeasonsEvent {}

  /** A card is discarded from the hand or of those drawn. */
  record CardDiscarded(int seat, Card card) implements SeasonsEvent {}

  /** The same, for those who do not see it. */
  record UnseenCardDiscarded(int seat) implements SeasonsEvent {}

  /** A player looks at the top of the draw pile (S108). */
  record TopCardSeen(int seat, Card card) implements SeasonsEvent {}

  /** The same, for those who do not see it. */
  record UnseenTopCardSeen(int seat) implements SeasonsEvent {}

  /** The top of the draw pile is discarded unseen (S108). */
  record TopCardDiscarded() implements SeasonsEvent {}

  /** The discard pile becomes the draw pile (S79). */
  record PileShuffled(@Range(max = Seasons.CARDS) int cards) implements SeasonsEvent {}

  /** A player gives another one a card (S75). */
  record CardGiven(int seat, @Range(max = Seasons.MOST_SEATS - 1) int to, Card card)
      implements SeasonsEvent {}

  /** The same, for those who do not see it. */
  record UnseenCardGiven(int seat, @Range(max = Seasons.MOST_SEATS - 1) int to)
      implements SeasonsEvent {}

  /** A card is summoned from the hand; it is paid for next (S49). */
  record CardSummoned(int seat, Card card) implements SeasonsEvent {}

  /** A card is in play (S52). */
  record CardEntered(int seat, Card card, @Range(min = 1, max = 2) int copy)
      implements SeasonsEvent {}

  /** A card is turned (S58). */
  record CardActivated(int seat, Card card, @Range(min = 1, max = 2) int copy)
      implements SeasonsEvent {}

  /** A card leaves play for the discard pile. */
  record CardSacrificed(int seat, Card card, @Range(min = 1, max = 2) int copy)
      implements SeasonsEvent {}

  /** A card leaves play for its owner's hand (S74). */
  record CardTakenBack(int seat, Card card, @Range(min = 1, max = 2) int copy)
      implements SeasonsEvent {}

  /** A card in play goes to another player (S66). */
  record CardPassed(
      int seat,
      Card card,
      @Range(min = 1, max = 2) int copy,
      @Range(max = Seasons.MOST_SEATS - 1) int to)
      implements SeasonsEvent {}
}
