package dev.boardwright.seasons;

import dev.boardwright.engine.Deck;
import dev.boardwright.engine.SeatSet;
import dev.boardwright.seasons.SeasonsDecision.Draft;
import dev.boardwright.seasons.SeasonsDecision.Shelve;
import dev.boardwright.seasons.cards.Card;
import java.util.List;

/** Setup, draft and libraries (sections 1 and 2 of the rules). */
final class Prelude {

  private static final int COPIES = 2;

  private Prelude() {}

  /** All cards of a level, two of each (S4). */
  static Deck deck(Level level) {
    int[] counts = new int[Card.COUNT];
    for (int card = 0; card < level.cards(); card++) {
      counts[card] = COPIES;
    }
    return new Deck(counts);
  }

  /** Puts the first steps on the stack. */
  static void prepare(SeasonsPosition now) {
    if (now.options.level() == Level.APPRENTICE) {
      now.ask(new SeasonsTask.BuildLibraries());
      for (int seat = now.seats() - 1; seat >= 0; seat--) {
        now.ask(new SeasonsChance.DeckFor(seat)); // S6
      }
    } else {
      now.ask(new SeasonsTask.DraftStep());
      for (int i = Seasons.STARTING_CARDS * now.seats() - 1; i >= 0; i--) {
        now.ask(new SeasonsChance.DealTo(i % now.seats())); // S5
      }
    }
    for (int season = Season.COUNT - 1; season >= 0; season--) {
      for (int i = now.seats() + 1; i < Die.PER_SEASON; i++) {
        now.ask(new SeasonsChance.SetDieAside(Season.ALL[season])); // S2
      }
    }
  }

  static void dealt(Play play, int seat, Card card) {
    play.now().deck.take(card.ordinal());
    play.now().piles.add(Pile.PACK, seat, card.ordinal());
    play.events()
        .add(
            SeatSet.of(seat),
            new SeasonsEvent.CardDealt(seat, card),
            new SeasonsEvent.UnseenCardDealt(seat));
  }

  static void assigned(Play play, int seat, StartingDeck deck) {
    for (Card card : deck.cards()) {
      play.now().deck.take(card.ordinal());
      play.now().piles.add(Pile.DRAFTED, seat, card.ordinal());
    }
    play.now().startingDecks[seat] = deck.ordinal();
    play.events()
        .add(
            SeatSet.of(seat),
            new SeasonsEvent.DeckAssigned(seat, deck),
            new SeasonsEvent.UnseenDeckAssigned(seat));
  }

  /** Everybody picks a card at the same time (S10, S11). */
  static void draft(SeasonsPosition now) {
    now.ask(new SeasonsChance.PassOnPacks());
    now.askTogether(Draft::new);
  }

  /** The packs go to the left; a last single card is taken (S12). */
  static void passPacks(Play play) {
    SeasonsPosition now = play.now();
    now.piles.passPacks();
    now.drafted++;
    for (int seat = 0; seat < now.seats(); seat++) {
      List<Card> pack = now.piles.list(Pile.PACK, seat);
      play.events()
          .add(
              SeatSet.of(seat),
              new SeasonsEvent.PackReceived(seat, pack),
              new SeasonsEvent.UnseenPackReceived(seat, pack.size()));
    }
    if (now.drafted < Seasons.STARTING_CARDS - 1) {
      now.ask(new SeasonsTask.DraftStep());
      return;
    }
    for (int seat = 0; seat < now.seats(); seat++) {
      now.piles.moveAll(Pile.PACK, Pile.DRAFTED, seat);
    }
    now.ask(new SeasonsTask.BuildLibraries());
  }

  /** Everybody splits the cards at the same time (S13). */
  static void buildLibraries(SeasonsPosition now) {
    now.drafted = Seasons.STARTING_CARDS;
    now.ask(new SeasonsTask.Round());
    now.askTogether(seat -> new Shelve(seat, 2));
  }

  static void shelve(SeasonsPosition now, Shelve asked, Card card) {
    int seat = asked.seat();
    Pile library = Pile.library(asked.year());
    now.piles.move(Pile.DRAFTED, library, seat, card.ordinal());
    if (now.piles.size(library, seat) < Seasons.LIBRARY_CARDS) {
      now.ask(asked);
    } else if (asked.year() < Calendar.YEARS) {
      now.ask(new Shelve(seat, asked.year() + 1));
    } else {
      now.piles.moveAll(Pile.DRAFTED, Pile.HAND, seat);
    }
  }
}
