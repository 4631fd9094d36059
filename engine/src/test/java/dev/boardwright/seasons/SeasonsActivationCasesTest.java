package dev.boardwright.seasons;

import static dev.boardwright.seasons.Scenario.A;
import static dev.boardwright.seasons.Scenario.B;
import static dev.boardwright.seasons.cards.Card.AMSUG_LONGNECK;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_AIR;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_FIRE;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_WATER;
import static dev.boardwright.seasons.cards.Card.ARCANO_LEECH;
import static dev.boardwright.seasons.cards.Card.BALANCE_OF_ISHTAR;
import static dev.boardwright.seasons.cards.Card.CRYSTAL_ORB;
import static dev.boardwright.seasons.cards.Card.DEMON_OF_ARGOS;
import static dev.boardwright.seasons.cards.Card.DIE_OF_MALICE;
import static dev.boardwright.seasons.cards.Card.DRAGON_SKULL;
import static dev.boardwright.seasons.cards.Card.GLUTTON_CAULDRON;
import static dev.boardwright.seasons.cards.Card.HAND_OF_FORTUNE;
import static dev.boardwright.seasons.cards.Card.KAIRN_THE_DESTROYER;
import static dev.boardwright.seasons.cards.Card.MIRROR_OF_THE_SEASONS;
import static dev.boardwright.seasons.cards.Card.NECROTIC_KRISS;
import static dev.boardwright.seasons.cards.Card.POTION_OF_LIFE;
import static dev.boardwright.seasons.cards.Card.PURSE_OF_IO;
import static dev.boardwright.seasons.cards.Card.STAFF_OF_SPRING;
import static dev.boardwright.seasons.cards.Card.THIEVING_FAIRIES;
import static dev.boardwright.seasons.cards.Card.TREE_OF_LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Viewer;
import dev.boardwright.seasons.SeasonsDecision.Act;
import dev.boardwright.seasons.SeasonsOptions.FairiesTiming;
import org.junit.jupiter.api.Test;

/** Worked cases of activating. */
class SeasonsActivationCasesTest {

  @Test
  void case26_thievingFairiesAgainstAnEmptyPurse() {
    Scenario game =
        Scenario.of(2)
            .play(A, DIE_OF_MALICE)
            .play(B, THIEVING_FAIRIES)
            .crystals(B, 5)
            .dice("winter_a 6", "winter_b 6")
            .turn(A)
            .play("activate die_of_malice 1");
    assertThat(game.crystals(B)).isEqualTo(6);
    assertThat(game.crystals(A)).isEqualTo(2);
    game.chance("roll winter_a 2").luck();
    assertThat(game.crystals(A)).isEqualTo(5);
    assertThat(game.crystals(B)).isEqualTo(6);
  }

  private static Scenario case27(FairiesTiming timing) {
    return Scenario.of(2, SeasonsOptions.FAIRIES_TIMING, timing)
        .play(A, TREE_OF_LIGHT)
        .play(B, THIEVING_FAIRIES)
        .crystals(A, 3)
        .act(A);
  }

  @Test
  void case27_fairiesDoNotBlockACost() {
    Scenario game = case27(FairiesTiming.AFTER_COST).play("activate tree_of_light 1");
    assertThat(game.crystals(A)).isZero();
    assertThat(game.crystals(B)).isEqualTo(1);
    assertThat(game.play("gain air").reserve(A)).isEqualTo("A1");
    assertThat(case27(FairiesTiming.BEFORE_COST).moves("activate")).isEmpty();
  }

  private static Scenario case28() {
    return Scenario.of(2).play(A, BALANCE_OF_ISHTAR, PURSE_OF_IO).reserve(A, "W3 F1").act(A);
  }

  @Test
  void case28_balanceOfIshtar() {
    Scenario game = case28().play("activate balance_of_ishtar 1", "choose_energy water");
    assertThat(game.crystals(A)).isEqualTo(12);
    assertThat(game.moves("transmute")).isEmpty();
    Scenario bonus =
        case28().play("use_bonus transmute", "activate balance_of_ishtar 1", "choose_energy water");
    assertThat(bonus.crystals(A)).isEqualTo(15);
    bonus.play("transmute reserve fire 1"); // winter: 2, and 1 for the Purse, and 1 for the bonus
    assertThat(bonus.crystals(A)).isEqualTo(19);
  }

  @Test
  void case29_potionOfLife() {
    Scenario game =
        Scenario.of(2)
            .play(A, POTION_OF_LIFE, PURSE_OF_IO, AMULET_OF_WATER)
            .tokens(AMULET_OF_WATER, "W2")
            .reserve(A, "E2 F2 A1")
            .pile(TREE_OF_LIGHT)
            .act(A);
    game.play("use_bonus transmute", "activate potion_of_life 1");
    assertThat(game.crystals(A)).isEqualTo(30);
    assertThat(game.reserve(A)).isEmpty();
    assertThat(game.tokens(AMULET_OF_WATER)).isEqualTo("W2");
    game.play("transmute amulet_1 water 2");
    assertThat(game.crystals(A)).isEqualTo(36);
  }

