package dev.boardwright.seasons;

import static dev.boardwright.seasons.Scenario.A;
import static dev.boardwright.seasons.Scenario.B;
import static dev.boardwright.seasons.Scenario.C;
import static dev.boardwright.seasons.Scenario.D;
import static dev.boardwright.seasons.cards.Card.AMSUG_LONGNECK;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_EARTH;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_FIRE;
import static dev.boardwright.seasons.cards.Card.ARCANO_LEECH;
import static dev.boardwright.seasons.cards.Card.BEGGARS_HORN;
import static dev.boardwright.seasons.cards.Card.CRYSTAL_ORB;
import static dev.boardwright.seasons.cards.Card.CURSED_TREATISE_OF_ARUS;
import static dev.boardwright.seasons.cards.Card.DAMNED_SOUL_OF_ONYS;
import static dev.boardwright.seasons.cards.Card.DEMON_OF_ARGOS;
import static dev.boardwright.seasons.cards.Card.DIVINE_CHALICE;
import static dev.boardwright.seasons.cards.Card.DRAGON_SKULL;
import static dev.boardwright.seasons.cards.Card.FIGRIM_THE_AVARICIOUS;
import static dev.boardwright.seasons.cards.Card.GLUTTON_CAULDRON;
import static dev.boardwright.seasons.cards.Card.KAIRN_THE_DESTROYER;
import static dev.boardwright.seasons.cards.Card.NARIA_THE_PROPHETESS;
import static dev.boardwright.seasons.cards.Card.POTION_OF_KNOWLEDGE;
import static dev.boardwright.seasons.cards.Card.POTION_OF_POWER;
import static dev.boardwright.seasons.cards.Card.PURSE_OF_IO;
import static dev.boardwright.seasons.cards.Card.RAGFIELDS_HELM;
import static dev.boardwright.seasons.cards.Card.SID_NIGHTSHADE;
import static dev.boardwright.seasons.cards.Card.STAFF_OF_SPRING;
import static dev.boardwright.seasons.cards.Card.TEMPORAL_BOOTS;
import static dev.boardwright.seasons.cards.Card.THIEVING_FAIRIES;
import static dev.boardwright.seasons.cards.Card.TITUS_DEEPGAZE;
import static dev.boardwright.seasons.cards.Card.TREE_OF_LIGHT;
import static dev.boardwright.seasons.cards.Card.WONDROUS_CHEST;
import static dev.boardwright.seasons.cards.Card.YJANGS_FORGOTTEN_VASE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Viewer;
import dev.boardwright.seasons.SeasonsDecision.Act;
import dev.boardwright.seasons.SeasonsDecision.DiscardExcess;
import dev.boardwright.seasons.cards.Trigger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Other players, piles and the order of things: rules S72 to S82, S99 to S104. */
class SeasonsTableRulesTest {

  @Test
  void s72_oneAfterTheOtherClockwiseFromTheLeft() {
    Scenario game =
        Scenario.of(4)
            .play(A, PURSE_OF_IO)
            .play(B, PURSE_OF_IO)
            .play(C, TREE_OF_LIGHT)
            .play(D, DRAGON_SKULL)
            .reserve(C, "A1 W1")
            .summon(C, AMSUG_LONGNECK);
    assertThat(game.seat()).isEqualTo(D);
    game.play("take_back dragon_skull 1");
    assertThat(game.board(Viewer.of(A)).seats().get(D).inPlay()).isEmpty(); // already seen
    assertThat(game.seat()).isEqualTo(A);
    game.play("take_back purse_of_io 1");
    assertThat(game.seat()).isEqualTo(B);
    game.play("take_back purse_of_io 2");
    assertThat(game.seat()).isEqualTo(C);
    game.play("take_back tree_of_light 1");
    assertThat(game.question()).isEqualTo(Act.class);
  }

