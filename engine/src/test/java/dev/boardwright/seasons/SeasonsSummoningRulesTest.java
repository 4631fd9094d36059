package dev.boardwright.seasons;

import static dev.boardwright.seasons.Scenario.A;
import static dev.boardwright.seasons.Scenario.B;
import static dev.boardwright.seasons.cards.Card.ARCANO_LEECH;
import static dev.boardwright.seasons.cards.Card.CRYSTAL_ORB;
import static dev.boardwright.seasons.cards.Card.DAMNED_SOUL_OF_ONYS;
import static dev.boardwright.seasons.cards.Card.DIE_OF_MALICE;
import static dev.boardwright.seasons.cards.Card.DIVINE_CHALICE;
import static dev.boardwright.seasons.cards.Card.DRAGON_SKULL;
import static dev.boardwright.seasons.cards.Card.ELEMENTAL_AMULET;
import static dev.boardwright.seasons.cards.Card.FIGRIM_THE_AVARICIOUS;
import static dev.boardwright.seasons.cards.Card.GLUTTON_CAULDRON;
import static dev.boardwright.seasons.cards.Card.HAND_OF_FORTUNE;
import static dev.boardwright.seasons.cards.Card.POTION_OF_DREAMS;
import static dev.boardwright.seasons.cards.Card.PURSE_OF_IO;
import static dev.boardwright.seasons.cards.Card.RUNIC_CUBE_OF_EOLIS;
import static dev.boardwright.seasons.cards.Card.STAFF_OF_SPRING;
import static dev.boardwright.seasons.cards.Card.TEMPORAL_BOOTS;
import static dev.boardwright.seasons.cards.Card.TITUS_DEEPGAZE;
import static dev.boardwright.seasons.cards.Card.TREE_OF_LIGHT;
import static dev.boardwright.seasons.cards.Card.YJANGS_FORGOTTEN_VASE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Viewer;
import dev.boardwright.seasons.SeasonsDecision.Act;
import dev.boardwright.seasons.SeasonsDecision.GainEnergy;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Summoning: rules S47 to S57. */
class SeasonsSummoningRulesTest {

  @Test
  void s47_summoningNeedsASlot() {
    Scenario game = Scenario.of(2).hand(A, TEMPORAL_BOOTS).act(A);
    assertThat(game.moves("summon")).isEmpty();
    game.play("use_bonus gauge");
    assertThat(game.moves("summon")).hasSize(1);
  }

  @Test
  void s48_thePriceDependsOnTheNumberOfPlayers() {
    int[] figrim = {3, 6, 9};
    for (int seats = 2; seats <= 4; seats++) {
      Scenario game = Scenario.of(seats).crystals(A, 10).summon(A, FIGRIM_THE_AVARICIOUS);
      assertThat(game.crystals(A)).isEqualTo(10 - figrim[seats - 2]);
      Scenario titus = Scenario.of(seats).reserve(A, "F4").summon(A, TITUS_DEEPGAZE);
      assertThat(titus.reserve(A)).isEqualTo("F" + (4 - seats + 1));
    }
  }

  @Test
  void s49_eachLeechOfAnOpponentTakesACrystalFirst() {
    Scenario game =
        Scenario.of(3)
            .play(B, ARCANO_LEECH, ARCANO_LEECH)
            .crystals(A, 22)
            .summon(A, RUNIC_CUBE_OF_EOLIS);
    assertThat(game.crystals(A)).isZero();
    assertThat(game.crystals(B)).isEqualTo(2);
    Scenario poor =
        Scenario.of(3)
            .play(B, ARCANO_LEECH, ARCANO_LEECH)
            .crystals(A, 21)
            .toSummon(A, RUNIC_CUBE_OF_EOLIS);
    assertThat(poor.moves("summon")).isEmpty();
  }

  @Test
  void s50_handOfFortuneIsNotOptionalAndTheSummonerChooses() {
    Scenario game =
        Scenario.of(2).play(A, HAND_OF_FORTUNE).reserve(A, "A2 F1").summon(A, PURSE_OF_IO);
    assertThat(game.moves()).containsExactly("waive air", "waive fire");
    assertThat(game.play("waive fire").reserve(A)).isEqualTo("A1 F1");
    Scenario forced =
        Scenario.of(2).play(A, HAND_OF_FORTUNE).reserve(A, "A2").summon(A, PURSE_OF_IO);
    assertThat(forced.moves()).containsExactly("waive fire"); // there is no fire to pay
  }

