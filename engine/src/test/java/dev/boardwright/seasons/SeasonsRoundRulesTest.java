package dev.boardwright.seasons;

import static dev.boardwright.seasons.Scenario.A;
import static dev.boardwright.seasons.Scenario.B;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_AIR;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_EARTH;
import static dev.boardwright.seasons.cards.Card.BEGGARS_HORN;
import static dev.boardwright.seasons.cards.Card.CURSED_TREATISE_OF_ARUS;
import static dev.boardwright.seasons.cards.Card.DRAGON_SKULL;
import static dev.boardwright.seasons.cards.Card.HOURGLASS_OF_TIME;
import static dev.boardwright.seasons.cards.Card.LANTERN_OF_XIDIT;
import static dev.boardwright.seasons.cards.Card.PURSE_OF_IO;
import static dev.boardwright.seasons.cards.Card.RAGFIELDS_HELM;
import static dev.boardwright.seasons.cards.Card.SEALED_CHEST_OF_URM;
import static dev.boardwright.seasons.cards.Card.TEMPORAL_BOOTS;
import static dev.boardwright.seasons.cards.Card.TITUS_DEEPGAZE;
import static dev.boardwright.seasons.cards.Card.TREE_OF_LIGHT;
import static dev.boardwright.seasons.cards.Card.WONDROUS_CHEST;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.seasons.SeasonsDecision.GainEnergy;
import dev.boardwright.seasons.SeasonsOptions.BootsBeforeYear1;
import dev.boardwright.seasons.SeasonsOptions.BootsPastEndOfYear3;
import dev.boardwright.seasons.SeasonsOptions.TriggersOfTheFinalChange;
import dev.boardwright.seasons.cards.Trigger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The end of rounds, time moved by Boots, the end of the game: rules S83 to S98. */
class SeasonsRoundRulesTest {

  private static final String[] AUTUMN = {"autumn_a 1", "autumn_b 1", "autumn_c 6"}; // 1 dot left

  @Test
  void s83_endOfRoundEffectsGoInTurnOrder() {
    Scenario game =
        Scenario.of(2)
            .play(A, TITUS_DEEPGAZE)
            .play(B, TITUS_DEEPGAZE)
            .crystals(A, 1)
            .pile(PURSE_OF_IO);
    game.now.startSeat = B;
    game.endOfRound();
    assertThat(game.crystals(B)).isZero(); // B took A's crystal, and A took it back
    assertThat(game.crystals(A)).isEqualTo(1);
    assertThat(game.inPlay(A)).containsExactly(TITUS_DEEPGAZE);
    assertThat(game.inPlay(B)).containsExactly(TITUS_DEEPGAZE);
  }

  @Test
  void s84_endOfRoundEffectsComeBeforeTheTokenMoves() {
    Scenario game =
        Scenario.of(2)
            .play(A, BEGGARS_HORN)
            .dice("winter_a 6", "winter_b 6", "winter_c 6")
            .turn(Turn.of(A))
            .restOfRound()
            .play("end_turn");
    assertThat(game.question()).isEqualTo(GainEnergy.class);
    assertThat(game.board().space()).isEqualTo(1);
    assertThat(game.play("gain air").board().space()).isEqualTo(2);
  }

  @Test
  void s85_theTokenMovesByTheDieNobodyTook() {
    String[][] dice = {{"winter_c 6", "1"}, {"winter_a 6", "2"}, {"winter_b 6", "3"}};
    for (String[] left : dice) {
      Scenario game = Scenario.of(2).dice("winter_d 1", "winter_e 1", left[0]).moveToken();
      assertThat(game.board().space()).isEqualTo(1 + Integer.parseInt(left[1]));
    }
  }

  @Test
  void s86_pastSpace12TheYearAdvances() {
    Scenario game = Scenario.of(2).at(1, 12).dice(AUTUMN).moveToken();
    assertThat(game.board().year()).isEqualTo(2);
    assertThat(game.board().space()).isEqualTo(1);
  }

  @Test
  void s87_aNewYearBringsItsLibraryBeforeTheEffects() {
    Scenario game =
        Scenario.of(2)
            .at(2, 12)
            .put(Pile.LIBRARY_3, A, PURSE_OF_IO, DRAGON_SKULL, TREE_OF_LIGHT)
            .put(Pile.LIBRARY_3, B, AMULET_OF_AIR)
            .play(A, HOURGLASS_OF_TIME)
            .dice(AUTUMN)
            .moveToken();
    assertThat(game.question()).isEqualTo(GainEnergy.class);
    assertThat(game.hand(A)).containsExactlyInAnyOrder(PURSE_OF_IO, DRAGON_SKULL, TREE_OF_LIGHT);
    assertThat(game.hand(B)).containsExactly(AMULET_OF_AIR);
    assertThat(game.board().seats().get(A).library3().size()).isZero();
  }

