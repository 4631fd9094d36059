package dev.boardwright.tzolkin;

import static dev.boardwright.tzolkin.Scenario.A;
import static dev.boardwright.tzolkin.Scenario.B;
import static dev.boardwright.tzolkin.TzolkinTribeCasesTest.game;
import static dev.boardwright.tzolkin.piece.Gear.CHICHEN_ITZA;
import static dev.boardwright.tzolkin.piece.Gear.PALENQUE;
import static dev.boardwright.tzolkin.piece.Gear.TIKAL;
import static dev.boardwright.tzolkin.piece.Gear.UXMAL;
import static dev.boardwright.tzolkin.piece.Gear.YAXCHILAN;
import static dev.boardwright.tzolkin.piece.Technology.ARCHITECTURE;
import static dev.boardwright.tzolkin.piece.Technology.THEOLOGY;
import static dev.boardwright.tzolkin.tribe.Tribe.AHAU_CHAMAHEZ;
import static dev.boardwright.tzolkin.tribe.Tribe.AHMAKIQ;
import static dev.boardwright.tzolkin.tribe.Tribe.AH_CHUY_KAK;
import static dev.boardwright.tzolkin.tribe.Tribe.BACAB;
import static dev.boardwright.tzolkin.tribe.Tribe.BALAM;
import static dev.boardwright.tzolkin.tribe.Tribe.CIT_BOLON_TUM;
import static dev.boardwright.tzolkin.tribe.Tribe.HURACAN;
import static dev.boardwright.tzolkin.tribe.Tribe.ITZAMNA;
import static dev.boardwright.tzolkin.tribe.Tribe.IXTAB;
import static dev.boardwright.tzolkin.tribe.Tribe.VACUB_CAQUIX;
import static dev.boardwright.tzolkin.tribe.Tribe.XAMAN_EK;
import static dev.boardwright.tzolkin.tribe.Tribe.YALUK;
import static dev.boardwright.tzolkin.tribe.Tribe.YUMKAAX;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.prophecy.Prophecy;
import dev.boardwright.tzolkin.quick.QuickAction;
import dev.boardwright.tzolkin.tribe.Ability;
import dev.boardwright.tzolkin.tribe.Tribe;
import org.junit.jupiter.api.Test;

/** The rules of tribes (X100 to X114). */
class TzolkinTribeRulesTest {

  private static Scenario of(Tribe tribe) {
    return TzolkinTribeCasesTest.of(tribe);
  }

  private static String[] numbered(String move, int to) {
    String[] moves = new String[to];
    for (int i = 0; i < to; i++) {
      moves[i] = move + " " + (i + 1);
    }
    return moves;
  }

  /** Nothing can be paid for and no god can be angered (T38). */
  private static Scenario stranded(Tribe tribe) {
    Scenario game = of(tribe).steps(A, -1, -1, -1).startSpace(B);
    for (Gear gear : Gear.ALL) {
      game.dummies(gear, 0);
    }
    return game;
  }

  @Test
  void x100_anAbilityBelongsToOneSeat() {
    Scenario game = of(BALAM);
    assertThat(game.now.ability(A)).isSameAs(BALAM.ability());
    assertThat(game.now.ability(B)).isSameAs(Ability.COMMON);
    Scenario turns = of(XAMAN_EK).resources(A, 2, 0, 0).corn(A, 5).turn(A);
    turns.play("sell_resource wood");
    assertThat(turns.moves("sell_resource")).isEmpty();
    assertThat(turns.proceed(new TzolkinTask.Turn(A)).moves("sell_resource")).hasSize(1);
  }

  @Test
  void x101_ahChuyKak() {
    Scenario game = of(AH_CHUY_KAK).workers(A, 5).corn(A, 20).on(A, PALENQUE, 2).on(A, TIKAL, 3);
    game.turn(A).play("place_worker tikal", "place_worker uxmal", "end_turn");
    assertThat(game.moves()).containsExactly("pick_up palenque 2", "pick_up tikal 3", "decline");
    game.play("pick_up palenque 2", "act palenque 1");
    assertThat(game.now.gears.count(A)).isEqualTo(3);
    assertThat(game.now.over()).as("nothing else was to happen").isTrue();
    Scenario none = of(AH_CHUY_KAK).corn(A, 20).turn(A);
    none.play("place_worker tikal", "place_worker uxmal", "end_turn");
    assertThat(none.now.turn.isLate()).isFalse();
  }