  @Test
  void s73_whoCannotIsSkipped() {
    Scenario game =
        Scenario.of(3).reserve(A, "A1 W1").play(B, KAIRN_THE_DESTROYER).summon(A, AMSUG_LONGNECK);
    assertThat(game.seat()).isEqualTo(A);
    assertThat(game.question()).isEqualTo(Act.class);
  }

  @Test
  void s74_amsugReturnsMagicItemsWithoutTokens() {
    Scenario game =
        Scenario.of(2)
            .reserve(A, "A1 W1")
            .play(B, GLUTTON_CAULDRON, SID_NIGHTSHADE)
            .tokens(GLUTTON_CAULDRON, "W6")
            .summon(A, AMSUG_LONGNECK);
    assertThat(game.moves()).containsExactly("take_back glutton_cauldron 1");
    game.play("take_back glutton_cauldron 1");
    assertThat(game.hand(B)).containsExactly(GLUTTON_CAULDRON);
    assertThat(game.reserve(B)).isEmpty();
    assertThat(game.tokens(GLUTTON_CAULDRON)).isEmpty();
    assertThat(game.discardPile()).isZero();
  }

  @Test
  void s75_nariaTakesFirstAndThenGives() {
    Scenario game =
        Scenario.of(2)
            .crystals(A, 3)
            .pile(PURSE_OF_IO, DRAGON_SKULL, TREE_OF_LIGHT)
            .summon(A, NARIA_THE_PROPHETESS);
    assertThat(game.question()).isEqualTo(SeasonsDecision.KeepOne.class);
    game.play("keep purse_of_io");
    assertThat(game.question()).isEqualTo(SeasonsDecision.Give.class);
    assertThat(game.hand(B)).isEmpty();
    game.play("give dragon_skull").luck();
    assertThat(game.hand(B)).containsExactly(DRAGON_SKULL);
  }

  @Test
  void s76_demonGoesClockwise() {
    Scenario game =
        Scenario.of(3)
            .reserve(B, "A1 E1 F1 W1")
            .gauge(A, 2)
            .gauge(C, 1)
            .pile(PURSE_OF_IO, DRAGON_SKULL, TREE_OF_LIGHT)
            .summon(B, DEMON_OF_ARGOS);
    assertThat(game.hand(C)).containsExactly(PURSE_OF_IO);
    assertThat(game.hand(A)).containsExactly(DRAGON_SKULL);
    assertThat(game.gauge(A)).isEqualTo(1);
    assertThat(game.gauge(C)).isZero();
  }

  @Test
  void s77_giftsMoveAndLossesGoToTheSupply() {
    Scenario gift = Scenario.of(2).play(A, FIGRIM_THE_AVARICIOUS).crystals(B, 5);
    gift.effects(Trigger.SEASON_CHANGE);
    assertThat(gift.crystals(A) + gift.crystals(B)).isEqualTo(5);
    Scenario loss =
        Scenario.of(2)
            .play(A, KAIRN_THE_DESTROYER)
            .reserve(A, "W1")
            .crystals(B, 5)
            .act(A)
            .play("activate kairn_the_destroyer 1");
    assertThat(loss.crystals(A)).isZero();
    assertThat(loss.crystals(B)).isEqualTo(1);
  }

  @Test
  void s78_mostMeansMoreThanEveryOpponent() {
    Scenario helm = Scenario.of(3).play(A, RAGFIELDS_HELM, PURSE_OF_IO).play(C, TREE_OF_LIGHT);
    assertThat(helm.part(A, "special_cards")).isEqualTo(20);
    helm.play(C, CRYSTAL_ORB);
    assertThat(helm.part(A, "special_cards")).isZero();
    Scenario sid = Scenario.of(2).reserve(A, "E1").summon(A, SID_NIGHTSHADE);
    assertThat(sid.crystals(A)).isZero(); // 0 against 0
  }

  // ---- piles

