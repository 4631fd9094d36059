package dev.boardwright.tikal;

import static dev.boardwright.tikal.Member.LEADER;
import static dev.boardwright.tikal.Member.W1;
import static dev.boardwright.tikal.Member.W2;
import static dev.boardwright.tikal.Member.W3;
import static dev.boardwright.tikal.Member.W4;
import static dev.boardwright.tikal.Scenario.BLACK;
import static dev.boardwright.tikal.Scenario.RED;
import static dev.boardwright.tikal.Scenario.YELLOW;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Dispatch, transfer, move and camps: K28 to K39 and K56 to K59. */
class TikalActionRulesTest {

  // ---- dispatch and transfer

  @Test
  void k28_dispatchToTheBaseCampOrAnOwnCamp() {
    Scenario game = Scenario.of(2).lay("A6@c2r3 k0").camp(RED, "c2r3").act(RED);
    assertThat(game.moves("dispatch"))
        .as("one worker stands for all")
        .containsExactly(
            "dispatch leader c0r4", "dispatch leader c2r3", "dispatch w1 c0r4", "dispatch w1 c2r3");
    assertThat(game.play("dispatch w1 c2r3").points()).isEqualTo(9);
    assertThat(game.moves("dispatch")).contains("dispatch w2 c0r4").doesNotContain("w1");
  }

  @Test
  void k29_campsOfOthersNeverServe() {
    Scenario game = Scenario.of(2).camp(YELLOW, "c1r3").act(RED);
    assertThat(game.moves("dispatch")).containsExactly("dispatch leader c0r4", "dispatch w1 c0r4");
    game.play("end_turn").then(YELLOW);
    assertThat(game.moves("dispatch")).contains("dispatch w1 c0r4", "dispatch w1 c1r3");
  }

  @Test
  void k30_aTransferCostsOneWhateverTheWay() {
    Scenario game =
        Scenario.of(2)
            .lay("B4@c1r2 k2", "A6@c2r3 k0")
            .camp(RED, "c1r2")
            .camp(RED, "c2r3")
            .members(RED, "c1r2", W1)
            .act(RED);
    assertThat(game.moves("transfer")).containsExactly("transfer w1 c0r4", "transfer w1 c2r3");
    assertThat(game.play("transfer w1 c2r3").points()).isEqualTo(9);
    assertThat(game.play("transfer w1 c0r4").points()).isEqualTo(8);
  }

  @Test
  void k31_aTransferNeedsARouteWithoutForeignCampsInBetween() {
    Scenario free = Scenario.of(2).lay("A6@c2r3 k0").camp(RED, "c2r3").members(RED, "c0r4", W1);
    assertThat(free.act(RED).moves("transfer")).containsExactly("transfer w1 c2r3");
    Scenario own = Scenario.of(2).lay("A6@c2r3 k0").camp(RED, "c2r3").camp(RED, "c1r3");
    assertThat(own.members(RED, "c0r4", W1).act(RED).moves("transfer"))
        .as("own camps do not block")
        .containsExactly("transfer w1 c1r3", "transfer w1 c2r3");
    Scenario blocked = Scenario.of(2).lay("A6@c2r3 k0").camp(RED, "c2r3").camp(YELLOW, "c1r3");
    assertThat(blocked.members(RED, "c0r4", W1).act(RED).moves("transfer")).isEmpty();
    Scenario apart = Scenario.of(2).lay("A6@c7r0 k0").camp(RED, "c7r0").members(RED, "c0r4", W1);
    assertThat(apart.act(RED).moves("transfer")).as("no way at all").isEmpty();
  }

  @Test
  void k32_theRouteMayLeadOverTheBaseCampAndIsNeededFromIt() {
    Scenario over =
        Scenario.of(2)
            .lay("B4@c0r2 k3", "A6@c2r4 k5")
            .camp(RED, "c0r2")
            .camp(RED, "c2r4")
            .members(RED, "c0r2", W1)
            .act(RED);
    assertThat(over.moves("transfer")).contains("transfer w1 c2r4");
    Scenario from = Scenario.of(2).lay("A6@c2r3 k0").camp(RED, "c2r3").camp(YELLOW, "c1r3");
    assertThat(from.members(RED, "c2r3", W1).act(RED).legal("transfer w1 c0r4")).isFalse();
  }

  @Test
  void k33_nothingReturnsToTheSupply() {
    Scenario game = Scenario.of(2).turn(RED);
    int supply = 19;
    int camps = 2;
    int guards = 2;
    while (!game.now.over()) {
      game.play(game.moves().get(game.moves().size() / 2));
      TikalBoard.Player red = game.board().seats().get(RED);
      assertThat(red.supply()).hasSizeLessThanOrEqualTo(supply);
      assertThat(red.campsLeft()).isLessThanOrEqualTo(camps);
      assertThat(red.guardsLeft()).isLessThanOrEqualTo(guards);
      supply = red.supply().size();
      camps = red.campsLeft();
      guards = red.guardsLeft();
    }
    assertThat(supply).isLessThan(19);
  }

