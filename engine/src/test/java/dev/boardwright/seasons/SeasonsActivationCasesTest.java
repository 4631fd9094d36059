package dev.boardwright.seasons;

import static dev.boardwright.seasons.Scenario.A;
import static dev.boardwright.seasons.Scenario.B;
import static dev.boardwright.seasons.Scenario.C;
import static dev.boardwright.seasons.cards.Card.AIR_ELEMENTAL;
import static dev.boardwright.seasons.cards.Card.AMSUG_LONGNECK;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_AIR;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_EARTH;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_FIRE;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_WATER;
import static dev.boardwright.seasons.cards.Card.ARCANO_LEECH;
import static dev.boardwright.seasons.cards.Card.BALANCE_OF_ISHTAR;
import static dev.boardwright.seasons.cards.Card.BESPELLED_GRIMOIRE;
import static dev.boardwright.seasons.cards.Card.CRYSTAL_ORB;
import static dev.boardwright.seasons.cards.Card.CURSED_TREATISE_OF_ARUS;
import static dev.boardwright.seasons.cards.Card.DAMNED_SOUL_OF_ONYS;
import static dev.boardwright.seasons.cards.Card.DEMON_OF_ARGOS;
import static dev.boardwright.seasons.cards.Card.DIE_OF_MALICE;
import static dev.boardwright.seasons.cards.Card.DRAGON_SKULL;
import static dev.boardwright.seasons.cards.Card.GLUTTON_CAULDRON;
import static dev.boardwright.seasons.cards.Card.HAND_OF_FORTUNE;
import static dev.boardwright.seasons.cards.Card.KAIRN_THE_DESTROYER;
import static dev.boardwright.seasons.cards.Card.LANTERN_OF_XIDIT;
import static dev.boardwright.seasons.cards.Card.MIRROR_OF_THE_SEASONS;
import static dev.boardwright.seasons.cards.Card.NECROTIC_KRISS;
import static dev.boardwright.seasons.cards.Card.POTION_OF_LIFE;
import static dev.boardwright.seasons.cards.Card.PURSE_OF_IO;
import static dev.boardwright.seasons.cards.Card.STAFF_OF_SPRING;
import static dev.boardwright.seasons.cards.Card.SYLLAS_THE_FAITHFUL;
import static dev.boardwright.seasons.cards.Card.TEMPORAL_BOOTS;
import static dev.boardwright.seasons.cards.Card.THIEVING_FAIRIES;
import static dev.boardwright.seasons.cards.Card.TREE_OF_LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Viewer;
import dev.boardwright.seasons.SeasonsDecision.Act;
import dev.boardwright.seasons.SeasonsDecision.ChargeAmulet;
import dev.boardwright.seasons.SeasonsDecision.DiscardExcess;
import dev.boardwright.seasons.SeasonsOptions.FairiesTiming;
import dev.boardwright.seasons.cards.Card;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Worked cases of activating, and of cards that touch other players. */
class SeasonsActivationCasesTest {

  // ---- activating

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

  // ---- other players

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
