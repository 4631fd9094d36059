package dev.boardwright.tzolkin;

import static dev.boardwright.tzolkin.Scenario.A;
import static dev.boardwright.tzolkin.Scenario.B;
import static dev.boardwright.tzolkin.Scenario.C;
import static dev.boardwright.tzolkin.Scenario.D;
import static dev.boardwright.tzolkin.piece.Building.AGE1_CIVIC_AGRICULTURE;
import static dev.boardwright.tzolkin.piece.Building.AGE1_CIVIC_AGRICULTURE_STONE;
import static dev.boardwright.tzolkin.piece.Building.AGE1_CIVIC_EXTRACTION_CORN;
import static dev.boardwright.tzolkin.piece.Building.AGE1_FARM_ALL_WORKERS_MINUS_ONE;
import static dev.boardwright.tzolkin.piece.Building.AGE1_FARM_ONE_WORKER;
import static dev.boardwright.tzolkin.piece.Building.AGE1_SHRINE_ARCHITECTURE;
import static dev.boardwright.tzolkin.piece.Building.AGE1_SHRINE_THEOLOGY_KUKULKAN;
import static dev.boardwright.tzolkin.piece.Building.AGE1_TOMB_CHAAC_KUKULKAN;
import static dev.boardwright.tzolkin.piece.Building.AGE2_FARM_THREE_WORKERS;
import static dev.boardwright.tzolkin.piece.Gear.CHICHEN_ITZA;
import static dev.boardwright.tzolkin.piece.Gear.PALENQUE;
import static dev.boardwright.tzolkin.piece.Gear.TIKAL;
import static dev.boardwright.tzolkin.piece.Gear.UXMAL;
import static dev.boardwright.tzolkin.piece.Gear.YAXCHILAN;
import static dev.boardwright.tzolkin.piece.Monument.MONUMENT_ALL_MONUMENTS;
import static dev.boardwright.tzolkin.piece.Monument.MONUMENT_BLUE;
import static dev.boardwright.tzolkin.piece.Monument.MONUMENT_CONSTRUCTIONS;
import static dev.boardwright.tzolkin.piece.Monument.MONUMENT_GREEN;
import static dev.boardwright.tzolkin.piece.Monument.MONUMENT_HIGHEST_TEMPLE;
import static dev.boardwright.tzolkin.piece.Monument.MONUMENT_WORKERS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.tzolkin.TzolkinOptions.FinalPoints;
import dev.boardwright.tzolkin.TzolkinOptions.Starvation;
import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.piece.Wealth;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Worked cases of the calendar, the food days, the end and the setup. */
class TzolkinCalendarCasesTest {

  // ---- starting player space and calendar

  @Test
  void case33_theCornComesTooLateToPay() {
    Scenario game = Scenario.of(4).cornOnCalendar(3).turn(A).play("take_start_space");
    assertThat(game.moves()).containsExactly("end_turn");
    game.play("end_turn");
    assertThat(game.corn(A)).isEqualTo(3);
    assertThat(game.now.calendar.corn()).isZero();
  }

  @Test
  void case34_whoStartsNext() {
    Scenario holder = Scenario.of(3).dark(A).startSpace(A).phase3();
    assertThat(holder.now.calendar.startSeat()).isEqualTo(B);
    Scenario other = Scenario.of(3).dark(C).startSpace(C).phase3();
    assertThat(other.now.calendar.startSeat()).isEqualTo(C);
    assertThat(order(other)).containsExactly(C, A, B);
    Scenario nobody = Scenario.of(3).phase3();
    assertThat(nobody.now.calendar.startSeat()).isEqualTo(A);
    assertThat(nobody.board().calendar().teeth().getFirst().corn()).isEqualTo(1);
  }

  /** The seats of the round that has just begun, in the order of their turns. */
  private static List<Integer> order(Scenario game) {
    return IntStream.range(0, game.now.seats())
        .map(
            i -> {
              int seat = game.seat();
              game.play(game.moves("place_worker").getFirst(), "end_turn");
              return seat;
            })
        .boxed()
        .toList();
  }

