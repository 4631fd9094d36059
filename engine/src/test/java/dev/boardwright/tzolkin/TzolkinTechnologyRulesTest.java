package dev.boardwright.tzolkin;

import static dev.boardwright.tzolkin.Scenario.A;
import static dev.boardwright.tzolkin.piece.Building.AGE1_CIVIC_AGRICULTURE;
import static dev.boardwright.tzolkin.piece.Building.AGE1_CIVIC_AGRICULTURE_STONE;
import static dev.boardwright.tzolkin.piece.Building.AGE1_CIVIC_EXTRACTION_GOLD;
import static dev.boardwright.tzolkin.piece.Building.AGE1_FARM_ALL_WORKERS_MINUS_ONE;
import static dev.boardwright.tzolkin.piece.Building.AGE1_FARM_ONE_WORKER;
import static dev.boardwright.tzolkin.piece.Building.AGE1_SHRINE_ARCHITECTURE;
import static dev.boardwright.tzolkin.piece.Building.AGE1_TOMB_CHAAC_KUKULKAN;
import static dev.boardwright.tzolkin.piece.Building.AGE2_SHRINE_ARCHITECTURE;
import static dev.boardwright.tzolkin.piece.Building.AGE2_SHRINE_TWO_TECHNOLOGIES;
import static dev.boardwright.tzolkin.piece.Field.FIELD_2;
import static dev.boardwright.tzolkin.piece.Gear.CHICHEN_ITZA;
import static dev.boardwright.tzolkin.piece.Gear.PALENQUE;
import static dev.boardwright.tzolkin.piece.Gear.TIKAL;
import static dev.boardwright.tzolkin.piece.Gear.UXMAL;
import static dev.boardwright.tzolkin.piece.Gear.YAXCHILAN;
import static dev.boardwright.tzolkin.piece.Technology.AGRICULTURE;
import static dev.boardwright.tzolkin.piece.Technology.ARCHITECTURE;
import static dev.boardwright.tzolkin.piece.Technology.RESOURCE_EXTRACTION;
import static dev.boardwright.tzolkin.piece.Technology.THEOLOGY;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Technology;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The technologies: T82 to T91. */
class TzolkinTechnologyRulesTest {

  /** Enough of everything, one paid advance about to be chosen. */
  private static Scenario advancing(Technology technology, int level) {
    Scenario game = Scenario.of(3).level(A, technology, level).resources(A, 3, 3, 3);
    return game.pickUp(A, TIKAL, 1).play("act tikal 1");
  }

  @Test
  void t82_allLevelsReachedAreInForce() {
    Scenario game = Scenario.of(3).level(A, RESOURCE_EXTRACTION, 3).pickUp(A, YAXCHILAN, 1);
    assertThat(game.play("act yaxchilan 1").resources(A)).containsExactly(2, 0, 0);
    Scenario top = advancing(THEOLOGY, 3).play("advance theology", "pay 1 0 0");
    assertThat(top.level(A, THEOLOGY)).isEqualTo(3);
  }

  @Test
  void t83_anAdvanceCosts1Or2Or3OfAnyMix() {
    assertThat(advancing(THEOLOGY, 0).play("advance theology").moves()).hasSize(3);
    assertThat(advancing(THEOLOGY, 1).play("advance theology").moves())
        .containsExactly(
            "pay 0 0 2", "pay 0 1 1", "pay 0 2 0", "pay 1 0 1", "pay 1 1 0", "pay 2 0 0");
    assertThat(advancing(THEOLOGY, 2).play("advance theology").moves()).hasSize(10);
    Scenario game = advancing(THEOLOGY, 2).play("advance theology", "pay 1 0 2");
    assertThat(game.resources(A)).containsExactly(2, 3, 1);
    assertThat(game.level(A, THEOLOGY)).isEqualTo(3);
  }

