package dev.boardwright.seasons;

import static dev.boardwright.seasons.Scenario.A;
import static dev.boardwright.seasons.Scenario.B;
import static dev.boardwright.seasons.Scenario.C;
import static dev.boardwright.seasons.cards.Card.AIR_ELEMENTAL;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_AIR;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_EARTH;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_WATER;
import static dev.boardwright.seasons.cards.Card.ARCANO_LEECH;
import static dev.boardwright.seasons.cards.Card.CRYSTAL_ORB;
import static dev.boardwright.seasons.cards.Card.CURSED_TREATISE_OF_ARUS;
import static dev.boardwright.seasons.cards.Card.DAMNED_SOUL_OF_ONYS;
import static dev.boardwright.seasons.cards.Card.DEMON_OF_ARGOS;
import static dev.boardwright.seasons.cards.Card.DIE_OF_MALICE;
import static dev.boardwright.seasons.cards.Card.DRAGON_SKULL;
import static dev.boardwright.seasons.cards.Card.ELEMENTAL_AMULET;
import static dev.boardwright.seasons.cards.Card.FIGRIM_THE_AVARICIOUS;
import static dev.boardwright.seasons.cards.Card.GLUTTON_CAULDRON;
import static dev.boardwright.seasons.cards.Card.IDOL_OF_THE_FAMILIAR;
import static dev.boardwright.seasons.cards.Card.KAIRN_THE_DESTROYER;
import static dev.boardwright.seasons.cards.Card.LANTERN_OF_XIDIT;
import static dev.boardwright.seasons.cards.Card.MIRROR_OF_THE_SEASONS;
import static dev.boardwright.seasons.cards.Card.NECROTIC_KRISS;
import static dev.boardwright.seasons.cards.Card.PENDANT_OF_RAGNOR;
import static dev.boardwright.seasons.cards.Card.POTION_OF_KNOWLEDGE;
import static dev.boardwright.seasons.cards.Card.PURSE_OF_IO;
import static dev.boardwright.seasons.cards.Card.SEALED_CHEST_OF_URM;
import static dev.boardwright.seasons.cards.Card.SID_NIGHTSHADE;
import static dev.boardwright.seasons.cards.Card.STAFF_OF_SPRING;
import static dev.boardwright.seasons.cards.Card.THIEVING_FAIRIES;
import static dev.boardwright.seasons.cards.Card.TITUS_DEEPGAZE;
import static dev.boardwright.seasons.cards.Card.TREE_OF_LIGHT;
import static dev.boardwright.seasons.cards.Card.VAMPIRIC_CROWN;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Viewer;
import dev.boardwright.seasons.SeasonsDecision.Act;
import dev.boardwright.seasons.cards.Edition;
import org.junit.jupiter.api.Test;

/** Cards 31 to 50, one test each: what is printed on the card. */
class SeasonsAdvancedCardsTest {

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
  void card32_treeOfLight() {
    Scenario game =
        Scenario.of(2).play(A, TREE_OF_LIGHT, TREE_OF_LIGHT).crystals(A, 3).reserve(A, "F1").act(A);
    assertThat(game.moves("activate")).containsExactly("activate tree_of_light 1");
    game.play("activate tree_of_light 1");
    assertThat(game.moves()).containsExactly("choose gain_energy", "choose transmute");
    game.play("choose gain_energy", "gain fire");
    assertThat(game.crystals(A)).isZero();
    game.play("activate tree_of_light 2"); // only one way can be paid: nothing is asked
    assertThat(game.reserve(A)).isEqualTo("F1");
    assertThat(game.play("transmute reserve fire 1").crystals(A)).isEqualTo(2);
  }

  @Test
  void card33_arcanoLeech() {
    Scenario game =
        Scenario.of(2).play(B, ARCANO_LEECH, ARCANO_LEECH).crystals(A, 2).summon(A, DIE_OF_MALICE);
    assertThat(game.crystals(B)).isEqualTo(2);
    Scenario own = Scenario.of(2).play(A, ARCANO_LEECH).toSummon(A, DIE_OF_MALICE);
    assertThat(own.legal("summon die_of_malice")).isTrue();
  }

