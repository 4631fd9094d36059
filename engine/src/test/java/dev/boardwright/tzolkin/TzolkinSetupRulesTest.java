package dev.boardwright.tzolkin;

import static dev.boardwright.tzolkin.Scenario.A;
import static dev.boardwright.tzolkin.Scenario.B;
import static dev.boardwright.tzolkin.piece.Gear.CHICHEN_ITZA;
import static dev.boardwright.tzolkin.piece.Gear.PALENQUE;
import static dev.boardwright.tzolkin.piece.Gear.TIKAL;
import static dev.boardwright.tzolkin.piece.Gear.UXMAL;
import static dev.boardwright.tzolkin.piece.Gear.YAXCHILAN;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Options;
import dev.boardwright.engine.Seat;
import dev.boardwright.engine.Viewer;
import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Field;
import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.piece.Good;
import dev.boardwright.tzolkin.piece.Monument;
import dev.boardwright.tzolkin.piece.Technology;
import dev.boardwright.tzolkin.piece.Wealth;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Terms, supplies and setup: T1 to T26. */
class TzolkinSetupRulesTest {

  private static final List<Integer> ALL_SEATS = List.of(2, 3, 4);

  /** Everything is drawn, and nobody has chosen starting wealth yet. */
  private static Scenario setUp(int seats) {
    Scenario game = Scenario.begun(seats);
    while (game.now.chanceToAct()) {
      game.play(game.moves().getFirst());
    }
    return game;
  }

  /** Seats choose their first two tiles, all but this one get nothing of interest. */
  private static Scenario kept(Wealth first, Wealth second) {
    Scenario game = Scenario.of(2);
    for (Wealth tile : List.of(first, second, Wealth.WEALTH_PAL_7, Wealth.WEALTH_TIK_3)) {
      game.now.wealth.deal(A, tile);
    }
    for (Wealth tile : Wealth.list(Wealth.EVERY & ~game.now.wealth.dealt(A)).subList(0, 4)) {
      game.now.wealth.deal(B, tile);
    }
    game.proceed(new TzolkinTask.ChooseWealth());
    while (game.now.chanceToAct()) {
      game.play(game.moves().getFirst());
    }
    game.playAs(A, "keep_wealth " + word(first) + "," + word(second));
    game.playAs(B, Scenario.RULES.moves().text(game.now.legalMoves(B).getFirst()));
    return game.play(game.moves().getFirst());
  }

  private static String word(Wealth tile) {
    return tile.name().toLowerCase(java.util.Locale.ROOT);
  }

  // ---- terms and supplies

  @Test
  void t1_onlyWoodStoneAndGoldAreResources() {
    Scenario game = Scenario.of(2).corn(A, 9).skulls(A, 2).pickUp(A, TIKAL, 5);
    assertThat(game.moves()).doesNotContain("act tikal 5", "act tikal 1");
  }

  @Test
  void t2_aWorkerIsAlwaysInOnePlace() {
    Scenario game = Scenario.of(2).workers(A, 5).corn(A, 9).on(A, UXMAL, 3).turn(A);
    assertThat(game.board(A).workers()).isEqualTo(new TzolkinBoard.Workers(4, 1, 0, 1));
    game.play("place_worker palenque", "take_start_space");
    assertThat(game.board(A).workers()).isEqualTo(new TzolkinBoard.Workers(2, 2, 1, 1));
  }

  @Test
  void t3_onlyWorkersInHandAreIdle() {
    Scenario game = Scenario.of(2).corn(A, 9).on(A, UXMAL, 3).startSpace(A).on(A, TIKAL, 1);
    assertThat(game.turn(A).moves("place_worker")).isEmpty();
    assertThat(game.now.players.workers(A)).isEqualTo(3);
  }

  @Test
  void t4_aMonumentIsNoBuilding() {
    Scenario game = Scenario.of(2).resources(A, 9, 9, 9);
    game.displayMonuments(Monument.MONUMENT_GREEN).pickUp(A, TIKAL, 2);
    assertThat(game.moves()).doesNotContain("act tikal 2");
  }