  @Test
  void t84_theBonusBeyondLevel3() {
    Scenario agriculture = advancing(AGRICULTURE, 3).play("advance agriculture", "pay 1 0 0");
    assertThat(agriculture.play("raise chaac").steps(A)).containsExactly(1, 0, 0);
    Scenario extraction = advancing(RESOURCE_EXTRACTION, 3);
    extraction.play("advance resource_extraction", "pay 1 0 0");
    assertThat(extraction.moves())
        .containsExactly(
            "take 0 0 2", "take 0 1 1", "take 0 2 0", "take 1 0 1", "take 1 1 0", "take 2 0 0");
    assertThat(extraction.play("take 0 1 1").resources(A)).containsExactly(2, 4, 4);
    Scenario architecture = advancing(ARCHITECTURE, 3).play("advance architecture", "pay 1 0 0");
    assertThat(architecture.score(A)).isEqualTo(3);
    Scenario theology = advancing(THEOLOGY, 3).play("advance theology", "pay 1 0 0");
    assertThat(theology.skulls(A)).isEqualTo(1);
    assertThat(theology.resources(A)).containsExactly(2, 3, 3);
  }

  /** Constructs one building with Tikal 2, for its exact price. */
  private static Scenario built(Scenario game, Building building) {
    var price = building.price();
    game.resources(A, price.wood(), price.stone(), price.gold()).display(building);
    String word = building.name().toLowerCase(java.util.Locale.ROOT);
    return game.pickUp(A, TIKAL, 2).play("act tikal 2", "build " + word);
  }

  @Test
  void t85_anAdvanceOfABuildingIsFree() {
    Scenario game = built(Scenario.of(3), AGE1_CIVIC_AGRICULTURE);
    assertThat(game.level(A, AGRICULTURE)).isEqualTo(1);
    assertThat(game.resources(A)).containsExactly(0, 0, 0);
    Scenario top = built(Scenario.of(3).level(A, AGRICULTURE, 3), AGE1_CIVIC_AGRICULTURE_STONE);
    top.play("raise kukulkan");
    assertThat(top.steps(A)).containsExactly(0, 0, 1);
    assertThat(top.resources(A)).containsExactly(0, 1, 0);
    Scenario two = built(Scenario.of(3).level(A, THEOLOGY, 3), AGE2_SHRINE_TWO_TECHNOLOGIES);
    assertThat(two.moves()).hasSize(4).doesNotContain("decline");
    two.play("advance theology", "advance theology");
    assertThat(two.skulls(A)).isEqualTo(2);
  }

  @Test
  void t86_agriculture() {
    for (int level = 0; level <= 3; level++) {
      Scenario tile = Scenario.of(3).level(A, AGRICULTURE, level).pickUp(A, PALENQUE, 2);
      tile.play("act palenque 2", "take_corn_tile");
      assertThat(tile.corn(A)).isEqualTo(4 + List.of(0, 1, 1, 3).get(level));
      Scenario fish = Scenario.of(3).level(A, AGRICULTURE, level).pickUp(A, PALENQUE, 1);
      assertThat(fish.play("act palenque 1").corn(A)).isEqualTo(level < 2 ? 3 : 4);
    }
    Scenario bare = Scenario.of(3).level(A, AGRICULTURE, 3).field(FIELD_2, 0, 0);
    bare.pickUp(A, PALENQUE, 2).play("act palenque 2", "harvest_without_tile");
    assertThat(bare.corn(A)).isEqualTo(4);
    Scenario option = Scenario.of(3, TzolkinOptions.AGRICULTURE_BONUS_WITHOUT_TILE, true);
    option.level(A, AGRICULTURE, 3).field(FIELD_2, 0, 0).pickUp(A, PALENQUE, 2);
    assertThat(option.play("act palenque 2", "harvest_without_tile").corn(A)).isEqualTo(7);
  }

