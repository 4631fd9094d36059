package dev.boardwright.tikal;

import static dev.boardwright.tikal.Member.LEADER;
import static dev.boardwright.tikal.Member.W1;
import static dev.boardwright.tikal.Member.W2;
import static dev.boardwright.tikal.Member.W3;
import static dev.boardwright.tikal.Member.W4;
import static dev.boardwright.tikal.Member.W5;
import static dev.boardwright.tikal.Scenario.BLACK;
import static dev.boardwright.tikal.Scenario.RED;
import static dev.boardwright.tikal.Scenario.YELLOW;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Worked cases of moving and camps. */
class TikalActionCasesTest {

  @Test
  void case8_adjacentWithoutStones() {
    Scenario game = Scenario.of(2).members(RED, "c0r3", W1).act(RED).play("move_member w1");
    game.play("walk_to c1r3");
    assertThat(game.stones("c0r3", "c1r3")).isZero();
    assertThat(game.points()).isEqualTo(7);
    Scenario poor = Scenario.of(2).members(RED, "c0r3", W1).act(RED, 2).play("move_member w1");
    assertThat(poor.moves()).containsExactly("walk_to c0r4");
  }

  private static Scenario case9() {
    return Scenario.of(2).lay("A2@c2r4 k5").members(RED, "c0r4", W1).act(RED);
  }

  @Test
  void case9_theShortestWayIsNotTheCheapest() {
    assertThat(case9().play("move_member w1", "walk_to c2r4").points()).isEqualTo(7);
    Scenario around = case9().play("move_member w1", "walk_to c1r3", "move_member w1");
    assertThat(around.play("walk_to c2r4").points()).isEqualTo(6);
  }

  @Test
  void case10_notEnoughActionPointsForAStep() {
    Scenario game = Scenario.of(2).lay("A2@c2r4 k5").members(RED, "c1r3", W1).act(RED, 2);
    game.play("move_member w1");
    assertThat(game.moves()).containsExactly("walk_to c0r4");
    assertThat(game.stones("c1r3", "c2r4")).isEqualTo(3);
    assertThat(game.points()).isEqualTo(2);
  }

  private static Scenario case11(TikalOptions.CampTransfer transfer) {
    return Scenario.of(4, TikalOptions.CAMP_TRANSFER, transfer)
        .lay("A6@c2r3 k0")
        .camp(RED, "c2r3")
        .camp(BLACK, "c1r3")
        .members(RED, "c0r4", W1);
  }

  @Test
  void case11_aForeignCampBlocksATransfer() {
    Scenario game = case11(TikalOptions.CampTransfer.CONNECTED).act(RED);
    assertThat(game.moves("transfer")).isEmpty();
    game.play("move_member w1", "walk_to c2r3");
    assertThat(game.points()).isEqualTo(8);
    Scenario secret = case11(TikalOptions.CampTransfer.SECRET_PATH).act(RED);
    assertThat(secret.play("transfer w1 c2r3").points()).isEqualTo(9);
  }

  @Test
  void case12_aTransferWithADetour() {
    Scenario game = case11(TikalOptions.CampTransfer.CONNECTED).lay("A2@c2r4 k5").act(RED);
    assertThat(game.stones("c0r4", "c1r4")).isEqualTo(2);
    assertThat(game.stones("c1r4", "c2r4")).isEqualTo(1);
    assertThat(game.stones("c2r4", "c2r3")).isEqualTo(1);
    assertThat(game.play("transfer w1 c2r3").points()).isEqualTo(9);
  }

  @Test
  void case13_dispatchNeedsNoRoute() {
    Scenario game =
        case11(TikalOptions.CampTransfer.CONNECTED).members(RED, "c0r4", W2, W3, W4).act(RED);
    assertThat(game.play("dispatch w5 c2r3").points()).isEqualTo(9);
    assertThat(game.board().seats().get(RED).members()).containsEntry(W5, Space.C2R3);
  }

  @Test
  void case14_foreignMembersDoNotBlock() {
    Scenario game =
        Scenario.of(4)
            .lay("A6@c2r3 k0")
            .camp(RED, "c2r3")
            .members(BLACK, "c1r3", LEADER, W1, W2, W3, W4)
            .members(RED, "c0r4", W1)
            .act(RED);
    assertThat(game.play("transfer w1 c2r3").points()).isEqualTo(9);
  }

  @Test
  void case15_whereACampMayStand() {
    Scenario free = Scenario.of(4).members(BLACK, "c1r3", LEADER).act(RED);
    assertThat(free.play("build_camp c1r3").points()).isEqualTo(5);
    assertThat(Scenario.of(4).camp(YELLOW, "c1r3").act(RED).moves("build_camp")).isEmpty();
    Scenario hoard = Scenario.of(4).lay("E3@c2r3 k0").treasuresLeft("c2r3", 1).act(RED);
    assertThat(hoard.moves("build_camp")).containsExactly("build_camp c1r3");
    Scenario others = Scenario.of(4).lay("B6@c2r3 k0", "A1@c2r4 k0").act(RED);
    assertThat(others.moves("build_camp")).containsExactly("build_camp c1r3");
    Scenario both =
        Scenario.of(4).lay("A6@c2r3 k0", "B4@c2r4 k0").camp(RED, "c2r3").camp(RED, "c2r4");
    assertThat(both.act(RED).moves("build_camp")).isEmpty();
  }

  @Test
  void case16_theLastTreasureFreesTheGround() {
    Scenario one =
        Scenario.of(2).lay("E3@c2r3 k0").treasuresLeft("c2r3", 1).members(RED, "c2r3", W1);
    one.act(RED).play("recover w1", "draw_treasure kind2", "build_camp c2r3");
    assertThat(one.points()).isEqualTo(2);
    Scenario two = Scenario.of(2).lay("E3@c2r3 k0").members(RED, "c2r3", W1, W2).act(RED);
    two.play("recover w1", "draw_treasure kind2", "recover w2", "draw_treasure kind3");
    assertThat(two.points()).isEqualTo(4);
    assertThat(two.moves("build_camp")).isEmpty();
  }
}
