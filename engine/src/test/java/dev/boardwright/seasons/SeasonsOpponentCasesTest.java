package dev.boardwright.seasons;

import static dev.boardwright.seasons.Scenario.A;
import static dev.boardwright.seasons.Scenario.B;
import static dev.boardwright.seasons.Scenario.C;
import static dev.boardwright.seasons.cards.Card.AIR_ELEMENTAL;
import static dev.boardwright.seasons.cards.Card.AMSUG_LONGNECK;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_AIR;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_EARTH;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_WATER;
import static dev.boardwright.seasons.cards.Card.BESPELLED_GRIMOIRE;
import static dev.boardwright.seasons.cards.Card.CURSED_TREATISE_OF_ARUS;
import static dev.boardwright.seasons.cards.Card.DAMNED_SOUL_OF_ONYS;
import static dev.boardwright.seasons.cards.Card.DEMON_OF_ARGOS;
import static dev.boardwright.seasons.cards.Card.DRAGON_SKULL;
import static dev.boardwright.seasons.cards.Card.GLUTTON_CAULDRON;
import static dev.boardwright.seasons.cards.Card.KAIRN_THE_DESTROYER;
import static dev.boardwright.seasons.cards.Card.LANTERN_OF_XIDIT;
import static dev.boardwright.seasons.cards.Card.PURSE_OF_IO;
import static dev.boardwright.seasons.cards.Card.SYLLAS_THE_FAITHFUL;
import static dev.boardwright.seasons.cards.Card.TEMPORAL_BOOTS;
import static dev.boardwright.seasons.cards.Card.TREE_OF_LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.seasons.SeasonsDecision.Act;
import dev.boardwright.seasons.SeasonsDecision.ChargeAmulet;
import dev.boardwright.seasons.SeasonsDecision.DiscardExcess;
import dev.boardwright.seasons.cards.Card;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Worked cases of cards that touch opponents. */
class SeasonsOpponentCasesTest {

  @Test
  void case36_syllasAndTheTreatise() {
    Scenario game =
        Scenario.of(3)
            .reserve(A, "F3")
            .play(B, CURSED_TREATISE_OF_ARUS, LANTERN_OF_XIDIT, AMULET_OF_WATER)
            .tokens(AMULET_OF_WATER, "E2")
            .reserve(B, "E3 F4")
            .pile(PURSE_OF_IO)
            .summon(A, SYLLAS_THE_FAITHFUL);
    assertThat(game.seat()).isEqualTo(B);
    game.play("sacrifice cursed_treatise_of_arus 1");
    assertThat(game.reserve(B)).isEmpty();
    assertThat(game.tokens(AMULET_OF_WATER)).isEqualTo("E2");
    assertThat(game.inPlay(B)).containsExactly(AMULET_OF_WATER, LANTERN_OF_XIDIT);
    assertThat(game.seat()).isEqualTo(A);
    assertThat(game.question()).isEqualTo(Act.class);
  }

  @Test
  void case37_amsugOrderAndTokens() {
    Scenario game =
        Scenario.of(3)
            .play(A, AMULET_OF_WATER)
            .tokens(AMULET_OF_WATER, "W2")
            .reserve(A, "A1 W3")
            .play(B, CURSED_TREATISE_OF_ARUS)
            .reserve(B, "W5")
            .play(C, KAIRN_THE_DESTROYER)
            .summon(A, AMSUG_LONGNECK);
    game.play("pay -");
    assertThat(game.seat()).isEqualTo(B);
    assertThat(game.moves()).containsExactly("take_back cursed_treatise_of_arus 1");
    game.play("take_back cursed_treatise_of_arus 1");
    assertThat(game.reserve(B)).isEqualTo("W5");
    assertThat(game.hand(B)).containsExactly(CURSED_TREATISE_OF_ARUS);
    assertThat(game.seat()).isEqualTo(A);
    game.play("take_back amulet_of_water 1");
    assertThat(game.tokens(AMULET_OF_WATER)).isEmpty();
    assertThat(game.reserve(A)).isEqualTo("W2");
    game.play("summon amulet_of_water");
    assertThat(game.question()).isEqualTo(ChargeAmulet.class);
    game.play("gain air,earth,fire,water");
    assertThat(game.tokens(AMULET_OF_WATER)).isEqualTo("W1 A1 F1 E1");
  }

