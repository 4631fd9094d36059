package dev.boardwright.seasons;

import dev.boardwright.engine.ChanceMove;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Range;
import dev.boardwright.seasons.cards.Card;
import dev.boardwright.seasons.cards.Way;
import java.util.List;

/** Everything that can be answered, and everything that luck can bring. */
public sealed interface SeasonsMove extends Move {

  // ---- prelude

  /** Keeps a card of the pack (S10). */
  record Draft(Card card) implements SeasonsMove {}

  /** Puts a drafted card into the library that is asked for (S13). */
  record Shelve(Card card) implements SeasonsMove {}

  // ---- the die

  /** Takes a die (S16). */
  record TakeDie(Die die) implements SeasonsMove {}

  /** Leaves the die as it is (S20). */
  record KeepDie() implements SeasonsMove {}

  // ---- actions of a turn

  /** Draws a card with the die (S38). */
  record Draw() implements SeasonsMove {}

  /** Transmutes tokens of one type from one place (S42). */
  record Transmute(Place place, Energy energy, @Range(min = 1, max = Seasons.MOST_TOKENS) int count)
      implements SeasonsMove {}

  /** Summons a card from the hand (S47). */
  record Summon(Card card) implements SeasonsMove {}

  /** Activates a card in play (S58). */
  record Activate(Card card, @Range(min = 1, max = 2) int copy) implements SeasonsMove {}

  /** Uses a bonus (S67). */
  record UseBonus(Bonus bonus) implements SeasonsMove {}

  /** Raises the gauge with the star of the die, where that is an action (S23). */
  record RaiseGauge() implements SeasonsMove {}

  /** Ends the turn (S25). */
  record EndTurn() implements SeasonsMove {
    @Override
    public boolean endsTurn() {
      return true;
    }
  }

  // ---- energy

  /** Takes these tokens from the stockpile (S29). */
  record Gain(List<Energy> energies) implements SeasonsMove {}

  /** Discards these tokens of the reserve (S28). */
  record DiscardEnergy(List<Energy> energies) implements SeasonsMove {}

  /** Pays these tokens from the place that is asked for; what is still owed comes from others. */
  record Pay(List<Energy> energies) implements SeasonsMove {}

  /** Does not pay these tokens, thanks to Hand of Fortune (S50). */
  record Waive(List<Energy> energies) implements SeasonsMove {}

  /** The types with which Elemental Amulet is paid (S51). */
  record NameEnergies(List<Energy> energies) implements SeasonsMove {}

  /** Chooses a type of energy. */
  record ChooseEnergy(Energy energy) implements SeasonsMove {}

  /** So many tokens of this type shall change (Mirror of the Seasons). */
  record Change(Energy energy, @Range(min = 1, max = Seasons.MOST_TOKENS) int count)
      implements SeasonsMove {}

  /** Puts a token onto the card (Glutton Cauldron). */
  record PlaceToken(Place place, Energy energy) implements SeasonsMove {}

  // ---- cards

  /** Takes this one of the cards that were drawn into the hand. */
  record Keep(Card card) implements SeasonsMove {}

  /** Gives this card to the opponent who is asked for (S75). */
  record Give(Card card) implements SeasonsMove {}

  /** Puts this card into play for free (S56). */
  record PutIntoPlay(Card card) implements SeasonsMove {}

  /** Discards this card from the hand; everybody sees it (S109). */
  record DiscardCard(Card card) implements SeasonsMove {}

  /** Sacrifices a card in play. */
  record Sacrifice(Card card, @Range(min = 1, max = 2) int copy) implements SeasonsMove {}

  /** Takes a card in play back into the hand (S74). */
  record TakeBack(Card card, @Range(min = 1, max = 2) int copy) implements SeasonsMove {}

  /** Chooses one of the ways a card offers. */
  record Choose(Way way) implements SeasonsMove {}

  /** Copies the reserve of this opponent (Lewis Greyface). */
  record CopyReserve(int seat) implements SeasonsMove {}

  /** Moves the season token so many spaces; back if negative (S90). */
  record MoveSeason(@Range(min = -Calendar.BOOTS, max = Calendar.BOOTS) int spaces)
      implements SeasonsMove {}

  /** Lets the effect of this card come next (S83). */
  record Resolve(Card card, @Range(min = 1, max = 2) int copy) implements SeasonsMove {}

  // ---- luck

  /** This die is not used in this game (S2). */
  record SetAside(Die die) implements SeasonsMove, ChanceMove {}

  /** Deals a card to a seat (S5). */
  record Deal(Card card) implements SeasonsMove, ChanceMove {}

  /** Gives a preconstructed deck to a seat (S6). */
  record AssignDeck(StartingDeck deck) implements SeasonsMove, ChanceMove {}

  /** The packs go to the left (S10). */
  record PassPacks() implements SeasonsMove, ChanceMove {}

  /** A die shows this face (S15). */
  record Roll(Die die, @Range(min = 1, max = Die.FACES) int face)
      implements SeasonsMove, ChanceMove {}

  /** This card is on top of the draw pile. */
  record DrawCard(Card card) implements SeasonsMove, ChanceMove {}

  /** The cards that were given away arrive (S75). */
  record HandOver() implements SeasonsMove, ChanceMove {}
}
