package dev.boardwright.seasons;

import static dev.boardwright.seasons.Scenario.A;
import static dev.boardwright.seasons.Scenario.B;
import static dev.boardwright.seasons.Scenario.C;
import static dev.boardwright.seasons.Scenario.D;
import static dev.boardwright.seasons.cards.Card.AMSUG_LONGNECK;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_AIR;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_EARTH;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_FIRE;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_WATER;
import static dev.boardwright.seasons.cards.Card.BALANCE_OF_ISHTAR;
import static dev.boardwright.seasons.cards.Card.BEGGARS_HORN;
import static dev.boardwright.seasons.cards.Card.BESPELLED_GRIMOIRE;
import static dev.boardwright.seasons.cards.Card.CRYSTAL_ORB;
import static dev.boardwright.seasons.cards.Card.CURSED_TREATISE_OF_ARUS;
import static dev.boardwright.seasons.cards.Card.DIE_OF_MALICE;
import static dev.boardwright.seasons.cards.Card.DIVINE_CHALICE;
import static dev.boardwright.seasons.cards.Card.DRAGON_SKULL;
import static dev.boardwright.seasons.cards.Card.FIGRIM_THE_AVARICIOUS;
import static dev.boardwright.seasons.cards.Card.GLUTTON_CAULDRON;
import static dev.boardwright.seasons.cards.Card.HAND_OF_FORTUNE;
import static dev.boardwright.seasons.cards.Card.HOURGLASS_OF_TIME;
import static dev.boardwright.seasons.cards.Card.KAIRN_THE_DESTROYER;
import static dev.boardwright.seasons.cards.Card.LANTERN_OF_XIDIT;
import static dev.boardwright.seasons.cards.Card.LEWIS_GREYFACE;
import static dev.boardwright.seasons.cards.Card.NARIA_THE_PROPHETESS;
import static dev.boardwright.seasons.cards.Card.OLAFS_BLESSED_STATUE;
import static dev.boardwright.seasons.cards.Card.POTION_OF_DREAMS;
import static dev.boardwright.seasons.cards.Card.POTION_OF_KNOWLEDGE;
import static dev.boardwright.seasons.cards.Card.POTION_OF_LIFE;
import static dev.boardwright.seasons.cards.Card.POTION_OF_POWER;
import static dev.boardwright.seasons.cards.Card.PURSE_OF_IO;
import static dev.boardwright.seasons.cards.Card.RAGFIELDS_HELM;
import static dev.boardwright.seasons.cards.Card.RUNIC_CUBE_OF_EOLIS;
import static dev.boardwright.seasons.cards.Card.SCEPTER_OF_GREATNESS;
import static dev.boardwright.seasons.cards.Card.SEALED_CHEST_OF_URM;
import static dev.boardwright.seasons.cards.Card.STAFF_OF_SPRING;
import static dev.boardwright.seasons.cards.Card.SYLLAS_THE_FAITHFUL;
import static dev.boardwright.seasons.cards.Card.TEMPORAL_BOOTS;
import static dev.boardwright.seasons.cards.Card.TREE_OF_LIGHT;
import static dev.boardwright.seasons.cards.Card.WONDROUS_CHEST;
import static dev.boardwright.seasons.cards.Card.YJANGS_FORGOTTEN_VASE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Viewer;
import dev.boardwright.seasons.SeasonsDecision.Act;
import dev.boardwright.seasons.cards.Edition;
import dev.boardwright.seasons.cards.Trigger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cards 1 to 30, one test each: what is printed on the card. */
class SeasonsBasicCardsTest {

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
  void card6_staffOfSpring() {
    Scenario game =
        Scenario.of(2).play(A, STAFF_OF_SPRING, STAFF_OF_SPRING).summon(A, GLUTTON_CAULDRON);
    assertThat(game.crystals(A)).isEqualTo(6);
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
  void card8_purseOfIo() {
    Scenario game =
        Scenario.of(2).play(A, PURSE_OF_IO, PURSE_OF_IO).reserve(A, "W2").actTransmuting(A);
    assertThat(game.play("transmute reserve water 2").crystals(A)).isEqualTo(6);
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
  void card10_syllasTheFaithful() {
    Scenario game =
        Scenario.of(4)
            .reserve(A, "F3")
            .play(B, PURSE_OF_IO)
            .play(C, KAIRN_THE_DESTROYER, TREE_OF_LIGHT)
            .play(D, DRAGON_SKULL)
            .pile(CRYSTAL_ORB)
            .summon(A, SYLLAS_THE_FAITHFUL);
    assertThat(game.moves()).containsExactly("sacrifice purse_of_io 1");
    game.play("sacrifice purse_of_io 1");
    assertThat(game.seat()).isEqualTo(C);
    assertThat(game.moves())
        .containsExactly("sacrifice kairn_the_destroyer 1", "sacrifice tree_of_light 1");
    game.play("sacrifice kairn_the_destroyer 1", "sacrifice dragon_skull 1");
    assertThat(game.inPlay(C)).containsExactly(TREE_OF_LIGHT);
    assertThat(game.inPlay(D)).isEmpty();
    assertThat(game.seat()).isEqualTo(A);
  }

  @Test
  void card11_figrimTheAvaricious() {
    Scenario game =
        Scenario.of(3)
            .play(A, FIGRIM_THE_AVARICIOUS, FIGRIM_THE_AVARICIOUS)
            .crystals(B, 5)
            .crystals(C, 1)
            .effects(Trigger.SEASON_CHANGE);
    assertThat(game.crystals(A)).isEqualTo(3);
    assertThat(game.crystals(B)).isEqualTo(3);
    assertThat(game.crystals(C)).isZero();
  }

  @Test
  void card12_nariaTheProphetess() {
    Scenario game =
        Scenario.of(3)
            .crystals(A, 3)
            .pile(PURSE_OF_IO, DRAGON_SKULL, TREE_OF_LIGHT, CRYSTAL_ORB)
            .summon(A, NARIA_THE_PROPHETESS)
            .play("keep dragon_skull");
    assertThat(game.moves()).containsExactly("give purse_of_io", "give tree_of_light");
    game.play("give tree_of_light");
    assertThat(game.board(Viewer.of(A)).seats().get(B).gift()).contains(TREE_OF_LIGHT);
    assertThat(game.board(Viewer.of(B)).seats().get(B).gift()).isEmpty();
    game.play("give purse_of_io").luck();
    assertThat(game.hand(A)).containsExactly(DRAGON_SKULL);
    assertThat(game.hand(B)).containsExactly(TREE_OF_LIGHT);
    assertThat(game.hand(C)).containsExactly(PURSE_OF_IO);
    assertThat(game.told(Viewer.of(B)).toString())
        .contains("TREE_OF_LIGHT")
        .doesNotContain("SKULL");
    assertThat(game.told(Viewer.of(C)).toString()).doesNotContain("TREE_OF_LIGHT");
    assertThat(game.told(Viewer.of(A)).toString()).contains("TREE_OF_LIGHT", "PURSE_OF_IO");
  }

  @Test
  void card12_nariaWithTooFewCards() {
    Scenario game =
        Scenario.of(3)
            .crystals(A, 3)
            .pile(PURSE_OF_IO, DRAGON_SKULL)
            .summon(A, NARIA_THE_PROPHETESS)
            .play("keep dragon_skull", "give purse_of_io");
    assertThat(game.hand(B)).containsExactly(PURSE_OF_IO);
    assertThat(game.hand(C)).isEmpty();
    assertThat(game.question()).isEqualTo(Act.class);
  }

  @Test
  void card13_wondrousChest() {
    Scenario four = Scenario.of(2).reserve(A, "W4").play(A, WONDROUS_CHEST, WONDROUS_CHEST);
    assertThat(four.endOfRound().crystals(A)).isEqualTo(6);
    Scenario three =
        Scenario.of(2)
            .reserve(A, "W3")
            .play(A, WONDROUS_CHEST, AMULET_OF_WATER)
            .tokens(AMULET_OF_WATER, "W4");
    assertThat(three.endOfRound().crystals(A)).isZero();
  }

  @Test
  void card14_beggarsHorn() {
    Scenario game =
        Scenario.of(2)
            .reserve(A, "W1")
            .play(A, BEGGARS_HORN, GLUTTON_CAULDRON)
            .tokens(GLUTTON_CAULDRON, "W5")
            .endOfRound();
    assertThat(game.moves()).containsExactly("gain air", "gain earth", "gain fire", "gain water");
    assertThat(game.play("gain earth").reserve(A)).isEqualTo("W1 E1");
    assertThat(Scenario.of(2).reserve(A, "W2").play(A, BEGGARS_HORN).endOfRound().now.over())
        .isTrue();
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
  void card16_kairnTheDestroyer() {
    Scenario game =
        Scenario.of(3)
            .play(A, KAIRN_THE_DESTROYER)
            .crystals(B, 10)
            .crystals(C, 3)
            .reserve(A, "W1 E1")
            .act(A)
            .play("activate kairn_the_destroyer 1");
    assertThat(game.moves()).containsExactly("pay earth", "pay water");
    game.play("pay water");
    assertThat(game.crystals(A)).isZero();
    assertThat(game.crystals(B)).isEqualTo(6);
    assertThat(game.crystals(C)).isZero();
    assertThat(game.legal("activate kairn_the_destroyer 1")).isFalse();
  }

  @Test
  void card17_amsugLongneck() {
    Scenario game =
        Scenario.of(2)
            .play(A, PURSE_OF_IO)
            .reserve(A, "A1 W1")
            .play(B, CURSED_TREATISE_OF_ARUS, CURSED_TREATISE_OF_ARUS, FIGRIM_THE_AVARICIOUS)
            .reserve(B, "W3")
            .summon(A, AMSUG_LONGNECK);
    assertThat(game.moves()).containsExactly("take_back cursed_treatise_of_arus 1");
    game.play("take_back cursed_treatise_of_arus 1", "take_back purse_of_io 1");
    assertThat(game.reserve(B)).isEqualTo("W3");
    assertThat(game.hand(A)).containsExactly(PURSE_OF_IO);
    assertThat(game.inPlay(A)).containsExactly(AMSUG_LONGNECK);
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
  void card19_ragfieldsHelm() {
    Scenario game = Scenario.of(2).play(A, RAGFIELDS_HELM, RAGFIELDS_HELM).play(B, PURSE_OF_IO);
    assertThat(game.part(A, "special_cards")).isEqualTo(40);
    game.play(B, TREE_OF_LIGHT);
    assertThat(game.part(A, "special_cards")).isZero();
  }

  @Test
  void card20_handOfFortune() {
    Scenario own = Scenario.of(2).reserve(A, "A1 E1 F1").crystals(A, 3).summon(A, HAND_OF_FORTUNE);
    assertThat(own.reserve(A)).isEmpty();
    assertThat(own.crystals(A)).isZero();
    Scenario two =
        Scenario.of(2)
            .play(A, HAND_OF_FORTUNE, HAND_OF_FORTUNE)
            .reserve(A, "E1 W2")
            .summon(A, SEALED_CHEST_OF_URM);
    assertThat(two.moves()).containsExactly("waive earth,water", "waive water,water");
    assertThat(two.play("waive earth,water").reserve(A)).isEqualTo("W1 E1");
  }

  @Test
  void card21_lewisGreyface() {
    Scenario game =
        Scenario.of(3)
            .reserve(A, "A1 F1")
            .reserve(B, "E2")
            .reserve(C, "W3 A1")
            .summon(A, LEWIS_GREYFACE);
    assertThat(game.moves()).containsExactly("copy_reserve 1", "copy_reserve 2");
    assertThat(game.play("copy_reserve 2").reserve(A)).isEqualTo("W3 A1");
    assertThat(game.reserve(C)).isEqualTo("W3 A1");
  }

  @Test
  void card22_runicCubeOfEolis() {
    Scenario game = Scenario.of(2).crystals(A, 20).summon(A, RUNIC_CUBE_OF_EOLIS);
    assertThat(game.crystals(A)).isZero();
    assertThat(game.part(A, "cards")).isEqualTo(30);
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
  void card27_hourglassOfTime() {
    Scenario game =
        Scenario.of(2)
            .reserve(A, "W6")
            .play(A, HOURGLASS_OF_TIME, HOURGLASS_OF_TIME)
            .effects(Trigger.SEASON_CHANGE);
    game.play("gain air", "gain fire", "discard_energy water");
    assertThat(game.reserve(A)).isEqualTo("W5 A1 F1");
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
  void card30_yjangsForgottenVase() {
    Scenario game =
        Scenario.of(2)
            .play(A, YJANGS_FORGOTTEN_VASE, YJANGS_FORGOTTEN_VASE)
            .summon(A, DIE_OF_MALICE)
            .play("gain air", "gain water");
    assertThat(game.reserve(A)).isEqualTo("W1 A1");
    assertThat(game.inPlay(A))
        .isEqualTo(List.of(DIE_OF_MALICE, YJANGS_FORGOTTEN_VASE, YJANGS_FORGOTTEN_VASE));
  }
}
