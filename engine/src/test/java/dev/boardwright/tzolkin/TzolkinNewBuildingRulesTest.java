package dev.boardwright.tzolkin;

import static dev.boardwright.tzolkin.Scenario.A;
import static dev.boardwright.tzolkin.Scenario.B;
import static dev.boardwright.tzolkin.piece.Building.AGE1_FARM_ONE_WORKER;
import static dev.boardwright.tzolkin.piece.Building.AGE1_TOMB_CHAAC_QUETZALCOATL;
import static dev.boardwright.tzolkin.piece.Building.AGE2_CIVIC_ANY_TECHNOLOGY_GOLD;
import static dev.boardwright.tzolkin.piece.Building.NEW1_CIVIC_GOLDSMITH;
import static dev.boardwright.tzolkin.piece.Building.NEW1_FARM_GRANARY;
import static dev.boardwright.tzolkin.piece.Building.NEW1_SHRINE_QUARRY;
import static dev.boardwright.tzolkin.piece.Building.NEW1_TOMB_SEASONS;
import static dev.boardwright.tzolkin.piece.Building.NEW2_CIVIC_SCHOOL_OF_EXCHANGE;
import static dev.boardwright.tzolkin.piece.Building.NEW2_FARM_BUMPER_CROP;
import static dev.boardwright.tzolkin.piece.Building.NEW2_SHRINE_SKULL;
import static dev.boardwright.tzolkin.piece.Building.NEW2_TOMB_MONUMENT_YARD;
import static dev.boardwright.tzolkin.piece.Gear.TIKAL;
import static dev.boardwright.tzolkin.piece.Gear.YAXCHILAN;
import static dev.boardwright.tzolkin.piece.Monument.MONUMENT_ALL_MONUMENTS;
import static dev.boardwright.tzolkin.piece.Monument.MONUMENT_CONSTRUCTIONS;
import static dev.boardwright.tzolkin.piece.Technology.AGRICULTURE;
import static dev.boardwright.tzolkin.piece.Technology.ARCHITECTURE;
import static dev.boardwright.tzolkin.piece.Technology.RESOURCE_EXTRACTION;
import static dev.boardwright.tzolkin.piece.Technology.THEOLOGY;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.EnumWords;
import dev.boardwright.engine.conformance.Facts;
import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Price;
import dev.boardwright.tzolkin.prophecy.Prophecy;
import dev.boardwright.tzolkin.quick.QuickAction;
import dev.boardwright.tzolkin.tribe.Tribe;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The rules of new buildings, renovation and the food day (X130 to X172), and the tables. */
class TzolkinNewBuildingRulesTest {

  private static Scenario game() {
    return Scenario.expanded(2, TzolkinOptions.PROPHECIES, TzolkinOptions.NEW_BUILDINGS);
  }

  // ---- the tables, against an independent copy of the facts

  private static List<String> facts(String kind) {
    return Facts.beside(TzolkinNewBuildingRulesTest.class, "expansion.tsv").of(kind).stream()
        .map(fact -> String.join(" ", fact))
        .toList();
  }

  @Test
  void theBuildings() {
    assertThat(Stream.of(Building.ALL).filter(Building::isNew))
        .extracting(TzolkinNewBuildingRulesTest::row)
        .isEqualTo(facts("building"));
  }

  private static String row(Building tile) {
    Price price = tile.price();
    return Stream.of(
            EnumWords.word(tile),
            tile.age(),
            EnumWords.word(tile.colour()),
            price.wood(),
            price.stone(),
            price.gold(),
            price.skulls(),
            tile.canBeRenovated())
        .map(String::valueOf)
        .collect(Collectors.joining(" "));
  }

  @Test
  void theProphecies() {
    assertThat(Prophecy.ALL)
        .extracting(
            tile ->
                EnumWords.word(tile)
                    + " "
                    + EnumWords.word(tile.metric())
                    + " "
                    + tile.from(0)
                    + " "
                    + tile.from(1)
                    + " "
                    + tile.from(2))
        .isEqualTo(facts("prophecy"));
  }

  @Test
  void theTribes() {
    assertThat(Tribe.ALL).extracting(EnumWords::word).isEqualTo(facts("tribe"));
  }

  @Test
  void theQuickActions() {
    assertThat(QuickAction.ALL)
        .extracting(
            tile -> EnumWords.word(tile) + " " + tile.age() + " " + EnumWords.word(tile.deed()))
        .isEqualTo(facts("quick"));
  }

  // ---- renovation

  @Test
  void x130_newBuildingsAreBuildings() {
    Scenario game = game().level(A, ARCHITECTURE, 1).resources(A, 3, 0, 0);
    game.display(NEW1_FARM_GRANARY).pickUp(A, TIKAL, 2);
    game.play("act tikal 2", "build new1_farm_granary", "end_turn");
    assertThat(game.corn(A)).isEqualTo(1);
    assertThat(Scenario.begun(2).now.displays.pileOf(1).size()).isEqualTo(14);
  }

