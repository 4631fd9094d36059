package dev.boardwright.seasons;

import static dev.boardwright.seasons.Scenario.A;
import static dev.boardwright.seasons.Scenario.B;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_AIR;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_WATER;
import static dev.boardwright.seasons.cards.Card.BALANCE_OF_ISHTAR;
import static dev.boardwright.seasons.cards.Card.BESPELLED_GRIMOIRE;
import static dev.boardwright.seasons.cards.Card.DAMNED_SOUL_OF_ONYS;
import static dev.boardwright.seasons.cards.Card.DEMON_OF_ARGOS;
import static dev.boardwright.seasons.cards.Card.DRAGON_SKULL;
import static dev.boardwright.seasons.cards.Card.GLUTTON_CAULDRON;
import static dev.boardwright.seasons.cards.Card.POTION_OF_KNOWLEDGE;
import static dev.boardwright.seasons.cards.Card.POTION_OF_POWER;
import static dev.boardwright.seasons.cards.Card.PURSE_OF_IO;
import static dev.boardwright.seasons.cards.Card.RUNIC_CUBE_OF_EOLIS;
import static dev.boardwright.seasons.cards.Card.SYLLAS_THE_FAITHFUL;
import static dev.boardwright.seasons.cards.Card.TEMPORAL_BOOTS;
import static dev.boardwright.seasons.cards.Card.TREE_OF_LIGHT;
import static dev.boardwright.seasons.cards.Card.VAMPIRIC_CROWN;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Viewer;
import dev.boardwright.seasons.SeasonsDecision.Act;
import dev.boardwright.seasons.SeasonsDecision.DiscardExcess;
import dev.boardwright.seasons.SeasonsOptions.DrawFromDie;
import dev.boardwright.seasons.cards.Card;
import org.junit.jupiter.api.Test;

/** Energy, crystals, gauge, cards drawn, and transmuting: rules S27 to S46. */
class SeasonsResourceRulesTest {

  // ---- energy

  @Test
  void s27_theLimitIs7AndWithAGrimoire10() {
    assertThat(Scenario.of(2).board().seats().get(A).reserveLimit()).isEqualTo(7);
    Scenario two = Scenario.of(2).play(A, BESPELLED_GRIMOIRE, BESPELLED_GRIMOIRE);
    assertThat(two.board().seats().get(A).reserveLimit()).isEqualTo(10);
  }

  @Test
  void s28_theOwnerDiscardsDownToExactlyTheLimit() {
    Scenario game = Scenario.of(2).reserve(A, "W5 F2").dice("winter_a 4", "winter_b 6").turn(A);
    assertThat(game.moves())
        .containsExactly(
            "discard_energy air,fire",
            "discard_energy air,water",
            "discard_energy fire,fire",
            "discard_energy fire,water",
            "discard_energy water,water");
  }

  @Test
  void s29_allEnergiesAreNamedBeforeTheLimitCounts() {
    Scenario game =
        Scenario.of(2)
            .play(A, POTION_OF_KNOWLEDGE)
            .reserve(A, "W7")
            .pile(TREE_OF_LIGHT)
            .act(A)
            .play("activate potion_of_knowledge 1", "gain air,air,air,air,air");
    assertThat(game.reserve(A)).isEqualTo("W7 A5");
    assertThat(game.question()).isEqualTo(DiscardExcess.class);
  }

  @Test
  void s29_everyEnergyNamedIsTold() {
    Scenario game =
        Scenario.of(2)
            .reserve(A, "A1 W1")
            .hand(A, RUNIC_CUBE_OF_EOLIS)
            .pile(TREE_OF_LIGHT)
            .summon(A, VAMPIRIC_CROWN)
            .play("discard_card runic_cube_of_eolis");
    for (int i = 0; i < 6; i++) {
      game.play("gain fire,water,water,water,water");
    }
    assertThat(game.reserve(A)).isEqualTo("W24 F6");
    assertThat(game.told(Viewer.of(B)))
        .filteredOn(SeasonsEvent.EnergyGained.class::isInstance)
        .flatExtracting(event -> ((SeasonsEvent.EnergyGained) event).energies())
        .hasSize(30);
  }

  @Test
  void s30_thePayerChoosesThePlaceOfEveryToken() {
    Scenario game =
        Scenario.of(2)
            .play(A, AMULET_OF_WATER, AMULET_OF_WATER)
            .slot(A)
            .tokens(AMULET_OF_WATER, "W1 E1")
            .reserve(A, "W2")
            .hand(A, POTION_OF_KNOWLEDGE);
    game.now.inPlay.addTokens(AMULET_OF_WATER.ordinal(), 2, Scenario.bag("W1"));
    game.act(A).play("summon potion_of_knowledge");
    assertThat(game.moves()).containsExactly("pay -", "pay water");
    game.play("pay -");
    assertThat(game.moves()).containsExactly("pay -", "pay water");
    game.play("pay water");
    assertThat(game.reserve(A)).isEqualTo("W1");
    assertThat(game.tokens(AMULET_OF_WATER)).isEqualTo("W1 E1");
    assertThat(game.now.inPlay.tokens(AMULET_OF_WATER.ordinal(), 2)).isZero();
    game.play("use_bonus exchange_two");
    assertThat(game.moves()) // of the amulet's two tokens at least one: the reserve has only one
        .containsExactly("pay earth", "pay water", "pay earth,water");
  }