  @Test
  void s88_aChangeOfSeasonHasEffectsInTurnOrder() {
    Scenario same =
        Scenario.of(2).play(A, HOURGLASS_OF_TIME).dice("winter_a 1", "winter_b 1", "winter_c 6");
    assertThat(same.moveToken().now.chanceToAct()).isTrue(); // still winter
    Scenario game =
        Scenario.of(2)
            .at(1, 3)
            .play(A, HOURGLASS_OF_TIME)
            .play(B, HOURGLASS_OF_TIME)
            .dice("winter_a 1", "winter_b 1", "winter_c 6");
    game.now.startSeat = B;
    game.moveToken();
    assertThat(game.seat()).isEqualTo(B);
    game.play("gain air");
    assertThat(game.seat()).isEqualTo(A);
  }

  @Test
  void s89_theLeftNeighbourStartsTheNextRound() {
    Scenario game = Scenario.of(3).dice("winter_a 1", "winter_b 1", "winter_d 1", "winter_c 6");
    game.now.startSeat = 2;
    game.moveToken();
    assertThat(game.board().startSeat()).isZero();
    assertThat(game.moves("roll")).hasSize(6);
  }

  // ---- Boots

  private static Scenario boots(Scenario game) {
    return game.slot(A).hand(A, TEMPORAL_BOOTS);
  }

  @Test
  void s90_bootsMoveAtOnceAndTheActivePlayersEffectsComeFirst() {
    Scenario game =
        boots(Scenario.of(2).at(1, 3).play(A, HOURGLASS_OF_TIME).play(B, HOURGLASS_OF_TIME));
    game.now.startSeat = B;
    game.act(A).play("summon temporal_boots", "move_season 1");
    assertThat(game.seat()).isEqualTo(A);
    assertThat(game.board().space()).isEqualTo(4);
    game.play("gain air");
    assertThat(game.seat()).isEqualTo(B);
  }

  @Test
  void s91_backOverSpace1TheYearGoesBack() {
    Scenario game =
        boots(Scenario.of(2).at(3, 1).hand(A, PURSE_OF_IO))
            .act(A)
            .play("summon temporal_boots", "move_season -1");
    assertThat(game.board().year()).isEqualTo(2);
    assertThat(game.board().space()).isEqualTo(12);
    assertThat(game.board().season()).isEqualTo(Season.AUTUMN);
    assertThat(game.hand(A)).containsExactly(PURSE_OF_IO);
  }

  @Test
  void s92_theYearBeforeYear1() {
    Scenario game =
        boots(
                Scenario.of(2)
                    .put(Pile.LIBRARY_2, A, PURSE_OF_IO)
                    .dice("winter_a 6", "winter_b 6", "winter_d 3"))
            .turn(Turn.of(A))
            .restOfRound()
            .play("summon temporal_boots", "move_season -2");
    assertThat(game.board().year()).isZero();
    assertThat(game.board().space()).isEqualTo(11);
    game.play("end_turn"); // winter_d 3 has 3 dots
    assertThat(game.board().year()).isEqualTo(1);
    assertThat(game.hand(A)).isEmpty();
    Scenario forbidden =
        boots(Scenario.of(2, SeasonsOptions.BOOTS_BEFORE_YEAR_1, BootsBeforeYear1.FORBID))
            .at(1, 2)
            .act(A)
            .play("summon temporal_boots");
    assertThat(forbidden.moves())
        .containsExactly("move_season -1", "move_season 1", "move_season 2", "move_season 3");
  }

  private static Scenario pastTheEnd(BootsPastEndOfYear3 option) {
    return boots(
            Scenario.of(2, SeasonsOptions.BOOTS_PAST_END_OF_YEAR_3, option)
                .at(3, 12)
                .play(A, WONDROUS_CHEST)
                .reserve(A, "W4")
                .play(B, HOURGLASS_OF_TIME)
                .dice("autumn_a 6", "autumn_b 6", "autumn_c 6"))
        .turn(Turn.of(A))
        .restOfRound(B);
  }

