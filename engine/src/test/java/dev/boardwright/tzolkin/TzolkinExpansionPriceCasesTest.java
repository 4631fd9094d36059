package dev.boardwright.tzolkin;

import static dev.boardwright.tzolkin.Scenario.A;
import static dev.boardwright.tzolkin.Scenario.B;
import static dev.boardwright.tzolkin.piece.Building.AGE1_CIVIC_AGRICULTURE;
import static dev.boardwright.tzolkin.piece.Building.AGE1_FARM_ONE_WORKER;
import static dev.boardwright.tzolkin.piece.Building.AGE1_TOMB_CHAAC_QUETZALCOATL;
import static dev.boardwright.tzolkin.piece.Building.NEW1_FARM_GRANARY;
import static dev.boardwright.tzolkin.piece.Field.FIELD_2;
import static dev.boardwright.tzolkin.piece.Field.FIELD_4;
import static dev.boardwright.tzolkin.piece.Gear.CHICHEN_ITZA;
import static dev.boardwright.tzolkin.piece.Gear.PALENQUE;
import static dev.boardwright.tzolkin.piece.Gear.TIKAL;
import static dev.boardwright.tzolkin.piece.Gear.UXMAL;
import static dev.boardwright.tzolkin.piece.Gear.YAXCHILAN;
import static dev.boardwright.tzolkin.piece.Technology.AGRICULTURE;
import static dev.boardwright.tzolkin.piece.Technology.ARCHITECTURE;
import static dev.boardwright.tzolkin.piece.Technology.RESOURCE_EXTRACTION;
import static dev.boardwright.tzolkin.piece.Technology.THEOLOGY;
import static dev.boardwright.tzolkin.prophecy.Prophecy.ANGRY_GOD_CHAAC;
import static dev.boardwright.tzolkin.prophecy.Prophecy.ANGRY_GOD_KUKULKAN;
import static dev.boardwright.tzolkin.prophecy.Prophecy.CROWDED_CITIES;
import static dev.boardwright.tzolkin.prophecy.Prophecy.DESECRATION;
import static dev.boardwright.tzolkin.prophecy.Prophecy.DROUGHT;
import static dev.boardwright.tzolkin.prophecy.Prophecy.FOREST_FIRES;
import static dev.boardwright.tzolkin.prophecy.Prophecy.FORGOTTEN_LORE;
import static dev.boardwright.tzolkin.prophecy.Prophecy.GOLD_SHORTAGE;
import static dev.boardwright.tzolkin.prophecy.Prophecy.TEACHER_SHORTAGE;
import static dev.boardwright.tzolkin.prophecy.Prophecy.WRATHFUL_GODS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Monument;
import dev.boardwright.tzolkin.piece.Temple;
import dev.boardwright.tzolkin.prophecy.Prophecy;
import dev.boardwright.tzolkin.tribe.Tribe;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The worked cases of what prophecies put a price on. */
class TzolkinExpansionPriceCasesTest {

  private static Scenario under(Prophecy prophecy) {
    return Scenario.expanded(2, TzolkinOptions.PROPHECIES, TzolkinOptions.NEW_BUILDINGS)
        .prophecy(prophecy);
  }

  @Test
  void c1_twoWaysToTakeYaxchilan5() {
    Scenario game = under(GOLD_SHORTAGE).pickUp(A, YAXCHILAN, 5).play("act yaxchilan 5");
    assertThat(game.moves()).containsExactly("take_gold 1", "decline");
    game.play("take_gold 1");
    assertThat(game.resources(A)).containsExactly(0, 1, 1);
    assertThat(game.corn(A)).isEqualTo(1);
    Scenario without = under(GOLD_SHORTAGE).pickUp(A, YAXCHILAN, 5);
    without.play("act yaxchilan 5", "decline");
    assertThat(without.resources(A)).containsExactly(0, 1, 0);
    assertThat(without.corn(A)).isEqualTo(2);
  }

  @Test
  void c2_goldForGoldWithExtraction3() {
    for (int gold = 0; gold <= 2; gold++) {
      Scenario game = under(GOLD_SHORTAGE).level(A, RESOURCE_EXTRACTION, 3).corn(A, 5);
      game.pickUp(A, YAXCHILAN, 5).play("act yaxchilan 5");
      assertThat(game.moves()).containsExactly("take_gold 1", "take_gold 2", "decline");
      game.play(gold == 0 ? "decline" : "take_gold " + gold);
      assertThat(game.resources(A)).containsExactly(0, 2, gold);
      assertThat(game.corn(A)).isEqualTo(7 - gold);
    }
  }

