package dev.boardwright.santamaria;

import static dev.boardwright.santamaria.Scenario.A;
import static dev.boardwright.santamaria.Scenario.B;
import static dev.boardwright.santamaria.tables.MonkPosition.BISHOP_ABBOT;
import static dev.boardwright.santamaria.tables.MonkPosition.BISHOP_MARINER;
import static dev.boardwright.santamaria.tables.MonkPosition.MISSION_1;
import static dev.boardwright.santamaria.tables.MonkPosition.MISSION_2;
import static dev.boardwright.santamaria.tables.MonkPosition.MISSION_3;
import static dev.boardwright.santamaria.tables.MonkPosition.MISSION_4;
import static dev.boardwright.santamaria.tables.MonkPosition.SCHOLAR_TRADER;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.santamaria.SantaMariaDecision.RecruitMonk;
import dev.boardwright.santamaria.tables.HarbourIcon;
import dev.boardwright.santamaria.tables.RetirementPosition;
import dev.boardwright.santamaria.tables.Ship;
import dev.boardwright.santamaria.tables.Tracks;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Shipping, conquistadors, religion, monks, blue dice: sections 10 to 14, without scholars. */
class SantaMariaActionRulesTest {

  // ---- shipping

  private static Scenario shipping(String goods) {
    Scenario game = Scenario.of(2).has(A, goods).dock(HarbourIcon.COINS, Ship.SHIP_01);
    return game.dock(HarbourIcon.HAPPINESS, Ship.SHIP_16).building(A, "r6c1");
  }

  @Test
  void m59_anyTileThatCanBePaid() {
    assertThat(shipping("W2 H1").moves("ship")).containsExactly("ship coins");
    assertThat(shipping("S2 J2").moves("ship")).containsExactly("ship happiness");
    Scenario both = shipping("W2 H1 S2 J2");
    assertThat(both.moves("ship")).containsExactly("ship coins", "ship happiness");
    both.play("ship happiness", "pay sugar,sugar,gem,gem");
    assertThat(both.has(A)).isEqualTo("W2 H1");
  }

  @Test
  void m60_theIconBelongsToTheDock() {
    Scenario game = shipping("S2 J2").play("ship happiness", "pay sugar,sugar,gem,gem");
    game.play("draw_ship ship_02");
    assertThat(game.own(A).harbour().values()).containsExactly(0, 0, 0, 1);
    game.has(A, "W1 H2").building(A, "r6c1").play("ship happiness", "pay wood,wheat,wheat");
    assertThat(game.own(A).harbour().values()).containsExactly(0, 0, 0, 2);
    assertThat(game.own(A).ships().orElseThrow())
        .extracting(SantaMariaBoard.Shipped::tile)
        .containsExactly(Ship.SHIP_16, Ship.SHIP_02);
  }

  @Test
  void m61_theDockIsRefilledAtOnce() {
    Scenario game = shipping("W2 H1").play("ship coins", "pay wood,wood,wheat");
    assertThat(game.now.chanceToAct()).isTrue();
    assertThat(game.moves()).hasSize(28);
    game.play("draw_ship ship_30");
    assertThat(game.board(A).docks()).containsEntry(HarbourIcon.COINS, Ship.SHIP_30);

    Scenario empty = Scenario.of(2).has(A, "W2 H1");
    for (Ship ship : Ship.ALL) {
      if (ship != Ship.SHIP_01 && ship != Ship.SHIP_02) {
        empty.harbour(B, HarbourIcon.RELIGION, ship);
      }
    }
    empty.dock(HarbourIcon.COINS, Ship.SHIP_01).dock(HarbourIcon.RELIGION, Ship.SHIP_02);
    empty.building(A, "r6c1").play("ship coins", "pay wood,wood,wheat");
    assertThat(empty.now.chanceToAct()).isFalse();
    assertThat(empty.board(A).docks()).containsOnlyKeys(HarbourIcon.RELIGION);
  }

