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
    assertThat(table.match().left()).isEqualTo(SeatSet.of(1));
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
    Refusal again = table.refused(table.match().vacate(2, Entry.Kind.TIMEOUT, Leaving.BOT));
    assertThat(again.detail()).hasToString("Seat 2 has left already.");
  }

  @Test
  void playersWhoLeaveAtTheSameMomentShareTheirFate() throws ReplayFailed {
    var table = Table.of(new Market(), 3);
    SeatSet both = SeatSet.of(0).with(2);
    Append left = table.accept(table.match().vacate(both, Entry.Kind.TIMEOUT, Leaving.BOT));
    assertThat(left.leaving()).isEqualTo(both);
    assertThat(left.entries()).extracting(Entry::seat).containsExactly(0, 2);
    assertThat(table.match().left()).isEqualTo(both);
    assertThat(table.match().result().orElseThrow().ranking().getFirst()).containsExactly(1);
    table.requireReplayable();
    assertThat(table.replayed(table.match().vacate(both, Entry.Kind.TIMEOUT, Leaving.BOT)))
        .isEqualTo(left);
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
    assertThat(table.replayed(table.match().vacate(2, Entry.Kind.RESIGN, Leaving.END)))
        .isEqualTo(left);
  }

  @Test
  void oneLeavesByResigningOrByTimeOnly() {
    var match = Table.of(new Nim(), 2).match();
    assertThatThrownBy(() -> match.vacate(0, Entry.Kind.UNDO, Leaving.BOT))
        .hasMessage("nobody leaves by UNDO");
    assertThatThrownBy(() -> match.vacate(2, Entry.Kind.RESIGN, Leaving.BOT))
        .hasMessage("there is no seat 2");
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

  // ---- a bot plays on

  @Test
  void aSeatThatABotPlaysOnIsAskedAsBefore() throws ReplayFailed {
    var table = Table.of(new Market(), 3);
    DecisionId asked = table.asked(1);
    List<String> legal = table.legal(1);
    Append left = table.vacate(1, Entry.Kind.TIMEOUT, Leaving.BOT);
    assertThat(left.entries()).containsExactly(new Entry(Entry.Kind.TIMEOUT, 1, 9, "bot", false));
    assertThat(table.match().left()).isEqualTo(SeatSet.of(1));
    assertThat(table.match().standIns()).isEqualTo(SeatSet.of(1));
    assertThat(table.asked(1)).isEqualTo(asked);
    assertThat(table.legal(1)).isEqualTo(legal);
    table.requireReplayable();
    while (!table.match().over()) {
      table.playAny(table.match().toAct().first(), 1);
    }
    Result result = table.match().result().orElseThrow();
    assertThat(result.ranking().getLast()).containsExactly(1);
    assertThat(result.reason()).isEqualTo("market_closed");
    table.requireReplayable();
  }

  @Test
  void whatABotHasAnsweredIsNotTakenBack() throws ReplayFailed {
    var table = Table.of(new Choices(), 3);
    table.vacate(2, Entry.Kind.RESIGN, Leaving.BOT);
    DecisionId secret = table.asked(0);
    table.play(0, "number 3");
    table.play(2, "number 1", "number 1");
    table.undo(secret);
    assertThat(table.match().toAct()).isEqualTo(SeatSet.of(0).with(1)); // what the bot chose stays
    var nim = Table.of(new Nim(), 3);
    int first = nim.match().toAct().first();
    nim.vacate((first + 1) % 3, Entry.Kind.RESIGN, Leaving.BOT);
    for (int turn = 0; turn < 3; turn++) {
      nim.play((first + turn) % 3, "take 1");
    }
    DecisionId to = nim.asked(first);
    nim.play(first, "take 1");
    nim.play((first + 1) % 3, "take 1");
    assertThat(nim.refused(nim.match().undo(first, to)).detail())
        .hasToString("Another seat has acted since.");
    nim.requireReplayable();
    table.requireReplayable();
  }

  @Test
  void aGameForTwoEndsWhateverWasToBecomeOfIt() throws ReplayFailed {
    for (Leaving leaving : Leaving.values()) {
      var table = Table.of(new Nim(), 2);
      Append left = table.vacate(0, Entry.Kind.RESIGN, leaving);
      assertThat(left.entries()).extracting(Entry::code).containsExactly("");
      Result result = table.match().result().orElseThrow();
      assertThat(result.reason()).isEqualTo("players_left");
      assertThat(result.ranking()).containsExactly(List.of(1), List.of(0));
      table.requireReplayable();
    }
  }

  @Test
  void withOnePlayerLeftTheGameEndsThoughBotsCouldPlayOn() throws ReplayFailed {
    var table = Table.of(new Market(), 4);
    table.vacate(3, Entry.Kind.RESIGN, Leaving.BOT);
    table.vacate(0, Entry.Kind.TIMEOUT, Leaving.BOT);
    assertThat(table.match().over()).isFalse();
    table.vacate(2, Entry.Kind.RESIGN, Leaving.BOT);
    assertThat(table.match().over()).isTrue();
    assertThat(table.match().result().orElseThrow().ranking().getFirst()).containsExactly(1);
    table.requireReplayable();
  }

  // ---- the game ends for all

  @Test
  void aGameThatIsToEndEndsAtOnce() throws ReplayFailed {
    var table = Table.of(new Market(), 4);
    Append left = table.vacate(1, Entry.Kind.RESIGN, Leaving.END);
    assertThat(left.entries()).extracting(Entry::code).containsExactly("end");
    assertThat(table.match().toAct()).isEqualTo(SeatSet.NONE);
    Result result = table.match().result().orElseThrow();
    assertThat(result.reason()).isEqualTo("abandoned");
    assertThat(result.ranking().getLast()).containsExactly(1);
    assertThat(result.ranking().stream().mapToInt(List::size).sum()).isEqualTo(4);
    table.requireReplayable();
  }

  @Test
  void nobodyLeavesByAnUnknownWord() {
    var table = Table.of(new Market(), 3);
    table.vacate(1, Entry.Kind.RESIGN, Leaving.BOT);
    Append left = table.match().appends().getLast();
    Entry strange = new Entry(Entry.Kind.RESIGN, 1, 9, "vacant", false);
    var forged =
        new Append(left.first(), 1, left.asked(), List.of(), List.of(strange), left.digest());
    List<Append> appends = List.of(table.match().appends().getFirst(), forged);
    var setup = table.match().setup();
    assertThatThrownBy(() -> Match.replay(new Market(), setup, Table.SEED, appends))
        .isInstanceOf(ReplayFailed.class)
        .hasMessageContaining("Nobody leaves a game by `vacant`.");
    assertThat(Verification.faults(new Market(), setup, Table.SEED, appends)).hasSize(1);
  }

  @Test
  void aRecordThatHidesABotIsNotSound() {
    var table = Table.of(new Market(), 3);
    Append left = table.vacate(1, Entry.Kind.RESIGN, Leaving.BOT);
    Entry hidden = new Entry(Entry.Kind.RESIGN, 1, 9, "", false);
    var forged =
        new Append(left.first(), 1, left.asked(), List.of(), List.of(hidden), left.digest());
    List<Append> appends = List.of(table.match().appends().getFirst(), forged);
    assertThat(Verification.faults(new Market(), table.match().setup(), Table.SEED, appends))
        .isNotEmpty();
  }
}
