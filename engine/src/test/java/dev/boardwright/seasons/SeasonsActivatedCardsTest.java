package dev.boardwright.seasons;

import static dev.boardwright.seasons.Scenario.A;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_EARTH;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_WATER;
import static dev.boardwright.seasons.cards.Card.BALANCE_OF_ISHTAR;
import static dev.boardwright.seasons.cards.Card.CRYSTAL_ORB;
import static dev.boardwright.seasons.cards.Card.CURSED_TREATISE_OF_ARUS;
import static dev.boardwright.seasons.cards.Card.DIE_OF_MALICE;
import static dev.boardwright.seasons.cards.Card.DRAGON_SKULL;
import static dev.boardwright.seasons.cards.Card.FIGRIM_THE_AVARICIOUS;
import static dev.boardwright.seasons.cards.Card.GLUTTON_CAULDRON;
import static dev.boardwright.seasons.cards.Card.LANTERN_OF_XIDIT;
import static dev.boardwright.seasons.cards.Card.MIRROR_OF_THE_SEASONS;
import static dev.boardwright.seasons.cards.Card.NECROTIC_KRISS;
import static dev.boardwright.seasons.cards.Card.POTION_OF_DREAMS;
import static dev.boardwright.seasons.cards.Card.POTION_OF_KNOWLEDGE;
import static dev.boardwright.seasons.cards.Card.POTION_OF_LIFE;
import static dev.boardwright.seasons.cards.Card.POTION_OF_POWER;
import static dev.boardwright.seasons.cards.Card.PURSE_OF_IO;
import static dev.boardwright.seasons.cards.Card.SID_NIGHTSHADE;
import static dev.boardwright.seasons.cards.Card.TREE_OF_LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Viewer;
import dev.boardwright.seasons.SeasonsDecision.Act;
import dev.boardwright.seasons.cards.Edition;
import org.junit.jupiter.api.Test;

/** What is printed on the cards that are only activated; not those that touch opponents. */
class SeasonsActivatedCardsTest {

  @Test
  void card5_balanceOfIshtar() {
    Scenario game = Scenario.of(2).play(A, BALANCE_OF_ISHTAR).reserve(A, "W3 F4").act(A);
    game.play("activate balance_of_ishtar 1");
    assertThat(game.moves()).containsExactly("choose_energy fire", "choose_energy water");
    game.play("choose_energy fire");
    assertThat(game.crystals(A)).isEqualTo(9);
    assertThat(game.reserve(A)).isEqualTo("W3 F1");
    assertThat(
            Scenario.of(2).play(A, BALANCE_OF_ISHTAR).reserve(A, "W2 F2").act(A).moves("activate"))
        .isEmpty();
  }

  @Test
  void card5_balanceOfIshtarInTheFirstEdition() {
    Scenario game =
        Scenario.of(2, SeasonsOptions.CARD_EDITION, Edition.FIRST)
            .play(A, BALANCE_OF_ISHTAR, PURSE_OF_IO)
            .reserve(A, "W4 F3")
            .act(A)
            .play("use_bonus transmute", "activate balance_of_ishtar 1");
    assertThat(game.moves()).containsExactly("choose_energy water");
    assertThat(game.play("choose_energy water").crystals(A)).isEqualTo(16);
    Scenario price =
        Scenario.of(2, SeasonsOptions.CARD_EDITION, Edition.FIRST)
            .crystals(A, 6)
            .summon(A, BALANCE_OF_ISHTAR);
    assertThat(price.crystals(A)).isZero();
  }

