package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The checker of histories lets good ones pass and catches planted faults. */
class HistoryTest {

  private static final Set<Integer> LENGTHS = Set.of(1, 2, 4, 7);

  /** A change from 1 to 2, another from 2 to 4 that overlaps it, and one from 4 to 7 after both. */
  private static History history() {
    History history = new History();
    history.add(10, 30, 1, 2);
    history.add(20, 40, 2, 4);
    history.add(60, 80, 4, 7);
    return history;
  }

  @ParameterizedTest
  @CsvSource({
    "0, 5, 1, before all",
    "0, 90, 1, for so long that anything may have been seen",
    "0, 90, 7, for so long that anything may have been seen",
    "15, 25, 4, while both were under way",
    "35, 45, 2, after the first one and within the second",
    "45, 55, 4, between them and the last one",
    "70, 75, 4, within the last one",
    "70, 75, 7, within the last one",
  })
  void whatCanHaveBeenSeen(long asked, long answered, int version, String when) {
    History history = history();
    history.add(asked, answered, version, version);
    assertThatCode(() -> history.check(LENGTHS)).as(when).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @CsvSource({
    "35, 45, 1, the first change had been told",
    "45, 55, 2, both had been told",
    "90, 95, 4, all had been told",
    "45, 55, 7, the last change begins where nobody has been yet",
    "45, 55, 3, half an append",
    "0, 5, 2, what nobody had asked for yet",
  })
  void whatCannotHaveBeenSeen(long asked, long answered, int version, String why) {
    History history = history();
    history.add(asked, answered, version, version);
    assertThatExceptionOfType(AssertionError.class)
        .as(why)
        .isThrownBy(() -> history.check(LENGTHS));
  }

  @Test
  void twoChangesOfTheSameVersion() {
    History history = history();
    history.add(10, 80, 2, 4);
    assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> history.check(LENGTHS));
  }

  @Test
  void aChangeInThePlaceOfAnEarlierOne() {
    History history = new History();
    history.add(10, 20, 2, 4);
    history.add(30, 40, 1, 2);
    assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> history.check(LENGTHS));
  }
}
