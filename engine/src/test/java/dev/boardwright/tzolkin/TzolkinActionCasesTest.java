package dev.boardwright.tzolkin;

import static dev.boardwright.tzolkin.Scenario.A;
import static dev.boardwright.tzolkin.Scenario.B;
import static dev.boardwright.tzolkin.piece.Building.AGE1_CIVIC_AGRICULTURE;
import static dev.boardwright.tzolkin.piece.Building.AGE1_CIVIC_AGRICULTURE_STONE;
import static dev.boardwright.tzolkin.piece.Building.AGE1_CIVIC_EXTRACTION_GOLD;
import static dev.boardwright.tzolkin.piece.Building.AGE1_FARM_ALL_WORKERS_MINUS_ONE;
import static dev.boardwright.tzolkin.piece.Building.AGE1_FARM_ONE_WORKER;
import static dev.boardwright.tzolkin.piece.Building.AGE1_SHRINE_ARCHITECTURE;
import static dev.boardwright.tzolkin.piece.Building.AGE1_TOMB_CHAAC_QUETZALCOATL;
import static dev.boardwright.tzolkin.piece.Building.AGE1_TOMB_TEMPLE_AND_BUILD;
import static dev.boardwright.tzolkin.piece.Building.AGE2_SHRINE_CHAAC;
import static dev.boardwright.tzolkin.piece.Field.FIELD_2;
import static dev.boardwright.tzolkin.piece.Field.FIELD_3;
import static dev.boardwright.tzolkin.piece.Field.FIELD_4;
import static dev.boardwright.tzolkin.piece.Field.FIELD_5;
import static dev.boardwright.tzolkin.piece.Gear.CHICHEN_ITZA;
import static dev.boardwright.tzolkin.piece.Gear.PALENQUE;
import static dev.boardwright.tzolkin.piece.Gear.TIKAL;
import static dev.boardwright.tzolkin.piece.Gear.UXMAL;
import static dev.boardwright.tzolkin.piece.Gear.YAXCHILAN;
import static dev.boardwright.tzolkin.piece.Monument.MONUMENT_HIGHEST_TEMPLE;
import static dev.boardwright.tzolkin.piece.Technology.AGRICULTURE;
import static dev.boardwright.tzolkin.piece.Technology.ARCHITECTURE;
import static dev.boardwright.tzolkin.piece.Technology.RESOURCE_EXTRACTION;
import static dev.boardwright.tzolkin.piece.Technology.THEOLOGY;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Worked cases of the actions, the technologies and the temples. */
class TzolkinActionCasesTest {

  // ---- Palenque

  @Test
  void case14_burning() {
    Scenario game = Scenario.of(4).level(A, AGRICULTURE, 1).steps(A, 0, 0, 2);
    game.pickUp(A, PALENQUE, 4).play("act palenque 4", "burn kukulkan");
    assertThat(game.now.jungle.corn(FIELD_4)).isEqualTo(3);
    assertThat(game.now.jungle.wood(FIELD_4)).isEqualTo(3);
    assertThat(game.corn(A)).isEqualTo(8);
    assertThat(game.board(A).cornTiles()).isEqualTo(1);
    assertThat(game.board(A).woodTiles()).isZero();
    assertThat(game.steps(A)).containsExactly(0, 0, 1);
  }

  @Test
  void case15_burningIsOffWhileACornTileIsExposed() {
    Scenario game = Scenario.of(4).field(FIELD_4, 4, 3).pickUp(A, PALENQUE, 4);
    game.play("act palenque 4");
    assertThat(game.moves()).containsExactly("take_corn_tile", "take_wood_tile", "decline");
    assertThat(game.play("take_corn_tile").corn(A)).isEqualTo(7);
    Scenario wood = Scenario.of(4).field(FIELD_4, 4, 3).pickUp(A, PALENQUE, 4);
    wood.play("act palenque 4", "take_wood_tile");
    assertThat(wood.resources(A)).containsExactly(3, 0, 0);
  }

