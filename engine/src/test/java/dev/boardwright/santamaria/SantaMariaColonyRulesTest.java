package dev.boardwright.santamaria;

import static dev.boardwright.santamaria.Scenario.A;
import static dev.boardwright.santamaria.Scenario.B;
import static dev.boardwright.santamaria.Scenario.acting;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.santamaria.tables.Building;
import dev.boardwright.santamaria.tables.HarbourIcon;
import dev.boardwright.santamaria.tables.MonkPosition;
import dev.boardwright.santamaria.tables.Plot;
import dev.boardwright.santamaria.tables.Ship;
import dev.boardwright.santamaria.tables.Square;
import dev.boardwright.santamaria.tables.Tile;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Expanding, coins, dice and effects of buildings: sections 6 to 9. */
class SantaMariaColonyRulesTest {

  // ---- expand

  @Test
  void m34_costOfTiles() {
    Scenario two = Scenario.of(2).has(A, "W2").display(Tile.DOUBLE_01, Tile.TRIPLE_01).act(A);
    assertThat(two.moves("expand")).containsExactly("expand double_01");
    Scenario three = Scenario.of(2).has(A, "W2 H1").display(Tile.DOUBLE_01, Tile.TRIPLE_01).act(A);
    assertThat(three.moves("expand")).hasSize(2);
    three.play("expand triple_01", "pay wood,wood,wheat", "place r1c2 0");
    assertThat(three.has(A)).isEmpty();
    assertThat(three.asked()).as("one tile per action").isEqualTo("finish_turn 0");
    assertThat(three.board(A).triples()).isEmpty();
  }

  /** Every place that is legal for a tile, found square by square. */
  private static Set<String> places(Scenario game, Tile tile) {
    int[][] steps = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    Set<String> places = new HashSet<>();
    for (Square anchor : Square.ALL) {
      for (int rotation = 0; rotation < 4; rotation++) {
        boolean fits = isEmpty(game, anchor.row(), anchor.column());
        for (int arm = 0; arm < tile.arms(); arm++) {
          int[] step = steps[(rotation + arm) % 4];
          fits &= isEmpty(game, anchor.row() + step[0], anchor.column() + step[1]);
        }
        if (fits) {
          places.add("place r" + anchor.row() + "c" + anchor.column() + " " + rotation);
        }
      }
    }
    return places;
  }

  private static boolean isEmpty(Scenario game, int row, int column) {
    return row >= 1
        && row <= 6
        && column >= 1
        && column <= 6
        && (game.now.colonies.empty(A) >> ((row - 1) * 6 + column - 1) & 1) != 0;
  }

  @Test
  void m35_insideTheGridOnEmptySquares() {
    Scenario triple = Scenario.of(2).tile(A, Tile.DOUBLE_05, "r3c3", 1);
    triple.begin(new SantaMariaDecision.PlaceTile(A, Tile.TRIPLE_01));
    assertThat(triple.moves())
        .containsExactlyInAnyOrderElementsOf(places(triple, Tile.TRIPLE_01))
        .hasSizeGreaterThan(20);
    Scenario pair = Scenario.of(2).begin(new SantaMariaDecision.PlaceTile(A, Tile.DOUBLE_01));
    assertThat(pair.moves())
        .containsExactlyInAnyOrderElementsOf(places(pair, Tile.DOUBLE_01))
        .hasSize(64);
  }

  @Test
  void m36_rotationIsClockwise() {
    int anchor = Square.R3C3.ordinal();
    int[] rightDownLeftUp = {
      Square.R3C4.ordinal(), Square.R4C3.ordinal(), Square.R3C2.ordinal(), Square.R2C3.ordinal()
    };
    for (int rotation = 0; rotation < 4; rotation++) {
      assertThat(Tile.arm(anchor, 0, rotation)).isEqualTo(rightDownLeftUp[rotation]);
      assertThat(Tile.arm(anchor, 1, rotation)).isEqualTo(rightDownLeftUp[(rotation + 1) % 4]);
    }
    Scenario game = Scenario.of(2).tile(A, Tile.TRIPLE_06, "r3c3", 3);
    assertThat(game.now.colonies.building(A, Square.R2C3.ordinal()))
        .isEqualTo(Building.PROD_SUGAR_1);
    assertThat(game.now.colonies.building(A, Square.R3C4.ordinal()))
        .isEqualTo(Building.ACT_SHIPPING);
  }

