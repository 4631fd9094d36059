package dev.boardwright.santamaria;

import static dev.boardwright.santamaria.Scenario.A;
import static dev.boardwright.santamaria.Scenario.B;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.bots.Contest;
import dev.boardwright.bots.GreedyBot;
import dev.boardwright.engine.Setup;
import dev.boardwright.santamaria.tables.HarbourIcon;
import dev.boardwright.santamaria.tables.RetirementPosition;
import dev.boardwright.santamaria.tables.Ship;
import dev.boardwright.santamaria.tables.Tile;
import org.junit.jupiter.api.Test;

/** The estimate of a position. */
class SantaMariaEstimateTest {

  private static double estimate(Scenario game) {
    return game.act(B).now.estimate(A);
  }

  @Test
  void moreIsBetter() {
    double nothing = estimate(Scenario.of(2));
    assertThat(estimate(Scenario.of(2).has(A, "P1"))).isEqualTo(nothing + 1);
    assertThat(estimate(Scenario.of(2).has(A, "W1"))).isGreaterThan(nothing);
    assertThat(estimate(Scenario.of(2).religion(A, 1))).isGreaterThan(nothing);
    assertThat(estimate(Scenario.of(2).white(1).blue(A, 1))).isGreaterThan(nothing);
    assertThat(estimate(Scenario.of(2).tile(A, Tile.DOUBLE_01, "r3c1", 0))).isGreaterThan(nothing);
    assertThat(estimate(Scenario.of(2).harbour(A, HarbourIcon.COINS, Ship.SHIP_01)))
        .isGreaterThan(nothing + 3);
  }

  @Test
  void retiringGivesUpWhatCouldStillBeDone() {
    Scenario active = Scenario.of(2).has(A, "C1").blue(A, 1);
    Scenario retired = Scenario.of(2).has(A, "C1").blue(A, 1).retired(A, RetirementPosition.COINS);
    assertThat(estimate(retired)).isLessThan(estimate(active));
  }

  @Test
  void whatWasBegunIsWorthItsBestEnd() {
    Scenario game = Scenario.of(2).has(A, "S1 C1").act(A).play("activate r6c6");
    double pending = game.now.estimate(A);
    assertThat(pending).isEqualTo(game.play("pay sugar").now.estimate(A));
  }

  @Test
  void whenTheGameIsOverOnlyPointsCount() {
    Scenario game = Scenario.of(2).year(3).has(A, "P5 W1").endYear();
    assertThat(game.now.estimate(A)).isEqualTo(5);
  }

  @Test
  void lookingOneMoveAheadBeatsPlayingAtRandom() {
    Setup setup = Setup.standard(Scenario.RULES, 2);
    assertThat(Contest.wins(Scenario.RULES, setup, 20, new GreedyBot(1, 64), 1))
        .isGreaterThanOrEqualTo(19);
  }
}
