package dev.boardwright.seasons;

import static dev.boardwright.seasons.Scenario.A;
import static dev.boardwright.seasons.Scenario.B;
import static dev.boardwright.seasons.Scenario.C;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_AIR;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_EARTH;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_FIRE;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_WATER;
import static dev.boardwright.seasons.cards.Card.ARCANO_LEECH;
import static dev.boardwright.seasons.cards.Card.CRYSTAL_ORB;
import static dev.boardwright.seasons.cards.Card.CURSED_TREATISE_OF_ARUS;
import static dev.boardwright.seasons.cards.Card.DIVINE_CHALICE;
import static dev.boardwright.seasons.cards.Card.DRAGON_SKULL;
import static dev.boardwright.seasons.cards.Card.ELEMENTAL_AMULET;
import static dev.boardwright.seasons.cards.Card.FIGRIM_THE_AVARICIOUS;
import static dev.boardwright.seasons.cards.Card.HAND_OF_FORTUNE;
import static dev.boardwright.seasons.cards.Card.LANTERN_OF_XIDIT;
import static dev.boardwright.seasons.cards.Card.LEWIS_GREYFACE;
import static dev.boardwright.seasons.cards.Card.NARIA_THE_PROPHETESS;
import static dev.boardwright.seasons.cards.Card.OLAFS_BLESSED_STATUE;
import static dev.boardwright.seasons.cards.Card.POTION_OF_DREAMS;
import static dev.boardwright.seasons.cards.Card.POTION_OF_LIFE;
import static dev.boardwright.seasons.cards.Card.POTION_OF_POWER;
import static dev.boardwright.seasons.cards.Card.PURSE_OF_IO;
import static dev.boardwright.seasons.cards.Card.RUNIC_CUBE_OF_EOLIS;
import static dev.boardwright.seasons.cards.Card.SCEPTER_OF_GREATNESS;
import static dev.boardwright.seasons.cards.Card.SID_NIGHTSHADE;
import static dev.boardwright.seasons.cards.Card.STAFF_OF_SPRING;
import static dev.boardwright.seasons.cards.Card.TEMPORAL_BOOTS;
import static dev.boardwright.seasons.cards.Card.TREE_OF_LIGHT;
import static dev.boardwright.seasons.cards.Card.VAMPIRIC_CROWN;
import static dev.boardwright.seasons.cards.Card.YJANGS_FORGOTTEN_VASE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Viewer;
import dev.boardwright.seasons.SeasonsDecision.Act;
import dev.boardwright.seasons.SeasonsDecision.DiscardExcess;
import dev.boardwright.seasons.SeasonsDecision.GainEnergy;
import dev.boardwright.seasons.SeasonsDecision.MoveSeason;
import dev.boardwright.seasons.cards.Card;
import org.junit.jupiter.api.Test;

/** Worked cases of summoning, and of what cards do when they come into play. */
class SeasonsSummoningCasesTest {

  @Test
  void case12_gauge() {
    Scenario game =
        Scenario.of(2)
            .play(A, PURSE_OF_IO, DRAGON_SKULL, TREE_OF_LIGHT)
            .hand(A, TEMPORAL_BOOTS)
            .act(A);
    assertThat(game.moves("summon")).isEmpty();
    game.play("use_bonus gauge");
    assertThat(game.gauge(A)).isEqualTo(4);
    assertThat(game.legal("summon temporal_boots")).isTrue();
  }

  private static Scenario case13(String reserve, Card card, Card... inPlay) {
    return Scenario.of(2).play(A, inPlay).reserve(A, reserve).toSummon(A, card);
  }

