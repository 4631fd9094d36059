package dev.boardwright.api.game;

import dev.boardwright.api.wire.Answers;
import dev.boardwright.api.wire.Requests;
import dev.boardwright.engine.Explored;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Refusal;
import java.util.Optional;

/** Trying moves out. Nothing is stored, and nobody else notices. */
public final class Explorer {

  /** Stands for the id of a decision that nobody is asked. */
  private static final String NO_ID = "explored";

  private final Games games;

  /** Tries moves out in these games. */
  public Explorer(Games games) {
    this.games = games;
  }

  /** What the caller's seat would see and be asked after moves of its own. */
  public Answers.Explored explore(String id, Bearer token, Requests.ExploreRequest request) {
    Game game = games.fresh(id);
    Caller caller = game.caller(token);
    int seat = caller.requirePlayer("deed.explore");
    Match<?> match = game.requireNotAborted();
    Refusals.requireStaying(game, seat);
    int version = request.version().orElse(game.version());
    Refusals.requireReached(game, version);
    return explored(game, caller, seat, match.at(version), request);
  }

  private static <M extends Move> Answers.Explored explored(
      Game game, Caller caller, int seat, Match<M> from, Requests.ExploreRequest request) {
    return switch (from.explore(seat, request.moves())) {
      case Explored.Refused<M>(Refusal refusal) ->
          throw Refusals.of(game, caller, refusal, Submitted.NOTHING);
      case Explored.Reached<M> reached -> {
        Match<M> there = reached.match();
        yield new Answers.Explored(
            game.id(),
            from.version(),
            reached.played(),
            reached.stopped(),
            seen(Shown.view(game, there, caller), from.version()),
            Shown.asked(game, there, seat, false).map(Explorer::withoutId));
      }
    };
  }

  /** Without the result: the end of a game may uncover what is hidden. */
  private static Answers.View seen(Answers.View view, int version) {
    return new Answers.View(
        view.game(),
        view.ruleset(),
        version,
        view.viewer(),
        view.toAct(),
        view.board(),
        Optional.empty());
  }

  private static Answers.Decision withoutId(Answers.Decision decision) {
    return new Answers.Decision(
        NO_ID, decision.type(), decision.text(), decision.context(), decision.moves());
  }
}
