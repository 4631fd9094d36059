package dev.boardwright.seasons;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.bots.Bot;
import dev.boardwright.bots.GreedyBot;
import dev.boardwright.bots.Playout;
import dev.boardwright.bots.RandomBot;
import dev.boardwright.engine.Result;
import dev.boardwright.engine.Setup;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What a player that looks one answer ahead gets from the estimate. */
class SeasonsBotTest {

  private static final int GAMES = 40;

  @Test
  void greedyBeatsRandom() {
    var rng = new SplittableRandom(3);
    int wins = 0;
    for (int game = 0; game < GAMES; game++) {
      int seat = game % 2;
      List<Bot> bots =
          seat == 0
              ? List.of(new GreedyBot(1, 64), new RandomBot())
              : List.of(new RandomBot(), new GreedyBot(1, 64));
      Result result = Playout.play(Scenario.RULES, Setup.standard(Scenario.RULES, 2), bots, rng);
      wins += result.ranking().getFirst().equals(List.of(seat)) ? 1 : 0;
    }
    // Of equal players one wins half of 40 games, with a deviation of about 3.
    assertThat(wins).isGreaterThan(32);
  }
}
