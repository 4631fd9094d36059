package dev.boardwright.tzolkin;

import static dev.boardwright.tzolkin.Scenario.A;
import static dev.boardwright.tzolkin.Scenario.B;
import static dev.boardwright.tzolkin.TzolkinQuickActionCasesTest.quick;
import static dev.boardwright.tzolkin.piece.Building.AGE1_CIVIC_EXTRACTION_GOLD;
import static dev.boardwright.tzolkin.piece.Building.AGE1_FARM_ONE_WORKER;
import static dev.boardwright.tzolkin.piece.Building.AGE2_FARM_THREE_WORKERS;
import static dev.boardwright.tzolkin.piece.Gear.TIKAL;
import static dev.boardwright.tzolkin.piece.Technology.AGRICULTURE;
import static dev.boardwright.tzolkin.piece.Technology.RESOURCE_EXTRACTION;
import static dev.boardwright.tzolkin.quick.QuickAction.QUICK1_CONSTRUCTION;
import static dev.boardwright.tzolkin.quick.QuickAction.QUICK1_CORN;
import static dev.boardwright.tzolkin.quick.QuickAction.QUICK1_MARKET;
import static dev.boardwright.tzolkin.quick.QuickAction.QUICK1_STONE;
import static dev.boardwright.tzolkin.quick.QuickAction.QUICK1_TECHNOLOGY_A;
import static dev.boardwright.tzolkin.quick.QuickAction.QUICK1_TECHNOLOGY_B;
import static dev.boardwright.tzolkin.quick.QuickAction.QUICK1_WOOD_CORN;
import static dev.boardwright.tzolkin.quick.QuickAction.QUICK2_CONSTRUCTION;
import static dev.boardwright.tzolkin.quick.QuickAction.QUICK2_CORN;
import static dev.boardwright.tzolkin.quick.QuickAction.QUICK2_GOLD;
import static dev.boardwright.tzolkin.quick.QuickAction.QUICK2_MARKET;
import static dev.boardwright.tzolkin.quick.QuickAction.QUICK2_STONE;
import static dev.boardwright.tzolkin.quick.QuickAction.QUICK2_TECHNOLOGY;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.prophecy.Prophecy;
import dev.boardwright.tzolkin.quick.QuickAction;
import dev.boardwright.tzolkin.tribe.Tribe;
import org.junit.jupiter.api.Test;

/** The rules of quick actions (X30 to X46), and every tile. */
class TzolkinQuickActionRulesTest {

  private static Scenario performed(QuickAction tile) {
    return quick(2, tile).corn(A, 1).turn(A).play("take_quick_space", "end_turn");
  }

  private static Scenario advancing(QuickAction tile) {
    return quick(2, tile).corn(A, 1).resources(A, 1, 0, 0).turn(A);
  }

  // ---- every tile

  @Test
  void quick1Corn() {
    assertThat(performed(QUICK1_CORN).corn(A)).isEqualTo(3);
  }

  @Test
  void quick1WoodCorn() {
    Scenario game = performed(QUICK1_WOOD_CORN);
    assertThat(game.corn(A)).isEqualTo(1);
    assertThat(game.resources(A)).containsExactly(1, 0, 0);
  }

  @Test
  void quick1Stone() {
    assertThat(performed(QUICK1_STONE).resources(A)).containsExactly(0, 1, 0);
  }

  private static void advances(QuickAction tile) {
    Scenario game = advancing(tile).play("take_quick_space", "end_turn", "advance agriculture");
    game.settle();
    assertThat(game.level(A, AGRICULTURE)).isEqualTo(1);
    assertThat(game.resources(A)).containsExactly(0, 0, 0);
    assertThat(quick(2, tile).corn(A, 9).turn(A).moves()).doesNotContain("take_quick_space");
  }

  @Test
  void quick1TechnologyA() {
    advances(QUICK1_TECHNOLOGY_A);
  }

  @Test
  void quick1TechnologyB() {
    advances(QUICK1_TECHNOLOGY_B);
  }

  @Test
  void quick2Technology() {
    advances(QUICK2_TECHNOLOGY);
  }

  private static void trades(QuickAction tile) {
    Scenario game = quick(2, tile).corn(A, 3).turn(A).play("take_quick_space", "end_turn");
    assertThat(game.moves()).containsExactly("buy wood 1");
    Scenario poor = quick(2, tile).corn(A, 2).turn(A);
    assertThat(poor.moves()).doesNotContain("take_quick_space");
  }

  @Test
  void quick1Market() {
    trades(QUICK1_MARKET);
  }

  @Test
  void quick2Market() {
    trades(QUICK2_MARKET);
  }

  @Test
  void quick1Construction() {
    Scenario game = quick(2, QUICK1_CONSTRUCTION).corn(A, 2).resources(A, 1, 0, 0);
    game.display(AGE1_FARM_ONE_WORKER).turn(A).play("take_quick_space", "end_turn").settle();
    assertThat(game.board(A).buildings()).containsExactly(AGE1_FARM_ONE_WORKER);
    assertThat(game.corn(A)).isZero();
  }