  @Test
  void t5_freeWaivesTheStepBackCornOnly() {
    Scenario game = Scenario.of(2).corn(A, 3).pickUp(A, UXMAL, 7);
    assertThat(game.moves()).contains("act uxmal 1");
    assertThat(Scenario.of(2).corn(A, 2).pickUp(A, UXMAL, 7).moves()).doesNotContain("act uxmal 1");
  }

  @Test
  void t6_stepsAreCountedFromTheStart() {
    Scenario game = Scenario.of(2).corn(A, 3).on(A, UXMAL, 1).turn(A);
    game.play("pick_up uxmal 1", "act uxmal 1", "raise chaac", "end_turn");
    assertThat(game.steps(A)).containsExactly(1, 0, 0);
    game.turn(A).play("beg kukulkan");
    assertThat(game.steps(A)).containsExactly(1, 0, -1);
  }

  @Test
  void t7_scoresMayBeNegativeAndHaveQuarters() {
    Scenario game = Scenario.of(2).corn(A, 1).day(7, 0).foodDay().corn(A, 3);
    assertThat(game.now.result().score(A)).isEqualTo(-15 + 0.75);
    assertThat(game.now.result().scores().get(A).breakdown().stream().mapToDouble(p -> p.points()))
        .containsExactly(0.0, 0.0, -15.0, 0.75, 0.0);
  }

  @Test
  void t8_thereAre13Skulls() {
    Scenario game = Scenario.of(2).skulls(A, 2).skulls(B, 1).filled(4);
    assertThat(game.board().skulls()).isEqualTo(9);
    assertThat(game.now.census().getFirst()).isEqualTo(13);
  }

  @Test
  void t9_cornAndResourcesNeverRunOut() {
    Scenario game = Scenario.of(2).corn(B, 500).resources(B, 500, 500, 500);
    game.pickUp(A, YAXCHILAN, 5).play("act yaxchilan 5");
    assertThat(game.resources(A)).containsExactly(0, 1, 1);
  }

  @Test
  void t10_theSkullOfAPriceGoesBackToTheBank() {
    Scenario game = Scenario.of(2).resources(A, 0, 0, 4).skulls(A, 1);
    game.displayMonuments(Monument.MONUMENT_SKULLS).pickUp(A, TIKAL, 4);
    game.play("act tikal 4", "build_monument monument_skulls");
    assertThat(game.board().skulls()).isEqualTo(13);
    assertThat(game.skulls(A)).isZero();
    assertThat(game.part(A, "monument_skulls")).isZero();
  }

  @Test
  void t11_noMoreSkullsThanTheBankHas() {
    Scenario game = Scenario.of(2).bankSkulls(1).level(A, Technology.THEOLOGY, 3);
    game.pickUp(A, YAXCHILAN, 4).play("act yaxchilan 4");
    assertThat(game.skulls(A)).isEqualTo(1);
  }

  @Test
  void t12_whatAStepGivesCannotPayForIt() {
    Scenario game = Scenario.of(2).level(A, Technology.ARCHITECTURE, 1).corn(A, 1);
    game.display(Building.AGE1_FARM_ONE_WORKER).pickUp(A, UXMAL, 4);
    assertThat(game.moves()).doesNotContain("act uxmal 4");
  }

  // ---- setup

  @Test
  void t13_twoToFourPlayersOfSixWorkers() {
    assertThat(Scenario.RULES.minSeats()).isEqualTo(2);
    assertThat(Scenario.RULES.refuses(4, Options.standard(TzolkinOptions.ALL))).isEmpty();
    assertThat(Scenario.RULES.refuses(5, Options.standard(TzolkinOptions.ALL))).isPresent();
    for (int seats : ALL_SEATS) {
      List<Integer> census = Scenario.begun(seats).now.census();
      assertThat(census.subList(7, census.size())).hasSize(seats).allMatch(w -> w == 6);
    }
  }

