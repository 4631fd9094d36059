package dev.boardwright.seasons;

import static dev.boardwright.seasons.Scenario.A;
import static dev.boardwright.seasons.Scenario.B;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_AIR;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_EARTH;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_FIRE;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_WATER;
import static dev.boardwright.seasons.cards.Card.BESPELLED_GRIMOIRE;
import static dev.boardwright.seasons.cards.Card.CRYSTAL_ORB;
import static dev.boardwright.seasons.cards.Card.CURSED_TREATISE_OF_ARUS;
import static dev.boardwright.seasons.cards.Card.DAMNED_SOUL_OF_ONYS;
import static dev.boardwright.seasons.cards.Card.DIVINE_CHALICE;
import static dev.boardwright.seasons.cards.Card.DRAGON_SKULL;
import static dev.boardwright.seasons.cards.Card.ELEMENTAL_AMULET;
import static dev.boardwright.seasons.cards.Card.IDOL_OF_THE_FAMILIAR;
import static dev.boardwright.seasons.cards.Card.KAIRN_THE_DESTROYER;
import static dev.boardwright.seasons.cards.Card.OLAFS_BLESSED_STATUE;
import static dev.boardwright.seasons.cards.Card.PENDANT_OF_RAGNOR;
import static dev.boardwright.seasons.cards.Card.PURSE_OF_IO;
import static dev.boardwright.seasons.cards.Card.RUNIC_CUBE_OF_EOLIS;
import static dev.boardwright.seasons.cards.Card.SCEPTER_OF_GREATNESS;
import static dev.boardwright.seasons.cards.Card.TEMPORAL_BOOTS;
import static dev.boardwright.seasons.cards.Card.TREE_OF_LIGHT;
import static dev.boardwright.seasons.cards.Card.VAMPIRIC_CROWN;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Viewer;
import dev.boardwright.seasons.SeasonsDecision.Act;
import dev.boardwright.seasons.cards.Edition;
import org.junit.jupiter.api.Test;

/**
 * What is printed on the cards that do something when they come into play, and on the one that
 * never does; not those that touch opponents.
 */
class SeasonsEnteringCardsTest {

  @Test
  void card1_amuletOfAir() {
    Scenario game = Scenario.of(2).reserve(A, "A2").summon(A, AMULET_OF_AIR);
    assertThat(game.gauge(A)).isEqualTo(3);
    assertThat(game.reserve(A)).isEmpty();
    assertThat(Scenario.of(2).reserve(A, "A2").gauge(A, 14).summon(A, AMULET_OF_AIR).gauge(A))
        .isEqualTo(15);
  }

  @Test
  void card2_amuletOfFire() {
    Scenario game =
        Scenario.of(2)
            .reserve(A, "F2")
            .pile(PURSE_OF_IO, DRAGON_SKULL, PURSE_OF_IO, CRYSTAL_ORB, TREE_OF_LIGHT)
            .summon(A, AMULET_OF_FIRE);
    assertThat(game.moves())
        .containsExactly("keep purse_of_io", "keep crystal_orb", "keep dragon_skull");
    game.play("keep purse_of_io");
    assertThat(game.hand(A)).containsExactly(PURSE_OF_IO);
    assertThat(game.discardPile()).isEqualTo(3);
    assertThat(game.told(Viewer.of(B)).toString())
        .doesNotContain("PURSE", "SKULL", "ORB")
        .contains("UnseenCardKept");
  }

  @Test
  void card3_amuletOfEarth() {
    assertThat(Scenario.of(2).reserve(A, "E2").summon(A, AMULET_OF_EARTH).crystals(A)).isEqualTo(9);
  }

  @Test
  void card4_amuletOfWater() {
    Scenario game = Scenario.of(2).reserve(A, "W2").summon(A, AMULET_OF_WATER);
    assertThat(game.moves("gain")).hasSize(35);
    game.play("gain air,air,earth,fire");
    assertThat(game.tokens(AMULET_OF_WATER)).isEqualTo("A2 F1 E1");
    assertThat(game.reserve(A)).isEmpty();
    game.play("end_turn").summon(A, PURSE_OF_IO).play("pay air,fire");
    assertThat(game.tokens(AMULET_OF_WATER)).isEqualTo("A1 E1");
  }