  @Test
  void k34_aMemberOnACampMayWalk() {
    Scenario game = Scenario.of(2).camp(RED, "c1r3").members(RED, "c1r3", W1).act(RED);
    game.play("move_member w1", "walk_to c0r4");
    assertThat(game.points()).isEqualTo(9);
  }

  // ---- move

  @Test
  void k35_aStepCostsItsStones() {
    Scenario game = Scenario.of(2).members(RED, "c0r4", W1).act(RED);
    assertThat(game.play("move_member w1", "walk_to c0r3").points()).isEqualTo(8);
    Scenario poor = Scenario.of(2).members(RED, "c0r3", W1).act(RED, 1);
    assertThat(poor.moves("move_member")).as("the cheapest step costs 2").isEmpty();
    assertThat(Scenario.of(2).lay("C4@c2r4 k5").stones("c2r4", "c1r3")).isEqualTo(4);
    Scenario most = Scenario.of(2).lay("C4@c7r1 k0", "C1@c7r0 k3").members(RED, "c7r1", W1);
    assertThat(most.stones("c7r0", "c7r1")).isEqualTo(6);
    most.act(RED, 6).play("move_member w1", "walk_to c7r0");
    assertThat(most.points()).isZero();
  }

  @Test
  void k36_noStepWithoutStonesNorOntoAVolcano() {
    Scenario game = Scenario.of(2).lay("B6@c2r3 k0", "C1@c2r4 k0").members(RED, "c2r4", W1);
    game.act(RED).play("move_member w1");
    assertThat(game.moves()).doesNotContain("walk_to c2r3").contains("walk_to c1r3");
    assertThat(game.moves()).allMatch(text -> game.at(text.substring(8)).kind().isPresent());
    assertThat(game.stones("c0r3", "c1r3")).isZero();
  }

  @Test
  void k37_aWalkIsPaidStepByStepAtTheLowestTotal() {
    Scenario whole = Scenario.of(2).members(RED, "c0r3", W1).act(RED);
    whole.play("move_member w1", "walk_to c1r4");
    Scenario steps = Scenario.of(2).members(RED, "c0r3", W1).members(RED, "c1r3", W2).act(RED);
    steps.play("move_member w1", "walk_to c0r4", "dispatch leader c0r4", "move_member w1");
    steps.play("walk_to c1r4", "move_member w2", "walk_to c0r4");
    assertThat(whole.points()).isEqualTo(6);
    assertThat(steps.points()).as("two walks and a dispatch more").isEqualTo(4);
  }

  @Test
  void k38_anyNumberOfMembersShareAHex() {
    Scenario game =
        Scenario.of(4)
            .camp(BLACK, "c1r3")
            .guard(BLACK, "c1r4", W1)
            .members(BLACK, "c1r3", LEADER, W2, W3, W4)
            .members(YELLOW, "c1r3", W1)
            .members(RED, "c0r4", W1)
            .act(RED);
    game.play("move_member w1");
    assertThat(game.moves()).contains("walk_to c1r3", "walk_to c1r4");
    game.play("walk_to c1r3", "move_member w1", "walk_to c1r4");
  }

  @Test
  void k39_foreignCampsDoNotHinderAWalk() {
    Scenario game = Scenario.of(2).lay("A6@c2r3 k0").camp(YELLOW, "c1r3").members(RED, "c0r4", W1);
    game.act(RED).play("move_member w1", "walk_to c2r3");
    assertThat(game.points()).isEqualTo(8);
  }

  // ---- camps

  @Test
  void k56_aCampCostsFiveAndStandsOnJungle() {
    Scenario game = Scenario.of(2).lay("A6@c2r3 k0").act(RED);
    assertThat(game.moves("build_camp")).containsExactly("build_camp c1r3", "build_camp c2r3");
    assertThat(game.play("build_camp c2r3").points()).isEqualTo(5);
    assertThat(game.at("c2r3").camp()).contains(RED);
    assertThat(Scenario.of(2).act(RED, 4).moves("build_camp")).isEmpty();
  }

  @Test
  void k57_aCampNeedsNobodyAndNoWay() {
    Scenario game = Scenario.of(2).lay("A6@c7r0 k0").members(YELLOW, "c7r0", LEADER).act(RED);
    assertThat(game.moves("build_camp")).contains("build_camp c7r0");
  }

  @Test
  void k58_oneCampOnAHexAndOnlyOnJungle() {
    Scenario game =
        Scenario.of(2)
            .lay("A1@c1r2 k0", "B6@c2r3 k0", "A4@c2r4 k0", "E3@c3r3 k0", "B4@c3r2 k0")
            .treasuresLeft("c3r3", 0)
            .camp(YELLOW, "c3r2")
            .act(RED);
    assertThat(game.moves("build_camp")).containsExactly("build_camp c1r3", "build_camp c3r3");
  }

  @Test
  void k59_twoCampsInAGame() {
    Scenario game = Scenario.of(2).lay("A6@c2r3 k0", "B4@c2r4 k0").act(RED);
    game.play("build_camp c1r3", "build_camp c2r3");
    assertThat(game.board().seats().get(RED).campsLeft()).isZero();
    assertThat(game.play("end_turn").then(RED).moves("build_camp")).isEmpty();
  }
}
