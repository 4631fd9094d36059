package dev.boardwright.santamaria;

import static dev.boardwright.santamaria.Scenario.A;
import static dev.boardwright.santamaria.Scenario.B;
import static dev.boardwright.santamaria.Scenario.RULES;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Setup;
import dev.boardwright.santamaria.tables.Colony;
import dev.boardwright.santamaria.tables.HarbourIcon;
import dev.boardwright.santamaria.tables.MonkPosition;
import dev.boardwright.santamaria.tables.RetirementPosition;
import dev.boardwright.santamaria.tables.Scholar;
import dev.boardwright.santamaria.tables.Ship;
import dev.boardwright.santamaria.tables.Tile;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Overview and setup: sections 1 and 2. */
class SantaMariaSetupRulesTest {

  private static Scenario fresh(int seats) {
    return Scenario.fresh(Setup.standard(RULES, seats));
  }

  /** What CHANCE may bring when it first brings something with this word. */
  private static List<String> outcomes(Scenario game, String word) {
    while (game.moves(word).isEmpty()) {
      game.play(game.moves().getFirst());
    }
    return game.moves();
  }

  @Test
  void m1_oneToFourPlayersPlayThreeYears() {
    assertThat(RULES.minSeats()).isEqualTo(1);
    assertThat(RULES.maxSeats()).isEqualTo(4);
    Scenario game = Scenario.started(2).endYear().endYear();
    assertThat(game.now.over()).isFalse();
    assertThat(game.endYear().now.over()).isTrue();
    assertThat(Scenario.of(2).has(B, "P1").result().ranking())
        .isEqualTo(List.of(List.of(B), List.of(A)));
  }

  @Test
  void m2_whatEveryPlayerHas() {
    SantaMariaBoard.Player own = Scenario.started(2).own(A);
    assertThat(own.squares()).hasSize(10).noneMatch(SantaMariaBoard.Plot::occupied);
    assertThat(own.happiness()).contains(0);
    assertThat(own.religion()).isZero();
    assertThat(own.conquistador()).isZero();
    assertThat(own.monksLeft()).isEqualTo(6);
    assertThat(own.monks()).isEmpty();
    assertThat(own.ships()).contains(List.of());
    assertThat(own.blueDice()).hasSize(1);
    assertThat(own.whiteDiceUsed()).isZero();
    assertThat(own.activations()).isZero();
    assertThat(own.retired()).isFalse();
  }

  @Test
  void m3_whatIsShared() {
    SantaMariaBoard board = Scenario.started(3).board(A);
    assertThat(board.year()).isEqualTo(1);
    assertThat(board.startSeat()).contains(A);
    assertThat(board.whiteDice()).hasSize(9);
    assertThat(board.doublesLeft()).isEqualTo(10);
    assertThat(board.triplesLeft()).isEqualTo(10);
    assertThat(board.docks()).hasSize(4);
    assertThat(board.shipsLeft()).isEqualTo(30);
    assertThat(board.monkPositions()).hasSize(10);
    assertThat(board.roadTilesLeft()).isEqualTo(3);
    assertThat(board.retirement()).isEmpty();
    assertThat(RetirementPosition.ALL).hasSize(5);
  }

  @Test
  void m4_suppliesAreUnlimited() {
    Scenario game = Scenario.of(4).has(0, "W3").has(1, "W3").has(2, "W3").has(3, "W3 C9999");
    game.scholar(A, Scholar.QUARTERMASTER).building(A, "r5c5").play("use");
    assertThat(game.has(A)).as("the thirteenth wood").isEqualTo("W4");
    game.building(3, "r6c6").play("use").has(3, "C9999");
    assertThat(game.has(3)).isEqualTo("W3 C20000");
  }

  @Test
  void m5_theStartPlayerIsDrawn() {
    Scenario game = fresh(3);
    assertThat(game.moves()).containsExactly("start_seat 0", "start_seat 1", "start_seat 2");
    assertThat(game.now.outcomes().total()).isEqualTo(3);
    game.play("start_seat 1").chance();
    assertThat(game.seat()).isEqualTo(1);
    game.play("retire coins", "skip", "end_turn");
    assertThat(game.seat()).isEqualTo(2);
  }

  @Test
  void m6_threeWhiteDicePerPlayer() {
    for (int seats = 2; seats <= 4; seats++) {
      assertThat(Scenario.started(seats).board(A).whiteDice()).hasSize(3 * seats);
    }
    Scenario game = fresh(2);
    assertThat(outcomes(game, "roll_die")).hasSize(6);
    game.play("roll_die 5", "roll_die 2", "roll_die 6", "roll_die 2", "roll_die 1", "roll_die 1");
    assertThat(game.board(A).whiteDice()).as("sorted").containsExactly(1, 1, 2, 2, 5, 6);
  }

