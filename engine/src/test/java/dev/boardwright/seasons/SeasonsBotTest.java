package dev.boardwright.seasons;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.bots.Contest;
import dev.boardwright.bots.GreedyBot;
import dev.boardwright.engine.Setup;
import org.junit.jupiter.api.Test;

/** What a player that looks one answer ahead gets from the estimate. */
class SeasonsBotTest {

  private static final int GAMES = 40;

  @Test
  void greedyBeatsRandom() {
    Setup setup = Setup.standard(Scenario.RULES, 2);
    double wins = Contest.wins(Scenario.RULES, setup, GAMES, new GreedyBot(1, 64), 3);
    // Of equal players one wins half of 40 games, with a deviation of about 3.
    assertThat(wins).isGreaterThan(32);
  }
}