  @Test
  void case30_gluttonCauldronSeventhToken() {
    Scenario game =
        Scenario.of(2)
            .play(A, GLUTTON_CAULDRON, PURSE_OF_IO)
            .tokens(GLUTTON_CAULDRON, "W6")
            .reserve(A, "F7")
            .pile(TREE_OF_LIGHT)
            .act(A);
    game.play("activate glutton_cauldron 1", "place_token reserve fire");
    assertThat(game.inPlay(A)).containsExactly(PURSE_OF_IO);
    assertThat(game.crystals(A)).isEqualTo(15);
    assertThat(game.reserve(A)).isEqualTo("W6 F7");
    game.play("discard_energy fire,fire,fire,water,water", "discard_energy fire");
    assertThat(game.reserve(A)).isEqualTo("W4 F3");
    assertThat(game.question()).isEqualTo(Act.class);
  }

  @Test
  void case31_necroticKriss() {
    Scenario game =
        Scenario.of(2)
            .play(A, NECROTIC_KRISS)
            .hand(A, KAIRN_THE_DESTROYER, PURSE_OF_IO)
            .pile(TREE_OF_LIGHT)
            .act(A)
            .play("activate necrotic_kriss 1");
    assertThat(game.moves()).containsExactly("discard_card kairn_the_destroyer");
    game.play("discard_card kairn_the_destroyer", "gain air,air,fire,water");
    assertThat(game.told(Viewer.of(B)))
        .contains(new SeasonsEvent.CardDiscarded(A, KAIRN_THE_DESTROYER));
    assertThat(game.reserve(A)).isEqualTo("W1 A2 F1");
    Scenario without = Scenario.of(2).play(A, NECROTIC_KRISS).hand(A, PURSE_OF_IO).act(A);
    assertThat(without.moves("activate")).isEmpty();
  }

  @Test
  void case32_mirrorOfTheSeasons() {
    Scenario game =
        Scenario.of(2)
            .play(A, MIRROR_OF_THE_SEASONS)
            .crystals(A, 2)
            .reserve(A, "W3")
            .act(A)
            .play("activate mirror_of_the_seasons 1");
    assertThat(game.moves()).containsExactly("change water 1", "change water 2");
    game.play("change water 2");
    assertThat(game.moves())
        .containsExactly("choose_energy air", "choose_energy earth", "choose_energy fire");
    game.play("choose_energy earth");
    assertThat(game.reserve(A)).isEqualTo("W1 E2");
    assertThat(game.crystals(A)).isZero();
  }

  @Test
  void case33_crystalOrbWithAFullGauge() {
    Scenario game =
        Scenario.of(2)
            .play(A, CRYSTAL_ORB, PURSE_OF_IO, DRAGON_SKULL, TREE_OF_LIGHT, DIE_OF_MALICE)
            .reserve(A, "W4")
            .pile(DEMON_OF_ARGOS, AMULET_OF_AIR, AMULET_OF_FIRE)
            .actWithDraw(A)
            .play("activate crystal_orb 1");
    assertThat(game.moves()).containsExactly("choose put_back");
    game.play("choose put_back");
    assertThat(game.board(Viewer.of(A)).knownTop()).containsExactly(DEMON_OF_ARGOS);
    assertThat(game.board(Viewer.of(B)).knownTop()).isEmpty();
    assertThat(game.told(Viewer.of(B)).toString()).doesNotContain("DEMON_OF_ARGOS");
    assertThat(game.isTurned(CRYSTAL_ORB, 1)).isTrue();
    assertThat(game.drawPile()).isEqualTo(3);
    game.play("draw", "choose keep");
    assertThat(game.hand(A)).containsExactly(DEMON_OF_ARGOS);
  }

  @Test
  void case34_crystalOrbPayingFromTwoPlaces() {
    Scenario game =
        Scenario.of(2)
            .play(A, CRYSTAL_ORB, AMULET_OF_WATER, HAND_OF_FORTUNE, STAFF_OF_SPRING)
            .tokens(AMULET_OF_WATER, "F2")
            .reserve(A, "W2")
            .slot(A)
            .play(B, ARCANO_LEECH)
            .gauge(B, 2)
            .pile(DEMON_OF_ARGOS, AMULET_OF_AIR, AMULET_OF_FIRE)
            .act(A)
            .play("activate crystal_orb 1", "choose put_into_play");
    assertThat(game.moves()).containsExactly("pay fire,fire");
    game.play("pay fire,fire");
    assertThat(game.reserve(A)).isEmpty();
    assertThat(game.tokens(AMULET_OF_WATER)).isEmpty();
    assertThat(game.inPlay(A)).contains(DEMON_OF_ARGOS);
    assertThat(game.gauge(B)).isEqualTo(1);
    assertThat(game.hand(B)).containsExactly(AMULET_OF_AIR);
    assertThat(game.crystals(A)).isZero();
    assertThat(game.crystals(B)).isZero();
  }

  @Test
  void case35_sameCardTwiceInATurnThroughAmsug() {
    Scenario game =
        Scenario.of(2)
            .play(A, TREE_OF_LIGHT)
            .play(B, THIEVING_FAIRIES)
            .crystals(A, 20)
            .reserve(A, "A1 W1 E2")
            .toSummon(A, AMSUG_LONGNECK);
    game.play("activate tree_of_light 1", "choose gain_energy", "gain fire");
    assertThat(game.legal("activate tree_of_light 1")).isFalse();
    game.play("summon amsug_longneck", "take_back tree_of_light 1", "summon tree_of_light");
    assertThat(game.reserve(A)).isEqualTo("F1");
    game.play("activate tree_of_light 1", "choose transmute");
    assertThat(game.crystals(B)).isEqualTo(4);
    assertThat(game.board().turn().orElseThrow().mayTransmute()).isTrue();
  }
}