  @Test
  void case16_harvestWithoutATile() {
    Scenario game = Scenario.of(4).field(FIELD_2, 0, 0).level(A, AGRICULTURE, 2);
    game.pickUp(A, PALENQUE, 2).play("act palenque 2");
    assertThat(game.moves()).containsExactly("harvest_without_tile", "decline");
    game.play("harvest_without_tile");
    assertThat(game.corn(A)).isEqualTo(4);
    assertThat(game.board(A).cornTiles()).isZero();
    Scenario bonus = Scenario.of(4, TzolkinOptions.AGRICULTURE_BONUS_WITHOUT_TILE, true);
    bonus.field(FIELD_2, 0, 0).level(A, AGRICULTURE, 2).pickUp(A, PALENQUE, 2);
    assertThat(bonus.play("act palenque 2", "harvest_without_tile").corn(A)).isEqualTo(5);
    Scenario unskilled = Scenario.of(4).field(FIELD_2, 0, 0).level(A, AGRICULTURE, 1);
    unskilled.pickUp(A, PALENQUE, 2).play("act palenque 2", "end_turn");
    assertThat(unskilled.corn(A)).isZero();
  }

  @Test
  void case17_agriculture2DoesNotLetYouSpareATile() {
    Scenario game = Scenario.of(4).field(FIELD_3, 2, 1).level(A, AGRICULTURE, 2);
    game.pickUp(A, PALENQUE, 3).play("act palenque 3");
    assertThat(game.moves()).doesNotContain("harvest_without_tile");
    game.play("take_corn_tile");
    assertThat(game.corn(A)).isEqualTo(6);
    assertThat(game.board(A).cornTiles()).isEqualTo(1);
    assertThat(game.now.jungle.corn(FIELD_3)).isEqualTo(1);
    assertThat(game.now.jungle.wood(FIELD_3)).isEqualTo(1);
  }

  @Test
  void case18_agriculture2WithCoveredCorn() {
    Scenario game = Scenario.of(4).field(FIELD_3, 2, 2).level(A, AGRICULTURE, 2);
    game.steps(A, -1, -1, -1).pickUp(A, PALENQUE, 3).play("act palenque 3");
    assertThat(game.moves()).containsExactly("take_wood_tile", "harvest_without_tile", "decline");
    assertThat(game.play("harvest_without_tile").corn(A)).isEqualTo(5);
  }

  @Test
  void case19_agricultureAddsUpAndFishingIsSeparate() {
    assertThat(harvested(3, 5)).isEqualTo(12);
    assertThat(harvested(1, 5)).isEqualTo(10);
    assertThat(harvested(3, 1)).isEqualTo(4);
    assertThat(harvested(1, 1)).isEqualTo(3);
  }

  private static int harvested(int agriculture, int space) {
    Scenario game = Scenario.of(4).level(A, AGRICULTURE, agriculture).field(FIELD_5, 4, 3);
    game.pickUp(A, PALENQUE, space).play("act palenque " + space);
    return (space == 1 ? game : game.play("take_corn_tile")).corn(A);
  }

  // ---- Yaxchilan

  @Test
  void case20_extractionBonuses() {
    Scenario game = Scenario.of(4).level(A, RESOURCE_EXTRACTION, 3).pickUp(A, YAXCHILAN, 5);
    game.play("act yaxchilan 5");
    assertThat(game.resources(A)).containsExactly(0, 2, 2);
    assertThat(game.corn(A)).isEqualTo(2);
    Scenario chichen = Scenario.of(4).level(A, RESOURCE_EXTRACTION, 3).skulls(A, 1);
    chichen.pickUp(A, CHICHEN_ITZA, 6).play("act chichen_itza 6", "take 0 0 1");
    assertThat(chichen.resources(A)).containsExactly(0, 0, 1);
    Scenario wood = Scenario.of(4).level(A, RESOURCE_EXTRACTION, 3).pickUp(A, PALENQUE, 3);
    wood.play("act palenque 3", "take_wood_tile");
    assertThat(wood.resources(A)).containsExactly(3, 0, 0);
  }