  @Test
  void s31_tokensOnTheCauldronCannotBeSpent() {
    Scenario game =
        Scenario.of(2)
            .play(A, GLUTTON_CAULDRON)
            .slot(A)
            .tokens(GLUTTON_CAULDRON, "W5")
            .hand(A, POTION_OF_KNOWLEDGE)
            .actTransmuting(A);
    assertThat(game.moves("transmute")).isEmpty();
    assertThat(game.moves("summon")).isEmpty();
    assertThat(game.moves("activate")).isEmpty();
    assertThat(game.legal("use_bonus exchange_two")).isFalse();
  }

  @Test
  void s32_tokensOnACardThatLeavesPlayAreLost() {
    Scenario game =
        Scenario.of(2)
            .play(B, GLUTTON_CAULDRON)
            .tokens(GLUTTON_CAULDRON, "W5")
            .reserve(A, "F3")
            .pile(TREE_OF_LIGHT)
            .summon(A, SYLLAS_THE_FAITHFUL)
            .play("sacrifice glutton_cauldron 1");
    assertThat(game.reserve(B)).isEmpty();
    assertThat(game.tokens(GLUTTON_CAULDRON)).isEmpty();
  }

  @Test
  void s33_energyIsNotDiscardedAtWill() {
    Scenario game = Scenario.of(2).reserve(A, "W7").act(A);
    assertThat(game.moves()).noneMatch(move -> move.startsWith("discard"));
  }

  // ---- crystals and gauge

  @Test
  void s34_crystalsNeverGoBelow0() {
    Scenario game = Scenario.of(2).crystals(A, 2).play(A, DAMNED_SOUL_OF_ONYS).endOfRound();
    assertThat(game.crystals(A)).isZero();
    Scenario rich = Scenario.of(2).crystals(A, 400).reserve(A, "E1").actTransmuting(A);
    assertThat(rich.play("transmute reserve earth 1").crystals(A)).isEqualTo(403);
  }

  @Test
  void s35_aCostInCrystalsMustBePaidInFull() {
    Scenario game = Scenario.of(2).crystals(A, 19).toSummon(A, RUNIC_CUBE_OF_EOLIS);
    assertThat(game.moves("summon")).isEmpty();
    assertThat(Scenario.of(2).play(A, TREE_OF_LIGHT).crystals(A, 2).act(A).moves("activate"))
        .isEmpty();
  }

  @Test
  void s36_theGaugeGoesFrom0To15() {
    Scenario game = Scenario.of(2).gauge(A, 14).reserve(A, "A2").summon(A, AMULET_OF_AIR);
    assertThat(game.gauge(A)).isEqualTo(15);
    Scenario demon = Scenario.of(2).reserve(A, "A1 E1 F1 W1").summon(A, DEMON_OF_ARGOS);
    assertThat(demon.gauge(B)).isZero();
  }

  @Test
  void s37_beingAboveTheGaugeCostsNothing() {
    Scenario game =
        Scenario.of(2)
            .play(A, PURSE_OF_IO, TREE_OF_LIGHT)
            .gauge(A, 1)
            .hand(A, TEMPORAL_BOOTS)
            .crystals(A, 3)
            .act(A);
    assertThat(game.inPlay(A)).hasSize(2);
    assertThat(game.moves("summon")).isEmpty();
    assertThat(game.moves("activate")).hasSize(1);
    game.gauge(A, 2).play("use_bonus gauge");
    assertThat(game.legal("summon temporal_boots")).isTrue();
  }

  // ---- drawing

  @Test
  void s38_aCardDrawnWithTheDieIsKeptOrDiscarded() {
    Scenario game = Scenario.of(2).pile(PURSE_OF_IO, DRAGON_SKULL).actWithDraw(A).play("draw");
    assertThat(game.moves()).containsExactly("choose keep", "choose discard");
    assertThat(game.board(Viewer.of(A)).seats().get(A).looking().cards().orElseThrow())
        .containsExactly(PURSE_OF_IO);
    game.play("choose discard");
    assertThat(game.hand(A)).isEmpty();
    assertThat(game.discardPile()).isEqualTo(1);
    assertThat(game.legal("draw")).isFalse();
    Scenario mandatory =
        Scenario.of(
                2,
                SeasonsOptions.DRAW_FROM_DIE,
                DrawFromDie.MANDATORY_BEFORE_SUMMON_ACTIVATE_AND_END)
            .slot(A)
            .hand(A, TEMPORAL_BOOTS)
            .reserve(A, "W1")
            .pile(PURSE_OF_IO, DRAGON_SKULL)
            .turn(new Turn(A, true, false, true, false, 0))
            .proceed(new SeasonsTask.NextAction(A));
    assertThat(mandatory.moves())
        .containsExactly(
            "draw",
            "transmute reserve water 1",
            "use_bonus transmute",
            "use_bonus gauge",
            "use_bonus draw_two");
    mandatory.play("draw", "choose keep");
    assertThat(mandatory.moves()).contains("summon temporal_boots", "end_turn");
  }