  @Test
  void case13_handOfFortune() {
    Scenario one = case13("W2", OLAFS_BLESSED_STATUE, HAND_OF_FORTUNE);
    one.play("summon olafs_blessed_statue");
    assertThat(one.reserve(A)).isEmpty();
    assertThat(one.crystals(A)).isEqualTo(20);
    Scenario two = case13("W2", OLAFS_BLESSED_STATUE, HAND_OF_FORTUNE, HAND_OF_FORTUNE);
    two.play("summon olafs_blessed_statue");
    assertThat(two.reserve(A)).isEqualTo("W1");
    Scenario never = case13("", CURSED_TREATISE_OF_ARUS, HAND_OF_FORTUNE, HAND_OF_FORTUNE);
    assertThat(never.moves("summon")).isEmpty();
    Scenario water = case13("W1", CURSED_TREATISE_OF_ARUS, HAND_OF_FORTUNE, HAND_OF_FORTUNE);
    assertThat(water.play("summon cursed_treatise_of_arus").reserve(A)).isEmpty();
    Scenario crystals = case13("", NARIA_THE_PROPHETESS, HAND_OF_FORTUNE).crystals(A, 2);
    assertThat(crystals.moves("summon")).isEmpty();
    Scenario lantern = case13("E3 F3", LANTERN_OF_XIDIT, HAND_OF_FORTUNE);
    lantern.play("summon lantern_of_xidit");
    assertThat(lantern.moves()).containsExactly("waive earth", "waive fire");
    assertThat(lantern.play("waive fire").reserve(A)).isEqualTo("F1");
  }

  @Test
  void case14_handOfFortuneWithElementalAmulet() {
    Scenario game = case13("W1", ELEMENTAL_AMULET, HAND_OF_FORTUNE).play("summon elemental_amulet");
    assertThat(game.moves())
        .containsExactly(
            "name_energies water",
            "name_energies air,water",
            "name_energies earth,water",
            "name_energies fire,water");
    game.play("name_energies earth,water");
    assertThat(game.moves()).containsExactly("waive earth");
    game.play("waive earth");
    assertThat(game.reserve(A)).isEmpty();
    game.play("gain air,fire");
    assertThat(game.reserve(A)).isEqualTo("A1 F1");
    assertThat(game.crystals(A)).isEqualTo(5);
    Scenario single =
        case13("W1", ELEMENTAL_AMULET, HAND_OF_FORTUNE).play("summon elemental_amulet");
    assertThat(single.play("name_energies water").reserve(A)).isEmpty();
    assertThat(case13("", ELEMENTAL_AMULET, HAND_OF_FORTUNE).moves("summon")).isEmpty();
  }

  private static Scenario case15(int crystals) {
    return Scenario.of(3)
        .play(B, ARCANO_LEECH)
        .play(C, ARCANO_LEECH)
        .crystals(A, crystals)
        .reserve(A, "W2")
        .toSummon(A, AMULET_OF_WATER);
  }

  @Test
  void case15_twoLeeches() {
    assertThat(case15(1).moves("summon")).isEmpty();
    Scenario game = case15(2).play("summon amulet_of_water");
    assertThat(game.crystals(A)).isZero();
    assertThat(game.crystals(B)).isEqualTo(1);
    assertThat(game.crystals(C)).isEqualTo(1);
    assertThat(game.reserve(A)).isEmpty();
  }

  private static Scenario case16(int crystals) {
    return Scenario.of(2)
        .play(B, ARCANO_LEECH)
        .play(A, STAFF_OF_SPRING)
        .crystals(A, crystals)
        .pile(PURSE_OF_IO, DRAGON_SKULL, TREE_OF_LIGHT)
        .toSummon(A, NARIA_THE_PROPHETESS);
  }

  @Test
  void case16_leechPlusCrystalCost() {
    assertThat(case16(3).moves("summon")).isEmpty();
    Scenario game = case16(4).play("summon naria_the_prophetess");
    assertThat(game.crystals(B)).isEqualTo(1);
    assertThat(game.crystals(A)).isEqualTo(3);
    assertThat(game.moves()).containsExactly("keep purse_of_io", "keep dragon_skull");
  }

