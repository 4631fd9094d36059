package dev.boardwright.tzolkin;

import static dev.boardwright.tzolkin.Scenario.A;
import static dev.boardwright.tzolkin.Scenario.B;
import static dev.boardwright.tzolkin.Scenario.C;
import static dev.boardwright.tzolkin.piece.Building.AGE1_FARM_ALL_WORKERS_MINUS_ONE;
import static dev.boardwright.tzolkin.piece.Building.AGE1_FARM_ONE_WORKER;
import static dev.boardwright.tzolkin.piece.Building.AGE2_FARM_THREE_WORKERS;
import static dev.boardwright.tzolkin.piece.Gear.CHICHEN_ITZA;
import static dev.boardwright.tzolkin.piece.Gear.PALENQUE;
import static dev.boardwright.tzolkin.piece.Gear.TIKAL;
import static dev.boardwright.tzolkin.piece.Gear.UXMAL;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.tzolkin.TzolkinOptions.Starvation;
import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.piece.Good;
import dev.boardwright.tzolkin.piece.Temple;
import dev.boardwright.tzolkin.piece.Wealth;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Food days and the advance of the calendar: T117 to T131. */
class TzolkinFoodDayRulesTest {

  private static Scenario first(Scenario game) {
    return game.day(7, 0).foodDay();
  }

  private static Scenario second(Scenario game) {
    return game.day(13, 1).foodDay();
  }

  private static Scenario fourth(Scenario game) {
    return game.day(26, 3).foodDay();
  }

  // ---- feeding

  @Test
  void t117_everyWorkerInPlayIsFed() {
    Scenario game = Scenario.of(2).workers(A, 5).corn(A, 20).dummies(TIKAL, 1, 2);
    first(game.on(A, TIKAL, 3, 4).startSpace(A));
    assertThat(game.corn(A)).isEqualTo(10);
    assertThat(game.score(A)).isZero();
  }

  @Test
  void t118_theBill() {
    Scenario game = Scenario.of(2).workers(A, 4);
    assertThat(game.board(A).food()).isEqualTo(new TzolkinBoard.Food(0, 2, 8));
    game.owns(A, AGE1_FARM_ONE_WORKER).owns(A, Wealth.WEALTH_UXM_3);
    assertThat(game.board(A).food()).isEqualTo(new TzolkinBoard.Food(2, 2, 4));
    game.owns(A, AGE1_FARM_ALL_WORKERS_MINUS_ONE);
    assertThat(game.board(A).food()).isEqualTo(new TzolkinBoard.Food(2, 1, 2));
    game.owns(A, AGE2_FARM_THREE_WORKERS);
    assertThat(game.board(A).food()).isEqualTo(new TzolkinBoard.Food(5, 1, 0));
    game.owns(A, AGE1_FARM_ALL_WORKERS_MINUS_ONE);
    assertThat(game.board(A).food()).isEqualTo(new TzolkinBoard.Food(5, 0, 0));
    assertThat(first(game.corn(A, 7)).corn(A)).isEqualTo(7);
  }

  @Test
  void t119_wholeWorkersOnly() {
    for (int corn = 0; corn <= 8; corn++) {
      Scenario game = first(Scenario.of(2).corn(A, corn));
      assertThat(game.corn(A)).isEqualTo(corn < 6 ? corn % 2 : corn - 6);
    }
    Scenario cheap = Scenario.of(2).owns(A, AGE1_FARM_ALL_WORKERS_MINUS_ONE).corn(A, 2);
    assertThat(first(cheap).corn(A)).isZero();
  }

  @Test
  void t120_thePenalty() {
    for (int corn = 0; corn <= 6; corn++) {
      Scenario missing = first(Scenario.of(2).corn(A, corn));
      assertThat(missing.score(A)).isEqualTo(-3 * (6 - corn));
      assertThat(missing.part(A, "food_days")).isEqualTo(-3 * (6 - corn));
      Scenario unfed = Scenario.of(2, TzolkinOptions.STARVATION, Starvation.PER_UNFED_WORKER);
      assertThat(first(unfed.corn(A, corn)).score(A)).isEqualTo(-3 * (3 - corn / 2));
    }
  }

  @Test
  void t121_allAreFedBeforeAnyReward() {
    Scenario round = Scenario.of(2).corn(A, 6).corn(B, 6).steps(A, 1, 0, 0).day(7, 0).round();
    round.play("place_worker palenque", "end_turn", "place_worker tikal", "end_turn");
    assertThat(round.events().stream().map(event -> event.getClass().getSimpleName()))
        .containsSubsequence("WorkersFed", "WorkersFed", "GoodsGained");
  }

  // ---- rewards

  @Test
  void t122_theRewardsOfTheOwnStepAndAllBelow() {
    Scenario game = Scenario.of(2).corn(A, 6).steps(A, 3, 4, 4).corn(B, 6).steps(B, 2, 1, -1);
    first(game);
    assertThat(game.resources(A)).containsExactly(2, 2, 2);
    assertThat(game.skulls(A)).isEqualTo(1);
    assertThat(game.resources(B)).containsExactly(0, 1, 0);
    assertThat(game.score(A)).isZero();
    Scenario third = Scenario.of(2).corn(A, 6).steps(A, 3, 4, 4).day(20, 2).foodDay();
    assertThat(third.resources(A)).containsExactly(2, 2, 2);
  }