  @Test
  void t87_extractionAddsOnTheseSpacesOnly() {
    for (int level = 0; level <= 3; level++) {
      Scenario game = Scenario.of(3).level(A, RESOURCE_EXTRACTION, level).pickUp(A, YAXCHILAN, 5);
      game.play("act yaxchilan 5");
      assertThat(game.resources(A)).containsExactly(0, level >= 2 ? 2 : 1, level >= 3 ? 2 : 1);
      assertThat(game.corn(A)).isEqualTo(2);
      Scenario wood = Scenario.of(3).level(A, RESOURCE_EXTRACTION, level).pickUp(A, PALENQUE, 4);
      wood.play("act palenque 4", "take_wood_tile");
      assertThat(wood.resources(A)).containsExactly(level >= 1 ? 4 : 3, 0, 0);
    }
    Scenario building = Scenario.of(3).level(A, RESOURCE_EXTRACTION, 2);
    assertThat(built(building, AGE1_CIVIC_EXTRACTION_GOLD).resources(A)).containsExactly(0, 0, 1);
    Scenario bought = Scenario.of(3).level(A, RESOURCE_EXTRACTION, 3).corn(A, 2);
    bought.pickUp(A, UXMAL, 2).play("act uxmal 2", "buy wood 1");
    assertThat(bought.resources(A)).containsExactly(1, 0, 0);
    Scenario temple = Scenario.of(3).level(A, RESOURCE_EXTRACTION, 3).steps(A, 1, 0, 0).corn(A, 6);
    assertThat(temple.day(7, 0).foodDay().resources(A)).containsExactly(0, 1, 0);
  }

  @Test
  void t88_architecture() {
    Scenario one = built(Scenario.of(3).level(A, ARCHITECTURE, 1), AGE1_FARM_ONE_WORKER);
    assertThat(one.corn(A)).isEqualTo(1);
    assertThat(one.score(A)).isZero();
    Scenario two = built(Scenario.of(3).level(A, ARCHITECTURE, 2), AGE1_FARM_ONE_WORKER);
    assertThat(two.score(A)).isEqualTo(2);
    Scenario three = Scenario.of(3).level(A, ARCHITECTURE, 3).resources(A, 1, 2, 0);
    three.display(AGE1_TOMB_CHAAC_KUKULKAN).pickUp(A, TIKAL, 2);
    three.play("act tikal 2", "build age1_tomb_chaac_kukulkan");
    assertThat(three.moves()).containsExactly("pay 0 2 0", "pay 1 1 0");
    three.play("pay 1 1 0");
    assertThat(three.resources(A)).containsExactly(0, 1, 0);
    assertThat(three.corn(A)).isEqualTo(1);
    Scenario short1 = Scenario.of(3).level(A, ARCHITECTURE, 3).resources(A, 1, 1, 0);
    short1.display(AGE1_TOMB_CHAAC_KUKULKAN).pickUp(A, TIKAL, 2).play("act tikal 2");
    assertThat(short1.play("build age1_tomb_chaac_kukulkan").moves()).containsExactly("pay 1 1 0");
    Scenario farm = Scenario.of(3).level(A, ARCHITECTURE, 3).resources(A, 0, 0, 0);
    farm.display(AGE1_FARM_ONE_WORKER).pickUp(A, TIKAL, 2).play("act tikal 2");
    assertThat(farm.play("build age1_farm_one_worker").moves()).containsExactly("pay 0 0 0");
    Scenario corn = Scenario.of(3).level(A, ARCHITECTURE, 3).corn(A, 6);
    corn.display(AGE1_FARM_ALL_WORKERS_MINUS_ONE).pickUp(A, UXMAL, 4);
    corn.play("act uxmal 4", "build age1_farm_all_workers_minus_one");
    assertThat(corn.corn(A)).isEqualTo(1);
  }