  @Test
  void s39_theBonusDrawKeepsExactlyOneOfTwo() {
    Scenario game = Scenario.of(2).pile(PURSE_OF_IO, PURSE_OF_IO, TREE_OF_LIGHT).actWithDraw(A);
    game.play("use_bonus draw_two");
    assertThat(game.moves()).containsExactly("keep purse_of_io"); // asked all the same: secret
    assertThat(game.now.decision(A).alwaysAsked()).isTrue();
    game.play("keep purse_of_io");
    assertThat(game.hand(A)).containsExactly(PURSE_OF_IO);
    assertThat(game.discardPile()).isEqualTo(1);
  }

  @Test
  void s40_aHandHasNoLimit() {
    Scenario game = Scenario.of(2);
    for (int i = 0; i < 30; i++) {
      game.hand(A, Card.of(i));
    }
    game.pile(TREE_OF_LIGHT, DRAGON_SKULL).actWithDraw(A).play("draw", "choose keep");
    assertThat(game.hand(A)).hasSize(31);
  }

  @Test
  void s41_whatCardsDrawIsKept() {
    Scenario game =
        Scenario.of(2)
            .play(A, POTION_OF_POWER)
            .pile(PURSE_OF_IO, DRAGON_SKULL)
            .act(A)
            .play("activate potion_of_power 1");
    assertThat(game.hand(A)).containsExactly(PURSE_OF_IO);
    assertThat(game.question()).isEqualTo(Act.class);
  }

  // ---- transmuting

  @Test
  void s42_transmutingNeedsPermissionUntilTheEndOfTheTurn() {
    assertThat(Scenario.of(2).reserve(A, "W2").act(A).moves("transmute")).isEmpty();
    Scenario die = Scenario.of(2).dice("winter_a 4", "winter_b 6").turn(A);
    assertThat(die.moves("transmute"))
        .containsExactly("transmute reserve air 1", "transmute reserve water 1");
    die.play("transmute reserve air 1", "transmute reserve water 1");
    assertThat(die.crystals(A)).isEqualTo(2);
    Scenario bonus = Scenario.of(2).reserve(A, "W2").act(A).play("use_bonus transmute");
    assertThat(bonus.moves("transmute")).hasSize(2);
    Scenario tree = Scenario.of(2).play(A, TREE_OF_LIGHT).reserve(A, "W2").act(A);
    assertThat(tree.play("activate tree_of_light 1").moves("transmute")).hasSize(1);
  }

  @Test
  void s43_theRateIsThatOfTheSeason() {
    int[][] crystals = {{1, 3, 2, 1}, {2, 1, 3, 1}, {3, 1, 1, 2}, {1, 2, 1, 3}};
    String[] types = {"air", "earth", "fire", "water"};
    for (int season = 0; season < 4; season++) {
      for (int type = 0; type < 4; type++) {
        Scenario game =
            Scenario.of(2).at(2, 3 * season + 2).reserve(A, "A1 E1 F1 W1").actTransmuting(A);
        game.play("transmute reserve " + types[type] + " 1");
        assertThat(game.crystals(A)).isEqualTo(crystals[season][type]);
      }
    }
  }

  @Test
  void s44_bonusesAndPursesAddUp() {
    Scenario game =
        Scenario.of(2).play(A, PURSE_OF_IO, PURSE_OF_IO).reserve(A, "W2").actTransmuting(A);
    game.play("use_bonus transmute", "use_bonus transmute", "transmute reserve water 2");
    assertThat(game.crystals(A)).isEqualTo(2 * (1 + 2 + 2));
  }

  @Test
  void s45_aLaterBonusDoesNotRaiseWhatIsTransmuted() {
    Scenario game = Scenario.of(2).reserve(A, "W2").actTransmuting(A);
    game.play("transmute reserve water 1", "use_bonus transmute", "transmute reserve water 1");
    assertThat(game.crystals(A)).isEqualTo(1 + 2);
  }

  @Test
  void s46_fixedRatesNeedNoPermissionAndGiveNone() {
    Scenario game = Scenario.of(2).at(1, 4).play(A, BALANCE_OF_ISHTAR).reserve(A, "F3 W1").act(A);
    game.play("activate balance_of_ishtar 1", "choose_energy fire");
    assertThat(game.crystals(A)).isEqualTo(9);
    assertThat(game.moves("transmute")).isEmpty();
  }
}
