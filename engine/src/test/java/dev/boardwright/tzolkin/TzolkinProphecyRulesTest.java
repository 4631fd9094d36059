package dev.boardwright.tzolkin;

import static dev.boardwright.tzolkin.Scenario.A;
import static dev.boardwright.tzolkin.Scenario.B;
import static dev.boardwright.tzolkin.piece.Building.AGE1_CIVIC_AGRICULTURE_STONE;
import static dev.boardwright.tzolkin.piece.Building.AGE1_FARM_ALL_WORKERS_MINUS_ONE;
import static dev.boardwright.tzolkin.piece.Building.AGE1_FARM_ONE_WORKER;
import static dev.boardwright.tzolkin.piece.Building.AGE1_TOMB_CHAAC_KUKULKAN;
import static dev.boardwright.tzolkin.piece.Building.AGE2_SHRINE_CHAAC;
import static dev.boardwright.tzolkin.piece.Building.NEW1_TOMB_SEASONS;
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
import static dev.boardwright.tzolkin.prophecy.Prophecy.ANGRY_GOD_CHAAC;
import static dev.boardwright.tzolkin.prophecy.Prophecy.ANGRY_GOD_KUKULKAN;
import static dev.boardwright.tzolkin.prophecy.Prophecy.ANGRY_GOD_QUETZALCOATL;
import static dev.boardwright.tzolkin.prophecy.Prophecy.CROWDED_CITIES;
import static dev.boardwright.tzolkin.prophecy.Prophecy.DESECRATION;
import static dev.boardwright.tzolkin.prophecy.Prophecy.DROUGHT;
import static dev.boardwright.tzolkin.prophecy.Prophecy.FOREST_FIRES;
import static dev.boardwright.tzolkin.prophecy.Prophecy.FORGOTTEN_LORE;
import static dev.boardwright.tzolkin.prophecy.Prophecy.GOLD_SHORTAGE;
import static dev.boardwright.tzolkin.prophecy.Prophecy.HIGH_FLOODWATERS;
import static dev.boardwright.tzolkin.prophecy.Prophecy.HUNGER;
import static dev.boardwright.tzolkin.prophecy.Prophecy.TEACHER_SHORTAGE;
import static dev.boardwright.tzolkin.prophecy.Prophecy.WRATHFUL_GODS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.tzolkin.piece.Field;
import dev.boardwright.tzolkin.piece.Temple;
import dev.boardwright.tzolkin.prophecy.Prophecy;
import dev.boardwright.tzolkin.prophecy.Prophecy.Metric;
import dev.boardwright.tzolkin.quick.QuickAction;
import org.junit.jupiter.api.Test;

/** The rules of prophecies (X60 to X92). */
class TzolkinProphecyRulesTest {

  private static Scenario game() {
    return Scenario.expanded(2, TzolkinOptions.PROPHECIES, TzolkinOptions.NEW_BUILDINGS);
  }

  private static Scenario under(Prophecy prophecy) {
    return game().prophecy(prophecy);
  }

  private static Scenario three() {
    Scenario game = game().corn(A, 60).corn(B, 60);
    for (Prophecy prophecy : new Prophecy[] {DROUGHT, HUNGER, WRATHFUL_GODS}) {
      game.now.prophecies.draw(prophecy);
    }
    return game;
  }

  // ---- when

  @Test
  void x60_fromOneFoodDayToTheNext() {
    Prophecy[] order = {DROUGHT, HUNGER, WRATHFUL_GODS};
    int[] days = {7, 13, 20};
    Scenario game = three();
    for (int i = 0; i < 3; i++) {
      game.day(days[i], i).foodDay().settle();
      game.now.prophecies.begin(i + 1);
      assertThat(game.now.prophecies.active()).contains(order[i]);
    }
    game.now.prophecies.begin(4);
    assertThat(game.now.prophecies.active()).isEmpty();
  }

