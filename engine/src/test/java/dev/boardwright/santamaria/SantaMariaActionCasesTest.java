package dev.boardwright.santamaria;

import static dev.boardwright.santamaria.Scenario.A;
import static dev.boardwright.santamaria.Scenario.B;
import static dev.boardwright.santamaria.Scenario.C;
import static dev.boardwright.santamaria.tables.MonkPosition.MISSION_2;
import static dev.boardwright.santamaria.tables.MonkPosition.SCHOLAR_TRADER;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.santamaria.SantaMariaDecision.RecruitMonk;
import dev.boardwright.santamaria.SantaMariaDecision.UseBuilding;
import dev.boardwright.santamaria.tables.Building;
import dev.boardwright.santamaria.tables.HarbourIcon;
import dev.boardwright.santamaria.tables.RetirementPosition;
import dev.boardwright.santamaria.tables.Ship;
import dev.boardwright.santamaria.tables.Square;
import dev.boardwright.santamaria.tables.Tile;
import org.junit.jupiter.api.Test;

/** Worked cases of expanding, shipping, religion, monks, retiring and the harbour. */
class SantaMariaActionCasesTest {

  private static final UseBuilding RELIGION =
      new UseBuilding(A, Square.R4C2, Building.ACT_RELIGION);

  // ---- expanding

  @Test
  void sm20_rotationNoFlipping() {
    Scenario game = Scenario.of(2).has(A, "W2 H1").display(Tile.TRIPLE_01).act(A);
    game.play("expand triple_01", "pay wood,wood,wheat");
    assertThat(game.moves().stream().filter(text -> text.startsWith("place r1c2")))
        .as("rotation 180 would cover r1c1, and a flip cannot be had")
        .containsExactly("place r1c2 0");
    assertThat(game.moves()).contains("place r1c4 1");
    game.play("place r1c4 1");
    assertThat(game.now.colonies.building(A, Square.R2C4.ordinal())).isEqualTo(Building.PROD_GEM_1);
    assertThat(game.now.colonies.building(A, Square.R1C3.ordinal()))
        .isEqualTo(Building.TRADE_GEM_2_FOR_HAPPINESS_5);
    assertThat(game.now.colonies.roads(A)).isEqualTo(Square.R1C4.bit() | Square.R6C5.bit());
  }

  @Test
  void sm21_aPrintedRoadIsNotFreeSpace() {
    Scenario game = Scenario.of(2).has(A, "W2").display(Tile.DOUBLE_01).act(A);
    game.play("expand double_01", "pay wood,wood");
    assertThat(game.moves()).contains("place r6c4 2").doesNotContain("place r6c4 0");
    game.play("place r6c4 2");
    assertThat(game.now.colonies.building(A, Square.R6C4.ordinal()))
        .isEqualTo(Building.PROD_WOOD_2);
    assertThat(game.now.colonies.colonists(A, Square.R6C3.bit())).isEqualTo(2);
  }

  @Test
  void sm22_theDisplayIsNotRefilled() {
    Scenario game = Scenario.of(2).has(A, "W2 H1").display(Tile.DOUBLE_01, Tile.DOUBLE_02).act(A);
    assertThat(game.moves("expand")).containsExactly("expand double_01", "expand double_02");
    game.endYear();
    assertThat(game.board(A).doubles()).hasSize(5).doesNotContain(Tile.DOUBLE_01, Tile.DOUBLE_02);
    assertThat(game.board(A).triples()).hasSize(5);
    assertThat(game.now.market.discarded()).isEqualTo(Tile.DOUBLE_01.bit() | Tile.DOUBLE_02.bit());
  }

  // ---- shipping

  @Test
  void sm23_aTileGoesToTheIconOfItsDock() {
    Scenario game = Scenario.of(2).has(A, "S1 J1 G2 C1").dock(HarbourIcon.RELIGION, Ship.SHIP_16);
    game.act(A).play("activate r6c1", "ship religion");
    assertThat(game.moves()).containsExactly("pay sugar,gem,gold,gold");
    game.play("pay sugar,gem,gold,gold");
    assertThat(game.moves()).hasSize(29).contains("draw_ship ship_30");
    game.play("draw_ship ship_30");
    assertThat(game.board(A).docks()).containsEntry(HarbourIcon.RELIGION, Ship.SHIP_30);
    assertThat(game.own(A).harbour().values()).containsExactly(0, 0, 1, 0);
    assertThat(game.has(A)).isEmpty();
    assertThat(game.own(A).religion()).isZero();
  }

  // ---- religion and monks

