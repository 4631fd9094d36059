package dev.boardwright.santamaria;

import static dev.boardwright.santamaria.Scenario.A;
import static dev.boardwright.santamaria.Scenario.acting;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.santamaria.tables.HarbourIcon;
import dev.boardwright.santamaria.tables.Scholar;
import dev.boardwright.santamaria.tables.Ship;
import dev.boardwright.santamaria.tables.Tile;
import org.junit.jupiter.api.Test;

/** Worked cases of dice, lines, coins on buildings, storage and payments. */
class SantaMariaLineCasesTest {

  // ---- dice and lines

  @Test
  void sm01_columnOrderAndTheRoadIsSkipped() {
    Scenario game = Scenario.of(2).white(5).act(A);
    game.play("use_die white 5", "activate_line 5");
    assertThat(game.asked()).startsWith("use_building 0 r3c5");
    game.play("use");
    assertThat(game.own(A).conquistador()).isEqualTo(1);
    assertThat(game.asked()).startsWith("use_building 0 r5c5");
    game.play("use");
    assertThat(game.has(A)).isEqualTo("W1");
    assertThat(game.on("r5c5")).isEqualTo("white 5");
    assertThat(game.on("r6c5")).isEmpty();
    assertThat(game.board(A).whiteDice()).isEmpty();
    assertThat(game.own(A).whiteDiceUsed()).isEqualTo(1);
  }

  private static Scenario columnSix() {
    return Scenario.of(2).white(6).act(A).play("use_die white 6", "activate_line 6", "use");
  }

  @Test
  void sm02_decliningTheLastBuildingStillBlocksIt() {
    Scenario game = columnSix().play("skip");
    assertThat(game.has(A)).isEqualTo("J1");
    assertThat(game.on("r6c6")).isEqualTo("white 6");
    game.play("end_turn").has(A, "C9").act(A);
    assertThat(game.moves("activate")).contains("activate r1c6").doesNotContain("activate r6c6");
  }

  @Test
  void sm03_theOutputOfOneBuildingFeedsTheNext() {
    Scenario game = columnSix().play("pay gem");
    assertThat(game.has(A)).isEqualTo("P2");
    assertThat(game.on("r6c6")).isEqualTo("white 6");
  }

  @Test
  void sm04_theLastBuildingIsAlreadyOccupied() {
    Scenario game = Scenario.of(2).white(6).occupied(A, "r6c6").act(A);
    game.play("use_die white 6", "activate_line 6", "use");
    assertThat(game.asked()).isEqualTo("finish_turn 0");
    assertThat(game.has(A)).isEqualTo("J1");
    assertThat(game.on("r1c6")).isEqualTo("white 6");
    assertThat(game.on("r6c6")).isEqualTo("coins 1");
  }

  @Test
  void sm05_noUnoccupiedBuilding() {
    Scenario game = Scenario.of(2).has(A, "W1").white(4).occupied(A, "r5c4").act(A);
    assertThat(game.moves("use_die")).isEmpty();
    game.play("sell wood", "use_die white 4");
    assertThat(game.moves()).containsExactly("activate_line 3", "activate_line 5");
    game.play("activate_line 5");
    assertThat(game.has(A)).isEmpty();
    game.play("use", "use");
    assertThat(game.has(A)).isEqualTo("W1");
    assertThat(game.own(A).conquistador()).isEqualTo(1);
    assertThat(game.on("r5c5")).isEqualTo("white 5");
  }

  @Test
  void sm06_noWrapAround() {
    Scenario four = Scenario.of(2).has(A, "C4 W1").white(1).act(A).play("use_die white 1");
    assertThat(four.moves()).doesNotContain("activate_line 6").contains("activate_line 5");
    Scenario five =
        Scenario.of(2).has(A, "C4 W1").white(1).act(A).play("sell wood", "use_die white 1");
    five.play("activate_line 6");
    assertThat(five.has(A)).isEmpty();
    five.play("use", "skip");
    assertThat(five.has(A)).isEqualTo("J1");
    assertThat(five.on("r6c6")).isEqualTo("white 6");
  }

