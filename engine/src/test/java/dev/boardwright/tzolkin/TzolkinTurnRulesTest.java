package dev.boardwright.tzolkin;

import static dev.boardwright.tzolkin.Scenario.A;
import static dev.boardwright.tzolkin.Scenario.B;
import static dev.boardwright.tzolkin.Scenario.C;
import static dev.boardwright.tzolkin.piece.Building.AGE1_CIVIC_AGRICULTURE;
import static dev.boardwright.tzolkin.piece.Building.AGE1_FARM_ONE_WORKER;
import static dev.boardwright.tzolkin.piece.Gear.CHICHEN_ITZA;
import static dev.boardwright.tzolkin.piece.Gear.PALENQUE;
import static dev.boardwright.tzolkin.piece.Gear.TIKAL;
import static dev.boardwright.tzolkin.piece.Gear.UXMAL;
import static dev.boardwright.tzolkin.piece.Gear.YAXCHILAN;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Seat;
import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.piece.Technology;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Rounds, begging, placing and picking up: T27 to T58. */
class TzolkinTurnRulesTest {

  // ---- rounds

  @Test
  void t27_aRoundIsTurnsFoodDayAdvance() {
    Scenario game = Scenario.of(2).day(7, 0).corn(A, 6).corn(B, 6).steps(A, 1, 0, 0).round();
    game.play("place_worker palenque", "end_turn", "place_worker yaxchilan", "end_turn");
    assertThat(game.events().stream().map(Object::getClass).map(Class::getSimpleName))
        .containsSubsequence(
            "WorkerPlaced",
            "TurnBegun",
            "WorkerPlaced",
            "FoodDayBegun",
            "WorkersFed",
            "WorkersFed",
            "GoodsGained",
            "CornAdded",
            "CalendarAdvanced",
            "RoundBegun");
    assertThat(game.board().calendar().round()).isEqualTo(9);
  }

  @Test
  void t28_clockwiseFromTheMarkerOneTurnEach() {
    Scenario game = Scenario.of(3).startSeat(B).round();
    assertThat(game.seat()).isEqualTo(B);
    game.play("place_worker palenque", "end_turn");
    assertThat(game.seat()).isEqualTo(C);
    game.play("place_worker tikal", "end_turn");
    assertThat(game.seat()).isEqualTo(A);
    game.play("place_worker uxmal", "end_turn");
    assertThat(game.board().calendar().day()).isEqualTo(1);
    assertThat(game.seat()).isEqualTo(B);
  }

  @Test
  void t29_foodDaysAreDueAt7And13And20And26() {
    int held = 0;
    for (int day = 0; day <= 27; day++) {
      Scenario game = Scenario.of(2).corn(A, 99).corn(B, 99).day(day, held).foodDay().settle();
      boolean due = List.of(7, 13, 20, 26).contains(day);
      assertThat(game.now.calendar.foodDaysHeld()).as("day " + day).isEqualTo(held + (due ? 1 : 0));
      held = game.now.calendar.foodDaysHeld();
    }
    assertThat(Scenario.of(2).day(8, 0).foodDay().now.calendar.foodDaysHeld()).isEqualTo(1);
  }

  @Test
  void t30_theRoundShown() {
    assertThat(Scenario.of(2).day(7, 0).board().calendar().round()).isEqualTo(8);
    assertThat(Scenario.of(2).day(26, 3).board().calendar().round()).isEqualTo(27);
    assertThat(Scenario.of(2).day(27, 3).board().calendar().round()).isEqualTo(27);
  }

  @Test
  void t31_eitherPlaceOrPickUp() {
    Scenario game = Scenario.of(2).corn(A, 9).on(A, UXMAL, 3).on(A, TIKAL, 2).turn(A);
    assertThat(game.moves()).contains("place_worker palenque", "pick_up uxmal 3");
    assertThat(game.moves()).doesNotContain("end_turn", "decline");
    game.play("pick_up tikal 2", "decline");
    assertThat(game.moves()).containsExactly("pick_up uxmal 3", "end_turn");
  }

  @Test
  void t32_whoCanOnlyDoOneOfThemMust() {
    Scenario none = Scenario.of(2).corn(A, 9).on(A, UXMAL, 3).on(A, TIKAL, 2).on(A, PALENQUE, 1);
    assertThat(none.turn(A).moves()).allMatch(move -> move.startsWith("pick_up"));
    Scenario all = Scenario.of(2).corn(A, 9).turn(A);
    assertThat(all.moves()).allMatch(move -> !move.startsWith("pick_up"));
  }

  @Test
  void t33_firstTheDisplayThenTheCorn() {
    Scenario game = Scenario.of(2).cornOnCalendar(2).display(AGE1_FARM_ONE_WORKER);
    game.pile(AGE1_CIVIC_AGRICULTURE).turn(A).play("take_start_space", "end_turn");
    assertThat(game.seat()).isEqualTo(Seat.CHANCE);
    assertThat(game.corn(A)).isZero();
    game.play("draw_building age1_civic_agriculture");
    assertThat(game.corn(A)).isEqualTo(2);
  }