  @Test
  void x131_fourBuildingsCanBeRenovated() {
    assertThat(Stream.of(Building.ALL).filter(Building::canBeRenovated))
        .containsExactly(
            NEW1_FARM_GRANARY, NEW1_TOMB_SEASONS, NEW1_CIVIC_GOLDSMITH, NEW1_SHRINE_QUARRY);
  }

  @Test
  void x132_noneOrWhichOne() {
    Scenario game = game().owns(A, NEW1_FARM_GRANARY, NEW1_TOMB_SEASONS).resources(A, 1, 0, 0);
    game.display(AGE1_FARM_ONE_WORKER).pickUp(A, TIKAL, 2);
    game.play("act tikal 2", "build age1_farm_one_worker");
    assertThat(game.moves())
        .containsExactly("renovate new1_farm_granary", "renovate new1_tomb_seasons", "decline");
  }

  @Test
  void x133_commonResourcesOnly() {
    assertThat(AGE1_TOMB_CHAAC_QUETZALCOATL.price().without(NEW1_FARM_GRANARY.price()))
        .isEqualTo(new Price(0, 1, 0, 0));
    assertThat(NEW2_SHRINE_SKULL.price().without(NEW1_SHRINE_QUARRY.price()))
        .isEqualTo(new Price(0, 0, 0, 1));
    Scenario useless = game().owns(A, NEW1_SHRINE_QUARRY).resources(A, 1, 0, 0);
    useless.display(AGE1_FARM_ONE_WORKER).pickUp(A, TIKAL, 2);
    useless.play("act tikal 2", "build age1_farm_one_worker");
    assertThat(useless.moves("renovate")).isEmpty();
  }

  @Test
  void x134_oneForEachConstruction() {
    Scenario game = game().owns(A, NEW1_FARM_GRANARY, NEW1_CIVIC_GOLDSMITH);
    game.display(AGE2_CIVIC_ANY_TECHNOLOGY_GOLD).pickUp(A, TIKAL, 2);
    assertThat(game.moves()).doesNotContain("act tikal 2");
    Scenario paid = game().owns(A, NEW1_FARM_GRANARY, NEW1_CIVIC_GOLDSMITH);
    paid.resources(A, 0, 1, 0).display(AGE2_CIVIC_ANY_TECHNOLOGY_GOLD).pickUp(A, TIKAL, 2);
    paid.play("act tikal 2", "build age2_civic_any_technology_gold");
    paid.play("renovate new1_farm_granary");
    assertThat(paid.board(A).buildings())
        .containsExactly(AGE2_CIVIC_ANY_TECHNOLOGY_GOLD, NEW1_CIVIC_GOLDSMITH);
  }

  @Test
  void x135_theOrderOfCosts() {
    Scenario game = game().prophecy(Prophecy.CROWDED_CITIES).level(A, ARCHITECTURE, 3);
    game.owns(A, NEW1_FARM_GRANARY).resources(A, 0, 0, 1).display(AGE1_FARM_ONE_WORKER);
    game.pickUp(A, TIKAL, 2).play("act tikal 2", "build age1_farm_one_worker");
    assertThat(game.moves()).containsExactly("renovate new1_farm_granary", "decline");
    game.play("renovate new1_farm_granary", "pay 0 0 1", "end_turn");
    assertThat(game.corn(A)).isEqualTo(1);
    assertThat(game.score(A)).isEqualTo(2);
  }

  @Test
  void x136_monumentsArePaidInFullOrRenovated() {
    Scenario game = game().prophecy(Prophecy.CROWDED_CITIES).level(A, ARCHITECTURE, 3);
    game.resources(A, 2, 2, 2).displayMonuments(MONUMENT_ALL_MONUMENTS).pickUp(A, TIKAL, 4);
    game.play("act tikal 4", "build_monument monument_all_monuments", "end_turn");
    assertThat(game.resources(A)).containsExactly(0, 0, 0);
    assertThat(game.score(A)).isZero();
  }

  @Test
  void x137_theOldBuildingLeavesTheGame() {
    Scenario game = game().owns(A, NEW1_FARM_GRANARY).owns(A, MONUMENT_CONSTRUCTIONS);
    int before = (int) game.part(A, "monument_constructions");
    game.display(AGE1_FARM_ONE_WORKER).pickUp(A, TIKAL, 2);
    game.play("act tikal 2", "build age1_farm_one_worker").settle();
    assertThat(game.part(A, "monument_constructions")).isEqualTo(before);
    assertThat(game.board(A).buildings()).containsExactly(AGE1_FARM_ONE_WORKER);
  }

