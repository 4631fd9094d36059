package dev.boardwright.tzolkin;

import static dev.boardwright.tzolkin.Scenario.A;
import static dev.boardwright.tzolkin.piece.Building.AGE1_TOMB_CHAAC_QUETZALCOATL;
import static dev.boardwright.tzolkin.piece.Building.AGE2_TOMB_THREE_TEMPLES;
import static dev.boardwright.tzolkin.piece.Building.NEW1_CIVIC_GOLDSMITH;
import static dev.boardwright.tzolkin.piece.Building.NEW1_FARM_GRANARY;
import static dev.boardwright.tzolkin.piece.Building.NEW1_SHRINE_QUARRY;
import static dev.boardwright.tzolkin.piece.Building.NEW2_CIVIC_SCHOOL_OF_EXCHANGE;
import static dev.boardwright.tzolkin.piece.Building.NEW2_SHRINE_SKULL;
import static dev.boardwright.tzolkin.piece.Building.NEW2_TOMB_MONUMENT_YARD;
import static dev.boardwright.tzolkin.piece.Gear.TIKAL;
import static dev.boardwright.tzolkin.piece.Gear.UXMAL;
import static dev.boardwright.tzolkin.piece.Monument.MONUMENT_BROWN;
import static dev.boardwright.tzolkin.piece.Monument.MONUMENT_GREEN;
import static dev.boardwright.tzolkin.piece.Monument.MONUMENT_SKULLS;
import static dev.boardwright.tzolkin.piece.Technology.AGRICULTURE;
import static dev.boardwright.tzolkin.piece.Technology.ARCHITECTURE;
import static dev.boardwright.tzolkin.piece.Technology.RESOURCE_EXTRACTION;
import static dev.boardwright.tzolkin.piece.Technology.THEOLOGY;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The worked cases of renovation and of the new buildings. */
class TzolkinRenovationCasesTest {

  private static Scenario expanded() {
    return Scenario.expanded(2, TzolkinOptions.NEW_BUILDINGS);
  }

  private static final String THREE_TEMPLES = "build age2_tomb_three_temples";

  private static Scenario shrineAndGoldsmith() {
    return expanded()
        .owns(A, NEW1_SHRINE_QUARRY, NEW1_CIVIC_GOLDSMITH)
        .display(AGE2_TOMB_THREE_TEMPLES);
  }

  @Test
  void c31_threeWaysToPay() {
    String[] moves = {"renovate new1_civic_goldsmith", "renovate new1_shrine_quarry", "decline"};
    int[][] left = {{1, 2, 0}, {0, 0, 1}, {0, 0, 0}};
    int[] corn = {2, 6, 8};
    for (int i = 0; i < moves.length; i++) {
      Scenario game = shrineAndGoldsmith().resources(A, 1, 2, 1).pickUp(A, TIKAL, 2);
      game.play("act tikal 2", THREE_TEMPLES);
      assertThat(game.moves()).containsExactlyInAnyOrder(moves);
      game.play(moves[i], "end_turn");
      assertThat(game.resources(A)).containsExactly(left[i][0], left[i][1], left[i][2]);
      Scenario paid = shrineAndGoldsmith().corn(A, 8).pickUp(A, UXMAL, 4);
      paid.play("act uxmal 4", THREE_TEMPLES);
      assertThat(paid.moves()).containsExactlyInAnyOrder(moves);
      assertThat(paid.play(moves[i], "end_turn").corn(A)).isEqualTo(8 - corn[i]);
    }
  }

  private static Scenario granary() {
    Scenario game = expanded().owns(A, NEW1_FARM_GRANARY).display(AGE1_TOMB_CHAAC_QUETZALCOATL);
    assertThat(AGE1_TOMB_CHAAC_QUETZALCOATL.price().wood()).isEqualTo(2);
    assertThat(AGE1_TOMB_CHAAC_QUETZALCOATL.price().stone()).isEqualTo(1);
    return game;
  }

  @Test
  void c32_noChange() {
    Scenario game = granary().resources(A, 0, 1, 0).pickUp(A, TIKAL, 2);
    game.play("act tikal 2", "build age1_tomb_chaac_quetzalcoatl", "end_turn");
    assertThat(game.resources(A)).containsExactly(0, 0, 0);
    assertThat(game.board(A).buildings()).containsExactly(AGE1_TOMB_CHAAC_QUETZALCOATL);
  }