  @Test
  void case21_lastSkull() {
    Scenario game = Scenario.of(4).bankSkulls(1).level(A, THEOLOGY, 3).pickUp(A, YAXCHILAN, 4);
    game.play("act yaxchilan 4");
    assertThat(game.skulls(A)).isEqualTo(1);
    assertThat(game.board().skulls()).isZero();
    Scenario none = Scenario.of(4).bankSkulls(0).pickUp(A, YAXCHILAN, 4).play("act yaxchilan 4");
    assertThat(none.skulls(A)).isZero();
  }

  // ---- Tikal and technologies

  @Test
  void case22_twoStepsOnOneTrack() {
    Scenario game = Scenario.of(4).level(A, ARCHITECTURE, 1).resources(A, 3, 2, 0);
    game.pickUp(A, TIKAL, 3).play("act tikal 3", "advance architecture", "pay 2 0 0");
    game.play("advance architecture", "pay 1 2 0");
    assertThat(game.level(A, ARCHITECTURE)).isEqualTo(3);
    assertThat(game.resources(A)).containsExactly(0, 0, 0);
    Scenario poorer = Scenario.of(4).level(A, ARCHITECTURE, 1).resources(A, 4, 0, 0);
    poorer.pickUp(A, TIKAL, 3).play("act tikal 3", "advance architecture", "pay 2 0 0");
    assertThat(poorer.moves())
        .containsExactly(
            "advance agriculture", "advance resource_extraction", "advance theology", "decline");
    assertThat(poorer.play("decline").resources(A)).containsExactly(2, 0, 0);
  }

  @Test
  void case23_beyondLevel3FeedsItself() {
    Scenario game = Scenario.of(4).level(A, RESOURCE_EXTRACTION, 3).resources(A, 1, 0, 0);
    game.pickUp(A, TIKAL, 3).play("act tikal 3", "advance resource_extraction", "pay 1 0 0");
    game.play("take 0 0 2", "advance resource_extraction", "pay 0 0 1", "take 0 0 2");
    assertThat(game.resources(A)).containsExactly(0, 0, 3);
    assertThat(game.level(A, RESOURCE_EXTRACTION)).isEqualTo(3);
  }

  @Test
  void case24_tikal5() {
    Scenario game = Scenario.of(4).resources(A, 0, 1, 0).pickUp(A, TIKAL, 5);
    game.play("act tikal 5", "pay 0 1 0");
    assertThat(game.moves())
        .containsExactly(
            "raise_two chaac quetzalcoatl",
            "raise_two chaac kukulkan",
            "raise_two quetzalcoatl kukulkan");
    game.play("raise_two chaac kukulkan");
    assertThat(game.steps(A)).containsExactly(1, 0, 1);
    assertThat(game.resources(A)).containsExactly(0, 0, 0);
    assertThat(Scenario.of(4).pickUp(A, TIKAL, 5).moves()).containsExactly("decline");
    Scenario free = Scenario.of(4, TzolkinOptions.TIKAL5_COST, 0).pickUp(A, TIKAL, 5);
    free.play("act tikal 5", "raise_two chaac kukulkan");
    assertThat(free.steps(A)).containsExactly(1, 0, 1);
  }

  @Test
  void case25_twoBuildingsOneArchitecture() {
    Scenario game = Scenario.of(4).level(A, ARCHITECTURE, 3).resources(A, 3, 1, 0);
    game.display(AGE1_TOMB_CHAAC_QUETZALCOATL, AGE1_CIVIC_AGRICULTURE);
    game.display(AGE1_FARM_ONE_WORKER, AGE1_FARM_ONE_WORKER, AGE1_FARM_ONE_WORKER);
    game.display(AGE1_FARM_ALL_WORKERS_MINUS_ONE);
    game.pile(AGE1_SHRINE_ARCHITECTURE, AGE1_CIVIC_AGRICULTURE_STONE).pickUp(A, TIKAL, 4);
    game.play("act tikal 4", "build age1_tomb_chaac_quetzalcoatl", "use_architecture true");
    assertThat(game.moves()).containsExactly("pay 1 1 0", "pay 2 0 0");
    game.play("pay 1 1 0", "build age1_civic_agriculture");
    assertThat(game.resources(A)).containsExactly(0, 0, 0);
    assertThat(game.corn(A)).isEqualTo(1);
    assertThat(game.score(A)).isEqualTo(2);
    assertThat(game.steps(A)).containsExactly(1, 1, 0);
    assertThat(game.level(A, AGRICULTURE)).isEqualTo(1);
    assertThat(game.board().buildings().stream().filter(java.util.Optional::isEmpty)).hasSize(2);
    game.play("end_turn").settle();
    assertThat(game.board().buildings()).allMatch(java.util.Optional::isPresent);
  }