  @Test
  void m37_whatCannotBePlacedCannotBeBought() {
    Scenario full =
        Scenario.of(2).has(A, "W2 H1").filled(A).display(Tile.DOUBLE_01, Tile.TRIPLE_01);
    assertThat(full.act(A).moves("expand")).isEmpty();
    Scenario pair = Scenario.of(2).has(A, "W2 H1").display(Tile.DOUBLE_01, Tile.TRIPLE_01);
    for (Square square : Square.ALL) {
      if (square.row() != 3 || square.column() > 2) {
        if ((pair.now.colonies.empty(A) & square.bit()) != 0) {
          pair.now.colonies.lay(A, square.ordinal(), Plot.road(0));
        }
      }
    }
    assertThat(pair.act(A).moves("expand")).containsExactly("expand double_01");
    pair.play("expand double_01", "pay wood,wood");
    assertThat(pair.moves()).containsExactlyInAnyOrder("place r3c1 0", "place r3c2 2");
  }

  @Test
  void m38_theDisplayIsNotRefilledDuringTheYear() {
    Scenario game = Scenario.of(2).has(A, "W4").display(Tile.DOUBLE_01).act(A);
    game.play("expand double_01", "pay wood,wood", "place r3c1 0", "end_turn").act(A);
    assertThat(game.board(A).doubles()).isEmpty();
    assertThat(game.moves("expand")).isEmpty();
  }

  @Test
  void m39_newBuildingsAreUnoccupied() {
    Scenario game = Scenario.of(2).has(A, "W2 C1").display(Tile.DOUBLE_01).act(A);
    game.play("expand double_01", "pay wood,wood", "place r3c1 0");
    assertThat(game.moves("activate")).as("not in the same turn").isEmpty();
    game.play("end_turn").act(A);
    assertThat(game.moves("activate")).contains("activate r3c1");
  }

  @Test
  void m40_roadsAreNeverActivated() {
    Scenario game = Scenario.of(2).has(A, "C9").road(A, "r3c1").act(A);
    assertThat(game.moves("activate")).hasSize(9).doesNotContain("activate r6c5", "activate r3c1");
  }

  // ---- activate one building

  @Test
  void m41_coinsOnAnUnoccupiedBuilding() {
    Scenario game = acting("C1");
    assertThat(game.moves("activate")).hasSize(9);
    game.play("activate r5c4");
    assertThat(game.has(A)).isEmpty();
    assertThat(game.on("r5c4")).isEqualTo("coins 1");
    assertThat(game.play("use").has(A)).isEqualTo("S1");
    assertThat(game.asked()).isEqualTo("finish_turn 0");
    assertThat(acting("").moves("activate")).isEmpty();
  }

  @Test
  void m42_thePriceRisesWithEachActivation() {
    for (int many = 0; many < 4; many++) {
      Scenario game = Scenario.of(2).has(A, "C" + (many + 1)).activations(A, many).act(A);
      game.play("activate r6c1");
      assertThat(game.has(A)).isEmpty();
      Scenario poor = Scenario.of(2).has(A, "C" + many).activations(A, many).act(A);
      assertThat(poor.moves("activate")).isEmpty();
    }
    assertThat(Scenario.of(2).activations(B, 5).own(A).activationPrice())
        .as("whatever others did")
        .isEqualTo(1);
  }

  @Test
  void m43_occupiedUntilTheEndOfTheYear() {
    Scenario game = acting("C3").play("activate r1c1", "skip", "end_turn").act(A);
    assertThat(game.moves("activate")).hasSize(8).doesNotContain("activate r1c1");
    game.endYear().turn(A);
    assertThat(game.has(A)).as("the coin is not given back").isEqualTo("C2");
    assertThat(game.moves("activate")).contains("activate r1c1");
    assertThat(game.own(A).activationPrice()).isEqualTo(1);
  }

  @Test
  void m44_theEffectMayBeDeclined() {
    Scenario game = acting("C1").play("activate r1c1", "skip");
    assertThat(game.has(A)).isEmpty();
    assertThat(game.on("r1c1")).isEqualTo("coins 1");
  }