  @Test
  void c3_goldOfAnExtractionBonus() {
    Scenario game = under(GOLD_SHORTAGE).level(A, RESOURCE_EXTRACTION, 3).corn(A, 1);
    game.resources(A, 1, 0, 0).pickUp(A, TIKAL, 1).play("act tikal 1");
    game.play("advance resource_extraction", "take 0 0 2");
    assertThat(game.moves()).containsExactly("take_gold 1", "decline");
    Scenario mixed = under(GOLD_SHORTAGE).level(A, RESOURCE_EXTRACTION, 3).corn(A, 1);
    mixed.resources(A, 0, 1, 0).pickUp(A, TIKAL, 1).play("act tikal 1");
    mixed.play("advance resource_extraction", "take 1 0 1", "take_gold 1");
    assertThat(mixed.resources(A)).containsExactly(1, 0, 1);
    assertThat(mixed.corn(A)).isZero();
  }

  @Test
  void c4_goldOnTheMarket() {
    Scenario game = under(GOLD_SHORTAGE).corn(A, 9).resources(A, 0, 1, 0).pickUp(A, UXMAL, 2);
    game.play("act uxmal 2");
    assertThat(game.moves()).contains("buy gold 1").doesNotContain("buy gold 2");
    Scenario bought = under(GOLD_SHORTAGE).corn(A, 9).pickUp(A, UXMAL, 2);
    bought.play("act uxmal 2", "buy gold 1");
    assertThat(bought.corn(A)).isEqualTo(4);
    game.play("sell stone 1");
    assertThat(game.corn(A)).isEqualTo(12);
    game.play("buy gold 2");
    assertThat(game.corn(A)).isEqualTo(2);
  }

  @Test
  void c5_aStepThatCannotBePaidIsDeclined() {
    Scenario game = under(WRATHFUL_GODS).skulls(A, 1).pickUp(A, CHICHEN_ITZA, 1);
    game.play("act chichen_itza 1");
    assertThat(game.score(A)).isEqualTo(4);
    assertThat(game.board().skullSpaces().getFirst().filled()).isTrue();
    assertThat(game.steps(A)).containsExactly(0, 0, 0);
    assertThat(game.moves()).containsExactly("decline");
  }

  @Test
  void c6_theCostOfAnActionIsNotThePriceOfItsStep() {
    Scenario exact = under(WRATHFUL_GODS).corn(A, 3).pickUp(A, UXMAL, 1);
    exact.play("act uxmal 1", "raise chaac");
    assertThat(exact.moves()).containsExactly("decline");
    assertThat(exact.corn(A)).isZero();
    Scenario balam = under(WRATHFUL_GODS).tribe(A, Tribe.BALAM).corn(A, 3).pickUp(A, UXMAL, 2);
    balam.play("act uxmal 1", "raise chaac", "pay_corn");
    assertThat(balam.corn(A)).isZero();
    assertThat(balam.steps(A)).containsExactly(1, 0, 0);
  }

  @Test
  void c7_theResourceOfTheSameActionPays() {
    Scenario game = under(ANGRY_GOD_KUKULKAN).skulls(A, 1).pickUp(A, CHICHEN_ITZA, 6);
    game.play("act chichen_itza 6", "take 0 1 0", "pay 0 1 0");
    assertThat(game.score(A)).isEqualTo(8);
    assertThat(game.steps(A)).containsExactly(0, 0, 1);
    assertThat(game.resources(A)).containsExactly(0, 0, 0);
    Scenario kept = under(ANGRY_GOD_KUKULKAN).skulls(A, 1).pickUp(A, CHICHEN_ITZA, 6);
    kept.play("act chichen_itza 6", "take 0 0 1", "decline");
    assertThat(kept.steps(A)).containsExactly(0, 0, 0);
    assertThat(kept.resources(A)).containsExactly(0, 0, 1);
  }

