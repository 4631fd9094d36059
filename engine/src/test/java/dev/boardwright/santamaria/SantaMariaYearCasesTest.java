package dev.boardwright.santamaria;

import static dev.boardwright.santamaria.Scenario.A;
import static dev.boardwright.santamaria.Scenario.B;
import static dev.boardwright.santamaria.Scenario.C;
import static dev.boardwright.santamaria.Scenario.D;
import static dev.boardwright.santamaria.tables.MonkPosition.BISHOP_BUILDER;
import static dev.boardwright.santamaria.tables.MonkPosition.BISHOP_MARINER;
import static dev.boardwright.santamaria.tables.MonkPosition.BISHOP_PATHFINDER;
import static dev.boardwright.santamaria.tables.MonkPosition.BISHOP_TREASURER;
import static dev.boardwright.santamaria.tables.MonkPosition.SCHOLAR_ARCHITECT;
import static dev.boardwright.santamaria.tables.MonkPosition.SCHOLAR_QUARTERMASTER;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Viewer;
import dev.boardwright.santamaria.tables.HarbourIcon;
import dev.boardwright.santamaria.tables.RetirementPosition;
import dev.boardwright.santamaria.tables.Ship;
import dev.boardwright.santamaria.tables.Tile;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Worked cases of the end of a year, the final scoring, and what is hidden. */
class SantaMariaYearCasesTest {

  // ---- the end of a year

  @Test
  void sm39_theFirstToArriveRanksAhead() {
    Scenario game = Scenario.of(3).conquistador(A, 5).conquistador(B, 5).endYear();
    assertThat(game.has(A)).isEqualTo("P4");
    assertThat(game.has(B)).isEqualTo("P2");
    assertThat(game.has(C)).isEmpty();
    assertThat(List.of(A, B, C)).allMatch(seat -> game.own(seat).conquistador() == 0);
  }

  @Test
  void sm40_catchingUpDoesNotRestoreTheOldOrder() {
    Scenario game = Scenario.of(2).conquistador(A, 4).conquistador(B, 4);
    game.conquistador(B, 5).conquistador(A, 5);
    assertThat(game.own(B).markersBelow()).isZero();
    assertThat(game.own(A).markersBelow()).isEqualTo(1);
    assertThat(Years.ranking(game.now)).containsExactly(B, A);
  }

  @Test
  void sm41_fewerMoversThanRanks() {
    Scenario four = Scenario.of(4).year(2).conquistador(A, 3).conquistador(B, 1).endYear();
    assertThat(four.has(A)).isEqualTo("P7");
    assertThat(four.has(B)).isEqualTo("P4");
    assertThat(four.has(C)).isEmpty();
    assertThat(four.has(D)).isEmpty();
    Scenario two = Scenario.of(2).year(3).conquistador(A, 9).conquistador(B, 8).endYear();
    assertThat(two.has(A)).isEqualTo("P7");
    assertThat(two.has(B)).isEmpty();
  }

  @Test
  void sm42_theNextStartPlayer() {
    Scenario game = Scenario.of(3).retired(A, RetirementPosition.ROAD);
    game.retired(B, RetirementPosition.SHIPPING).retired(C, RetirementPosition.RELIGION).endYear();
    for (int seat : List.of(C, A, B)) {
      assertThat(game.seat()).isEqualTo(seat);
      game.play("retire " + List.of("coins", "religion", "road").get(seat), "skip", "end_turn");
    }
  }

  @Test
  void sm43_whatSurvivesTheYear() {
    Scenario game = Scenario.of(2).has(A, "W1 G1 C5 P8").religion(A, 6).conquistador(A, 2);
    game.monk(A, SCHOLAR_ARCHITECT, BISHOP_MARINER).blue(A, 3, 5).activations(A, 2);
    game.harbour(A, HarbourIcon.COINS, Ship.SHIP_09).dock(HarbourIcon.COINS, Ship.SHIP_10);
    game.display(Tile.DOUBLE_01, Tile.TRIPLE_15).occupied(A, "r1c1").white(1, 2).act(A);
    game.play("use_die blue 3", "activate_line 3", "use", "end_turn").endYear();

    assertThat(game.has(A)).as("with the points of the conquistador").isEqualTo("W1 G2 C5 P11");
    SantaMariaBoard.Player own = game.own(A);
    assertThat(own.religion()).isEqualTo(6);
    assertThat(own.monks()).containsExactly(SCHOLAR_ARCHITECT, BISHOP_MARINER);
    assertThat(own.harbour()).containsEntry(HarbourIcon.COINS, 1);
    assertThat(game.board(A).docks()).containsEntry(HarbourIcon.COINS, Ship.SHIP_10);
    assertThat(game.board(A).monkPositions()).hasSize(6);

    assertThat(own.conquistador()).isZero();
    assertThat(own.squares()).noneMatch(SantaMariaBoard.Plot::occupied);
    assertThat(own.activations()).isZero();
    assertThat(own.whiteDiceUsed()).isZero();
    assertThat(own.retired()).isFalse();
    assertThat(game.board(A).doubles()).hasSize(5).doesNotContain(Tile.DOUBLE_01);
    assertThat(game.board(A).triples()).hasSize(5).doesNotContain(Tile.TRIPLE_15);
    assertThat(game.board(A).whiteDice()).as("rolled again").containsExactly(1, 1, 1, 1, 1, 1);
    assertThat(own.blueDice())
        .hasSize(2)
        .allMatch(die -> !die.used() && die.value().orElseThrow() == 1);
    assertThat(game.board(A).year()).isEqualTo(2);
  }

