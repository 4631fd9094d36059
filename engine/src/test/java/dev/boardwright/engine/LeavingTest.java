package dev.boardwright.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.boardwright.market.Market;
import dev.boardwright.nim.Nim;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Players who resign or run out of time. */
class LeavingTest {

  @Test
  void aVacantSeatIsPlayedByItself() throws ReplayFailed {
    var table = Table.of(new Market(), 3);
    Append left = table.vacate(1, Entry.Kind.RESIGN);
    assertThat(left.entries().getFirst()).isEqualTo(new Entry(Entry.Kind.RESIGN, 1, 9, "", false));
    assertThat(left.entries().subList(1, 3))
        .allMatch(entry -> entry.seat() == 1 && entry.auto() && entry.kind() == Entry.Kind.MOVE);
    assertThat(table.match().vacant()).isEqualTo(SeatSet.of(1));
    while (!table.match().over()) {
      int seat = table.match().toAct().first();
      assertThat(seat).isNotEqualTo(1);
      table.playAny(seat, 0);
    }
    Result result = table.match().result().orElseThrow();
    assertThat(result.ranking().getLast()).containsExactly(1);
    assertThat(result.reason()).isEqualTo("market_closed");
    table.requireReplayable();
  }

  @Test
  void withOnePlayerLeftTheGameEnds() throws ReplayFailed {
    var table = Table.of(new Market(), 3);
    table.vacate(2, Entry.Kind.RESIGN);
    assertThat(table.match().over()).isFalse();
    table.vacate(0, Entry.Kind.TIMEOUT);
    assertThat(table.match().over()).isTrue();
    assertThat(table.match().toAct().isEmpty()).isTrue();
    Result result = table.match().result().orElseThrow();
    assertThat(result.ranking().getFirst()).containsExactly(1);
    assertThat(result.reason()).isEqualTo("players_left");
    table.requireReplayable();
  }

  @Test
  void aGameForOneEndsWhenThatOneLeaves() throws ReplayFailed {
    var table = Table.of(new Choices(), 1);
    assertThat(table.match().over()).isFalse();
    table.vacate(0, Entry.Kind.RESIGN);
    assertThat(table.match().over()).isTrue();
    assertThat(table.match().result().orElseThrow().ranking()).containsExactly(List.of(0));
    table.requireReplayable();
  }

  @Test
  void nobodyLeavesTwice() {
    var table = Table.of(new Market(), 3);
    table.vacate(2, Entry.Kind.RESIGN);
    Refusal again = table.refused(table.match().vacate(2, Entry.Kind.TIMEOUT));
    assertThat(again.detail()).hasToString("Seat 2 has left already.");
  }

  @Test
  void playersWhoLeaveAtTheSameMomentShareTheirFate() throws ReplayFailed {
    var table = Table.of(new Market(), 3);
    SeatSet both = SeatSet.of(0).with(2);
    Append left = table.accept(table.match().vacate(both, Entry.Kind.TIMEOUT));
    assertThat(left.leaving()).isEqualTo(both);
    assertThat(left.entries()).extracting(Entry::seat).containsExactly(0, 2);
    assertThat(table.match().vacant()).isEqualTo(both);
    assertThat(table.match().result().orElseThrow().ranking().getFirst()).containsExactly(1);
    table.requireReplayable();
    assertThat(table.replayed(table.match().vacate(both, Entry.Kind.TIMEOUT))).isEqualTo(left);
    assertThat(
            Verification.faults(
                new Market(), table.match().setup(), Table.SEED, table.match().appends()))
        .isEmpty();
  }

  @Test
  void whoIsAskedIsKnownOfEveryAppend() {
    var table = Table.of(new Nim(), 3);
    for (int append = 1; append < 5; append++) {
      table.playAny(table.match().toAct().first(), 0);
      assertThat(table.match().askedAfter(append)).isEqualTo(table.match().toAct());
      assertThat(table.match().askedAfter(append - 1)).isNotEqualTo(table.match().toAct());
    }
  }

  @Test
  void leavingAgainInTheSameWayGivesTheSameAppend() {
    var table = Table.of(new Market(), 3);
    Append left = table.vacate(2, Entry.Kind.RESIGN);
    table.playAny(0, 0);
    assertThat(table.replayed(table.match().vacate(2, Entry.Kind.RESIGN))).isEqualTo(left);
  }

  @Test
  void oneLeavesByResigningOrByTimeOnly() {
    var match = Table.of(new Nim(), 2).match();
    assertThatThrownBy(() -> match.vacate(0, Entry.Kind.UNDO)).hasMessage("nobody leaves by UNDO");
    assertThatThrownBy(() -> match.vacate(2, Entry.Kind.RESIGN)).hasMessage("there is no seat 2");
  }

  @Test
  void nothingIsTakenBackAfterSomebodyHasLeft() {
    var table = Table.of(new Choices(), 3);
    for (int seat = 0; seat < 3; seat++) {
      table.play(seat, "number 1", "number 1");
    }
    DecisionId agree = table.asked(0);
    table.play(0, "yes");
    table.vacate(2, Entry.Kind.RESIGN);
    assertThat(table.refused(table.match().undo(0, agree)).detail())
        .hasToString("A player has left since.");
    DecisionId first = table.asked(0);
    table.play(0, "number 3");
    table.undo(first);
    assertThat(table.legal(0)).hasSize(4);
  }

  @Test
  void withinAChoiceTogetherOthersMayTakeBackAllTheSame() throws ReplayFailed {
    var table = Table.of(new Choices(), 3);
    DecisionId first = table.asked(0);
    table.play(0, "number 3");
    table.vacate(1, Entry.Kind.RESIGN);
    table.undo(first);
    assertThat(table.legal(0)).hasSize(4);
    assertThat(table.match().toAct()).isEqualTo(SeatSet.of(0).with(2));
    table.requireReplayable();
  }
}
