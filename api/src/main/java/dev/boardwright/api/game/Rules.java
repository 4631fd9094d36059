package dev.boardwright.api.game;

import dev.boardwright.api.text.Texts;
import dev.boardwright.api.wire.Answers;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.engine.Append;
import dev.boardwright.engine.Decision;
import dev.boardwright.engine.Entry;
import dev.boardwright.engine.Event;
import dev.boardwright.engine.Grammar;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Options;
import dev.boardwright.engine.Parsed;
import dev.boardwright.engine.ReplayFailed;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Seed;
import dev.boardwright.engine.Setup;
import dev.boardwright.engine.Text;
import dev.boardwright.engine.Typed;
import dev.boardwright.engine.Verification;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A ruleset with everything that is made once for it: its grammars and its texts.
 *
 * @param <M> the sealed interface of its moves
 */
public final class Rules<M extends Move> {

  private final Ruleset<M> ruleset;
  private final Grammar<M> moves;
  private final Grammar<Decision> decisions;
  private final Grammar<Event> events;
  private final Texts texts;

  /** Makes it all, once. */
  @SuppressWarnings("unchecked") // a grammar only ever writes values of its own ruleset here
  public Rules(Ruleset<M> ruleset) {
    this.ruleset = ruleset;
    this.moves = ruleset.moves();
    this.decisions = (Grammar<Decision>) ruleset.decisions();
    this.events = (Grammar<Event>) ruleset.events();
    this.texts = Texts.of(ruleset);
  }

  /** The ruleset itself. */
  public Ruleset<M> ruleset() {
    return ruleset;
  }

  /** Its texts for people. */
  public Texts texts() {
    return texts;
  }

  /** A game as it starts: chance has acted, and somebody is asked. */
  Match<M> start(Setup setup, Seed seed) {
    return Match.start(ruleset, setup, seed);
  }

  /**
   * A game from its log.
   *
   * @throws ReplayFailed if the log cannot be that of such a game
   */
  Match<M> replay(Setup setup, Seed seed, List<Append> appends) throws ReplayFailed {
    return Match.replay(ruleset, setup, seed, appends);
  }

  /**
   * A game that begins as another one did, and goes on with luck of its own.
   *
   * @param given the first entries of the other one
   * @throws ReplayFailed if they cannot be those of such a game
   */
  Match<M> fork(Setup setup, Seed seed, List<Entry> given) throws ReplayFailed {
    return Match.fork(ruleset, setup, seed, given);
  }

  /**
   * @param given how many of the first entries are another game's, if it is a fork
   */
  List<Verification.Fault> faults(
      Setup setup, Seed seed, List<Append> appends, Optional<Integer> given) {
    return given.isPresent()
        ? Verification.faults(ruleset, setup, seed, appends, given.get())
        : Verification.faults(ruleset, setup, seed, appends);
  }

  /**
   * The options of a game with this many seats; those that are not sent have their defaults.
   *
   * @throws Problem {@code invalid_options} if there is no such game
   */
  Options options(int seats, Map<String, Object> sent) {
    if (seats < ruleset.minSeats() || seats > ruleset.maxSeats()) {
      throw Problem.invalid(
          "/seats",
          "setup.seats",
          "game",
          texts.title(),
          "min",
          ruleset.minSeats(),
          "max",
          ruleset.maxSeats(),
          "seats",
          seats);
    }
    Options options =
        switch (Options.read(ruleset.options(), sent)) {
          case Parsed.Ok<Options>(Options read) -> read;
          case Parsed.Bad<Options>(Text reason) -> throw Problem.invalid("/options", reason);
        };
    Optional<Text> refusal = ruleset.refuses(seats, options);
    if (refusal.isPresent()) {
      throw Problem.invalid("/options", refusal.get());
    }
    return options;
  }

  /** The text form of a typed move, or why it has none. */
  Parsed<String> code(Typed typed) {
    return switch (moves.parse(typed)) {
      case Parsed.Ok<M>(M move) -> new Parsed.Ok<>(moves.text(move));
      case Parsed.Bad<M>(Text reason) -> new Parsed.Bad<>(reason);
    };
  }

  /** A decision in typed form. */
  Typed typed(Decision decision) {
    return decisions.typed(decision);
  }

  /** An event as it is sent. */
  Answers.GameEvent event(Event event) {
    Typed typed = events.typed(event);
    return new Answers.GameEvent(typed.type(), typed.args());
  }
}
