package dev.boardwright.tzolkin;

import static dev.boardwright.tzolkin.Scenario.A;
import static dev.boardwright.tzolkin.Scenario.B;
import static dev.boardwright.tzolkin.Scenario.C;
import static dev.boardwright.tzolkin.Scenario.D;
import static dev.boardwright.tzolkin.piece.Gear.CHICHEN_ITZA;
import static dev.boardwright.tzolkin.piece.Gear.PALENQUE;
import static dev.boardwright.tzolkin.piece.Gear.TIKAL;
import static dev.boardwright.tzolkin.piece.Gear.UXMAL;
import static dev.boardwright.tzolkin.piece.Gear.YAXCHILAN;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Worked cases of placing, begging and picking up. */
class TzolkinPlacingCasesTest {

  // ---- placing

  @Test
  void case1_costGrowsWithOrderAndTheStartingPlayerSpaceCounts() {
    Scenario game = Scenario.of(4).corn(A, 10).workers(A, 4).on(B, PALENQUE, 0).turn(A);
    game.play("place_worker palenque", "take_start_space");
    game.play("place_worker palenque", "place_worker yaxchilan");
    assertThat(game.spaces(A, PALENQUE)).containsExactly(1, 2);
    assertThat(game.spaces(A, YAXCHILAN)).containsExactly(0);
    assertThat(game.board().startSpace()).hasValue(A);
    assertThat(game.corn(A)).isEqualTo(1);
    assertThat(game.moves()).containsExactly("end_turn");
  }

  @Test
  void case2_sixWorkersCost15() {
    Scenario game = Scenario.of(4).corn(A, 15).workers(A, 6).turn(A);
    game.play("place_worker palenque", "place_worker yaxchilan", "place_worker tikal");
    game.play("place_worker uxmal", "place_worker chichen_itza", "take_start_space");
    assertThat(game.corn(A)).isZero();
    Scenario poorer = Scenario.of(4).corn(A, 14).workers(A, 6).turn(A);
    poorer.play("place_worker palenque", "place_worker yaxchilan", "place_worker tikal");
    poorer.play("place_worker uxmal", "place_worker chichen_itza");
    assertThat(poorer.corn(A)).isEqualTo(4);
    assertThat(poorer.moves()).containsExactly("end_turn");
  }

  @Test
  void case3_dummiesBlockVisibleTeethOnly() {
    Scenario game = Scenario.of(3).corn(A, 3).dummies(TIKAL, 0, 1, 8).on(A, TIKAL, 2).turn(A);
    game.play("place_worker tikal");
    assertThat(game.spaces(A, TIKAL)).containsExactly(2, 3);
    assertThat(game.corn(A)).isZero();
  }

  @Test
  void case4_aHiddenDummyComesBack() {
    Scenario game = Scenario.of(2).dummies(UXMAL, 9).phase3();
    assertThat(game.board().gears().get(UXMAL.ordinal()).teeth().getFirst().dummy()).isTrue();
    assertThat(game.board().gears().get(UXMAL.ordinal()).nextSpace()).hasValue(1);
  }

  @Test
  void case5_noMixingNoPassing() {
    Scenario game = Scenario.of(4).corn(A, 5).on(A, YAXCHILAN, 3).turn(A);
    assertThat(game.moves()).doesNotContain("end_turn");
    game.play("place_worker palenque");
    assertThat(game.moves("pick_up")).isEmpty();
    assertThat(game.spaces(A, YAXCHILAN)).containsExactly(3);
  }

  @Test
  void case6_forcedPickUp() {
    Scenario game =
        Scenario.of(4).on(A, PALENQUE, 0).on(A, YAXCHILAN, 0).on(A, TIKAL, 7).steps(A, -1, -1, -1);
    game.turn(A);
    assertThat(game.moves())
        .containsExactly("pick_up palenque 0", "pick_up yaxchilan 0", "pick_up tikal 7");
    game.play("pick_up palenque 0");
    assertThat(game.moves()).containsExactly("decline");
    game.play("decline");
    assertThat(game.moves()).contains("end_turn");
    assertThat(game.corn(A)).isZero();
  }

  // ---- begging and mercy

  @Test
  void case7_whichTempleMayBeAngered() {
    Scenario game = Scenario.of(4).corn(A, 2).steps(A, -1, 0, -1).turn(A);
    assertThat(game.moves("beg")).containsExactly("beg quetzalcoatl");
    game.play("beg quetzalcoatl");
    assertThat(game.steps(A)).containsExactly(-1, -1, -1);
    assertThat(game.corn(A)).isEqualTo(3);
    assertThat(game.asked()).isEqualTo("take_turn 0 true");
    assertThat(game.moves("beg")).isEmpty();
  }

