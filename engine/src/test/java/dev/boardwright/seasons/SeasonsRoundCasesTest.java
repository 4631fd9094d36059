package dev.boardwright.seasons;

import static dev.boardwright.seasons.Scenario.A;
import static dev.boardwright.seasons.Scenario.B;
import static dev.boardwright.seasons.Scenario.C;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_AIR;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_EARTH;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_FIRE;
import static dev.boardwright.seasons.cards.Card.BEGGARS_HORN;
import static dev.boardwright.seasons.cards.Card.CRYSTAL_ORB;
import static dev.boardwright.seasons.cards.Card.DAMNED_SOUL_OF_ONYS;
import static dev.boardwright.seasons.cards.Card.DRAGON_SKULL;
import static dev.boardwright.seasons.cards.Card.FIGRIM_THE_AVARICIOUS;
import static dev.boardwright.seasons.cards.Card.HOURGLASS_OF_TIME;
import static dev.boardwright.seasons.cards.Card.LANTERN_OF_XIDIT;
import static dev.boardwright.seasons.cards.Card.POTION_OF_LIFE;
import static dev.boardwright.seasons.cards.Card.POTION_OF_POWER;
import static dev.boardwright.seasons.cards.Card.PURSE_OF_IO;
import static dev.boardwright.seasons.cards.Card.RAGFIELDS_HELM;
import static dev.boardwright.seasons.cards.Card.RUNIC_CUBE_OF_EOLIS;
import static dev.boardwright.seasons.cards.Card.SID_NIGHTSHADE;
import static dev.boardwright.seasons.cards.Card.SYLLAS_THE_FAITHFUL;
import static dev.boardwright.seasons.cards.Card.TEMPORAL_BOOTS;
import static dev.boardwright.seasons.cards.Card.TITUS_DEEPGAZE;
import static dev.boardwright.seasons.cards.Card.TREE_OF_LIGHT;
import static dev.boardwright.seasons.cards.Card.WONDROUS_CHEST;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.seasons.SeasonsBoard.Phase;
import dev.boardwright.seasons.SeasonsDecision.GainEnergy;
import dev.boardwright.seasons.cards.Card;
import dev.boardwright.seasons.cards.Trigger;
import org.junit.jupiter.api.Test;

/** Worked cases of rounds, years and the end. */
class SeasonsRoundCasesTest {

  private static Scenario case42() {
    return Scenario.of(2)
        .crystals(A, 1)
        .reserve(A, "W4")
        .play(A, WONDROUS_CHEST, DAMNED_SOUL_OF_ONYS)
        .endOfRound();
  }

  @Test
  void case42_orderOfOwnEndOfRoundEffectsMatters() {
    assertThat(case42().moves())
        .containsExactly("resolve wondrous_chest 1", "resolve damned_soul_of_onys 1");
    assertThat(case42().play("resolve damned_soul_of_onys 1").crystals(A)).isEqualTo(3);
    assertThat(case42().play("resolve wondrous_chest 1").crystals(A)).isEqualTo(1);
  }

  @Test
  void case43_twoBeggarsHorns() {
    Scenario none = Scenario.of(2).play(A, BEGGARS_HORN, BEGGARS_HORN).endOfRound();
    assertThat(none.play("gain air", "gain fire").reserve(A)).isEqualTo("A1 F1");
    assertThat(none.now.over()).isTrue();
    Scenario one = Scenario.of(2).reserve(A, "W1").play(A, BEGGARS_HORN, BEGGARS_HORN).endOfRound();
    assertThat(one.play("gain air").reserve(A)).isEqualTo("W1 A1");
    assertThat(one.now.over()).isTrue();
  }

  @Test
  void case44_titus() {
    Scenario game =
        Scenario.of(3)
            .crystals(A, 4)
            .crystals(C, 6)
            .play(A, TITUS_DEEPGAZE)
            .pile(PURSE_OF_IO)
            .endOfRound();
    assertThat(game.crystals(A)).isEqualTo(5);
    assertThat(game.crystals(B)).isZero();
    assertThat(game.crystals(C)).isEqualTo(5);
    assertThat(game.inPlay(A)).isEmpty();
  }

