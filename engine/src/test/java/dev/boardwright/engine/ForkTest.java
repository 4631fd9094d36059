package dev.boardwright.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.boardwright.market.Market;
import dev.boardwright.market.MarketMove;
import dev.boardwright.nim.Nim;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Games that go on from a point of another game, and moves that are only tried out. */
class ForkTest {

  private static final Seed OTHER = Seed.of("other luck");

  private static List<Entry> entries(Match<?> match) {
    return match.log().stream().map(Logged::entry).toList();
  }

  private static Match<MarketMove> forked(Match<MarketMove> match, Seed seed) throws ReplayFailed {
    return Match.fork(match.ruleset(), match.setup(), seed, entries(match));
  }

  @Test
  void aForkStandsWhereTheOtherGameStood() throws ReplayFailed {
    var table = Table.of(new Market(), 3);
    while (!table.match().over()) {
      table.playAny(table.match().toAct().first(), table.match().version());
      Match<MarketMove> fork = forked(table.match(), OTHER);
      assertThat(fork.appends()).hasSize(1);
      assertThat(fork.log()).isEqualTo(table.match().log());
      assertThat(fork.view(Viewer.OMNISCIENT)).isEqualTo(table.match().view(Viewer.OMNISCIENT));
      for (int seat = 0; seat < 3; seat++) {
        assertThat(fork.asked(seat)).isEqualTo(table.match().asked(seat));
      }
    }
  }

  @Test
  void aForkIsSoundIfItSaysWhereItWasForked() throws ReplayFailed {
    var table = Table.of(new Market(), 3);
    for (int seat = 0; seat < 3; seat++) {
      table.playAny(seat, seat);
    }
    int given = table.match().version();
    Match<MarketMove> fork = forked(table.match(), OTHER);
    while (!fork.over()) {
      int seat = fork.toAct().first();
      var asked = fork.asked(seat).orElseThrow();
      String code = fork.ruleset().moves().text(asked.moves().getFirst());
      fork =
          ((Match.Outcome.Accepted<MarketMove>) fork.submit(seat, asked.id(), List.of(code)))
              .match();
    }
    var appends = fork.appends();
    var ruleset = fork.ruleset();
    var setup = fork.setup();
    assertThat(Verification.faults(ruleset, setup, OTHER, appends, given)).isEmpty();
    assertThat(Verification.faults(ruleset, setup, OTHER, appends)).isNotEmpty();
    assertThat(Verification.faults(ruleset, setup, Table.SEED, appends, given)).isNotEmpty();
    assertThat(Verification.faults(ruleset, setup, OTHER, appends, 10_000)).isNotEmpty();
  }

  @Test
  void whatIsNotLegalCannotBeForked() {
    var match = Table.of(new Nim(), 2).match();
    List<Entry> wrong = List.of(new Entry(Entry.Kind.MOVE, 0, 0, "take 1", false));
    assertThatThrownBy(() -> Match.fork(match.ruleset(), match.setup(), OTHER, wrong))
        .isInstanceOf(ReplayFailed.class);
  }

  /** The seed that will decide what comes is in nothing that is tried out. */
  @Test
  void tryingMovesOutDoesNotDependOnTheSeed() throws ReplayFailed {
    var table = Table.of(new Market(), 2);
    Set<Object> stops = new HashSet<>();
    while (!table.match().over()) {
      int seat = table.match().toAct().first();
      Match<MarketMove> other = forked(table.match(), OTHER);
      for (String code : table.legal(seat)) {
        var here = reached(table.match(), seat, code);
        var there = reached(other, seat, code);
        assertThat(here.stopped()).isEqualTo(there.stopped());
        assertThat(here.played()).isEqualTo(there.played());
        assertThat(here.match().view(Viewer.of(seat)))
            .isEqualTo(there.match().view(Viewer.of(seat)));
        assertThat(here.match().asked(seat)).isEqualTo(there.match().asked(seat));
        stops.add(here.stopped());
      }
      table.playAny(seat, table.match().version());
    }
    assertThat(stops).hasSizeGreaterThan(2);
  }

  private static Explored.Reached<MarketMove> reached(
      Match<MarketMove> match, int seat, String code) {
    int before = match.version();
    var explored = match.explore(seat, List.of(code, "anything", "whatever"));
    assertThat(match.version()).isEqualTo(before);
    return switch (explored) {
      case Explored.Reached<MarketMove> reached -> reached;
      case Explored.Refused<MarketMove> _ -> {
        var only =
            match.explore(seat, List.of(code)); // the seat is asked again, "anything" is no move
        yield (Explored.Reached<MarketMove>) only;
      }
    };
  }
}
