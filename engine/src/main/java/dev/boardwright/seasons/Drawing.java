package dev.boardwright.seasons;

import dev.boardwright.engine.Seat;
import dev.boardwright.engine.SeatSet;
import dev.boardwright.seasons.SeasonsDecision.Give;
import dev.boardwright.seasons.SeasonsDecision.KeepDrawn;
import dev.boardwright.seasons.SeasonsDecision.KeepOne;
import dev.boardwright.seasons.SeasonsDecision.PlayDrawn;
import dev.boardwright.seasons.SeasonsTask.ChooseDrawn;
import dev.boardwright.seasons.SeasonsTask.DrawCards;
import dev.boardwright.seasons.cards.Card;
import java.util.List;

/** Cards that are drawn, kept, given and discarded, and who knows what of them (sections 6, 12). */
final class Drawing {

  private Drawing() {}

  // ---- the draw pile and the discard pile

  /** Draws cards and then asks what becomes of them. */
  static void drawAndChoose(Play play, int seat, int cards, SeasonsTask.Choice choice) {
    play.now().ask(new ChooseDrawn(seat, choice));
    play.now().ask(new DrawCards(seat, DrawTo.LOOKED, cards));
  }

  /** Draws one of several cards, if there is one (S81). */
  static void drawNext(Play play, DrawCards task) {
    if (play.now().deck.isEmpty()) {
      return;
    }
    if (task.count() > 1) {
      play.now().ask(new DrawCards(task.seat(), task.to(), task.count() - 1));
    }
    play.now().ask(new SeasonsChance.DrawTop(task.seat(), task.to()));
  }

  static void drawn(Play play, SeasonsChance.DrawTop step, Card card) {
    SeasonsPosition now = play.now();
    int seat = step.seat();
    SeatSet knew = now.deck.knownTo();
    now.deck.take(card.ordinal());
    now.piles.add(step.to() == DrawTo.LOOKED ? Pile.LOOKED : Pile.HAND, seat, card.ordinal());
    play.events()
        .add(
            step.audience(),
            new SeasonsEvent.CardDrawn(seat, card),
            new SeasonsEvent.UnseenCardDrawn(seat));
    Pile known = step.to() == DrawTo.LOOKED ? Pile.KNOWN_LOOKED : Pile.knownHand(seat);
    learn(now, step.to() == DrawTo.CROWN ? SeatSet.ALL : knew, seat, known, card.ordinal());
    shuffleIfEmpty(play);
    if (step.to() == DrawTo.CROWN) {
      play.askEnergy(seat, card.points());
    }
  }

  static void topSeen(Play play, int seat, Card card) {
    play.now().deck.look(card.ordinal(), SeatSet.of(seat));
    play.events()
        .add(
            SeatSet.of(seat),
            new SeasonsEvent.TopCardSeen(seat, card),
            new SeasonsEvent.UnseenTopCardSeen(seat));
  }

  static void topDiscarded(Play play, Card card) {
    SeatSet knew = play.now().deck.knownTo();
    play.now().deck.take(card.ordinal());
    discard(play, card.ordinal(), knew);
    play.events().add(new SeasonsEvent.TopCardDiscarded());
  }

  /**
   * Puts a card on the discard pile, face down.
   *
   * @param knowing the seats that have seen it
   */
  static void discard(Play play, int card, SeatSet knowing) {
    SeasonsPosition now = play.now();
    now.piles.add(Pile.DISCARD, 0, card);
    learn(now, knowing, Seat.NOBODY, Pile.KNOWN_DISCARD, card);
    shuffleIfEmpty(play);
  }

  /** As soon as the draw pile is empty, the discard pile becomes the draw pile (S79, S81). */
  static void shuffleIfEmpty(Play play) {
    SeasonsPosition now = play.now();
    if (!now.deck.isEmpty() || now.piles.isEmpty(Pile.DISCARD, 0)) {
      return;
    }
    for (Card card : now.piles.list(Pile.DISCARD, 0)) {
      now.deck.add(card.ordinal());
    }
    now.piles.clear(Pile.DISCARD, 0);
    for (int seat = 0; seat < now.seats(); seat++) {
      now.piles.clear(Pile.KNOWN_DISCARD, seat);
    }
    play.events().add(new SeasonsEvent.PileShuffled(now.deck.size()));
  }

  private static void learn(SeasonsPosition now, SeatSet knowing, int owner, Pile pile, int card) {
    for (int seat = 0; seat < now.seats(); seat++) {
      if (seat != owner && knowing.contains(seat)) {
        now.piles.add(pile, seat, card);
      }
    }
  }

  // ---- hands

  /** A card leaves a hand, and everybody sees it: whoever knew of it knows that it has gone. */
  static void leaveHand(SeasonsPosition now, int seat, int card) {
    now.piles.remove(Pile.HAND, seat, card);
    for (int other = 0; other < now.seats(); other++) {
      now.piles.forget(Pile.knownHand(seat), other, card);
    }
  }

  static void discardFromHand(Play play, int seat, Card card) {
    leaveHand(play.now(), seat, card.ordinal());
    play.events().add(new SeasonsEvent.CardDiscarded(seat, card)); // S109
    discard(play, card.ordinal(), SeatSet.ALL);
  }