  @Test
  void card7_temporalBoots() {
    Scenario game = Scenario.of(2).summon(A, TEMPORAL_BOOTS);
    assertThat(game.moves())
        .containsExactly(
            "move_season -3",
            "move_season -2",
            "move_season -1",
            "move_season 1",
            "move_season 2",
            "move_season 3");
    assertThat(game.play("move_season 3").board().season()).isEqualTo(Season.SPRING);
  }

  @Test
  void card9_divineChalice() {
    Scenario game =
        Scenario.of(2)
            .reserve(A, "A1 E1 F1 W1")
            .gauge(A, 2)
            .pile(RUNIC_CUBE_OF_EOLIS, DRAGON_SKULL, PURSE_OF_IO, CRYSTAL_ORB, TREE_OF_LIGHT)
            .summon(A, DIVINE_CHALICE);
    assertThat(game.moves("put_into_play")).hasSize(4);
    game.play("put_into_play runic_cube_of_eolis");
    assertThat(game.inPlay(A)).containsExactly(DIVINE_CHALICE, RUNIC_CUBE_OF_EOLIS);
    assertThat(game.discardPile()).isEqualTo(3);
  }

  @Test
  void card9_aChaliceCanBringAnother() {
    Scenario game =
        Scenario.of(2)
            .reserve(A, "A1 E1 F1 W1")
            .gauge(A, 3)
            .pile(
                DIVINE_CHALICE,
                DRAGON_SKULL,
                PURSE_OF_IO,
                CRYSTAL_ORB,
                AMULET_OF_AIR,
                AMULET_OF_EARTH,
                AMULET_OF_FIRE,
                AMULET_OF_WATER,
                TREE_OF_LIGHT)
            .summon(A, DIVINE_CHALICE);
    game.play("put_into_play divine_chalice", "put_into_play amulet_of_earth");
    assertThat(game.inPlay(A)).containsExactly(AMULET_OF_EARTH, DIVINE_CHALICE, DIVINE_CHALICE);
    assertThat(game.crystals(A)).isEqualTo(9);
    assertThat(game.discardPile()).isEqualTo(6);
  }

  @Test
  void card18_bespelledGrimoire() {
    Scenario game =
        Scenario.of(2).reserve(A, "E3 W3").summon(A, BESPELLED_GRIMOIRE).play("gain air,fire");
    assertThat(game.reserve(A)).isEqualTo("W2 A1 F1 E2");
    Scenario full = Scenario.of(2).reserve(A, "E1 W1 A5").summon(A, BESPELLED_GRIMOIRE);
    full.reserve(A, "W8").play("gain air,fire");
    assertThat(full.reserve(A)).isEqualTo("W8 A1 F1");
    assertThat(full.question()).isEqualTo(Act.class);
  }

  @Test
  void card22_runicCubeOfEolis() {
    Scenario game = Scenario.of(2).crystals(A, 20).summon(A, RUNIC_CUBE_OF_EOLIS);
    assertThat(game.crystals(A)).isZero();
    assertThat(game.part(A, "cards")).isEqualTo(30);
  }

  @Test
  void card28_scepterOfGreatness() {
    Scenario game =
        Scenario.of(2)
            .play(A, PURSE_OF_IO, PURSE_OF_IO, KAIRN_THE_DESTROYER)
            .reserve(A, "A1 E1 F1 W1")
            .summon(A, SCEPTER_OF_GREATNESS);
    assertThat(game.crystals(A)).isEqualTo(6);
  }

  @Test
  void card29_olafsBlessedStatue() {
    assertThat(Scenario.of(2).reserve(A, "W3").summon(A, OLAFS_BLESSED_STATUE).crystals(A))
        .isEqualTo(20);
  }