  @Test
  void t14_howAPlayerStarts() {
    for (TzolkinBoard.Player player : setUp(3).board().seats()) {
      assertThat(player.workers()).isEqualTo(new TzolkinBoard.Workers(3, 0, 0, 3));
      assertThat(player.goods().values()).containsOnly(0).hasSize(Good.COUNT);
      assertThat(player.technologies().values()).containsOnly(0).hasSize(Technology.COUNT);
      assertThat(player.temples().values()).containsOnly(0).hasSize(3);
      assertThat(player.score()).isZero();
      assertThat(player.lightSide()).isTrue();
    }
  }

  @Test
  void t15_theStartPlayerIsDrawn() {
    Scenario game = Scenario.begun(3);
    assertThat(game.moves())
        .containsExactly("draw_start_seat 0", "draw_start_seat 1", "draw_start_seat 2");
    assertThat(game.play("draw_start_seat 2").board().startSeat()).hasValue(2);
  }

  @Test
  void t16_theCalendarStartsAtTooth0() {
    TzolkinBoard.CalendarGear calendar = setUp(2).board().calendar();
    assertThat(calendar.tooth()).isZero();
    assertThat(calendar.teeth()).hasSize(26).allMatch(tooth -> tooth.corn() == 0);
    assertThat(calendar.teeth().getFirst().foodDay()).hasValue(4);
    assertThat(calendar.foodDaysHeld()).isZero();
    Scenario first = Scenario.of(2).foodDay();
    assertThat(first.now.calendar.foodDaysHeld()).as("no food day in the first round").isZero();
  }

  @Test
  void t17_harvestTilesByTheNumberOfPlayers() {
    for (int seats : ALL_SEATS) {
      assertThat(setUp(seats).board().jungle())
          .extracting(TzolkinBoard.JungleField::cornTiles, TzolkinBoard.JungleField::woodTiles)
          .extracting(Object::toString)
          .containsExactly(
              "(%d, 0)".formatted(seats),
              "(%d, %d)".formatted(seats, seats),
              "(%d, %d)".formatted(seats, seats),
              "(%d, %d)".formatted(seats, seats));
    }
    assertThat(Field.FIELD_2.space()).isEqualTo(2);
  }

  @Test
  void t18_sixBuildingsOfTheFirstAgeAreRevealed() {
    TzolkinBoard board = setUp(2).board();
    assertThat(board.buildings())
        .hasSize(6)
        .allMatch(building -> building.map(Building::age).equals(Optional.of(1)));
    assertThat(board.piles()).isEqualTo(new TzolkinBoard.Piles(8, 18));
  }

  @Test
  void t19_twoMonumentsMoreThanPlayers() {
    for (int seats : ALL_SEATS) {
      assertThat(setUp(seats).board().monuments()).hasSize(seats + 2);
    }
  }

  @Test
  void t20_fourWealthTilesAreDealtToEach() {
    Scenario game = setUp(4);
    for (int seat = 0; seat < 4; seat++) {
      TzolkinBoard board = (TzolkinBoard) game.now.view(Viewer.of(seat));
      assertThat(board.seats().get(seat).dealt()).hasSize(4);
      assertThat(board.seats().get((seat + 1) % 4).dealt()).isEmpty();
      assertThat(board.seats().get((seat + 1) % 4).dealtTiles()).isEqualTo(4);
    }
  }

  @Test
  void t21_dummiesByTheNumberOfPlayers() {
    assertThat(ALL_SEATS.stream().map(seats -> setUp(seats).now.gears.allDummies()))
        .containsExactly(12, 6, 0);
  }

