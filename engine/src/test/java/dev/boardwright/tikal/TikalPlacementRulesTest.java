package dev.boardwright.tikal;

import static dev.boardwright.tikal.Member.W1;
import static dev.boardwright.tikal.Scenario.RED;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The turn and placing a tile: K16 to K27. */
class TikalPlacementRulesTest {

  @Test
  void k16_aTurnIsATileAndThenTenActionPoints() {
    Scenario game = Scenario.of(2).turn(RED).play("draw_tile a1");
    assertThat(game.asked()).isEqualTo("place 0 a1");
    assertThat(game.moves()).allMatch(text -> text.startsWith("place "));
    game.play("place c1r2 2");
    assertThat(game.asked()).isEqualTo("act 0 10");
  }

  @Test
  void k17_actionsInAnyOrderAsLongAsTheyCanBePaid() {
    Scenario game = Scenario.of(2).members(RED, "c1r3", W1).act(RED);
    assertThat(game.legal("end_turn")).as("even with all points left").isTrue();
    game.play("dispatch w2 c0r4", "build_camp c1r3", "dispatch w3 c0r4", "dispatch w4 c1r3");
    assertThat(game.points()).isEqualTo(2);
    game.play("dispatch w5 c0r4", "dispatch w6 c0r4");
    assertThat(game.moves()).as("no points left").containsExactly("end_turn");
    game.play("end_turn").then(RED);
    assertThat(game.points()).as("nothing is saved").isEqualTo(10);
  }

  @Test
  void k18_thenItIsTheLeftNeighboursTurn() {
    Scenario game = Scenario.of(3).turn(2).play("draw_tile a1", "place c1r2 2", "end_turn");
    assertThat(game.board().activeSeat()).contains(RED);
    game.play("draw_tile a2");
    assertThat(game.asked()).isEqualTo("place 0 a2");
  }

  @Test
  void k19_theTopTileIsShownAndMustBePlaced() {
    Scenario game = Scenario.of(2).turn(RED).play("draw_tile a6");
    assertThat(game.board().inHand()).contains(new TikalBoard.TileInHand(RED, Tile.A6));
    assertThat(game.moves()).isNotEmpty().allMatch(text -> text.startsWith("place "));
    game.play("place c1r2 0");
    assertThat(game.board().inHand()).isEmpty();
    assertThat(game.at("c1r2").tile()).contains(Tile.A6);
  }

  @Test
  void k20_aTileTouchesAnExploredHexInAnyRotation() {
    Scenario game =
        Scenario.of(2, TikalOptions.PLACEMENT_PATH, TikalOptions.PlacementPath.EDGE_ONLY)
            .lay("B6@c2r3 k0")
            .place(RED, Tile.A1);
    List<String> expected = new ArrayList<>();
    for (String space : List.of("c0r2", "c1r2", "c2r2", "c2r4", "c3r2", "c3r3")) {
      for (int rotation = 0; rotation < 6; rotation++) {
        expected.add("place " + space + " " + rotation);
      }
    }
    assertThat(game.moves()).containsExactlyElementsOf(expected);
  }

  @Test
  void k21_aTileMustBePassableFromAHexThatIsNoVolcano() {
    Scenario game = Scenario.of(2).lay("C4@c0r2 k0").place(RED, Tile.C1);
    assertThat(game.legal("place c1r1 4")).as("its own stones face the neighbour").isTrue();
    assertThat(game.legal("place c1r1 3")).as("no stone on either side").isFalse();
    assertThat(game.legal("place c0r1 1")).as("the neighbour's stones are enough").isTrue();
    Scenario volcano = Scenario.of(2).lay("B6@c2r3 k0").place(RED, Tile.C1);
    assertThat(volcano.legal("place c3r3 5")).as("stones that face a volcano").isFalse();
  }

