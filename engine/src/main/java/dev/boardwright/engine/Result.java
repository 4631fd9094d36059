package dev.boardwright.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How a game ended, or how it stands.
 *
 * @param reason why it ended, a word in lower_snake
 * @param scores one for each seat, in order
 * @param ranking the seats from first to last; seats that share a place stand together
 */
public record Result(String reason, List<Score> scores, List<List<Integer>> ranking) {

  /**
   * The points of one seat.
   *
   * @param breakdown parts by category; they add up to {@code points}
   */
  public record Score(int seat, double points, List<Part> breakdown) {

    /** The points that these parts add up to. */
    public static Score of(int seat, List<Part> breakdown) {
      return new Score(
          seat, breakdown.stream().mapToDouble(Part::points).sum(), List.copyOf(breakdown));
    }

    /**
     * The same.
     *
     * @param points for each of the categories, in their order
     */
    public static Score of(int seat, List<String> categories, int[] points) {
      return of(
          seat,
          IntStream.range(0, categories.size())
              .mapToObj(i -> new Part(categories.get(i), points[i]))
              .toList());
    }
  }

  /**
   * Points of one category.
   *
   * @param category a word in lower_snake
   * @param points whole or an exact multiple of a quarter; may be negative
   */
  public record Part(String category, double points) {}

  /** More points rank higher; equal points share a place. */
  public static Result byPoints(String reason, List<Score> scores) {
    return ranked(reason, scores, Comparator.comparingDouble(Score::points).reversed());
  }

  /**
   * @param order better scores first; scores that compare as equal share a place
   */
  public static Result ranked(String reason, List<Score> scores, Comparator<Score> order) {
    List<Score> sorted = scores.stream().sorted(order).toList();
    List<List<Integer>> ranking = new ArrayList<>();
    for (int i = 0; i < sorted.size(); i++) {
      if (i == 0 || order.compare(sorted.get(i - 1), sorted.get(i)) != 0) {
        ranking.add(new ArrayList<>());
      }
      ranking.getLast().add(sorted.get(i).seat());
    }
    return new Result(reason, List.copyOf(scores), ranking.stream().map(List::copyOf).toList());
  }

  /** The points of a seat. */
  public double score(int seat) {
    return scores.get(seat).points();
  }

  /** The same scores, with some seats ranked behind all others because their players left. */
  public Result withLast(SeatSet left, String why) {
    List<List<Integer>> places = new ArrayList<>();
    addPlaces(places, left, false);
    addPlaces(places, left, true);
    return new Result(why, scores, List.copyOf(places));
  }

  private void addPlaces(List<List<Integer>> places, SeatSet left, boolean last) {
    for (List<Integer> place : ranking) {
      List<Integer> kept = place.stream().filter(seat -> left.contains(seat) == last).toList();
      if (!kept.isEmpty()) {
        places.add(kept);
      }
    }
  }

  /** The seats that share first place. */
  public IntStream winners() {
    return ranking.getFirst().stream().mapToInt(Integer::intValue);
  }
}