  @Test
  void m62_incomeOnlyOnRetiringHappinessOnlyAtTheEnd() {
    assertThat(HarbourIcon.ALL)
        .containsExactly(
            HarbourIcon.COINS,
            HarbourIcon.CONQUISTADOR,
            HarbourIcon.RELIGION,
            HarbourIcon.HAPPINESS);
    Scenario game = shipping("W2 H1").play("ship coins", "pay wood,wood,wheat");
    assertThat(game.has(A)).isEmpty();
    assertThat(game.part(A, "shipping_tiles")).isEqualTo(3);
  }

  @Test
  void m63_whatCannotBePaidCanOnlyBeDeclined() {
    assertThat(shipping("").moves()).containsExactly("skip");
    assertThat(Scenario.of(2).has(A, "G3").building(A, "r6c1").moves())
        .as("no tile at any dock")
        .containsExactly("skip", "sell gold");
  }

  // ---- conquistador

  @Test
  void m64_oneSpaceAndGoldOnTheWay() {
    for (int space = 0; space < Tracks.CONQUISTADOR_END; space++) {
      Scenario game = Scenario.of(2).conquistador(A, space).building(A, "r3c5").play("use");
      assertThat(game.own(A).conquistador()).isEqualTo(space + 1);
      boolean gold = List.of(3, 5, 8, 10, 13).contains(space + 1);
      assertThat(game.has(A)).as("space %d", space + 1).isEqualTo(gold ? "G1" : "");
    }
  }

  @Test
  void m65_whoEntersLastLiesOnTop() {
    Scenario game = Scenario.of(3).conquistador(A, 2).conquistador(B, 2).conquistador(2, 2);
    assertThat(List.of(below(game, A), below(game, B), below(game, 2))).containsExactly(0, 1, 2);
    game.conquistador(A, 3);
    assertThat(List.of(below(game, B), below(game, 2))).containsExactly(0, 1);
    game.conquistador(2, 3);
    assertThat(List.of(below(game, A), below(game, 2), below(game, B))).containsExactly(0, 1, 0);
  }

  private static int below(Scenario game, int seat) {
    return game.own(seat).markersBelow();
  }

  @Test
  void m66_stepsBeyondTheEndAreLost() {
    Scenario game = Scenario.of(2).conquistador(A, 13).building(A, "r3c5").play("use");
    assertThat(game.own(A).conquistador()).isEqualTo(13);
    assertThat(game.has(A)).isEmpty();
  }

  // ---- religion

  private static Scenario religion(String goods, int space) {
    return Scenario.of(2).has(A, goods).religion(A, space).building(A, "r4c2").play("use");
  }

  @Test
  void m67_oneStepAndPerhapsAnother() {
    Scenario game = religion("H2", 0);
    assertThat(game.own(A).religion()).isEqualTo(1);
    assertThat(game.moves()).containsExactly("pay wheat", "skip", "sell wheat");
    game.play("pay wheat");
    assertThat(game.own(A).religion()).isEqualTo(2);
    assertThat(game.has(A)).isEqualTo("H1");
    assertThat(game.now.over()).as("two steps at most").isTrue();
  }

  @Test
  void m68_aStepIsFinishedBeforeTheNext() {
    Scenario game = religion("H1", 2);
    assertThat(game.asked()).isEqualTo("recruit_monk 0");
    game.play("skip");
    assertThat(game.moves()).allMatch(text -> text.startsWith("roll_die"));
    assertThat(game.play("roll_die 2").asked()).isEqualTo("extra_step 0");
  }

  @Test
  void m69_monkIconsAndBlueDice() {
    for (int space = 0; space < Tracks.RELIGION_END; space++) {
      Scenario game = religion("", space);
      boolean icon = List.of(3, 5, 7, 10, 13, 16).contains(space + 1);
      assertThat(game.asked().equals("recruit_monk 0")).as("space %d", space + 1).isEqualTo(icon);
      if (icon) {
        game.play("skip");
        boolean die = space + 1 == 3 || space + 1 == 7;
        assertThat(game.now.chanceToAct()).as("space %d", space + 1).isEqualTo(die);
      }
    }
  }