  private static Scenario case45(int start) {
    Scenario game =
        Scenario.of(2).crystals(B, 1).play(A, FIGRIM_THE_AVARICIOUS).play(B, FIGRIM_THE_AVARICIOUS);
    game.now.startSeat = start;
    return game.effects(Trigger.SEASON_CHANGE);
  }

  @Test
  void case45_figrimAgainstFigrim() {
    assertThat(case45(A).crystals(A)).isZero();
    assertThat(case45(A).crystals(B)).isEqualTo(1);
    assertThat(case45(B).crystals(A)).isEqualTo(1);
    assertThat(case45(B).crystals(B)).isZero();
  }

  private static Scenario case46(String reserve) {
    return Scenario.of(2)
        .at(1, 3)
        .reserve(A, reserve)
        .play(A, BEGGARS_HORN, HOURGLASS_OF_TIME)
        .dice("winter_a 6", "winter_b 6", "winter_c 6")
        .turn(Turn.of(A))
        .restOfRound();
  }

  @Test
  void case46_endOfRoundEffectsBeforeTheMove() {
    Scenario game = case46("").play("end_turn");
    assertThat(game.board().space()).isEqualTo(3);
    game.play("gain air");
    assertThat(game.board().space()).isEqualTo(4);
    assertThat(game.question()).isEqualTo(GainEnergy.class);
    assertThat(game.play("gain fire").reserve(A)).isEqualTo("A1 F1");
    Scenario one = case46("W1").play("end_turn", "gain air", "gain fire");
    assertThat(one.reserve(A)).isEqualTo("W1 A1 F1");
  }

  @Test
  void case47_newYear() {
    Card[] library = {PURSE_OF_IO, DRAGON_SKULL, TREE_OF_LIGHT};
    Scenario game =
        Scenario.of(2)
            .at(1, 11)
            .put(Pile.LIBRARY_2, A, library)
            .put(Pile.LIBRARY_2, B, AMULET_OF_AIR, AMULET_OF_FIRE, AMULET_OF_EARTH)
            .hand(A, CRYSTAL_ORB)
            .play(A, HOURGLASS_OF_TIME)
            .dice("autumn_a 1", "autumn_b 1", "autumn_c 2")
            .moveToken();
    assertThat(game.board().year()).isEqualTo(2);
    assertThat(game.board().space()).isEqualTo(2);
    assertThat(game.hand(A))
        .containsExactlyInAnyOrder(PURSE_OF_IO, DRAGON_SKULL, TREE_OF_LIGHT, CRYSTAL_ORB);
    assertThat(game.hand(B)).hasSize(3);
    assertThat(game.question()).isEqualTo(GainEnergy.class);
    game.play("gain air");
    assertThat(game.board().startSeat()).isEqualTo(B);
    assertThat(game.moves("roll")).hasSize(6).allMatch(roll -> roll.startsWith("roll winter_"));
  }

  @Test
  void case48_bootsBackwardOverTheYear() {
    Scenario game =
        Scenario.of(2)
            .at(2, 2)
            .hand(A, TEMPORAL_BOOTS, PURSE_OF_IO, DRAGON_SKULL)
            .play(A, HOURGLASS_OF_TIME)
            .slot(A)
            .put(Pile.LIBRARY_3, A, TREE_OF_LIGHT)
            .dice("winter_a 1", "winter_b 1", "winter_c 3")
            .turn(Turn.of(A))
            .restOfRound();
    game.play("summon temporal_boots", "move_season -3");
    assertThat(game.board().year()).isEqualTo(1);
    assertThat(game.board().space()).isEqualTo(11);
    game.play("gain water");
    assertThat(game.hand(A)).containsExactlyInAnyOrder(PURSE_OF_IO, DRAGON_SKULL);
    game.play("end_turn"); // winter_c 3 has 2 dots
    assertThat(game.board().year()).isEqualTo(2);
    assertThat(game.board().space()).isEqualTo(1);
    game.play("gain water");
    assertThat(game.hand(A)).containsExactlyInAnyOrder(PURSE_OF_IO, DRAGON_SKULL);
    assertThat(game.board().seats().get(A).library3().size()).isEqualTo(1);
  }

