package dev.boardwright.tzolkin;

import static dev.boardwright.tzolkin.Scenario.A;
import static dev.boardwright.tzolkin.piece.Building.AGE1_CIVIC_AGRICULTURE;
import static dev.boardwright.tzolkin.piece.Building.AGE1_FARM_ONE_WORKER;
import static dev.boardwright.tzolkin.piece.Building.AGE1_SHRINE_ARCHITECTURE;
import static dev.boardwright.tzolkin.piece.Field.FIELD_2;
import static dev.boardwright.tzolkin.piece.Field.FIELD_3;
import static dev.boardwright.tzolkin.piece.Gear.CHICHEN_ITZA;
import static dev.boardwright.tzolkin.piece.Gear.PALENQUE;
import static dev.boardwright.tzolkin.piece.Gear.TIKAL;
import static dev.boardwright.tzolkin.piece.Gear.UXMAL;
import static dev.boardwright.tzolkin.piece.Gear.YAXCHILAN;
import static dev.boardwright.tzolkin.piece.Monument.MONUMENT_BLUE;
import static dev.boardwright.tzolkin.piece.Technology.AGRICULTURE;
import static dev.boardwright.tzolkin.piece.Technology.THEOLOGY;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.tzolkin.piece.Field;
import dev.boardwright.tzolkin.piece.SkullSpace;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The actions of the gears: T59 to T81. */
class TzolkinActionRulesTest {

  // ---- Palenque

  @Test
  void t59_fishing() {
    assertThat(Scenario.of(2).pickUp(A, PALENQUE, 1).play("act palenque 1").corn(A)).isEqualTo(3);
  }

  @Test
  void t60_aCornTileIsExposedWhereNoWoodTileLies() {
    Scenario game = Scenario.of(3).field(FIELD_3, 3, 1);
    assertThat(game.board().jungle().get(1).exposed()).isEqualTo(2);
    assertThat(game.now.jungle.isExposed(FIELD_3)).isTrue();
    assertThat(game.field(FIELD_3, 2, 2).now.jungle.isExposed(FIELD_3)).isFalse();
    game.field(FIELD_3, 2, 1).pickUp(A, PALENQUE, 3).play("act palenque 3", "take_corn_tile");
    assertThat(game.now.jungle.corn(FIELD_2)).as("in its own field only").isEqualTo(3);
  }

  @Test
  void t61_oneHarvestOrNone() {
    Scenario game = Scenario.of(3).field(FIELD_3, 3, 1).pickUp(A, PALENQUE, 3);
    game.play("act palenque 3", "decline");
    assertThat(game.moves()).containsExactly("end_turn");
    assertThat(game.corn(A)).isZero();
    assertThat(game.now.jungle.corn(FIELD_3)).isEqualTo(3);
  }

  @Test
  void t62_takingAnExposedCornTile() {
    Scenario game = Scenario.of(3).pickUp(A, PALENQUE, 2);
    game.play("act palenque 2", "take_corn_tile");
    assertThat(game.corn(A)).isEqualTo(4);
    assertThat(game.board(A).cornTiles()).isEqualTo(1);
    assertThat(game.now.jungle.corn(FIELD_2)).isEqualTo(2);
  }

  @Test
  void t63_takingAWoodTileExposesCorn() {
    Scenario game = Scenario.of(3).pickUp(A, PALENQUE, 3);
    game.play("act palenque 3", "take_wood_tile");
    assertThat(game.resources(A)).containsExactly(2, 0, 0);
    assertThat(game.board(A).woodTiles()).isEqualTo(1);
    assertThat(game.now.jungle.isExposed(FIELD_3)).isTrue();
  }

  @Test
  void t64_burningNeedsCoveredCornAndAGodToAnger() {
    Scenario game = Scenario.of(3).steps(A, 0, -1, 0).pickUp(A, PALENQUE, 3);
    game.play("act palenque 3");
    assertThat(game.moves("burn")).containsExactly("burn chaac", "burn kukulkan");
    game.play("burn chaac");
    assertThat(game.steps(A)).containsExactly(-1, -1, 0);
    assertThat(game.corn(A)).isEqualTo(5);
    assertThat(game.board(A).woodTiles()).isZero();
    assertThat(game.now.census().get(2)).as("wood tiles in all").isEqualTo(9);
    Scenario exposed = Scenario.of(3, TzolkinOptions.BURN_REQUIRES_NO_EXPOSED_CORN, false);
    exposed.field(FIELD_3, 3, 1).pickUp(A, PALENQUE, 3).play("act palenque 3");
    assertThat(exposed.moves("burn")).hasSize(3);
    exposed.play("burn chaac");
    assertThat(exposed.now.jungle.corn(FIELD_3)).isEqualTo(2);
    assertThat(exposed.now.jungle.wood(FIELD_3)).isZero();
  }

