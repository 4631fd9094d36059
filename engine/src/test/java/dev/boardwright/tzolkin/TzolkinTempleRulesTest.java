package dev.boardwright.tzolkin;

import static dev.boardwright.tzolkin.Scenario.A;
import static dev.boardwright.tzolkin.Scenario.B;
import static dev.boardwright.tzolkin.Scenario.C;
import static dev.boardwright.tzolkin.piece.Gear.CHICHEN_ITZA;
import static dev.boardwright.tzolkin.piece.Gear.PALENQUE;
import static dev.boardwright.tzolkin.piece.Gear.TIKAL;
import static dev.boardwright.tzolkin.piece.Gear.UXMAL;
import static dev.boardwright.tzolkin.piece.Gear.YAXCHILAN;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.piece.Temple;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Temples, the starting player space and the double advance: T102 to T116. */
class TzolkinTempleRulesTest {

  // ---- temples

  /** Goes up on a temple with Uxmal 1. */
  private static Scenario raised(Scenario game, int seat, String temple) {
    game.corn(seat, 3).pickUp(seat, UXMAL, 1).play("act uxmal 1", "raise " + temple);
    return game;
  }

  @Test
  void t102_theStepsOfTheTemples() {
    assertThat(Stream.of(Temple.ALL).map(Temple::top)).containsExactly(5, 7, 6);
    assertThat(Scenario.of(2).board().temples())
        .extracting(temple -> temple.steps().size())
        .containsExactly(7, 9, 8);
    assertThat(Scenario.of(2).board().temples().getFirst().steps().getFirst().step()).isEqualTo(-1);
  }

  @Test
  void t103_onlyTheTopStepIsForOne() {
    Scenario game = Scenario.of(3).steps(A, 4, 0, 0).steps(B, 3, 0, 0).steps(C, 5, 0, 0);
    assertThat(raised(game, B, "chaac").steps(B).getFirst()).isEqualTo(4);
    TzolkinBoard.TempleTrack chaac = game.board().temples().getFirst();
    assertThat(chaac.steps().get(5).seats()).containsExactly(A, B);
    assertThat(chaac.leaders()).containsExactly(C);
    game.play("end_turn");
    assertThat(raised(game, A, "chaac").steps(A).getFirst()).isEqualTo(4);
  }

  @Test
  void t104_arrivingOnATopStepTurnsTheBoardLight() {
    Scenario game = raised(Scenario.of(2).steps(A, 0, 0, 5).dark(A), A, "kukulkan");
    assertThat(game.board(A).lightSide()).isTrue();
    Scenario lit = raised(Scenario.of(2).steps(A, 0, 6, 0), A, "quetzalcoatl");
    assertThat(lit.board(A).lightSide()).isTrue();
    assertThat(lit.events()).noneMatch(TzolkinEvent.BoardTurned.class::isInstance);
  }

  @Test
  void t105_lostStepsTurnNothing() {
    Scenario own = raised(Scenario.of(2).steps(A, 5, 0, 0).dark(A), A, "chaac");
    assertThat(own.steps(A)).containsExactly(5, 0, 0);
    assertThat(own.board(A).lightSide()).isFalse();
    Scenario other = raised(Scenario.of(2).steps(A, 4, 0, 0).steps(B, 5, 0, 0).dark(A), A, "chaac");
    assertThat(other.steps(A)).containsExactly(4, 0, 0);
    assertThat(other.board(A).lightSide()).isFalse();
  }

  @Test
  void t106_aLostStepMayBeChosen() {
    Scenario game = Scenario.of(2).steps(A, 5, 0, 0).resources(A, 1, 0, 0).pickUp(A, TIKAL, 5);
    game.play("act tikal 5");
    game.play("raise_two chaac kukulkan");
    assertThat(game.steps(A)).containsExactly(5, 0, 1);
  }

  @Test
  void t107_angeringAGodNeedsAStepToGoDown() {
    Scenario game = Scenario.of(2).steps(A, -1, 7, 0).dark(A).turn(A);
    assertThat(game.moves("beg")).containsExactly("beg quetzalcoatl", "beg kukulkan");
    game.play("beg quetzalcoatl");
    assertThat(game.steps(A)).containsExactly(-1, 6, 0);
    assertThat(game.board(A).lightSide()).isFalse();
  }

  @Test
  void t108_leavingTheTopStepFreesIt() {
    Scenario game = Scenario.of(2).steps(A, 5, 0, 0).steps(B, 4, 0, 0).dark(B);
    game.turn(A).play("beg chaac", "place_worker palenque", "end_turn");
    assertThat(raised(game, B, "chaac").steps(B)).containsExactly(5, 0, 0);
    assertThat(game.board(B).lightSide()).isTrue();
  }