  @Test
  void case49_bootsPastTheEnd() {
    Scenario game =
        Scenario.of(2)
            .at(3, 11)
            .hand(A, TEMPORAL_BOOTS)
            .play(B, FIGRIM_THE_AVARICIOUS)
            .play(A, WONDROUS_CHEST)
            .slot(A)
            .crystals(A, 5)
            .reserve(A, "W4")
            .dice("autumn_a 6", "autumn_b 6", "autumn_c 6")
            .turn(Turn.of(A))
            .restOfRound(B);
    game.play("summon temporal_boots", "move_season 2");
    assertThat(game.crystals(B)).isEqualTo(1);
    game.play("end_turn");
    assertThat(game.seat()).isEqualTo(B);
    assertThat(game.now.over()).isFalse();
    game.play("end_turn");
    assertThat(game.crystals(A)).isEqualTo(7); // the Chest's 3
    assertThat(game.now.over()).isTrue();
    assertThat(game.board().phase()).isEqualTo(Phase.OVER);
    assertThat(game.board().space()).isEqualTo(2); // past the end, and one space more
  }

  @Test
  void case50_reshuffleInsideADraw() {
    Scenario game =
        Scenario.of(2)
            .reserve(A, "F2")
            .pile(PURSE_OF_IO, DRAGON_SKULL)
            .discarded(TREE_OF_LIGHT, CRYSTAL_ORB, SID_NIGHTSHADE, POTION_OF_LIFE, POTION_OF_POWER)
            .summon(A, AMULET_OF_FIRE);
    assertThat(game.drawPile()).isEqualTo(5);
    assertThat(game.discardPile()).isZero();
    game.chance("draw_card sid_nightshade", "draw_card crystal_orb");
    game.play("keep crystal_orb");
    assertThat(game.hand(A)).containsExactly(CRYSTAL_ORB);
    assertThat(game.drawPile()).isEqualTo(3);
    assertThat(game.discardPile()).isEqualTo(3);
  }

  @Test
  void case51_theCardJustDrawnIsNotReshuffled() {
    Scenario game =
        Scenario.of(2)
            .pile(PURSE_OF_IO)
            .discarded(TREE_OF_LIGHT, CRYSTAL_ORB, SID_NIGHTSHADE, POTION_OF_LIFE)
            .actWithDraw(A)
            .play("draw", "choose discard");
    assertThat(game.drawPile()).isEqualTo(4);
    assertThat(game.discardPile()).isEqualTo(1);
    assertThat(game.now.piles.list(Pile.DISCARD, A)).containsExactly(PURSE_OF_IO);
  }

  @Test
  void case52_helm() {
    Card[] seven = {
      PURSE_OF_IO,
      DRAGON_SKULL,
      TREE_OF_LIGHT,
      CRYSTAL_ORB,
      POTION_OF_LIFE,
      POTION_OF_POWER,
      AMULET_OF_AIR
    };
    Scenario game = Scenario.of(2).play(A, seven).play(A, RAGFIELDS_HELM).play(B, seven);
    assertThat(game.part(A, "special_cards")).isEqualTo(20);
    game.play(B, AMULET_OF_FIRE);
    assertThat(game.part(A, "special_cards")).isZero();
  }

  @Test
  void case53_score() {
    Scenario game =
        Scenario.of(2)
            .crystals(A, 72)
            .play(A, RUNIC_CUBE_OF_EOLIS, LANTERN_OF_XIDIT, SYLLAS_THE_FAITHFUL)
            .bonuses(A, 2)
            .hand(A, PURSE_OF_IO);
    assertThat(game.part(A, "cards")).isEqualTo(68);
    assertThat(game.result().score(A)).isEqualTo(123);
  }

  @Test
  void case54_finalCrossing() {
    Scenario game =
        Scenario.of(2)
            .at(3, 12)
            .reserve(A, "W3")
            .play(A, HOURGLASS_OF_TIME, LANTERN_OF_XIDIT)
            .dice("autumn_a 1", "autumn_b 1", "autumn_c 6")
            .moveToken();
    assertThat(game.now.over()).isFalse();
    game.play("gain water");
    assertThat(game.now.over()).isTrue();
    assertThat(game.part(A, "special_cards")).isEqualTo(12);
  }
}
