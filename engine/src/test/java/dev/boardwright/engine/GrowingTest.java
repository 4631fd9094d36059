package dev.boardwright.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GrowingTest {

  @Test
  void listsThatGrowOutOfOneKeepTheirOwnElements() {
    Growing<String> one = Growing.<String>empty().with("a");
    Growing<String> left = one.with("b");
    Growing<String> right = one.with("c");
    assertThat(one).containsExactly("a");
    assertThat(left.with("d")).containsExactly("a", "b", "d");
    assertThat(right.with("e")).containsExactly("a", "c", "e");
    assertThat(left).containsExactly("a", "b");
    assertThatThrownBy(() -> one.get(1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> one.add("x")).isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void aForestOfListsIsLikeOneOfCopies() {
    var random = new SplittableRandom(7);
    List<Growing<Integer>> lists = new ArrayList<>(List.of(Growing.empty()));
    List<List<Integer>> copies = new ArrayList<>(List.of(List.of()));
    for (int i = 0; i < 5_000; i++) {
      int from = Math.max(0, lists.size() - 1 - random.nextInt(random.nextBoolean() ? 1 : 40));
      List<Integer> copy = new ArrayList<>(copies.get(from));
      copy.add(i);
      lists.add(lists.get(from).with(i));
      copies.add(copy);
    }
    for (int i = 0; i < lists.size(); i += 7) {
      assertThat(lists.get(i)).isEqualTo(copies.get(i));
    }
  }

  @Test
  void manyThreadsGrowOneListEachItsOwnWay() {
    Growing<Integer> base = Growing.empty();
    for (int i = 0; i < 100; i++) {
      base = base.with(i);
    }
    Growing<Integer> shared = base;
    List<Growing<Integer>> grown =
        IntStream.range(0, 64).parallel().mapToObj(i -> shared.with(1000 + i).with(i)).toList();
    for (int i = 0; i < grown.size(); i++) {
      assertThat(grown.get(i)).hasSize(102).endsWith(1000 + i, i).startsWith(0, 1);
    }
  }
}