  /** Space 0 of every gear is taken, and the starting player space. */
  private static Scenario crowded() {
    return Scenario.of(4)
        .workers(B, 6)
        .startSpace(D)
        .on(B, PALENQUE, 0, 1)
        .on(B, YAXCHILAN, 0)
        .on(B, TIKAL, 0)
        .on(B, UXMAL, 0)
        .on(C, UXMAL, 1)
        .on(B, CHICHEN_ITZA, 0)
        .on(C, CHICHEN_ITZA, 1);
  }

  @Test
  void case8_compulsoryBegging() {
    Scenario game = crowded().steps(A, 0, -1, -1).turn(A);
    assertThat(game.moves()).containsExactly("beg chaac");
    game.play("beg chaac");
    assertThat(game.steps(A)).containsExactly(-1, -1, -1);
    game.play("place_worker yaxchilan");
    assertThat(game.corn(A)).isEqualTo(2);
    game.play("place_worker tikal");
    assertThat(game.corn(A)).isZero();
    assertThat(game.spaces(A, TIKAL)).containsExactly(1);
  }

  /** The cheapest free spaces are Yaxchilan 2 and Uxmal 2. */
  private static Scenario veryCrowded(int corn) {
    return Scenario.of(4)
        .workers(B, 6)
        .workers(C, 6)
        .workers(D, 6)
        .startSpace(D)
        .on(B, PALENQUE, 0, 1, 2)
        .on(B, YAXCHILAN, 0, 1)
        .on(C, TIKAL, 0, 1, 2)
        .on(C, UXMAL, 0, 1)
        .on(D, CHICHEN_ITZA, 0, 1, 2, 3)
        .corn(A, corn)
        .steps(A, -1, -1, -1);
  }

  @Test
  void case9_mercy() {
    Scenario game = veryCrowded(1).turn(A);
    assertThat(game.moves()).containsExactly("place_worker yaxchilan", "place_worker uxmal");
    game.play("place_worker uxmal");
    assertThat(game.corn(A)).isZero();
    assertThat(game.steps(A)).containsExactly(-1, -1, -1);
    assertThat(game.moves()).containsExactly("end_turn");
    Scenario poorest = veryCrowded(0).turn(A).play("place_worker yaxchilan");
    assertThat(poorest.corn(A)).isZero();
    assertThat(poorest.spaces(A, YAXCHILAN)).containsExactly(2);
  }

  @Test
  void case10_noMercyWithAWorkerOnAGear() {
    Scenario game = Scenario.of(4).workers(B, 6).workers(C, 6).startSpace(D);
    game.on(A, PALENQUE, 0).on(B, PALENQUE, 1).on(B, YAXCHILAN, 0, 1).on(B, TIKAL, 0, 1);
    game.on(C, UXMAL, 0, 1).on(C, CHICHEN_ITZA, 0, 1).corn(A, 1).steps(A, -1, -1, -1).turn(A);
    assertThat(game.moves()).containsExactly("pick_up palenque 0");
  }

  // ---- picking up

  @Test
  void case11_stepBackCornComesFirst() {
    Scenario game = Scenario.of(4).pickUp(A, YAXCHILAN, 3);
    assertThat(game.moves()).containsExactly("act yaxchilan 3", "decline");
  }

  @Test
  void case12_stepBackCornPlusTheActionsOwnPrice() {
    Scenario poor = Scenario.of(4).corn(A, 3).pickUp(A, UXMAL, 2);
    assertThat(poor.moves()).doesNotContain("act uxmal 1");
    Scenario game = Scenario.of(4).corn(A, 4).pickUp(A, UXMAL, 2);
    game.play("act uxmal 1", "raise kukulkan");
    assertThat(game.corn(A)).isZero();
    assertThat(game.steps(A)).containsExactly(0, 0, 1);
  }

  @Test
  void case13_spaces6And7WaiveTheStepBackOnly() {
    Scenario game = Scenario.of(4).resources(A, 1, 0, 0).pickUp(A, TIKAL, 7);
    game.play("act tikal 1", "advance agriculture", "pay 1 0 0");
    assertThat(game.level(A, dev.boardwright.tzolkin.piece.Technology.AGRICULTURE)).isEqualTo(1);
    assertThat(game.corn(A)).isZero();
    Scenario poor = Scenario.of(4).pickUp(A, TIKAL, 7);
    assertThat(poor.moves()).doesNotContain("act tikal 1", "act tikal 3");
  }
}
