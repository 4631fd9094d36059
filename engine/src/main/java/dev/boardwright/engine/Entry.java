package dev.boardwright.engine;

/**
 * One line of a game's log. The log of a game, with its setup and nothing else, is the game.
 *
 * @param seat the seat that acted, or {@link Seat#CHANCE}
 * @param asked the log length when the seat was first asked what it answers here; for an undo, that
 *     of the decision it goes back to; otherwise the log length before this entry
 * @param code the text form of the move; for a player who leaves {@link Leaving#code()}; empty for
 *     an undo
 * @param auto whether the move was made for the seat: it was the only one, or the seat is vacant
 */
public record Entry(Kind kind, int seat, int asked, String code, boolean auto) {

  /** What an entry can be. */
  public enum Kind {
    /** A seat, or the game for it, answered a decision. */
    MOVE,
    /** CHANCE drew or revealed something. */
    CHANCE,
    /** A seat took moves back. */
    UNDO,
    /** The player of a seat gave up, and has left from now on. */
    RESIGN,
    /** The player of a seat took too long, and has left from now on. */
    TIMEOUT;

    /** Whether the player of the seat leaves by it. */
    public boolean leaves() {
      return this == RESIGN || this == TIMEOUT;
    }
  }
}