  @Test
  void case26_monumentsIgnoreArchitecture() {
    Scenario poor = Scenario.of(4).level(A, ARCHITECTURE, 3).resources(A, 0, 3, 2);
    poor.displayMonuments(MONUMENT_HIGHEST_TEMPLE).pickUp(A, TIKAL, 4);
    assertThat(poor.moves()).doesNotContain("act tikal 4");
    Scenario game = Scenario.of(4).level(A, ARCHITECTURE, 3).resources(A, 0, 3, 3);
    game.displayMonuments(MONUMENT_HIGHEST_TEMPLE).pickUp(A, TIKAL, 4);
    game.play("act tikal 4", "build_monument monument_highest_temple");
    assertThat(game.resources(A)).containsExactly(0, 0, 0);
    assertThat(game.corn(A)).isZero();
    assertThat(game.score(A)).isZero();
    assertThat(game.board(A).monuments()).containsExactly(MONUMENT_HIGHEST_TEMPLE);
    game.play("end_turn").settle();
    assertThat(game.board().monuments()).isEmpty();
  }

  @Test
  void case27_cornBuilding() {
    Scenario game = Scenario.of(4).level(A, ARCHITECTURE, 3).corn(A, 4);
    game.display(AGE1_CIVIC_EXTRACTION_GOLD).pickUp(A, UXMAL, 4);
    game.play("act uxmal 4", "build age1_civic_extraction_gold");
    assertThat(game.corn(A)).isEqualTo(1);
    assertThat(game.score(A)).isEqualTo(2);
    assertThat(game.level(A, RESOURCE_EXTRACTION)).isEqualTo(1);
    assertThat(game.resources(A)).containsExactly(0, 0, 1);
    Scenario poor = Scenario.of(4).level(A, ARCHITECTURE, 3).corn(A, 3);
    poor.display(AGE1_CIVIC_EXTRACTION_GOLD).pickUp(A, UXMAL, 4);
    assertThat(poor.moves()).doesNotContain("act uxmal 4");
  }

  @Test
  void case28_aBuildingThatBuilds() {
    Scenario game = Scenario.of(4).level(A, ARCHITECTURE, 2).resources(A, 3, 0, 1);
    game.display(AGE1_TOMB_TEMPLE_AND_BUILD, AGE1_CIVIC_AGRICULTURE);
    game.displayMonuments(MONUMENT_HIGHEST_TEMPLE).pickUp(A, TIKAL, 2);
    game.play("act tikal 2", "build age1_tomb_temple_and_build", "raise chaac");
    assertThat(game.moves()).containsExactly("build age1_civic_agriculture", "decline");
    game.play("build age1_civic_agriculture");
    assertThat(game.resources(A)).containsExactly(0, 0, 0);
    assertThat(game.corn(A)).isEqualTo(2);
    assertThat(game.score(A)).isEqualTo(4);
    assertThat(game.steps(A)).containsExactly(1, 0, 0);
    assertThat(game.level(A, AGRICULTURE)).isEqualTo(1);
    assertThat(game.board(A).buildings()).hasSize(2);
  }

  // ---- Chichen Itza and temples