  @Test
  void s93_bootsPastTheEndDoNotStopTheRound() {
    Scenario game = pastTheEnd(BootsPastEndOfYear3.FINISH_ROUND);
    game.play("summon temporal_boots", "move_season 1", "gain air", "end_turn");
    assertThat(game.seat()).isEqualTo(B);
    assertThat(game.play("end_turn").crystals(A)).isEqualTo(3);
    assertThat(game.now.over()).isTrue();

    Scenario back = pastTheEnd(BootsPastEndOfYear3.FINISH_ROUND).slot(B).hand(B, TEMPORAL_BOOTS);
    back.play("summon temporal_boots", "move_season 1", "gain air", "end_turn");
    back.play("summon temporal_boots", "move_season -3", "gain air", "end_turn");
    assertThat(back.now.over()).isFalse();
    assertThat(back.board().year()).isEqualTo(3);
    assertThat(back.board().space()).isEqualTo(11); // 13 - 3, and the die's 1

    Scenario atOnce = pastTheEnd(BootsPastEndOfYear3.END_AT_ONCE);
    atOnce.play("summon temporal_boots", "move_season 1");
    assertThat(atOnce.seat()).isEqualTo(B); // the change of season has its effects
    atOnce.play("gain air");
    assertThat(atOnce.now.over()).isTrue();
    assertThat(atOnce.crystals(A)).isZero(); // no end-of-round effects
  }

  @Test
  void s94_spacesAfterTheEndAreWinterSpaces() {
    Scenario game =
        boots(Scenario.of(2).at(3, 12).reserve(A, "E1"))
            .actTransmuting(A)
            .play("summon temporal_boots", "move_season 2", "transmute reserve earth 1");
    assertThat(game.board().season()).isEqualTo(Season.WINTER);
    assertThat(game.board().year()).isEqualTo(4);
    assertThat(game.crystals(A)).isEqualTo(3);
  }

  // ---- the end

  @Test
  void s95_theGameEndsAfterTheFinalChange() {
    Scenario game = Scenario.of(2).at(3, 12).play(A, HOURGLASS_OF_TIME).dice(AUTUMN).moveToken();
    assertThat(game.question()).isEqualTo(GainEnergy.class);
    assertThat(game.play("gain air").now.over()).isTrue();
    Scenario skip =
        Scenario.of(2, SeasonsOptions.TRIGGERS_OF_THE_FINAL_CHANGE, TriggersOfTheFinalChange.SKIP)
            .at(3, 12)
            .play(A, HOURGLASS_OF_TIME)
            .dice(AUTUMN)
            .moveToken();
    assertThat(skip.now.over()).isTrue();
    assertThat(Scenario.of(2).at(3, 11).dice(AUTUMN).moveToken().now.over()).isFalse();
  }

  @Test
  void s96_specialCardsCountForEachCopyAndDoNotInfluenceEachOther() {
    Scenario game =
        Scenario.of(2)
            .play(A, RAGFIELDS_HELM, RAGFIELDS_HELM, LANTERN_OF_XIDIT, SEALED_CHEST_OF_URM)
            .reserve(A, "W2");
    assertThat(game.part(A, "special_cards")).isEqualTo(20 + 20 + 6 + 20);
    assertThat(game.part(A, "crystals")).isZero();
  }

  @Test
  void s97_theScore() {
    Scenario game =
        Scenario.of(2)
            .crystals(A, 10)
            .play(A, CURSED_TREATISE_OF_ARUS, PURSE_OF_IO)
            .hand(A, TREE_OF_LIGHT, TREE_OF_LIGHT)
            .bonuses(A, 3)
            .reserve(A, "W7");
    assertThat(game.result().score(A)).isEqualTo(10 - 10 + 6 - 10 - 20);
    assertThat(game.result().scores().get(A).breakdown())
        .extracting("category")
        .containsExactly("crystals", "cards", "special_cards", "hand", "bonuses");
  }

  @Test
  void s98_tiesGoToMoreCardsInPlayAndElseAreShared() {
    Scenario game = Scenario.of(3).play(A, AMULET_OF_AIR).crystals(B, 6);
    assertThat(game.result().ranking()).isEqualTo(List.of(List.of(0), List.of(1), List.of(2)));
    Scenario shared = Scenario.of(3).play(A, AMULET_OF_AIR).play(2, AMULET_OF_EARTH);
    assertThat(shared.result().ranking()).isEqualTo(List.of(List.of(0, 2), List.of(1)));
    assertThat(Scenario.of(2).effects(Trigger.SEASON_CHANGE).result().reason())
        .isEqualTo("year_3_ended");
  }
}
