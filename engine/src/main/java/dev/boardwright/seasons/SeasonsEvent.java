package dev.boardwright.seasons;

import dev.boardwright.engine.Event;
import dev.boardwright.engine.Range;
import dev.boardwright.seasons.cards.Card;
import java.util.List;

/** What happens, for those who watch. An event about an unseen card is what others get. */
public sealed interface SeasonsEvent extends Event {

  // ---- prelude

  record DieSetAside(Die die) implements SeasonsEvent {}

  record CardDealt(int seat, Card card) implements SeasonsEvent {}

  record UnseenCardDealt(int seat) implements SeasonsEvent {}

  record DeckAssigned(int seat, StartingDeck deck) implements SeasonsEvent {}

  record UnseenDeckAssigned(int seat) implements SeasonsEvent {}

  record PackReceived(int seat, List<Card> cards) implements SeasonsEvent {}

  record UnseenPackReceived(int seat, @Range(max = Seasons.STARTING_CARDS) int cards)
      implements SeasonsEvent {}

  // ---- time

  record RoundBegan(int seat, Season season) implements SeasonsEvent {}

  record DieRolled(Die die, @Range(min = 1, max = Die.FACES) int face) implements SeasonsEvent {}

  record DieTaken(int seat, Die die) implements SeasonsEvent {}

  record TurnBegan(int seat) implements SeasonsEvent {}

  /**
   * @param year 0 before year 1, 4 after year 3
   */
  record TokenMoved(
      @Range(max = Calendar.YEARS + 1) int year,
      @Range(min = 1, max = Calendar.SPACES) int space,
      Season season)
      implements SeasonsEvent {}

  record LibraryTaken(int seat, @Range(min = 2, max = 3) int year) implements SeasonsEvent {}

  record GameEnded() implements SeasonsEvent {}

  // ---- crystals, energy, gauge

  record CrystalsGained(int seat, @Range(max = Seasons.MANY) int amount) implements SeasonsEvent {}

  record CrystalsLost(int seat, @Range(max = Seasons.MANY) int amount) implements SeasonsEvent {}

  /** From one player to another. */
  record CrystalsGiven(
      int seat, @Range(max = Seasons.MOST_SEATS - 1) int to, @Range(max = Seasons.MANY) int amount)
      implements SeasonsEvent {}

  record GaugeChanged(int seat, @Range(max = Seasons.MOST_GAUGE) int gauge)
      implements SeasonsEvent {}

  record EnergyGained(int seat, List<Energy> energies) implements SeasonsEvent {}

  record EnergyDiscarded(int seat, List<Energy> energies) implements SeasonsEvent {}

  record EnergyPaid(int seat, Place place, List<Energy> energies) implements SeasonsEvent {}

  record EnergyStored(int seat, Card card, @Range(min = 1, max = 2) int copy, List<Energy> energies)
      implements SeasonsEvent {}

  record ReserveTurned(int seat, Energy energy) implements SeasonsEvent {}

  record BonusUsed(int seat, Bonus bonus) implements SeasonsEvent {}

  // ---- cards

  record CardDrawn(int seat, Card card) implements SeasonsEvent {}

  record UnseenCardDrawn(int seat) implements SeasonsEvent {}

  record CardKept(int seat, Card card) implements SeasonsEvent {}

  record UnseenCardKept(int seat) implements SeasonsEvent {}

  record CardDiscarded(int seat, Card card) implements SeasonsEvent {}

  record UnseenCardDiscarded(int seat) implements SeasonsEvent {}

  record TopCardSeen(int seat, Card card) implements SeasonsEvent {}

  record UnseenTopCardSeen(int seat) implements SeasonsEvent {}

  record TopCardDiscarded() implements SeasonsEvent {}

  record PileShuffled(@Range(max = Seasons.CARDS) int cards) implements SeasonsEvent {}

  record CardGiven(int seat, @Range(max = Seasons.MOST_SEATS - 1) int to, Card card)
      implements SeasonsEvent {}

  record UnseenCardGiven(int seat, @Range(max = Seasons.MOST_SEATS - 1) int to)
      implements SeasonsEvent {}

  record CardSummoned(int seat, Card card) implements SeasonsEvent {}

  record CardEntered(int seat, Card card, @Range(min = 1, max = 2) int copy)
      implements SeasonsEvent {}

  record CardActivated(int seat, Card card, @Range(min = 1, max = 2) int copy)
      implements SeasonsEvent {}

  record CardSacrificed(int seat, Card card, @Range(min = 1, max = 2) int copy)
      implements SeasonsEvent {}

  record CardTakenBack(int seat, Card card, @Range(min = 1, max = 2) int copy)
      implements SeasonsEvent {}

  record CardPassed(
      int seat,
      Card card,
      @Range(min = 1, max = 2) int copy,
      @Range(max = Seasons.MOST_SEATS - 1) int to)
      implements SeasonsEvent {}
}
