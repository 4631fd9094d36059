package dev.boardwright.santamaria;

import static dev.boardwright.santamaria.Scenario.A;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Seat;
import dev.boardwright.engine.Setup;
import dev.boardwright.santamaria.SantaMariaDecision.PlaceTile;
import dev.boardwright.santamaria.tables.Tile;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Random moves, which are chosen without listing, are all of the legal ones and no others. */
class SantaMariaRandomTest {

  private static void allAndOnlyLegal(Scenario game) {
    Set<SantaMariaMove> drawn = new HashSet<>();
    SplittableRandom rng = new SplittableRandom(5);
    for (int i = 0; i < 5_000; i++) {
      drawn.add(game.now.copy().randomMove(game.seat(), rng));
    }
    List<SantaMariaMove> legal = List.copyOf(game.now.legalMoves(game.seat()));
    assertThat(drawn).containsExactlyInAnyOrderElementsOf(legal);
  }

  @Test
  void mainAndFreeActions() {
    Scenario game = Scenario.of(2).has(A, "W2 H1 G1 C4").white(1, 3, 3).blue(A, 2, 6);
    game.display(Tile.DOUBLE_01, Tile.DOUBLE_15, Tile.TRIPLE_07).act(A);
    allAndOnlyLegal(game);
    allAndOnlyLegal(Scenario.acting(""));
  }

  @Test
  void placing() {
    allAndOnlyLegal(Scenario.of(2).begin(new PlaceTile(A, Tile.DOUBLE_01)));
    allAndOnlyLegal(Scenario.of(2).begin(new PlaceTile(A, Tile.TRIPLE_01)));
  }

  /** Everything that CHANCE brings before the first turn. */
  @Test
  void luck() {
    Scenario game = Scenario.fresh(Setup.standard(Scenario.RULES, 2));
    for (int i = 0; game.seat() == Seat.CHANCE; i++) {
      if (i % 4 == 0) {
        allAndOnlyLegal(game);
      }
      game.play(game.moves().getFirst());
    }
    assertThat(game.asked()).isEqualTo("choose_action 0");
  }
}