  @Test
  void case17_staffAndVase() {
    Scenario game =
        Scenario.of(2)
            .play(A, STAFF_OF_SPRING, YJANGS_FORGOTTEN_VASE)
            .reserve(A, "E2")
            .summon(A, AMULET_OF_EARTH);
    assertThat(game.crystals(A)).isEqualTo(3);
    game.play("gain fire");
    assertThat(game.crystals(A)).isEqualTo(12);
    assertThat(game.reserve(A)).isEqualTo("F1");

    Scenario staff = Scenario.of(2).reserve(A, "E3").summon(A, STAFF_OF_SPRING);
    assertThat(staff.crystals(A)).isZero();
    Scenario vase = Scenario.of(2).reserve(A, "E1 F1 W1").summon(A, YJANGS_FORGOTTEN_VASE);
    assertThat(vase.question()).isEqualTo(Act.class);

    Scenario free =
        Scenario.of(2).play(A, STAFF_OF_SPRING, YJANGS_FORGOTTEN_VASE).summon(A, TEMPORAL_BOOTS);
    assertThat(free.crystals(A)).isEqualTo(3);
    assertThat(free.question()).isEqualTo(GainEnergy.class);
  }

  @Test
  void case18_vaseOverflowBeforeTheCardsOwnEffect() {
    Scenario game =
        Scenario.of(2).play(A, YJANGS_FORGOTTEN_VASE).reserve(A, "W7").summon(A, TEMPORAL_BOOTS);
    game.play("gain fire");
    assertThat(game.question()).isEqualTo(DiscardExcess.class);
    game.play("discard_energy water");
    assertThat(game.reserve(A)).isEqualTo("W6 F1");
    assertThat(game.question()).isEqualTo(MoveSeason.class);
  }

  @Test
  void case19_divineChaliceWithoutASlot() {
    Scenario game =
        Scenario.of(2)
            .play(A, PURSE_OF_IO, DRAGON_SKULL, TREE_OF_LIGHT)
            .gauge(A, 4)
            .reserve(A, "A1 E1 F1 W1")
            .pile(AMULET_OF_AIR, AMULET_OF_FIRE, CRYSTAL_ORB, POTION_OF_LIFE, POTION_OF_POWER)
            .summon(A, DIVINE_CHALICE);
    assertThat(game.question()).isEqualTo(Act.class);
    assertThat(game.discardPile()).isEqualTo(4);
    assertThat(game.drawPile()).isEqualTo(1);
    assertThat(game.inPlay(A)).hasSize(4);
  }

  @Test
  void case20_chaliceIntoElementalAmulet() {
    Scenario game =
        Scenario.of(2)
            .play(A, STAFF_OF_SPRING, YJANGS_FORGOTTEN_VASE, TREE_OF_LIGHT, PURSE_OF_IO)
            .play(B, ARCANO_LEECH)
            .gauge(A, 6)
            .crystals(A, 1)
            .reserve(A, "A1 E1 F1 W1")
            .pile(
                AMULET_OF_AIR,
                ELEMENTAL_AMULET,
                CRYSTAL_ORB,
                POTION_OF_LIFE,
                POTION_OF_POWER,
                DRAGON_SKULL)
            .summon(A, DIVINE_CHALICE);
    assertThat(game.crystals(A)).isEqualTo(3); // the Leech took one, the Staff brought three
    game.play("gain water", "put_into_play elemental_amulet");
    assertThat(game.inPlay(A)).hasSize(6).contains(ELEMENTAL_AMULET);
    game.play("gain air,air");
    assertThat(game.question()).isEqualTo(Act.class); // no Vase for the free card
    assertThat(game.crystals(A)).isEqualTo(8); // and no Staff or Leech
    assertThat(game.hand(A)).containsExactly(POTION_OF_POWER);
    assertThat(game.gauge(A)).isEqualTo(7);
    assertThat(game.discardPile()).isEqualTo(3);
  }

  @Test
  void case21_potionOfDreamsWithAFullGauge() {
    Scenario game =
        Scenario.of(2)
            .play(A, POTION_OF_DREAMS, AMULET_OF_WATER)
            .tokens(AMULET_OF_WATER, "W1 A1")
            .reserve(A, "F3")
            .hand(A, RUNIC_CUBE_OF_EOLIS)
            .play(B, ARCANO_LEECH)
            .pile(PURSE_OF_IO)
            .act(A);
    game.play("activate potion_of_dreams 1");
    assertThat(game.reserve(A)).isEmpty();
    game.play("put_into_play runic_cube_of_eolis");
    assertThat(game.inPlay(A)).containsExactly(AMULET_OF_WATER, RUNIC_CUBE_OF_EOLIS);
    assertThat(game.tokens(AMULET_OF_WATER)).isEqualTo("W1 A1");
    assertThat(game.crystals(B)).isZero();
  }