  @Test
  void t22_oneDummyATileAndTheFirstTimeOneOpposite() {
    Scenario game = Scenario.of(2).proceed(new TzolkinTask.ChooseWealth());
    game.play("draw_wealth wealth_pal_7");
    assertThat(game.now.gears.dummies(PALENQUE.ordinal())).isEqualTo(1 << 7 | 1 << 2);
    game.play("draw_wealth wealth_pal_1");
    assertThat(game.now.gears.dummies(PALENQUE.ordinal())).isEqualTo(1 << 7 | 1 << 2 | 1 << 1);
    game.play("draw_wealth wealth_chi_10");
    assertThat(game.now.gears.dummies(CHICHEN_ITZA.ordinal())).isEqualTo(1 << 10);
    assertThat(game.moves()).hasSize(18).doesNotContain("draw_wealth wealth_pal_7");
  }

  @Test
  void t23_dummiesComeRoundAgain() {
    Scenario game = Scenario.of(2).dummies(TIKAL, 7, 9).dummies(CHICHEN_ITZA, 12);
    game.now.gears.turn();
    assertThat(game.now.gears.dummies(TIKAL.ordinal())).isEqualTo(1 << 8 | 1);
    assertThat(game.now.gears.dummies(CHICHEN_ITZA.ordinal())).isEqualTo(1);
    for (int i = 0; i < 9; i++) {
      game.now.gears.turn();
    }
    assertThat(game.now.gears.dummies(TIKAL.ordinal())).isEqualTo(1 << 7 | 1 << 9);
    assertThat(game.now.gears.lowestFree(TIKAL.ordinal())).isZero();
  }

  @Test
  void t24_everybodyKeepsTwoOfFourAtTheSameTime() {
    Scenario game = setUp(3);
    assertThat(game.now.toAct().size()).isEqualTo(3);
    assertThat(game.now.legalMoves(2)).hasSize(6);
    game.playAs(2, Scenario.RULES.moves().text(game.now.legalMoves(2).getLast()));
    assertThat(game.now.toAct().size()).isEqualTo(2);
    TzolkinBoard own = (TzolkinBoard) game.now.view(Viewer.of(2));
    assertThat(own.seats().get(2).chosen()).hasSize(2);
    assertThat(game.board(2).chosen()).isEmpty();
    game.playAs(0, Scenario.RULES.moves().text(game.now.legalMoves(0).getFirst()));
    game.playAs(1, Scenario.RULES.moves().text(game.now.legalMoves(1).getFirst()));
    assertThat(game.seat()).isEqualTo(Seat.CHANCE);
    assertThat(game.board(2).wealth()).isEmpty();
    game.settle();
    assertThat(IntStream.range(0, 3).mapToObj(seat -> game.board(seat).wealth()))
        .allMatch(tiles -> tiles.size() == 2);
    assertThat(game.board(2).wealth()).isEqualTo(own.seats().get(2).chosen());
    assertThat(game.board(2).dealtTiles()).isZero();
  }

  @Test
  void t25_theKeptTilesAreResolved() {
    Scenario game = kept(Wealth.WEALTH_PAL_1, Wealth.WEALTH_UXM_3);
    assertThat(game.corn(A)).isEqualTo(6);
    assertThat(game.resources(A)).containsExactly(1, 0, 0);
    assertThat(game.steps(A)).containsExactly(0, 1, 0);
    assertThat(game.level(A, Technology.AGRICULTURE)).isEqualTo(1);
    assertThat(game.board(A).food().exempt()).isEqualTo(1);
    assertThat(game.board(A).buildings()).isEmpty();
    Scenario other = kept(Wealth.WEALTH_UXM_5, Wealth.WEALTH_CHI_0);
    assertThat(other.board(A).workers()).isEqualTo(new TzolkinBoard.Workers(4, 0, 0, 2));
    assertThat(other.skulls(A)).isEqualTo(1);
    assertThat(other.board().skulls()).isEqualTo(12);
  }

  @Test
  void t26_thenTheFirstRoundStarts() {
    Scenario game = kept(Wealth.WEALTH_PAL_1, Wealth.WEALTH_UXM_3);
    assertThat(game.asked()).isEqualTo("take_turn 0 false");
    assertThat(game.board().calendar().round()).isEqualTo(1);
    assertThat(Stream.of(Gear.ALL)).hasSize(5);
  }
}
