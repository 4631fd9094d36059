package dev.boardwright.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.boardwright.engine.Choices.Pick;
import dev.boardwright.engine.conformance.Conformance;
import dev.boardwright.market.Market;
import dev.boardwright.nim.Nim;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class PositionTest {

  private final Position<Pick> choices = new Choices().start(Setup.standard(new Choices(), 3));

  @Test
  void aGameOfChoicesKeepsTheContract() {
    Conformance.check(new Choices());
  }

  @Test
  void togetherEverySeatIsAskedUntilAllHaveAnswered() {
    assertThat(choices.together()).isTrue();
    assertThat(choices.toAct().seats()).containsExactly(0, 1, 2);
    choices.play(1, new Pick.Number(2), Events.NONE);
    assertThat(choices.decision(1)).isEqualTo(new Choices.Ask.Second(1, 2));
    choices.play(1, new Pick.Number(2), Events.NONE);
    assertThat(choices.toAct().seats()).containsExactly(0, 2);
    for (int seat : List.of(2, 0)) {
      choices.play(seat, new Pick.Number(0), Events.NONE);
      choices.play(seat, new Pick.Number(1), Events.NONE);
    }
    assertThat(choices.together()).isFalse();
    assertThat(choices.toAct()).isEqualTo(SeatSet.of(0));
    assertThat(choices.decision(0)).isEqualTo(new Choices.Ask.Agree(0));
  }

  @Test
  void whoIsNotAskedCannotAct() {
    assertThatThrownBy(() -> choices.legalMoves(3)).hasMessage("seat 3 has nothing to decide");
    assertThatThrownBy(() -> choices.decision(Seat.CHANCE))
        .isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> choices.legalMoves(Seat.CHANCE)).hasMessage("CHANCE is not to act");
    assertThatThrownBy(() -> choices.play(0, new Pick.Yes(), Events.NONE))
        .hasMessage("Yes[] is not a legal move of seat 0");
  }

  @Test
  void aListStaysAsItIs() {
    List<Pick> listed = choices.legalMoves(0);
    assertThat(choices.legalMoves(0)).isSameAs(listed);
    choices.play(0, listed.getLast(), Events.NONE);
    assertThat(listed).hasSize(4);
    assertThat(choices.legalMoves(0)).hasSize(1);
    assertThat(listed).isUnmodifiable();
  }

  @Test
  void whatHasOneAnswerNeedNotBeAsked() {
    choices.play(0, new Pick.Number(3), Events.NONE);
    assertThat(choices.unasked(0)).isTrue();
    assertThat(choices.unasked(1)).isFalse();
  }

  @Test
  void aSampleListsAnew() {
    Position<?> market = new Market().start(Setup.standard(new Market(), 4));
    var rng = new SplittableRandom(3);
    while (market.chanceToAct()) {
      draw(market, rng);
    }
    market.legalMoves(2);
    boolean other = false;
    for (int i = 0; i < 50; i++) {
      other |= !market.determinize(0, rng).legalMoves(2).equals(market.legalMoves(2));
    }
    assertThat(other).isTrue();
  }

  private static <M extends Move> void draw(Position<M> position, SplittableRandom rng) {
    position.play(Seat.CHANCE, position.randomMove(Seat.CHANCE, rng), Events.NONE);
  }

  @Test
  void theSeedDecidesByTheResultsOfTheSource() {
    Position<Nim.NimMove> nim = new Nim().start(Setup.standard(new Nim(), 4));
    Seed seed = Seed.of("nim");
    assertThat(nim.draw(seed))
        .isEqualTo(new Nim.NimMove.Begin((int) seed.pick("first_seat", 0, 4)));
    assertThat(nim.weight(new Nim.NimMove.Begin(3))).isEqualTo(1);
    assertThat(nim.weight(new Nim.NimMove.Take(1))).isZero();
  }

  @Test
  void anObservationIsTheWorldOfOneSeat() {
    Observation<Pick> seen = choices.observe(1);
    assertThat(seen.seat()).isEqualTo(1);
    assertThat(seen.decision()).isEqualTo(choices.decision(1));
    assertThat(seen.legalMoves()).isEqualTo(choices.legalMoves(1));
    assertThat(seen.board()).isEqualTo(choices.view(Viewer.of(1)));
    Position<Pick> sample = seen.sample(new SplittableRandom(1));
    sample.play(1, new Pick.Number(1), Events.NONE);
    assertThat(choices.decision(1)).isEqualTo(new Choices.Ask.First(1));
  }
}