  @Test
  void case35_whenTwoDaysAreAllowed() {
    assertThat(mayTakeTwoDays(Scenario.of(3).on(B, UXMAL, 6))).isFalse();
    assertThat(mayTakeTwoDays(Scenario.of(3).on(B, CHICHEN_ITZA, 9))).isFalse();
    Scenario last = Scenario.of(3).on(B, UXMAL, 7).on(C, CHICHEN_ITZA, 10);
    assertThat(mayTakeTwoDays(last)).isTrue();
    last.play("advance_calendar 2");
    assertThat(last.spaces(B, UXMAL)).isEmpty();
    assertThat(last.spaces(C, CHICHEN_ITZA)).isEmpty();
    assertThat(last.board(A).lightSide()).isFalse();
    assertThat(last.now.calendar.corn()).isZero();
    assertThat(mayTakeTwoDays(Scenario.of(3).dummies(TIKAL, 6))).isTrue();
    assertThat(mayTakeTwoDays(Scenario.of(3).dark(A))).isFalse();
    Scenario option = Scenario.of(3, TzolkinOptions.DUMMY_BLOCKS_DOUBLE_ADVANCE, true);
    assertThat(mayTakeTwoDays(option.dummies(TIKAL, 6))).isFalse();
  }

  private static boolean mayTakeTwoDays(Scenario game) {
    game.startSpace(A).phase3();
    boolean asked = game.moves().contains("advance_calendar 2");
    assertThat(game.moves().contains("advance_calendar 1")).isEqualTo(asked);
    assertThat(game.now.calendar.day()).isEqualTo(asked ? 0 : 1);
    return asked;
  }

  @Test
  void case36_jumpingOverAFoodDay() {
    Scenario game = Scenario.of(2).day(6, 0).startSpace(A).phase3().play("advance_calendar 2");
    assertThat(game.now.calendar.day()).isEqualTo(8);
    assertThat(game.now.calendar.foodDaysHeld()).isZero();
    assertThat(game.board().calendar().round()).isEqualTo(9);
    assertThat(game.board().calendar().daysToFoodDay()).hasValue(0);
    game.play("place_worker palenque", "end_turn");
    assertThat(game.now.calendar.foodDaysHeld()).isZero();
    game.play("place_worker tikal", "end_turn");
    assertThat(game.now.calendar.foodDaysHeld()).isEqualTo(1);
    assertThat(game.now.calendar.day()).isEqualTo(9);
    assertThat(game.board().calendar().daysToFoodDay()).hasValue(13 - 9);
  }

  // ---- food days

  private static Scenario fed(Starvation option, int corn) {
    return Scenario.of(4, TzolkinOptions.STARVATION, option).corn(A, corn).day(7, 0).foodDay();
  }

  @Test
  void case37_fiveCornForThreeWorkers() {
    for (Starvation option : Starvation.values()) {
      Scenario game = fed(option, 5);
      assertThat(game.corn(A)).isEqualTo(1);
      assertThat(game.score(A)).isEqualTo(-3);
    }
  }

  @Test
  void case38_whereTheStarvationOptionsDiffer() {
    assertThat(fed(Starvation.PER_MISSING_CORN, 0).score(A)).isEqualTo(-18);
    assertThat(fed(Starvation.PER_UNFED_WORKER, 0).score(A)).isEqualTo(-9);
    assertThat(fed(Starvation.PER_MISSING_CORN, 3).score(A)).isEqualTo(-9);
    assertThat(fed(Starvation.PER_MISSING_CORN, 3).corn(A)).isEqualTo(1);
    assertThat(fed(Starvation.PER_UNFED_WORKER, 3).score(A)).isEqualTo(-6);
    assertThat(fed(Starvation.PER_MISSING_CORN, 4).score(A)).isEqualTo(-6);
    assertThat(fed(Starvation.PER_UNFED_WORKER, 4).score(A)).isEqualTo(-3);
    assertThat(fed(Starvation.PER_UNFED_WORKER, 4).corn(A)).isZero();
  }

