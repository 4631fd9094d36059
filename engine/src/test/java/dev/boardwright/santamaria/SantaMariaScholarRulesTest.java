package dev.boardwright.santamaria;

import static dev.boardwright.santamaria.Scenario.A;
import static dev.boardwright.santamaria.Scenario.B;
import static dev.boardwright.santamaria.tables.Scholar.ARCHITECT;
import static dev.boardwright.santamaria.tables.Scholar.EXPLORER;
import static dev.boardwright.santamaria.tables.Scholar.FOREMAN;
import static dev.boardwright.santamaria.tables.Scholar.MERCHANT;
import static dev.boardwright.santamaria.tables.Scholar.NAVIGATOR;
import static dev.boardwright.santamaria.tables.Scholar.OVERSEER;
import static dev.boardwright.santamaria.tables.Scholar.QUARTERMASTER;
import static dev.boardwright.santamaria.tables.Scholar.SURVEYOR;
import static dev.boardwright.santamaria.tables.Scholar.THEOLOGIAN;
import static dev.boardwright.santamaria.tables.Scholar.TRADER;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.santamaria.tables.HarbourIcon;
import dev.boardwright.santamaria.tables.Scholar;
import dev.boardwright.santamaria.tables.Ship;
import dev.boardwright.santamaria.tables.Tile;
import org.junit.jupiter.api.Test;

/** The abilities of scholars: section 13.1. */
class SantaMariaScholarRulesTest {

  private static Scenario with(Scholar scholar, String goods) {
    return Scenario.of(2).has(A, goods).scholar(A, scholar);
  }

  @Test
  void m81a_surveyor() {
    Scenario game = with(SURVEYOR, "").occupied(A, "r5c5").tile(A, Tile.DOUBLE_01, "r2c5", 0);
    game.tile(A, Tile.DOUBLE_02, "r4c5", 0).white(5).act(A);
    game.play("use_die white 5", "activate_line 5", "skip", "skip", "skip");
    assertThat(game.moves())
        .as("unoccupied buildings of the line only")
        .containsExactly("place_die r2c5", "place_die r3c5", "place_die r4c5");
    game.play("place_die r3c5");
    assertThat(game.on("r3c5")).isEqualTo("white 5");
    Scenario other = with(SURVEYOR, "").white(5).act(B).play("use_die white 5", "activate_line 5");
    other.play("skip", "skip");
    assertThat(other.asked()).as("not for others").isEqualTo("finish_turn 1");
  }

  @Test
  void m81b_architect() {
    Scenario pair = with(ARCHITECT, "W1").display(Tile.DOUBLE_01, Tile.TRIPLE_01).act(A);
    assertThat(pair.moves("expand")).containsExactly("expand double_01");
    assertThat(pair.play("expand double_01").moves()).containsExactly("pay wood");
    Scenario triple = with(ARCHITECT, "W1 H1").display(Tile.TRIPLE_01).act(A);
    assertThat(triple.play("expand triple_01").moves()).containsExactly("pay wood,wheat");
  }

  @Test
  void m81c_overseer() {
    Scenario game = with(OVERSEER, "").act(A).play("activate r1c1", "skip", "end_turn").act(A);
    assertThat(game.on("r1c1")).isEqualTo("coins 0");
    assertThat(game.moves("activate")).as("the second costs 1").isEmpty();
    Scenario second = with(OVERSEER, "C1").activations(A, 1).act(A).play("activate r2c3");
    assertThat(second.has(A)).isEmpty();
    assertThat(second.on("r2c3")).isEqualTo("coins 1");
  }

  @Test
  void m81d_foreman() {
    Scenario game = with(FOREMAN, "C1").white(3).act(A).play("use_die white 3");
    assertThat(game.moves()).hasSize(5).doesNotContain("activate_line 6");
    assertThat(game.play("activate_line 5").has(A)).isEmpty();
    Scenario one = with(FOREMAN, "C1").white(3).act(A).play("use_die white 3", "activate_line 4");
    assertThat(one.has(A)).isEqualTo("C1");
    Scenario none = with(FOREMAN, "C1").white(3).act(A).play("use_die white 3", "activate_line 3");
    assertThat(none.has(A)).as("never below 0").isEqualTo("C1");
  }

