package dev.boardwright.tzolkin;

import static dev.boardwright.tzolkin.Scenario.A;
import static dev.boardwright.tzolkin.Scenario.B;
import static dev.boardwright.tzolkin.piece.Gear.CHICHEN_ITZA;
import static dev.boardwright.tzolkin.piece.Gear.PALENQUE;
import static dev.boardwright.tzolkin.piece.Gear.TIKAL;
import static dev.boardwright.tzolkin.piece.Gear.UXMAL;
import static dev.boardwright.tzolkin.piece.Gear.YAXCHILAN;
import static dev.boardwright.tzolkin.piece.Technology.AGRICULTURE;
import static dev.boardwright.tzolkin.piece.Technology.THEOLOGY;
import static dev.boardwright.tzolkin.tribe.Tribe.AHAU_CHAMAHEZ;
import static dev.boardwright.tzolkin.tribe.Tribe.AH_CHUY_KAK;
import static dev.boardwright.tzolkin.tribe.Tribe.BALAM;
import static dev.boardwright.tzolkin.tribe.Tribe.CIT_BOLON_TUM;
import static dev.boardwright.tzolkin.tribe.Tribe.HURACAN;
import static dev.boardwright.tzolkin.tribe.Tribe.ITZAMNA;
import static dev.boardwright.tzolkin.tribe.Tribe.IXTAB;
import static dev.boardwright.tzolkin.tribe.Tribe.XAMAN_EK;
import static dev.boardwright.tzolkin.tribe.Tribe.YALUK;
import static dev.boardwright.tzolkin.tribe.Tribe.YUMKAAX;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Seat;
import dev.boardwright.tzolkin.piece.Wealth;
import dev.boardwright.tzolkin.prophecy.Prophecy;
import dev.boardwright.tzolkin.quick.QuickAction;
import dev.boardwright.tzolkin.tribe.Tribe;
import org.junit.jupiter.api.Test;

/** The worked cases of tribes. */
class TzolkinTribeCasesTest {

  static Scenario game() {
    return Scenario.expanded(
            2,
            TzolkinOptions.QUICK_ACTIONS,
            TzolkinOptions.PROPHECIES,
            TzolkinOptions.TRIBES,
            TzolkinOptions.NEW_BUILDINGS)
        .quick(QuickAction.QUICK1_CORN);
  }

  static Scenario of(Tribe tribe) {
    return game().tribe(A, tribe);
  }

  @Test
  void c39_yumkaaxPaysLess() {
    assertThat(paid(of(YUMKAAX))).isEqualTo(7);
    assertThat(paid(game())).isEqualTo(8);
  }

  private static int paid(Scenario game) {
    game.workers(A, 4).corn(A, 20).on(B, TIKAL, 0).turn(A);
    game.play("place_worker palenque", "place_worker tikal");
    game.play("take_start_space", "take_quick_space");
    return 20 - game.corn(A);
  }

  @Test
  void c40_balamGains() {
    Scenario game = of(BALAM).pickUp(A, YAXCHILAN, 6).play("act yaxchilan 1");
    assertThat(game.resources(A)).containsExactly(1, 0, 0);
    assertThat(game.corn(A)).isEqualTo(1);
    Scenario back = of(BALAM).pickUp(A, PALENQUE, 5).play("act palenque 3");
    assertThat(back.corn(A)).isEqualTo(1);
  }

  @Test
  void c41_ahauReachesAhead() {
    Scenario game = of(AHAU_CHAMAHEZ).corn(A, 1).resources(A, 3, 0, 0).on(A, TIKAL, 3);
    game.pickUp(A, TIKAL, 5);
    assertThat(game.moves("act_ahead")).containsExactly("act_ahead tikal 1", "act_ahead tikal 3");
    game.play("act_ahead tikal 1");
    assertThat(game.corn(A)).isZero();
    game.play("advance agriculture", "pay 1 0 0", "pick_up tikal 3");
    assertThat(game.moves()).containsExactly("act tikal 3", "decline");
    Scenario theology = of(AHAU_CHAMAHEZ).level(A, THEOLOGY, 1).corn(A, 1).skulls(A, 1);
    theology.pickUp(A, CHICHEN_ITZA, 7);
    assertThat(theology.moves()).contains("act chichen_itza 8", "act_ahead chichen_itza 9");
    theology.play("act_ahead chichen_itza 9");
    assertThat(theology.score(A)).isEqualTo(13);
  }

  @Test
  void c42_citBolonTum() {
    Scenario game = of(CIT_BOLON_TUM).workers(B, 6).on(B, PALENQUE, 0, 1, 2, 3, 4, 5);
    game.corn(A, 7).dummies(TIKAL, 0, 1).turn(A).play("take_start_space");
    assertThat(game.moves("place_reduced")).containsExactly("place_reduced palenque");
    game.play("place_reduced palenque");
    assertThat(game.corn(A)).isEqualTo(3);
    assertThat(game.spaces(A, PALENQUE)).containsExactly(6);
    game.now.calendar.startSpace(Seat.NOBODY);
    assertThat(Phase3.isDoubleAdvanceBlocked(of(CIT_BOLON_TUM).on(A, PALENQUE, 6).now)).isFalse();
    assertThat(Phase3.isDoubleAdvanceBlocked(of(CIT_BOLON_TUM).on(A, PALENQUE, 7).now)).isTrue();
    assertThat(Phase3.isDoubleAdvanceBlocked(of(CIT_BOLON_TUM).on(B, PALENQUE, 6).now)).isTrue();
  }

