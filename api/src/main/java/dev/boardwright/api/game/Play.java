package dev.boardwright.api.game;

import dev.boardwright.api.ops.Metrics;
import dev.boardwright.api.wire.Answers;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Plain;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.api.wire.Requests;
import dev.boardwright.api.wire.Status;
import dev.boardwright.engine.Append;
import dev.boardwright.engine.DecisionId;
import dev.boardwright.engine.Entry;
import dev.boardwright.engine.Leaving;
import dev.boardwright.engine.Logged;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.Parsed;
import dev.boardwright.engine.Refusal;
import dev.boardwright.engine.SeatSet;
import dev.boardwright.engine.Text;
import dev.boardwright.engine.Typed;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
          Texts texts = Texts.of(game.rules(), request);
          DecisionId decision = decision(game, seat, request.decision());
          var outcome = ofStaying(game, seat, match.submit(seat, decision, texts.codes()));
          return plan(game, caller, include, outcome, texts);
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
          DecisionId to = decision(game, seat, request.to());
          var outcome = ofStaying(game, seat, match.undo(seat, to));
          requireTime(game, seat, outcome);
          return plan(game, caller, include, outcome, Texts.NONE);
        });
  }

  /** Refuses an undo after which the seat would have no time: it gives no time back. */
  private static void requireTime(Game game, int seat, Match.Outcome<?> outcome) {
    if (outcome instanceof Match.Outcome.Accepted<?>(Match<?> match, Append append)
        && game.clock()
            .map(clock -> clock.after(append, match.toAct(), game.seenAt()))
            .filter(clock -> !clock.flagged(game.seenAt()).isEmpty())
            .isPresent()) {
      throw withOpen(
          Problem.of(Code.UNDO_REFUSED, "undo.time_over"), game, new Caller.Player(seat));
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
          return plan(game, caller, include, outcome, Texts.NONE);
        });
  }

  /** What comes of an answer, if the player is there, or was when it came first. */
  private static Match.Outcome<?> ofStaying(Game game, int seat, Match.Outcome<?> outcome) {
    int first =
        outcome instanceof Match.Outcome.Replayed<?>(Append append)
            ? append.first()
            : game.version();
    left(game, seat)
        .filter(left -> left.version() <= first)
        .ifPresent(_ -> requireStaying(game, seat));
    return outcome;
  }

  /** Refuses what only a player can do who has not left: others may play the seat on. */
  static void requireStaying(Game game, int seat) {
    Optional<Logged> left = left(game, seat);
    if (left.isPresent()) {
      throw gone(left.get()).with("version", game.version());
    }
  }

  /** The entry by which the player of a seat has left. */
  private static Optional<Logged> left(Game game, int seat) {
    return game.match()
        .filter(match -> match.left().contains(seat))
        .flatMap(
            match ->
                match.left(seat, Entry.Kind.RESIGN).or(() -> match.left(seat, Entry.Kind.TIMEOUT)));
  }

  private static Problem gone(Logged left) {
    boolean late = left.entry().kind() == Entry.Kind.TIMEOUT;
    return Problem.of(
        late ? Code.TIME_OVER : Code.GAME_NOT_RUNNING,
        late ? "seat.time_over" : "seat.gone",
        "seat",
        left.entry().seat(),
        "version",
        left.version());
  }

  private Plan<Answers.Played> plan(
      Game game, Caller caller, Include include, Match.Outcome<?> outcome, Texts texts) {
    return switch (outcome) {
      case Match.Outcome.Accepted<?>(Match<?> match, Append append) ->
          new Plan.Store<>(
              game.header().after(match),
              Optional.of(match),
              Optional.of(append),
              after -> {
                metrics.moved(
                    game.header().played().ruleset(), Math.max(1, append.submitted().size()));
                return played(after, append, false, caller, include);
              });
      case Match.Outcome.Replayed<?>(Append append) ->
          new Plan.Answer<>(played(game, append, true, caller, include));
      case Match.Outcome.Refused<?>(Refusal refusal) -> throw problem(game, caller, refusal, texts);
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

  /** A decision id as it was sent. To a client it is opaque, so one that cannot be is unknown. */
  private static DecisionId decision(Game game, int seat, String sent) {
    return DecisionId.parse(sent)
        .orElseThrow(
            () ->
                withOpen(
                    Problem.of(
                        Code.NOT_YOUR_DECISION,
                        "decision.none",
                        "seat",
                        seat,
                        "decision",
                        Plain.quoted(sent)),
                    game,
                    new Caller.Player(seat)));
  }

  /**
   * The moves of a request as text forms.
   *
   * @param faults why a typed move, by its place, has no text form; it stands as a text that is no
   *     move, so that it is refused in its turn
   */
  record Texts(List<String> codes, Map<Integer, Text> faults) {

    static final Texts NONE = new Texts(List.of(), Map.of());

    static Texts of(Rules<?> rules, Requests.MovesRequest request) {
      if (request.moves().isPresent()) {
        return new Texts(request.moves().get(), Map.of());
      }
      List<String> codes = new ArrayList<>();
      Map<Integer, Text> faults = new HashMap<>();
      for (Requests.TypedMove move : request.typed().orElseThrow()) {
        switch (rules.code(new Typed(move.type(), move.args()))) {
          case Parsed.Ok<String>(String code) -> codes.add(code);
          case Parsed.Bad<String>(Text reason) -> {
            faults.put(codes.size(), reason);
            codes.add(Plain.quoted(move.type() + " " + move.args().values()));
          }
        }
      }
      return new Texts(codes, faults);
    }
  }

  static Problem problem(Game game, Caller caller, Refusal refusal, Texts texts) {
    Text fault = texts.faults().get(refusal.index());
    Text detail = fault == null ? refusal.detail() : refusal.because(fault).detail();
    Problem problem =
        timeOver(game, caller, refusal)
            .orElseGet(() -> Problem.of(Code.valueOf(refusal.reason().name()), detail));
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
              .flatMap(seat -> left(game, seat))
              .filter(left -> left.entry().kind() == Entry.Kind.TIMEOUT)
              .map(Play::gone);
      default -> Optional.empty();
    };
  }

  /** Says where the game is, and what the caller itself is asked now. */
  private static Problem withOpen(Problem problem, Game game, Caller caller) {
    problem.with("version", game.version());
    caller
        .ownSeat()
        .filter(game.playersToAct()::contains)
        .flatMap(seat -> game.running().flatMap(match -> match.asked(seat)))
        .ifPresent(asked -> problem.with("decision", asked.id().toString()));
    return problem;
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
    version.ifPresent(asked -> requireReached(game, asked));
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
    requireReached(game, after);
    if (game.version() == 0) {
      return new Answers.LogPage(List.of(), false);
    }
    int upTo = (int) Math.min((long) after + limit, game.version());
    return new Answers.LogPage(
        Shown.entries(game, after, upTo, caller.viewer()), upTo < game.version());
  }

  static void requireReached(Game game, int version) {
    if (version > game.version()) {
      throw game.problem(
          Code.VERSION_AHEAD, "game.version_ahead", "version", game.version(), "asked", version);
    }
  }
}
