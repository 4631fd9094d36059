package dev.boardwright.api.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.api.wire.Answers.SeatClock;
import dev.boardwright.api.wire.TimeControl;
import dev.boardwright.engine.Append;
import dev.boardwright.engine.Entry;
import dev.boardwright.engine.Seat;
import dev.boardwright.engine.SeatSet;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What seats have left after logs that are told by hand. Times are in seconds since the start. */
class ClockTest {

  private static final Instant START = Instant.parse("2026-11-30T10:00:00Z");
  private static final Optional<Integer> NONE = Optional.empty();

  /** A clock and the log that it follows. */
  private static final class Log {
    private Clock clock;
    private int version;

    Log(TimeControl control, int seats) {
      this(control, seats, seats(IntStream.range(0, seats).toArray()));
    }

    Log(TimeControl control, int seats, SeatSet timed) {
      clock = Clock.of(control, seats, timed);
    }

    Log start(int... asked) {
      return add(0, Seat.CHANCE, List.of(chance()), asked);
    }

    /** An answer of a seat, and what it led to. */
    Log move(int second, int seat, List<Entry> sequel, int... asked) {
      List<Entry> entries = new ArrayList<>(List.of(answer(seat, false)));
      entries.addAll(sequel);
      return add(second, seat, entries, asked);
    }

    Log move(int second, int seat, int... asked) {
      return move(second, seat, List.of(), asked);
    }

    Log undo(int second, int seat, int to, int... asked) {
      var undo = new Entry(Entry.Kind.UNDO, seat, to, "", false);
      return add(second, seat, List.of(undo), asked);
    }

    Log leave(int second, int seat, int... asked) {
      var leave = new Entry(Entry.Kind.TIMEOUT, seat, version, "", false);
      return add(second, seat, List.of(leave), asked);
    }

    private Log add(int second, int seat, List<Entry> entries, int... asked) {
      var append = new Append(version, seat, version, List.of(), entries, 0);
      clock = clock.after(append, seats(asked), at(second));
      version = append.version();
      return this;
    }

    /** What is shown: a star for a seat whose time runs, then seconds, and those in the bank. */
    List<String> shown(int second) {
      return clock.shown(ClockTest.at(second)).stream().map(Log::told).toList();
    }

    private static String told(SeatClock seat) {
      return seat.seat()
          + (seat.running() ? "* " : " ")
          + seat.remainingMillis() / 1000
          + seat.bankMillis().map(bank -> " of " + bank / 1000).orElse("");
    }

    Optional<Long> deadline() {
      return clock.deadline().map(end -> end.getEpochSecond() - START.getEpochSecond());
    }

    SeatSet flagged(int second) {
      return clock.flagged(ClockTest.at(second));
    }
  }

  private static Instant at(int second) {
    return START.plusSeconds(second);
  }

  private static SeatSet seats(int... seats) {
    SeatSet set = SeatSet.NONE;
    for (int seat : seats) {
      set = set.with(seat);
    }
    return set;
  }

  private static Entry answer(int seat, boolean auto) {
    return new Entry(Entry.Kind.MOVE, seat, 0, "code", auto);
  }

  private static Entry chance() {
    return new Entry(Entry.Kind.CHANCE, Seat.CHANCE, 0, "code", false);
  }

  private static TimeControl perMove(int seconds) {
    return new TimeControl(Optional.of(seconds), NONE, NONE, NONE, Optional.empty()).settled();
  }

  private static TimeControl bank(int seconds, int increment) {
    return control(NONE, seconds, increment);
  }

  private static TimeControl control(Optional<Integer> perMove, int bank, int increment) {
    return new TimeControl(
            perMove, NONE, Optional.of(bank), Optional.of(increment), Optional.empty())
        .settled();
  }

  // ---- moves

  @Test
  void beforeTheStartNoTimeRuns() {
    Log log = new Log(perMove(60), 2);
    assertThat(log.shown(5)).containsExactly("0 60", "1 60");
    assertThat(log.deadline()).isEmpty();
  }

  @Test
  void everyMoveHasItsTime() {
    Log log = new Log(perMove(60), 2).start(0);
    assertThat(log.shown(10)).containsExactly("0* 50", "1 60");
    log.move(10, 0, 1);
    assertThat(log.shown(15)).containsExactly("0 60", "1* 55");
    assertThat(log.deadline()).contains(70L);
    log.move(69, 1, 0);
    assertThat(log.shown(69)).containsExactly("0* 60", "1 60");
  }

  @Test
  void manyAnswersInARowAreOneMove() {
    Log log = new Log(perMove(60), 2).start(0);
    log.move(10, 0, 0).move(20, 0, List.of(answer(0, true), chance()), 0);
    assertThat(log.shown(30)).containsExactly("0* 30", "1 60");
  }

  @Test
  void aMoveEndsWhenAnotherSeatActsIfOnlyByItself() {
    Log log = new Log(perMove(60), 2).start(0).move(10, 0, List.of(answer(1, true)), 0);
    assertThat(log.shown(10)).containsExactly("0* 60", "1 60");
  }

  @Test
  void inAGameForOneEveryAnswerIsAMove() {
    Log log = new Log(bank(60, 5), 1).start(0).move(10, 0, 0);
    assertThat(log.shown(10)).containsExactly("0* 55 of 55");
  }