  @Test
  void t123_skullsForAllOrForNone() {
    Scenario few = Scenario.of(3).bankSkulls(2).steps(A, 0, 0, 4).steps(B, 0, 0, 5);
    first(few.steps(C, 0, 0, 6));
    assertThat(few.board().skulls()).isEqualTo(2);
    assertThat(few.resources(C)).containsExactly(2, 0, 0);
    Scenario enough = Scenario.of(3).bankSkulls(2).steps(A, 0, 0, 4).steps(B, 0, 0, 5);
    assertThat(first(enough).board().skulls()).isZero();
  }

  @Test
  void t124_thePointsOfTheOwnStep() {
    for (Temple temple : Temple.ALL) {
      for (int step = Temple.BOTTOM; step <= temple.top(); step++) {
        Scenario game = Scenario.of(2).corn(A, 6).corn(B, 6);
        game.now.players.step(A, temple, step);
        game.now.players.step(B, Temple.CHAAC, Math.min(4, temple.top()));
        game.now.players.step(B, Temple.QUETZALCOATL, 6);
        game.now.players.step(B, Temple.KUKULKAN, 5);
        fourth(game);
        int lead = step > game.now.players.step(B, temple) ? temple.leaderBonus(2) : 0;
        int share = step == game.now.players.step(B, temple) ? temple.leaderBonus(2) / 2 : 0;
        assertThat(game.score(A)).isEqualTo(temple.points(step) + lead + share);
        assertThat(game.part(A, "temples")).isEqualTo(game.score(A));
      }
    }
    Scenario bottom = Scenario.of(2).corn(A, 6).corn(B, 6).steps(A, -1, -1, -1).steps(B, 1, 1, 1);
    assertThat(second(bottom).settle().score(A)).isEqualTo(-6);
  }

  @Test
  void t125_theLeaderBonus() {
    Scenario sole = Scenario.of(3).corn(A, 6).steps(B, -1, -1, -1).steps(C, -1, -1, -1);
    assertThat(second(sole).settle().score(A)).as("on the start steps").isEqualTo(6 + 2 + 4);
    Scenario last = Scenario.of(3).corn(A, 6).steps(B, -1, -1, -1).steps(C, -1, -1, -1);
    assertThat(fourth(last).score(A)).isEqualTo(2 + 6 + 4);
    Scenario tied = Scenario.of(3).corn(A, 6).corn(B, 6).steps(C, -1, -1, -1);
    second(tied).settle();
    assertThat(List.of(tied.score(A), tied.score(B))).containsExactly(6, 6);
    Scenario three = Scenario.of(3).corn(A, 6).corn(B, 6).corn(C, 6);
    assertThat(second(three).settle().score(C)).as("half, however many").isEqualTo(6);
    Scenario low = Scenario.of(2).corn(A, 6).steps(A, -1, -1, -1).steps(B, -1, -1, -1);
    assertThat(second(low).settle().score(A)).as("even at the bottom").isEqualTo(-6 + 6);
  }

  @Test
  void t126_aJumpedFoodDayIsHeldInTheNextRound() {
    Scenario game = Scenario.of(2).corn(A, 9).corn(B, 9).day(12, 1).startSpace(A).fullPile(2);
    game.phase3().play("advance_calendar 2");
    assertThat(game.now.calendar.foodDaysHeld()).isEqualTo(1);
    game.play("place_worker tikal", "end_turn", "place_worker uxmal", "end_turn").settle();
    assertThat(game.now.calendar.foodDaysHeld()).isEqualTo(2);
    assertThat(game.board().calendar().age()).isEqualTo(2);
    assertThat(game.score(A)).as("in full").isEqualTo(6);
  }

  // ---- advancing

  @Test
  void t127_cornOnTheToothIfNobodyStandsThere() {
    Scenario game = Scenario.of(2).day(5, 0).phase3();
    assertThat(game.board().calendar().teeth().get(5).corn()).isEqualTo(1);
    assertThat(game.now.calendar.day()).isEqualTo(6);
  }

  @Test
  void t128_noCornIfSomebodyDoes() {
    Scenario game = Scenario.of(2).day(5, 0).startSpace(B).phase3();
    assertThat(game.now.calendar.corn()).isZero();
    assertThat(game.asked()).isEqualTo("choose_days 1");
    assertThat(game.board().startSeat()).as("the marker goes first").hasValue(B);
  }

  @Test
  void t129_everyWorkerMovesOneSpaceUp() {
    Scenario game = Scenario.of(2).on(A, PALENQUE, 0).on(A, UXMAL, 3).on(B, CHICHEN_ITZA, 9);
    game.phase3();
    assertThat(game.spaces(A, PALENQUE)).containsExactly(1);
    assertThat(game.spaces(A, UXMAL)).containsExactly(4);
    assertThat(game.spaces(B, CHICHEN_ITZA)).containsExactly(10);
    assertThat(game.now.calendar.day()).isEqualTo(1);
  }

  @Test
  void t130_fromTheLastSpaceItIsPushedOff() {
    for (Gear gear : Gear.ALL) {
      Scenario game = Scenario.of(2).on(A, gear, gear.lastSpace()).phase3();
      assertThat(game.spaces(A, gear)).isEmpty();
      assertThat(game.board(A).workers().hand()).isEqualTo(3);
      assertThat(IntStream.of(game.now.players.worth(A), game.now.players.goods(A, Good.SKULL)))
          .containsOnly(0);
    }
  }

  @Test
  void t131_dummiesAreNeverPushedOff() {
    Scenario game = Scenario.of(2).dummies(TIKAL, 7).dummies(CHICHEN_ITZA, 10).phase3();
    assertThat(game.now.gears.dummies(TIKAL.ordinal())).isEqualTo(1 << 8);
    assertThat(game.now.gears.dummies(CHICHEN_ITZA.ordinal())).isEqualTo(1 << 11);
  }
}
