package dev.boardwright.tzolkin;

import static dev.boardwright.tzolkin.Scenario.A;
import static dev.boardwright.tzolkin.piece.Building.AGE1_CIVIC_AGRICULTURE;
import static dev.boardwright.tzolkin.piece.Building.AGE1_CIVIC_EXTRACTION_CORN;
import static dev.boardwright.tzolkin.piece.Building.AGE1_FARM_ONE_WORKER;
import static dev.boardwright.tzolkin.piece.Building.AGE1_SHRINE_ARCHITECTURE;
import static dev.boardwright.tzolkin.piece.Building.AGE1_TOMB_TEMPLE_AND_BUILD;
import static dev.boardwright.tzolkin.piece.Building.AGE2_CIVIC_ANY_TECHNOLOGY_CORN;
import static dev.boardwright.tzolkin.piece.Building.AGE2_TOMB_ANY_ACTION;
import static dev.boardwright.tzolkin.piece.Building.AGE2_TOMB_EIGHT_POINTS;
import static dev.boardwright.tzolkin.piece.Building.AGE2_TOMB_MARKET;
import static dev.boardwright.tzolkin.piece.Building.AGE2_TOMB_WORKER;
import static dev.boardwright.tzolkin.piece.Gear.TIKAL;
import static dev.boardwright.tzolkin.piece.Gear.UXMAL;
import static dev.boardwright.tzolkin.piece.Monument.MONUMENT_BLUE;
import static dev.boardwright.tzolkin.piece.Monument.MONUMENT_GREEN;
import static dev.boardwright.tzolkin.piece.Technology.AGRICULTURE;
import static dev.boardwright.tzolkin.piece.Technology.ARCHITECTURE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Seat;
import dev.boardwright.tzolkin.TzolkinOptions.Refill;
import dev.boardwright.tzolkin.piece.Building;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Buildings and monuments: T92 to T101. */
class TzolkinBuildingRulesTest {

  private static String word(Building building) {
    return building.name().toLowerCase(java.util.Locale.ROOT);
  }

  /** Constructs a building with Tikal 2, for its exact price. */
  private static Scenario built(Scenario game, Building building) {
    var price = building.price();
    game.resources(A, price.wood(), price.stone(), price.gold()).display(building);
    return game.pickUp(A, TIKAL, 2).play("act tikal 2", "build " + word(building));
  }

  @Test
  void t92_theDisplayIsFilledAtTheEndOfTheTurn() {
    Scenario game = Scenario.of(2).resources(A, 9, 9, 9).pile(AGE1_CIVIC_AGRICULTURE);
    game.display(AGE1_FARM_ONE_WORKER, AGE1_SHRINE_ARCHITECTURE, AGE1_FARM_ONE_WORKER);
    game.display(AGE1_FARM_ONE_WORKER, AGE1_FARM_ONE_WORKER, AGE1_FARM_ONE_WORKER);
    game.pickUp(A, TIKAL, 4).play("act tikal 4", "build age1_farm_one_worker");
    assertThat(game.moves()).doesNotContain("build age1_civic_agriculture");
    game.play("build age1_shrine_architecture", "end_turn", "draw_building age1_civic_agriculture");
    assertThat(game.board().buildings())
        .startsWith(Optional.of(AGE1_CIVIC_AGRICULTURE), Optional.empty());
    Scenario atOnce = Scenario.of(2, TzolkinOptions.REFILL, Refill.IMMEDIATE);
    atOnce.resources(A, 9, 9, 9).display(AGE1_FARM_ONE_WORKER).pile(AGE1_CIVIC_AGRICULTURE);
    atOnce.pickUp(A, TIKAL, 4).play("act tikal 4", "build age1_farm_one_worker");
    assertThat(atOnce.seat()).isEqualTo(Seat.CHANCE);
    atOnce.play("draw_building age1_civic_agriculture", "build age1_civic_agriculture");
    assertThat(atOnce.level(A, AGRICULTURE)).isEqualTo(1);
  }

  @Test
  void t93_payTakeArchitectureEffects() {
    Scenario game = Scenario.of(2).level(A, ARCHITECTURE, 2);
    built(game, AGE2_CIVIC_ANY_TECHNOLOGY_CORN);
    assertThat(game.resources(A)).containsExactly(0, 0, 0);
    assertThat(game.board(A).buildings()).containsExactly(AGE2_CIVIC_ANY_TECHNOLOGY_CORN);
    assertThat(game.corn(A)).as("architecture before the effects").isEqualTo(1);
    assertThat(game.score(A)).isEqualTo(2);
    game.play("advance agriculture");
    assertThat(game.corn(A)).isEqualTo(7);
    Scenario fixed = built(Scenario.of(2), AGE1_CIVIC_EXTRACTION_CORN);
    assertThat(fixed.corn(A)).isEqualTo(1);
  }

  @Test
  void t94_choicesMustBeMadeEvenWithoutEffect() {
    Scenario game = Scenario.of(2).steps(A, 5, 0, 0);
    built(game, AGE1_TOMB_TEMPLE_AND_BUILD);
    assertThat(game.moves()).containsExactly("raise chaac", "raise quetzalcoatl", "raise kukulkan");
    game.play("raise chaac");
    assertThat(game.steps(A)).containsExactly(5, 0, 0);
  }

