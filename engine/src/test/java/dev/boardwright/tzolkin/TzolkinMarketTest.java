package dev.boardwright.tzolkin;

import static dev.boardwright.tzolkin.Scenario.A;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Events;
import dev.boardwright.tzolkin.TzolkinDecision.Trade;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The market asks in a fixed order, and still allows everything that T75 allows, once. */
class TzolkinMarketTest {

  /** What a seat holds: corn, wood, stone, gold. */
  private static List<Integer> holdings(TzolkinPosition now) {
    List<Integer> holdings = new ArrayList<>(List.of(now.players.corn(A)));
    for (int resource = 0; resource < 3; resource++) {
      holdings.add(now.players.resource(A, resource));
    }
    return holdings;
  }

  /** The ends of all ways through the market. */
  private static void ends(TzolkinPosition now, List<List<Integer>> out) {
    for (TzolkinMove move : now.legalMoves(A)) {
      TzolkinPosition next = now.copy();
      next.play(A, move, Events.NONE);
      if (move instanceof TzolkinMove.Decline) {
        out.add(holdings(next));
      } else {
        ends(next, out);
      }
    }
  }

  /** Everything that single exchanges in any order can lead to. */
  private static void reach(List<Integer> from, Set<List<Integer>> out) {
    if (!out.add(from)) {
      return;
    }
    for (int resource = 1; resource <= 3; resource++) {
      for (int change : List.of(-1, 1)) {
        List<Integer> to = new ArrayList<>(from);
        to.set(resource, from.get(resource) + change);
        to.set(0, from.getFirst() - change * (resource + 1));
        if (to.stream().allMatch(amount -> amount >= 0)) {
          reach(to, out);
        }
      }
    }
  }

  private static void everyOutcomeOnce(int corn, int wood, int stone, int gold) {
    Scenario game = Scenario.of(2).corn(A, corn).resources(A, wood, stone, gold);
    game.proceed(new Trade(A, 0, 0), new TzolkinDecision.PickUpMore(A));
    List<List<Integer>> ends = new ArrayList<>();
    ends(game.now, ends);
    Set<List<Integer>> possible = new LinkedHashSet<>();
    reach(List.of(corn, wood, stone, gold), possible);
    assertThat(ends).containsExactlyInAnyOrderElementsOf(possible);
  }

  @Test
  void everyOutcomeIsReachedInExactlyOneWay() {
    everyOutcomeOnce(0, 0, 0, 0);
    everyOutcomeOnce(5, 0, 0, 0);
    everyOutcomeOnce(0, 1, 1, 1);
    everyOutcomeOnce(3, 2, 0, 1);
    everyOutcomeOnce(1, 3, 2, 2);
  }

  /** Who trades as much as one answer takes may go on. */
  @Test
  void largeAmountsTakeSeveralAnswers() {
    everyOutcomeOnce(43, 0, 0, 0);
    everyOutcomeOnce(0, 22, 0, 0);
  }

  @Test
  void noListIsLongerThanTheKitAllows() {
    Scenario game = Scenario.of(2).corn(A, 500).resources(A, 99, 99, 99);
    game.proceed(new Trade(A, 0, 0));
    assertThat(game.moves()).hasSize(6 * TzolkinMove.MOST_TRADED + 1);
  }
}