  @Test
  void card34_crystalOrb() {
    Scenario game =
        Scenario.of(2)
            .play(A, CRYSTAL_ORB, CRYSTAL_ORB)
            .slot(A)
            .crystals(A, 3)
            .reserve(A, "W4 F1")
            .pile(PURSE_OF_IO, AMULET_OF_EARTH, DRAGON_SKULL)
            .act(A)
            .play("activate crystal_orb 1");
    assertThat(game.moves()).containsExactly("choose look", "choose discard_top");
    game.play("choose discard_top");
    assertThat(game.crystals(A)).isZero();
    assertThat(game.discardPile()).isEqualTo(1);
    assertThat(game.told(Viewer.of(A)).toString()).doesNotContain("PURSE_OF_IO");
    game.play("activate crystal_orb 2", "choose put_into_play", "pay fire,water,water,water");
    assertThat(game.inPlay(A)).contains(AMULET_OF_EARTH);
    assertThat(game.crystals(A)).isEqualTo(9);
    assertThat(game.reserve(A)).isEqualTo("W1");
    assertThat(Scenario.of(2).play(A, CRYSTAL_ORB).act(A).moves("activate")).isEmpty();
  }

  @Test
  void card35_gluttonCauldron() {
    Scenario game =
        Scenario.of(2)
            .play(A, GLUTTON_CAULDRON, AMULET_OF_WATER)
            .tokens(AMULET_OF_WATER, "E1")
            .reserve(A, "W1")
            .act(A)
            .play("activate glutton_cauldron 1");
    assertThat(game.moves())
        .containsExactly("place_token reserve water", "place_token amulet_1 earth");
    game.play("place_token amulet_1 earth");
    assertThat(game.tokens(GLUTTON_CAULDRON)).isEqualTo("E1");
    assertThat(game.tokens(AMULET_OF_WATER)).isEmpty();
    assertThat(game.legal("activate glutton_cauldron 1")).isFalse();
    assertThat(game.crystals(A)).isZero();
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
  void card37_dragonSkull() {
    Scenario game =
        Scenario.of(2)
            .play(A, DRAGON_SKULL, CURSED_TREATISE_OF_ARUS, PURSE_OF_IO)
            .reserve(A, "W5")
            .pile(TREE_OF_LIGHT)
            .act(A)
            .play(
                "activate dragon_skull 1",
                "sacrifice dragon_skull 1",
                "sacrifice cursed_treatise_of_arus 1",
                "sacrifice purse_of_io 1");
    assertThat(game.inPlay(A)).isEmpty();
    assertThat(game.reserve(A)).isEmpty();
    assertThat(game.crystals(A)).isEqualTo(15);
    assertThat(Scenario.of(2).play(A, DRAGON_SKULL, PURSE_OF_IO).act(A).moves("activate"))
        .isEmpty();
  }

  @Test
  void card38_demonOfArgos() {
    Scenario game =
        Scenario.of(2)
            .reserve(A, "A1 E1 F1 W1")
            .gauge(B, 2)
            .pile(PURSE_OF_IO, DRAGON_SKULL)
            .summon(A, DEMON_OF_ARGOS);
    assertThat(game.gauge(B)).isEqualTo(1);
    assertThat(game.hand(B)).containsExactly(PURSE_OF_IO);
    assertThat(game.told(Viewer.of(A)).toString()).doesNotContain("PURSE_OF_IO");
    assertThat(game.told(Viewer.of(B)).toString()).contains("PURSE_OF_IO");
  }

  @Test
  void card39_titusDeepgaze() {
    Scenario game =
        Scenario.of(3).play(A, TITUS_DEEPGAZE, TITUS_DEEPGAZE).crystals(B, 1).crystals(C, 5);
    game.pile(PURSE_OF_IO).endOfRound();
    assertThat(game.crystals(A)).isEqualTo(3);
    assertThat(game.crystals(C)).isEqualTo(3);
    assertThat(game.inPlay(A)).containsExactly(TITUS_DEEPGAZE); // the second found B empty
  }

  @Test
  void card40_airElemental() {
    Scenario game =
        Scenario.of(3)
            .reserve(A, "A3 F1")
            .reserve(B, "W2 A1")
            .reserve(C, "E7")
            .summon(A, AIR_ELEMENTAL);
    assertThat(game.reserve(A)).isEqualTo("F1");
    assertThat(game.reserve(B)).isEqualTo("A3");
    assertThat(game.reserve(C)).isEqualTo("A7");
  }

  @Test
  void card41_thievingFairies() {
    Scenario game =
        Scenario.of(2)
            .play(A, POTION_OF_KNOWLEDGE)
            .play(B, THIEVING_FAIRIES, THIEVING_FAIRIES)
            .crystals(A, 1)
            .pile(TREE_OF_LIGHT)
            .act(A)
            .play("activate potion_of_knowledge 1");
    assertThat(game.crystals(A)).isZero();
    assertThat(game.crystals(B)).isEqualTo(3); // one from A, and one more for each
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
  void card44_necroticKriss() {
    Scenario game =
        Scenario.of(2)
            .play(A, NECROTIC_KRISS, FIGRIM_THE_AVARICIOUS)
            .hand(A, SID_NIGHTSHADE)
            .pile(TREE_OF_LIGHT)
            .act(A)
            .play("activate necrotic_kriss 1");
    assertThat(game.moves())
        .containsExactly("discard_card sid_nightshade", "sacrifice figrim_the_avaricious 1");
    game.play("sacrifice figrim_the_avaricious 1", "gain earth,earth,earth,earth");
    assertThat(game.inPlay(A)).containsExactly(NECROTIC_KRISS);
    assertThat(game.reserve(A)).isEqualTo("E4");
  }

  @Test
  void card45_lanternOfXidit() {
    Scenario game =
        Scenario.of(2)
            .play(A, LANTERN_OF_XIDIT, LANTERN_OF_XIDIT, AMULET_OF_WATER)
            .tokens(AMULET_OF_WATER, "W4")
            .reserve(A, "W2");
    assertThat(game.part(A, "special_cards")).isEqualTo(12);
    assertThat(game.part(A, "cards")).isEqualTo(54);
  }

  @Test
  void card46_sealedChestOfUrm() {
    Scenario game = Scenario.of(2).play(A, SEALED_CHEST_OF_URM, SEALED_CHEST_OF_URM, PURSE_OF_IO);
    assertThat(game.part(A, "special_cards")).isEqualTo(40);
    game.play(A, DAMNED_SOUL_OF_ONYS);
    assertThat(game.part(A, "special_cards")).isZero();
  }

  @Test
  void card47_mirrorOfTheSeasons() {
    Scenario game =
        Scenario.of(2)
            .play(A, MIRROR_OF_THE_SEASONS, AMULET_OF_WATER)
            .tokens(AMULET_OF_WATER, "W2")
            .crystals(A, 9)
            .reserve(A, "W1 F6")
            .act(A)
            .play("activate mirror_of_the_seasons 1");
    assertThat(game.moves("change")).hasSize(9); // 6 fire, 3 water
    game.play("change water 2", "choose_energy earth");
    assertThat(game.moves()).containsExactly("pay water", "pay water,water");
    game.play("pay water,water", "discard_energy fire,fire");
    assertThat(game.reserve(A)).isEqualTo("W1 F4 E2");
    assertThat(game.crystals(A)).isEqualTo(7);
    assertThat(
            Scenario.of(2).play(A, MIRROR_OF_THE_SEASONS).reserve(A, "W1").act(A).moves("activate"))
        .isEmpty();
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

  @Test
  void card49_sidNightshade() {
    Scenario game =
        Scenario.of(2)
            .crystals(A, 8)
            .crystals(B, 10)
            .play(A, STAFF_OF_SPRING)
            .reserve(A, "E1")
            .summon(A, SID_NIGHTSHADE);
    assertThat(game.crystals(A)).isEqualTo(16); // the Staff's 3 come first
    assertThat(game.crystals(B)).isEqualTo(5);
  }

  @Test
  void card50_damnedSoulOfOnys() {
    Scenario game = Scenario.of(2).reserve(A, "W1").summon(A, DAMNED_SOUL_OF_ONYS);
    assertThat(game.crystals(A)).isEqualTo(10);
    assertThat(game.reserve(A)).isEqualTo("W1");
    game.play("activate damned_soul_of_onys 1");
    assertThat(game.inPlay(A)).isEmpty();
    assertThat(game.reserve(A)).isEmpty();
    assertThat(game.inPlay(B)).containsExactly(DAMNED_SOUL_OF_ONYS);
    assertThat(game.gauge(B)).isZero();
    assertThat(game.crystals(B)).isZero();
    game.play("end_turn").crystals(B, 4).endOfRound();
    assertThat(game.crystals(B)).isEqualTo(1);
    assertThat(game.part(B, "cards")).isEqualTo(-5);
  }
}