  @Test
  void t95_aBuildingThatGivesAnother() {
    Scenario game = Scenario.of(2).level(A, ARCHITECTURE, 1).resources(A, 3, 9, 9);
    game.displayMonuments(MONUMENT_BLUE).display(AGE1_TOMB_TEMPLE_AND_BUILD, AGE1_FARM_ONE_WORKER);
    game.pickUp(A, TIKAL, 4).play("act tikal 4", "build age1_tomb_temple_and_build");
    game.play("use_architecture true", "raise chaac");
    assertThat(game.moves()).containsExactly("build age1_farm_one_worker", "decline");
    game.play("build age1_farm_one_worker");
    assertThat(game.corn(A)).as("architecture on its own account").isEqualTo(2);
    Scenario none = Scenario.of(2).display(AGE1_CIVIC_AGRICULTURE);
    built(none, AGE1_TOMB_TEMPLE_AND_BUILD).play("raise chaac");
    assertThat(none.moves()).as("nothing can be paid").containsExactly("end_turn");
  }

  @Test
  void t96_anyActionForACornThen2Points() {
    Scenario game = Scenario.of(2).corn(A, 2);
    built(game, AGE2_TOMB_ANY_ACTION);
    assertThat(game.moves()).contains("act yaxchilan 4", "decline");
    game.play("act yaxchilan 4");
    assertThat(game.skulls(A)).isEqualTo(1);
    assertThat(game.corn(A)).isEqualTo(1);
    assertThat(game.score(A)).isEqualTo(2);
    Scenario declined = Scenario.of(2).corn(A, 2);
    built(declined, AGE2_TOMB_ANY_ACTION).play("decline");
    assertThat(declined.score(A)).isEqualTo(2);
    assertThat(built(Scenario.of(2), AGE2_TOMB_ANY_ACTION).score(A)).isEqualTo(2);
  }

  @Test
  void t97_theMarketThen6Points() {
    Scenario game = Scenario.of(2).corn(A, 4);
    built(game, AGE2_TOMB_MARKET).play("buy gold 1", "end_turn");
    assertThat(game.resources(A)).containsExactly(0, 0, 1);
    assertThat(game.score(A)).isEqualTo(6);
  }

  @Test
  void t98_aWorkerAnd6Points() {
    Scenario game = built(Scenario.of(2), AGE2_TOMB_WORKER);
    assertThat(game.board(A).workers().bank()).isEqualTo(2);
    assertThat(game.score(A)).isEqualTo(6);
  }

  @Test
  void t99_farmsActOnEveryFoodDay() {
    Scenario game = Scenario.of(2).corn(A, 8).owns(A, AGE1_FARM_ONE_WORKER).day(7, 0).foodDay();
    assertThat(game.corn(A)).isEqualTo(4);
    game.day(13, 1).foodDay().settle();
    assertThat(game.corn(A)).isZero();
  }

  @Test
  void t100_monumentsCostTheirFullPriceAndGiveNothingNow() {
    Scenario game = Scenario.of(2).resources(A, 2, 9, 9).level(A, ARCHITECTURE, 3).corn(A, 1);
    game.displayMonuments(MONUMENT_BLUE, MONUMENT_GREEN).pickUp(A, UXMAL, 7);
    game.play("act uxmal 5", "act tikal 4", "build_monument monument_blue");
    assertThat(game.resources(A)).containsExactly(2, 7, 6);
    assertThat(game.corn(A)).isZero();
    assertThat(game.score(A)).isZero();
    assertThat(game.part(A, "monument_blue")).isEqualTo(4);
    game.play("end_turn").pickUp(A, TIKAL, 6);
    game.play("act tikal 4", "build_monument monument_green");
    assertThat(game.board(A).monuments()).containsExactly(MONUMENT_BLUE, MONUMENT_GREEN);
  }

  @Test
  void t101_theFirstAgeEndsBetweenFeedingAndRewards() {
    Scenario game = Scenario.of(2).corn(A, 6).corn(1, 6).day(13, 1).steps(A, 1, 0, 0);
    game.display(AGE1_FARM_ONE_WORKER).pile(AGE1_CIVIC_AGRICULTURE).owns(A, AGE1_FARM_ONE_WORKER);
    game.fullPile(2).foodDay();
    assertThat(game.seat()).isEqualTo(Seat.CHANCE);
    assertThat(game.corn(1)).as("all have been fed").isZero();
    assertThat(game.score(A)).as("nobody has been rewarded").isZero();
    game.play("draw_building age2_tomb_eight_points").settle();
    assertThat(game.board().buildings())
        .contains(Optional.of(AGE2_TOMB_EIGHT_POINTS))
        .allMatch(building -> building.orElseThrow().age() == 2);
    assertThat(game.board().piles().age1()).isZero();
    assertThat(game.board(A).buildings()).isEqualTo(List.of(AGE1_FARM_ONE_WORKER));
    assertThat(game.score(A)).as("step, lead, two shared leads").isEqualTo(2 + 6 + 1 + 2);
  }
}
