package dev.boardwright.seasons;

import dev.boardwright.engine.Outcomes;
import dev.boardwright.seasons.SeasonsChance.DealTo;
import dev.boardwright.seasons.SeasonsChance.DeckFor;
import dev.boardwright.seasons.SeasonsChance.DeliverGifts;
import dev.boardwright.seasons.SeasonsChance.DiscardTop;
import dev.boardwright.seasons.SeasonsChance.DrawTop;
import dev.boardwright.seasons.SeasonsChance.LookAtTop;
import dev.boardwright.seasons.SeasonsChance.PassOnPacks;
import dev.boardwright.seasons.SeasonsChance.RerollDie;
import dev.boardwright.seasons.SeasonsChance.RollDie;
import dev.boardwright.seasons.SeasonsChance.SetDieAside;
import dev.boardwright.seasons.cards.Card;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** What luck may bring, and what comes of it. */
final class Luck {

  private Luck() {}

  static void outcomes(SeasonsPosition now, SeasonsChance step, Outcomes<SeasonsMove> out) {
    switch (step) {
      case SetDieAside(Season season) -> {
        for (Die die : Die.ALL) {
          if (die.season() == season && now.dice.isKept(die.ordinal())) {
            out.add(Moves.SET_ASIDE[die.ordinal()], 1);
          }
        }
      }
      case DealTo _ -> now.deck.outcomes((card, weight) -> out.add(Moves.DEAL[card], weight));
      case DeckFor _ -> {
        for (StartingDeck deck : StartingDeck.ALL) {
          if (!isAssigned(now, deck)) {
            out.add(Moves.ASSIGN_DECK[deck.ordinal()], 1);
          }
        }
      }
      case PassOnPacks _ -> out.add(Moves.PASS_PACKS, 1);
      case RollDie(Die die) -> faces(die, out);
      case RerollDie(int seat) -> faces(now.dice.of(seat), out);
      case DrawTop _, LookAtTop _, DiscardTop _ ->
          now.deck.outcomes((card, weight) -> out.add(Moves.DRAW_CARD[card], weight));
      case DeliverGifts _ -> out.add(Moves.HAND_OVER, 1);
    }
  }

  private static boolean isAssigned(SeasonsPosition now, StartingDeck deck) {
    for (int assigned : now.startingDecks) {
      if (assigned == deck.ordinal()) {
        return true;
      }
    }
    return false;
  }

  private static void faces(Die die, Outcomes<SeasonsMove> out) {
    for (int face = 1; face <= Die.FACES; face++) {
      out.add(Moves.roll(die.ordinal(), face), 1);
    }
  }

  /** An outcome by its weight; most are drawn without listing them. */
  static Optional<SeasonsMove> random(
      SeasonsPosition now, SeasonsChance step, RandomGenerator rng) {
    return switch (step) {
      case DealTo _ -> Optional.of(Moves.DEAL[now.deck.random(rng)]);
      case PassOnPacks _ -> Optional.of(Moves.PASS_PACKS);
      case RollDie(Die die) -> Optional.of(face(die, rng));
      case RerollDie(int seat) -> Optional.of(face(now.dice.of(seat), rng));
      case DrawTop _, LookAtTop _, DiscardTop _ ->
          Optional.of(Moves.DRAW_CARD[now.deck.random(rng)]);
      case DeliverGifts _ -> Optional.of(Moves.HAND_OVER);
      case SetDieAside _, DeckFor _ -> Optional.empty();
    };
  }

  private static SeasonsMove face(Die die, RandomGenerator rng) {
    return Moves.roll(die.ordinal(), 1 + rng.nextInt(Die.FACES));
  }

  static void happen(Play play, SeasonsChance step, SeasonsMove move) {
    SeasonsPosition now = play.now();
    switch (step) {
      case SetDieAside _ -> {
        Die die = ((SeasonsMove.SetAside) move).die();
        now.dice.setAside(die);
        play.events().add(new SeasonsEvent.DieSetAside(die));
      }
      case DealTo(int seat) -> Prelude.dealt(play, seat, ((SeasonsMove.Deal) move).card());
      case DeckFor(int seat) ->
          Prelude.assigned(play, seat, ((SeasonsMove.AssignDeck) move).deck());
      case PassOnPacks _ -> Prelude.passPacks(play);
      case RollDie _, RerollDie _ -> {
        SeasonsMove.Roll roll = (SeasonsMove.Roll) move;
        now.dice.roll(roll.die(), roll.face());
        play.events().add(new SeasonsEvent.DieRolled(roll.die(), roll.face()));
      }
      case DrawTop draw -> Drawing.drawn(play, draw, card(move));
      case LookAtTop(int seat) -> Drawing.topSeen(play, seat, card(move));
      case DiscardTop _ -> Drawing.topDiscarded(play, card(move));
      case DeliverGifts(int seat) -> Drawing.deliver(play, seat);
    }
  }

  private static Card card(SeasonsMove move) {
    return ((SeasonsMove.DrawCard) move).card();
  }
}
