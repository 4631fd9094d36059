package dev.boardwright.seasons;

import static dev.boardwright.seasons.Scenario.A;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_WATER;
import static dev.boardwright.seasons.cards.Card.DRAGON_SKULL;
import static dev.boardwright.seasons.cards.Card.PURSE_OF_IO;
import static dev.boardwright.seasons.cards.Card.TREE_OF_LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.seasons.SeasonsDecision.DiscardExcess;
import dev.boardwright.seasons.SeasonsOptions.ExchangeBonusTokens;
import org.junit.jupiter.api.Test;

/** Bonuses: rules S67 to S71. */
class SeasonsBonusRulesTest {

  @Test
  void s67_threeUsesOfAnyKind() {
    Scenario game = Scenario.of(2).act(A);
    double[] penalty = {0, -5, -12, -20};
    for (int used = 0; used < 3; used++) {
      assertThat(game.part(A, "bonuses")).isEqualTo(penalty[used]);
      game.play("use_bonus gauge");
    }
    assertThat(game.part(A, "bonuses")).isEqualTo(-20);
    assertThat(game.gauge(A)).isEqualTo(3);
    assertThat(game.moves()).containsExactly("end_turn");
  }

  @Test
  void s68_exchange() {
    Scenario game =
        Scenario.of(2)
            .play(A, AMULET_OF_WATER)
            .tokens(AMULET_OF_WATER, "E1")
            .reserve(A, "W7")
            .act(A)
            .play("use_bonus exchange_two", "pay earth", "gain fire,fire");
    assertThat(game.reserve(A)).isEqualTo("W6 F2"); // received tokens go to the reserve
    assertThat(game.question()).isEqualTo(DiscardExcess.class);
    assertThat(Scenario.of(2).reserve(A, "W1").act(A).legal("use_bonus exchange_two")).isFalse();
    Scenario one =
        Scenario.of(2, SeasonsOptions.EXCHANGE_BONUS_TOKENS, ExchangeBonusTokens.ONE_OR_TWO)
            .reserve(A, "W2")
            .act(A);
    assertThat(one.moves("use_bonus")).contains("use_bonus exchange_two", "use_bonus exchange_one");
    assertThat(one.play("use_bonus exchange_one", "gain fire").reserve(A)).isEqualTo("W1 F1");
  }

  @Test
  void s69_transmutePlusOne() {
    Scenario game = Scenario.of(2).reserve(A, "W1").act(A).play("use_bonus transmute");
    assertThat(game.play("transmute reserve water 1").crystals(A)).isEqualTo(2);
  }

  @Test
  void s70_gaugePlusOneNotAt15() {
    Scenario game = Scenario.of(2).gauge(A, 14).act(A).play("use_bonus gauge");
    assertThat(game.gauge(A)).isEqualTo(15);
    assertThat(game.legal("use_bonus gauge")).isFalse();
  }

  @Test
  void s71_drawTwoOnlyWithAnUnusedCardSymbol() {
    assertThat(Scenario.of(2).pile(PURSE_OF_IO).act(A).legal("use_bonus draw_two")).isFalse();
    Scenario game = Scenario.of(2).pile(PURSE_OF_IO, DRAGON_SKULL, TREE_OF_LIGHT).actWithDraw(A);
    assertThat(game.legal("use_bonus draw_two")).isTrue();
    game.play("draw", "choose discard");
    assertThat(game.legal("use_bonus draw_two")).isFalse();
  }
}