  @Test
  void m7_everybodyBeginsWithOneBlueDie() {
    Scenario game = Scenario.started(4);
    for (int seat = 0; seat < 4; seat++) {
      SantaMariaBoard.BlueDie die = game.own(seat).blueDice().getFirst();
      assertThat(die.value()).contains(1);
      assertThat(die.fromYear()).isEqualTo(1);
    }
    assertThat(game.moves("use_die")).contains("use_die blue 1");
  }

  @Test
  void m8_fiveDoublesAndFiveTriplesAreRevealed() {
    Scenario game = fresh(2);
    assertThat(outcomes(game, "reveal_tile")).hasSize(15).contains("reveal_tile double_15");
    game.play("reveal_tile double_15");
    assertThat(game.moves()).hasSize(14).doesNotContain("reveal_tile double_15");
    game.chance();
    assertThat(game.board(A).doubles()).hasSize(5).contains(Tile.DOUBLE_15);
    assertThat(game.board(A).triples()).hasSize(5);
  }

  @Test
  void m9_oneStartingTileAtEachDock() {
    Scenario game = fresh(2);
    assertThat(outcomes(game, "draw_ship")).hasSize(4).contains("draw_ship ship_start_3");
    game.play("draw_ship ship_start_3").chance();
    assertThat(game.board(A).docks())
        .containsEntry(HarbourIcon.COINS, Ship.SHIP_START_3)
        .containsValues(Ship.SHIP_START_1, Ship.SHIP_START_2, Ship.SHIP_START_4);
    assertThat(game.now.docks.stack(false)).isEqualTo(Ship.STANDARD_BITS);
  }

  @Test
  void m10_threeScholarsThreeBishopsFourMissions() {
    for (int seats = 1; seats <= 4; seats++) {
      Scenario game = fresh(seats);
      assertThat(outcomes(game, "draw_position")).hasSize(10);
      game.play("draw_position scholar_trader", "draw_position scholar_surveyor");
      game.play("draw_position scholar_explorer");
      assertThat(game.moves()).hasSize(6).allMatch(text -> text.contains("bishop"));
      game.chance();
      int open = game.now.monks.open();
      assertThat(Integer.bitCount(open)).isEqualTo(10);
      assertThat(open & MonkPosition.SCHOLARS)
          .isEqualTo(
              MonkPosition.SCHOLAR_TRADER.bit()
                  | MonkPosition.SCHOLAR_SURVEYOR.bit()
                  | MonkPosition.SCHOLAR_EXPLORER.bit());
      assertThat(Integer.bitCount(open & MonkPosition.BISHOPS)).isEqualTo(3);
      assertThat(open & MonkPosition.MISSIONS).isEqualTo(MonkPosition.MISSIONS);
    }
  }

  @Test
  void m11_threeRoadTiles() {
    Scenario game = Scenario.started(4);
    assertThat(game.board(A).roadTilesLeft()).isEqualTo(3);
    game.play("retire road", "place_road r1c2");
    assertThat(game.board(A).roadTilesLeft()).isEqualTo(2);
  }

  @Test
  void m12_whatEverybodyBeginsWith() {
    Scenario game = fresh(4).play("start_seat 2");
    assertThat(outcomes(game, "draw_board"))
        .containsExactly("draw_board a_1", "draw_board a_2", "draw_board a_3", "draw_board a_4");
    game.play("draw_board a_3").chance();
    assertThat(List.of(game.has(2), game.has(3), game.has(0), game.has(1)))
        .containsExactly("W2 C3", "W2 C4", "W2 C5", "W2 C6");
    assertThat(Stream.of(0, 1, 2, 3).map(seat -> game.own(seat).board().orElseThrow()))
        .containsExactly(Colony.A_3, Colony.A_1, Colony.A_2, Colony.A_4);
    assertThat(game.own(A).monksLeft()).isEqualTo(6);
  }

  @Test
  void m13_townHallsAndSideBOnlyInTheAdvancedSetup() {
    Scenario game = Scenario.started(2);
    assertThat(game.asked()).isEqualTo("choose_action 0");
    assertThat(game.own(A).personalScholar()).isEmpty();
    assertThat(game.own(A).board()).isNotEqualTo(Optional.of(Colony.B));
    Scenario advanced = Scenario.started(2, SantaMariaOptions.ADVANCED_SETUP, true);
    assertThat(advanced.own(A).board()).contains(Colony.B);
  }
}
