package dev.boardwright.seasons;

import dev.boardwright.engine.Decision;
import dev.boardwright.engine.Range;
import dev.boardwright.engine.Seat;
import dev.boardwright.seasons.cards.Card;
import dev.boardwright.seasons.cards.Kind;

/** The questions a seat is asked (section 11 of the rules). */
public sealed interface SeasonsDecision extends Decision {

  /** Only the seat itself sees what it answers. */
  sealed interface Secret extends SeasonsDecision {
    @Override
    default boolean secret() {
      return true;
    }
  }

  /** Everybody sees the answer, but what is possible depends on the hand. */
  sealed interface FromHand extends SeasonsDecision {
    @Override
    default boolean alwaysAsked() {
      return true;
    }
  }

  // ---- prelude

  /** D1: which card of the pack is kept? */
  record Draft(int seat) implements Secret {}

  /**
   * D2: which drafted card goes into this library? What is left is the hand.
   *
   * @param year 2 or 3
   */
  record Shelve(int seat, @Range(min = 2, max = 3) int year) implements Secret {}

  // ---- a turn

  /** D3: which die is taken? */
  record TakeDie(int seat) implements SeasonsDecision {}

  /** D4: is the die rolled again? */
  record Reroll(int seat) implements SeasonsDecision {}

  /** D6, D9: what is done next? */
  record Act(int seat) implements FromHand {}

  /** D7: is the card that was drawn kept? */
  record KeepDrawn(int seat) implements SeasonsDecision {}

  /**
   * D8, D13, D18: which of the cards that were drawn is kept?
   *
   * @param discards whether the others are discarded
   */
  record KeepOne(int seat, boolean discards) implements Secret {}

  // ---- energy

  /** D5: which tokens above the limit are discarded? */
  record DiscardExcess(int seat) implements SeasonsDecision {}

  /**
   * D11: which energies are gained? At most {@value Bag#HANDFUL} are named at once, and the rest is
   * asked again.
   *
   * @param count how many are still to be named
   */
  record GainEnergy(int seat, @Range(min = 1, max = Seasons.MOST_GAINED) int count)
      implements SeasonsDecision {}

  /** Which energies are put on the Amulet of Water? */
  record ChargeAmulet(
      int seat, @Range(min = 1, max = 2) int copy, @Range(min = 1, max = Bag.HANDFUL) int count)
      implements SeasonsDecision {}

  /** D10: which energies are not paid, thanks to Hand of Fortune? */
  record Waive(int seat) implements SeasonsDecision {}

  /** D10: with which types is Elemental Amulet paid? */
  record NameEnergies(int seat) implements SeasonsDecision {}

  /**
   * D10, D12, D20: which tokens are paid from this place? What is then still owed comes from later
   * ones.
   */
  record Pay(int seat, Place place) implements SeasonsDecision {}

  /** D21: tokens of which type are paid? */
  record ChooseType(int seat, @Range(min = 1, max = Seasons.MOST_TOKENS) int count)
      implements SeasonsDecision {}

  /** D28: how many tokens of which type shall change? */
  record ChangeTokens(int seat) implements SeasonsDecision {}

  /** D28: what do they become? */
  record ChangeInto(int seat) implements SeasonsDecision {}

  /** D20: which token goes onto the Glutton Cauldron? */
  record FeedCauldron(int seat, @Range(min = 1, max = 2) int copy) implements SeasonsDecision {}

  // ---- cards

  /** D14: which of the cards that were drawn comes into play? */
  record PlayDrawn(int seat) implements FromHand {}

  /** D22: which card of the hand comes into play? */
  record PlayFromHand(int seat) implements FromHand {}

  /** D16, D26: which card in play is sacrificed? */
  record Sacrifice(int seat) implements SeasonsDecision {}

  /** D17: which card of this kind goes back into the hand? */
  record TakeBack(int seat, Kind kind) implements SeasonsDecision {}

  /** D18: which card does this opponent get? */
  record Give(int seat, @Range(max = Seat.MOST - 1) int opponent) implements Secret {}

  /** D19: whose reserve is copied? */
  record CopyReserve(int seat) implements SeasonsDecision {}

  /** D23, D24: in which way is the card activated? */
  record ChooseWay(int seat, Card card, @Range(min = 1, max = 2) int copy)
      implements SeasonsDecision {}

  /** D24: does the card on top of the draw pile come into play, or does it stay? */
  record UseOrb(int seat) implements SeasonsDecision {}

  /** D25: which card is discarded for its points, or is one drawn? */
  record FeedCrown(int seat) implements FromHand {}

  /** D27: which familiar is given up? */
  record GiveUpFamiliar(int seat) implements FromHand {}

  // ---- time

  /** D15: where does the season token go? */
  record MoveSeason(int seat) implements SeasonsDecision {}

  /** D29: which end-of-round effect comes next? */
  record NextEffect(int seat) implements SeasonsDecision {}
}