  @Test
  void case39_farmsStack() {
    Scenario game = Scenario.of(4).workers(A, 5).owns(A, Wealth.WEALTH_UXM_3).corn(A, 2).day(7, 0);
    game.owns(A, AGE1_FARM_ONE_WORKER, AGE1_FARM_ALL_WORKERS_MINUS_ONE).foodDay();
    assertThat(game.corn(A)).isZero();
    assertThat(game.score(A)).isEqualTo(-3);
    Scenario two = Scenario.of(4).workers(A, 5).owns(A, Wealth.WEALTH_UXM_3).corn(A, 2).day(7, 0);
    two.owns(A, AGE1_FARM_ONE_WORKER);
    two.owns(A, AGE1_FARM_ALL_WORKERS_MINUS_ONE, AGE1_FARM_ALL_WORKERS_MINUS_ONE).foodDay();
    assertThat(two.corn(A)).isEqualTo(2);
    assertThat(two.score(A)).isZero();
    Scenario exempt = Scenario.of(4).workers(A, 5).owns(A, Wealth.WEALTH_UXM_3).corn(A, 2);
    exempt.owns(A, AGE1_FARM_ONE_WORKER, AGE1_FARM_ALL_WORKERS_MINUS_ONE, AGE2_FARM_THREE_WORKERS);
    assertThat(exempt.board(A).food()).isEqualTo(new TzolkinBoard.Food(5, 1, 0));
    exempt.owns(A, AGE2_FARM_THREE_WORKERS);
    assertThat(exempt.board(A).food()).isEqualTo(new TzolkinBoard.Food(8, 1, 0));
  }

  @Test
  void case40_skullShortage() {
    Scenario game = Scenario.of(4).day(7, 0).bankSkulls(1).steps(A, 0, 0, 4).steps(B, 0, 0, 5);
    game.foodDay();
    assertThat(game.resources(A)).containsExactly(2, 0, 0);
    assertThat(game.resources(B)).containsExactly(2, 0, 0);
    assertThat(game.skulls(A) + game.skulls(B)).isZero();
    assertThat(game.board().skulls()).isEqualTo(1);
    Scenario enough = Scenario.of(4).day(7, 0).bankSkulls(1).steps(A, 0, 0, 4).foodDay();
    assertThat(enough.skulls(A)).isEqualTo(1);
    assertThat(enough.board().skulls()).isZero();
  }

  @Test
  void case41_endOfAge1WithTies() {
    Scenario game = Scenario.of(4).day(13, 1).corn(A, 6).corn(B, 6).corn(C, 6).corn(D, 6);
    game.steps(A, 3, 0, 2).steps(B, 3, 5, -1).steps(C, 0, 5, 4).steps(D, -1, 0, 4);
    game.foodDay().settle();
    assertThat(List.of(game.score(A), game.score(B), game.score(C), game.score(D)))
        .containsExactly(12, 16, 19, 8);
  }

  @Test
  void case42_changeOfAge() {
    Scenario game = Scenario.of(4).day(13, 1).owns(A, AGE1_FARM_ONE_WORKER);
    game.fullPile(2);
    game.now.displays.put(0, AGE1_CIVIC_AGRICULTURE);
    game.now.displays.put(1, AGE1_CIVIC_AGRICULTURE_STONE);
    game.now.displays.put(3, AGE1_CIVIC_EXTRACTION_CORN);
    game.now.displays.put(5, AGE1_SHRINE_ARCHITECTURE);
    game.displayMonuments(MONUMENT_BLUE).foodDay().settle();
    assertThat(game.board().buildings())
        .hasSize(6)
        .allSatisfy(building -> assertThat(building.orElseThrow().age()).isEqualTo(2));
    assertThat(game.board().piles()).isEqualTo(new TzolkinBoard.Piles(0, 12));
    assertThat(game.board(A).food().exempt()).isEqualTo(1);
    assertThat(game.board().monuments()).containsExactly(MONUMENT_BLUE);
  }

  // ---- end and setup

  @Test
  void case43_finalGoods() {
    Scenario game = Scenario.of(4).corn(A, 5).resources(A, 1, 1, 1).skulls(A, 2);
    assertThat(game.part(A, "goods")).isEqualTo(3.5);
    assertThat(game.part(A, "skulls")).isEqualTo(6);
    Scenario floor = Scenario.of(4, TzolkinOptions.FINAL_POINTS, FinalPoints.FLOOR_TOTAL_CORN);
    floor.corn(A, 5).resources(A, 1, 1, 1).skulls(A, 2);
    assertThat(floor.part(A, "goods")).isEqualTo(3);
    assertThat(floor.part(A, "skulls")).isEqualTo(6);
  }