  @Test
  void case38_overflowInSomebodyElsesTurn() {
    Scenario game =
        Scenario.of(3)
            .reserve(A, "A1 W1")
            .play(B, BESPELLED_GRIMOIRE)
            .reserve(B, "W4 A3 F3")
            .play(C, PURSE_OF_IO)
            .summon(A, AMSUG_LONGNECK);
    game.play("take_back bespelled_grimoire 1");
    assertThat(game.seat()).isEqualTo(B);
    assertThat(game.question()).isEqualTo(DiscardExcess.class);
    game.play("discard_energy air,air,air");
    assertThat(game.reserve(B)).isEqualTo("W4 F3");
    assertThat(game.seat()).isEqualTo(C);
    game.play("take_back purse_of_io 1");
    assertThat(game.seat()).isEqualTo(A);
  }

  @Test
  void case39_airElemental() {
    Scenario game =
        Scenario.of(2)
            .reserve(A, "A3 W2")
            .play(B, AMULET_OF_WATER, GLUTTON_CAULDRON)
            .tokens(AMULET_OF_WATER, "F2")
            .tokens(GLUTTON_CAULDRON, "E4")
            .reserve(B, "W2 E3")
            .summon(A, AIR_ELEMENTAL);
    assertThat(game.reserve(B)).isEqualTo("A5");
    assertThat(game.tokens(AMULET_OF_WATER)).isEqualTo("F2");
    assertThat(game.tokens(GLUTTON_CAULDRON)).isEqualTo("E4");
    assertThat(game.reserve(A)).isEqualTo("W2");
  }

  @Test
  void case40_demonOfArgos() {
    Card[] three = {PURSE_OF_IO, DRAGON_SKULL, TREE_OF_LIGHT};
    Scenario game =
        Scenario.of(3)
            .reserve(A, "A1 E1 F1 W1")
            .play(C, three)
            .pile(AMULET_OF_AIR, TEMPORAL_BOOTS, AMULET_OF_EARTH)
            .summon(A, DEMON_OF_ARGOS);
    assertThat(game.gauge(B)).isZero();
    assertThat(game.hand(B)).containsExactly(AMULET_OF_AIR);
    assertThat(game.gauge(C)).isEqualTo(2);
    assertThat(game.hand(C)).containsExactly(TEMPORAL_BOOTS);
    assertThat(game.inPlay(C)).containsExactlyInAnyOrder(three);
    game.play("end_turn").gauge(C, 3).act(C);
    assertThat(game.moves("summon")).isEmpty();
    game.play("end_turn").gauge(C, 4).act(C);
    assertThat(game.legal("summon temporal_boots")).isTrue();
  }

  @Test
  void case41_damnedSoulTravellingInOneRound() {
    Scenario game =
        Scenario.of(3)
            .play(A, DAMNED_SOUL_OF_ONYS)
            .reserve(A, "W1")
            .reserve(B, "W1")
            .crystals(C, 2)
            .dice("winter_a 6", "winter_b 6", "winter_c 6", "winter_d 6")
            .turn(Turn.of(A))
            .restOfRound(B, C);
    game.play("activate damned_soul_of_onys 1");
    assertThat(game.inPlay(B)).containsExactly(DAMNED_SOUL_OF_ONYS);
    assertThat(game.isTurned(DAMNED_SOUL_OF_ONYS, 1)).isFalse();
    assertThat(game.crystals(B)).isZero();
    assertThat(game.reserve(B)).isEqualTo("W1");
    game.play("end_turn", "activate damned_soul_of_onys 1", "end_turn");
    assertThat(game.inPlay(C)).isEqualTo(List.of(DAMNED_SOUL_OF_ONYS));
    assertThat(game.gauge(C)).isZero();
    game.play("end_turn");
    assertThat(game.crystals(C)).isZero();
    assertThat(game.inPlay(C)).containsExactly(DAMNED_SOUL_OF_ONYS);
  }
}