  // ---- the starting player space

  @Test
  void t109_oneWorkerARound() {
    Scenario game = Scenario.of(2).round().play("take_start_space", "end_turn");
    assertThat(game.moves()).doesNotContain("take_start_space");
    assertThat(game.board().startSpace()).hasValue(A);
  }

  @Test
  void t110_allCornOfTheCalendarAtTheEndOfTheTurn() {
    Scenario game = Scenario.of(2).cornOnCalendar(4).turn(A).play("take_start_space");
    assertThat(game.corn(A)).isZero();
    game.play("end_turn");
    assertThat(game.corn(A)).isEqualTo(4);
    assertThat(game.board().calendar().teeth()).allMatch(tooth -> tooth.corn() == 0);
    Scenario none = Scenario.of(2).turn(A).play("take_start_space", "end_turn");
    assertThat(none.corn(A)).isZero();
    Scenario other = Scenario.of(2).cornOnCalendar(4).turn(A).play("place_worker tikal");
    assertThat(other.play("end_turn").corn(A)).isZero();
  }

  @Test
  void t111_theWorkerComesBack() {
    Scenario game = Scenario.of(2).dark(A).startSpace(A).phase3();
    assertThat(game.board(A).workers()).isEqualTo(new TzolkinBoard.Workers(3, 0, 0, 3));
    assertThat(game.board().startSpace()).isEmpty();
  }

  @Test
  void t112_takeTheMarkerOrPassItOn() {
    assertThat(Scenario.of(3).dark(B).startSpace(B).phase3().board().startSeat()).hasValue(B);
    assertThat(Scenario.of(3).dark(A).startSpace(A).phase3().board().startSeat()).hasValue(B);
    Scenario last = Scenario.of(3).startSeat(C).dark(C).startSpace(C).phase3();
    assertThat(last.board().startSeat()).hasValue(A);
  }

  /** Whether seat A on the starting player space is asked for one day or two. */
  private static boolean asked(Scenario game) {
    return game.startSpace(A).phase3().moves().contains("advance_calendar 2");
  }

  @Test
  void t113_whenTwoDaysAreAllowed() {
    assertThat(asked(Scenario.of(3))).isTrue();
    assertThat(asked(Scenario.of(3).dark(A))).isFalse();
    for (Gear gear : Gear.ALL) {
      assertThat(asked(Scenario.of(3).on(A, gear, gear.lastSpace() - 1))).isFalse();
      assertThat(asked(Scenario.of(3).on(B, gear, gear.lastSpace() - 1))).isFalse();
      assertThat(asked(Scenario.of(3).on(B, gear, gear.lastSpace()))).isTrue();
      assertThat(asked(Scenario.of(3).dummies(gear, gear.lastSpace() - 1))).isTrue();
      Scenario option = Scenario.of(3, TzolkinOptions.DUMMY_BLOCKS_DOUBLE_ADVANCE, true);
      assertThat(asked(option.dummies(gear, gear.lastSpace() - 1))).isFalse();
    }
  }

  @Test
  void t114_twoDaysAreTwoSingleMoves() {
    Scenario game = Scenario.of(2).startSpace(A).on(B, PALENQUE, 2).on(B, YAXCHILAN, 7);
    game.day(6, 0).phase3().play("advance_calendar 2");
    assertThat(game.now.calendar.day()).isEqualTo(8);
    assertThat(game.spaces(B, PALENQUE)).containsExactly(4);
    assertThat(game.spaces(B, YAXCHILAN)).isEmpty();
    assertThat(game.now.calendar.foodDaysHeld()).isZero();
    assertThat(game.events())
        .contains(new TzolkinEvent.CalendarAdvanced(7), new TzolkinEvent.CalendarAdvanced(8));
  }

  @Test
  void t115_theBoardTurnsDark() {
    Scenario game = Scenario.of(2).startSpace(A).phase3().play("advance_calendar 2");
    assertThat(game.board(A).lightSide()).isFalse();
    assertThat(game.board(B).lightSide()).isTrue();
  }

  @Test
  void t116_oneDayKeepsTheLightSide() {
    Scenario game = Scenario.of(2).startSpace(A).on(B, CHICHEN_ITZA, 3).phase3();
    assertThat(game.asked()).isEqualTo("choose_days 0");
    assertThat(game.moves()).isEqualTo(List.of("advance_calendar 1", "advance_calendar 2"));
    game.play("advance_calendar 1");
    assertThat(game.board(A).lightSide()).isTrue();
    assertThat(game.spaces(B, CHICHEN_ITZA)).containsExactly(4);
  }
}
