package dev.boardwright.tikal;

import dev.boardwright.engine.Digest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A scoring round that is going on (K67). Immutable.
 *
 * @param order the seats in the order of their scoring turns; empty if there is no scoring round
 * @param place whose turn it is: a place in that order, from 0
 * @param last whether it is the final round
 */
record ScoringRound(List<Integer> order, int place, boolean last) {

  static final ScoringRound NONE = new ScoringRound(List.of(), 0, false);

  static ScoringRound of(List<Integer> order, boolean last) {
    return new ScoringRound(order, 0, last);
  }

  ScoringRound at(int turn) {
    return new ScoringRound(order, turn, last);
  }

  boolean isOn() {
    return !order.isEmpty();
  }

  static List<Integer> clockwise(int first, int seats) {
    return IntStream.range(0, seats).mapToObj(i -> (first + i) % seats).toList();
  }

  /**
   * The order of the turns in this round (K98): those that have been taken, then the chooser's,
   * then those that are still to come, as far as one can tell: clockwise.
   */
  static List<Integer> byTurns(List<Integer> turns, int chooser, int seats) {
    List<Integer> order = new ArrayList<>(turns);
    clockwise(chooser, seats).stream().filter(seat -> !turns.contains(seat)).forEach(order::add);
    return List.copyOf(order);
  }

  /**
   * From the lowest score to the highest (K101); of equal ones the nearest clockwise goes first
   * (K102).
   *
   * @param nearest the seat that is nearest of all
   */
  static List<Integer> byScore(Scores scores, int nearest, int seats) {
    return clockwise(nearest, seats).stream()
        .sorted(Comparator.comparingInt(scores::of)) // stable
        .toList();
  }

  void digest(Digest out) {
    out.add(order.size());
    order.forEach(out::add);
    out.add(place).add(last);
  }
}
