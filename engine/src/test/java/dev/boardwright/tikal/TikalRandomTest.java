package dev.boardwright.tikal;

import static dev.boardwright.tikal.Member.W1;
import static dev.boardwright.tikal.Scenario.RED;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Random moves, which are chosen without listing, are all of the legal ones and no others. */
class TikalRandomTest {

  private static void allAndOnlyLegal(Scenario game) {
    Set<TikalMove> drawn = new HashSet<>();
    Random rng = new Random(5);
    for (int i = 0; i < 5_000; i++) {
      drawn.add(game.now.copy().randomMove(RED, rng));
    }
    assertThat(drawn).containsExactlyInAnyOrderElementsOf(List.copyOf(game.now.legalMoves(RED)));
  }

  @Test
  void placing() {
    allAndOnlyLegal(Scenario.of(2).lay("C4@c0r2 k0", "B6@c2r3 k0").place(RED, Tile.C1));
    allAndOnlyLegal(Scenario.of(2).lay("C4@c0r2 k0").place(RED, Tile.B6));
  }

  /** Random attempts hit on nothing where paths cannot be had. */
  @Test
  void placingWherePathsCannotBeHad() {
    Scenario game = Scenario.of(2);
    game.now.terrain = TikalPlacementRulesTest.corner(Tile.B6, Tile.D5).now.terrain;
    allAndOnlyLegal(game.place(RED, Tile.G4));
  }

  @Test
  void walking() {
    Scenario game = Scenario.of(2).lay("A6@c2r3 k0", "A2@c2r4 k5").members(RED, "c0r4", W1);
    allAndOnlyLegal(game.act(RED, 4).play("move_member w1"));
  }

  @Test
  void acting() {
    allAndOnlyLegal(Scenario.of(2).members(RED, "c0r3", W1).act(RED));
  }
}
