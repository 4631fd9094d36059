package dev.boardwright.api.game;

import dev.boardwright.api.text.Texts;
import dev.boardwright.api.wire.Answers;
import dev.boardwright.api.wire.Answers.Points;
import dev.boardwright.api.wire.Status;
import dev.boardwright.engine.Append;
import dev.boardwright.engine.DecisionId;
import dev.boardwright.engine.Entry;
import dev.boardwright.engine.Grammar;
import dev.boardwright.engine.Leaving;
import dev.boardwright.engine.Logged;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Result;
import dev.boardwright.engine.Seat;
import dev.boardwright.engine.SeatSet;
import dev.boardwright.engine.Typed;
import dev.boardwright.engine.Viewer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Games as a viewer may see them. All that is masked is masked here, by what the engine says. */
final class Shown {

  private Shown() {}

  /** What everybody may know of a game. */
  static Answers.Game game(Game game) {
    GameHeader header = game.header();
    List<Answers.Seat> seats = new ArrayList<>();
    for (int seat = 0; seat < header.seats().size(); seat++) {
      Holder holder = header.seats().get(seat);
      boolean vacant = holder.vacant() || game.left().contains(seat);
      boolean shown = header.status() != Status.OPEN; // until then others may still choose theirs
      seats.add(
          new Answers.Seat(
              seat,
              holder.kind(),
              holder.name(),
              holder.bot(),
              vacant,
              holder.nonce().isPresent(),
              holder.nonce().filter(_ -> shown)));
    }
    return new Answers.Game(
        game.id(),
        header.played().ruleset(),
        header.played().version(),
        header.played().options(),
        header.status(),
        seats,
        header.terms().visibility(),
        header.played().confirmTurns(),
        header.terms().leavers(),
        game.version(),
        seats(game.toAct()),
        header.seedHash(),
        header.luck().nonces(),
        header.luck().practice(),
        header.luck().sharesSeed(),
        header.origin().imported(),
        header.origin().createdAt(),
        game.updatedAt(),
        header.result(),
        clock(game));
  }

  /** The clock of a game; empty if it is played without. */
  static Optional<Answers.Clock> clock(Game game) {
    return game.header()
        .terms()
        .clock()
        .map(
            control ->
                new Answers.Clock(
                    control,
                    game.seenAt(),
                    game.clock().map(clock -> clock.shown(game.seenAt())).orElse(List.of())));
  }

  /** A result as it is sent, and kept in the header. */
  static Answers.GameResult result(Result result) {
    return new Answers.GameResult(
        result.reason(), result.scores().stream().map(Shown::score).toList(), result.ranking());
  }

  private static Answers.Score score(Result.Score score) {
    Map<String, Points> breakdown = new LinkedHashMap<>();
    for (Result.Part part : score.breakdown()) {
      breakdown.put(part.category(), new Points(part.points()));
    }
    return new Answers.Score(score.seat(), new Points(score.points()), breakdown);
  }

  /** Seats in ascending order. */
  static List<Integer> seats(SeatSet set) {
    return set.seats().boxed().toList();
  }

  /** The position of a match as the caller may see it. */
  static Answers.View view(Game game, Match<?> match, Caller caller) {
    return new Answers.View(
        game.id(),
        game.header().played().ruleset(),
        match.version(),
        caller.ownSeat(),
        seats(toAct(game, match)),
        new Answers.TypedBoard(game.header().played().ruleset(), match.view(caller.viewer())),
        match.result().map(Shown::result));
  }

  /** Nobody has to act any more where a game was aborted. */
  private static SeatSet toAct(Game game, Match<?> match) {
    boolean aborted = game.status() == Status.ABORTED && match.version() == game.version();
    return aborted ? SeatSet.NONE : match.toAct();
  }