  // ---- activate a line

  @Test
  void m45_threeWhiteDiceAndEachBlueDieOnce() {
    Scenario game = Scenario.of(2).white(1, 2, 3, 4).blue(A, 5).act(A);
    for (int die = 1; die <= 3; die++) {
      game.play("use_die white " + die, "activate_line " + die, "skip");
      while (!game.asked().equals("finish_turn 0")) {
        game.play("skip");
      }
      game.play("end_turn").act(A);
    }
    assertThat(game.moves("use_die")).containsExactly("use_die blue 5");
    game.play("use_die blue 5", "activate_line 5", "skip", "skip", "end_turn").act(A);
    assertThat(game.moves("use_die")).isEmpty();
    assertThat(game.act(B).moves("use_die")).as("for others").containsExactly("use_die white 4");
  }

  @Test
  void m46_whiteForColumnsBlueForRows() {
    Scenario white = Scenario.of(2).white(5).act(A).play("use_die white 5", "activate_line 5");
    assertThat(white.asked()).startsWith("use_building 0 r3c5");
    assertThat(white.play("skip").asked()).startsWith("use_building 0 r5c5");
    Scenario blue = Scenario.of(2).blue(A, 5).act(A).play("use_die blue 5", "activate_line 5");
    assertThat(blue.asked()).startsWith("use_building 0 r5c4");
    assertThat(blue.play("skip").asked()).startsWith("use_building 0 r5c5");
  }

  @Test
  void m47_aCoinForEachPoint() {
    Scenario game = Scenario.of(2).has(A, "C2").white(3).act(A).play("use_die white 3");
    assertThat(game.moves())
        .containsExactly(
            "activate_line 1",
            "activate_line 2",
            "activate_line 3",
            "activate_line 4",
            "activate_line 5");
    assertThat(game.play("activate_line 5").has(A)).isEmpty();
    Scenario kept = Scenario.of(2).has(A, "C2").white(3).act(A);
    assertThat(kept.play("use_die white 3", "activate_line 3").has(A)).isEqualTo("C2");
  }

  @Test
  void m48_theFinalLineHoldsAnUnoccupiedBuilding() {
    Scenario game = Scenario.of(2).white(3).occupied(A, "r2c3").act(A);
    assertThat(game.moves("use_die")).isEmpty();
    Scenario rich = Scenario.of(2).has(A, "C1").white(3).occupied(A, "r2c3").act(A);
    assertThat(rich.play("use_die white 3").moves())
        .containsExactly("activate_line 2", "activate_line 4");
  }

  @Test
  void m49_onlyUnoccupiedBuildings() {
    Scenario game = Scenario.of(2).tile(A, Tile.DOUBLE_01, "r2c5", 0).white(5);
    game.occupied(A, "r3c5").act(A).play("use_die white 5", "activate_line 5");
    assertThat(game.asked()).startsWith("use_building 0 r2c5");
    assertThat(game.play("skip").asked()).startsWith("use_building 0 r5c5");
    assertThat(game.play("skip").asked()).isEqualTo("finish_turn 0");
  }

  @Test
  void m50_oneBuildingIsFinishedBeforeTheNext() {
    Scenario game = Scenario.of(2).tile(A, Tile.DOUBLE_09, "r5c2", 0).has(A, "S1 H1").white(2);
    game.act(A).play("use_die white 2", "activate_line 2", "use");
    assertThat(game.asked()).as("the religion action is not finished").isEqualTo("extra_step 0");
    game.play("pay wheat");
    assertThat(game.asked()).startsWith("use_building 0 r5c2");
  }

  @Test
  void m51_theDieGoesOnTheLastBuilding() {
    Scenario game = Scenario.of(2).white(5).act(A);
    game.play("use_die white 5", "activate_line 5", "skip");
    assertThat(game.on("r5c5")).as("not before everything is done").isEmpty();
    game.play("skip");
    assertThat(game.on("r5c5")).isEqualTo("white 5");
    assertThat(game.on("r3c5")).isEmpty();
  }