  @Test
  void x61_neverTwoAtOnce() {
    Scenario game = three();
    game.now.prophecies.begin(2);
    assertThat(game.board().prophecies()).filteredOn(slot -> slot.active()).hasSize(1);
    assertThat(game.now.affliction().food()).isEqualTo(1);
    assertThat(game.now.affliction().stepCorn(Temple.CHAAC)).isZero();
  }

  @Test
  void x62_aDelayedFoodDayDelaysTheChange() {
    Scenario game = three().day(13, 1);
    game.now.prophecies.begin(1);
    game.phase3();
    assertThat(game.now.calendar.day()).isEqualTo(14);
    assertThat(game.now.prophecies.active()).contains(DROUGHT);
  }

  @Test
  void x63_alsoOnTheFoodDayThatEndsIt() {
    Scenario game = under(GOLD_SHORTAGE).corn(A, 7).steps(A, 0, 2, 0).day(20, 2).foodDay();
    assertThat(game.asked()).isEqualTo("pay_gold 0 1");
    assertThat(game.corn(A)).isEqualTo(1);
  }

  @Test
  void x64_whatIsOwnedIsNotTouched() {
    Scenario game = under(GOLD_SHORTAGE).resources(A, 0, 0, 3).corn(A, 3).pickUp(A, UXMAL, 2);
    assertThat(game.play("act uxmal 2", "sell gold 3").corn(A)).isEqualTo(3 + 12);
  }

  @Test
  void x65_allAreScoredAtTheEndOfTheFoodDay() {
    Scenario game = under(GOLD_SHORTAGE).resources(A, 0, 0, 6).resources(B, 0, 0, 2);
    game.corn(A, 6).corn(B, 6).day(13, 1).foodDay();
    assertThat(game.part(A, "prophecies")).isEqualTo(13.0);
    assertThat(game.part(B, "prophecies")).isEqualTo(0.0);
  }

  @Test
  void x66_theCountIsThatOfTheMoment() {
    Scenario game = game().steps(A, -1, 2, 3).skulls(A, 2).level(A, AGRICULTURE, 2);
    game.level(A, THEOLOGY, 3).resources(A, 0, 0, 4).owns(A, AGE1_FARM_ONE_WORKER);
    game.on(A, CHICHEN_ITZA, 1, 4).day(13, 1);
    int[] counts = {4, -1, 2, 3, 0, 0, 4, 2, 5, 2, 1, 0, 2};
    for (Metric metric : Metric.values()) {
      assertThat(Prophecies.count(game.now, A, metric))
          .as(metric.name())
          .isEqualTo(counts[metric.ordinal()]);
    }
  }

  @Test
  void x67_beforeTheCalendarAdvances() {
    Scenario game = under(HIGH_FLOODWATERS).corn(A, 6).on(A, CHICHEN_ITZA, 10).day(13, 1);
    game.foodDay();
    assertThat(game.now.prophecies.points(A)).isZero();
    assertThat(game.now.prophecies.points(B)).isEqualTo(-5);
  }

  // ---- paying

  @Test
  void x70_eachGainIsPaidOrDeclined() {
    Scenario game = under(ANGRY_GOD_CHAAC).resources(A, 1, 3, 0).display(AGE2_SHRINE_CHAAC);
    game.pickUp(A, TIKAL, 2).play("act tikal 2", "build age2_shrine_chaac");
    game.play("pay 1 0 0", "decline", "end_turn");
    assertThat(game.steps(A)).containsExactly(1, 0, 0);
    assertThat(game.score(A)).isEqualTo(2);
  }

  @Test
  void x71_whatTheSameBuildingGivesMayPay() {
    Scenario game = under(TEACHER_SHORTAGE).resources(A, 3, 0, 0);
    game.display(AGE1_CIVIC_AGRICULTURE_STONE).pickUp(A, TIKAL, 2);
    game.play("act tikal 2", "build age1_civic_agriculture_stone", "pay 0 1 0");
    assertThat(game.level(A, AGRICULTURE)).isEqualTo(1);
    assertThat(game.resources(A)).containsExactly(0, 0, 0);
  }

