package dev.boardwright.api.game;

import dev.boardwright.api.ops.Metrics;
import dev.boardwright.api.wire.Answers;
import dev.boardwright.api.wire.Requests;
import dev.boardwright.api.wire.Status;
import dev.boardwright.engine.Append;
import dev.boardwright.engine.DecisionId;
import dev.boardwright.engine.Entry;
import dev.boardwright.engine.Leaving;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.Refusal;
import dev.boardwright.engine.SeatSet;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Looking at a game and answering its decisions. */
public final class Play {

  private final Games games;
  private final Waiters waiters;
  private final Metrics metrics;

  /**
   * @param waiters whoever waits for a decision
   */
  public Play(Games games, Waiters waiters, Metrics metrics) {
    this.games = games;
    this.waiters = waiters;
    this.metrics = metrics;
  }

  /** What to add to the answer to a move. */
  public record Include(boolean decision, boolean view) {}

  // ---- acting

  /** Answers a decision. */
  public Answers.Played play(
      String id, Bearer token, Requests.MovesRequest request, Include include) {
    return games.change(
        id,
        game -> {
          Caller caller = game.caller(token);
          int seat = caller.requirePlayer("deed.play");
          Match<?> match = game.requireNotAborted();
          Submitted submitted = Submitted.of(game.rules(), request);
          DecisionId decision = Refusals.requireDecision(game, seat, request.decision());
          var outcome = ofStaying(game, seat, match.submit(seat, decision, submitted.codes()));
          return plan(game, caller, include, outcome, submitted);
        });
  }

  /** Takes moves of the caller back. */
  public Answers.Played undo(
      String id, Bearer token, Requests.UndoRequest request, Include include) {
    return games.change(
        id,
        game -> {
          Caller caller = game.caller(token);
          int seat = caller.requirePlayer("deed.undo");
          Match<?> match = game.requireNotAborted();
          DecisionId to = Refusals.requireDecision(game, seat, request.to());
          var outcome = ofStaying(game, seat, match.undo(seat, to));
          requireTime(game, seat, outcome);
          return plan(game, caller, include, outcome, Submitted.NOTHING);
        });
  }

  /** Refuses an undo after which the seat would have no time: it gives no time back. */
  private static void requireTime(Game game, int seat, Match.Outcome<?> outcome) {
    if (outcome instanceof Match.Outcome.Accepted<?>(Match<?> match, Append append)
        && game.clock()
            .map(clock -> clock.after(append, match.toAct(), game.seenAt()))
            .filter(clock -> !clock.flagged(game.seenAt()).isEmpty())
            .isPresent()) {
      throw Refusals.undoneTooLate(game, seat);
    }
  }

  /** Leaves the game for good. */
  public Answers.Played resign(String id, Bearer token, Include include) {
    return games.change(
        id,
        game -> {
          Caller caller = game.caller(token);
          int seat = caller.requirePlayer("deed.resign");
          Match<?> match = game.requireNotAborted();
          Leaving leaving = game.header().leaving(match, SeatSet.of(seat), Entry.Kind.RESIGN);
          var outcome = match.vacate(seat, Entry.Kind.RESIGN, leaving);
          return plan(game, caller, include, outcome, Submitted.NOTHING);
        });
  }

  /** What comes of an answer, if the player is there, or was when it came first. */
  private static Match.Outcome<?> ofStaying(Game game, int seat, Match.Outcome<?> outcome) {
    int first =
        outcome instanceof Match.Outcome.Replayed<?>(Append append)
            ? append.first()
            : game.version();
    game.departure(seat)
        .filter(left -> left.version() <= first)
        .ifPresent(
            left -> {
              throw Refusals.gone(game, left);
            });
    return outcome;
  }

  private Plan<Answers.Played> plan(
      Game game, Caller caller, Include include, Match.Outcome<?> outcome, Submitted submitted) {
    return switch (outcome) {
      case Match.Outcome.Accepted<?>(Match<?> match, Append append) ->
          Plan.Change.of(
              game,
              match,
              append,
              after -> {
                metrics.moved(
                    game.header().played().ruleset(), Math.max(1, append.submitted().size()));
                return played(after, append, false, caller, include);
              });
      case Match.Outcome.Replayed<?>(Append append) ->
          new Plan.Answer<>(played(game, append, true, caller, include));
      case Match.Outcome.Refused<?>(Refusal refusal) ->
          throw Refusals.of(game, caller, refusal, submitted);
    };
  }

  private static Answers.Played played(
      Game game, Append append, boolean replayed, Caller caller, Include include) {
    return new Answers.Played(
        append.version(),
        Shown.entries(game, append, caller.viewer()),
        replayed,
        include.decision() ? Optional.of(Shown.decision(game, caller, false)) : Optional.empty(),
        include.view()
            ? Optional.of(Shown.view(game, game.requireMatch(), caller))
            : Optional.empty());
  }

  // ---- looking

  /** The caller's decision, at the latest after this time. */
  public Answers.CurrentDecision decision(
      String id, Bearer token, Waiters.Wait wait, boolean texts) {
    Game game = games.fresh(id);
    if (!wait.time().isZero() && !settled(game, token)) {
      game = waiters.await(id, wait, () -> games.fresh(id), now -> settled(now, token));
    }
    return Shown.decision(game, game.caller(token), texts);
  }

  /**
   * Whether a waiting caller has something to hear. Who it is, is asked each time: its seat may
   * have been released meanwhile, or it may have been given one.
   */
  private static boolean settled(Game game, Bearer token) {
    Caller caller = game.caller(token);
    return switch (game.status()) {
      case OPEN -> false;
      case RUNNING -> caller.ownSeat().map(game.playersToAct()::contains).orElse(false);
      case FINISHED, ABORTED, HALTED -> true;
    };
  }

  /**
   * A game seen by a caller, at one moment.
   *
   * @param version the log length looked at
   * @param reachedAt when the game came to it
   */
  public record Sight(int version, Instant reachedAt, Caller caller, Game game, Match<?> match) {
    /**
     * Names what there is to be seen: whatever looks otherwise has another name. After a failover
     * another position can have the version of one that was lost, but not its time.
     */
    public String name() {
      String reached = Long.toString(reachedAt.toEpochMilli(), Character.MAX_RADIX);
      String viewer = caller.ownSeat().map(seat -> "s" + seat).orElse("all");
      String end = game.status() == Status.ABORTED ? ".aborted" : "";
      return version + "." + reached + "." + viewer + end;
    }

    /** Makes the view, which is not needed when the viewer has it already. */
    public Answers.View view() {
      return Shown.view(game, match.at(version), caller);
    }
  }

  /**
   * @param version the log length to look at; empty for the current one
   */
  public Sight look(String id, Bearer token, Optional<Integer> version) {
    Game game = games.fresh(id);
    Caller caller = game.caller(token);
    Match<?> match = game.requireMatch();
    version.ifPresent(asked -> Refusals.requireReached(game, asked));
    int seen = version.orElse(match.version());
    return new Sight(seen, game.reachedAt(seen), caller, game, match);
  }

  /**
   * A page of the log.
   *
   * @param after only entries of greater versions
   */
  public Answers.LogPage log(String id, Bearer token, int after, int limit) {
    Game game = games.fresh(id);
    Caller caller = game.caller(token);
    Refusals.requireReached(game, after);
    if (game.version() == 0) {
      return new Answers.LogPage(List.of(), false);
    }
    int upTo = (int) Math.min((long) after + limit, game.version());
    return new Answers.LogPage(
        Shown.entries(game, after, upTo, caller.viewer()), upTo < game.version());
  }
}