  @Test
  void t65_harvestWithoutTileOnlyWhileNoCornIsExposed() {
    Scenario game = Scenario.of(3).level(A, AGRICULTURE, 2).pickUp(A, PALENQUE, 3);
    game.play("act palenque 3", "harvest_without_tile");
    assertThat(game.corn(A)).isEqualTo(5);
    assertThat(game.now.jungle.corn(FIELD_3)).isEqualTo(3);
    Scenario exposed = Scenario.of(3).level(A, AGRICULTURE, 2).pickUp(A, PALENQUE, 2);
    assertThat(exposed.play("act palenque 2").moves()).doesNotContain("harvest_without_tile");
  }

  @Test
  void t66_anEmptyFieldGivesNothing() {
    Scenario game = Scenario.of(3).field(FIELD_3, 0, 0).pickUp(A, PALENQUE, 3);
    game.play("act palenque 3");
    assertThat(game.moves()).containsExactly("end_turn");
    assertThat(game.corn(A)).isZero();
    Scenario covered = Scenario.of(3).field(FIELD_3, 1, 1).steps(A, -1, -1, -1);
    covered.pickUp(A, PALENQUE, 3).play("act palenque 3");
    assertThat(covered.moves()).as("wood at least").containsExactly("take_wood_tile", "decline");
  }

  @Test
  void t67_amounts() {
    for (Field field : Field.ALL) {
      int space = field.space();
      Scenario corn = Scenario.of(3).field(field, 1, 0).pickUp(A, PALENQUE, space);
      corn.play("act palenque " + space, "take_corn_tile");
      assertThat(corn.corn(A)).isEqualTo(List.of(4, 5, 7, 9).get(space - 2));
      if (space > 2) {
        Scenario wood = Scenario.of(3).pickUp(A, PALENQUE, space);
        wood.play("act palenque " + space, "take_wood_tile");
        assertThat(wood.resources(A).getFirst()).isEqualTo(List.of(2, 3, 4).get(space - 3));
      }
    }
  }

  // ---- Yaxchilan

  private static Scenario dug(int space) {
    return Scenario.of(3).pickUp(A, YAXCHILAN, space).play("act yaxchilan " + space);
  }

  @Test
  void t68_cornAndResources() {
    assertThat(dug(1).resources(A)).containsExactly(1, 0, 0);
    assertThat(dug(2).resources(A)).containsExactly(0, 1, 0);
    assertThat(dug(3).resources(A)).containsExactly(0, 0, 1);
    assertThat(dug(5).resources(A)).containsExactly(0, 1, 1);
    assertThat(List.of(1, 2, 3, 5).stream().map(space -> dug(space).corn(A)))
        .containsExactly(0, 1, 2, 2);
  }

  @Test
  void t69_aSkull() {
    Scenario game = dug(4);
    assertThat(game.skulls(A)).isEqualTo(1);
    assertThat(game.board().skulls()).isEqualTo(12);
    assertThat(game.resources(A)).containsExactly(0, 0, 0);
  }

  // ---- Tikal

  @Test
  void t70_oneAdvanceOrTwo() {
    Scenario one = Scenario.of(3).resources(A, 5, 0, 0).pickUp(A, TIKAL, 1);
    one.play("act tikal 1", "advance theology", "pay 1 0 0");
    assertThat(one.moves()).containsExactly("end_turn");
    Scenario two = Scenario.of(3).resources(A, 5, 0, 0).pickUp(A, TIKAL, 3);
    two.play("act tikal 3");
    assertThat(two.moves()).as("one at least").hasSize(4).doesNotContain("decline");
    two.play("advance theology", "pay 1 0 0");
    assertThat(two.moves()).hasSize(5).contains("decline");
    two.play("advance agriculture", "pay 1 0 0");
    assertThat(two.moves()).containsExactly("end_turn");
    assertThat(two.level(A, THEOLOGY) + two.level(A, AGRICULTURE)).isEqualTo(2);
  }