  private static Scenario case22() {
    return Scenario.of(2)
        .reserve(A, "A1 W1")
        .hand(A, RUNIC_CUBE_OF_EOLIS, CURSED_TREATISE_OF_ARUS)
        .pile(POTION_OF_LIFE, PURSE_OF_IO)
        .summon(A, VAMPIRIC_CROWN);
  }

  @Test
  void case22_vampiricCrown() {
    Scenario cube = case22().play("discard_card runic_cube_of_eolis");
    assertThat(cube.told(Viewer.of(B)))
        .contains(new SeasonsEvent.CardDiscarded(A, RUNIC_CUBE_OF_EOLIS));
    for (int i = 0; i < 6; i++) {
      cube.play("gain fire,fire,water,water,water");
    }
    assertThat(cube.reserve(A)).isEqualTo("W18 F12");
    for (int i = 0; i < 4; i++) {
      cube.play("discard_energy fire,water,water,water,water");
    }
    cube.play("discard_energy fire,fire,fire");
    assertThat(cube.reserve(A)).isEqualTo("W2 F5");
    assertThat(cube.question()).isEqualTo(Act.class);

    Scenario treatise = case22().play("discard_card cursed_treatise_of_arus");
    assertThat(treatise.question()).isEqualTo(Act.class);
    assertThat(treatise.reserve(A)).isEmpty();

    Scenario draw = case22().play("choose draw");
    assertThat(draw.told(Viewer.of(B))).contains(new SeasonsEvent.CardDrawn(A, POTION_OF_LIFE));
    assertThat(draw.hand(A)).contains(POTION_OF_LIFE);
    assertThat(draw.reserve(A)).isEmpty();
    assertThat(draw.question()).isEqualTo(Act.class);
  }

  @Test
  void case23_secondScepter() {
    Scenario game =
        Scenario.of(2)
            .play(A, SCEPTER_OF_GREATNESS, PURSE_OF_IO, FIGRIM_THE_AVARICIOUS)
            .reserve(A, "A1 E1 F1 W1")
            .summon(A, SCEPTER_OF_GREATNESS);
    assertThat(game.crystals(A)).isEqualTo(6);
  }

  @Test
  void case24_lewisGreyface() {
    Scenario game =
        Scenario.of(2)
            .reserve(A, "A1 F1 W4")
            .reserve(B, "E5")
            .play(B, AMULET_OF_WATER)
            .tokens(AMULET_OF_WATER, "F2")
            .summon(A, LEWIS_GREYFACE);
    game.play("copy_reserve 1");
    assertThat(game.reserve(A)).isEqualTo("W4 E5");
    assertThat(game.question()).isEqualTo(DiscardExcess.class);
    game.play("discard_energy water,water");
    assertThat(game.reserve(A)).isEqualTo("W2 E5");
    assertThat(game.reserve(B)).isEqualTo("E5");
    assertThat(game.tokens(AMULET_OF_WATER)).isEqualTo("F2");
  }

  private static Scenario case25(int a, int b, int c) {
    return Scenario.of(3)
        .crystals(A, a)
        .crystals(B, b)
        .crystals(C, c)
        .reserve(A, "E2")
        .summon(A, SID_NIGHTSHADE);
  }

  @Test
  void case25_sidNightshade() {
    Scenario tie = case25(10, 10, 9);
    assertThat(tie.crystals(A)).isEqualTo(10);
    assertThat(tie.crystals(B)).isEqualTo(10);
    Scenario most = case25(11, 3, 9);
    assertThat(most.crystals(A)).isEqualTo(19);
    assertThat(most.crystals(B)).isZero();
    assertThat(most.crystals(C)).isEqualTo(4);
  }
}
