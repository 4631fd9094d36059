package dev.boardwright.api.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.api.wire.Status;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** How long games are kept by what has become of them. */
class RetentionTest {

  private static final Duration DAY = Duration.ofDays(1);
  private static final Duration WEEK = Duration.ofDays(7);

  private static final Retention BRIEF =
      new Retention(DAY, Optional.of(WEEK), Optional.of(Duration.ofDays(30)));

  private static final Retention PATIENT = new Retention(DAY, Optional.empty(), Optional.empty());

  @ParameterizedTest
  @EnumSource(
      value = Status.class,
      names = {"RUNNING", "HALTED"})
  void whatGoesOnIsKeptBeyondItsClock(Status status) {
    assertThat(BRIEF.of(status, () -> Duration.ZERO)).contains(WEEK);
    assertThat(BRIEF.of(status, () -> DAY)).contains(Duration.ofDays(8));
    assertThat(PATIENT.of(status, () -> DAY)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(
      value = Status.class,
      names = {"FINISHED", "ABORTED"})
  void whatIsOverIsKeptWhateverItsClockSays(Status status) {
    assertThat(BRIEF.of(status, () -> DAY)).contains(Duration.ofDays(30));
    assertThat(PATIENT.of(status, () -> DAY)).isEmpty();
  }

  @Test
  void whatNeverStartsIsKeptForAWhile() {
    assertThat(BRIEF.of(Status.OPEN, () -> DAY)).contains(DAY);
    assertThat(PATIENT.of(Status.OPEN, () -> DAY)).contains(DAY);
  }

  /** Banks that grow with each move can allow more than a store takes. */
  @Test
  void nothingIsKeptLongerThanAStoreTakes() {
    assertThat(BRIEF.of(Status.RUNNING, () -> Duration.ofDays(100_000)))
        .contains(Duration.ofDays(3_650));
  }
}
