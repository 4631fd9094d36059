package dev.boardwright.seasons;

import static dev.boardwright.seasons.Scenario.A;
import static dev.boardwright.seasons.Scenario.B;
import static dev.boardwright.seasons.Scenario.C;
import static dev.boardwright.seasons.Scenario.D;
import static dev.boardwright.seasons.cards.Card.AIR_ELEMENTAL;
import static dev.boardwright.seasons.cards.Card.AMSUG_LONGNECK;
import static dev.boardwright.seasons.cards.Card.ARCANO_LEECH;
import static dev.boardwright.seasons.cards.Card.CRYSTAL_ORB;
import static dev.boardwright.seasons.cards.Card.CURSED_TREATISE_OF_ARUS;
import static dev.boardwright.seasons.cards.Card.DAMNED_SOUL_OF_ONYS;
import static dev.boardwright.seasons.cards.Card.DEMON_OF_ARGOS;
import static dev.boardwright.seasons.cards.Card.DIE_OF_MALICE;
import static dev.boardwright.seasons.cards.Card.DRAGON_SKULL;
import static dev.boardwright.seasons.cards.Card.FIGRIM_THE_AVARICIOUS;
import static dev.boardwright.seasons.cards.Card.KAIRN_THE_DESTROYER;
import static dev.boardwright.seasons.cards.Card.LEWIS_GREYFACE;
import static dev.boardwright.seasons.cards.Card.NARIA_THE_PROPHETESS;
import static dev.boardwright.seasons.cards.Card.POTION_OF_KNOWLEDGE;
import static dev.boardwright.seasons.cards.Card.PURSE_OF_IO;
import static dev.boardwright.seasons.cards.Card.SID_NIGHTSHADE;
import static dev.boardwright.seasons.cards.Card.STAFF_OF_SPRING;
import static dev.boardwright.seasons.cards.Card.SYLLAS_THE_FAITHFUL;
import static dev.boardwright.seasons.cards.Card.THIEVING_FAIRIES;
import static dev.boardwright.seasons.cards.Card.TITUS_DEEPGAZE;
import static dev.boardwright.seasons.cards.Card.TREE_OF_LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Viewer;
import dev.boardwright.seasons.SeasonsDecision.Act;
import dev.boardwright.seasons.cards.Trigger;
import org.junit.jupiter.api.Test;

/** What is printed on the cards that touch opponents. */
class SeasonsOpponentCardsTest {

  // ---- coming into play

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

  // ---- activated

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

  // ---- always

  @Test
  void card33_arcanoLeech() {
    Scenario game =
        Scenario.of(2).play(B, ARCANO_LEECH, ARCANO_LEECH).crystals(A, 2).summon(A, DIE_OF_MALICE);
    assertThat(game.crystals(B)).isEqualTo(2);
    Scenario own = Scenario.of(2).play(A, ARCANO_LEECH).toSummon(A, DIE_OF_MALICE);
    assertThat(own.legal("summon die_of_malice")).isTrue();
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

  // ---- rounds and seasons

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
  void card39_titusDeepgaze() {
    Scenario game =
        Scenario.of(3).play(A, TITUS_DEEPGAZE, TITUS_DEEPGAZE).crystals(B, 1).crystals(C, 5);
    game.pile(PURSE_OF_IO).endOfRound();
    assertThat(game.crystals(A)).isEqualTo(3);
    assertThat(game.crystals(C)).isEqualTo(3);
    assertThat(game.inPlay(A)).containsExactly(TITUS_DEEPGAZE); // the second found B empty
  }
}