  @Test
  void x102_ahauChamahez() {
    Scenario game = of(AHAU_CHAMAHEZ).corn(A, 5).pickUp(A, YAXCHILAN, 2);
    assertThat(game.moves("act_ahead")).containsExactly("act_ahead yaxchilan 3");
    game.play("act_ahead yaxchilan 3");
    assertThat(game.corn(A)).isEqualTo(5 - 1 + 2);
    Scenario last = of(AHAU_CHAMAHEZ).corn(A, 5).pickUp(A, YAXCHILAN, 7);
    assertThat(last.moves("act_ahead")).isEmpty();
    Scenario poor = of(AHAU_CHAMAHEZ).pickUp(A, YAXCHILAN, 2);
    assertThat(poor.moves("act_ahead")).isEmpty();
    Scenario skulls = of(AHAU_CHAMAHEZ).corn(A, 5).skulls(A, 1).level(A, THEOLOGY, 1);
    skulls.pickUp(A, CHICHEN_ITZA, 8);
    assertThat(skulls.moves()).contains("act chichen_itza 9", "act_ahead chichen_itza 1");
  }

  @Test
  void x103_ahmakiq() {
    Scenario game = of(AHMAKIQ).corn(A, 5).on(A, TIKAL, 1).turn(A);
    game.play("end_turn");
    assertThat(game.now.players.hand(A)).isEqualTo(2);
    Scenario begged = of(AHMAKIQ).turn(A).play("beg chaac");
    assertThat(begged.moves()).contains("end_turn");
    assertThat(game().corn(A, 5).turn(A).moves()).doesNotContain("end_turn");
  }

  @Test
  void x103_ahmakiqMayFindMercyToo() {
    Scenario game = stranded(AHMAKIQ).turn(A);
    assertThat(game.moves("place_worker")).hasSize(Gear.COUNT);
    assertThat(game.moves()).hasSize(Gear.COUNT + 1).contains("end_turn");
    assertThat(game.play("place_worker uxmal").moves()).containsExactly("end_turn");
  }

  @Test
  void x104_bacab() {
    assertThat(of(BACAB).turn(A).corn(A)).isEqualTo(2);
    assertThat(of(BACAB).corn(A, 1).turn(A).corn(A)).isEqualTo(2);
    Scenario game = of(BACAB).corn(A, 3).turn(A);
    assertThat(game.steps(A)).containsExactly(0, 0, 0);
    assertThat(game.play("beg chaac").corn(A)).isEqualTo(4);
    assertThat(of(BACAB).corn(A, 4).turn(A).moves("beg")).isEmpty();
  }

  @Test
  void x105_balam() {
    Scenario own = of(BALAM).pickUp(A, PALENQUE, 1).play("act palenque 1");
    assertThat(own.corn(A)).isEqualTo(3);
    Scenario any = of(BALAM).pickUp(A, PALENQUE, 7).play("act palenque 1");
    assertThat(any.corn(A)).isEqualTo(4);
    Scenario skulls = of(BALAM).skulls(A, 1).pickUp(A, CHICHEN_ITZA, 10);
    assertThat(skulls.play("act chichen_itza 9").corn(A)).isEqualTo(1);
    Scenario elsewhere = of(BALAM).corn(A, 1).pickUp(A, UXMAL, 5);
    assertThat(elsewhere.play("act uxmal 5", "act palenque 1").corn(A)).isEqualTo(3);
  }

