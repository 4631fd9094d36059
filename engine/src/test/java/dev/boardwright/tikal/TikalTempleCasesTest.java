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
import static dev.boardwright.tikal.Treasure.KIND1;
import static dev.boardwright.tikal.Treasure.KIND2;
import static dev.boardwright.tikal.Treasure.KIND3;
import static dev.boardwright.tikal.Treasure.KIND4;
import static dev.boardwright.tikal.Treasure.KIND5;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** Worked cases of temples, treasures, exchange and guards. */
class TikalTempleCasesTest {

  // ---- temples and treasures

  @Test
  void case17_oneMemberOneLevel() {
    Scenario game = Scenario.of(2).lay("B2@c2r3 k0").members(RED, "c2r3", LEADER).act(RED);
    game.play("excavate leader");
    assertThat(game.value("c2r3")).isEqualTo(4);
    assertThat(game.points()).isEqualTo(8);
    assertThat(game.moves("excavate")).isEmpty();
  }

  @Test
  void case18_threeMembersStillTwoLevels() {
    Scenario game =
        Scenario.of(2)
            .lay("B2@c2r3 k0")
            .members(RED, "c2r3", W1, W2, W3)
            .members(YELLOW, "c2r3", W1, W2)
            .act(RED)
            .play("excavate w1", "excavate w2");
    assertThat(game.value("c2r3")).isEqualTo(5);
    assertThat(game.points()).isEqualTo(6);
    assertThat(game.moves("excavate")).isEmpty();
    game.play("end_turn").then(YELLOW).play("excavate w1", "excavate w2");
    assertThat(game.value("c2r3")).isEqualTo(7);
  }

  @Test
  void case19_differentMembersNotAtTheSameTime() {
    Scenario game = Scenario.of(2).members(RED, "c1r4", W1).act(RED);
    game.play("excavate w1", "move_member w1", "walk_to c0r4", "dispatch w2 c0r4");
    game.play("move_member w2", "walk_to c1r4", "excavate w2");
    assertThat(game.value("c1r4")).isEqualTo(3);
    assertThat(game.points()).isEqualTo(1);
    Scenario back = Scenario.of(2).members(RED, "c1r4", W1).act(RED);
    back.play("excavate w1", "move_member w1", "walk_to c0r4", "move_member w1", "walk_to c1r4");
    assertThat(back.moves("excavate")).isEmpty();
  }

  @Test
  void case20_theSameMemberOnTwoTemples() {
    Scenario game = Scenario.of(2).members(RED, "c0r3", W1).act(RED);
    game.play("excavate w1", "move_member w1", "walk_to c1r4", "excavate w1");
    assertThat(game.points()).isEqualTo(2);
    assertThat(game.value("c0r3")).isEqualTo(2);
    assertThat(game.value("c1r4")).isEqualTo(2);
  }

  @Test
  void case21_noMajorityIsNeeded() {
    Scenario game =
        Scenario.of(4)
            .lay("C2@c2r3 k0")
            .members(BLACK, "c2r3", LEADER, W1, W2)
            .members(RED, "c2r3", W1)
            .act(RED)
            .play("excavate w1");
    assertThat(game.value("c2r3")).isEqualTo(5);
  }

  @Test
  void case22_aNumberHasRunOut() {
    Scenario game =
        Scenario.of(2)
            .lay("E1@c2r1 k0", "E2@c3r1 k0", "D1@c4r1 k0", "D2@c5r1 k0")
            .value("c2r1", 8)
            .value("c3r1", 8)
            .value("c4r1", 9)
            .value("c5r1", 7)
            .members(RED, "c5r1", W1, W2)
            .members(RED, "c2r1", W3, W4)
            .act(RED);
    assertThat(game.moves("excavate")).containsExactly("excavate w3");
    game.play("excavate w3", "excavate w4");
    assertThat(game.value("c2r1")).isEqualTo(10);
  }

  @Test
  void case23_twoTreasuresPerHexAndTurn() {
    Scenario game = Scenario.of(2).lay("A4@c2r3 k0").members(RED, "c2r3", W1, W2, W3).act(RED);
    game.play("recover w1", "draw_treasure kind1", "recover w2", "draw_treasure kind2");
    assertThat(game.points()).isEqualTo(4);
    assertThat(game.moves("recover")).isEmpty();
    assertThat(game.at("c2r3").treasures()).isEqualTo(2);
    assertThat(game.board().seats().get(RED).treasures()).isEqualTo(Map.of(KIND1, 1, KIND2, 1));
  }

  // ---- exchange