  @Test
  void x72_whoCannotPayDeclines() {
    Scenario game = under(WRATHFUL_GODS).resources(A, 1, 2, 0).display(AGE1_TOMB_CHAAC_KUKULKAN);
    game.pickUp(A, TIKAL, 2).play("act tikal 2", "build age1_tomb_chaac_kukulkan");
    assertThat(game.moves()).containsExactly("decline");
    game.play("decline", "decline", "end_turn");
    assertThat(game.board(A).buildings()).containsExactly(AGE1_TOMB_CHAAC_KUKULKAN);
  }

  @Test
  void x73_noPriceForWhatWouldNotArrive() {
    Scenario game = under(DESECRATION).bankSkulls(0).pickUp(A, YAXCHILAN, 4);
    game.play("act yaxchilan 4");
    assertThat(game.moves()).doesNotContain("step_down chaac");
    assertThat(game.skulls(A)).isZero();
  }

  @Test
  void x74_theCostIsPaidInAnyCase() {
    Scenario game = under(WRATHFUL_GODS).corn(A, 4).pickUp(A, UXMAL, 1);
    game.play("act uxmal 1", "raise chaac", "decline");
    assertThat(game.corn(A)).isEqualTo(1);
    assertThat(game.steps(A)).containsExactly(0, 0, 0);
  }

  @Test
  void x75_skullByTemple() {
    Scenario game = under(DESECRATION).level(A, THEOLOGY, 3).pickUp(A, YAXCHILAN, 4);
    game.play("act yaxchilan 4", "step_down chaac");
    assertThat(game.moves())
        .containsExactly("step_down quetzalcoatl", "step_down kukulkan", "decline");
    game.play("step_down kukulkan");
    assertThat(game.skulls(A)).isEqualTo(2);
    assertThat(game.steps(A)).containsExactly(-1, 0, -1);
  }

  @Test
  void x76_decliningDoesNotChooseAgain() {
    Scenario game = under(ANGRY_GOD_CHAAC).corn(A, 3).resources(A, 1, 0, 0).pickUp(A, UXMAL, 1);
    game.play("act uxmal 1", "raise chaac", "decline");
    assertThat(game.moves()).doesNotContain("raise kukulkan");
    assertThat(game.steps(A)).containsExactly(0, 0, 0);
  }

  // ---- every prophecy

  @Test
  void x80_wrathfulGods() {
    Scenario game = under(WRATHFUL_GODS).corn(A, 2).resources(A, 1, 0, 0).pickUp(A, TIKAL, 5);
    game.play("act tikal 5", "raise_two chaac kukulkan", "pay_corn", "pay_corn");
    assertThat(game.corn(A)).isZero();
    assertThat(game.steps(A)).containsExactly(1, 0, 1);
    bands(WRATHFUL_GODS, Metric.TEMPLE_STEPS, -3, 0, 1, 3, 4, 9, 10);
  }

  @Test
  void x81_angryGods() {
    Prophecy[] gods = {ANGRY_GOD_CHAAC, ANGRY_GOD_QUETZALCOATL, ANGRY_GOD_KUKULKAN};
    for (int i = 0; i < 3; i++) {
      Scenario game = under(gods[i]).corn(A, 6).resources(A, 0, 1, 0).on(A, UXMAL, 1);
      String temple = Temple.ALL[i].name().toLowerCase(java.util.Locale.ROOT);
      String other = Temple.ALL[(i + 1) % 3].name().toLowerCase(java.util.Locale.ROOT);
      game.turn(A).play("pick_up uxmal 1", "act uxmal 1", "raise " + temple, "pay 0 1 0");
      assertThat(game.now.players.step(A, Temple.ALL[i])).isEqualTo(1);
      assertThat(game.resources(A)).containsExactly(0, 0, 0);
      Scenario free = under(gods[i]).corn(A, 3).pickUp(A, UXMAL, 1);
      free.play("act uxmal 1", "raise " + other);
      assertThat(free.now.players.step(A, Temple.ALL[(i + 1) % 3])).isEqualTo(1);
    }
    bands(ANGRY_GOD_CHAAC, Metric.CHAAC_STEP, -1, -1, 0, 1, 2, 3, 4);
    bands(ANGRY_GOD_QUETZALCOATL, Metric.QUETZALCOATL_STEP, -1, -1, 0, 1, 2, 3, 4);
    bands(ANGRY_GOD_KUKULKAN, Metric.KUKULKAN_STEP, -1, -1, 0, 1, 2, 3, 4);
  }