  @Test
  void s51_elementalAmuletNamesOneToFourTypes() {
    Scenario game = Scenario.of(2).reserve(A, "A1 W1").summon(A, ELEMENTAL_AMULET);
    assertThat(game.moves())
        .containsExactly("name_energies air", "name_energies water", "name_energies air,water");
    game.play("name_energies air");
    assertThat(game.reserve(A)).isEqualTo("W1");
    assertThat(game.gauge(A)).isEqualTo(2);
    assertThat(game.question()).isEqualTo(Act.class); // water was not named
  }

  @Test
  void s52_theCardIsInPlayStraightForAllToSee() {
    Scenario game = Scenario.of(2).summon(A, GLUTTON_CAULDRON);
    assertThat(game.board(Viewer.of(B)).seats().get(A).inPlay())
        .containsExactly(new SeasonsBoard.CardInPlay(GLUTTON_CAULDRON, 1, false, Map.of()));
    assertThat(game.hand(A)).isEmpty();
  }

  @Test
  void s53_staffAndVaseThatWereInPlayTrigger() {
    Scenario game =
        Scenario.of(2)
            .play(A, STAFF_OF_SPRING, YJANGS_FORGOTTEN_VASE)
            .reserve(A, "E3")
            .summon(A, STAFF_OF_SPRING);
    assertThat(game.crystals(A)).isEqualTo(3); // the new Staff brings nothing for itself
    assertThat(game.question()).isEqualTo(GainEnergy.class);
  }

  @Test
  void s54_theEnterPlayEffectIsNotOptional() {
    Scenario game = Scenario.of(2).summon(A, TEMPORAL_BOOTS);
    assertThat(game.moves()).allMatch(move -> move.startsWith("move_season")).hasSize(6);
  }

  @Test
  void s55_anyNumberOfCardsAndTwoCopies() {
    Scenario game =
        Scenario.of(2)
            .gauge(A, 3)
            .hand(A, GLUTTON_CAULDRON, GLUTTON_CAULDRON, DIE_OF_MALICE)
            .act(A)
            .play("summon glutton_cauldron", "summon die_of_malice", "summon glutton_cauldron");
    assertThat(game.inPlay(A)).containsExactly(DIE_OF_MALICE, GLUTTON_CAULDRON, GLUTTON_CAULDRON);
  }

  @Test
  void s56_aFreeCardPaysNothingAndTriggersNothing() {
    Scenario game =
        Scenario.of(2)
            .play(A, POTION_OF_DREAMS, STAFF_OF_SPRING, YJANGS_FORGOTTEN_VASE)
            .play(B, ARCANO_LEECH)
            .hand(A, ELEMENTAL_AMULET)
            .crystals(A, 4)
            .pile(PURSE_OF_IO, DRAGON_SKULL)
            .act(A)
            .play("activate potion_of_dreams 1", "put_into_play elemental_amulet");
    assertThat(game.crystals(A)).isEqualTo(4);
    game.play("gain air,air");
    assertThat(game.crystals(A)).isEqualTo(9); // earth
    assertThat(game.gauge(A)).isEqualTo(4); // air
    assertThat(game.hand(A)).hasSize(1); // fire
    assertThat(game.reserve(A)).isEqualTo("A2"); // water, and nothing of the Vase
  }

  @Test
  void s57_chaliceWithASlotMustPutACardIntoPlay() {
    Scenario game =
        Scenario.of(2)
            .gauge(A, 2)
            .reserve(A, "A1 E1 F1 W1")
            .pile(DAMNED_SOUL_OF_ONYS, PURSE_OF_IO, TREE_OF_LIGHT, CRYSTAL_ORB, DRAGON_SKULL)
            .summon(A, DIVINE_CHALICE);
    assertThat(game.moves()).hasSize(4).allMatch(move -> move.startsWith("put_into_play"));
    game.play("put_into_play damned_soul_of_onys");
    assertThat(game.crystals(A)).isEqualTo(10);
    assertThat(game.reserve(A)).isEqualTo("W1");
  }
}
