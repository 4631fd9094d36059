package dev.boardwright.seasons;

import dev.boardwright.engine.Board;
import dev.boardwright.seasons.cards.Card;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a viewer sees of a game. Seats are numbered from 0, clockwise. What only its owner may see
 * is empty for others, and they see how many cards there are.
 *
 * @param year where the season token is: 1 to 3; 0 before and 4 after that
 * @param space of the season wheel, 1 to 12
 * @param startSeat who begins this round
 * @param turn the turn that is going on; empty outside turns
 * @param diceInUse the dice of this game; those not listed were set aside (S2)
 * @param dice those rolled in this round
 * @param knownTop the cards on top of the draw pile that the viewer has seen, from the top
 * @param summoning a card that is being paid for
 * @param owed energies of given types that are still to be paid
 * @param owedOfAnyType energies of any types that are still to be paid
 * @param seats all of them, in order
 */
public record SeasonsBoard(
    Phase phase,
    int year,
    int space,
    Season season,
    int startSeat,
    Optional<CurrentTurn> turn,
    List<Die> diceInUse,
    List<RolledDie> dice,
    int drawPile,
    int discardPile,
    List<Card> knownTop,
    Optional<Card> summoning,
    List<Energy> owed,
    int owedOfAnyType,
    List<Player> seats)
    implements Board {

  /** What is going on. */
  public enum Phase {
    /** Dice are set aside, cards are dealt. */
    SETUP,
    /** Cards are drafted. */
    DRAFT,
    /** Cards are put into libraries. */
    LIBRARIES,
    /** Dice are rolled and taken. */
    DICE,
    /** Turns are taken. */
    TURNS,
    /** Effects resolve and the season token moves. */
    END_OF_ROUND,
    /** The game is over. */
    OVER
  }

  /**
   * A turn.
   *
   * @param mayDraw whether the card symbol of the die is unused
   * @param mayRaiseGauge whether the star of the die is unused
   * @param mayTransmute whether there is permission to transmute
   * @param bonusPerToken what each transmuted token yields more, thanks to bonuses of this turn
   */
  public record CurrentTurn(
      int seat, boolean mayDraw, boolean mayRaiseGauge, boolean mayTransmute, int bonusPerToken) {}

  /**
   * A die as it lies.
   *
   * @param face 1 to 6; what it shows is in the components
   * @param takenBy empty if nobody has taken it
   */
  public record RolledDie(Die die, int face, OptionalInt takenBy) {}

  /**
   * A card in play.
   *
   * @param copy 1 or 2, as moves name it
   * @param tokens on it
   */
  public record CardInPlay(Card card, int copy, boolean turned, Map<Energy, Integer> tokens) {}

  /**
   * Cards of which everybody sees how many there are.
   *
   * @param cards empty for those who may not see them
   */
  public record Cards(int size, Optional<List<Card>> cards) {}

  /**
   * What belongs to a seat.
   *
   * @param gauge how many cards it may have in play
   * @param reserve types it has none of are left out
   * @param inPlay in the order of their numbers
   * @param library2 cards for year 2
   * @param library3 cards for year 3
   * @param pack what is drafted from
   * @param drafted what was drafted so far
   * @param looking cards drawn and not placed yet
   * @param gift what the viewer is about to give to this seat
   * @param die what it has taken in this round
   */
  public record Player(
      int crystals,
      int gauge,
      int bonusesUsed,
      Map<Energy, Integer> reserve,
      int reserveLimit,
      List<CardInPlay> inPlay,
      Cards hand,
      Cards library2,
      Cards library3,
      Cards pack,
      Cards drafted,
      Cards looking,
      Optional<Card> gift,
      Optional<Die> die) {}
}