  /**
   * @param texts whether to say what each move means
   */
  static Answers.CurrentDecision decision(Game game, Caller caller, boolean texts) {
    Optional<Answers.Decision> decision =
        game.running()
            .flatMap(
                match ->
                    caller
                        .ownSeat()
                        .filter(game.playersToAct()::contains)
                        .flatMap(seat -> asked(game, match, seat, texts)));
    return new Answers.CurrentDecision(
        game.id(),
        game.version(),
        game.status(),
        caller.ownSeat(),
        seats(game.toAct()),
        decision,
        clock(game));
  }

  /**
   * What a seat is asked in a match; empty if nothing.
   *
   * @param texts whether to say what each move means
   */
  static <M extends Move> Optional<Answers.Decision> asked(
      Game game, Match<M> match, int seat, boolean texts) {
    return match
        .asked(seat)
        .map(
            asked -> {
              Typed typed = game.rules().typed(asked.decision());
              Grammar<M> grammar = match.ruleset().moves();
              Texts words = game.rules().texts();
              List<Answers.Move> moves = new ArrayList<>(asked.moves().size());
              for (M move : asked.moves()) {
                moves.add(move(grammar, move, texts ? Optional.of(words) : Optional.empty()));
              }
              return new Answers.Decision(
                  asked.id().toString(),
                  typed.type(),
                  words.tell(Texts.Kind.DECISION, typed),
                  typed.args(),
                  moves);
            });
  }

  private static <M extends Move> Answers.Move move(
      Grammar<M> grammar, M move, Optional<Texts> words) {
    Typed typed = grammar.typed(move);
    return new Answers.Move(
        grammar.text(move),
        typed.type(),
        typed.args(),
        words.map(texts -> texts.tell(Texts.Kind.MOVE, typed)));
  }

  /** What one append added to the log. */
  static List<Answers.LogEntry> entries(Game game, Append append, Viewer viewer) {
    Instant at = game.at(append.version());
    List<Answers.LogEntry> entries = new ArrayList<>(append.entries().size());
    Match<?> match = game.requireMatch();
    for (Logged logged : match.log().subList(append.first(), append.version())) {
      entries.add(entry(game, match, logged, viewer, at));
    }
    return entries;
  }

  /**
   * A part of the log.
   *
   * @param after the log length before its first entry
   * @param upTo the log length after its last entry
   */
  static List<Answers.LogEntry> entries(Game game, int after, int upTo, Viewer viewer) {
    List<Answers.LogEntry> entries = new ArrayList<>(upTo - after);
    Match<?> match = game.requireMatch();
    for (Logged logged : match.log().subList(after, upTo)) {
      entries.add(entry(game, match, logged, viewer, game.at(logged.version())));
    }
    return entries;
  }

  private static Answers.LogEntry entry(
      Game game, Match<?> match, Logged logged, Viewer viewer, Instant at) {
    Entry entry = logged.entry();
    boolean shown = logged.shown(viewer);
    boolean played = entry.kind() == Entry.Kind.MOVE || entry.kind() == Entry.Kind.CHANCE;
    boolean told = shown && played;
    Optional<Typed> move = told ? match.typed(logged) : Optional.empty();
    String id = new DecisionId(entry.asked(), Math.max(entry.seat(), 0)).toString();
    return new Answers.LogEntry(
        logged.version(),
        entry.kind(),
        entry.seat() == Seat.CHANCE ? Optional.empty() : Optional.of(entry.seat()),
        shown ? Optional.empty() : Optional.of(true),
        when(told && entry.kind() == Entry.Kind.MOVE, id),
        move.map(Typed::type),
        when(told, entry.code()),
        move.map(Typed::args),
        when(told, entry.auto()),
        when(entry.kind() == Entry.Kind.UNDO, id),
        leaving(entry),
        at,
        logged.events().stream().map(event -> game.rules().event(event.to(viewer))).toList());
  }

  private static Optional<Leaving> leaving(Entry entry) {
    return switch (entry.kind()) {
      case RESIGN, TIMEOUT -> Leaving.of(entry.code());
      case MOVE, CHANCE, UNDO -> Optional.empty();
    };
  }

  private static <T> Optional<T> when(boolean condition, T value) {
    return condition ? Optional.of(value) : Optional.empty();
  }
}