  @Test
  void t71_oneBuilding() {
    Scenario game = Scenario.of(3).resources(A, 3, 0, 1);
    game.display(AGE1_FARM_ONE_WORKER, AGE1_SHRINE_ARCHITECTURE).pickUp(A, TIKAL, 2);
    game.play("act tikal 2", "build age1_farm_one_worker");
    assertThat(game.resources(A)).containsExactly(2, 0, 1);
    assertThat(game.moves()).containsExactly("end_turn");
  }

  @Test
  void t72_twoBuildingsOrAMonument() {
    Scenario game = Scenario.of(3).resources(A, 3, 2, 3).displayMonuments(MONUMENT_BLUE);
    game.display(AGE1_FARM_ONE_WORKER, AGE1_SHRINE_ARCHITECTURE, AGE1_CIVIC_AGRICULTURE);
    game.pickUp(A, TIKAL, 4).play("act tikal 4");
    assertThat(game.moves()).contains("build_monument monument_blue").hasSize(4);
    game.play("build age1_farm_one_worker");
    assertThat(game.moves())
        .containsExactly(
            "build age1_civic_agriculture", "build age1_shrine_architecture", "decline");
    game.play("build age1_civic_agriculture");
    assertThat(game.moves()).containsExactly("end_turn");
    Scenario other = Scenario.of(3).resources(A, 3, 2, 3).displayMonuments(MONUMENT_BLUE);
    other.display(AGE1_FARM_ONE_WORKER).pickUp(A, TIKAL, 4);
    other.play("act tikal 4", "build_monument monument_blue");
    assertThat(other.moves()).containsExactly("end_turn");
  }

  @Test
  void t73_twoTemplesForAResource() {
    Scenario game = Scenario.of(3).resources(A, 1, 1, 0).pickUp(A, TIKAL, 5).play("act tikal 5");
    assertThat(game.moves()).containsExactly("pay 0 1 0", "pay 1 0 0");
    game.play("pay 1 0 0", "raise_two quetzalcoatl kukulkan");
    assertThat(game.steps(A)).containsExactly(0, 1, 1);
    assertThat(game.resources(A)).containsExactly(0, 1, 0);
  }

  // ---- Uxmal

  @Test
  void t74_threeCornForAStep() {
    Scenario game = Scenario.of(3).corn(A, 5).pickUp(A, UXMAL, 1).play("act uxmal 1");
    assertThat(game.moves()).containsExactly("raise chaac", "raise quetzalcoatl", "raise kukulkan");
    game.play("raise quetzalcoatl");
    assertThat(game.steps(A)).containsExactly(0, 1, 0);
    assertThat(game.corn(A)).isEqualTo(2);
  }

  @Test
  void t75_theMarket() {
    Scenario game = Scenario.of(3).corn(A, 2).resources(A, 2, 1, 0).pickUp(A, UXMAL, 2);
    game.play("act uxmal 2");
    assertThat(game.moves())
        .containsExactly("sell wood 1", "sell wood 2", "sell stone 1", "buy wood 1", "decline");
    game.play("sell wood 2");
    assertThat(game.corn(A)).isEqualTo(6);
    assertThat(game.moves())
        .as("what was sold is not bought back")
        .containsExactly("sell stone 1", "buy stone 1", "buy stone 2", "buy gold 1", "decline");
    game.play("buy gold 1", "end_turn");
    assertThat(game.resources(A)).containsExactly(0, 1, 1);
    assertThat(game.corn(A)).isEqualTo(2);
    Scenario none = Scenario.of(3).corn(A, 9).pickUp(A, UXMAL, 2).play("act uxmal 2", "decline");
    assertThat(none.corn(A)).isEqualTo(9);
    Scenario rich = Scenario.of(3).corn(A, 50).pickUp(A, UXMAL, 2);
    rich.play("act uxmal 2", "buy wood 20", "buy wood 5", "end_turn");
    assertThat(rich.resources(A)).containsExactly(25, 0, 0);
  }

