package dev.boardwright.tzolkin;

import static dev.boardwright.tzolkin.Scenario.A;
import static dev.boardwright.tzolkin.Scenario.B;
import static dev.boardwright.tzolkin.piece.Building.AGE1_FARM_ALL_WORKERS_MINUS_ONE;
import static dev.boardwright.tzolkin.piece.Building.AGE1_FARM_ONE_WORKER;
import static dev.boardwright.tzolkin.piece.Building.AGE2_FARM_THREE_WORKERS;
import static dev.boardwright.tzolkin.piece.Building.NEW1_CIVIC_GOLDSMITH;
import static dev.boardwright.tzolkin.piece.Gear.CHICHEN_ITZA;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.tzolkin.prophecy.Prophecy;
import dev.boardwright.tzolkin.quick.QuickAction;
import dev.boardwright.tzolkin.tribe.Tribe;
import org.junit.jupiter.api.Test;

/** The worked cases of when prophecies come true and what they score. */
class TzolkinExpansionTimeCasesTest {

  private static Scenario expanded() {
    return Scenario.expanded(
        2,
        TzolkinOptions.QUICK_ACTIONS,
        TzolkinOptions.PROPHECIES,
        TzolkinOptions.TRIBES,
        TzolkinOptions.NEW_BUILDINGS);
  }

  /** The second food day, which ends this prophecy. */
  private static Scenario ending(Prophecy prophecy) {
    return expanded().prophecy(prophecy).day(13, 1);
  }

  private static int prophesied(Scenario game, int seat) {
    return game.now.prophecies.points(seat);
  }

  private static int hunger(Scenario game, int seat) {
    return game.now.players.points(seat, Players.Points.HUNGER);
  }

  @Test
  void c17_thePriceOfGoldFromTheSecondFoodDayOn() {
    Scenario first = expanded().corn(A, 10).owns(A, NEW1_CIVIC_GOLDSMITH).day(7, 0);
    first.now.prophecies.draw(Prophecy.GOLD_SHORTAGE);
    first.foodDay();
    assertThat(first.resources(A)).containsExactly(0, 0, 1);
    assertThat(first.corn(A)).isEqualTo(4);
    Scenario second = ending(Prophecy.GOLD_SHORTAGE).corn(A, 10).owns(A, NEW1_CIVIC_GOLDSMITH);
    second.foodDay();
    assertThat(second.asked()).isEqualTo("pay_gold 0 1");
    assertThat(second.corn(A)).isEqualTo(10);
  }

  @Test
  void c18_goldOrFood() {
    Scenario paid = goldsmith().play("take_gold 1");
    assertThat(paid.resources(A)).containsExactly(0, 0, 2);
    assertThat(paid.corn(A)).isEqualTo(1);
    assertThat(hunger(paid, A) + prophesied(paid, A)).isEqualTo(-3);
    Scenario fed = goldsmith().play("decline");
    assertThat(fed.corn(A)).isZero();
    assertThat(hunger(fed, A) + prophesied(fed, A)).isEqualTo(-5);
  }

  private static Scenario goldsmith() {
    return ending(Prophecy.GOLD_SHORTAGE)
        .corn(A, 10)
        .workers(A, 5)
        .resources(A, 0, 0, 1)
        .owns(A, NEW1_CIVIC_GOLDSMITH)
        .foodDay();
  }

  @Test
  void c19_twoDaysDelayTheChange() {
    Scenario game = expanded().prophecy(Prophecy.GOLD_SHORTAGE).corn(A, 20).corn(B, 20);
    game.now.prophecies.draw(Prophecy.DROUGHT);
    game.quick(QuickAction.ALL).day(12, 1).startSpace(A).phase3().play("advance_calendar 2");
    assertThat(game.now.calendar.round()).isEqualTo(15);
    assertThat(game.now.prophecies.active()).contains(Prophecy.GOLD_SHORTAGE);
    assertThat(game.now.quick.shownAt()).isEqualTo(7);
    game = expanded().prophecy(Prophecy.GOLD_SHORTAGE).corn(A, 20).corn(B, 20).day(14, 1);
    game.now.prophecies.draw(Prophecy.DROUGHT);
    game.quick(QuickAction.ALL).proceed(new TzolkinTask.FoodDay(), new TzolkinTask.Phase3());
    assertThat(prophesied(game, A)).isEqualTo(-5);
    assertThat(game.now.calendar.round()).isEqualTo(16);
    assertThat(game.now.prophecies.active()).contains(Prophecy.DROUGHT);
  }

  @Test
  void c20_farmsAgainstHunger() {
    Scenario game = ending(Prophecy.HUNGER).corn(A, 2);
    game.owns(A, AGE1_FARM_ALL_WORKERS_MINUS_ONE, AGE1_FARM_ALL_WORKERS_MINUS_ONE);
    game.owns(A, AGE1_FARM_ONE_WORKER).foodDay();
    assertThat(game.corn(A)).isZero();
    assertThat(hunger(game, A)).isZero();
    assertThat(prophesied(game, A)).isEqualTo(-5);
  }

  @Test
  void c21_yalukInHunger() {
    Scenario eight = yaluk().corn(A, 8).foodDay();
    assertThat(eight.corn(A)).isEqualTo(2);
    assertThat(hunger(eight, A)).isEqualTo(-5);
    assertThat(prophesied(eight, A)).isZero();
    Scenario nine = yaluk().corn(A, 9).foodDay();
    assertThat(nine.corn(A)).isZero();
    assertThat(hunger(nine, A)).isZero();
    assertThat(prophesied(nine, A)).isEqualTo(6);
  }

  private static Scenario yaluk() {
    return ending(Prophecy.HUNGER)
        .tribe(A, Tribe.YALUK)
        .workers(A, 5)
        .owns(A, AGE1_FARM_ALL_WORKERS_MINUS_ONE, AGE2_FARM_THREE_WORKERS);
  }

  @Test
  void c22_floodwaters() {
    Scenario game = expanded().prophecy(Prophecy.HIGH_FLOODWATERS).quick(QuickAction.QUICK1_CORN);
    game.corn(A, 6).on(B, CHICHEN_ITZA, 0).turn(A);
    game.play("place_worker tikal", "place_worker uxmal", "place_worker chichen_itza");
    assertThat(game.corn(A)).isZero();
    Scenario end = ending(Prophecy.HIGH_FLOODWATERS).corn(A, 6).on(A, CHICHEN_ITZA, 3, 10);
    end.quick(QuickAction.ALL).foodDay();
    assertThat(prophesied(end, A)).isEqualTo(6);
  }

  @Test
  void c23_theScoreMayGoBelowZero() {
    Scenario game = ending(Prophecy.HUNGER).corn(A, 9);
    game.now.players.score(A, Players.Points.PLAY, 2);
    game.foodDay();
    assertThat(game.now.score(A)).isEqualTo(-3 + leads(game));
    assertThat(game.now.result().scores().get(A).points()).isEqualTo(-3.0 + leads(game));
  }

  /** What the temples score on the same food day. */
  private static int leads(Scenario game) {
    return game.now.players.points(A, Players.Points.TEMPLES);
  }
}