  @Test
  void m81e_quartermaster() {
    Scenario game = with(QUARTERMASTER, "W3 C3");
    assertThat(game.own(A).storageLimit()).isEqualTo(5);
    game.building(A, "r5c5").play("use");
    assertThat(game.has(A)).isEqualTo("W4 C3");
    game.act(A).play("buy wood");
    assertThat(game.has(A)).isEqualTo("W5");
    Scenario full = with(QUARTERMASTER, "W5 C3").building(A, "r5c5");
    assertThat(full.moves("buy")).containsExactly("buy wheat");
    assertThat(full.play("use").has(A)).isEqualTo("W5 C4");
  }

  @Test
  void m81f_merchant() {
    Scenario game = with(MERCHANT, "W1 H1 S1 J1 G1").act(A);
    assertThat(game.part(A, "coins_and_resources")).as("1+1+3+3+3 coins").isEqualTo(3);
    game.play("sell wood", "sell wheat", "sell sugar", "sell gem", "sell gold");
    assertThat(game.has(A)).isEqualTo("C11");
    Scenario overflow = with(MERCHANT, "J3").building(A, "r1c6").play("use");
    assertThat(overflow.has(A)).isEqualTo("J3 C3");
  }

  @Test
  void m81g_trader() {
    Scenario trade = with(TRADER, "S1").building(A, "r6c6").play("pay sugar");
    assertThat(trade.has(A)).isEqualTo("C1 P2");
    Scenario shipping = with(TRADER, "W2 H1").dock(HarbourIcon.COINS, Ship.SHIP_01);
    shipping.building(A, "r6c1").play("ship coins", "pay wood,wood,wheat");
    assertThat(shipping.has(A)).as("shipping is no trade").isEmpty();
    Scenario free = with(TRADER, "W1").act(A).play("sell wood");
    assertThat(free.has(A)).as("nor is selling").isEqualTo("C1");
    Scenario declined = with(TRADER, "S1").building(A, "r6c6").play("skip");
    assertThat(declined.has(A)).isEqualTo("S1");
  }

  @Test
  void m81h_navigator() {
    Scenario game = with(NAVIGATOR, "W1 H1 S1").dock(HarbourIcon.COINS, Ship.SHIP_05);
    game.building(A, "r6c1").play("ship coins");
    assertThat(game.moves())
        .containsExactly(
            "pay wood,wheat,sugar", "pay wheat,sugar", "pay wood,sugar", "pay wood,wheat");
    assertThat(game.play("pay wood,wheat").has(A)).isEqualTo("S1");
    Scenario poor = with(NAVIGATOR, "W1").dock(HarbourIcon.COINS, Ship.SHIP_05);
    assertThat(poor.building(A, "r6c1").moves("ship")).as("two would be missing").isEmpty();
    assertThat(Payments.possibleLeavingOneOut(0, 1)).as("one must remain").isFalse();
    Scenario without = Scenario.of(2).has(A, "W1 H1").dock(HarbourIcon.COINS, Ship.SHIP_05);
    assertThat(without.building(A, "r6c1").moves("ship")).isEmpty();
  }

  @Test
  void m81i_explorer() {
    Scenario game = with(EXPLORER, "").conquistador(A, 2).building(A, "r3c5").play("use");
    assertThat(game.has(A)).isEqualTo("G1 C2");
    Scenario full = with(EXPLORER, "G3").conquistador(A, 2).building(A, "r3c5").play("use");
    assertThat(full.has(A)).as("also when the gold is sold").isEqualTo("G3 C4");
    Scenario none = with(EXPLORER, "").building(A, "r3c5").play("use");
    assertThat(none.has(A)).isEmpty();
  }

  @Test
  void m81j_theologian() {
    Scenario game = with(THEOLOGIAN, "C2").building(A, "r4c2").play("use");
    assertThat(game.moves()).containsExactly("pay_coins", "skip");
    game.play("pay_coins");
    assertThat(game.has(A)).isEmpty();
    assertThat(game.own(A).religion()).isEqualTo(2);
    assertThat(game.now.over()).as("still one extra step at most").isTrue();
    Scenario poor = with(THEOLOGIAN, "C1").building(A, "r4c2").play("use");
    assertThat(poor.moves()).containsExactly("skip");
  }

  @Test
  void m81_happinessOfTheScholars() {
    int[] points = {1, 1, 1, 1, 3, 2, 1, 1, 2, 2};
    for (Scholar scholar : Scholar.ALL) {
      assertThat(with(scholar, "").part(A, "scholars")).isEqualTo(points[scholar.ordinal()]);
    }
  }
}