  @Test
  void m70_happinessAtTheEndOfTheTrack() {
    Scenario game = religion("H1", 16);
    assertThat(game.has(A)).isEqualTo("H1 P1");
    assertThat(game.play("pay wheat").has(A)).isEqualTo("P2");
    assertThat(game.own(A).religion()).isEqualTo(16);
  }

  @Test
  void m71_spacesAreSharedAndNeverReset() {
    Scenario game = Scenario.of(2).religion(B, 4).religion(A, 3).building(A, "r4c2").play("use");
    assertThat(game.own(A).religion()).isEqualTo(4);
    assertThat(game.own(B).religion()).isEqualTo(4);
    game.endYear();
    assertThat(game.own(A).religion()).isEqualTo(4);
  }

  // ---- monks

  @Test
  void m72_oneMonkOrNone() {
    Scenario placed = Scenario.of(2).begin(new RecruitMonk(A)).play("place_monk mission_4");
    assertThat(placed.own(A).monksLeft()).isEqualTo(5);
    assertThat(placed.own(A).monks()).containsExactly(MISSION_4);
    Scenario declined = Scenario.of(2).begin(new RecruitMonk(A)).play("skip");
    assertThat(declined.own(A).monksLeft()).isEqualTo(6);
    assertThat(declined.now.over()).as("the recruitment is lost").isTrue();
  }

  @Test
  void m73_scholarsBishopsAndMissions() {
    Scenario game = Scenario.of(2).open(SCHOLAR_TRADER, BISHOP_ABBOT).begin(new RecruitMonk(A));
    assertThat(game.moves())
        .containsExactly(
            "place_monk scholar_trader",
            "place_monk bishop_abbot",
            "place_monk mission_1",
            "place_monk mission_2",
            "place_monk mission_3",
            "place_monk mission_4",
            "skip");
  }

  @Test
  void m74_neverTwoOwnMonksOnOnePosition() {
    Scenario game = Scenario.of(2).monk(A, MISSION_1, MISSION_4).begin(new RecruitMonk(A));
    assertThat(game.moves("place_monk"))
        .containsExactly("place_monk mission_2", "place_monk mission_3");
    game.play("place_monk mission_3");
    assertThat(game.own(A).monks()).containsExactly(MISSION_1, MISSION_3, MISSION_4);
  }

  @Test
  void m75_aPositionWithoutOthersIsFree() {
    Scenario game = Scenario.of(2).monk(B, MISSION_1).begin(new RecruitMonk(A));
    assertThat(game.moves("place_monk"))
        .containsExactly("place_monk mission_2", "place_monk mission_3", "place_monk mission_4");
    assertThat(game.play("place_monk mission_4").has(B)).isEmpty();
  }

  @Test
  void m76_twoCoinsToEachOtherThere() {
    Scenario game = Scenario.of(4).has(A, "C7");
    game.monk(B, MISSION_4).monk(2, MISSION_4).monk(3, MISSION_4).begin(new RecruitMonk(A));
    game.play("place_monk mission_4");
    assertThat(game.has(A)).isEqualTo("C1 P3");
    for (int other = 1; other < 4; other++) {
      assertThat(game.has(other)).isEqualTo("C2");
    }
  }

  @Test
  void m77_theRetiredReceiveTheirFees() {
    for (boolean received : new boolean[] {true, false}) {
      Scenario game =
          Scenario.of(2, SantaMariaOptions.RETIRED_PLAYER_RECEIVES_MONK_PAYMENTS, received);
      game.has(A, "C2").monk(B, MISSION_4).retired(B, RetirementPosition.COINS);
      game.begin(new RecruitMonk(A)).play("place_monk mission_4");
      assertThat(game.has(A)).as("it is paid in any case").isEqualTo("P3");
      assertThat(game.has(B)).isEqualTo(received ? "C2" : "");
    }
    Scenario active =
        Scenario.of(2, SantaMariaOptions.RETIRED_PLAYER_RECEIVES_MONK_PAYMENTS, false);
    active.has(A, "C2").monk(B, MISSION_4).begin(new RecruitMonk(A)).play("place_monk mission_4");
    assertThat(active.has(B)).as("who has not retired receives it").isEqualTo("C2");
  }