  @Test
  void quick2Construction() {
    Scenario game = quick(2, QUICK2_CONSTRUCTION).corn(A, 2).resources(A, 2, 0, 0);
    game.display(AGE2_FARM_THREE_WORKERS).turn(A).play("take_quick_space", "end_turn").settle();
    assertThat(game.board(A).buildings()).containsExactly(AGE2_FARM_THREE_WORKERS);
  }

  @Test
  void quick2Corn() {
    assertThat(performed(QUICK2_CORN).corn(A)).isEqualTo(3);
  }

  @Test
  void quick2Stone() {
    assertThat(performed(QUICK2_STONE).resources(A)).containsExactly(0, 1, 0);
  }

  @Test
  void quick2Gold() {
    assertThat(performed(QUICK2_GOLD).resources(A)).containsExactly(0, 0, 1);
  }

  // ---- placing

  @Test
  void x30_aQuickSpaceIsAPlacement() {
    Scenario game = quick(2, QUICK1_CORN).corn(A, 9).turn(A).play("take_quick_space");
    assertThat(game.moves()).contains("place_worker palenque", "take_start_space", "end_turn");
  }

  @Test
  void x31_itCostsOneCornAndTheCharge() {
    Scenario game = quick(2, QUICK1_CORN).corn(A, 9).turn(A).play("place_worker palenque");
    assertThat(game.play("take_quick_space").corn(A)).isEqualTo(9 - 1 - 1);
  }

  @Test
  void x32_onlyOneATurn() {
    Scenario game = quick(2, QUICK1_CORN).corn(A, 9).turn(A);
    game.now.quick.leave(A);
    assertThat(game.play("take_quick_space").moves()).doesNotContain("take_quick_space");
    Scenario five = quick(5, QUICK1_CORN).corn(A, 9).turn(A).play("take_quick_space");
    assertThat(five.now.quick.free()).isEqualTo(2);
    assertThat(five.moves()).doesNotContain("take_quick_space");
  }

  @Test
  void x33_noFreeSpaceNoPlacement() {
    Scenario game = quick(2, QUICK1_CORN).corn(A, 9);
    game.now.quick.place(B);
    assertThat(game.turn(A).moves()).doesNotContain("take_quick_space");
  }

  @Test
  void x34_onlyIfTheActionWillBePossible() {
    Scenario game = quick(2, QUICK1_CONSTRUCTION).corn(A, 9).display(AGE1_FARM_ONE_WORKER);
    assertThat(game.turn(A).moves()).doesNotContain("take_quick_space");
    Scenario calendar = quick(2, QUICK1_MARKET).corn(A, 2).cornOnCalendar(2).turn(A);
    assertThat(calendar.moves()).doesNotContain("take_quick_space");
    assertThat(calendar.play("take_start_space").moves()).contains("take_quick_space");
  }

  @Test
  void x35_nothingMakesItImpossible() {
    Scenario sale = quick(2, QUICK1_TECHNOLOGY_A).tribe(A, Tribe.XAMAN_EK).corn(A, 1);
    sale.resources(A, 1, 0, 0).turn(A);
    assertThat(sale.moves()).contains("sell_resource wood");
    assertThat(sale.play("take_quick_space").moves()).doesNotContain("sell_resource wood");
    Scenario late = quick(2, QUICK1_TECHNOLOGY_A).tribe(A, Tribe.AH_CHUY_KAK).workers(A, 5);
    late.corn(A, 9).resources(A, 1, 0, 0).on(A, TIKAL, 1).turn(A);
    late.play("place_worker palenque", "place_worker uxmal", "take_quick_space", "end_turn");
    late.play("pick_up tikal 1");
    assertThat(late.moves()).doesNotContain("act tikal 1");
    Scenario rich = quick(2, QUICK1_TECHNOLOGY_A).tribe(A, Tribe.AH_CHUY_KAK).workers(A, 5);
    rich.corn(A, 9).resources(A, 2, 0, 0).on(A, TIKAL, 1).turn(A);
    rich.play("place_worker palenque", "place_worker uxmal", "take_quick_space", "end_turn");
    rich.play("pick_up tikal 1", "act tikal 1", "advance theology");
    rich.play("advance agriculture").settle();
    assertThat(rich.level(A, AGRICULTURE)).isEqualTo(1);
  }

  @Test
  void x35_theCornOfTheCalendarComesBeforeTheAction() {
    Scenario game = quick(2, QUICK1_CONSTRUCTION).corn(A, 2).resources(A, 1, 0, 0);
    game.display(AGE1_FARM_ONE_WORKER).cornOnCalendar(3).turn(A).play("take_quick_space");
    assertThat(game.moves()).contains("take_start_space").doesNotContain("place_worker tikal");
    game.play("take_start_space", "end_turn", "build age1_farm_one_worker");
    assertThat(game.corn(A)).isEqualTo(2 - 1 - 1 + 3 - 1);
    Scenario poor = quick(2, QUICK1_CONSTRUCTION).corn(A, 2).resources(A, 1, 0, 0);
    poor.display(AGE1_FARM_ONE_WORKER).turn(A).play("take_quick_space");
    assertThat(poor.moves()).containsExactly("end_turn");
  }

