package dev.boardwright.api.game;

import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Plain;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.engine.DecisionId;
import dev.boardwright.engine.Entry;
import dev.boardwright.engine.Logged;
import dev.boardwright.engine.Refusal;
import dev.boardwright.engine.Text;
import java.util.Optional;

/**
 * Why what a player wants to do in a game is refused: what was wrong, where the game is, and what
 * the player is asked now.
 */
final class Refusals {

  private Refusals() {}

  /**
   * What the rules or the state of the game refuse.
   *
   * @param submitted the moves that were sent
   */
  static Problem of(Game game, Caller caller, Refusal refusal, Submitted submitted) {
    Text fault = submitted.faults().get(refusal.index());
    Text detail = fault == null ? refusal.detail() : refusal.because(fault).detail();
    Problem problem =
        timeOver(game, caller, refusal)
            .orElseGet(() -> game.problem(Code.valueOf(refusal.reason().name()), detail));
    withOpen(problem, game, caller);
    if (refusal.index() >= 0) {
      problem.with("index", refusal.index());
    }
    if (refusal.legal() >= 0) {
      problem.with("legalCount", refusal.legal()).with("nearest", refusal.nearest());
    }
    return problem;
  }

  /** What a player who has left by time is told instead of why nothing can be done any more. */
  private static Optional<Problem> timeOver(Game game, Caller caller, Refusal refusal) {
    return switch (refusal.reason()) {
      case GAME_NOT_RUNNING, NOT_YOUR_DECISION ->
          caller
              .ownSeat()
              .flatMap(game::departure)
              .filter(left -> left.entry().kind() == Entry.Kind.TIMEOUT)
              .map(left -> gone(game, left));
      default -> Optional.empty();
    };
  }

  /** An undo after which the seat would have no time: it gives no time back. */
  static Problem undoneTooLate(Game game, int seat) {
    Problem problem = game.problem(Code.UNDO_REFUSED, "undo.time_over");
    return withOpen(problem, game, new Caller.Player(seat));
  }

  /** Says what the caller itself is asked now. */
  private static Problem withOpen(Problem problem, Game game, Caller caller) {
    caller
        .ownSeat()
        .filter(game.playersToAct()::contains)
        .flatMap(seat -> game.running().flatMap(match -> match.asked(seat)))
        .ifPresent(asked -> problem.with("decision", asked.id().toString()));
    return problem;
  }

  /** A decision id as it was sent. To a client it is opaque, so one that cannot be is unknown. */
  static DecisionId requireDecision(Game game, int seat, String sent) {
    return DecisionId.parse(sent).orElseThrow(() -> unknown(game, seat, sent));
  }

  private static Problem unknown(Game game, int seat, String decision) {
    String quoted = Plain.quoted(decision);
    Problem problem =
        game.problem(Code.NOT_YOUR_DECISION, "decision.none", "seat", seat, "decision", quoted);
    return withOpen(problem, game, new Caller.Player(seat));
  }

  /** Refuses what only a player can do who has not left: others may play the seat on. */
  static void requireStaying(Game game, int seat) {
    Optional<Logged> left = game.departure(seat);
    if (left.isPresent()) {
      throw gone(game, left.get());
    }
  }

  /** What a player who has left by this entry can do no more. */
  static Problem gone(Game game, Logged left) {
    boolean late = left.entry().kind() == Entry.Kind.TIMEOUT;
    return game.problem(
        late ? Code.TIME_OVER : Code.GAME_NOT_RUNNING,
        late ? "seat.time_over" : "seat.gone",
        "seat",
        left.entry().seat(),
        "version",
        left.version());
  }

  /** Refuses to look at what has not been played yet. */
  static void requireReached(Game game, int version) {
    if (version > game.version()) {
      throw game.problem(
          Code.VERSION_AHEAD, "game.version_ahead", "version", game.version(), "asked", version);
    }
  }
}