  private static Scenario rowSix() {
    Scenario game =
        Scenario.of(2).has(A, "W1 H1 S1").blue(A, 6).dock(HarbourIcon.RELIGION, Ship.SHIP_START_1);
    game.act(A).play("use_die blue 6", "activate_line 6");
    assertThat(game.asked()).startsWith("use_building 0 r6c1");
    return game;
  }

  @Test
  void sm07_rowOrderDecidesWhatIsLeft() {
    Scenario shipping = rowSix().play("ship religion", "pay wood,wheat,sugar", "draw_ship ship_02");
    assertThat(shipping.has(A)).isEmpty();
    assertThat(shipping.own(A).harbour()).containsEntry(HarbourIcon.RELIGION, 1);
    assertThat(shipping.asked()).startsWith("use_building 0 r6c6");
    assertThat(shipping.moves()).containsExactly("skip");
    shipping.play("skip");
    assertThat(shipping.on("r6c6")).isEqualTo("blue 6");

    Scenario trading = rowSix().play("skip", "pay sugar");
    assertThat(trading.has(A)).isEqualTo("W1 H1 P2");
    assertThat(trading.on("r6c6")).isEqualTo("blue 6");
  }

  @Test
  void sm08_crossingLinesShareSquares() {
    Scenario game = rowSix().play("skip", "skip", "end_turn").white(6, 6).act(A);
    game.play("use_die white 6", "activate_line 6", "use");
    assertThat(game.asked()).isEqualTo("finish_turn 0");
    assertThat(game.has(A)).isEqualTo("W1 H1 S1 J1");
    assertThat(game.on("r1c6")).isEqualTo("white 6");
    game.play("end_turn").act(A);
    assertThat(game.moves("use_die")).isEmpty();
    game.play("sell wood", "use_die white 6");
    assertThat(game.moves()).containsExactly("activate_line 5");
  }

  @Test
  void sm09_surveyor() {
    Scenario game = Scenario.of(2).has(A, "").scholar(A, Scholar.SURVEYOR).white(6).act(A);
    game.play("use_die white 6", "activate_line 6", "use", "pay gem");
    assertThat(game.moves()).containsExactly("place_die r1c6", "place_die r6c6");
    assertThat(game.on("r6c6")).isEmpty();
    game.play("place_die r1c6");
    assertThat(game.on("r1c6")).isEqualTo("white 6");
    assertThat(game.on("r6c6")).isEmpty();
  }

  @Test
  void sm10_aNewTileWorksInTheSameYear() {
    Scenario game = Scenario.of(2).has(A, "W2 H1").display(Tile.TRIPLE_01).white(3).act(A);
    game.play("expand triple_01", "pay wood,wood,wheat", "place r1c2 0", "end_turn").act(A);
    game.play("use_die white 3", "activate_line 3");
    assertThat(game.asked()).startsWith("use_building 0 r1c3 prod_gem_1");
    game.play("use", "use");
    assertThat(game.has(A)).isEqualTo("H1 J1");
    assertThat(game.on("r2c3")).isEqualTo("white 3");
  }

  // ---- coins on buildings

  private static Scenario twoActivations() {
    Scenario game = acting("C6").play("activate r1c1", "use", "end_turn");
    assertThat(game.has(A)).isEqualTo("C7");
    game.act(A).play("activate r2c3", "use", "end_turn");
    assertThat(game.has(A)).isEqualTo("H1 C5");
    return game.act(A);
  }

  @Test
  void sm11_risingPrice() {
    Scenario game = twoActivations().play("activate r5c5", "use", "end_turn");
    assertThat(game.has(A)).isEqualTo("W1 H1 C2");
    assertThat(game.on("r1c1")).isEqualTo("coins 1");
    assertThat(game.on("r2c3")).isEqualTo("coins 2");
    assertThat(game.on("r5c5")).isEqualTo("coins 3");
    assertThat(game.own(A).activationPrice()).isEqualTo(4);
    game.endYear();
    assertThat(game.on("r1c1")).isEmpty();
    assertThat(game.has(A)).isEqualTo("W1 H1 C2");
    assertThat(game.own(A).activationPrice()).isEqualTo(1);
  }

  @Test
  void sm12_thePriceDoesNotDependOnTheBuilding() {
    Scenario game = twoActivations().play("activate r5c4");
    assertThat(game.has(A)).isEqualTo("H1 C2");
    assertThat(game.on("r5c4")).isEqualTo("coins 3");
  }

