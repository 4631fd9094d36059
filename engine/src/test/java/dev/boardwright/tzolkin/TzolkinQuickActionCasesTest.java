package dev.boardwright.tzolkin;

import static dev.boardwright.tzolkin.Scenario.A;
import static dev.boardwright.tzolkin.Scenario.B;
import static dev.boardwright.tzolkin.Scenario.C;
import static dev.boardwright.tzolkin.piece.Building.AGE1_FARM_ONE_WORKER;
import static dev.boardwright.tzolkin.piece.Gear.TIKAL;
import static dev.boardwright.tzolkin.piece.Technology.ARCHITECTURE;
import static dev.boardwright.tzolkin.piece.Technology.RESOURCE_EXTRACTION;
import static dev.boardwright.tzolkin.quick.QuickAction.QUICK1_CONSTRUCTION;
import static dev.boardwright.tzolkin.quick.QuickAction.QUICK1_CORN;
import static dev.boardwright.tzolkin.quick.QuickAction.QUICK1_WOOD_CORN;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.tzolkin.quick.QuickAction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The worked cases of quick actions. */
class TzolkinQuickActionCasesTest {

  static Scenario quick(int seats, QuickAction tile) {
    return Scenario.expanded(seats, TzolkinOptions.QUICK_ACTIONS).quick(tile);
  }

  @Test
  void c24_technologiesDoNotImproveQuickActions() {
    Scenario game = quick(2, QUICK1_WOOD_CORN).level(A, RESOURCE_EXTRACTION, 3).corn(A, 1);
    game.turn(A).play("take_quick_space", "end_turn");
    assertThat(game.resources(A)).containsExactly(1, 0, 0);
    assertThat(game.corn(A)).isEqualTo(1);
    Scenario built = quick(2, QUICK1_CONSTRUCTION).level(A, ARCHITECTURE, 3).corn(A, 2);
    built.resources(A, 1, 0, 0).display(AGE1_FARM_ONE_WORKER).turn(A);
    built.play("take_quick_space", "end_turn", "build age1_farm_one_worker");
    assertThat(built.corn(A)).isZero();
    assertThat(built.resources(A)).containsExactly(0, 0, 0);
    assertThat(built.score(A)).isZero();
    assertThat(built.board(A).buildings()).containsExactly(AGE1_FARM_ONE_WORKER);
  }

  private static Scenario construction(int corn) {
    return quick(2, QUICK1_CONSTRUCTION)
        .corn(A, corn)
        .resources(A, 1, 0, 0)
        .display(AGE1_FARM_ONE_WORKER);
  }

  @Test
  void c25_theCornOfTheCalendarPaysTheActionNotThePlacement() {
    Scenario game = construction(2).cornOnCalendar(3).turn(A);
    game.play("take_start_space", "take_quick_space");
    assertThat(game.corn(A)).isZero();
    game.play("end_turn", "build age1_farm_one_worker");
    assertThat(game.corn(A)).isEqualTo(2);
    Scenario poor = construction(1).cornOnCalendar(3).turn(A).play("take_start_space");
    assertThat(poor.moves()).doesNotContain("take_quick_space");
  }

  @Test
  void c26_nothingMayMakeTheQuickActionImpossible() {
    Scenario game = construction(3).on(B, TIKAL, 0).turn(A).play("take_quick_space");
    assertThat(game.corn(A)).isEqualTo(2);
    assertThat(game.moves()).contains("place_worker palenque").doesNotContain("place_worker tikal");
    assertThat(game.play("place_worker palenque").corn(A)).isEqualTo(1);
  }

  @Test
  void c27_spacesAreTaken() {
    Scenario game = quick(4, QUICK1_CORN).corn(A, 5).corn(B, 5).corn(C, 5);
    game.proceed(new TzolkinTask.Turn(A), new TzolkinTask.Turn(B), new TzolkinTask.Turn(C));
    game.play("take_quick_space", "end_turn", "take_quick_space", "end_turn");
    assertThat(game.seat()).isEqualTo(C);
    assertThat(game.moves()).doesNotContain("take_quick_space");
    assertThat(game.now.quick.free()).isZero();
    game.proceed(new TzolkinTask.Phase3());
    assertThat(game.now.quick.free()).isEqualTo(2);
    assertThat(game.now.quick.dummies()).isEqualTo(1);
  }

  @Test
  void c28_twoDaysShortenATile() {
    Scenario game = Scenario.expanded(2, TzolkinOptions.QUICK_ACTIONS).quick(age1()).day(4, 0);
    assertThat(tileOfTheNextRound(game, 6)).isEqualTo(2);
    game.startSpace(A).phase3().play("advance_calendar 2");
    assertThat(game.now.calendar.round()).isEqualTo(8);
    assertThat(game.now.quick.shownAt()).isEqualTo(3);
    assertThat(tileOfTheNextRound(game, 9)).isEqualTo(4);
  }

  /** The calendar advances by a day. */
  private static int tileOfTheNextRound(Scenario game, int round) {
    game.phase3();
    assertThat(game.now.calendar.round()).isEqualTo(round);
    return game.now.quick.shownAt();
  }

  private static QuickAction[] age1() {
    return Stream.of(QuickAction.ALL).filter(tile -> tile.age() == 1).toArray(QuickAction[]::new);
  }

  @Test
  void c29_theLastTileStays() {
    Scenario game = Scenario.expanded(2, TzolkinOptions.QUICK_ACTIONS).quick(QuickAction.ALL);
    game.day(22, 3);
    assertThat(tileOfTheNextRound(game, 24)).isEqualTo(QuickAction.COUNT - 2);
    for (int round : new int[] {25, 26, 27}) {
      assertThat(tileOfTheNextRound(game, round)).isEqualTo(QuickAction.COUNT - 1);
    }
  }

  @Test
  void c30_dummies() {
    int[] onBoard = {2, 1, 1, 0};
    int[] onGears = {16, 11, 5, 0};
    for (int seats = 2; seats <= 5; seats++) {
      Scenario game = begun(seats);
      int undealt = 21 - 4 * seats;
      assertThat(Integer.bitCount(game.now.wealth.pile())).isEqualTo(undealt);
      while (!game.now.together()) {
        game.play(game.moves().getFirst());
      }
      assertThat(game.now.quick.dummies()).isEqualTo(onBoard[seats - 2]);
      int standing = game.now.gears.allDummies();
      assertThat(standing + game.now.gears.dummiesLeft()).isEqualTo(onGears[seats - 2]);
      while (game.now.together() || game.now.chanceToAct()) {
        game.play(game.moves().getFirst());
      }
      assertThat(game.now.gears.allDummies()).isEqualTo(onGears[seats - 2]);
    }
  }

  /** Until all starting wealth is dealt. */
  private static Scenario begun(int seats) {
    Scenario game = Scenario.begun(Scenario.setup(seats, TzolkinOptions.QUICK_ACTIONS));
    while (game.now.chanceToAct()
        && !(game.now.chanceStep() instanceof TzolkinChance.DrawDummyTile)) {
      game.play(game.moves().getFirst());
    }
    return game;
  }
}