  @Test
  void t89_oneOfTwoBuildingsUsesArchitecture() {
    Scenario later = Scenario.of(3).level(A, ARCHITECTURE, 2).resources(A, 3, 0, 0);
    later.display(AGE1_FARM_ONE_WORKER, AGE1_CIVIC_AGRICULTURE).pickUp(A, TIKAL, 4);
    later.play("act tikal 4", "build age1_farm_one_worker", "use_architecture false");
    assertThat(later.score(A)).isZero();
    later.play("build age1_civic_agriculture");
    assertThat(later.score(A)).isEqualTo(2);
    assertThat(later.corn(A)).isEqualTo(1);
    Scenario needed = Scenario.of(3).level(A, ARCHITECTURE, 3).resources(A, 1, 1, 0);
    needed.display(AGE1_TOMB_CHAAC_KUKULKAN).pickUp(A, TIKAL, 4);
    needed.play("act tikal 4", "build age1_tomb_chaac_kukulkan");
    assertThat(needed.moves()).as("not asked where it is needed").containsExactly("pay 1 1 0");
    Scenario learned = Scenario.of(3).resources(A, 2, 0, 1);
    learned.display(AGE1_SHRINE_ARCHITECTURE, AGE1_CIVIC_AGRICULTURE).pickUp(A, TIKAL, 4);
    learned.play("act tikal 4", "build age1_shrine_architecture", "build age1_civic_agriculture");
    assertThat(learned.corn(A)).as("learned from the first for the second").isEqualTo(1);
    Scenario plain = Scenario.of(3).level(A, ARCHITECTURE, 2).resources(A, 0, 1, 1);
    plain.display(AGE2_SHRINE_ARCHITECTURE, AGE1_FARM_ONE_WORKER).pickUp(A, TIKAL, 4);
    plain.play("act tikal 4", "build age2_shrine_architecture", "use_architecture true");
    assertThat(plain.moves()).as("no discount for the second").containsExactly("decline");
  }

  @Test
  void t90_theology() {
    Scenario ahead = Scenario.of(3).level(A, THEOLOGY, 1).skulls(A, 1).pickUp(A, CHICHEN_ITZA, 0);
    assertThat(ahead.moves()).containsExactly("act chichen_itza 1", "decline");
    Scenario last = Scenario.of(3).level(A, THEOLOGY, 1).skulls(A, 1).pickUp(A, CHICHEN_ITZA, 9);
    assertThat(last.moves("act")).as("from 9 this is space 10").hasSize(9);
    Scenario other = Scenario.of(3).level(A, THEOLOGY, 1).pickUp(A, YAXCHILAN, 2);
    assertThat(other.moves()).doesNotContain("act yaxchilan 3");
    Scenario offer = Scenario.of(3).level(A, THEOLOGY, 2).skulls(A, 1).resources(A, 2, 0, 0);
    offer.pickUp(A, CHICHEN_ITZA, 3).play("act chichen_itza 3");
    assertThat(offer.moves("offer")).hasSize(3);
    offer.play("offer wood kukulkan");
    assertThat(offer.moves()).as("once an action").containsExactly("end_turn");
    assertThat(offer.steps(A)).containsExactly(1, 0, 1);
    Scenario skulls = Scenario.of(3).level(A, THEOLOGY, 3).pickUp(A, YAXCHILAN, 4);
    assertThat(skulls.play("act yaxchilan 4").skulls(A)).isEqualTo(2);
  }

  @Test
  void t91_technologiesFollowTheActionNotTheWorker() {
    Scenario game = Scenario.of(3).level(A, RESOURCE_EXTRACTION, 1).corn(A, 1);
    game.pickUp(A, UXMAL, 7).play("act uxmal 5", "act yaxchilan 1");
    assertThat(game.resources(A)).containsExactly(2, 0, 0);
    Scenario seven = Scenario.of(3).level(A, AGRICULTURE, 3).pickUp(A, PALENQUE, 7);
    assertThat(seven.play("act palenque 2", "take_corn_tile").corn(A)).isEqualTo(7);
  }
}