  @Test
  void c8_noPriceForAStepThatIsLost() {
    int top = Temple.CHAAC.top();
    Scenario game = under(ANGRY_GOD_CHAAC).steps(A, top - 1, 0, 0).steps(B, top, 0, 0);
    game.resources(A, 1, 1, 1).skulls(A, 1).pickUp(A, CHICHEN_ITZA, 2);
    game.play("act chichen_itza 2");
    assertThat(game.score(A)).isEqualTo(5);
    assertThat(game.moves()).doesNotContain("pay 1 0 0");
    assertThat(game.resources(A)).containsExactly(1, 1, 1);
  }

  @Test
  void c9_skullsForStepsThatNoTempleRefuses() {
    Scenario game = under(DESECRATION).steps(A, -1, 0, -1).level(A, THEOLOGY, 3).bankSkulls(5);
    game.pickUp(A, YAXCHILAN, 4).play("act yaxchilan 4");
    assertThat(game.moves()).containsExactly("step_down quetzalcoatl", "decline");
    game.play("step_down quetzalcoatl");
    assertThat(game.skulls(A)).isEqualTo(1);
    assertThat(game.steps(A)).containsExactly(-1, -1, -1);
    assertThat(game.moves()).doesNotContain("step_down quetzalcoatl");
  }

  @Test
  void c10_harvestsThatGiveLess() {
    Scenario fires = under(FOREST_FIRES).level(A, RESOURCE_EXTRACTION, 1);
    fires.pickUp(A, PALENQUE, 3).play("act palenque 3", "take_wood_tile");
    assertThat(fires.resources(A)).containsExactly(2, 0, 0);
    assertThat(fires.board(A).woodTiles()).isEqualTo(1);
    Scenario forest = under(FOREST_FIRES).level(A, RESOURCE_EXTRACTION, 1);
    assertThat(forest.pickUp(A, YAXCHILAN, 1).play("act yaxchilan 1").resources(A))
        .containsExactly(2, 0, 0);
    Scenario drought = under(DROUGHT).field(FIELD_2, 2, 0).pickUp(A, PALENQUE, 2);
    drought.play("act palenque 2", "take_corn_tile");
    assertThat(drought.corn(A)).isEqualTo(3);
    assertThat(drought.board(A).cornTiles()).isEqualTo(1);
    assertThat(under(DROUGHT).pickUp(A, PALENQUE, 1).play("act palenque 1").corn(A)).isEqualTo(3);
  }

  @Test
  void c11_dearTeachers() {
    Scenario game = under(TEACHER_SHORTAGE).resources(A, 5, 0, 0).pickUp(A, TIKAL, 3);
    game.play("act tikal 3", "advance agriculture", "pay 2 0 0");
    game.play("advance agriculture", "pay 3 0 0");
    assertThat(game.level(A, AGRICULTURE)).isEqualTo(2);
    assertThat(game.resources(A)).containsExactly(0, 0, 0);
    Scenario four = under(TEACHER_SHORTAGE).resources(A, 4, 0, 0).pickUp(A, TIKAL, 3);
    four.play("act tikal 3", "advance agriculture", "pay 2 0 0");
    assertThat(four.moves()).doesNotContain("advance agriculture");
    four.play("advance theology", "pay 2 0 0");
    assertThat(four.level(A, THEOLOGY)).isEqualTo(1);
  }

  @Test
  void c12_aFreeAdvanceThatCannotBePaid() {
    Scenario game = under(TEACHER_SHORTAGE).resources(A, 2, 0, 0);
    game.display(AGE1_CIVIC_AGRICULTURE).pickUp(A, TIKAL, 2);
    game.play("act tikal 2", "build age1_civic_agriculture", "end_turn");
    assertThat(game.board(A).buildings()).containsExactly(AGE1_CIVIC_AGRICULTURE);
    assertThat(game.level(A, AGRICULTURE)).isZero();
  }

  @Test
  void c13_theSecondLevelIsForgotten() {
    Scenario game = lore().pickUp(A, YAXCHILAN, 5).play("act yaxchilan 5");
    assertThat(game.resources(A)).containsExactly(0, 1, 2);
    assertThat(game.corn(A)).isEqualTo(2);
    Scenario field = lore().field(FIELD_4, 2, 1).pickUp(A, PALENQUE, 4);
    assertThat(field.play("act palenque 4", "take_corn_tile").corn(A)).isEqualTo(10);
    assertThat(lore().pickUp(A, PALENQUE, 1).play("act palenque 1").corn(A)).isEqualTo(3);
    Scenario empty = lore().field(FIELD_4, 0, 0).pickUp(A, PALENQUE, 4);
    assertThat(empty.play("act palenque 4", "end_turn").corn(A)).isZero();
    Scenario end = lore().workers(A, 3).corn(A, 20).day(13, 1).foodDay();
    assertThat(end.now.prophecies.points(A)).isEqualTo(6);
  }