  @Test
  void x36_noMercyOnAQuickSpace() {
    Scenario game = quick(2, QUICK1_CORN).steps(A, -1, -1, -1).startSpace(B);
    for (Gear gear : Gear.ALL) {
      game.dummies(gear, 0);
    }
    assertThat(game.turn(A).moves())
        .contains("place_worker tikal")
        .doesNotContain("take_quick_space");
  }

  // ---- performing

  @Test
  void x37_cornBeforeTheActionBeforeTheDisplay() {
    Scenario game = quick(2, QUICK1_CONSTRUCTION).corn(A, 2).cornOnCalendar(4);
    game.resources(A, 1, 0, 0).display(AGE1_FARM_ONE_WORKER).pile(AGE1_CIVIC_EXTRACTION_GOLD);
    game.turn(A).play("take_start_space", "take_quick_space", "end_turn");
    assertThat(game.corn(A)).isEqualTo(4 - 1);
    assertThat(game.moves()).containsExactly("build age1_farm_one_worker");
    game.play("build age1_farm_one_worker");
    assertThat(game.moves()).containsExactly("draw_building age1_civic_extraction_gold");
  }

  @Test
  void x38_theActionIsNotDeclined() {
    Scenario game = quick(2, QUICK1_MARKET).corn(A, 9).turn(A).play("take_quick_space", "end_turn");
    assertThat(game.moves()).isNotEmpty().doesNotContain("decline");
    game.play("buy wood 1");
    assertThat(game.moves()).contains("decline");
  }

  @Test
  void x39_noTechnologyHelps() {
    Scenario game = quick(2, QUICK2_GOLD).level(A, RESOURCE_EXTRACTION, 3).corn(A, 1).turn(A);
    assertThat(game.play("take_quick_space", "end_turn").resources(A)).containsExactly(0, 0, 1);
  }

  @Test
  void x40_theBonusOfATechnologyToo() {
    Scenario game = advancing(QUICK1_TECHNOLOGY_A).level(A, RESOURCE_EXTRACTION, 3);
    game.play("take_quick_space", "end_turn", "advance resource_extraction", "take 0 0 2");
    assertThat(game.resources(A)).containsExactly(0, 0, 2);
  }

  // ---- the calendar

  @Test
  void x41_theSecondAgeIsLaidOutAfterTheFirstFeeding() {
    Scenario game = quick(2, QUICK1_CORN).corn(A, 9).corn(B, 9).day(7, 0).foodDay();
    assertThat(game.corn(A)).isEqualTo(3);
    assertThat(game.moves())
        .hasSize(6)
        .allMatch(move -> move.startsWith("draw_quick_action quick2"));
    game.settle();
    assertThat(game.now.quick.laid()).isEqualTo(1 + 6);
  }

  @Test
  void x42_theTileChangesWithTheDay() {
    Scenario game = Scenario.expanded(2, TzolkinOptions.QUICK_ACTIONS).quick(QuickAction.ALL);
    game.day(1, 0).corn(A, 9).corn(B, 9).phase3();
    assertThat(game.now.quick.shownAt()).isEqualTo(1);
  }

  @Test
  void x43_noTileIsSkipped() {
    Scenario game = Scenario.expanded(2, TzolkinOptions.QUICK_ACTIONS).quick(QuickAction.ALL);
    for (int day = 0; day + 2 < 27; day++) {
      game.now.quick.begin(day);
      int before = game.now.quick.shownAt();
      game.now.quick.begin(day + 2);
      assertThat(game.now.quick.shownAt() - before).isBetween(0, 1);
    }
  }

  @Test
  void x44_workersComeBackDummiesStay() {
    Scenario game = quick(2, QUICK1_CORN).corn(A, 3).corn(B, 9).turn(A).play("take_quick_space");
    game.play("end_turn");
    assertThat(game.now.players.hand(A)).isEqualTo(2);
    game.proceed(new TzolkinTask.Phase3());
    assertThat(game.now.players.hand(A)).isEqualTo(3);
    assertThat(game.now.quick.free()).isEqualTo(1);
  }

  @Test
  void x45_theWorkerIsFedAndNotOnAGear() {
    Scenario game = quick(2, QUICK1_CORN).corn(A, 9).turn(A).play("take_quick_space", "end_turn");
    assertThat(game.board(A).food().corn()).isEqualTo(6);
    assertThat(game.now.gears.count(A)).isZero();
    assertThat(Prophecies.count(game.now, A, Prophecy.Metric.WORKERS_ON_CHICHEN_ITZA)).isZero();
  }

  @Test
  void x46_theStartSpaceIsAsEver() {
    Scenario game = quick(2, QUICK1_CORN).corn(A, 9).cornOnCalendar(5).turn(A);
    game.play("take_quick_space", "take_start_space", "end_turn");
    assertThat(game.corn(A)).isEqualTo(9 - 1 - 1 + 5 + 3);
  }
}
