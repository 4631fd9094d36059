package dev.boardwright.engine;

import java.util.List;

/**
 * Why something submitted to a {@link Match} was refused. Nothing was changed.
 *
 * @param detail what was wrong and what would have been accepted
 * @param index the place of the culprit among the submitted moves, from 0; -1 if it is not about
 *     one of them
 * @param legal how many legal moves the seat has there; -1 if it is not about a move
 * @param nearest up to ten of them, those most like what was submitted first
 */
public record Refusal(Reason reason, Text detail, int index, int legal, List<String> nearest) {

  /** The kinds of refusals. */
  public enum Reason {
    /** The decision is not one of this seat, or the seat is not asked it. */
    NOT_YOUR_DECISION,
    /** The decision was answered with other moves. */
    DECISION_ANSWERED,
    /** The decision was taken back. */
    DECISION_WITHDRAWN,
    /** The decision lies beyond the log. */
    VERSION_AHEAD,
    /** The game is over, or the seat has left. */
    GAME_NOT_RUNNING,
    /** What was to be taken back stands. */
    UNDO_REFUSED,
    /** One of the moves is not legal where it stands. */
    ILLEGAL_MOVE,
    /** CHANCE, another seat or the end of the game comes between the moves. */
    BATCH_NOT_CONTIGUOUS
  }

  /** The same refusal of a move, for another reason. */
  public Refusal because(Text why) {
    return illegal(why, index, legal, nearest);
  }

  static Refusal illegal(Text why, int index, int legal, List<String> nearest) {
    List<String> quoted = nearest.stream().map(move -> "`" + move + "`").toList();
    Text detail = Message.of("move.illegal", "reason", why, "count", legal, "nearest", quoted);
    return new Refusal(Reason.ILLEGAL_MOVE, detail, index, legal, nearest);
  }

  static Refusal gameOver() {
    return of(Reason.GAME_NOT_RUNNING, Message.of("game.over"));
  }

  static Refusal of(Reason reason, Text detail) {
    return new Refusal(reason, detail, -1, -1, List.of());
  }

  static Refusal at(Reason reason, Text detail, int index) {
    return new Refusal(reason, detail, index, -1, List.of());
  }
}