  @Test
  void case44_monuments() {
    Scenario game = Scenario.of(4).workers(A, 5).steps(A, 2, 6, 0);
    game.owns(A, AGE1_FARM_ONE_WORKER, AGE1_CIVIC_AGRICULTURE, AGE1_CIVIC_EXTRACTION_CORN);
    game.owns(A, AGE1_TOMB_CHAAC_KUKULKAN, AGE1_SHRINE_ARCHITECTURE, AGE1_SHRINE_THEOLOGY_KUKULKAN);
    game.owns(A, MONUMENT_ALL_MONUMENTS, MONUMENT_HIGHEST_TEMPLE, MONUMENT_WORKERS);
    game.owns(B, MONUMENT_BLUE).owns(C, MONUMENT_GREEN);
    assertThat(game.part(A, "monument_all_monuments")).isEqualTo(20);
    assertThat(game.part(A, "monument_highest_temple")).isEqualTo(18);
    assertThat(game.part(A, "monument_workers")).isEqualTo(12);
    game.owns(A, MONUMENT_CONSTRUCTIONS);
    assertThat(game.part(A, "monument_constructions")).isEqualTo(20);
    assertThat(game.part(A, "monument_all_monuments")).isEqualTo(24);
  }

  @Test
  void case45_tieBreakAfterTheLastAdvance() {
    Scenario game = Scenario.of(2).day(26, 3).on(A, PALENQUE, 7).on(A, TIKAL, 2);
    game.on(B, YAXCHILAN, 5).on(B, UXMAL, 1).corn(A, 6).corn(B, 6).foodDay().phase3();
    assertThat(game.now.over()).isTrue();
    assertThat(game.now.result().score(A)).isEqualTo(game.now.result().score(B));
    assertThat(game.now.result().ranking()).containsExactly(List.of(B), List.of(A));
  }

  @Test
  void case46_dummySetupWithThreePlayers() {
    Scenario game = drawn("wealth_tik_5", "wealth_chi_7", "wealth_tik_1", "wealth_uxm_3");
    assertThat(dummies(game, TIKAL)).containsExactly(0, 1, 5);
    assertThat(dummies(game, CHICHEN_ITZA)).containsExactly(7);
    assertThat(dummies(game, UXMAL)).containsExactly(3, 8);
    assertThat(game.now.chanceToAct()).isFalse();
    Scenario full = drawn("wealth_tik_5", "wealth_chi_7", "wealth_tik_1", "wealth_chi_3");
    full.play("draw_wealth wealth_uxm_3");
    assertThat(dummies(full, UXMAL)).containsExactly(3);
    assertThat(full.now.gears.dummiesLeft()).isZero();
  }

  /** The setup of three seats; these tiles are not dealt, and drawn for dummies in this order. */
  private static Scenario drawn(String... tiles) {
    Scenario game = Scenario.begun(3);
    while (!(game.now.chanceStep() instanceof TzolkinChance.DrawDummyTile)) {
      game.play(
          game.moves().stream()
              .filter(move -> !List.of(tiles).contains(move.replace("draw_wealth ", "")))
              .filter(move -> !move.endsWith("wealth_uxm_3"))
              .findFirst()
              .orElseThrow());
    }
    for (String tile : tiles) {
      game.play("draw_wealth " + tile);
    }
    return game;
  }

  private static List<Integer> dummies(Scenario game, Gear gear) {
    return game.board().gears().get(gear.ordinal()).teeth().stream()
        .filter(TzolkinBoard.GearTooth::dummy)
        .map(TzolkinBoard.GearTooth::space)
        .toList();
  }

  @Test
  void emptySpacesOfTheDisplayAreNull() {
    Scenario game = Scenario.of(2).display(AGE1_SHRINE_ARCHITECTURE);
    assertThat(game.board().buildings())
        .startsWith(Optional.of(AGE1_SHRINE_ARCHITECTURE), Optional.empty());
  }
}