  @Test
  void k22_aVolcanoNeedsContactOnly() {
    Scenario game = Scenario.of(2).lay("B6@c2r3 k0", "C4@c0r2 k0").place(RED, Tile.D5);
    for (int rotation = 0; rotation < 6; rotation++) {
      assertThat(game.legal("place c3r2 " + rotation)).as("touches a volcano only").isTrue();
      assertThat(game.legal("place c1r1 " + rotation)).as("no stones").isTrue();
    }
    assertThat(game.legal("place c4r4 0")).as("no contact").isFalse();
  }

  @Test
  void k23_nothingElseHasToMatch() {
    Scenario game = Scenario.of(2).lay("B6@c2r3 k0").place(RED, Tile.C1);
    assertThat(game.moves())
        .as("stones towards the rim, a volcano, an edge without stones")
        .contains("place c2r4 3", "place c2r4 0", "place c1r2 5");
  }

  /** Every space but the corner is explored, and its two neighbours are volcanoes. */
  static Scenario corner(Tile... volcanoes) {
    Scenario game = Scenario.of(2).lay(volcanoes[0] + "@c0r1 k0", volcanoes[1] + "@c1r0 k0");
    List<Tile> tiles = new ArrayList<>(List.of(Tile.ALL));
    tiles.removeAll(List.of(volcanoes));
    tiles.remove(Tile.G4);
    for (Space space : Space.ALL) {
      if (space != Space.C0R0 && !game.now.terrain.isExplored(space.ordinal())) {
        game.lay(tiles.removeFirst() + "@" + space.name().toLowerCase(Locale.ROOT) + " k0");
      }
    }
    return game;
  }

  @Test
  void k24_wherePathsCannotBeHadNoneIsNeeded() {
    Scenario walled = corner(Tile.B6, Tile.D5).place(RED, Tile.G4);
    assertThat(walled.moves()).hasSize(6).allMatch(text -> text.startsWith("place c0r0 "));
    Scenario open = corner(Tile.B6, Tile.A6).place(RED, Tile.G4);
    assertThat(open.moves()).as("one neighbour is no volcano").isNotEmpty().hasSizeLessThan(6);
  }

  @Test
  void k25_treasuresAreLaidByTheMasks() {
    int laid = 0;
    for (Tile tile : Tile.ALL) {
      if (tile.kind() == HexKind.TREASURE) {
        Scenario game = Scenario.of(2).place(RED, tile).play("place c2r4 0");
        assertThat(game.at("c2r4").treasures()).isEqualTo(tile.number()).isBetween(2, 4);
        assertThat(game.board().treasureSupply()).isEqualTo(24 - tile.number());
        laid += tile.number();
      }
    }
    assertThat(laid).isEqualTo(24);
  }

  @Test
  void k26_aTempleBeginsWithItsPrintedValue() {
    Scenario temple = Scenario.of(2).place(RED, Tile.E2).play("place c2r4 0");
    assertThat(temple.at("c2r4").templeValue()).contains(6);
    assertThat(temple.board().templeTokens()).isEqualTo(Scenario.of(2).board().templeTokens());
    Scenario jungle = Scenario.of(2).place(RED, Tile.A6).play("place c2r4 0");
    assertThat(jungle.at("c2r4").templeValue()).isEmpty();
    assertThat(jungle.at("c2r4").treasures()).isZero();
  }

  @Test
  void k27_aPlacedTileStaysAsItIs() {
    Scenario game = Scenario.of(2).turn(RED);
    List<String> laid = new ArrayList<>();
    while (!game.now.over()) {
      String move = game.moves().getLast();
      if (move.startsWith("place ")) {
        laid.add(move.replace("place ", ""));
      }
      game.play(move);
      for (String where : laid) {
        TikalBoard.Place place = game.at(where.substring(0, 4));
        assertThat(place.tile()).isPresent();
        assertThat(place.rotation()).isEqualTo(Integer.parseInt(where.substring(5)));
      }
    }
    assertThat(laid).hasSize(36);
  }
}
