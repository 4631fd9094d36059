package dev.boardwright.bots;

import dev.boardwright.engine.Result;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Setup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;

/** Games of a bot against bots that play at random. */
public final class Contest {

  private Contest() {}

  /**
   * How often a bot comes first, each time in another seat; a first place that is shared counts in
   * part. The same seed gives the same games.
   */
  public static double wins(Ruleset<?> ruleset, Setup setup, int games, Bot bot, long seed) {
    var rng = new SplittableRandom(seed);
    double wins = 0;
    for (int game = 0; game < games; game++) {
      int seat = game % setup.seats();
      List<Bot> bots = new ArrayList<>(Collections.nCopies(setup.seats(), new RandomBot()));
      bots.set(seat, bot);
      Result result = Playout.play(ruleset, setup, bots, rng);
      List<Integer> first = result.ranking().getFirst();
      wins += first.contains(seat) ? 1.0 / first.size() : 0;
    }
    return wins;
  }
}
