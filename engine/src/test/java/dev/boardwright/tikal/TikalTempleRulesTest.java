package dev.boardwright.tikal;

import static dev.boardwright.tikal.Member.LEADER;
import static dev.boardwright.tikal.Member.W1;
import static dev.boardwright.tikal.Member.W2;
import static dev.boardwright.tikal.Member.W3;
import static dev.boardwright.tikal.Member.W4;
import static dev.boardwright.tikal.Scenario.BROWN;
import static dev.boardwright.tikal.Scenario.RED;
import static dev.boardwright.tikal.Scenario.YELLOW;
import static dev.boardwright.tikal.Treasure.KIND1;
import static dev.boardwright.tikal.Treasure.KIND2;
import static dev.boardwright.tikal.Treasure.KIND3;
import static dev.boardwright.tikal.Treasure.KIND4;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** Temples, treasures, exchange and guards: K40 to K55 and K60 to K65. */
class TikalTempleRulesTest {

  // ---- temples

  @Test
  void k40_aLevelCostsTwoAndIsTheNextNumber() {
    Scenario game = Scenario.of(2).lay("E2@c2r3 k0").members(RED, "c2r3", W1).act(RED);
    game.play("excavate w1");
    assertThat(game.points()).isEqualTo(8);
    assertThat(game.value("c2r3")).isEqualTo(7);
    assertThat(game.board().templeTokens()).contains(new TikalBoard.TokenPile(7, 4));
    assertThat(Scenario.of(2).members(RED, "c0r3", W1).act(RED, 1).moves("excavate")).isEmpty();
  }

  @Test
  void k41_theMemberStandsThereButNeedsNoMajority() {
    Scenario game =
        Scenario.of(2)
            .members(RED, "c0r3", W1)
            .members(YELLOW, "c0r3", LEADER, W1)
            .members(RED, "c0r4", W2)
            .act(RED);
    assertThat(game.moves("excavate")).containsExactly("excavate w1");
  }

  @Test
  void k42_aMemberExcavatesOnceOnATempleInATurn() {
    Scenario game = Scenario.of(2).members(RED, "c0r3", LEADER).act(RED).play("excavate leader");
    assertThat(game.moves("excavate")).isEmpty();
    game.play("move_member leader", "walk_to c1r4", "excavate leader");
    assertThat(game.value("c1r4")).as("on another temple it may").isEqualTo(2);
  }

  @Test
  void k43_twoLevelsOfATempleInATurn() {
    Scenario game = Scenario.of(2).members(RED, "c0r3", W1, W2, W3).members(RED, "c1r4", W4);
    game.act(RED).play("excavate w1", "excavate w2");
    assertThat(game.moves("excavate")).containsExactly("excavate w4");
    game.members(YELLOW, "c0r3", W1).play("end_turn").then(YELLOW);
    assertThat(game.moves("excavate")).as("others have their own two").contains("excavate w1");
  }

  @Test
  void k44_noNumberIsSkippedAndTenIsTheLast() {
    Scenario ten = Scenario.of(2).lay("E2@c2r3 k0").value("c2r3", 10).members(RED, "c2r3", W1);
    assertThat(ten.act(RED).moves("excavate")).isEmpty();
    Scenario out =
        Scenario.of(2)
            .lay("E2@c2r3 k0", "E1@c2r4 k0", "D1@c3r3 k0", "D2@c3r2 k0")
            .value("c2r3", 8)
            .value("c2r4", 8)
            .value("c3r3", 8)
            .value("c3r2", 7)
            .members(RED, "c3r2", W1)
            .act(RED);
    assertThat(out.moves("excavate")).as("no 8 is left").isEmpty();
  }

  @Test
  void k45_aGuardedTempleIsNotExcavated() {
    Scenario game = Scenario.of(2).guard(YELLOW, "c0r3", W1).members(RED, "c0r3", W1).act(RED);
    assertThat(game.moves("excavate")).isEmpty();
    game.members(YELLOW, "c0r3", W2).play("end_turn").then(YELLOW);
    assertThat(game.moves("excavate")).as("not by its owner either").isEmpty();
  }

  // ---- treasures