  @Test
  void case29_oneAheadAndTheResourcePaysTheOffering() {
    Scenario game = Scenario.of(4).level(A, THEOLOGY, 2).skulls(A, 1).filled(1, 2, 3, 4, 5);
    game.pickUp(A, CHICHEN_ITZA, 5);
    assertThat(game.moves()).containsExactly("act chichen_itza 6", "decline");
    game.play("act chichen_itza 6", "take 0 0 1", "offer gold quetzalcoatl");
    assertThat(game.score(A)).isEqualTo(8);
    assertThat(game.steps(A)).containsExactly(0, 1, 1);
    assertThat(game.resources(A)).containsExactly(0, 0, 0);
    assertThat(game.skulls(A)).isZero();
    assertThat(game.board().skullSpaces().get(5).filled()).isTrue();
  }

  @Test
  void case30_filledSlots() {
    Scenario game = Scenario.of(4).corn(A, 2).skulls(A, 1).filled(2, 3);
    game.pickUp(A, CHICHEN_ITZA, 3).play("act chichen_itza 1");
    assertThat(game.corn(A)).isZero();
    assertThat(game.score(A)).isEqualTo(4);
    assertThat(game.steps(A)).containsExactly(1, 0, 0);
    Scenario poor = Scenario.of(4).corn(A, 1).skulls(A, 1).filled(2, 3);
    assertThat(poor.pickUp(A, CHICHEN_ITZA, 3).moves()).containsExactly("decline");
    Scenario skullless = Scenario.of(4).corn(A, 2).filled(2, 3);
    assertThat(skullless.pickUp(A, CHICHEN_ITZA, 3).moves()).containsExactly("decline");
  }

  @Test
  void case31_theTopStep() {
    Scenario game = Scenario.of(4).steps(A, 5, 0, 0).steps(B, 4, 0, 0).dark(B).skulls(B, 1);
    game.corn(B, 3).on(B, UXMAL, 1).pickUp(B, CHICHEN_ITZA, 2).play("act chichen_itza 2");
    assertThat(game.score(B)).isEqualTo(5);
    assertThat(game.steps(B)).containsExactly(4, 0, 0);
    assertThat(game.board(B).lightSide()).isFalse();
    game.proceed(new TzolkinTask.Turn(A)).play("beg chaac");
    assertThat(game.steps(A)).containsExactly(4, 0, 0);
    game.play("place_worker palenque", "end_turn");
    game.play("pick_up uxmal 1", "act uxmal 1", "raise chaac");
    assertThat(game.steps(B)).containsExactly(5, 0, 0);
    assertThat(game.board(B).lightSide()).isTrue();
  }

  @Test
  void case32_twoStepsAtTheTop() {
    Scenario game = Scenario.of(4).day(15, 2).steps(A, 4, 0, 0).dark(A).resources(A, 0, 2, 0);
    game.display(AGE2_SHRINE_CHAAC).pickUp(A, TIKAL, 2);
    game.play("act tikal 2", "build age2_shrine_chaac");
    assertThat(game.steps(A)).containsExactly(5, 0, 0);
    assertThat(game.board(A).lightSide()).isTrue();
    assertThat(game.score(A)).isEqualTo(2);
  }

  @Test
  void equalBuildingsAreListedOnce() {
    Scenario game = Scenario.of(4).resources(A, 3, 0, 1);
    game.display(AGE1_FARM_ONE_WORKER, AGE1_FARM_ONE_WORKER, AGE1_SHRINE_ARCHITECTURE);
    game.display(AGE1_CIVIC_AGRICULTURE_STONE).pickUp(A, TIKAL, 4).play("act tikal 4");
    assertThat(game.moves("build"))
        .containsExactly(
            "build age1_farm_one_worker",
            "build age1_civic_agriculture_stone",
            "build age1_shrine_architecture");
    game.play("build age1_farm_one_worker", "build age1_farm_one_worker");
    assertThat(game.board(A).buildings())
        .containsExactly(AGE1_FARM_ONE_WORKER, AGE1_FARM_ONE_WORKER);
    assertThat(game.board().buildings().subList(0, 2)).allMatch(java.util.Optional::isEmpty);
  }
}