  @Test
  void m78_scholarsWorkFromNowOn() {
    Scenario game = Scenario.of(2).has(A, "S2").open(SCHOLAR_TRADER).monk(B, SCHOLAR_TRADER);
    game.has(A, "C2").building(A, "r6c6").play("pay sugar");
    assertThat(game.has(A)).isEqualTo("S1 C2 P2");
    game.begin(new RecruitMonk(A)).play("place_monk scholar_trader");
    game.building(A, "r6c6").play("pay sugar");
    assertThat(game.has(A)).isEqualTo("C1 P4");
    assertThat(game.part(A, "scholars")).isEqualTo(1);
    assertThat(game.part(B, "scholars")).as("shared").isEqualTo(1);
  }

  @Test
  void m79_eachBishopCountsForItself() {
    Scenario game = Scenario.of(2).monk(A, BISHOP_ABBOT);
    assertThat(game.part(A, "bishops")).isEqualTo(-2);
    game.monk(A, MISSION_1, MISSION_2);
    assertThat(game.part(A, "bishops")).isEqualTo(2);
    game.monk(A, BISHOP_MARINER);
    assertThat(game.part(A, "bishops")).isEqualTo(0);
  }

  @Test
  void m80_missionsRewardOnce() {
    String[] rewards = {"S2", "J2", "C5", "P3"};
    for (int mission = 1; mission <= 4; mission++) {
      Scenario game =
          Scenario.of(2).begin(new RecruitMonk(A)).play("place_monk mission_" + mission);
      assertThat(game.has(A)).isEqualTo(rewards[mission - 1]);
    }
  }

  // ---- blue dice

  @Test
  void m82_aDieOnCrossingTheFirstAndTheThirdIcon() {
    Scenario game = Scenario.of(2).blue(A, 6).religion(A, 2).building(A, "r4c2");
    game.play("use", "skip", "roll_die 3", "skip");
    game.religion(A, 6).building(A, "r4c2").play("use", "skip", "roll_die 5", "skip");
    assertThat(game.own(A).blueDice())
        .extracting(die -> die.value().orElseThrow())
        .containsExactly(6, 3, 5);
  }

  @Test
  void m83_theValueIsVisibleAtOnce() {
    Scenario game = Scenario.of(2).religion(A, 2).building(A, "r4c2").play("use", "skip");
    game.play("roll_die 3");
    assertThat(game.board(B).seats().get(A).blueDice().getFirst().value()).contains(3);
  }

  private static Scenario newDie(boolean sameYear) {
    Scenario game = Scenario.of(2, SantaMariaOptions.BLUE_DIE_SAME_YEAR, sameYear);
    game.religion(A, 2).white(2).act(A);
    game.play("use_die white 2", "activate_line 2", "use", "skip", "roll_die 1", "skip");
    assertThat(game.moves()).as("not in the same turn").containsExactly("end_turn");
    return game.play("end_turn");
  }

  @Test
  void m84_usableFromTheNextYearOn() {
    assertThat(newDie(false).act(A).moves("use_die")).isEmpty();
    assertThat(newDie(true).act(A).moves("use_die")).containsExactly("use_die blue 1");
    Scenario next = newDie(false).endYear().turn(A);
    assertThat(next.moves("use_die")).contains("use_die blue 1");
  }

  @Test
  void m85_aDieGainedInTheLastYearHasNoUse() {
    Scenario game = Scenario.of(2).year(3).religion(A, 2).building(A, "r4c2");
    game.play("use", "skip", "roll_die 1", "skip").act(A);
    assertThat(game.moves("use_die")).isEmpty();
    assertThat(game.own(A).blueDice().getFirst().fromYear()).isEqualTo(4);
  }
}