  @Test
  void sm24_theExtraStepCrossesTheIcon() {
    Scenario game = Scenario.of(2).has(A, "H1").religion(A, 3).begin(RELIGION).play("use");
    assertThat(game.own(A).religion()).isEqualTo(4);
    game.play("pay wheat");
    assertThat(game.own(A).religion()).isEqualTo(5);
    assertThat(game.has(A)).isEmpty();
    assertThat(game.asked()).isEqualTo("recruit_monk 0");
    game.play("place_monk mission_4");
    assertThat(game.now.over()).as("nothing more is due, no blue die either").isTrue();
  }

  @Test
  void sm25_aMonkPaysForTheExtraStep() {
    Scenario game = Scenario.of(2).has(A, "C1").blue(A, 1).religion(A, 2).begin(RELIGION);
    game.play("use", "place_monk mission_3");
    assertThat(game.has(A)).isEqualTo("C6");
    game.play("roll_die 4", "buy wheat");
    assertThat(game.has(A)).isEqualTo("H1 C3");
    game.play("pay wheat");
    assertThat(game.has(A)).isEqualTo("C3");
    assertThat(game.own(A).religion()).isEqualTo(4);
    assertThat(game.own(A).monksLeft()).isEqualTo(5);
    assertThat(game.own(A).blueDice()).hasSize(2);
    assertThat(game.own(A).blueDice().get(1).fromYear()).isEqualTo(2);
  }

  @Test
  void sm26_twoStepsAtMost() {
    Scenario one = Scenario.of(2).has(A, "H3").religion(A, 7).begin(RELIGION).play("use", "skip");
    assertThat(one.own(A).religion()).isEqualTo(8);
    Scenario two =
        Scenario.of(2).has(A, "H3").religion(A, 7).begin(RELIGION).play("use", "pay wheat");
    assertThat(two.own(A).religion()).isEqualTo(9);
    assertThat(two.has(A)).isEqualTo("H2");
    assertThat(two.now.over()).as("no third step is offered").isTrue();
  }

  @Test
  void sm27_aFeeToEachOtherPlayer() {
    Scenario game = Scenario.of(3).has(A, "C3 J1").monk(B, SCHOLAR_TRADER).monk(C, SCHOLAR_TRADER);
    game.begin(new RecruitMonk(A));
    assertThat(game.moves()).doesNotContain("place_monk scholar_trader");
    game.play("sell gem");
    assertThat(game.has(A)).isEqualTo("C5");
    game.play("place_monk scholar_trader");
    assertThat(game.has(A)).isEqualTo("C1");
    assertThat(game.has(B)).isEqualTo("C2");
    assertThat(game.has(C)).isEqualTo("C2");
  }

  @Test
  void sm28_neverTwiceOnOnePosition() {
    Scenario game = Scenario.of(2).has(A, "C9").monk(A, MISSION_2).begin(new RecruitMonk(A));
    assertThat(game.moves("place_monk"))
        .containsExactly("place_monk mission_1", "place_monk mission_3", "place_monk mission_4");
  }

  private static Scenario thirdDie(boolean sameYear) {
    Scenario game = Scenario.of(2, SantaMariaOptions.BLUE_DIE_SAME_YEAR, sameYear);
    game.blue(A, 1, 2).religion(A, 6).begin(RELIGION).play("use", "skip", "roll_die 4", "skip");
    assertThat(game.own(A).religion()).isEqualTo(7);
    assertThat(game.own(A).monksLeft()).isEqualTo(6);
    assertThat(game.own(A).blueDice()).hasSize(3);
    return game.act(A);
  }

  @Test
  void sm29_aDeclinedMonkStillGivesTheDie() {
    assertThat(thirdDie(false).moves("use_die")).doesNotContain("use_die blue 4");
    assertThat(thirdDie(true).moves("use_die")).contains("use_die blue 4");
  }

  @Test
  void sm30_theEndOfTheTrack() {
    Scenario game = Scenario.of(2).has(A, "H2").religion(A, 15).begin(RELIGION);
    game.play("use", "skip", "pay wheat");
    assertThat(game.own(A).religion()).isEqualTo(16);
    assertThat(game.has(A)).isEqualTo("H1 P1");
    game.begin(RELIGION).play("use");
    assertThat(game.has(A)).isEqualTo("H1 P2");
    game.play("pay wheat");
    assertThat(game.has(A)).isEqualTo("P3");
    assertThat(game.own(A).religion()).isEqualTo(16);
  }

  @Test
  void sm31_missionOverflow() {
    Scenario game = Scenario.of(2).has(A, "S2").begin(new RecruitMonk(A));
    assertThat(game.play("place_monk mission_1").has(A)).isEqualTo("S3 C2");
  }

