package dev.boardwright.seasons;

import static dev.boardwright.seasons.Scenario.A;
import static dev.boardwright.seasons.Scenario.B;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_WATER;
import static dev.boardwright.seasons.cards.Card.BEGGARS_HORN;
import static dev.boardwright.seasons.cards.Card.DAMNED_SOUL_OF_ONYS;
import static dev.boardwright.seasons.cards.Card.DIE_OF_MALICE;
import static dev.boardwright.seasons.cards.Card.GLUTTON_CAULDRON;
import static dev.boardwright.seasons.cards.Card.HAND_OF_FORTUNE;
import static dev.boardwright.seasons.cards.Card.HOURGLASS_OF_TIME;
import static dev.boardwright.seasons.cards.Card.LANTERN_OF_XIDIT;
import static dev.boardwright.seasons.cards.Card.PURSE_OF_IO;
import static dev.boardwright.seasons.cards.Card.RAGFIELDS_HELM;
import static dev.boardwright.seasons.cards.Card.SEALED_CHEST_OF_URM;
import static dev.boardwright.seasons.cards.Card.STAFF_OF_SPRING;
import static dev.boardwright.seasons.cards.Card.TREE_OF_LIGHT;
import static dev.boardwright.seasons.cards.Card.WONDROUS_CHEST;
import static dev.boardwright.seasons.cards.Card.YJANGS_FORGOTTEN_VASE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.seasons.cards.Trigger;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What is printed on the cards that stay in force, always or whenever something happens; not those
 * that touch opponents.
 */
class SeasonsLastingCardsTest {

  // ---- always

  @Test
  void card8_purseOfIo() {
    Scenario game =
        Scenario.of(2).play(A, PURSE_OF_IO, PURSE_OF_IO).reserve(A, "W2").actTransmuting(A);
    assertThat(game.play("transmute reserve water 2").crystals(A)).isEqualTo(6);
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

  // ---- when its owner summons a card

  @Test
  void card6_staffOfSpring() {
    Scenario game =
        Scenario.of(2).play(A, STAFF_OF_SPRING, STAFF_OF_SPRING).summon(A, GLUTTON_CAULDRON);
    assertThat(game.crystals(A)).isEqualTo(6);
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

  // ---- the end of the round

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

  // ---- the change of season

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

  // ---- the end of the game

  @Test
  void card19_ragfieldsHelm() {
    Scenario game = Scenario.of(2).play(A, RAGFIELDS_HELM, RAGFIELDS_HELM).play(B, PURSE_OF_IO);
    assertThat(game.part(A, "special_cards")).isEqualTo(40);
    game.play(B, TREE_OF_LIGHT);
    assertThat(game.part(A, "special_cards")).isZero();
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
}