  @Test
  void x82_forestFires() {
    Scenario game = under(FOREST_FIRES).pickUp(A, PALENQUE, 4);
    game.play("act palenque 4", "take_wood_tile");
    assertThat(game.resources(A)).containsExactly(2, 0, 0);
    bands(FOREST_FIRES, Metric.WOOD_TILES, 0, 0, 1, 2, 3, 5, 6);
  }

  @Test
  void x83_drought() {
    Scenario burned = under(DROUGHT).pickUp(A, PALENQUE, 4);
    assertThat(burned.play("act palenque 4", "burn chaac").corn(A)).isEqualTo(6);
    Scenario bare = under(DROUGHT).field(FIELD_2, 0, 0).level(A, AGRICULTURE, 2);
    bare.pickUp(A, PALENQUE, 2).play("act palenque 2", "harvest_without_tile");
    assertThat(bare.corn(A)).isEqualTo(3);
    bands(DROUGHT, Metric.CORN_TILES, 0, 1, 2, 3, 4, 6, 7);
  }

  @Test
  void x84_goldShortage() {
    Scenario game = Scenario.expanded(2, TzolkinOptions.QUICK_ACTIONS).prophecy(GOLD_SHORTAGE);
    game.quick(QuickAction.QUICK2_GOLD).corn(A, 2).turn(A).play("take_quick_space", "end_turn");
    assertThat(game.corn(A)).isZero();
    assertThat(game.resources(A)).containsExactly(0, 0, 1);
    Scenario poor = Scenario.expanded(2, TzolkinOptions.QUICK_ACTIONS).prophecy(GOLD_SHORTAGE);
    poor.quick(QuickAction.QUICK2_GOLD).corn(A, 1).turn(A);
    assertThat(poor.moves()).doesNotContain("take_quick_space");
    bands(GOLD_SHORTAGE, Metric.GOLD, 0, 1, 2, 3, 4, 5, 6);
  }

  @Test
  void x85_desecration() {
    Scenario game = under(DESECRATION).corn(A, 6).owns(A, NEW1_TOMB_SEASONS).day(26, 3).foodDay();
    assertThat(game.asked()).isEqualTo("pay_skull 0 1");
    game.play("step_down quetzalcoatl");
    assertThat(game.skulls(A)).isEqualTo(1);
    assertThat(game.steps(A)).containsExactly(0, -1, 0);
    bands(DESECRATION, Metric.SKULLS, 0, 0, 1, 2, 3, 4, 5);
  }

  @Test
  void x86_teacherShortage() {
    Scenario game = under(TEACHER_SHORTAGE).level(A, ARCHITECTURE, 3).resources(A, 2, 0, 0);
    game.pickUp(A, TIKAL, 1).play("act tikal 1", "advance architecture").settle();
    assertThat(game.resources(A)).containsExactly(0, 0, 0);
    assertThat(game.score(A)).isEqualTo(3);
    bands(TEACHER_SHORTAGE, Metric.TECHNOLOGY_LEVELS, 0, 2, 3, 4, 5, 6, 7);
  }