  @Test
  void case24_protectedAndUnprotectedTokens() {
    Scenario game =
        Scenario.of(2).holds(RED, KIND1, KIND1, KIND2).holds(YELLOW, KIND1, KIND3, KIND3).act(RED);
    assertThat(game.moves("exchange")).containsExactly("exchange 1 kind1");
    game.play("exchange 1 kind1", "give kind2");
    assertThat(game.board().seats().get(RED).treasures()).isEqualTo(Map.of(KIND1, 3));
    assertThat(game.seat()).isEqualTo(RED);
  }

  @Test
  void case25_givingFromAnOwnPair() {
    Scenario game = Scenario.of(2).holds(RED, KIND1, KIND1).holds(YELLOW, KIND2).act(RED);
    game.play("exchange 1 kind2", "give kind1");
    assertThat(game.board().seats().get(RED).treasures()).isEqualTo(Map.of(KIND1, 1, KIND2, 1));
    assertThat(game.board().seats().get(YELLOW).treasures()).isEqualTo(Map.of(KIND1, 1));
    Scenario strict =
        Scenario.of(2, TikalOptions.EXCHANGE_GIVE, TikalOptions.ExchangeGive.SINGLE_ONLY)
            .holds(RED, KIND1, KIND1)
            .holds(YELLOW, KIND2)
            .act(RED);
    assertThat(strict.moves("exchange")).isEmpty();
  }

  @Test
  void case26_protectionIsJudgedAnew() {
    Scenario game = Scenario.of(2).holds(RED, KIND3, KIND5).holds(YELLOW, KIND3, KIND4).act(RED);
    game.play("exchange 1 kind4", "give kind3");
    assertThat(game.board().seats().get(RED).treasures()).isEqualTo(Map.of(KIND4, 1, KIND5, 1));
    assertThat(game.board().seats().get(YELLOW).treasures()).isEqualTo(Map.of(KIND3, 2));
    assertThat(game.moves("exchange")).isEmpty();
    assertThat(game.points()).isEqualTo(7);
  }

  // ---- guards

  private static Scenario case27() {
    return Scenario.of(4)
        .lay("E2@c2r3 k0")
        .members(RED, "c2r3", LEADER, W1)
        .members(BLACK, "c2r3", W1, W2, W3);
  }

  @Test
  void case27_theLeaderIsRemoved() {
    Scenario game = case27().act(RED, 5).play("guard w1");
    assertThat(game.board().seats().get(RED).removed()).containsExactly(LEADER);
    assertThat(game.at("c2r3").guard()).contains(new TikalBoard.Guard(RED, W1));
    assertThat(game.board().seats().get(BLACK).members()).containsOnlyKeys(W1, W2, W3);
    assertThat(game.value("c2r3")).isEqualTo(6);
    game.play("end_turn").then(BLACK);
    assertThat(game.moves("move_member")).containsExactly("move_member w1");
    assertThat(game.moves("excavate")).isEmpty();
    Scenario other = case27().act(RED, 5).play("guard leader");
    assertThat(other.board().seats().get(RED).removed()).containsExactly(W1);
  }

  @Test
  void case28_aTieIsNotEnough() {
    Scenario game =
        Scenario.of(4)
            .lay("E2@c2r3 k0")
            .members(RED, "c2r3", LEADER)
            .members(BLACK, "c2r3", W1, W2, W3)
            .members(YELLOW, "c2r3", W1);
    assertThat(game.act(RED).moves("guard")).isEmpty();
    assertThat(game.play("end_turn").then(BLACK).moves("guard")).isEmpty();
    for (int seat = RED; seat <= BLACK; seat++) {
      assertThat(Scoring.temples(game.now, seat)).isZero();
    }
  }

  @Test
  void case29_aGuardAgainstACrowd() {
    Scenario game =
        Scenario.of(4)
            .lay("E2@c2r3 k0")
            .value("c2r3", 7)
            .guard(RED, "c2r3", W1)
            .members(BLACK, "c2r3", LEADER, W1, W2, W3, W4, W5);
    assertThat(Scoring.temples(game.now, RED)).isEqualTo(7);
    assertThat(Scoring.temples(game.now, BLACK)).isZero();
    game.act(BLACK);
    assertThat(game.moves("excavate")).isEmpty();
    assertThat(game.moves("guard")).isEmpty();
  }

  @Test
  void case30_aBareTempleAndAThirdGuard() {
    Scenario game = Scenario.of(2).lay("D1@c2r3 k0").members(RED, "c2r3", W1).act(RED);
    game.play("guard w1");
    assertThat(game.points()).isEqualTo(5);
    assertThat(Scoring.temples(game.now, RED)).isEqualTo(5);
    Scenario third =
        Scenario.of(2)
            .lay("D1@c2r3 k0")
            .guard(RED, "c0r3", W2)
            .guard(RED, "c1r4", W3)
            .members(RED, "c2r3", W1)
            .act(RED);
    assertThat(third.moves("guard")).isEmpty();
  }
}