  @ParameterizedTest
  @CsvSource({
    // perMove, bank, increment, used, then in the bank
    "0, 100, 0, 30, 70",
    "0, 100, 5, 30, 75",
    "0, 100, 5, 0, 105",
    "0, 100, 5, 100, 5",
    "20, 100, 0, 20, 100",
    "20, 100, 0, 21, 99",
    "20, 100, 7, 50, 77",
    "20, 100, 7, 120, 7"
  })
  void whatAMoveLeavesInTheBank(int perMove, int bank, int increment, int used, int left) {
    TimeControl control = control(perMove == 0 ? NONE : Optional.of(perMove), bank, increment);
    Log log = new Log(control, 2).start(0);
    assertThat(log.deadline()).contains((long) perMove + bank);
    log.move(used, 0, 1);
    assertThat(log.shown(used).getFirst()).isEqualTo("0 %d of %d".formatted(perMove + left, left));
    log.move(used + 10, 1, 0);
    assertThat(log.deadline()).contains((long) used + 10 + perMove + left);
  }

  @Test
  void theBankIsTouchedOnlyWhenTheTimeOfTheMoveIsOver() {
    Log log = new Log(control(Optional.of(20), 100, 0), 2).start(0);
    assertThat(log.shown(15).getFirst()).isEqualTo("0* 105 of 100");
    assertThat(log.shown(50).getFirst()).isEqualTo("0* 70 of 70");
    assertThat(log.shown(500).getFirst()).isEqualTo("0* 0 of 0");
  }

  // ---- several seats at once

  @Test
  void insideAChoiceTogetherEachHasItsOwnTime() {
    Log log = new Log(bank(60, 5), 3).start(0, 1, 2);
    log.move(10, 1, 0, 1, 2).move(20, 0, 1, 2).move(30, 1, 2);
    assertThat(log.shown(40)).containsExactly("0 45 of 45", "1 35 of 35", "2* 20 of 20");
  }

  // ---- undo

  @Test
  void anUndoWithinAMoveChangesNothing() {
    Log log = new Log(perMove(60), 2).start(0).move(10, 0, 0).undo(20, 0, 1, 0);
    assertThat(log.shown(20)).containsExactly("0* 40", "1 60");
  }

  @Test
  void anUndoGivesNoTimeBackAndTakesTheIncrement() {
    Log log = new Log(bank(100, 30), 2).start(0).move(10, 0, 1);
    assertThat(log.shown(20)).containsExactly("0 120 of 120", "1* 90 of 90");
    log.undo(20, 0, 1, 0);
    assertThat(log.shown(20)).containsExactly("0* 80 of 80", "1 100 of 100");
    log.move(25, 0, 1);
    assertThat(log.shown(25)).containsExactly("0 105 of 105", "1* 100 of 100");
  }

  /** The other seat was answered for, so an undo may go back over it. */
  @Test
  void anUndoGoesBackToTheMoveInWhichTheDecisionWasAsked() {
    Log log = new Log(perMove(60), 2).start(0); // version 1
    log.move(10, 0, List.of(answer(1, true)), 0); // 3
    log.move(20, 0, 0).move(30, 0, List.of(answer(1, true)), 0); // 6
    assertThat(log.deadline()).contains(90L);
    assertThat(log.undo(31, 0, 4, 0).deadline()).contains(70L);
    assertThat(log.undo(32, 0, 3, 0).deadline()).contains(70L);
    assertThat(log.undo(33, 0, 1, 0).deadline()).contains(60L);
  }

  @Test
  void anUndoInsideAChoiceTogetherTouchesNobodyElse() {
    Log log = new Log(bank(60, 5), 2).start(0, 1).move(10, 0, 1).undo(20, 0, 1, 0, 1);
    assertThat(log.shown(20)).containsExactly("0* 40 of 40", "1* 40 of 40");
    log.move(30, 1, 0).undo(40, 1, 1, 0, 1);
    assertThat(log.shown(40)).containsExactly("0* 20 of 20", "1* 20 of 20");
  }

  // ---- the end of time

  @Test
  void aSeatIsInTimeUpToItsDeadline() {
    Log log = new Log(perMove(60), 2).start(0);
    assertThat(log.flagged(60)).isEqualTo(SeatSet.NONE);
    assertThat(log.clock.flagged(at(60).plusMillis(1))).isEqualTo(SeatSet.of(0));
  }

  @Test
  void onlyThoseWhoWereFirstOutOfTimeAreFlagged() {
    Log log = new Log(bank(60, 0), 3).start(0).move(10, 0, 0, 1, 2);
    assertThat(log.flagged(200)).isEqualTo(SeatSet.of(0));
    log.leave(200, 0, 0, 1, 2); // a bot is asked in its place
    assertThat(log.flagged(200)).isEqualTo(seats(1, 2));
    assertThat(log.shown(200)).containsExactly("1* 0 of 0", "2* 0 of 0");
  }

  @Test
  void seatsWithoutAClockAreNeverLate() {
    Log log = new Log(perMove(60), 3, seats(0, 2)).start(1);
    assertThat(log.deadline()).isEmpty();
    assertThat(log.shown(1_000)).containsExactly("0 60", "2 60");
    assertThat(log.move(1_000, 1, 2).deadline()).contains(1_060L);
  }

  /** A clock is told anew when somebody's time begins or ends, not whenever somebody answers. */
  @Test
  void whatShowsTheSameIsTheSame() {
    Log log = new Log(perMove(60), 2).start(0);
    Clock before = log.clock;
    assertThat(log.move(10, 0, 0).clock.same(before)).isTrue();
    assertThat(log.move(20, 0, 1).clock.same(before)).isFalse();
    assertThat(log.undo(30, 0, 2, 0).clock.same(before)).isTrue();
  }
}