  @Test
  void t76_aWorkerFromTheBank() {
    Scenario game = Scenario.of(3).corn(A, 9).pickUp(A, UXMAL, 3).play("act uxmal 3");
    assertThat(game.board(A).workers()).isEqualTo(new TzolkinBoard.Workers(4, 0, 0, 2));
    assertThat(game.moves()).containsExactly("end_turn");
    Scenario six = Scenario.of(3).workers(A, 6).pickUp(A, UXMAL, 3).play("act uxmal 3");
    assertThat(six.board(A).workers()).isEqualTo(new TzolkinBoard.Workers(6, 0, 0, 0));
  }

  @Test
  void t77_aBuildingForCorn() {
    Scenario game = Scenario.of(3).corn(A, 4).resources(A, 9, 9, 9).displayMonuments(MONUMENT_BLUE);
    game.display(AGE1_CIVIC_AGRICULTURE, AGE1_SHRINE_ARCHITECTURE).pickUp(A, UXMAL, 4);
    game.play("act uxmal 4");
    assertThat(game.moves())
        .containsExactly("build age1_civic_agriculture", "build age1_shrine_architecture");
    game.play("build age1_civic_agriculture");
    assertThat(game.corn(A)).isZero();
    assertThat(game.resources(A)).containsExactly(9, 9, 9);
    Scenario poor = Scenario.of(3).corn(A, 3).resources(A, 9, 9, 9);
    poor.display(AGE1_CIVIC_AGRICULTURE).pickUp(A, UXMAL, 4);
    assertThat(poor.moves()).doesNotContain("act uxmal 4");
  }

  @Test
  void t78_anActionElsewhereForACorn() {
    Scenario game = Scenario.of(3).corn(A, 4).skulls(A, 1).pickUp(A, UXMAL, 5).play("act uxmal 5");
    assertThat(game.moves())
        .contains("act palenque 5", "act yaxchilan 4", "act uxmal 1")
        .doesNotContain("act chichen_itza 1", "act tikal 1", "act uxmal 5", "decline");
    game.play("act yaxchilan 3");
    assertThat(game.corn(A)).isEqualTo(4 - 1 + 2);
    assertThat(Scenario.of(3).pickUp(A, UXMAL, 5).moves()).doesNotContain("act uxmal 5");
    Scenario poor = Scenario.of(3).corn(A, 3).pickUp(A, UXMAL, 5).play("act uxmal 5");
    assertThat(poor.moves()).as("2 corn are left").doesNotContain("act uxmal 1");
  }

  // ---- Chichen Itza

  @Test
  void t79_aSkullOnASpace() {
    for (SkullSpace space : SkullSpace.ALL) {
      int number = space.space();
      Scenario game = Scenario.of(3).skulls(A, 1).pickUp(A, CHICHEN_ITZA, number);
      game.play("act chichen_itza " + number);
      assertThat(game.score(A)).isEqualTo(List.of(4, 5, 6, 7, 8, 8, 10, 11, 13).get(number - 1));
      assertThat(game.steps(A).get(List.of(0, 0, 0, 2, 2, 2, 1, 1, 1).get(number - 1)))
          .isEqualTo(1);
      assertThat(game.skulls(A)).isZero();
      assertThat(game.moves("take")).hasSize(List.of(6, 8, 9).contains(number) ? 3 : 0);
    }
    Scenario filled = Scenario.of(3).skulls(A, 1).filled(3).pickUp(A, CHICHEN_ITZA, 3);
    assertThat(filled.moves("act")).isEmpty();
  }

  @Test
  void t80_theResourceComesBeforeTheOffering() {
    Scenario game = Scenario.of(3).level(A, THEOLOGY, 2).skulls(A, 1).pickUp(A, CHICHEN_ITZA, 8);
    game.play("act chichen_itza 8", "take 1 0 0");
    assertThat(game.moves())
        .containsExactly(
            "offer wood chaac", "offer wood quetzalcoatl", "offer wood kukulkan", "decline");
    game.play("offer wood chaac");
    assertThat(game.steps(A)).containsExactly(1, 1, 0);
    assertThat(game.resources(A)).containsExactly(0, 0, 0);
  }

  @Test
  void t81_space10GivesAnyOfThem() {
    Scenario game = Scenario.of(3).skulls(A, 1).filled(4).pickUp(A, CHICHEN_ITZA, 10);
    assertThat(game.moves("act")).hasSize(8).doesNotContain("act chichen_itza 4");
    game.play("act chichen_itza 9", "take 0 0 1");
    assertThat(game.score(A)).isEqualTo(13);
  }
}