  // ---- begging

  @Test
  void t34_begWithTwoCornOrLess() {
    assertThat(Scenario.of(2).corn(A, 2).turn(A).moves("beg")).hasSize(3);
    assertThat(Scenario.of(2).corn(A, 3).turn(A).moves("beg")).isEmpty();
    Scenario late = Scenario.of(2).corn(A, 3).turn(A).play("place_worker palenque");
    assertThat(late.play("place_worker tikal").moves("beg")).isEmpty();
  }

  @Test
  void t35_beggingAngersAGodAndGives3Corn() {
    Scenario game = Scenario.of(2).corn(A, 1).turn(A).play("beg quetzalcoatl");
    assertThat(game.corn(A)).isEqualTo(3);
    assertThat(game.steps(A)).containsExactly(0, -1, 0);
  }

  @Test
  void t36_noBeggingOnTheBottomOfAllTemples() {
    assertThat(Scenario.of(2).steps(A, -1, -1, -1).turn(A).moves("beg")).isEmpty();
    assertThat(Scenario.of(2).steps(A, -1, -1, 3).turn(A).moves("beg"))
        .containsExactly("beg kukulkan");
  }

  @Test
  void t37_begWhenNothingElseCanBeDone() {
    Scenario game = taken(Scenario.of(2)).turn(A);
    assertThat(game.moves()).containsExactly("beg chaac", "beg quetzalcoatl", "beg kukulkan");
    game.play("beg chaac");
    assertThat(game.moves("place_worker")).hasSize(5);
  }

  /** Dummies on every space 0, and seat B on the starting player space. */
  private static Scenario taken(Scenario game) {
    for (Gear gear : Gear.ALL) {
      game.dummies(gear, 0);
    }
    return game.startSpace(B);
  }

  @Test
  void t38_mercyOnACheapestSpace() {
    Scenario game = taken(Scenario.of(2)).dummies(TIKAL, 1).steps(A, -1, -1, -1).turn(A);
    assertThat(game.moves())
        .containsExactly(
            "place_worker palenque",
            "place_worker yaxchilan",
            "place_worker uxmal",
            "place_worker chichen_itza");
    game.play("place_worker yaxchilan");
    assertThat(game.spaces(A, YAXCHILAN)).containsExactly(1);
    assertThat(game.moves()).containsExactly("end_turn");
  }

  @Test
  void t39_aTurnFollowsAndNoSecondBeg() {
    Scenario game = Scenario.of(2).turn(A).play("beg chaac");
    assertThat(game.moves("beg")).isEmpty();
    assertThat(game.moves("place_worker")).hasSize(5);
    assertThat(game.moves()).doesNotContain("end_turn");
  }

  // ---- placing

  @Test
  void t40_placingNeedsAnIdleWorker() {
    Scenario game = Scenario.of(2).corn(A, 9).on(A, TIKAL, 2, 3).turn(A);
    game.play("place_worker uxmal");
    assertThat(game.moves()).containsExactly("end_turn");
  }

  @Test
  void t41_toTheLowestFreeSpace() {
    Scenario game = Scenario.of(2).corn(A, 9).on(B, CHICHEN_ITZA, 0, 1).dummies(CHICHEN_ITZA, 2);
    game.turn(A).play("place_worker chichen_itza");
    assertThat(game.spaces(A, CHICHEN_ITZA)).containsExactly(3);
    Scenario full = Scenario.of(2).startSpace(B).corn(A, 9).turn(A);
    assertThat(full.moves()).doesNotContain("take_start_space");
  }

  @Test
  void t42_theSpaceAndTheWorkersBefore() {
    Scenario game = Scenario.of(2).corn(A, 20).workers(A, 6).turn(A);
    int before = 20;
    int total = 0;
    for (Gear gear : Gear.ALL) {
      game.play("place_worker " + gear.name().toLowerCase(java.util.Locale.ROOT));
      total += before - game.corn(A);
      before = game.corn(A);
    }
    assertThat(total).isEqualTo(10);
    game.play("place_worker uxmal");
    assertThat(before - game.corn(A)).as("sixth worker, on space 1").isEqualTo(6);
  }

  @Test
  void t43_noPlacementOnCredit() {
    Scenario game = Scenario.of(2).corn(A, 1).dummies(PALENQUE, 0, 1).dummies(TIKAL, 0).turn(A);
    assertThat(game.moves("place_worker"))
        .containsExactly(
            "place_worker yaxchilan",
            "place_worker tikal",
            "place_worker uxmal",
            "place_worker chichen_itza");
  }

  @Test
  void t44_theStartingPlayerSpaceCountsAsAWorker() {
    Scenario game = Scenario.of(2).corn(A, 3).turn(A);
    game.play("take_start_space", "place_worker tikal");
    assertThat(game.corn(A)).isEqualTo(2);
    Scenario last = Scenario.of(2).corn(A, 3).turn(A);
    assertThat(last.play("place_worker tikal", "take_start_space").corn(A)).isEqualTo(2);
  }