  @Test
  void sm32_aScholarTakenInTheMiddleOfALine() {
    Scenario game = Scenario.of(2).has(A, "S1").tile(A, Tile.DOUBLE_09, "r5c2", 0);
    game.religion(A, 4).open(SCHOLAR_TRADER).white(2).act(A);
    game.play("use_die white 2", "activate_line 2", "use", "place_monk scholar_trader", "skip");
    assertThat(game.own(A).religion()).isEqualTo(5);
    assertThat(game.asked()).startsWith("use_building 0 r5c2");
    game.play("pay sugar");
    assertThat(game.has(A)).isEqualTo("C1 P3");
    assertThat(game.on("r5c2")).isEqualTo("white 2");
  }

  // ---- retiring and harbour

  @Test
  void sm33_boughtOnRetiringPaidTheSameTurn() {
    Scenario game = Scenario.of(2).has(A, "W2 H1").dock(HarbourIcon.COINS, Ship.SHIP_01).act(A);
    game.play("retire shipping", "ship coins", "pay wood,wood,wheat", "draw_ship ship_02");
    assertThat(game.has(A)).isEmpty();
    assertThat(game.asked()).isEqualTo("use_income 0 coins 1");
    assertThat(game.play("use").has(A)).isEqualTo("C2");
    assertThat(game.asked()).isEqualTo("finish_turn 0");
  }

  @Test
  void sm34_theOrderOfTheHarbourFinancesAMonk() {
    Scenario game = Scenario.of(2).religion(A, 4).monk(B, SCHOLAR_TRADER);
    game.harbour(A, HarbourIcon.RELIGION, Ship.SHIP_01).harbour(A, HarbourIcon.COINS, Ship.SHIP_02);
    game.act(A).play("retire conquistador", "use");
    assertThat(game.own(A).conquistador()).isEqualTo(1);
    game.play("use");
    assertThat(game.has(A)).isEqualTo("C2");
    assertThat(game.asked()).isEqualTo("use_income 0 religion 1");
    game.play("use", "place_monk scholar_trader");
    assertThat(game.own(A).religion()).isEqualTo(5);
    assertThat(game.has(A)).isEmpty();
    assertThat(game.has(B)).isEqualTo("C2");
  }

  @Test
  void sm35_aUselessPositionIsAllowed() {
    Scenario game = Scenario.of(2).harbour(A, HarbourIcon.HAPPINESS, Ship.SHIP_01).act(A);
    game.play("retire shipping");
    assertThat(game.moves()).containsExactly("skip");
    assertThat(game.play("skip").asked()).isEqualTo("use_income 0 happiness 1");
    assertThat(game.play("use").has(A)).isEqualTo("P1");
  }

  @Test
  void sm36_twoConquistadorTilesAtTheEndOfTheTrack() {
    Scenario game = Scenario.of(2).conquistador(A, 12);
    game.harbour(A, HarbourIcon.CONQUISTADOR, Ship.SHIP_01, Ship.SHIP_02).act(A);
    game.play("retire shipping", "skip", "use");
    assertThat(game.own(A).conquistador()).isEqualTo(13);
    assertThat(game.has(A)).isEqualTo("G1");
    game.play("use");
    assertThat(game.own(A).conquistador()).isEqualTo(13);
    assertThat(game.has(A)).isEqualTo("G1");
  }

  private static int usableFrom(boolean sameYear, int year) {
    Scenario game = Scenario.of(2, SantaMariaOptions.BLUE_DIE_SAME_YEAR, sameYear).year(year);
    game.blue(A, 1).religion(A, 2).act(A);
    game.play("retire religion", "use", "place_monk mission_4", "roll_die 4");
    return game.own(A).blueDice().get(1).fromYear();
  }

  @Test
  void sm37_aBlueDieGainedWhileRetiring() {
    assertThat(usableFrom(false, 1)).isEqualTo(2);
    assertThat(usableFrom(true, 1)).isEqualTo(2);
    assertThat(usableFrom(true, 3)).as("there is no year 4").isEqualTo(4);
  }

  @Test
  void sm38_aRetiredPlayerStillReceivesFees() {
    Scenario game = Scenario.of(2).has(A, "C2").has(B, "C1").monk(B, MISSION_2);
    game.retired(B, RetirementPosition.ROAD).religion(A, 4).white(2).turn(A);
    game.play("use_die white 2", "activate_line 2", "use", "place_monk mission_2");
    assertThat(game.has(A)).isEqualTo("J2");
    assertThat(game.has(B)).isEqualTo("C3");
    game.play("skip", "end_turn");
    assertThat(game.asked()).as("B gets no turn").isEqualTo("choose_action 0");
  }
}