  private static Scenario lore() {
    return under(FORGOTTEN_LORE)
        .level(A, AGRICULTURE, 3)
        .level(A, RESOURCE_EXTRACTION, 3)
        .level(A, THEOLOGY, 1);
  }

  @Test
  void c14_theWoodThatArchitectureSavesIsTheExtraOne() {
    Scenario game = under(CROWDED_CITIES).level(A, ARCHITECTURE, 3).resources(A, 1, 0, 0);
    game.display(AGE1_FARM_ONE_WORKER).pickUp(A, TIKAL, 2);
    game.play("act tikal 2", "build age1_farm_one_worker", "end_turn");
    assertThat(game.resources(A)).containsExactly(0, 0, 0);
    assertThat(game.corn(A)).isEqualTo(1);
    assertThat(game.score(A)).isEqualTo(2);
    Scenario poor = under(CROWDED_CITIES).level(A, ARCHITECTURE, 3).display(AGE1_FARM_ONE_WORKER);
    assertThat(poor.pickUp(A, TIKAL, 2).moves()).doesNotContain("act tikal 2");
  }

  @Test
  void c15_crowdedCitiesPaidInCorn() {
    assertThat(paidInCorn(0, 8).corn(A)).isZero();
    Scenario skilled = paidInCorn(3, 6);
    assertThat(skilled.corn(A)).isEqualTo(1);
    assertThat(skilled.score(A)).isEqualTo(2);
    Scenario renovated = under(CROWDED_CITIES).level(A, ARCHITECTURE, 3).corn(A, 2);
    renovated.owns(A, NEW1_FARM_GRANARY).display(AGE1_TOMB_CHAAC_QUETZALCOATL);
    renovated.pickUp(A, UXMAL, 4).play("act uxmal 4", "build age1_tomb_chaac_quetzalcoatl");
    renovated.play("end_turn");
    assertThat(renovated.corn(A)).isEqualTo(1);
    assertThat(renovated.score(A)).isEqualTo(2);
    assertThat(renovated.board(A).buildings()).containsExactly(AGE1_TOMB_CHAAC_QUETZALCOATL);
  }

  private static Scenario paidInCorn(int architecture, int corn) {
    Scenario game = under(CROWDED_CITIES).level(A, ARCHITECTURE, architecture);
    game.display(AGE1_TOMB_CHAAC_QUETZALCOATL).corn(A, corn - 1);
    assertThat(game.pickUp(A, UXMAL, 4).moves()).doesNotContain("act uxmal 4");
    game = under(CROWDED_CITIES).level(A, ARCHITECTURE, architecture).corn(A, corn);
    game.display(AGE1_TOMB_CHAAC_QUETZALCOATL).pickUp(A, UXMAL, 4);
    return game.play("act uxmal 4", "build age1_tomb_chaac_quetzalcoatl", "end_turn");
  }

  @Test
  void c16_aRenovatedBuildingIsNotCounted() {
    Scenario game = fourBuildings().displayMonuments(Monument.MONUMENT_GREEN);
    game.pickUp(A, TIKAL, 4).play("act tikal 4", "build_monument monument_green", "end_turn");
    assertThat(game.resources(A)).containsExactly(0, 0, 0);
    assertThat(game.board(A).buildings()).hasSize(3).doesNotContain(NEW1_FARM_GRANARY);
    assertThat(prophesied(game)).isZero();
    assertThat(prophesied(fourBuildings())).as("without the monument").isEqualTo(6);
  }

  private static Scenario fourBuildings() {
    return under(CROWDED_CITIES)
        .resources(A, 0, 3, 1)
        .corn(A, 20)
        .owns(A, NEW1_FARM_GRANARY)
        .owns(A, List.of(Building.ALL).subList(0, 3).toArray(Building[]::new));
  }

  /** What the prophecy brings seat A on the food day that ends it. */
  private static double prophesied(Scenario game) {
    game.day(13, 1).foodDay();
    assertThat(game.now.over()).as("the food day is over").isTrue();
    return game.now.prophecies.points(A);
  }
}