  @Test
  void s79_anEmptyDrawPileIsRefilledAtOnce() {
    Scenario game =
        Scenario.of(2)
            .play(A, CRYSTAL_ORB)
            .crystals(A, 3)
            .pile(PURSE_OF_IO)
            .discarded(DRAGON_SKULL)
            .act(A)
            .play("activate crystal_orb 1", "choose discard_top");
    assertThat(game.drawPile()).isEqualTo(2);
    assertThat(game.discardPile()).isZero();
  }

  @Test
  void s80_cardsNotYetPlacedAreNotShuffled() {
    Scenario game =
        Scenario.of(2)
            .reserve(A, "F2")
            .pile(PURSE_OF_IO, TREE_OF_LIGHT, CRYSTAL_ORB, DRAGON_SKULL)
            .discarded(SID_NIGHTSHADE)
            .summon(A, AMULET_OF_FIRE);
    assertThat(game.drawPile()).isEqualTo(1);
    game.play("keep purse_of_io");
    assertThat(game.drawPile()).isEqualTo(1);
    assertThat(game.discardPile()).isEqualTo(3);
  }

  @Test
  void s81_withoutCardsAsManyAreDrawnAsThereAre() {
    Scenario game =
        Scenario.of(2).reserve(A, "F2").pile(PURSE_OF_IO, TREE_OF_LIGHT).summon(A, AMULET_OF_FIRE);
    assertThat(game.moves()).containsExactly("keep purse_of_io", "keep tree_of_light");
    game.play("keep purse_of_io");
    assertThat(game.drawPile()).isEqualTo(1); // the discarded card is the draw pile now
    assertThat(game.discardPile()).isZero();
    Scenario none = Scenario.of(2).actWithDraw(A);
    assertThat(none.legal("draw")).isFalse();
  }

  @Test
  void s82_nobodySeesTheDiscardPile() {
    Scenario game = Scenario.of(2).pile(PURSE_OF_IO).discarded(DRAGON_SKULL, SID_NIGHTSHADE);
    game.act(A);
    assertThat(game.board(Viewer.of(A)).discardPile()).isEqualTo(2);
    assertThat(game.board(Viewer.of(A)).toString()).doesNotContain("DRAGON_SKULL", "SID");
  }

  // ---- order

  @Test
  void s99_oneEffectIsFinishedBeforeTheNext() {
    Scenario game =
        Scenario.of(2)
            .play(A, YJANGS_FORGOTTEN_VASE, YJANGS_FORGOTTEN_VASE)
            .reserve(A, "W7")
            .summon(A, TEMPORAL_BOOTS)
            .play("gain air");
    assertThat(game.question()).isEqualTo(DiscardExcess.class);
    game.play("discard_energy water", "gain fire");
    assertThat(game.question()).isEqualTo(DiscardExcess.class);
    game.play("discard_energy water");
    assertThat(game.question()).isEqualTo(SeasonsDecision.MoveSeason.class);
  }

  @Test
  void s100_taxCostCardStaffEffect() {
    Scenario game =
        Scenario.of(2)
            .play(A, STAFF_OF_SPRING)
            .play(B, ARCANO_LEECH)
            .crystals(A, 1)
            .reserve(A, "E2")
            .summon(A, AMULET_OF_EARTH);
    assertThat(game.told(Viewer.SPECTATOR))
        .containsExactly(
            new SeasonsEvent.CardSummoned(A, AMULET_OF_EARTH),
            new SeasonsEvent.CrystalsGiven(A, B, 1),
            new SeasonsEvent.EnergyPaid(A, Place.RESERVE, List.of(Energy.EARTH, Energy.EARTH)),
            new SeasonsEvent.CardEntered(A, AMULET_OF_EARTH, 1),
            new SeasonsEvent.CrystalsGained(A, 3),
            new SeasonsEvent.CrystalsGained(A, 9));
  }