  @Test
  void k46_aTreasureCostsThreeAndLiesInFrontOfThePlayer() {
    Scenario game = Scenario.of(2).lay("E3@c2r3 k0").members(RED, "c2r3", W1).act(RED);
    game.play("recover w1", "draw_treasure kind4");
    assertThat(game.points()).isEqualTo(7);
    assertThat(game.at("c2r3").treasures()).isEqualTo(1);
    assertThat(game.board().seats().get(RED).treasures()).isEqualTo(Map.of(KIND4, 1));
    Scenario poor = Scenario.of(2).lay("E3@c2r3 k0").members(RED, "c2r3", W1).act(RED, 2);
    assertThat(poor.moves("recover")).isEmpty();
  }

  @Test
  void k47_theKindIsKnownOnlyThen() {
    Scenario game = Scenario.of(2).lay("E3@c2r3 k0").holds(YELLOW, KIND1, KIND1, KIND1, KIND2);
    game.members(RED, "c2r3", W1).act(RED).play("recover w1");
    assertThat(game.now.chanceToAct()).isTrue();
    assertThat(game.moves()).hasSize(7).doesNotContain("draw_treasure kind1");
    assertThat(game.now.weight(game.move("draw_treasure kind2"))).isEqualTo(2);
    assertThat(game.now.weight(game.move("draw_treasure kind3"))).isEqualTo(3);
  }

  @Test
  void k48_aMemberRecoversOnceOnAHexInATurn() {
    Scenario game = Scenario.of(2).lay("A4@c2r3 k0", "A5@c2r4 k0").members(RED, "c2r3", LEADER);
    game.act(RED).play("recover leader", "draw_treasure kind1");
    assertThat(game.moves("recover")).isEmpty();
    game.play("move_member leader", "walk_to c2r4");
    assertThat(game.moves("recover")).as("on another it may").containsExactly("recover leader");
  }

  @Test
  void k49_twoTreasuresOfAHexInATurn() {
    Scenario game = Scenario.of(2).lay("A4@c2r3 k0").members(RED, "c2r3", W1, W2, W3).act(RED);
    game.play("recover w1", "draw_treasure kind1", "recover w2", "draw_treasure kind1");
    assertThat(game.moves("recover")).isEmpty();
    assertThat(game.points()).isEqualTo(4);
  }

  @Test
  void k50_withTheLastTreasureTheHexIsJungleAtOnce() {
    Scenario game =
        Scenario.of(2).lay("E3@c2r3 k0").treasuresLeft("c2r3", 1).members(RED, "c2r3", W1);
    game.act(RED).play("recover w1", "draw_treasure kind1");
    assertThat(game.at("c2r3").kind()).contains(HexKind.JUNGLE);
    assertThat(game.legal("build_camp c2r3")).isTrue();
  }

  // ---- exchange

  @Test
  void k51_anExchangeCostsThree() {
    Scenario game = Scenario.of(3).holds(RED, KIND1).holds(BROWN, KIND2).act(RED);
    assertThat(game.moves("exchange")).containsExactly("exchange 2 kind2");
    game.play("exchange 2 kind2", "give kind1");
    assertThat(game.points()).isEqualTo(7);
    assertThat(game.board().seats().get(RED).treasures()).isEqualTo(Map.of(KIND2, 1));
    assertThat(game.board().seats().get(BROWN).treasures()).isEqualTo(Map.of(KIND1, 1));
  }

  @Test
  void k52_bothNeedATreasureAndNobodyIsAsked() {
    Scenario mine = Scenario.of(2).holds(RED, KIND1).act(RED);
    assertThat(mine.moves("exchange")).isEmpty();
    Scenario theirs = Scenario.of(2).holds(YELLOW, KIND1).act(RED);
    assertThat(theirs.moves("exchange")).isEmpty();
    Scenario both = Scenario.of(2).holds(RED, KIND1).holds(YELLOW, KIND2).act(RED);
    both.play("exchange 1 kind2");
    assertThat(both.asked()).isEqualTo("give 0 1 kind2 10");
  }

  @Test
  void k53_pairsAndTriplesAreProtected() {
    Scenario game =
        Scenario.of(2)
            .holds(RED, KIND4)
            .holds(YELLOW, KIND1, KIND2, KIND2, KIND3, KIND3, KIND3)
            .act(RED);
    assertThat(game.moves("exchange")).containsExactly("exchange 1 kind1");
  }

  @Test
  void k54_anyOwnTreasureMayBeGiven() {
    Scenario any = Scenario.of(2).holds(RED, KIND1, KIND1, KIND2).holds(YELLOW, KIND3).act(RED);
    any.play("exchange 1 kind3");
    assertThat(any.moves()).containsExactly("give kind1", "give kind2");
  }

