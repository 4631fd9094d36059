package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;

/**
 * What was asked of one game and answered, and when. It is linearizable if all of it can have
 * happened one after the other, each thing at some moment between its question and its answer.
 *
 * <p>Versions give the order: a change led from one version to another, and whoever looked saw one.
 * So all that is to be seen is whether this order goes against time: whatever was answered before
 * something else was asked comes before it. A question without an answer may have had any effect or
 * none, and constrains nothing.
 */
final class History {

  /** From the question to its answer; whoever only looks goes from a version to the same. */
  private record Operation(long asked, long answered, int from, int to) {}

  private final List<Operation> operations = new ArrayList<>();

  /** Somebody was shown a version just now. */
  void read(long asked, int version) {
    add(new Operation(asked, System.nanoTime(), version, version));
  }

  /** Somebody was just told which entries an own deed has led to. */
  void changed(long asked, JsonNode answer) {
    JsonNode entries = answer.path("entries");
    int first = entries.get(0).path("version").asInt();
    int last = entries.get(entries.size() - 1).path("version").asInt();
    add(new Operation(asked, System.nanoTime(), first - 1, last));
  }

  synchronized void add(long asked, long answered, int from, int to) {
    operations.add(new Operation(asked, answered, from, to));
  }

  private synchronized void add(Operation operation) {
    operations.add(operation);
  }

  /**
   * @param lengths of the log after each append: nobody can have seen anything in between
   */
  synchronized void check(Set<Integer> lengths) {
    assertThat(operations)
        .allMatch(each -> lengths.contains(each.to()), "ends with an append")
        .allMatch(each -> each.from() == 0 || lengths.contains(each.from()), "begins after one");
    List<Operation> changes =
        operations.stream()
            .filter(each -> each.from() < each.to())
            .sorted(Comparator.comparingInt(Operation::from))
            .toList();
    for (int i = 1; i < changes.size(); i++) {
      assertThat(changes.get(i).from())
          .as("%s comes after %s", changes.get(i), changes.get(i - 1))
          .isGreaterThanOrEqualTo(changes.get(i - 1).to());
    }
    checkTimes();
  }

  private void checkTimes() {
    List<Operation> asked =
        operations.stream().sorted(Comparator.comparingLong(Operation::asked)).toList();
    var open = new PriorityQueue<>(Comparator.comparingLong(Operation::answered));
    int known = 0;
    for (Operation operation : asked) {
      while (!open.isEmpty() && open.peek().answered() < operation.asked()) {
        known = Math.max(known, open.remove().to());
      }
      assertThat(operation.from())
          .as("%s was asked when version %d had been told", operation, known)
          .isGreaterThanOrEqualTo(known);
      open.add(operation);
    }
  }
}
