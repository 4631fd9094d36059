package dev.boardwright.seasons;

import static dev.boardwright.seasons.Scenario.A;
import static dev.boardwright.seasons.Scenario.B;
import static dev.boardwright.seasons.cards.Card.BESPELLED_GRIMOIRE;
import static dev.boardwright.seasons.cards.Card.DIE_OF_MALICE;
import static dev.boardwright.seasons.cards.Card.DRAGON_SKULL;
import static dev.boardwright.seasons.cards.Card.FIGRIM_THE_AVARICIOUS;
import static dev.boardwright.seasons.cards.Card.PURSE_OF_IO;
import static dev.boardwright.seasons.cards.Card.TEMPORAL_BOOTS;
import static dev.boardwright.seasons.cards.Card.TREE_OF_LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.seasons.SeasonsDecision.Act;
import dev.boardwright.seasons.SeasonsDecision.DiscardExcess;
import dev.boardwright.seasons.cards.Card;
import org.junit.jupiter.api.Test;

/** Worked cases of the die, the reserve, drawing and transmuting. */
class SeasonsTurnCasesTest {

  @Test
  void case1_overflowComesBeforeEverything() {
    Scenario game =
        Scenario.of(2).at(1, 2).reserve(A, "W4 A2 F1").dice("winter_a 2", "winter_b 6").turn(A);
    assertThat(game.reserve(A)).isEqualTo("W6 A2 F1");
    assertThat(game.crystals(A)).isEqualTo(3);
    assertThat(game.question()).isEqualTo(DiscardExcess.class);
    game.play("discard_energy air,air");
    assertThat(game.reserve(A)).isEqualTo("W6 F1");
    assertThat(game.crystals(A)).isEqualTo(3);
    assertThat(game.question()).isEqualTo(Act.class);
  }

  @Test
  void case2_excessTokensCannotBeTransmutedAway() {
    Scenario game = Scenario.of(2).reserve(A, "E7").dice("winter_a 4", "winter_b 6").turn(A);
    assertThat(game.moves("transmute")).isEmpty();
    game.play("discard_energy air,water");
    assertThat(game.moves("transmute")).hasSize(7);
    game.play("transmute reserve earth 7");
    assertThat(game.crystals(A)).isEqualTo(21);
    assertThat(game.reserve(A)).isEmpty();
  }

  private static Scenario case3(Card... cards) {
    return Scenario.of(2).reserve(A, "F1 E2").play(A, cards).actTransmuting(A);
  }

  @Test
  void case3_ratePurseAndBonusAddUp() {
    Scenario plain = case3().play("transmute reserve fire 1", "transmute reserve earth 2");
    assertThat(plain.crystals(A)).isEqualTo(8);
    Scenario purse =
        case3(PURSE_OF_IO).play("transmute reserve fire 1", "transmute reserve earth 2");
    assertThat(purse.crystals(A)).isEqualTo(11);
    Scenario bonus =
        case3(PURSE_OF_IO)
            .play("use_bonus transmute", "transmute reserve fire 1", "transmute reserve earth 2");
    assertThat(bonus.crystals(A)).isEqualTo(14);
    assertThat(bonus.part(A, "bonuses")).isEqualTo(-5);
  }

  @Test
  void case4_twoTransmuteBonusesInOneTurn() {
    Scenario game = Scenario.of(2).reserve(A, "E3").act(A);
    assertThat(game.moves("transmute")).isEmpty();
    game.play(
        "use_bonus transmute",
        "transmute reserve earth 1",
        "use_bonus transmute",
        "transmute reserve earth 2");
    assertThat(game.crystals(A)).isEqualTo(14);
    assertThat(game.part(A, "bonuses")).isEqualTo(-12);
    Scenario both = Scenario.of(2).reserve(A, "E3").act(A);
    both.play("use_bonus transmute", "use_bonus transmute", "transmute reserve earth 3");
    assertThat(both.crystals(A)).isEqualTo(15);
  }

  @Test
  void case5_transmuteActTransmuteAgain() {
    Scenario game =
        Scenario.of(2)
            .at(1, 4)
            .gauge(A, 1)
            .reserve(A, "F1 E1 W1")
            .hand(A, BESPELLED_GRIMOIRE)
            .actTransmuting(A);
    game.play("transmute reserve fire 1");
    assertThat(game.crystals(A)).isEqualTo(3);
    game.play("summon bespelled_grimoire", "gain fire,fire", "transmute reserve fire 2");
    assertThat(game.crystals(A)).isEqualTo(9);
    assertThat(game.reserve(A)).isEmpty();
    assertThat(game.board().seats().get(A).reserveLimit()).isEqualTo(10);
  }