  @Test
  void k55_exchangesMayBeRepeatedAndMayChangeNothing() {
    Scenario game = Scenario.of(2).holds(RED, KIND1).holds(YELLOW, KIND1).act(RED);
    for (int points = 7; points > 0; points -= 3) {
      game.play("exchange 1 kind1", "give kind1");
      assertThat(game.points()).isEqualTo(points);
    }
    assertThat(game.moves("exchange")).isEmpty();
    assertThat(game.board().seats().get(RED).treasures()).isEqualTo(Map.of(KIND1, 1));
  }

  // ---- guards

  @Test
  void k60_aGuardCostsFiveAndIsLeaderOrWorker() {
    Scenario game = Scenario.of(2).members(RED, "c0r3", LEADER, W1, W2).act(RED);
    assertThat(game.moves("guard")).containsExactly("guard leader", "guard w1");
    game.play("guard leader");
    assertThat(game.points()).isEqualTo(5);
    assertThat(game.at("c0r3").guard()).contains(new TikalBoard.Guard(RED, LEADER));
    assertThat(Scenario.of(2).members(RED, "c0r3", W1).act(RED, 4).moves("guard")).isEmpty();
  }

  @Test
  void k61_theOtherOwnMembersThereLeaveTheGame() {
    Scenario game =
        Scenario.of(2).members(RED, "c0r3", W1, W2).members(YELLOW, "c0r3", W1).act(RED);
    game.play("guard w1");
    assertThat(game.board().seats().get(RED).removed()).containsExactly(W2);
    assertThat(game.board().seats().get(RED).supply()).doesNotContain(W1, W2).hasSize(17);
    game.play("end_turn").then(YELLOW);
    assertThat(game.moves("move_member")).as("others stay").containsExactly("move_member w1");
  }

  @Test
  void k62_aGuardNeedsStrictlyMoreStrengthThanEveryOther() {
    Scenario more = Scenario.of(3).members(RED, "c0r3", LEADER).members(YELLOW, "c0r3", W1, W2);
    assertThat(more.act(RED).moves("guard")).containsExactly("guard leader");
    Scenario tie = Scenario.of(3).members(RED, "c0r3", W1).members(BROWN, "c0r3", W1);
    assertThat(tie.act(RED).moves("guard")).isEmpty();
    Scenario alone = Scenario.of(3).members(RED, "c0r3", W1).act(RED);
    assertThat(alone.moves("guard")).containsExactly("guard w1");
  }

  @Test
  void k63_twoGuardsInAGameAndOneOnATemple() {
    Scenario two = Scenario.of(2).lay("A1@c2r4 k0").members(RED, "c2r4", W1);
    two.guard(RED, "c0r3", W2).guard(RED, "c1r4", W3).act(RED);
    assertThat(two.moves("guard")).isEmpty();
    Scenario taken = Scenario.of(2).guard(YELLOW, "c0r3", W1).members(RED, "c0r3", LEADER);
    assertThat(taken.act(RED).moves("guard")).isEmpty();
  }

  @Test
  void k64_aGuardStandsStillAndItsOwnerScores() {
    Scenario game =
        Scenario.of(2).guard(RED, "c0r3", W1).members(YELLOW, "c0r3", LEADER, W1).act(RED);
    assertThat(game.moves("move_member")).isEmpty();
    assertThat(game.moves("excavate")).isEmpty();
    assertThat(Scoring.temples(game.now, RED)).isEqualTo(1);
    assertThat(Scoring.temples(game.now, YELLOW)).isZero();
    assertThat(game.at("c0r3").templeOwner()).contains(RED);
  }

  @Test
  void k65_aMemberThatHasActedMayBecomeGuardOnABareTempleToo() {
    Scenario bare = Scenario.of(2).members(RED, "c0r3", W1).act(RED).play("guard w1");
    assertThat(bare.at("c0r3").templeValue()).contains(1);
    Scenario acted = Scenario.of(2).members(RED, "c0r3", W1, W2).act(RED).play("excavate w1");
    acted.play("guard w1");
    assertThat(acted.at("c0r3").guard()).contains(new TikalBoard.Guard(RED, W1));
    assertThat(acted.value("c0r3")).isEqualTo(2);
  }
}
