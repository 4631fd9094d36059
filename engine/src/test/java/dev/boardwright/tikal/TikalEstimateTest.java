package dev.boardwright.tikal;

import static dev.boardwright.tikal.Member.LEADER;
import static dev.boardwright.tikal.Member.W1;
import static dev.boardwright.tikal.Scenario.RED;
import static dev.boardwright.tikal.Scenario.YELLOW;
import static dev.boardwright.tikal.Treasure.KIND1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Events;
import dev.boardwright.engine.Seat;
import dev.boardwright.engine.Setup;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The estimate of a position. */
class TikalEstimateTest {

  private static double red(Scenario game) {
    return game.now.estimate(RED);
  }

  @Test
  void moreIsBetter() {
    double nothing = red(Scenario.of(2).act(YELLOW));
    assertThat(red(Scenario.of(2).score(RED, 1).act(YELLOW))).isEqualTo(nothing + 1);
    assertThat(red(Scenario.of(2).holds(RED, KIND1).act(YELLOW))).isEqualTo(nothing + 1);
    double worker = red(Scenario.of(2).members(RED, "c0r3", W1).act(YELLOW));
    assertThat(worker).isGreaterThan(nothing + 1);
    assertThat(red(Scenario.of(2).members(RED, "c0r3", LEADER).act(YELLOW))).isGreaterThan(worker);
    assertThat(red(Scenario.of(2).members(RED, "c0r3", W1).members(YELLOW, "c0r3", W1).act(YELLOW)))
        .isLessThan(worker);
  }

  @Test
  void aWalkThatHasBegunIsWorthItsBestEnd() {
    Scenario game = Scenario.of(2).members(RED, "c0r4", W1).act(RED);
    double before = red(game);
    assertThat(red(game.play("move_member w1"))).isGreaterThan(before);
  }

  @Test
  void whenTheGameIsOverOnlyPointsCount() {
    Scenario game = Scenario.of(2).holds(RED, KIND1).members(RED, "c0r3", W1).act(RED);
    game.play("end_turn");
    assertThat(game.now.over()).isTrue();
    assertThat(red(game)).isZero();
  }

  @Test
  void lookingOneMoveAheadBeatsPlayingAtRandom() {
    int wins = 0;
    for (int i = 0; i < 20; i++) {
      Setup setup = Setup.standard(Scenario.RULES, 2).with(TikalOptions.AUCTION, i % 2 == 1);
      TikalPosition game = new TikalPosition(setup).begun();
      Random rng = new Random(i);
      int greedy = i / 2 % 2;
      while (!game.over()) {
        int seat = game.chanceToAct() ? Seat.CHANCE : game.toAct().first();
        TikalMove move = seat == greedy ? best(game, seat) : game.randomMove(seat, rng);
        game.play(seat, move, Events.NONE);
      }
      wins += game.result().score(greedy) > game.result().score(1 - greedy) ? 1 : 0;
    }
    assertThat(wins).isGreaterThanOrEqualTo(18);
  }

  private static TikalMove best(TikalPosition game, int seat) {
    TikalMove best = game.legalMoves(seat).getFirst();
    double highest = Double.NEGATIVE_INFINITY;
    for (TikalMove move : game.legalMoves(seat)) {
      TikalPosition next = game.copy();
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
