package dev.boardwright.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Match.Outcome;
import java.util.Arrays;
import java.util.List;

/** A match in a test: submits to whatever is asked, keeps the newest state. */
final class Table<M extends Move> {

  static final Seed SEED = Seed.of("a table");

  private final Ruleset<M> ruleset;
  private final Setup setup;
  private Match<M> match;

  Table(Ruleset<M> ruleset, Setup setup) {
    this.ruleset = ruleset;
    this.setup = setup;
    this.match = Match.start(ruleset, setup, SEED);
  }

  static <M extends Move> Table<M> of(Ruleset<M> ruleset, int seats) {
    return new Table<>(ruleset, Setup.standard(ruleset, seats));
  }

  Match<M> match() {
    return match;
  }

  /** What a seat is asked. */
  DecisionId asked(int seat) {
    return match.asked(seat).orElseThrow().id();
  }

  List<String> legal(int seat) {
    return match.asked(seat).orElseThrow().moves().stream().map(ruleset.moves()::text).toList();
  }

  /** Answers what a seat is asked, which must be accepted. */
  Append play(int seat, String... moves) {
    return accept(match.submit(seat, asked(seat), Arrays.asList(moves)));
  }

  /** Plays the n-th legal move of a seat. */
  Append playAny(int seat, int n) {
    List<String> legal = legal(seat);
    return play(seat, legal.get(n % legal.size()));
  }

  Refusal refused(int seat, DecisionId decision, String... moves) {
    return refused(match.submit(seat, decision, Arrays.asList(moves)));
  }

  Append undo(DecisionId to) {
    return accept(match.undo(to.seat(), to));
  }

  Append vacate(int seat, Entry.Kind kind) {
    return vacate(seat, kind, Leaving.VACANT);
  }

  Append vacate(int seat, Entry.Kind kind, Leaving leaving) {
    return accept(match.vacate(seat, kind, leaving));
  }

  Append accept(Outcome<M> outcome) {
    assertThat(outcome).isInstanceOf(Outcome.Accepted.class);
    var accepted = (Outcome.Accepted<M>) outcome;
    match = accepted.match();
    return accepted.append();
  }

  Refusal refused(Outcome<M> outcome) {
    assertThat(outcome).isInstanceOf(Outcome.Refused.class);
    return ((Outcome.Refused<M>) outcome).refusal();
  }

  Append replayed(Outcome<M> outcome) {
    assertThat(outcome).isInstanceOf(Outcome.Replayed.class);
    return ((Outcome.Replayed<M>) outcome).append();
  }

  /** The log leads to the same match again, and its record is sound. */
  void requireReplayable() throws ReplayFailed {
    Match<M> again = Match.replay(ruleset, setup, SEED, match.appends());
    assertThat(again.log()).isEqualTo(match.log());
    assertThat(again.view(Viewer.OMNISCIENT)).isEqualTo(match.view(Viewer.OMNISCIENT));
    assertThat(again.position().digest()).isEqualTo(match.position().digest());
    assertThat(again.result()).isEqualTo(match.result());
    for (int seat = 0; seat < setup.seats(); seat++) {
      assertThat(again.asked(seat)).isEqualTo(match.asked(seat));
    }
    assertThat(Verification.faults(ruleset, setup, SEED, match.appends())).isEmpty();
  }
}