  @Test
  void c43_huracan() {
    Scenario game = of(HURACAN).corn(A, 1).pickUp(A, PALENQUE, 4);
    assertThat(game.moves()).doesNotContain("act yaxchilan 5");
    game.play("act yaxchilan 3");
    assertThat(game.resources(A)).containsExactly(0, 0, 1);
    assertThat(game.corn(A)).isEqualTo(2);
  }

  @Test
  void c44_itzamnaWithoutTeachers() {
    Scenario game = itzamna().turn(A).play("take_quick_space", "end_turn");
    game.play("advance agriculture", "pay 1 0 0");
    assertThat(game.level(A, AGRICULTURE)).isEqualTo(1);
    assertThat(game.resources(A)).containsExactly(1, 0, 0);
    Scenario bonus = itzamna().turn(A).play("take_quick_space", "end_turn");
    bonus.play("advance theology", "pay 2 0 0", "take_bonus architecture");
    assertThat(bonus.score(A)).isEqualTo(3);
    assertThat(bonus.resources(A)).containsExactly(0, 0, 0);
  }

  private static Scenario itzamna() {
    return Scenario.expanded(2, TzolkinOptions.QUICK_ACTIONS, TzolkinOptions.TRIBES)
        .tribe(A, ITZAMNA)
        .prophecy(Prophecy.TEACHER_SHORTAGE)
        .quick(QuickAction.QUICK1_TECHNOLOGY_A)
        .level(A, THEOLOGY, 3)
        .corn(A, 1)
        .resources(A, 2, 0, 0);
  }

  @Test
  void c45_xamanEkSells() {
    Scenario game = of(XAMAN_EK).resources(A, 1, 0, 1).pickUp(A, UXMAL, 1);
    assertThat(game.moves()).doesNotContain("act uxmal 1");
    game.play("sell_resource gold", "act uxmal 1", "raise chaac");
    assertThat(game.corn(A)).isEqualTo(1);
    assertThat(game.steps(A)).containsExactly(1, 0, 0);
    assertThat(game.moves()).doesNotContain("sell_resource wood");
  }

  @Test
  void c46_yalukOnAFoodDay() {
    Scenario game = of(YALUK).workers(A, 5).corn(A, 14).day(7, 0).foodDay();
    assertThat(game.corn(A)).isEqualTo(2);
    assertThat(game.score(A)).isEqualTo(-5);
  }

  @Test
  void c47_ahChuyKakPicksUpAfterPlacing() {
    Scenario one = of(AH_CHUY_KAK).workers(A, 4).corn(A, 9).on(A, PALENQUE, 1).turn(A);
    one.play("place_worker tikal", "take_start_space", "end_turn");
    assertThat(one.seat() == A && one.asked().startsWith("pick_up_late")).isFalse();
    Scenario two = of(AH_CHUY_KAK).workers(A, 4).corn(A, 9).on(A, PALENQUE, 1).turn(A);
    two.play("place_worker tikal", "place_worker palenque", "end_turn");
    assertThat(two.moves()).containsExactly("pick_up palenque 1", "decline");
    int before = two.corn(A);
    two.play("pick_up palenque 1", "act palenque 1");
    assertThat(two.corn(A)).isEqualTo(before + 3);
    assertThat(two.spaces(A, TIKAL)).containsExactly(0);
  }

  @Test
  void c48_ixtabKeepsThree() {
    Scenario game = Scenario.expanded(2, TzolkinOptions.TRIBES);
    for (Wealth tile :
        new Wealth[] {
          Wealth.WEALTH_TIK_1, Wealth.WEALTH_PAL_7, Wealth.WEALTH_CHI_5, Wealth.WEALTH_CHI_10
        }) {
      game.now.wealth.deal(A, tile);
    }
    for (Wealth tile :
        new Wealth[] {
          Wealth.WEALTH_YAX_1, Wealth.WEALTH_YAX_3, Wealth.WEALTH_YAX_5, Wealth.WEALTH_YAX_7
        }) {
      game.now.wealth.deal(B, tile);
    }
    game.now.tribes.deal(A, IXTAB);
    game.now.tribes.deal(A, BALAM);
    game.now.tribes.deal(B, YALUK);
    game.now.tribes.deal(B, HURACAN);
    while (game.now.gears.dummiesLeft() > 0) {
      game.now.gears.placeDummy(CHICHEN_ITZA.ordinal(), 12);
    }
    game.proceed(new TzolkinTask.ChooseWealth());
    game.playAs(A, "keep_tribe ixtab").playAs(B, "keep_tribe yaluk");
    game.playAs(A, "keep_wealth wealth_pal_7,wealth_tik_1,wealth_chi_5");
    game.playAs(B, "keep_wealth wealth_yax_1,wealth_yax_3");
    while (game.now.chanceToAct()) {
      game.play(game.moves().getFirst());
    }
    assertThat(game.asked()).isEqualTo("anger_at_setup 0");
    assertThat(game.steps(A)).containsExactly(1, 0, 0);
    assertThat(game.moves())
        .containsExactly("step_down chaac", "step_down quetzalcoatl", "step_down kukulkan");
    game.play("step_down chaac");
    assertThat(game.steps(A)).containsExactly(0, 0, 0);
    assertThat(game.board(A).wealth()).hasSize(3);
    assertThat(game.board(B).workers().hand()).isEqualTo(5);
  }
}