  // ---- final scoring

  @Test
  void sm44_negativeBishop() {
    Scenario game = Scenario.of(2).monk(A, BISHOP_MARINER).act(A);
    assertThat(game.part(A, "bishops")).isEqualTo(-2);
    game.harbour(A, HarbourIcon.COINS, Ship.SHIP_01, Ship.SHIP_02, Ship.SHIP_03);
    game.harbour(A, HarbourIcon.RELIGION, Ship.SHIP_04, Ship.SHIP_05);
    assertThat(game.part(A, "bishops")).isEqualTo(3);
  }

  @Test
  void sm45_fullExample() {
    Scenario game = Scenario.of(2).has(A, "W1 S2 G1 C7 P21");
    game.tile(A, Tile.TRIPLE_01, "r1c2", 0).tile(A, Tile.TRIPLE_02, "r1c4", 0);
    game.tile(A, Tile.DOUBLE_13, "r3c3", 0).tile(A, Tile.DOUBLE_07, "r2c5", 0).road(A, "r2c1");
    game.tile(A, Tile.DOUBLE_01, "r4c4", 2).tile(A, Tile.DOUBLE_02, "r6c4", 2);
    game.harbour(A, HarbourIcon.COINS, Ship.SHIP_16, Ship.SHIP_05);
    game.harbour(A, HarbourIcon.RELIGION, Ship.SHIP_START_1);
    game.monk(A, SCHOLAR_ARCHITECT, SCHOLAR_QUARTERMASTER, BISHOP_PATHFINDER, BISHOP_BUILDER);
    assertThat(game.part(A, "happiness_tokens")).isEqualTo(21);
    assertThat(game.part(A, "coins_and_resources")).isEqualTo(4);
    assertThat(game.part(A, "colonists")).isEqualTo(7);
    assertThat(game.part(A, "shipping_tiles")).isEqualTo(13);
    assertThat(game.part(A, "scholars")).isEqualTo(4);
    assertThat(game.part(A, "bishops")).isEqualTo(7);
    assertThat(game.result().score(A)).isEqualTo(56);
  }

  @Test
  void sm46_storedGoodsCountBeforeTheSale() {
    Scenario game = Scenario.of(2).has(A, "W3 H2 G2").monk(A, BISHOP_TREASURER);
    assertThat(game.part(A, "bishops")).isEqualTo(1);
    assertThat(game.part(A, "coins_and_resources")).isEqualTo(3);
  }

  // ---- what is hidden

  @Test
  void sm47_hiddenTotals() {
    Scenario game = Scenario.of(2).year(2).has(A, "P5").has(B, "W1 C2 P8");
    game.harbour(A, HarbourIcon.COINS, Ship.SHIP_09).harbour(B, HarbourIcon.COINS, Ship.SHIP_10);
    game.act(A);
    SantaMariaBoard.Player own = game.board(A).seats().get(A);
    assertThat(own.happiness()).contains(5);
    assertThat(own.ships().orElseThrow())
        .containsExactly(new SantaMariaBoard.Shipped(Ship.SHIP_09, HarbourIcon.COINS));
    SantaMariaBoard.Player other = game.board(A).seats().get(B);
    assertThat(other.happiness()).isEmpty();
    assertThat(other.ships()).isEmpty();
    assertThat(other.harbour()).containsEntry(HarbourIcon.COINS, 1);
    assertThat(other.coins()).isEqualTo(2);
    assertThat(other.squares()).hasSize(10);
    var spectator = (SantaMariaBoard) game.now.view(Viewer.SPECTATOR);
    assertThat(spectator.seats()).allMatch(player -> player.happiness().isEmpty());
    var all = (SantaMariaBoard) game.now.view(Viewer.OMNISCIENT);
    assertThat(all.seats()).allMatch(player -> player.happiness().isPresent());
  }
}