  @Test
  void x106_citBolonTum() {
    Scenario last = of(CIT_BOLON_TUM).corn(A, 9).on(A, TIKAL, 7).on(B, UXMAL, 7).day(1, 0);
    last.phase3();
    assertThat(last.now.gears.of(A, TIKAL.ordinal())).isEqualTo(1 << 8);
    assertThat(last.now.gears.count(B)).isZero();
    last.resources(A, 1, 0, 0).proceed(new TzolkinTask.Turn(A)).play("pick_up tikal 8");
    assertThat(last.moves()).contains("act tikal 1", "act tikal 5");
    Scenario off = of(CIT_BOLON_TUM).on(A, TIKAL, 8).phase3();
    assertThat(off.now.gears.count(A)).isZero();
    Scenario full = of(CIT_BOLON_TUM).corn(A, 9).on(A, TIKAL, 7);
    full.dummies(TIKAL, 0, 1, 2, 3, 4, 5, 6).turn(A);
    assertThat(full.moves()).contains("place_worker tikal", "place_reduced tikal");
    full.play("place_reduced tikal");
    assertThat(full.corn(A)).isEqualTo(6);
    assertThat(full.now.gears.of(A, TIKAL.ordinal())).isEqualTo(1 << 7 | 1 << 8);
    assertThat(full.moves("place_reduced")).isEmpty();
    Scenario flood = of(CIT_BOLON_TUM).prophecy(Prophecy.HIGH_FLOODWATERS).corn(A, 9);
    flood.dummies(CHICHEN_ITZA, 0, 1, 2, 3, 4, 5).turn(A).play("place_reduced chichen_itza");
    assertThat(flood.corn(A)).isEqualTo(9 - 3 - 2);
  }

  @Test
  void x107_huracan() {
    Scenario game = of(HURACAN).corn(A, 9).resources(A, 1, 0, 0).pickUp(A, UXMAL, 6);
    assertThat(game.moves()).contains("act tikal 1", "act tikal 5", "act uxmal 2", "act uxmal 5");
    Scenario skulls = of(HURACAN).skulls(A, 1).corn(A, 9).pickUp(A, CHICHEN_ITZA, 2);
    assertThat(skulls.moves())
        .containsExactly("act chichen_itza 1", "act chichen_itza 2", "decline");
    Scenario all = of(HURACAN).corn(A, 9).pickUp(A, YAXCHILAN, 5);
    assertThat(all.moves()).contains(numbered("act palenque", 5));
    assertThat(all.play("act palenque 1").corn(A)).isEqualTo(9 - 4 + 3);
  }

  @Test
  void x108_itzamna() {
    Scenario free = of(ITZAMNA).pickUp(A, TIKAL, 1).play("act tikal 1", "advance theology");
    assertThat(free.settle().level(A, THEOLOGY)).isEqualTo(1);
    Scenario third = of(ITZAMNA).level(A, THEOLOGY, 2).resources(A, 2, 0, 0).pickUp(A, TIKAL, 1);
    assertThat(third.play("act tikal 1", "advance theology").settle().resources(A))
        .containsExactly(0, 0, 0);
    Scenario bonus =
        of(ITZAMNA).level(A, ARCHITECTURE, 3).display(Building.AGE2_SHRINE_ARCHITECTURE);
    bonus.resources(A, 0, 1, 1).pickUp(A, TIKAL, 2);
    bonus.play("act tikal 2", "build age2_shrine_architecture").play(bonus.moves().getFirst());
    assertThat(bonus.moves("take_bonus")).hasSize(4);
    bonus.play("take_bonus theology");
    assertThat(bonus.skulls(A)).isEqualTo(1);
  }

  @Test
  void x109_ixtab() {
    assertThat(IXTAB.ability().keepsWealth()).isEqualTo(3);
    Scenario game = of(IXTAB).steps(A, -1, 1, 0);
    game.proceed(new ExpansionDecision.AngerAtSetup(A));
    assertThat(game.moves()).containsExactly("step_down quetzalcoatl", "step_down kukulkan");
    assertThat(game.play("step_down kukulkan").steps(A)).containsExactly(-1, 1, -1);
  }

  @Test
  void x110_vacubCaquix() {
    Scenario game = of(VACUB_CAQUIX).corn(A, 3).on(B, TIKAL, 1).turn(A);
    assertThat(game.moves()).contains("skip_space tikal 0", "skip_space tikal 2");
    game.play("skip_space tikal 0");
    assertThat(game.moves("pick_up")).isEmpty();
    assertThat(game.moves("skip_space")).isEmpty();
    game.play("place_worker tikal");
    assertThat(game.spaces(A, TIKAL)).containsExactly(2);
    assertThat(game.corn(A)).isEqualTo(1);
    assertThat(game.now.gears.lowestFree(TIKAL.ordinal())).isZero();
    Scenario poor = of(VACUB_CAQUIX).startSpace(B);
    poor.dummies(TIKAL, 0, 1).dummies(UXMAL, 0).dummies(PALENQUE, 0).dummies(YAXCHILAN, 0);
    poor.dummies(CHICHEN_ITZA, 0).turn(A);
    assertThat(poor.moves("skip_space")).as("nothing can be paid then").isEmpty();
    Scenario later = of(VACUB_CAQUIX).corn(A, 9).turn(A).play("place_worker tikal");
    assertThat(later.moves("skip_space")).isEmpty();
    Scenario start = of(VACUB_CAQUIX).corn(A, 9).turn(A).play("take_start_space");
    assertThat(start.moves("skip_space")).isNotEmpty();
  }