  @Test
  void x87_forgottenLore() {
    Scenario built = under(FORGOTTEN_LORE).level(A, ARCHITECTURE, 2).resources(A, 1, 0, 0);
    built.display(AGE1_FARM_ONE_WORKER).pickUp(A, TIKAL, 2);
    built.play("act tikal 2", "build age1_farm_one_worker", "end_turn");
    assertThat(built.corn(A)).isEqualTo(1);
    assertThat(built.score(A)).isZero();
    Scenario stone = under(FORGOTTEN_LORE).level(A, RESOURCE_EXTRACTION, 2);
    assertThat(stone.pickUp(A, YAXCHILAN, 2).play("act yaxchilan 2").resources(A))
        .containsExactly(0, 1, 0);
    Scenario offering = under(FORGOTTEN_LORE).level(A, THEOLOGY, 2).skulls(A, 1);
    offering.resources(A, 1, 0, 0).pickUp(A, CHICHEN_ITZA, 1).play("act chichen_itza 1");
    assertThat(offering.moves("offer")).isEmpty();
    bands(FORGOTTEN_LORE, Metric.TECHNOLOGIES_AT_LEVEL_2, 0, 0, 1, 1, 2, 2, 3);
  }

  @Test
  void x88_crowdedCities() {
    Scenario game = under(CROWDED_CITIES).resources(A, 1, 1, 1).display(AGE1_FARM_ONE_WORKER);
    game.pickUp(A, TIKAL, 2).play("act tikal 2", "build age1_farm_one_worker");
    assertThat(game.moves()).containsExactly("pay 1 1 0", "pay 1 0 1");
    bands(CROWDED_CITIES, Metric.BUILDINGS, 0, 1, 2, 3, 4, 6, 7);
  }

  @Test
  void x89_hunger() {
    Scenario game = under(HUNGER).corn(A, 9).day(13, 1).foodDay();
    assertThat(game.corn(A)).isZero();
    bands(HUNGER, Metric.WORKERS_FED, 0, 3, 4, 4, 5, 5, 6);
  }

  @Test
  void x90_highFloodwaters() {
    Scenario game = under(HIGH_FLOODWATERS).corn(A, 2).turn(A).play("place_worker chichen_itza");
    assertThat(game.corn(A)).isZero();
    Scenario mercy = under(HIGH_FLOODWATERS).steps(A, -1, -1, -1).startSpace(B);
    mercy.dummies(TIKAL, 0).dummies(UXMAL, 0).dummies(PALENQUE, 0).dummies(YAXCHILAN, 0);
    mercy.turn(A);
    assertThat(mercy.moves())
        .containsExactly(
            "place_worker palenque",
            "place_worker yaxchilan",
            "place_worker tikal",
            "place_worker uxmal");
    bands(HIGH_FLOODWATERS, Metric.WORKERS_ON_CHICHEN_ITZA, 0, 0, 1, 1, 2, 2, 3);
  }

  /** The ends of the bands in which 5 points are lost, 0, 6 and 13 points are scored. */
  private static void bands(Prophecy prophecy, Metric metric, int... ends) {
    assertThat(prophecy.metric()).isEqualTo(metric);
    int[] points = {-5, -5, 0, 0, 6, 6, 13};
    for (int i = 0; i < ends.length; i++) {
      assertThat(prophecy.points(ends[i])).as(prophecy + " " + ends[i]).isEqualTo(points[i]);
    }
  }

  @Test
  void x91_aHarvestIsNeverLessThanNothing() {
    for (Field field : Field.ALL) {
      Scenario corn = under(DROUGHT).field(field, 1, 0).pickUp(A, PALENQUE, field.space());
      corn.play("act palenque " + field.space(), "take_corn_tile");
      assertThat(corn.corn(A)).isEqualTo(field.corn() - 1).isNotNegative();
    }
  }

  @Test
  void x92_farmsWhenAWorkerNeedsMore() {
    Scenario game = under(HUNGER).owns(A, AGE1_FARM_ONE_WORKER);
    assertThat(FoodDays.bill(game.now, A)).isEqualTo(1 + 3 + 3);
    game.owns(A, AGE1_FARM_ALL_WORKERS_MINUS_ONE);
    assertThat(FoodDays.bill(game.now, A)).isEqualTo(2 + 2);
  }
}
