package dev.boardwright.santamaria;

import static dev.boardwright.santamaria.Scenario.A;
import static dev.boardwright.santamaria.Scenario.B;
import static dev.boardwright.santamaria.Scenario.acting;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.santamaria.SantaMariaDecision.RecruitMonk;
import dev.boardwright.santamaria.tables.HarbourIcon;
import dev.boardwright.santamaria.tables.MonkPosition;
import dev.boardwright.santamaria.tables.RetirementPosition;
import dev.boardwright.santamaria.tables.Ship;
import dev.boardwright.santamaria.tables.Tile;
import org.junit.jupiter.api.Test;

/** Turns, resources, payments and free actions: sections 3 to 5. */
class SantaMariaTurnRulesTest {

  // ---- turns

  @Test
  void m14_turnsGoRoundUntilAllHaveRetired() {
    Scenario game = Scenario.of(3).has(A, "C9").has(B, "C9").has(2, "C9").turn(A);
    game.play("activate r1c1", "skip", "end_turn");
    game.play("retire coins", "skip", "end_turn");
    game.play("activate r2c3", "skip", "end_turn");
    assertThat(game.seat()).isEqualTo(A);
    game.play("retire road", "skip", "end_turn");
    assertThat(game.seat()).as("seat B has retired").isEqualTo(2);
    game.play("retire religion", "skip", "end_turn");
    assertThat(game.now.chanceToAct()).as("the next year is prepared").isTrue();
  }

  @Test
  void m15_freeActionsAroundOneMainAction() {
    Scenario game = acting("W2 C1").play("sell wood", "activate r1c1", "sell wood", "use");
    assertThat(game.asked()).isEqualTo("finish_turn 0");
    game.play("buy wheat");
    assertThat(game.moves()).containsExactly("end_turn", "sell wheat");
  }

  @Test
  void m16_theFourMainActions() {
    Scenario game = Scenario.of(2).has(A, "W2 C1").display(Tile.DOUBLE_01).white(3).act(A);
    for (String word : new String[] {"expand", "activate", "use_die", "retire"}) {
      assertThat(game.moves(word)).as(word).isNotEmpty();
    }
  }

  @Test
  void m17_retiringIsAlwaysPossible() {
    assertThat(acting("").moves())
        .containsExactly(
            "retire coins",
            "retire religion",
            "retire conquistador",
            "retire shipping",
            "retire road");
    assertThat(acting("C9").moves()).contains("retire coins").doesNotContain("end_turn", "skip");
  }

  @Test
  void m18_theTurnEndsByAnExplicitCommand() {
    Scenario game = Scenario.of(2).has(A, "C1").turn(A).play("activate r1c1", "use");
    assertThat(game.moves()).containsExactly("end_turn");
    assertThat(Scenario.of(2).move("end_turn").endsTurn()).isTrue();
    assertThat(game.play("end_turn").seat()).isEqualTo(B);
  }

  // ---- resources

  @Test
  void m19_threeOfEachResource() {
    Scenario game = Scenario.of(2).has(A, "W3 C500").building(A, "r5c5").play("use");
    assertThat(game.has(A)).isEqualTo("W3 C501");
    assertThat(game.own(A).storageLimit()).isEqualTo(3);
  }

  @Test
  void m20_whatExceedsTheLimitIsSold() {
    assertThat(Scenario.of(2).has(A, "H3").building(A, "r2c3").play("use").has(A))
        .isEqualTo("H3 C1");
    assertThat(Scenario.of(2).has(A, "S3").building(A, "r5c4").play("use").has(A))
        .isEqualTo("S3 C2");
    assertThat(Scenario.of(2).has(A, "J3").building(A, "r1c6").play("use").has(A))
        .isEqualTo("J3 C2");
    Scenario part = Scenario.of(2).has(A, "J2").begin(new RecruitMonk(A));
    assertThat(part.play("place_monk mission_2").has(A)).isEqualTo("J3 C2");
  }

  @Test
  void m21_kindsDoNotInfluenceEachOther() {
    Scenario game = Scenario.of(2).has(A, "W3 H2").tile(A, Tile.DOUBLE_03, "r3c1", 0);
    assertThat(game.building(A, "r3c1").play("use").has(A)).isEqualTo("W3 H3 C1");
  }

  @Test
  void m22_goldReplacesResourcesButNotCoins() {
    Scenario expanding = Scenario.of(2).has(A, "G3").display(Tile.TRIPLE_01).act(A);
    assertThat(expanding.play("expand triple_01").moves()).containsExactly("pay gold,gold,gold");
    Scenario trading = Scenario.of(2).has(A, "G1").building(A, "r6c6");
    assertThat(trading.play("pay gold").has(A)).isEqualTo("P2");
    Scenario shipping = Scenario.of(2).has(A, "G3").dock(HarbourIcon.COINS, Ship.SHIP_01);
    shipping.building(A, "r6c1").play("ship coins");
    assertThat(shipping.moves()).containsExactly("pay gold,gold,gold");
    Scenario religion = Scenario.of(2).has(A, "G1").building(A, "r4c2").play("use", "pay gold");
    assertThat(religion.own(A).religion()).isEqualTo(2);
    assertThat(acting("G3").moves("activate")).as("gold is no coin").isEmpty();
  }

  @Test
  void m23_thePayerStatesTheGold() {
    Scenario game = Scenario.of(2).has(A, "W2 H1 G2").display(Tile.TRIPLE_01).act(A);
    assertThat(game.play("expand triple_01").moves())
        .containsExactly(
            "pay wood,wood,wheat",
            "pay wood,wood,gold",
            "pay wood,wheat,gold",
            "pay wood,gold,gold",
            "pay wheat,gold,gold");
  }