  @Test
  void x111_xamanEkSellsNothingAfterMercy() {
    Scenario game = stranded(XAMAN_EK).resources(A, 0, 0, 1).turn(A);
    assertThat(game.moves("sell_resource")).containsExactly("sell_resource gold");
    game.play("place_worker tikal"); // T38: exactly one
    assertThat(game.moves()).containsExactly("end_turn");
  }

  @Test
  void x111_xamanEk() {
    Scenario game = of(XAMAN_EK).resources(A, 1, 1, 0).corn(A, 4).turn(A);
    assertThat(game.moves("sell_resource"))
        .containsExactly("sell_resource wood", "sell_resource stone");
    assertThat(game.play("sell_resource stone").corn(A)).isEqualTo(7);
    Scenario food = of(XAMAN_EK).prophecy(Prophecy.GOLD_SHORTAGE).corn(A, 6).resources(A, 1, 0, 0);
    food.steps(A, 0, 2, 0).day(20, 2).turn(B).now.turn.begin(A);
    food.proceed(new TzolkinTask.FoodDay());
    assertThat(food.moves("sell_resource")).isEmpty();
    Scenario payment = of(XAMAN_EK).resources(A, 1, 0, 0).corn(A, 2).pickUp(A, TIKAL, 1);
    payment.play("act tikal 1", "advance theology");
    assertThat(payment.moves("sell_resource")).isEmpty();
    assertThat(payment.settle().level(A, THEOLOGY)).isEqualTo(1);
    Scenario quick = Scenario.expanded(2, TzolkinOptions.QUICK_ACTIONS).tribe(A, XAMAN_EK);
    quick.quick(QuickAction.QUICK1_STONE).corn(A, 1).turn(A).play("take_quick_space", "end_turn");
    assertThat(quick.moves()).containsExactly("sell_resource stone", "decline");
    assertThat(quick.play("sell_resource stone").corn(A)).isEqualTo(3);
  }

  @Test
  void x112_yaluk() {
    Scenario game = of(YALUK).workers(A, 5).owns(A, Building.AGE1_FARM_ONE_WORKER);
    assertThat(FoodDays.bill(game.now, A)).isEqualTo(1 + 4 * 3);
    assertThat(YALUK.ability().workers()).isEqualTo(5);
    Scenario hungry = of(YALUK).workers(A, 5).corn(A, 7).day(7, 0).foodDay();
    assertThat(hungry.score(A)).isEqualTo(-5 * 3);
    assertThat(hungry.corn(A)).isEqualTo(1);
  }

  @Test
  void x113_yumkaax() {
    int[] totals = {0, 0, 2, 5, 9, 13};
    int total = 0;
    for (int placed = 0; placed < 6; placed++) {
      total += YUMKAAX.ability().charge(placed);
      assertThat(total).isEqualTo(totals[placed]);
    }
    Scenario game = of(YUMKAAX).turn(A).play("place_worker tikal", "place_worker uxmal");
    assertThat(game.corn(A)).isZero();
  }

  @Test
  void x114_abilitiesInQuickActions() {
    Scenario itzamna = Scenario.expanded(2, TzolkinOptions.QUICK_ACTIONS).tribe(A, ITZAMNA);
    itzamna.quick(QuickAction.QUICK1_TECHNOLOGY_B).corn(A, 1).turn(A);
    itzamna.play("take_quick_space", "end_turn", "advance theology").settle();
    assertThat(itzamna.level(A, THEOLOGY)).isEqualTo(1);
    Scenario yumkaax = of(YUMKAAX).corn(A, 1).turn(A).play("place_worker tikal");
    assertThat(yumkaax.play("take_quick_space").corn(A)).isZero();
    Scenario balam = of(BALAM).corn(A, 1).turn(A).play("take_quick_space", "end_turn");
    assertThat(balam.corn(A)).isEqualTo(3);
    assertThat(Tribe.COUNT).isEqualTo(13);
  }
}