  @Test
  void sm13_overseerAtPriceZero() {
    Scenario game =
        Scenario.of(2).has(A, "").scholar(A, Scholar.OVERSEER).act(A).play("activate r1c1", "use");
    assertThat(game.has(A)).isEqualTo("C2");
    assertThat(game.on("r1c1")).isEqualTo("coins 0");
    assertThat(game.own(A).activationPrice()).isEqualTo(1);
    game.play("end_turn").act(A);
    assertThat(game.moves("activate")).doesNotContain("activate r1c1");
  }

  // ---- storage, payments, free actions

  private static Scenario twoWood(String goods) {
    Scenario game =
        Scenario.of(2).has(A, goods).tile(A, Tile.DOUBLE_01, "r3c1", 0).blue(A, 3).act(A);
    game.play("use_die blue 3", "activate_line 3");
    assertThat(game.asked()).startsWith("use_building 0 r3c1 prod_wood_2");
    return game.play("use");
  }

  @Test
  void sm14_partialOverflow() {
    assertThat(twoWood("W2").has(A)).isEqualTo("W3 C1");
    assertThat(twoWood("W3").has(A)).isEqualTo("W3 C2");
  }

  @Test
  void sm15_goldOverflow() {
    Scenario game =
        Scenario.of(2).has(A, "G3 C1").conquistador(A, 2).act(A).play("activate r3c5", "use");
    assertThat(game.own(A).conquistador()).isEqualTo(3);
    assertThat(game.has(A)).isEqualTo("G3 C2");
  }

  @Test
  void sm16_goldAndCoinsWhenExpanding() {
    Scenario gold =
        Scenario.of(2).has(A, "W1 G1 C3").display(Tile.DOUBLE_03).act(A).play("expand double_03");
    assertThat(gold.moves()).containsExactly("pay wood,gold");
    Scenario bought = Scenario.of(2).has(A, "W1 G1 C3").display(Tile.DOUBLE_03).act(A);
    bought.play("buy wood", "expand double_03");
    assertThat(bought.moves()).containsExactly("pay wood,wood", "pay wood,gold");
    assertThat(bought.play("pay wood,wood").has(A)).isEqualTo("G1");
    Scenario coins = Scenario.of(2).has(A, "W1 C3").display(Tile.DOUBLE_03).act(A);
    assertThat(coins.moves("expand")).isEmpty();
  }

  @Test
  void sm17_freeActionsInsideAnAction() {
    Scenario game =
        Scenario.of(2).has(A, "W2 S2 J1").activations(A, 1).dock(HarbourIcon.COINS, Ship.SHIP_01);
    game.act(A).play("sell sugar", "sell sugar", "sell gem");
    assertThat(game.has(A)).isEqualTo("W2 C6");
    game.play("activate r6c1");
    assertThat(game.has(A)).isEqualTo("W2 C4");
    assertThat(game.moves("ship")).isEmpty();
    game.play("buy wheat", "ship coins");
    assertThat(game.moves()).containsExactly("pay wood,wood,wheat");
    game.play("pay wood,wood,wheat", "draw_ship ship_02");
    assertThat(game.has(A)).isEqualTo("C1");
    assertThat(game.own(A).harbour()).containsEntry(HarbourIcon.COINS, 1);
    assertThat(game.board(A).docks()).containsEntry(HarbourIcon.COINS, Ship.SHIP_02);
    assertThat(game.on("r6c1")).isEqualTo("coins 2");
  }

  @Test
  void sm18_buyingAtTheLimit() {
    assertThat(acting("W3 C3").moves("buy")).containsExactly("buy wheat");
    assertThat(acting("H3 W2 C3").moves("buy")).containsExactly("buy wood");
  }

  @Test
  void sm19_oneTradePerActivation() {
    Scenario game = acting("S3 C1").play("activate r6c6", "pay sugar");
    assertThat(game.has(A)).isEqualTo("S2 P2");
    assertThat(game.asked()).isEqualTo("finish_turn 0");
    game.play("end_turn").has(A, "C9").act(A);
    assertThat(game.moves("activate")).doesNotContain("activate r6c6");
  }
}
