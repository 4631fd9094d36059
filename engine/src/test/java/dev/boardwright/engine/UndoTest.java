package dev.boardwright.engine;

import static dev.boardwright.engine.Refusal.Reason.DECISION_WITHDRAWN;
import static dev.boardwright.engine.Refusal.Reason.GAME_NOT_RUNNING;
import static dev.boardwright.engine.Refusal.Reason.NOT_YOUR_DECISION;
import static dev.boardwright.engine.Refusal.Reason.UNDO_REFUSED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Match.Outcome;
import dev.boardwright.market.Market;
import dev.boardwright.market.MarketMove;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UndoTest {

  private final Table<MarketMove> table = Table.of(new Market(), 2);
  private final Table<Choices.Pick> choices = Table.of(new Choices(), 2);

  private void draft() {
    for (int seat = 0; seat < 2; seat++) {
      table.playAny(seat, 0);
      table.playAny(seat, 0);
    }
  }

  @Test
  void theSeatIsAskedTheSameAnewUnderAnotherId() throws ReplayFailed {
    draft();
    DecisionId visit = table.asked(0);
    List<String> legal = table.legal(0);
    Board before = table.match().view(Viewer.OMNISCIENT);
    table.play(0, "buy 1");
    Append undo = table.undo(visit);
    assertThat(undo.entries())
        .containsExactly(new Entry(Entry.Kind.UNDO, 0, visit.asked(), "", false));
    assertThat(table.match().view(Viewer.OMNISCIENT)).isEqualTo(before);
    assertThat(table.legal(0)).isEqualTo(legal);
    assertThat(table.asked(0)).isEqualTo(new DecisionId(table.match().version(), 0));
    assertThat(table.refused(0, visit, "buy 1").reason()).isEqualTo(DECISION_WITHDRAWN);
    assertThat(table.refused(0, visit, "work").reason()).isEqualTo(DECISION_WITHDRAWN);
    table.requireReplayable();
  }

  @Test
  void automaticAnswersFallWithWhatLedToThem() throws ReplayFailed {
    draft();
    DecisionId visit = table.asked(0);
    Append turn = table.play(0, "work");
    assertThat(turn.entries().getLast().auto()).isTrue();
    assertThat(table.match().toAct()).isEqualTo(SeatSet.of(1));
    DecisionId other = table.asked(1);
    table.undo(visit);
    assertThat(table.match().toAct()).isEqualTo(SeatSet.of(0));
    assertThat(table.refused(1, other, "work").reason()).isEqualTo(NOT_YOUR_DECISION);
    table.play(0, "work");
    assertThat(table.asked(1)).isNotEqualTo(other);
    table.requireReplayable();
  }

  @Test
  void theSameUndoAgainIsReplayed() {
    draft();
    DecisionId visit = table.asked(0);
    table.play(0, "buy 1");
    Append undo = table.undo(visit);
    table.play(0, "work");
    assertThat(table.replayed(table.match().undo(0, visit))).isEqualTo(undo);
  }

  @Test
  void whatChanceHasShownIsNotTakenBack() {
    table.playAny(0, 0);
    table.playAny(0, 0);
    table.playAny(1, 0);
    DecisionId last = table.asked(1);
    table.playAny(1, 0);
    assertThat(refusal(last).detail()).asString().contains("drawn or revealed");
    DecisionId visit = table.asked(0);
    table.play(0, "peek");
    assertThat(refusal(visit).detail()).asString().contains("drawn or revealed");
  }

  @Test
  void whatAnotherSeatHasAnsweredIsNotTakenBack() {
    draft();
    DecisionId visit = table.asked(0);
    table.play(0, "work");
    table.play(1, "buy 0");
    assertThat(refusal(visit).detail()).asString().contains("Another seat has acted");
  }

  @Test
  void onlyOwnAnswersAreTakenBack() {
    draft();
    DecisionId visit = table.asked(0);
    table.play(0, "work");
    assertThat(table.refused(table.match().undo(1, visit)).reason()).isEqualTo(NOT_YOUR_DECISION);
    assertThat(refusal(table.asked(1)).detail()).asString().contains("no answer of yours");
    assertThat(refusal(new DecisionId(1, 0)).detail()).asString().contains("no answer of yours");
    assertThat(refusal(new DecisionId(999, 0)).detail()).asString().contains("no answer of yours");
  }

  private Refusal refusal(DecisionId to) {
    Refusal refusal = table.refused(table.match().undo(to.seat(), to));
    assertThat(refusal.reason()).isEqualTo(UNDO_REFUSED);
    return refusal;
  }

  @Test
  void twentyTimesAreEnough() {
    draft();
    for (int i = 0; i < 20; i++) {
      DecisionId visit = table.asked(0);
      table.play(0, "buy 1");
      table.undo(visit);
    }
    DecisionId visit = table.asked(0);
    table.play(0, "buy 1");
    assertThat(refusal(visit).detail()).asString().contains("20 times");
    table.playAny(0, 0);
    table.play(1, "peek"); // CHANCE acts
    table.playAny(1, 0);
    table.playAny(0, 0);
    assertThat(table.match().version()).isGreaterThan(50);
  }

  @Test
  void aFinishedGameIsNotTakenBack() {
    var solo = Table.of(new Choices(), 1);
    DecisionId last = solo.asked(0);
    while (!solo.match().over()) {
      last = solo.asked(0);
      solo.playAny(0, 0);
    }
    assertThat(solo.refused(solo.match().undo(0, last)).reason()).isEqualTo(GAME_NOT_RUNNING);
  }

  @Test
  void togetherOthersNeitherForbidNorFall() throws ReplayFailed {
    DecisionId mine = choices.asked(0);
    choices.play(0, "number 1");
    choices.play(1, "number 2");
    choices.play(1, "number 3");
    choices.play(0, "number 2");
    choices.play(0, "yes");
    assertThat(choices.match().position().together()).isTrue();
    var refused = choices.refused(choices.match().undo(0, mine));
    assertThat(refused.detail()).asString().contains("Another seat has acted");

    DecisionId second = choices.asked(0);
    DecisionId theirs = choices.asked(1);
    choices.play(0, "number 3");
    choices.play(1, "number 1");
    choices.undo(second);
    assertThat(choices.legal(0)).hasSize(4);
    assertThat(choices.legal(1)).containsExactly("number 1", "number 2", "number 3");
    choices.undo(theirs);
    assertThat(choices.legal(1)).hasSize(4);
    choices.requireReplayable();
  }

  /** Whoever has left is answered for; what was answered then is not played again. */
  @Test
  void aSeatThatHasLeftTakesNothingBack() throws ReplayFailed {
    var three = Table.of(new Choices(), 3);
    DecisionId mine = three.asked(0);
    three.play(0, "number 1");
    three.accept(three.match().vacate(0, Entry.Kind.RESIGN, Leaving.VACANT));
    assertThat(three.match().position().together()).isTrue();
    Refusal refusal = three.refused(three.match().undo(0, mine));
    assertThat(refusal.reason()).isEqualTo(UNDO_REFUSED);
    assertThat(refusal.detail()).asString().contains("left the game");
    DecisionId theirs = three.asked(1);
    three.play(1, "number 2");
    three.undo(theirs); // the others still may
    three.requireReplayable();
  }

  @Test
  void anUndoGoesBackIntoAChoiceThatHadEnded() throws ReplayFailed {
    choices.play(1, "number 0", "number 0");
    choices.play(0, "number 1");
    DecisionId last = choices.asked(0);
    choices.play(0, "number 2"); // the choice ends
    choices.undo(last);
    assertThat(choices.match().toAct()).isEqualTo(SeatSet.of(0));
    assertThat(choices.legal(0)).containsExactly("number 1", "number 2", "number 3");
    choices.requireReplayable();
  }

  @Test
  void aChoiceThatFollowsAnotherIsItsOwn() throws ReplayFailed {
    // Seat 0 answers in the first choice before seat 1; that is final once the second has begun.
    DecisionId first = choices.asked(0);
    choices.play(0, "number 1", "number 1");
    choices.play(1, "number 2", "number 2");
    choices.play(0, "yes");
    assertThat(choices.refused(choices.match().undo(0, first)).detail())
        .asString()
        .contains("Another seat has acted");
    DecisionId second = choices.asked(1);
    choices.play(1, "number 0");
    choices.undo(second);
    assertThat(choices.match().toAct()).isEqualTo(SeatSet.of(0).with(1));
    choices.requireReplayable();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void anyOrderOfAnswersAndRetractionsCanBeReplayed(int seats) throws ReplayFailed {
    int accepted = 0;
    for (int game = 0; game < 500; game++) {
      var race = new Race(Table.of(new Choices(), seats), new SplittableRandom(game));
      race.run();
      race.table.requireReplayable();
      accepted += race.accepted;
    }
    assertThat(accepted).isGreaterThan(1_000);
  }

  /** Seats answer and take back as they like. */
  private static final class Race {
    private final Table<Choices.Pick> table;
    private final SplittableRandom rng;
    private final List<DecisionId> answered = new ArrayList<>();
    private final Set<DecisionId> closed = new HashSet<>();
    private int accepted;

    Race(Table<Choices.Pick> table, SplittableRandom rng) {
      this.table = table;
      this.rng = rng;
    }

    void run() {
      while (!table.match().over()) {
        table
            .match()
            .toAct()
            .seats()
            .forEach(seat -> assertThat(closed).doesNotContain(table.asked(seat)));
        if (!answered.isEmpty() && rng.nextInt(5) < 2) {
          undo(answered.get(rng.nextInt(answered.size())));
        } else {
          answer();
        }
      }
    }

    private void answer() {
      List<Integer> seats = table.match().toAct().seats().boxed().toList();
      int seat = seats.get(rng.nextInt(seats.size()));
      DecisionId id = table.asked(seat);
      table.playAny(seat, rng.nextInt(4));
      closed.add(id);
      answered.add(id);
    }

    private void undo(DecisionId to) {
      Match<Choices.Pick> before = table.match();
      var outcome = before.undo(to.seat(), to);
      if (outcome instanceof Outcome.Accepted<Choices.Pick>) {
        accepted++;
        table.accept(outcome);
        assertThat(table.match().toAct().contains(to.seat())).isTrue();
        requireOthersUntouched(before, to.seat());
      }
    }

    private void requireOthersUntouched(Match<Choices.Pick> before, int seat) {
      for (int other : before.toAct().without(seat).seats().toArray()) {
        if (before.position().together()
            && before.position().choices() == table.match().position().choices()) {
          assertThat(table.match().asked(other)).isEqualTo(before.asked(other));
        }
      }
    }
  }

  @Test
  void theEffectiveLogLeadsToThePosition() {
    var race = new Race(Table.of(new Choices(), 3), new SplittableRandom(99));
    for (int i = 0; i < 40 && !race.table.match().over(); i++) {
      race.answer();
      race.undo(race.answered.get(race.rng.nextInt(race.answered.size())));
      Position<Choices.Pick> again = new Choices().start(Setup.standard(new Choices(), 3));
      for (Entry entry : effective(race.table.match().log())) {
        var move = (Parsed.Ok<Choices.Pick>) new Choices().moves().parse(entry.code());
        again.play(entry.seat(), move.value(), Events.NONE);
      }
      assertThat(again.digest()).isEqualTo(race.table.match().position().digest());
    }
  }

  /** As the documentation has it: inside a choice only the seat's own entries fall. */
  private static List<Entry> effective(List<Logged> log) {
    List<Logged> kept = new ArrayList<>();
    for (Logged logged : log) {
      Entry entry = logged.entry();
      if (entry.kind() == Entry.Kind.UNDO) {
        kept.removeIf(
            earlier -> earlier.version() > entry.asked() && earlier.entry().seat() == entry.seat());
      } else {
        kept.add(logged);
      }
    }
    return kept.stream().map(Logged::entry).toList();
  }
}