  @Test
  void card31_elementalAmulet() {
    Scenario game =
        Scenario.of(2)
            .reserve(A, "W1 E1 F1 A1")
            .pile(PURSE_OF_IO, DRAGON_SKULL)
            .summon(A, ELEMENTAL_AMULET);
    assertThat(game.moves("name_energies")).hasSize(15);
    game.play("name_energies air,earth,fire,water");
    assertThat(game.reserve(A)).isEmpty();
    game.play("gain fire,fire");
    assertThat(game.crystals(A)).isEqualTo(5);
    assertThat(game.hand(A)).containsExactly(PURSE_OF_IO);
    assertThat(game.gauge(A)).isEqualTo(2);

    Scenario air = Scenario.of(2).reserve(A, "A2").summon(A, ELEMENTAL_AMULET);
    assertThat(air.moves()).containsExactly("name_energies air");
    air.play("name_energies air");
    assertThat(air.gauge(A)).isEqualTo(2);
    assertThat(air.crystals(A)).isZero();
    assertThat(air.reserve(A)).isEqualTo("A1");
  }

  @Test
  void card36_vampiricCrown() {
    Scenario game =
        Scenario.of(2)
            .reserve(A, "A1 W1")
            .pile(AMULET_OF_AIR, DRAGON_SKULL)
            .summon(A, VAMPIRIC_CROWN);
    assertThat(game.moves()).containsExactly("choose draw"); // the hand is empty
    game.play("choose draw", "gain air,air,air,air,air", "gain fire");
    assertThat(game.reserve(A)).isEqualTo("A5 F1");
    assertThat(game.hand(A)).containsExactly(AMULET_OF_AIR);
  }

  @Test
  void card36_vampiricCrownWithNothingToTake() {
    Scenario game = Scenario.of(2).reserve(A, "A1 W1").summon(A, VAMPIRIC_CROWN);
    assertThat(game.question()).isEqualTo(Act.class);
  }

  @Test
  void card42_cursedTreatiseOfArus() {
    Scenario game =
        Scenario.of(2).reserve(A, "W1").summon(A, CURSED_TREATISE_OF_ARUS).play("gain air,fire");
    assertThat(game.crystals(A)).isEqualTo(10);
    assertThat(game.gauge(A)).isEqualTo(2);
    assertThat(game.reserve(A)).isEqualTo("A1 F1");
    assertThat(game.part(A, "cards")).isEqualTo(-10);
  }

  @Test
  void card43_idolOfTheFamiliar() {
    Scenario game =
        Scenario.of(2)
            .reserve(A, "A1 E1 F1 W1")
            .play(A, KAIRN_THE_DESTROYER, DAMNED_SOUL_OF_ONYS, PURSE_OF_IO)
            .summon(A, IDOL_OF_THE_FAMILIAR);
    assertThat(game.crystals(A)).isEqualTo(10);
    assertThat(game.play("activate idol_of_the_familiar 1").crystals(A)).isEqualTo(12);
  }

  @Test
  void card43_idolOfTheFamiliarInTheFirstEdition() {
    Scenario game =
        Scenario.of(2, SeasonsOptions.CARD_EDITION, Edition.FIRST)
            .reserve(A, "A1 E1 F1 W1")
            .play(A, KAIRN_THE_DESTROYER)
            .summon(A, IDOL_OF_THE_FAMILIAR);
    assertThat(game.crystals(A)).isZero();
    assertThat(game.play("activate idol_of_the_familiar 1").crystals(A)).isEqualTo(1);
  }

  @Test
  void card48_pendantOfRagnor() {
    Scenario game =
        Scenario.of(2)
            .reserve(A, "A1 F1 W1")
            .play(A, PURSE_OF_IO, TREE_OF_LIGHT, PENDANT_OF_RAGNOR, KAIRN_THE_DESTROYER)
            .summon(A, PENDANT_OF_RAGNOR);
    assertThat(game.play("gain air,air,water").reserve(A)).isEqualTo("W1 A2");
    assertThat(Scenario.of(2).reserve(A, "A1 F1 W1").summon(A, PENDANT_OF_RAGNOR).question())
        .isEqualTo(Act.class);
  }
}
