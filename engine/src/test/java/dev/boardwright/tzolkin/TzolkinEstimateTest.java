package dev.boardwright.tzolkin;

import static dev.boardwright.tzolkin.Scenario.A;
import static dev.boardwright.tzolkin.Scenario.B;
import static dev.boardwright.tzolkin.piece.Gear.TIKAL;
import static dev.boardwright.tzolkin.piece.Gear.YAXCHILAN;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.bots.Contest;
import dev.boardwright.bots.GreedyBot;
import dev.boardwright.engine.Setup;
import dev.boardwright.tzolkin.piece.Monument;
import dev.boardwright.tzolkin.piece.Technology;
import org.junit.jupiter.api.Test;

/** The estimate of a position. */
class TzolkinEstimateTest {

  private static double a(Scenario game) {
    return game.turn(B).now.estimate(A);
  }

  @Test
  void moreIsBetter() {
    double nothing = a(Scenario.of(2));
    assertThat(a(Scenario.of(2).corn(A, 1))).isGreaterThan(nothing);
    assertThat(a(Scenario.of(2).resources(A, 0, 1, 0))).isGreaterThan(nothing);
    assertThat(a(Scenario.of(2).skulls(A, 1))).isGreaterThan(nothing);
    assertThat(a(Scenario.of(2).level(A, Technology.THEOLOGY, 1))).isGreaterThan(nothing);
    assertThat(a(Scenario.of(2).steps(A, 1, 0, 0))).isGreaterThan(nothing);
    assertThat(a(Scenario.of(2).owns(A, Monument.MONUMENT_BLUE))).isGreaterThan(nothing);
    assertThat(a(Scenario.of(2).on(A, TIKAL, 3)))
        .isGreaterThan(a(Scenario.of(2).on(A, TIKAL, 2)))
        .isGreaterThan(nothing);
  }

  @Test
  void hungerIsFearedWhenItIsNear() {
    double full = a(Scenario.of(2).corn(A, 6).day(6, 0)) - a(Scenario.of(2).corn(A, 5).day(6, 0));
    double far = a(Scenario.of(2).corn(A, 6)) - a(Scenario.of(2).corn(A, 5));
    assertThat(full).isGreaterThan(far);
  }

  @Test
  void anActionThatHasBegunIsWorthItsBestEnd() {
    Scenario game = Scenario.of(2).on(A, YAXCHILAN, 5).turn(A);
    double before = game.now.estimate(A);
    assertThat(game.play("pick_up yaxchilan 5").now.estimate(A)).isGreaterThan(before);
  }

  @Test
  void whenTheGameIsOverOnlyPointsCount() {
    Scenario game = Scenario.of(2).corn(A, 6).on(A, TIKAL, 3).skulls(A, 1).day(26, 4).phase3();
    assertThat(game.now.over()).isTrue();
    assertThat(game.now.estimate(A)).isEqualTo(game.now.result().score(A));
  }

  @Test
  void lookingOneMoveAheadBeatsPlayingAtRandom() {
    assertThat(wins(Setup.standard(Scenario.RULES, 2), 20)).isGreaterThanOrEqualTo(18);
  }

  @Test
  void lookingOneMoveAheadBeatsPlayingAtRandomWithTheWholeExpansion() {
    Setup setup =
        Scenario.setup(
            2,
            TzolkinOptions.QUICK_ACTIONS,
            TzolkinOptions.PROPHECIES,
            TzolkinOptions.TRIBES,
            TzolkinOptions.NEW_BUILDINGS);
    assertThat(wins(setup, 10)).isGreaterThanOrEqualTo(9);
  }

  private static double wins(Setup setup, int games) {
    return Contest.wins(Scenario.RULES, setup, games, new GreedyBot(1, 64), 1);
  }
}
