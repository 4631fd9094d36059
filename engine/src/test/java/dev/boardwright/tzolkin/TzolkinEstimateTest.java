package dev.boardwright.tzolkin;

import static dev.boardwright.tzolkin.Scenario.A;
import static dev.boardwright.tzolkin.Scenario.B;
import static dev.boardwright.tzolkin.piece.Gear.TIKAL;
import static dev.boardwright.tzolkin.piece.Gear.YAXCHILAN;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Events;
import dev.boardwright.engine.Seat;
import dev.boardwright.engine.Setup;
import dev.boardwright.tzolkin.piece.Monument;
import dev.boardwright.tzolkin.piece.Technology;
import java.util.Random;
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

  private static int wins(Setup setup, int games) {
    int wins = 0;
    for (int i = 0; i < games; i++) {
      TzolkinPosition game = new TzolkinPosition(setup).begun();
      Random rng = new Random(i);
      int greedy = i % 2;
      while (!game.over()) {
        int seat = game.chanceToAct() ? Seat.CHANCE : game.toAct().first();
        TzolkinMove move = seat == greedy ? best(game, seat) : game.randomMove(seat, rng);
        game.play(seat, move, Events.NONE);
      }
      wins += game.result().score(greedy) > game.result().score(1 - greedy) ? 1 : 0;
    }
    return wins;
  }

  private static TzolkinMove best(TzolkinPosition game, int seat) {
    TzolkinMove best = game.legalMoves(seat).getFirst();
    double highest = Double.NEGATIVE_INFINITY;
    for (TzolkinMove move : game.legalMoves(seat)) {
      TzolkinPosition next = game.copy();
      next.playLegal(seat, move, Events.NONE);
      double value = next.estimate(seat);
      if (value > highest) {
        highest = value;
        best = move;
      }
    }
    return best;
  }
}
