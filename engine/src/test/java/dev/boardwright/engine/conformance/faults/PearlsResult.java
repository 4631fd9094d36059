package dev.boardwright.engine.conformance.faults;

import dev.boardwright.engine.Result;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The result of a game of Pearls, with the faults of its ruleset. */
final class PearlsResult {

  private PearlsResult() {}

  static Result of(Pearls pearls, int[] points, int[] coins, int luck) {
    List<Result.Score> scores = new ArrayList<>();
    for (int seat = 0; seat < points.length; seat++) {
      scores.add(score(pearls, seat, points[seat], coins[seat], luck));
    }
    if (pearls.has(Fault.SCORE_TOO_MANY)) {
      scores.add(scores.getFirst());
    }
    Result result = Result.byPoints("all_shown", scores);
    List<List<Integer>> ranking = new ArrayList<>(result.ranking());
    if (pearls.has(Fault.SEAT_NOT_RANKED)) {
      ranking.removeLast();
    }
    if (pearls.has(Fault.PLACE_WITHOUT_SEATS)) {
      ranking.add(List.of());
    }
    if (pearls.has(Fault.SCORES_OUT_OF_ORDER)) {
      Collections.reverse(scores);
    }
    return new Result(result.reason(), List.copyOf(scores), List.copyOf(ranking));
  }

  private static Result.Score score(Pearls pearls, int seat, int points, int coins, int luck) {
    double part = pearls.has(Fault.THIRDS_OF_POINTS) ? points / 3.0 : points;
    List<Result.Part> parts = new ArrayList<>();
    parts.add(new Result.Part("guesses", pearls.has(Fault.RESULT_BY_LUCK) ? part + luck : part));
    parts.add(new Result.Part("coins", coins * 0.25));
    if (pearls.has(Fault.CATEGORY_TWICE)) {
      parts.add(new Result.Part("coins", 1));
    }
    return pearls.has(Fault.SCORES_DO_NOT_ADD_UP)
        ? new Result.Score(seat, part, parts)
        : Result.Score.of(seat, parts);
  }
}