  @Test
  void s101_severalFairiesGoClockwise() {
    Scenario game =
        Scenario.of(3)
            .play(B, POTION_OF_KNOWLEDGE)
            .crystals(B, 1)
            .play(C, THIEVING_FAIRIES)
            .play(A, THIEVING_FAIRIES)
            .pile(TREE_OF_LIGHT)
            .act(B)
            .play("activate potion_of_knowledge 1");
    assertThat(game.crystals(C)).isEqualTo(2); // the left neighbour gets the last crystal
    assertThat(game.crystals(A)).isEqualTo(1);
    assertThat(game.crystals(B)).isZero();
  }

  @Test
  void s102_aFreeCardsEffectFollowsAtOnce() {
    Scenario game =
        Scenario.of(2)
            .gauge(A, 2)
            .reserve(A, "A1 E1 F1 W1")
            .pile(AMULET_OF_EARTH, PURSE_OF_IO, TREE_OF_LIGHT, CRYSTAL_ORB, DRAGON_SKULL)
            .summon(A, DIVINE_CHALICE)
            .play("put_into_play amulet_of_earth");
    assertThat(game.crystals(A)).isEqualTo(9);
    assertThat(game.question()).isEqualTo(Act.class);
  }

  @Test
  void s103_theTreatisesPenaltyComesBeforeTheEffectItWasSacrificedFor() {
    Scenario game =
        Scenario.of(2)
            .play(A, POTION_OF_KNOWLEDGE, DRAGON_SKULL, CURSED_TREATISE_OF_ARUS, PURSE_OF_IO)
            .reserve(A, "W5")
            .pile(TREE_OF_LIGHT)
            .act(A)
            .play("activate dragon_skull 1", "sacrifice cursed_treatise_of_arus 1");
    assertThat(game.reserve(A)).isEmpty();
    assertThat(game.crystals(A)).isZero();
    game.play("sacrifice purse_of_io 1", "sacrifice dragon_skull 1");
    assertThat(game.crystals(A)).isEqualTo(15);
  }

  @Test
  void s104_theOwnerDecidesTheOrderWhereItMatters() {
    Scenario rich =
        Scenario.of(2).crystals(A, 3).reserve(A, "W4").play(A, WONDROUS_CHEST, DAMNED_SOUL_OF_ONYS);
    assertThat(rich.endOfRound().now.over()).isTrue(); // nothing was asked
    assertThat(rich.crystals(A)).isEqualTo(3);
    Scenario poor =
        Scenario.of(2)
            .crystals(B, 1)
            .play(A, TITUS_DEEPGAZE, DAMNED_SOUL_OF_ONYS, DAMNED_SOUL_OF_ONYS)
            .endOfRound();
    assertThat(poor.moves())
        .containsExactly("resolve titus_deepgaze 1", "resolve damned_soul_of_onys 1");
    poor.play("resolve damned_soul_of_onys 1");
    assertThat(poor.moves())
        .containsExactly("resolve titus_deepgaze 1", "resolve damned_soul_of_onys 2");
    assertThat(poor.play("resolve damned_soul_of_onys 2").crystals(A)).isEqualTo(1);
  }

  // ---- what is no longer there

  @Test
  void effectsOfACardThatHasGoneAreNotDue() {
    Scenario game = Scenario.of(2).play(A, TITUS_DEEPGAZE, WONDROUS_CHEST).reserve(A, "W4");
    game.now.due[0] = 1L << TITUS_DEEPGAZE.ordinal();
    game.now.due[0] |= 1L << BEGGARS_HORN.ordinal(); // has left play
    game.crystals(B, 1).proceed(new SeasonsTask.NextDue(A, Trigger.END_OF_ROUND));
    assertThat(game.crystals(A)).isEqualTo(1);
    assertThat(game.now.over()).isTrue();
  }

  @Test
  void anEffectOutlivesItsCard() {
    Scenario game =
        Scenario.of(2)
            .play(A, POTION_OF_POWER)
            .pile(PURSE_OF_IO, DRAGON_SKULL)
            .act(A)
            .play("activate potion_of_power 1");
    assertThat(game.inPlay(A)).isEmpty();
    assertThat(game.gauge(A)).isEqualTo(3);
  }
}