  @Test
  void c33_renovationBeforeCornAndArchitecture() {
    Scenario game = granary().level(A, ARCHITECTURE, 3).pickUp(A, UXMAL, 4);
    game.play("act uxmal 4", "build age1_tomb_chaac_quetzalcoatl", "end_turn");
    assertThat(game.corn(A)).isEqualTo(1);
    assertThat(game.score(A)).isEqualTo(2);
  }

  @Test
  void c34_aMonumentIsRenovated() {
    Scenario game = expanded().level(A, ARCHITECTURE, 3).owns(A, NEW1_CIVIC_GOLDSMITH);
    game.displayMonuments(MONUMENT_GREEN).resources(A, 1, 1, 1).pickUp(A, TIKAL, 4);
    game.play("act tikal 4", "build_monument monument_green", "end_turn");
    assertThat(game.resources(A)).containsExactly(0, 0, 0);
    assertThat(game.corn(A)).isZero();
    assertThat(game.score(A)).isZero();
    assertThat(game.board(A).monuments()).containsExactly(MONUMENT_GREEN);
  }

  @Test
  void c35_whatIsGivenRewardsNoMore() {
    Scenario game = granary().resources(A, 0, 1, 0).pickUp(A, TIKAL, 2);
    game.play("act tikal 2", "build age1_tomb_chaac_quetzalcoatl", "end_turn");
    game.now.players.addCorn(A, 6 - game.corn(A));
    game.day(7, 0).foodDay();
    assertThat(game.corn(A)).isZero();
    Scenario kept = expanded().owns(A, NEW1_FARM_GRANARY).corn(A, 6).day(7, 0).foodDay();
    assertThat(kept.corn(A)).isEqualTo(3);
  }

  @Test
  void c36_twoConstructionsTwoRenovations() {
    Scenario game = expanded().owns(A, NEW1_FARM_GRANARY, NEW1_CIVIC_GOLDSMITH);
    game.display(NEW2_TOMB_MONUMENT_YARD).displayMonuments(MONUMENT_BROWN);
    game.resources(A, 2, 0, 2).pickUp(A, TIKAL, 2).play("act tikal 2");
    game.play("build new2_tomb_monument_yard", "renovate new1_farm_granary");
    assertThat(game.resources(A)).containsExactly(2, 0, 1);
    game.play("build_monument monument_brown", "end_turn");
    assertThat(game.resources(A)).containsExactly(0, 0, 0);
    assertThat(game.score(A)).isEqualTo(1);
    assertThat(game.board(A).buildings()).containsExactly(NEW2_TOMB_MONUMENT_YARD);
    assertThat(game.board(A).monuments()).containsExactly(MONUMENT_BROWN);
  }

  @Test
  void c37_theSchoolOfExchange() {
    Scenario game = expanded().level(A, AGRICULTURE, 3).level(A, RESOURCE_EXTRACTION, 3);
    game.level(A, ARCHITECTURE, 3).level(A, THEOLOGY, 1).resources(A, 1, 0, 0);
    game.display(NEW2_CIVIC_SCHOOL_OF_EXCHANGE).pickUp(A, TIKAL, 2).play("act tikal 2");
    game.play("build new2_civic_school_of_exchange", "lower theology");
    while (!game.moves().contains("end_turn") && game.now.toAct().contains(A)) {
      game.play(game.moves().getFirst());
    }
    assertThat(game.corn(A)).isEqualTo(1);
    assertThat(game.score(A)).isEqualTo(2 + 3);
    assertThat(game.resources(A).stream().mapToInt(i -> i).sum()).isEqualTo(2);
    assertThat(game.steps(A).stream().mapToInt(i -> i).sum()).isEqualTo(1);
    assertThat(game.level(A, THEOLOGY)).isZero();
    assertThat(game.level(A, AGRICULTURE)).isEqualTo(3);
  }

  @Test
  void c38_theSkullShrine() {
    Scenario game = expanded().level(A, ARCHITECTURE, 3).skulls(A, 2).display(NEW2_SHRINE_SKULL);
    game.owns(A, MONUMENT_SKULLS).pickUp(A, UXMAL, 4);
    game.play("act uxmal 4", "build new2_shrine_skull", "raise chaac", "end_turn");
    assertThat(game.corn(A)).isEqualTo(1);
    assertThat(game.score(A)).isEqualTo(2 + 7);
    assertThat(game.steps(A)).containsExactly(1, 0, 0);
    assertThat(game.skulls(A)).isEqualTo(1);
    assertThat(game.part(A, "skulls")).isEqualTo(3.0);
    assertThat(game.part(A, "monument_skulls")).isEqualTo(3.0);
  }
}
