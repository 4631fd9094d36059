package dev.boardwright.seasons;

import static dev.boardwright.seasons.Scenario.A;
import static dev.boardwright.seasons.Scenario.B;
import static dev.boardwright.seasons.Scenario.C;
import static dev.boardwright.seasons.cards.Card.BALANCE_OF_ISHTAR;
import static dev.boardwright.seasons.cards.Card.CRYSTAL_ORB;
import static dev.boardwright.seasons.cards.Card.DAMNED_SOUL_OF_ONYS;
import static dev.boardwright.seasons.cards.Card.DRAGON_SKULL;
import static dev.boardwright.seasons.cards.Card.GLUTTON_CAULDRON;
import static dev.boardwright.seasons.cards.Card.HAND_OF_FORTUNE;
import static dev.boardwright.seasons.cards.Card.KAIRN_THE_DESTROYER;
import static dev.boardwright.seasons.cards.Card.MIRROR_OF_THE_SEASONS;
import static dev.boardwright.seasons.cards.Card.POTION_OF_DREAMS;
import static dev.boardwright.seasons.cards.Card.PURSE_OF_IO;
import static dev.boardwright.seasons.cards.Card.THIEVING_FAIRIES;
import static dev.boardwright.seasons.cards.Card.TREE_OF_LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.seasons.SeasonsDecision.Act;
import dev.boardwright.seasons.SeasonsOptions.FairiesTiming;
import org.junit.jupiter.api.Test;

/** Activating: rules S58 to S66. */
class SeasonsActivationRulesTest {

  @Test
  void s58_onceATurnForEachCard() {
    Scenario game =
        Scenario.of(2).play(A, KAIRN_THE_DESTROYER, KAIRN_THE_DESTROYER).reserve(A, "W4").act(A);
    assertThat(game.moves("activate")).containsExactly("activate kairn_the_destroyer 1");
    game.play("activate kairn_the_destroyer 1");
    assertThat(game.moves("activate")).containsExactly("activate kairn_the_destroyer 2");
    game.play("activate kairn_the_destroyer 2");
    assertThat(game.moves("activate")).isEmpty();
    assertThat(game.reserve(A)).isEqualTo("W2");
  }

  @Test
  void s59_aCostThatCannotBePaidForbidsTheActivation() {
    Scenario game =
        Scenario.of(2)
            .play(A, KAIRN_THE_DESTROYER, GLUTTON_CAULDRON, TREE_OF_LIGHT, BALANCE_OF_ISHTAR)
            .play(A, MIRROR_OF_THE_SEASONS, DAMNED_SOUL_OF_ONYS)
            .crystals(A, 2)
            .act(A);
    assertThat(game.moves("activate")).isEmpty();
  }

  @Test
  void s60_aCardMayBeActivatedInTheTurnInWhichItCame() {
    Scenario game =
        Scenario.of(2)
            .reserve(A, "A3 W1")
            .crystals(B, 5)
            .summon(A, KAIRN_THE_DESTROYER)
            .play("activate kairn_the_destroyer 1");
    assertThat(game.crystals(B)).isEqualTo(1);
  }

  @Test
  void s61_fairiesComeAfterTheCostAndBeforeTheEffect() {
    Scenario game =
        Scenario.of(2)
            .play(A, MIRROR_OF_THE_SEASONS)
            .play(B, THIEVING_FAIRIES)
            .crystals(A, 3)
            .reserve(A, "W3")
            .act(A)
            .play("activate mirror_of_the_seasons 1", "change water 3");
    assertThat(game.crystals(A)).isZero();
    assertThat(game.crystals(B)).isEqualTo(1); // A had nothing left
    Scenario before =
        Scenario.of(2, SeasonsOptions.FAIRIES_TIMING, FairiesTiming.BEFORE_COST)
            .play(A, MIRROR_OF_THE_SEASONS)
            .play(B, THIEVING_FAIRIES)
            .crystals(A, 3)
            .reserve(A, "W3")
            .act(A)
            .play("activate mirror_of_the_seasons 1");
    assertThat(before.moves()).containsExactly("change water 1", "change water 2");
    assertThat(before.crystals(B)).isEqualTo(2);
  }

  @Test
  void s62_handOfFortuneDoesNotLowerActivationCosts() {
    Scenario game =
        Scenario.of(2)
            .play(A, CRYSTAL_ORB, HAND_OF_FORTUNE)
            .slot(A)
            .reserve(A, "W3")
            .pile(PURSE_OF_IO, DRAGON_SKULL)
            .act(A)
            .play("activate crystal_orb 1");
    assertThat(game.moves()).containsExactly("choose put_back");
  }

  @Test
  void s63_aCardSacrificedAsItsOwnCostLeavesFirst() {
    Scenario game =
        Scenario.of(2)
            .play(A, POTION_OF_DREAMS)
            .hand(A, TREE_OF_LIGHT)
            .pile(PURSE_OF_IO)
            .act(A)
            .play("activate potion_of_dreams 1", "put_into_play tree_of_light");
    assertThat(game.inPlay(A)).containsExactly(TREE_OF_LIGHT);
    assertThat(game.gauge(A)).isEqualTo(1);
  }

  @Test
  void s64_theSeventhTokenEmptiesTheCauldron() {
    Scenario game =
        Scenario.of(2)
            .play(A, GLUTTON_CAULDRON)
            .tokens(GLUTTON_CAULDRON, "W3 F3")
            .reserve(A, "F1")
            .pile(TREE_OF_LIGHT)
            .act(A)
            .play("activate glutton_cauldron 1", "place_token reserve fire");
    assertThat(game.reserve(A)).isEqualTo("W3 F4");
    assertThat(game.crystals(A)).isEqualTo(15);
    assertThat(game.inPlay(A)).isEmpty();
    assertThat(game.question()).isEqualTo(Act.class);
  }

  @Test
  void s65_oneOfTheWaysForEachActivation() {
    Scenario game = Scenario.of(2).play(A, TREE_OF_LIGHT).crystals(A, 6).reserve(A, "W2").act(A);
    game.play("activate tree_of_light 1", "choose transmute");
    assertThat(game.crystals(A)).isEqualTo(6);
    assertThat(game.moves("activate")).isEmpty();
  }

  @Test
  void s66_theSoulGoesToTheLeftStraight() {
    Scenario game =
        Scenario.of(3)
            .play(C, DAMNED_SOUL_OF_ONYS)
            .reserve(C, "W1")
            .play(A, TREE_OF_LIGHT)
            .act(C)
            .play("activate damned_soul_of_onys 1");
    assertThat(game.inPlay(A)).containsExactly(TREE_OF_LIGHT, DAMNED_SOUL_OF_ONYS);
    assertThat(game.isTurned(DAMNED_SOUL_OF_ONYS, 1)).isFalse();
    assertThat(game.gauge(A)).isEqualTo(1);
    assertThat(game.crystals(A)).isZero();
    assertThat(game.reserve(A)).isEmpty();
  }
}