  @Test
  void m24_whatIsSpentGoesToTheSupply() {
    Scenario game = acting("W3 C3").play("activate r1c1", "skip", "sell wood");
    assertThat(game.has(A)).isEqualTo("W2 C3");
    assertThat(game.has(B)).isEmpty();
  }

  @Test
  void m25_nothingIsInsertedIntoAPayment() {
    Scenario expanding = Scenario.of(2).has(A, "W2 G1 C9").display(Tile.DOUBLE_01).act(A);
    expanding.play("expand double_01");
    assertThat(expanding.moves()).allMatch(text -> text.startsWith("pay "));
    Scenario shipping = Scenario.of(2).has(A, "W2 H1 C9").dock(HarbourIcon.COINS, Ship.SHIP_01);
    shipping.building(A, "r6c1").play("ship coins");
    assertThat(shipping.moves()).containsExactly("pay wood,wood,wheat");
  }

  // ---- free actions

  @Test
  void m26_onlyInTheOwnTurnButAnyNumber() {
    Scenario game = acting("W3 H3 S3 J3 G3");
    for (String kind : new String[] {"wood", "wheat", "sugar", "gem", "gold"}) {
      game.play("sell " + kind, "sell " + kind, "sell " + kind);
    }
    assertThat(game.has(A)).isEqualTo("C24");
    game.play("buy wood", "buy wheat", "retire coins", "sell wood", "use", "buy wood");
    assertThat(game.has(A)).as("in the turn of retiring too").isEqualTo("W1 H1 C18");
  }

  @Test
  void m27_sellingPrices() {
    assertThat(acting("W1").play("sell wood").has(A)).isEqualTo("C1");
    assertThat(acting("H1").play("sell wheat").has(A)).isEqualTo("C1");
    assertThat(acting("S1").play("sell sugar").has(A)).isEqualTo("C2");
    assertThat(acting("J1").play("sell gem").has(A)).isEqualTo("C2");
    assertThat(acting("G1").play("sell gold").has(A)).isEqualTo("C2");
  }

  @Test
  void m28_buyingWoodAndWheatForThreeCoins() {
    assertThat(acting("C9").moves("buy")).containsExactly("buy wood", "buy wheat");
    assertThat(acting("C3").play("buy wood").has(A)).isEqualTo("W1");
    assertThat(acting("C3").play("buy wheat").has(A)).isEqualTo("H1");
    assertThat(acting("C2").moves("buy")).isEmpty();
  }

  @Test
  void m29_nothingIsBoughtAtTheLimit() {
    assertThat(acting("W3 H3 C9").moves("buy")).isEmpty();
    assertThat(acting("W2 H3 C9").play("buy wood").moves("buy")).isEmpty();
  }

  @Test
  void m30_coinsOfASaleCanBeUsedAtOnce() {
    Scenario game = Scenario.of(2).has(A, "J1").monk(B, MonkPosition.MISSION_4);
    game.begin(new RecruitMonk(A));
    assertThat(game.moves()).doesNotContain("place_monk mission_4");
    assertThat(game.play("sell gem").moves()).contains("place_monk mission_4");
  }

  @Test
  void m31_aFreeActionIsNoMainAction() {
    Scenario game = acting("W1 C3").play("buy wheat", "sell wood");
    assertThat(game.asked()).isEqualTo("choose_action 0");
    assertThat(game.moves()).doesNotContain("end_turn");
  }

  @Test
  void m32_noFreeActionsInTurnsOfOthers() {
    Scenario game = Scenario.of(2).has(A, "C9").has(B, "W3 C9").turn(A);
    assertThat(game.now.toAct().contains(B)).isFalse();
    game.play("activate r1c1", "skip", "end_turn", "retire coins", "skip", "end_turn");
    assertThat(game.seat()).isEqualTo(A);
    assertThat(game.own(B).retired()).isTrue();
  }

  @Test
  void m33_freeActionsInsideTheMainAction() {
    Scenario game = Scenario.of(2).has(A, "W9").religion(A, 2).white(2).act(A);
    assertThat(game.play("use_die white 2", "activate_line 2").legal("sell wood"))
        .as("before a building is used")
        .isTrue();
    assertThat(game.play("use").legal("sell wood")).as("before a monk is placed").isTrue();
    assertThat(game.play("skip", "roll_die 1").legal("sell wood"))
        .as("before the extra step")
        .isTrue();
    assertThat(game.play("skip").legal("sell wood")).as("before the end of the turn").isTrue();

    Scenario line = Scenario.of(2).has(A, "W1").white(5).act(A);
    line.play("use_die white 5", "activate_line 5", "use");
    assertThat(line.legal("sell wood")).as("between two buildings").isTrue();

    Scenario ship = Scenario.of(2).has(A, "W1").dock(HarbourIcon.COINS, Ship.SHIP_01);
    assertThat(ship.building(A, "r6c1").legal("sell wood")).as("before shipping").isTrue();

    Scenario harbour = Scenario.of(2).has(A, "W1").retired(B, RetirementPosition.ROAD);
    harbour.harbour(A, HarbourIcon.COINS, Ship.SHIP_01, Ship.SHIP_02).act(A);
    harbour.play("retire coins", "use", "use");
    assertThat(harbour.legal("sell wood")).as("between two incomes").isTrue();
  }
}