  @Test
  void x138_theFirstOfTwoMayBeGivenForTheSecond() {
    Scenario game = game().resources(A, 3, 1, 0);
    game.display(NEW1_FARM_GRANARY, AGE1_TOMB_CHAAC_QUETZALCOATL).pickUp(A, TIKAL, 4);
    game.play("act tikal 4", "build new1_farm_granary", "build age1_tomb_chaac_quetzalcoatl");
    game.play("end_turn");
    assertThat(game.board(A).buildings()).containsExactly(AGE1_TOMB_CHAAC_QUETZALCOATL);
    assertThat(game.resources(A)).containsExactly(0, 0, 0);
  }

  // ---- every new building

  @Test
  void x139_rewardsOnFoodDays() {
    for (int day = 0; day < 4; day++) {
      Scenario game = game().corn(A, 6);
      game.owns(A, NEW1_FARM_GRANARY, NEW1_TOMB_SEASONS, NEW1_CIVIC_GOLDSMITH, NEW1_SHRINE_QUARRY);
      game.day(new int[] {7, 13, 20, 26}[day], day).foodDay();
      assertThat(game.corn(A)).isEqualTo(3);
      assertThat(game.resources(A)).containsExactly(day < 2 ? 1 : 0, 1, 1);
      assertThat(game.skulls(A)).isEqualTo(day < 2 ? 0 : 1);
    }
    Scenario hungry = game().corn(A, 3).owns(A, NEW1_FARM_GRANARY).day(7, 0).foodDay();
    assertThat(hungry.corn(A)).isZero();
    assertThat(hungry.score(A)).isZero();
  }

  @Test
  void x140_theMonumentYard() {
    Scenario yard = game().resources(A, 3, 2, 3).display(NEW2_TOMB_MONUMENT_YARD);
    yard.displayMonuments(MONUMENT_ALL_MONUMENTS).pickUp(A, TIKAL, 2).play("act tikal 2");
    yard.play("build new2_tomb_monument_yard");
    assertThat(yard.moves()).containsExactly("build_monument monument_all_monuments", "decline");
    yard.play("decline", "end_turn");
    assertThat(yard.score(A)).isEqualTo(1);
    assertThat(yard.board(A).monuments()).isEmpty();
  }

  @Test
  void x141_theSchoolOfExchange() {
    Scenario game = game().resources(A, 1, 1, 0).display(NEW2_CIVIC_SCHOOL_OF_EXCHANGE);
    game.pickUp(A, TIKAL, 2).play("act tikal 2", "build new2_civic_school_of_exchange", "end_turn");
    assertThat(game.level(A, AGRICULTURE)).isZero();
    Scenario lowered = game().resources(A, 1, 1, 0).level(A, AGRICULTURE, 2);
    lowered.level(A, THEOLOGY, 1).display(NEW2_CIVIC_SCHOOL_OF_EXCHANGE).pickUp(A, TIKAL, 2);
    lowered.play("act tikal 2", "build new2_civic_school_of_exchange");
    assertThat(lowered.moves()).containsExactly("lower agriculture", "lower theology");
    lowered.play("lower agriculture", "end_turn");
    assertThat(levels(lowered)).containsExactly(1, 1, 1, 2);
    Scenario taught = game().prophecy(Prophecy.TEACHER_SHORTAGE).resources(A, 2, 1, 0);
    taught.level(A, THEOLOGY, 1).display(NEW2_CIVIC_SCHOOL_OF_EXCHANGE).pickUp(A, TIKAL, 2);
    taught.play("act tikal 2", "build new2_civic_school_of_exchange", "lower theology");
    taught.play("advance architecture", "pay 1 0 0", "advance agriculture", "decline");
    taught.settle();
    assertThat(levels(taught)).containsExactly(0, 0, 1, 0);
  }

  private static List<Integer> levels(Scenario game) {
    return List.of(
        game.level(A, AGRICULTURE),
        game.level(A, RESOURCE_EXTRACTION),
        game.level(A, ARCHITECTURE),
        game.level(A, THEOLOGY));
  }

  @Test
  void x142_theSkullShrine() {
    Scenario game = game().resources(A, 1, 0, 1).skulls(A, 1).level(A, THEOLOGY, 2);
    game.display(NEW2_SHRINE_SKULL).pickUp(A, TIKAL, 2);
    game.play("act tikal 2", "build new2_shrine_skull", "raise chaac", "offer wood kukulkan");
    game.play("end_turn");
    assertThat(game.score(A)).isEqualTo(7);
    assertThat(game.steps(A)).containsExactly(1, 0, 1);
    assertThat(game.skulls(A)).isZero();
    assertThat(NewBuildings.placedSkulls(game.now)).isEqualTo(1);
    Scenario none = game().resources(A, 1, 0, 1).display(NEW2_SHRINE_SKULL).pickUp(A, TIKAL, 2);
    assertThat(none.moves()).doesNotContain("act tikal 2");
  }