  @Test
  void t45_stopOrGoOn() {
    Scenario game = Scenario.of(2).corn(A, 3).turn(A).play("place_worker tikal");
    assertThat(game.moves()).contains("end_turn", "place_worker tikal").hasSize(7);
  }

  @Test
  void t46_aFullGearTakesNobody() {
    Scenario game = Scenario.of(2).corn(A, 20).dummies(UXMAL, 0, 1, 2, 3, 4, 5, 6, 7).turn(A);
    assertThat(game.moves()).doesNotContain("place_worker uxmal");
    assertThat(game.board().gears().get(UXMAL.ordinal()).nextSpace()).isEmpty();
  }

  @Test
  void t47_dummiesAndAllWorkersOccupy() {
    Scenario game = Scenario.of(3).corn(A, 20).dummies(TIKAL, 1).on(B, TIKAL, 0).on(C, TIKAL, 2);
    game.on(A, TIKAL, 3).turn(A).play("place_worker tikal");
    assertThat(game.spaces(A, TIKAL)).containsExactly(3, 4);
  }

  @Test
  void t48_notPlacedAndPickedUpInOneTurn() {
    Scenario game = Scenario.of(2).corn(A, 20).turn(A).play("place_worker tikal");
    assertThat(game.moves("pick_up")).isEmpty();
  }

  // ---- picking up

  @Test
  void t49_atLeastOneAndNotFromTheStartingPlayerSpace() {
    Scenario game = Scenario.of(2).on(A, TIKAL, 3).startSpace(A).turn(A);
    assertThat(game.moves("pick_up")).containsExactly("pick_up tikal 3");
    game.play("pick_up tikal 3", "decline");
    assertThat(game.moves()).containsExactly("end_turn");
  }

  @Test
  void t50_oneAtATimeInAnyOrder() {
    Scenario game = Scenario.of(2).on(A, TIKAL, 1).on(A, YAXCHILAN, 1).turn(A);
    game.play("pick_up yaxchilan 1", "act yaxchilan 1");
    assertThat(game.resources(A)).containsExactly(1, 0, 0);
    game.play("pick_up tikal 1", "act tikal 1", "advance theology", "pay 1 0 0");
    assertThat(game.level(A, Technology.THEOLOGY)).isEqualTo(1);
  }

  @Test
  void t51_theActionALowerOneOrNone() {
    Scenario game = Scenario.of(2).corn(A, 9).pickUp(A, YAXCHILAN, 4);
    assertThat(game.moves())
        .containsExactly(
            "act yaxchilan 1", "act yaxchilan 2", "act yaxchilan 3", "act yaxchilan 4", "decline");
  }

  @Test
  void t52_aCornForEachStepBack() {
    Scenario game = Scenario.of(2).corn(A, 9).pickUp(A, YAXCHILAN, 4).play("act yaxchilan 1");
    assertThat(game.corn(A)).isEqualTo(6);
  }

  @Test
  void t53_anyActionFreeOnTheLastSpaces() {
    for (int space : List.of(6, 7)) {
      Scenario game = Scenario.of(2).pickUp(A, YAXCHILAN, space);
      assertThat(game.moves("act")).hasSize(5);
    }
    assertThat(Scenario.of(2).skulls(A, 1).pickUp(A, CHICHEN_ITZA, 10).moves("act")).hasSize(9);
  }

  @Test
  void t54_space0HasNoAction() {
    Scenario game = Scenario.of(2).corn(A, 9).pickUp(A, YAXCHILAN, 0);
    assertThat(game.moves()).containsExactly("decline");
  }

  @Test
  void t55_noActionIsAlwaysLegal() {
    Stream.of(Gear.ALL)
        .forEach(gear -> assertThat(Scenario.of(2).pickUp(A, gear, 3).moves()).contains("decline"));
  }

  @Test
  void t56_whatCannotBePaidCannotBeChosen() {
    Scenario game = Scenario.of(2).corn(A, 2).workers(A, 6).pickUp(A, UXMAL, 7);
    assertThat(game.moves())
        .containsExactly("act uxmal 2", "act uxmal 3", "act uxmal 5", "decline");
    game.play("act uxmal 3");
    assertThat(game.board(A).workers().bank()).isZero();
  }

  @Test
  void t57_theWorkerIsInHandBeforeItsAction() {
    Scenario game = Scenario.of(2).corn(A, 9).pickUp(A, YAXCHILAN, 1);
    assertThat(game.board(A).workers().hand()).isEqualTo(3);
    game.play("act yaxchilan 1");
    assertThat(game.moves("place_worker")).isEmpty();
  }

  @Test
  void t58_gainsPayForTheNextWorker() {
    Scenario game = Scenario.of(2).on(A, PALENQUE, 1).on(A, UXMAL, 1).turn(A);
    game.play("pick_up palenque 1", "act palenque 1", "pick_up uxmal 1", "act uxmal 1");
    game.play("raise chaac");
    assertThat(game.corn(A)).isZero();
    assertThat(game.steps(A)).containsExactly(1, 0, 0);
  }
}