  /** A card in play goes back into its owner's hand, and everybody sees it (S74, S110). */
  static void takeBack(Play play, int seat, Card card, int copy) {
    SeasonsPosition now = play.now();
    now.inPlay.leave(seat, card.ordinal(), copy);
    now.piles.add(Pile.HAND, seat, card.ordinal());
    learn(now, SeatSet.ALL, seat, Pile.knownHand(seat), card.ordinal());
    play.events().add(new SeasonsEvent.CardTakenBack(seat, card, copy));
    play.checkLimit(seat);
  }

  // ---- cards looked at

  /** What is asked about the cards that were drawn, if there are any. */
  static void choose(Play play, ChooseDrawn task) {
    SeasonsPosition now = play.now();
    int seat = task.seat();
    if (now.piles.isEmpty(Pile.LOOKED, seat)) {
      return; // S81
    }
    switch (task.choice()) {
      case DIE -> now.ask(new KeepDrawn(seat));
      case KEEP_ONE -> now.ask(new KeepOne(seat, true));
      case PLAY_ONE -> {
        if (now.hasSlot(seat)) {
          now.ask(new PlayDrawn(seat));
        } else {
          discardLooked(play, seat); // S57
        }
      }
      case SHARE -> {
        now.ask(new SeasonsChance.DeliverGifts(seat));
        for (int i = now.seats() - 1; i > 0; i--) {
          now.ask(new SeasonsTask.GiveTo(seat, (seat + i) % now.seats()));
        }
        now.ask(new KeepOne(seat, false)); // S75
      }
    }
  }

  /** The card drawn with the die is kept or discarded (S38). */
  static void keepDrawn(Play play, int seat, boolean keep) {
    SeasonsPosition now = play.now();
    int card = Long.numberOfTrailingZeros(now.piles.cards(Pile.LOOKED, seat));
    SeatSet knew = SeatSet.of(seat);
    for (int other = 0; other < now.seats(); other++) {
      knew = now.piles.forget(Pile.KNOWN_LOOKED, other, card) ? knew.with(other) : knew;
    }
    if (keep) {
      learn(now, knew, seat, Pile.knownHand(seat), card);
      toHand(play, seat, card);
    } else {
      now.piles.remove(Pile.LOOKED, seat, card);
      discardUnseen(play, seat, card, knew);
    }
  }

  private static void toHand(Play play, int seat, int card) {
    play.now().piles.move(Pile.LOOKED, Pile.HAND, seat, card);
    play.events()
        .add(
            SeatSet.of(seat),
            new SeasonsEvent.CardKept(seat, Card.of(card)),
            new SeasonsEvent.UnseenCardKept(seat));
  }

  private static void discardUnseen(Play play, int seat, int card, SeatSet knowing) {
    play.events()
        .add(
            SeatSet.of(seat),
            new SeasonsEvent.CardDiscarded(seat, Card.of(card)),
            new SeasonsEvent.UnseenCardDiscarded(seat));
    discard(play, card, knowing);
  }

  static void keepOne(Play play, KeepOne asked, Card card) {
    toHand(play, asked.seat(), card.ordinal());
    forgetLooked(play.now());
    if (asked.discards()) {
      discardLooked(play, asked.seat());
    }
  }

  /** Nobody else can tell any more which of the cards went where. */
  private static void forgetLooked(SeasonsPosition now) {
    for (int seat = 0; seat < now.seats(); seat++) {
      now.piles.clear(Pile.KNOWN_LOOKED, seat);
    }
  }

  /** The cards drawn and not chosen are discarded unseen (S108). */
  static void discardLooked(Play play, int seat) {
    Piles piles = play.now().piles;
    List<Card> rejected = piles.list(Pile.LOOKED, seat);
    piles.clear(Pile.LOOKED, seat);
    forgetLooked(play.now());
    for (Card card : rejected) {
      discardUnseen(play, seat, card.ordinal(), SeatSet.of(seat));
    }
  }

  // ---- gifts

  static void askGift(SeasonsPosition now, SeasonsTask.GiveTo task) {
    if (!now.piles.isEmpty(Pile.LOOKED, task.seat())) {
      now.ask(new Give(task.seat(), task.opponent()));
    }
  }

  static void give(SeasonsPosition now, Give asked, Card card) {
    now.piles.remove(Pile.LOOKED, asked.seat(), card.ordinal());
    now.piles.add(Pile.GIFT, asked.opponent(), card.ordinal());
  }

  /** Gifts come into the hands; only giver and receiver know them (S110). */
  static void deliver(Play play, int giver) {
    SeasonsPosition now = play.now();
    for (int seat = 0; seat < now.seats(); seat++) {
      for (Card card : now.piles.list(Pile.GIFT, seat)) {
        now.piles.move(Pile.GIFT, Pile.HAND, seat, card.ordinal());
        now.piles.add(Pile.knownHand(seat), giver, card.ordinal());
        play.events()
            .add(
                SeatSet.of(giver).with(seat),
                new SeasonsEvent.CardGiven(giver, seat, card),
                new SeasonsEvent.UnseenCardGiven(giver, seat));
      }
    }
  }
}