  @Test
  void m52_aUsedWhiteDieIsGone() {
    Scenario game = Scenario.of(2).white(4, 5, 5).act(A);
    game.play("use_die white 5", "activate_line 5");
    assertThat(game.board(A).whiteDice()).containsExactly(4, 5);
  }

  @Test
  void m53_whatIsGainedAppliesAtOnce() {
    Scenario game = Scenario.of(2).tile(A, Tile.DOUBLE_01, "r5c2", 0).religion(A, 4).white(2);
    game.open(MonkPosition.SCHOLAR_SURVEYOR).act(A);
    game.play("use_die white 2", "activate_line 2", "use", "place_monk scholar_surveyor", "skip");
    game.play("use");
    assertThat(game.moves("place_die")).containsExactly("place_die r4c2", "place_die r5c2");
  }

  // ---- effects

  @Test
  void m54_everyEffectIsOptional() {
    for (String square : new String[] {"r1c1", "r1c6", "r2c3", "r3c5", "r4c2", "r6c1", "r6c6"}) {
      Scenario game = Scenario.of(2).has(A, "S1 C2").building(A, square);
      String before = game.has(A);
      assertThat(game.play("skip").has(A)).isEqualTo(before);
    }
  }

  @Test
  void m55_production() {
    Scenario game = Scenario.of(2).tile(A, Tile.DOUBLE_06, "r3c1", 0);
    assertThat(game.building(A, "r3c1").play("use").has(A)).isEqualTo("S1 J1");
    Scenario coins = Scenario.of(2).building(A, "r1c1");
    assertThat(coins.play("use").has(A)).isEqualTo("C2");
    Scenario happiness = Scenario.of(2).tile(A, Tile.DOUBLE_08, "r3c1", 0);
    assertThat(happiness.building(A, "r3c1").play("use").has(A)).isEqualTo("P2");
    assertThat(Building.TOWN_HALL_1.endHappiness()).as("in a purple box").isEqualTo(2);
  }

  @Test
  void m56_oneAlternativeIsPaidAndOneReceived() {
    Scenario pay = Scenario.of(2).has(A, "S1 J1 G1").building(A, "r6c6");
    assertThat(pay.moves("pay")).containsExactly("pay sugar", "pay gold", "pay gem");
    Scenario gain = Scenario.of(2).has(A, "C2").tile(A, Tile.TRIPLE_14, "r3c2", 0);
    gain.building(A, "r3c3").play("pay_coins");
    assertThat(gain.moves()).containsExactly("choose_gain 1", "choose_gain 2");
    assertThat(gain.play("choose_gain 2").has(A)).isEqualTo("J1");
    Scenario poor = Scenario.of(2).has(A, "C1").tile(A, Tile.TRIPLE_14, "r3c2", 0);
    assertThat(poor.building(A, "r3c3").moves()).containsExactly("skip");
  }

  @Test
  void m57_oneTradePerActivation() {
    Scenario game = Scenario.of(2).has(A, "S3 J3").white(6).act(A);
    game.play("use_die white 6", "activate_line 6", "skip", "pay gem");
    assertThat(game.has(A)).isEqualTo("S3 J2 P2");
    assertThat(game.asked()).isEqualTo("finish_turn 0");
  }

  @Test
  void m58_oneActionPerActivation() {
    Scenario shipping = Scenario.of(2).has(A, "W3 H3 C1").dock(HarbourIcon.COINS, Ship.SHIP_01);
    shipping.dock(HarbourIcon.RELIGION, Ship.SHIP_02).act(A).play("activate r6c1", "ship coins");
    shipping.play("pay wood,wood,wheat", "draw_ship ship_09");
    assertThat(shipping.asked()).isEqualTo("finish_turn 0");
    Scenario conquistador = Scenario.of(2).has(A, "C1").act(A).play("activate r3c5", "use");
    assertThat(conquistador.own(A).conquistador()).isEqualTo(1);
    assertThat(conquistador.asked()).isEqualTo("finish_turn 0");
    Scenario religion = Scenario.of(2).has(A, "C1").act(A).play("activate r4c2", "use", "skip");
    assertThat(religion.own(A).religion()).isEqualTo(1);
    assertThat(religion.asked()).isEqualTo("finish_turn 0");
  }
}
