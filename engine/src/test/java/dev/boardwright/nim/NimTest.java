package dev.boardwright.nim;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.DecisionId;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.Seed;
import dev.boardwright.engine.Setup;
import dev.boardwright.engine.Verification;
import java.util.List;
import org.junit.jupiter.api.Test;

class NimTest {

  @Test
  void aWholeGame() throws Exception {
    var nim = new Nim();
    Setup setup = Setup.standard(nim, 2).with(Nim.STONES, 5);
    var match = Match.start(nim, setup, Seed.of("nim"));
    int first = match.toAct().first();
    match = accepted(match.submit(first, decision(match, first), List.of("take 1")));
    int second = match.toAct().first();
    assertThat(second).isNotEqualTo(first);
    match = accepted(match.submit(second, decision(match, second), List.of("take 3")));
    // One stone is left: it is taken without asking.
    assertThat(match.log().getLast().entry().auto()).isTrue();
    assertThat(match.over()).isTrue();
    assertThat(match.result().orElseThrow().winners()).containsExactly(first);
    assertThat(match.typed(match.log().getLast()).orElseThrow().type()).isEqualTo("take");
    assertThat(Verification.faults(nim, setup, Seed.of("nim"), match.appends())).isEmpty();
    assertThat(Match.replay(nim, setup, Seed.of("nim"), match.appends()).log())
        .isEqualTo(match.log());
  }

  private static DecisionId decision(Match<Nim.NimMove> match, int seat) {
    return match.asked(seat).orElseThrow().id();
  }

  private static Match<Nim.NimMove> accepted(Match.Outcome<Nim.NimMove> outcome) {
    assertThat(outcome).isInstanceOf(Match.Outcome.Accepted.class);
    return ((Match.Outcome.Accepted<Nim.NimMove>) outcome).match();
  }
}
