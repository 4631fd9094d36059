package dev.boardwright.seasons;

import dev.boardwright.engine.Deck;
import dev.boardwright.seasons.SeasonsTask.EnterPlay;
import dev.boardwright.seasons.cards.Card;
import dev.boardwright.seasons.cards.Kind;
import dev.boardwright.seasons.cards.Played;
import dev.boardwright.seasons.cards.Trigger;
import dev.boardwright.seasons.cards.Way;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/** What can be answered to each question, and what comes of it (section 11 of the rules). */
final class Answers {

  /** What Crystal Orb takes for the card on top (card 34). */
  private static final int ORB_TAKES = 4;

  private interface OfCopy {
    SeasonsMove make(int card, int copy);
  }

  private Answers() {}

  // ---- lists

  static void list(SeasonsPosition now, SeasonsDecision asked, List<SeasonsMove> out) {
    int seat = asked.seat();
    switch (asked) {
      case SeasonsDecision.Draft _ -> each(now, Pile.PACK, seat, Moves.DRAFT, out);
      case SeasonsDecision.Shelve _ -> each(now, Pile.DRAFTED, seat, Moves.SHELVE, out);
      case SeasonsDecision.TakeDie _ -> {
        for (int rest = now.dice.available(); rest != 0; rest &= rest - 1) {
          out.add(Moves.TAKE_DIE[Integer.numberOfTrailingZeros(rest)]);
        }
      }
      case SeasonsDecision.Reroll _ -> {
        out.add(Moves.KEEP_DIE);
        long dice = now.cards.triggered(Trigger.BEFORE_DIE);
        long first = now.inPlay.straight(seat, 1) & dice;
        each(first, card -> Moves.activate(card, 1), out);
        each(now.inPlay.straight(seat, 2) & dice & ~first, card -> Moves.activate(card, 2), out);
      }
      case SeasonsDecision.Act _ -> Actions.list(now, seat, out);
      case SeasonsDecision.KeepDrawn _ -> {
        out.add(Moves.choose(Way.KEEP));
        out.add(Moves.choose(Way.DISCARD));
      }
      case SeasonsDecision.KeepOne _ -> each(now, Pile.LOOKED, seat, Moves.KEEP, out);
      case SeasonsDecision.DiscardExcess _ -> {
        int reserve = now.reserve[seat];
        for (int bag : Bag.ofSize(Math.min(now.excess(seat), Bag.HANDFUL))) {
          if (Bag.contains(reserve, bag)) {
            out.add(Moves.discardEnergy(bag));
          }
        }
      }
      case SeasonsDecision.GainEnergy gain -> {
        for (int bag : Bag.ofSize(Math.min(gain.count(), Bag.HANDFUL))) {
          out.add(Moves.gain(bag));
        }
      }
      case SeasonsDecision.ChargeAmulet charge -> {
        for (int bag : Bag.ofSize(charge.count())) {
          out.add(Moves.gain(bag));
        }
      }
      case SeasonsDecision.Waive _ -> Payments.listWaivers(now, seat, out);
      case SeasonsDecision.NameEnergies _ -> Payments.listNames(now, seat, out);
      case SeasonsDecision.Pay pay -> Payments.list(now, pay, out);
      case SeasonsDecision.ChooseType choose -> {
        for (int type = 0; type < Energy.COUNT; type++) {
          if (Bag.count(now.spendable(seat), type) >= choose.count()) {
            out.add(Moves.CHOOSE_ENERGY[type]);
          }
        }
      }
      case SeasonsDecision.ChangeTokens _ -> {
        for (int type = 0; type < Energy.COUNT; type++) {
          int most = Math.min(now.crystals[seat], Bag.count(now.spendable(seat), type));
          for (int count = 1; count <= most; count++) {
            out.add(Moves.change(type, count));
          }
        }
      }
      case SeasonsDecision.ChangeInto _ -> {
        for (int type = 0; type < Energy.COUNT; type++) {
          if (type != now.changing) {
            out.add(Moves.CHOOSE_ENERGY[type]);
          }
        }
      }
      case SeasonsDecision.FeedCauldron _ -> {
        for (Place place : Place.ALL) {
          for (int type = 0; type < Energy.COUNT; type++) {
            if (Bag.count(now.at(seat, place), type) > 0) {
              out.add(Moves.placeToken(place, type));
            }
          }
        }
      }
      case SeasonsDecision.PlayDrawn _ -> each(now, Pile.LOOKED, seat, Moves.PUT_INTO_PLAY, out);
      case SeasonsDecision.PlayFromHand _ -> each(now, Pile.HAND, seat, Moves.PUT_INTO_PLAY, out);
      case SeasonsDecision.Sacrifice _ -> eachInPlay(now, seat, -1, Moves::sacrifice, out);
      case SeasonsDecision.TakeBack(int _, Kind kind) ->
          eachInPlay(now, seat, now.cards.of(kind), Moves::takeBack, out);
      case SeasonsDecision.Give _ -> each(now, Pile.LOOKED, seat, Moves.GIVE, out);
      case SeasonsDecision.CopyReserve _ -> {
        for (int other = 0; other < now.seats(); other++) {
          if (other != seat) {
            out.add(Moves.COPY_RESERVE[other]);
          }
        }
      }
      case SeasonsDecision.ChooseWay(int _, Card card, int copy) -> {
        int ways = Actions.ways(now, new Played(seat, card, copy));
        for (; ways != 0; ways &= ways - 1) {
          int way = Integer.numberOfTrailingZeros(ways);
          now.cards.activations(card.ordinal())[way].way().map(Moves::choose).ifPresent(out::add);
        }
      }
      case SeasonsDecision.UseOrb _ -> {
        out.add(Moves.choose(Way.PUT_BACK));
        if (now.hasSlot(seat) && Bag.size(now.spendable(seat)) >= ORB_TAKES) {
          out.add(Moves.choose(Way.PUT_INTO_PLAY));
        }
      }
      case SeasonsDecision.FeedCrown _ -> {
        if (!now.deck.isEmpty()) {
          out.add(Moves.choose(Way.DRAW));
        }
        each(now, Pile.HAND, seat, Moves.DISCARD_CARD, out);
      }
      case SeasonsDecision.GiveUpFamiliar _ -> {
        long familiars = now.cards.of(Kind.FAMILIAR);
        each(now.piles.cards(Pile.HAND, seat) & familiars, card -> Moves.DISCARD_CARD[card], out);
        eachInPlay(now, seat, familiars, Moves::sacrifice, out);
      }
      case SeasonsDecision.MoveSeason _ -> Rounds.listBoots(now, out);
      case SeasonsDecision.NextEffect _ -> Rounds.listDue(now, seat, out);
    }
  }