  @Test
  void case6_bootsChangeTheRateInsideTheTurn() {
    Scenario game =
        Scenario.of(2)
            .at(1, 3)
            .crystals(A, 1)
            .gauge(A, 1)
            .reserve(A, "F2")
            .hand(A, TEMPORAL_BOOTS)
            .play(B, FIGRIM_THE_AVARICIOUS)
            .dice("winter_a 4", "winter_b 6", "winter_c 6")
            .turn(Turn.of(A).transmuting())
            .restOfRound(B);
    game.play("summon temporal_boots", "move_season 1");
    assertThat(game.board().space()).isEqualTo(4);
    assertThat(game.crystals(A)).isZero();
    assertThat(game.crystals(B)).isEqualTo(1);
    game.play("transmute reserve fire 2");
    assertThat(game.crystals(A)).isEqualTo(6);
    assertThat(game.board().dice()).allMatch(die -> die.die().season() == Season.WINTER);
    game.play("end_turn", "end_turn");
    assertThat(game.board().space()).isEqualTo(5); // winter_c 6 has 1 dot
  }

  @Test
  void case7_bonusDraw() {
    Scenario game =
        Scenario.of(2).pile(PURSE_OF_IO, DRAGON_SKULL, TREE_OF_LIGHT).actWithDraw(A).luck();
    game.play("use_bonus draw_two").luck();
    assertThat(game.moves()).containsExactly("keep purse_of_io", "keep dragon_skull");
    game.play("keep dragon_skull");
    assertThat(game.hand(A)).containsExactly(DRAGON_SKULL);
    assertThat(game.discardPile()).isEqualTo(1);
    assertThat(game.board().seats().get(A).bonusesUsed()).isEqualTo(1);
    assertThat(game.legal("draw")).isFalse();
    assertThat(game.legal("use_bonus draw_two")).isFalse();

    Scenario before = Scenario.of(2).pile(PURSE_OF_IO, DRAGON_SKULL, TREE_OF_LIGHT).actWithDraw(A);
    before.play("draw", "choose keep");
    assertThat(before.legal("use_bonus draw_two")).isFalse();
  }

  @Test
  void case8_decliningTheDraw() {
    Scenario game = Scenario.of(2).pile(PURSE_OF_IO, DRAGON_SKULL).actWithDraw(A);
    assertThat(game.moves("draw")).hasSize(1);
    game.play("end_turn");
    assertThat(game.drawPile()).isEqualTo(2);
    assertThat(game.hand(A)).isEmpty();
  }

  @Test
  void case9_fourthBonus() {
    Scenario game = Scenario.of(2).bonuses(A, 3).reserve(A, "W5").pile(PURSE_OF_IO).actWithDraw(A);
    assertThat(game.moves("use_bonus")).isEmpty();
    assertThat(game.part(A, "bonuses")).isEqualTo(-20);
  }

  @Test
  void case10_twoDiceOfMalice() {
    Scenario game =
        Scenario.of(2)
            .play(A, DIE_OF_MALICE, DIE_OF_MALICE)
            .dice("winter_a 1", "winter_b 6")
            .turn(A);
    game.play("activate die_of_malice 1").chance("roll winter_a 2");
    assertThat(game.moves()).containsExactly("keep_die", "activate die_of_malice 2");
    game.play("activate die_of_malice 2").chance("roll winter_a 6");
    assertThat(game.question()).isEqualTo(Act.class);
    assertThat(game.crystals(A)).isEqualTo(4);
    assertThat(game.reserve(A)).isEmpty();
    assertThat(game.board().turn().orElseThrow().mayDraw()).isTrue();
  }

  @Test
  void case11_dieOfMaliceOnTheTurnItArrives() {
    Scenario game =
        Scenario.of(2)
            .gauge(A, 1)
            .hand(A, DIE_OF_MALICE)
            .dice("winter_a 6", "winter_b 6")
            .turn(A)
            .play("summon die_of_malice");
    assertThat(game.moves("activate")).isEmpty();
    game.play("end_turn").turn(A);
    assertThat(game.moves()).containsExactly("keep_die", "activate die_of_malice 1");
  }
}