  @Test
  void card15_dieOfMalice() {
    Scenario game = Scenario.of(2).play(A, DIE_OF_MALICE).dice("winter_a 2", "winter_b 6").turn(A);
    game.play("activate die_of_malice 1");
    assertThat(game.moves()).hasSize(6).contains("roll winter_a 4");
    game.chance("roll winter_a 4");
    assertThat(game.crystals(A)).isEqualTo(2);
    assertThat(game.reserve(A)).isEqualTo("W1 A1");
    assertThat(game.board().turn().orElseThrow().mayTransmute()).isTrue();
    Scenario kept = Scenario.of(2).play(A, DIE_OF_MALICE).dice("winter_a 2", "winter_b 6").turn(A);
    assertThat(kept.play("keep_die").reserve(A)).isEqualTo("W2");
    assertThat(kept.crystals(A)).isEqualTo(3);
    assertThat(kept.isTurned(DIE_OF_MALICE, 1)).isFalse();
  }

  @Test
  void card23_potionOfPower() {
    Scenario game =
        Scenario.of(2)
            .play(A, POTION_OF_POWER)
            .pile(PURSE_OF_IO, DRAGON_SKULL)
            .act(A)
            .play("activate potion_of_power 1");
    assertThat(game.hand(A)).containsExactly(PURSE_OF_IO);
    assertThat(game.gauge(A)).isEqualTo(3);
    assertThat(game.inPlay(A)).isEmpty();
    assertThat(game.question()).isEqualTo(Act.class);
  }

  @Test
  void card24_potionOfDreams() {
    Scenario game =
        Scenario.of(2)
            .play(A, POTION_OF_DREAMS)
            .hand(A, LANTERN_OF_XIDIT, AMULET_OF_EARTH)
            .pile(TREE_OF_LIGHT)
            .act(A)
            .play("activate potion_of_dreams 1", "put_into_play amulet_of_earth");
    assertThat(game.crystals(A)).isEqualTo(9);
    assertThat(game.hand(A)).containsExactly(LANTERN_OF_XIDIT);
    assertThat(Scenario.of(2).play(A, POTION_OF_DREAMS).act(A).moves("activate")).isEmpty();
    Scenario above =
        Scenario.of(2).play(A, POTION_OF_DREAMS, TREE_OF_LIGHT).gauge(A, 1).hand(A, PURSE_OF_IO);
    assertThat(above.act(A).moves("activate")).isEmpty();
  }

  @Test
  void card25_potionOfKnowledge() {
    Scenario game =
        Scenario.of(2)
            .play(A, POTION_OF_KNOWLEDGE)
            .reserve(A, "W4")
            .pile(TREE_OF_LIGHT)
            .act(A)
            .play("activate potion_of_knowledge 1");
    assertThat(game.moves("gain")).hasSize(56);
    game.play("gain air,air,air,fire,fire", "discard_energy water,water");
    assertThat(game.reserve(A)).isEqualTo("W2 A3 F2");
  }

  @Test
  void card26_potionOfLife() {
    Scenario game =
        Scenario.of(2)
            .play(A, POTION_OF_LIFE, AMULET_OF_WATER)
            .tokens(AMULET_OF_WATER, "W2")
            .reserve(A, "W3 E1")
            .pile(TREE_OF_LIGHT)
            .actTransmuting(A)
            .play("activate potion_of_life 1");
    assertThat(game.crystals(A)).isEqualTo(16);
    assertThat(game.reserve(A)).isEmpty();
    assertThat(game.legal("transmute amulet_1 water 2")).isTrue();
  }

  @Test
  void card26_potionOfLifeInTheFirstEdition() {
    Scenario game =
        Scenario.of(2, SeasonsOptions.CARD_EDITION, Edition.FIRST)
            .play(A, POTION_OF_LIFE, AMULET_OF_WATER)
            .tokens(AMULET_OF_WATER, "W2")
            .reserve(A, "W3 E1")
            .pile(TREE_OF_LIGHT)
            .actTransmuting(A)
            .play("activate potion_of_life 1");
    assertThat(game.crystals(A)).isEqualTo(16);
    assertThat(game.moves("transmute")).isEmpty();
    game.play("use_bonus transmute");
    assertThat(game.moves("transmute")).isEmpty();
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
}
