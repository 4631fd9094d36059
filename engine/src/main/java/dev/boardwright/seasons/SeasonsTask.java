package dev.boardwright.seasons;

import dev.boardwright.engine.Range;
import dev.boardwright.engine.Seat;
import dev.boardwright.engine.Task;
import dev.boardwright.seasons.cards.Card;
import dev.boardwright.seasons.cards.Trigger;

/** What happens by itself. */
sealed interface SeasonsTask extends Task {

  // ---- prelude and rounds

  /** Everybody picks a card (S10). */
  record DraftStep() implements SeasonsTask {}

  /** Everybody builds the libraries (S13). */
  record BuildLibraries() implements SeasonsTask {}

  /** Dice are rolled and taken, turns follow (S15 to S17). */
  record Round() implements SeasonsTask {}

  /** A turn begins (S19). */
  record Turn(int seat) implements SeasonsTask {}

  /** The next Die of Malice may be used (S20). */
  record RerollWindow(int seat) implements SeasonsTask {}

  /** The die is applied (S21). */
  record ApplyDie(int seat) implements SeasonsTask {}

  /** The star of the die raises the gauge (S23). */
  record Star(int seat) implements SeasonsTask {}

  /** The turn goes on (S24). */
  record NextAction(int seat) implements SeasonsTask {}

  /** A seat's own effects of a moment are due (S83, S88). */
  record SeatEffects(int seat, Trigger trigger) implements SeasonsTask {}

  /** The next of them (S104). */
  record NextDue(int seat, Trigger trigger) implements SeasonsTask {}

  /** The season token moves by the die nobody took (S85). */
  record MoveToken() implements SeasonsTask {}

  /** The next round, or the end (S89, S95). */
  record EndRound() implements SeasonsTask {}

  // ---- cards

  /** A card comes into play (S52). */
  record EnterPlay(int seat, Card card, boolean free) implements SeasonsTask {}

  /** Thieving Fairies take their crystals (S61). */
  record Toll(int seat) implements SeasonsTask {}

  /** One of the effects of a card (S99). */
  record Part(
      int seat,
      Card card,
      @Range(min = 1, max = 2) int copy,
      Trigger trigger,
      @Range(max = 3) int part)
      implements SeasonsTask {}

  /** One of the effects of an activation (S99). */
  record ActivationPart(
      int seat,
      Card card,
      @Range(min = 1, max = 2) int copy,
      @Range(max = 1) int way,
      @Range(max = 3) int part)
      implements SeasonsTask {}

  /** A card is drawn, as long as there is one, and then the others (S81). */
  record DrawCards(int seat, DrawTo to, @Range(min = 1, max = Seat.MOST) int count)
      implements SeasonsTask {}

  /** What was drawn is looked through. */
  record ChooseDrawn(int seat, Choice choice) implements SeasonsTask {}

  /** The opponent gets one of the cards drawn, if one is left (S75). */
  record GiveTo(int seat, @Range(max = Seat.MOST - 1) int opponent) implements SeasonsTask {}

  // ---- energy

  /** What is owed is paid from a place, or asked for (S30). */
  record PayFrom(int seat, Place place) implements SeasonsTask {}

  /** Changed tokens come into the reserve. */
  record GainChanged(int seat, Energy energy, @Range(min = 1, max = Seasons.MOST_TOKENS) int count)
      implements SeasonsTask {}

  /** What a player does with cards that were drawn. */
  enum Choice {
    /** Keep it or discard it (S38). */
    DIE,
    /** Keep one, discard the rest (S39, Amulet of Fire). */
    KEEP_ONE,
    /** Put one into play, discard the rest (S57). */
    PLAY_ONE,
    /** Keep one, give one to each opponent (S75). */
    SHARE
  }
}