  private static void each(
      SeasonsPosition now, Pile pile, int seat, SeasonsMove[] moves, List<SeasonsMove> out) {
    each(now.piles.cards(pile, seat), card -> moves[card], out);
  }

  private static void each(long cards, IntFunction<SeasonsMove> move, List<SeasonsMove> out) {
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      out.add(move.apply(Long.numberOfTrailingZeros(rest)));
    }
  }

  /** Copies that nothing tells apart are listed once. */
  private static void eachInPlay(
      SeasonsPosition now, int seat, long set, OfCopy move, List<SeasonsMove> out) {
    for (int copy = 1; copy <= 2; copy++) {
      for (long rest = now.inPlay.cards(seat, copy) & set; rest != 0; rest &= rest - 1) {
        int card = Long.numberOfTrailingZeros(rest);
        if (copy == 1 || !now.inPlay.areAlike(seat, card)) {
          out.add(move.make(card, copy));
        }
      }
    }
  }

  // ---- what comes of it

  static void answer(Play play, SeasonsDecision asked, SeasonsMove move) {
    SeasonsPosition now = play.now();
    int seat = asked.seat();
    switch (move) {
      case SeasonsMove.Draft(Card card) ->
          now.piles.move(Pile.PACK, Pile.DRAFTED, seat, card.ordinal());
      case SeasonsMove.Shelve(Card card) ->
          Prelude.shelve(now, (SeasonsDecision.Shelve) asked, card);
      case SeasonsMove.TakeDie(Die die) -> {
        now.dice.take(seat, die);
        play.events().add(new SeasonsEvent.DieTaken(seat, die));
      }
      case SeasonsMove.KeepDie _ -> {} // S20: the window is closed
      case SeasonsMove.Activate(Card card, int copy) when asked instanceof SeasonsDecision.Reroll ->
          Actions.reroll(play, new Played(seat, card, copy));
      case SeasonsMove.Draw _,
          SeasonsMove.RaiseGauge _,
          SeasonsMove.Transmute _,
          SeasonsMove.Summon _,
          SeasonsMove.Activate _,
          SeasonsMove.UseBonus _,
          SeasonsMove.EndTurn _ ->
          Actions.act(play, seat, move);
      case SeasonsMove.Gain(var energies) -> gain(play, asked, Bag.of(energies));
      case SeasonsMove.DiscardEnergy(var energies) -> {
        play.discardEnergy(seat, Bag.of(energies));
        play.checkLimit(seat);
      }
      case SeasonsMove.Pay(var energies) ->
          Payments.paid(play, seat, ((SeasonsDecision.Pay) asked).place(), Bag.of(energies));
      case SeasonsMove.Waive(var energies) -> Payments.waive(play, seat, Bag.of(energies));
      case SeasonsMove.NameEnergies(var energies) ->
          Payments.name(play, (SeasonsDecision.NameEnergies) asked, Bag.of(energies));
      case SeasonsMove.ChooseEnergy(Energy energy) -> chooseEnergy(play, asked, energy);
      case SeasonsMove.Change(Energy energy, int count) -> {
        now.changing = energy.ordinal();
        now.changes = count;
        play.loseCrystals(seat, count);
      }
      case SeasonsMove.PlaceToken(Place place, Energy energy) -> {
        Payments.take(play, seat, place, Bag.of(energy, 1));
        int copy = ((SeasonsDecision.FeedCauldron) asked).copy();
        play.store(seat, Card.GLUTTON_CAULDRON, copy, Bag.of(energy, 1));
      }
      case SeasonsMove.Keep(Card card) ->
          Drawing.keepOne(play, (SeasonsDecision.KeepOne) asked, card);
      case SeasonsMove.Give(Card card) -> Drawing.give(now, (SeasonsDecision.Give) asked, card);
      case SeasonsMove.PutIntoPlay(Card card) -> putIntoPlay(play, asked, card);
      case SeasonsMove.DiscardCard(Card card) -> {
        Drawing.discardFromHand(play, seat, card);
        if (asked instanceof SeasonsDecision.FeedCrown) {
          play.askEnergy(seat, card.points());
        }
      }
      case SeasonsMove.Sacrifice(Card card, int copy) ->
          play.sacrifice(new Played(seat, card, copy));
      case SeasonsMove.TakeBack(Card card, int copy) -> Drawing.takeBack(play, seat, card, copy);
      case SeasonsMove.Choose(Way way) -> choose(play, asked, way);
      case SeasonsMove.CopyReserve(int other) -> play.gainEnergy(seat, now.reserve[other]);
      case SeasonsMove.MoveSeason(int spaces) -> Rounds.boots(play, seat, spaces);
      case SeasonsMove.Resolve(Card card, int copy) ->
          Rounds.resolve(play, seat, Trigger.END_OF_ROUND, card.ordinal(), copy);
      case SeasonsMove.SetAside _,
          SeasonsMove.Deal _,
          SeasonsMove.AssignDeck _,
          SeasonsMove.PassPacks _,
          SeasonsMove.Roll _,
          SeasonsMove.DrawCard _,
          SeasonsMove.HandOver _ ->
          throw new IllegalArgumentException(move + " is CHANCE's");
    }
  }

  private static void gain(Play play, SeasonsDecision asked, int bag) {
    if (asked instanceof SeasonsDecision.ChargeAmulet(int seat, int copy, int _)) {
      play.store(seat, Card.AMULET_OF_WATER, copy, bag);
      return;
    }
    SeasonsDecision.GainEnergy gain = (SeasonsDecision.GainEnergy) asked;
    int left = gain.count() - Bag.size(bag);
    if (left == 0) {
      play.gainEnergy(gain.seat(), bag);
    } else {
      play.addEnergy(gain.seat(), bag); // S29: all are named before the limit counts
      play.askEnergy(gain.seat(), left);
    }
  }

  private static void chooseEnergy(Play play, SeasonsDecision asked, Energy energy) {
    SeasonsPosition now = play.now();
    int seat = asked.seat();
    if (asked instanceof SeasonsDecision.ChooseType(int _, int count)) {
      Payments.owe(play, seat, Bag.of(energy, count), 0);
    } else {
      now.ask(new SeasonsTask.GainChanged(seat, energy, now.changes));
      Payments.owe(play, seat, Bag.of(now.changing, now.changes), 0);
    }
  }

  private static void putIntoPlay(Play play, SeasonsDecision asked, Card card) {
    SeasonsPosition now = play.now();
    int seat = asked.seat();
    if (asked instanceof SeasonsDecision.PlayFromHand) {
      Drawing.leaveHand(now, seat, card.ordinal());
    } else {
      now.piles.remove(Pile.LOOKED, seat, card.ordinal());
      Drawing.discardLooked(play, seat);
    }
    Actions.enter(play, new EnterPlay(seat, card, true)); // S102
  }

  private static void choose(Play play, SeasonsDecision asked, Way way) {
    int seat = asked.seat();
    switch (asked) {
      case SeasonsDecision.KeepDrawn _ -> Drawing.keepDrawn(play, seat, way == Way.KEEP);
      case SeasonsDecision.FeedCrown _ ->
          play.now().ask(new SeasonsChance.DrawTop(seat, DrawTo.CROWN));
      case SeasonsDecision.UseOrb _ -> useOrb(play, seat, way);
      case SeasonsDecision.ChooseWay(int _, Card card, int copy) -> {
        var activations = play.now().cards.activations(card.ordinal());
        int chosen = 0;
        while (!activations[chosen].way().equals(Optional.of(way))) {
          chosen++;
        }
        Actions.activate(play, new Played(seat, card, copy), chosen);
      }
      default -> throw new IllegalArgumentException(asked + " is not answered by " + way);
    }
  }

  private static void useOrb(Play play, int seat, Way way) {
    if (way == Way.PUT_BACK) {
      return; // S108: the seat knows what lies on top
    }
    SeasonsPosition now = play.now();
    Deck deck = now.deck;
    int card = deck.known(seat, 0);
    deck.take(card);
    Drawing.shuffleIfEmpty(play);
    now.summoned = card;
    now.ask(new EnterPlay(seat, Card.of(card), true));
    play.askPayment(seat, ORB_TAKES);
  }
}
