package dev.boardwright.seasons;

import static dev.boardwright.seasons.Scenario.A;
import static dev.boardwright.seasons.Scenario.B;
import static dev.boardwright.seasons.Scenario.RULES;
import static dev.boardwright.seasons.cards.Card.CRYSTAL_ORB;
import static dev.boardwright.seasons.cards.Card.DIE_OF_MALICE;
import static dev.boardwright.seasons.cards.Card.DRAGON_SKULL;
import static dev.boardwright.seasons.cards.Card.GLUTTON_CAULDRON;
import static dev.boardwright.seasons.cards.Card.PURSE_OF_IO;
import static dev.boardwright.seasons.cards.Card.TEMPORAL_BOOTS;
import static dev.boardwright.seasons.cards.Card.TREE_OF_LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Events;
import dev.boardwright.engine.Seat;
import dev.boardwright.engine.Setup;
import dev.boardwright.seasons.SeasonsDecision.Act;
import dev.boardwright.seasons.SeasonsDecision.DiscardExcess;
import dev.boardwright.seasons.SeasonsOptions.DieStar;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The order of a turn: rules S19 to S26. */
class SeasonsTurnRulesTest {

  @Test
  void s19_turnedCardsAreStraightenedAtTheStartOfTheTurn() {
    Scenario game =
        Scenario.of(2).play(A, TREE_OF_LIGHT).play(B, CRYSTAL_ORB).dice("winter_a 6", "winter_b 6");
    game.now.inPlay.turn(TREE_OF_LIGHT.ordinal(), 1);
    game.now.inPlay.turn(CRYSTAL_ORB.ordinal(), 1);
    game.turn(A);
    assertThat(game.isTurned(TREE_OF_LIGHT, 1)).isFalse();
    assertThat(game.isTurned(CRYSTAL_ORB, 1)).isTrue();
  }

  @Test
  void s20_beforeTheDieOnlyDieOfMaliceCanBeUsed() {
    Scenario game =
        Scenario.of(2)
            .play(A, DIE_OF_MALICE, TREE_OF_LIGHT)
            .crystals(A, 9)
            .dice("winter_a 4", "winter_b 6")
            .turn(A);
    assertThat(game.moves()).containsExactly("keep_die", "activate die_of_malice 1");
    game.play("keep_die");
    assertThat(game.moves("activate")).containsExactly("activate tree_of_light 1");
    assertThat(Scenario.of(2).dice("winter_a 4", "winter_b 6").turn(A).question())
        .isEqualTo(Act.class);
  }

  @Test
  void s21_energiesAndCrystalsOfTheDieAreTakenAtOnce() {
    Scenario game = Scenario.of(2).dice("winter_a 2", "winter_b 6").turn(A);
    assertThat(game.reserve(A)).isEqualTo("W2");
    assertThat(game.crystals(A)).isEqualTo(3);
  }

  @Test
  void s22_theExcessIsDiscardedFirst() {
    Scenario game = Scenario.of(2).reserve(A, "E6").dice("winter_a 1", "winter_b 6").turn(A);
    assertThat(game.question()).isEqualTo(DiscardExcess.class);
    assertThat(game.gauge(A)).isZero(); // the star comes after it
    assertThat(game.play("discard_energy water").gauge(A)).isEqualTo(1);
  }

  @Test
  void s23_theStarRaisesTheGauge() {
    assertThat(Scenario.of(2).dice("winter_a 1", "winter_b 6").turn(A).gauge(A)).isEqualTo(1);
    Scenario full = Scenario.of(2).gauge(A, 15).dice("winter_a 1", "winter_b 6").turn(A);
    assertThat(full.gauge(A)).isEqualTo(15);
    Scenario explicit =
        Scenario.of(2, SeasonsOptions.DIE_STAR, DieStar.EXPLICIT_ACTION)
            .dice("winter_a 1", "winter_b 6")
            .turn(A);
    assertThat(explicit.gauge(A)).isZero();
    assertThat(explicit.legal("raise_gauge")).isTrue();
    assertThat(explicit.play("raise_gauge").gauge(A)).isEqualTo(1);
    assertThat(explicit.legal("raise_gauge")).isFalse();
  }

  @Test
  void s24_actionsInAnyOrderAndAnyNumber() {
    Scenario game =
        Scenario.of(2)
            .gauge(A, 2)
            .crystals(A, 3)
            .reserve(A, "W1")
            .hand(A, TEMPORAL_BOOTS, GLUTTON_CAULDRON)
            .pile(PURSE_OF_IO, DRAGON_SKULL)
            .turn(new Turn(A, true, false, true, false, 0))
            .proceed(new SeasonsTask.NextAction(A));
    assertThat(game.moves())
        .containsExactly(
            "draw",
            "transmute reserve water 1",
            "summon temporal_boots",
            "summon glutton_cauldron",
            "use_bonus transmute",
            "use_bonus gauge",
            "use_bonus draw_two",
            "end_turn");
    game.play(
        "summon glutton_cauldron",
        "use_bonus gauge",
        "activate glutton_cauldron 1",
        "place_token reserve water",
        "draw",
        "choose keep",
        "summon temporal_boots",
        "move_season 1",
        "end_turn");
    assertThat(game.inPlay(A)).hasSize(2);
  }

  @Test
  void s25_theTurnIsEndedExplicitlyAndWhatIsUnusedIsLost() {
    Scenario game = Scenario.of(2).pile(PURSE_OF_IO).actWithDraw(A).play("end_turn");
    assertThat(game.now.over()).isTrue(); // nothing was to follow
    assertThat(game.board().turn()).isEmpty();
    assertThat(Scenario.of(2).act(A).moves()).contains("end_turn");
    assertThat(new SeasonsMove.EndTurn().endsTurn()).isTrue();
  }

  @Test
  void s26_nobodyActsInSomebodyElsesTurn() {
    var rng = new SplittableRandom(11);
    SeasonsPosition position = (SeasonsPosition) RULES.start(Setup.standard(RULES, 3));
    int acts = 0;
    while (!position.over()) {
      int seat = position.chanceToAct() ? Seat.CHANCE : position.toAct().first();
      if (seat >= 0 && position.decision(seat) instanceof Act) {
        assertThat(seat).isEqualTo(position.turn.seat());
        acts++;
      }
      position.playLegal(seat, position.randomMove(seat, rng), Events.NONE);
    }
    assertThat(acts).isPositive();
  }
}
