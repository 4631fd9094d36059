package dev.boardwright.tikal;

import static dev.boardwright.tikal.Member.LEADER;
import static dev.boardwright.tikal.Member.W1;
import static dev.boardwright.tikal.Scenario.RED;
import static dev.boardwright.tikal.Scenario.YELLOW;
import static dev.boardwright.tikal.Treasure.KIND1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.bots.Contest;
import dev.boardwright.bots.GreedyBot;
import dev.boardwright.engine.Setup;
import java.util.List;
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
    Setup basic = Setup.standard(Scenario.RULES, 2);
    for (Setup setup : List.of(basic, basic.with(TikalOptions.AUCTION, true))) {
      assertThat(Contest.wins(Scenario.RULES, setup, 10, new GreedyBot(1, 64), 1))
          .isGreaterThanOrEqualTo(9);
    }
  }
}
