package dev.boardwright.tikal;

import static dev.boardwright.tikal.Scenario.RED;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Worked cases of placing tiles. */
class TikalPlacementCasesTest {

  private static List<String> rotations(String space, int... rotations) {
    return IntStream.of(rotations).mapToObj(k -> "place " + space + " " + k).toList();
  }

  private static List<String> on(Scenario scenario, String space) {
    return scenario.moves().stream().filter(text -> text.startsWith("place " + space)).toList();
  }

  @Test
  void case1_theFirstTileHas24Placements() {
    for (Tile tile : Tile.ALL) {
      if (tile.kind() != HexKind.VOLCANO) {
        List<String> expected =
            Stream.of("c0r2", "c1r2", "c2r3", "c2r4")
                .flatMap(space -> rotations(space, 0, 1, 2, 3, 4, 5).stream())
                .toList();
        assertThat(Scenario.of(2).place(RED, tile).moves()).containsExactlyElementsOf(expected);
      }
    }
  }

  @Test
  void case2_rotationIsClockwise() {
    Scenario game = Scenario.of(2).place(RED, Tile.A1).play("place c1r2 2");
    assertThat(game.at("c1r2").stones()).containsExactly(0, 0, 2, 1, 0, 0);
    assertThat(game.stones("c1r3", "c1r2")).isEqualTo(2);
    assertThat(game.stones("c0r3", "c1r2")).isEqualTo(1);
  }

  @Test
  void case3_onlySomeRotationsAreLegal() {
    assertThat(on(Scenario.of(2).lay("C4@c0r2 k0").place(RED, Tile.C1), "c1r1"))
        .containsExactlyElementsOf(rotations("c1r1", 4));
    assertThat(on(Scenario.of(2).lay("C4@c0r2 k0").place(RED, Tile.A1), "c1r1"))
        .containsExactlyElementsOf(rotations("c1r1", 3, 4));
    assertThat(on(Scenario.of(2).lay("C4@c0r2 k0").place(RED, Tile.A6), "c1r1"))
        .containsExactlyElementsOf(rotations("c1r1", 1, 3, 4));
  }

  @Test
  void case4_aStoneFacingAVolcanoIsNoPath() {
    Scenario game = Scenario.of(2).lay("B6@c2r3 k0", "C4@c1r2 k0").place(RED, Tile.C1);
    assertThat(on(game, "c2r2")).containsExactlyElementsOf(rotations("c2r2", 4));
  }

  @Test
  void case5_contactWithAVolcanoOnly() {
    for (Tile tile : Tile.ALL) {
      if (tile != Tile.B6) {
        Scenario game = Scenario.of(2).lay("B6@c2r3 k0").place(RED, tile);
        int[] legal = tile.kind() == HexKind.VOLCANO ? new int[] {0, 1, 2, 3, 4, 5} : new int[0];
        assertThat(on(game, "c3r2")).containsExactlyElementsOf(rotations("c3r2", legal));
      }
    }
  }

  @Test
  void case6_nothingElseHasToMatch() {
    Scenario game = Scenario.of(2).place(RED, Tile.C1).play("place c2r4 1");
    assertThat(game.stones("c1r3", "c2r4")).isEqualTo(1);
    assertThat(game.stones("c1r4", "c2r4")).isEqualTo(1);
  }

  @Test
  void case7_aTreasureTile() {
    Scenario game = Scenario.of(2).place(RED, Tile.A4).play("place c2r4 0");
    assertThat(game.at("c2r4").treasures()).isEqualTo(4);
    assertThat(game.board().treasureSupply()).isEqualTo(20);
    assertThat(game.board().toString()).doesNotContain("KIND1");
  }
}