  @Test
  void x143_theBumperCrop() {
    Scenario game = game().resources(A, 2, 0, 0).display(NEW2_FARM_BUMPER_CROP);
    game.pickUp(A, TIKAL, 2).play("act tikal 2", "build new2_farm_bumper_crop", "end_turn");
    assertThat(game.corn(A)).isEqualTo(8);
    assertThat(game.board(A).food().exempt()).isZero();
  }

  // ---- the food day

  @Test
  void x160_theOrderOfTheFoodDay() {
    Scenario game = game().prophecy(Prophecy.GOLD_SHORTAGE).corn(A, 7).corn(B, 7);
    game.owns(A, NEW1_CIVIC_GOLDSMITH).steps(B, 0, 2, 0).day(20, 2).foodDay();
    assertThat(game.asked()).isEqualTo("pay_gold 0 1");
    assertThat(game.corn(A)).isEqualTo(7);
    game.play("take_gold 1");
    assertThat(game.corn(A)).isZero();
    assertThat(game.asked()).isEqualTo("pay_gold 1 1");
    assertThat(game.now.prophecies.points(A)).isZero();
    game.play("take_gold 1");
    assertThat(game.now.prophecies.points(A)).isEqualTo(-5);
  }

  @Test
  void x161_shortSkullsAreNotPaidFor() {
    Scenario game = game().prophecy(Prophecy.DESECRATION).corn(A, 6).corn(B, 6).bankSkulls(1);
    game.steps(A, 0, 0, 4).steps(B, 0, 0, 4).day(20, 2).foodDay();
    assertThat(game.steps(A)).containsExactly(0, 0, 4);
    assertThat(game.skulls(A) + game.skulls(B)).isZero();
    Scenario enough = game().prophecy(Prophecy.DESECRATION).corn(A, 6).corn(B, 6).bankSkulls(2);
    enough.steps(A, 0, 0, 4).steps(B, 0, 0, 4).day(20, 2).foodDay();
    assertThat(enough.asked()).isEqualTo("pay_skull 0 1");
  }

  @Test
  void x162_fromTheStartSeatOn() {
    Scenario game = game().prophecy(Prophecy.GOLD_SHORTAGE).corn(A, 9).corn(B, 9).startSeat(B);
    game.owns(A, NEW1_CIVIC_GOLDSMITH).steps(A, 0, 2, 0).steps(B, 0, 2, 0).day(20, 2).foodDay();
    game.play("decline");
    assertThat(game.asked()).isEqualTo("pay_gold 1 1");
    game.play("decline");
    assertThat(game.asked()).isEqualTo("pay_gold 0 1");
  }

  @Test
  void x163_theLastProphecyIsScoredBeforeTheEnd() {
    Scenario game = game().prophecy(Prophecy.GOLD_SHORTAGE).corn(A, 6).corn(B, 6).day(26, 3);
    game.proceed(new TzolkinTask.FoodDay(), new TzolkinTask.Phase3());
    assertThat(game.now.over()).isTrue();
    assertThat(game.part(A, "prophecies")).isEqualTo(-5.0);
  }

  // ---- what is asked

  @Test
  void x170_onlyWhatCanBeCompleted() {
    Scenario game = game().prophecy(Prophecy.CROWDED_CITIES).resources(A, 1, 0, 0);
    game.display(AGE1_FARM_ONE_WORKER).pickUp(A, TIKAL, 2);
    assertThat(game.moves()).containsExactly("decline");
  }

  @Test
  void x171_decliningIsLast() {
    Scenario game = game().prophecy(Prophecy.GOLD_SHORTAGE).corn(A, 1).tribe(A, Tribe.XAMAN_EK);
    game.resources(A, 1, 0, 0).on(A, YAXCHILAN, 3).turn(A);
    game.play("pick_up yaxchilan 3", "act yaxchilan 3");
    assertThat(game.moves()).containsExactly("take_gold 1", "sell_resource wood", "decline");
  }

  @Test
  void x172_whatABuildingGivesMayBeDeclinedInAQuickAction() {
    Scenario game = Scenario.expanded(2, TzolkinOptions.QUICK_ACTIONS);
    game.prophecy(Prophecy.ANGRY_GOD_CHAAC).quick(QuickAction.QUICK1_CONSTRUCTION).corn(A, 2);
    game.resources(A, 3, 1, 0).display(AGE1_TOMB_CHAAC_QUETZALCOATL).turn(A);
    game.play("take_quick_space", "end_turn", "build age1_tomb_chaac_quetzalcoatl");
    assertThat(game.moves()).containsExactly("pay 1 0 0", "decline");
    assertThat(game.play("decline").steps(A)).containsExactly(0, 1, 0);
  }
}
