package dev.boardwright.api.store;

import static dev.boardwright.api.store.Commits.newId;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** What every store does with buckets. They drain while a test runs, so bounds are wide. */
abstract class LimitsContract extends GameListContract {

  @Test
  void usesAddUp() {
    String bucket = "moves:" + newId();
    assertThat(store.count(bucket, 60, 10)).isBetween(seconds(5), seconds(10));
    assertThat(store.count(bucket, 60, 20)).isBetween(seconds(15), seconds(30));
    assertThat(store.count(newId(), 60, 1)).as("another bucket").isLessThan(seconds(2));
  }

  @Test
  void aBucketDrains() {
    String bucket = newId();
    store.count(bucket, 60_000, 200);
    await().until(() -> store.count(bucket, 60_000, 1).toMillis() <= 5);
  }

  @Test
  void moreThanAMinutesWorthIsCountedUpToTwo() {
    String bucket = newId();
    store.count(bucket, 100, 100);
    assertThat(store.count(bucket, 100, 50)).isBetween(seconds(70), seconds(90));
    store.count(bucket, 100, 100);
    assertThat(store.count(bucket, 100, 100)).isEqualTo(Limits.FULL.multipliedBy(2));
  }

  @Test
  void nothingIsLostInARace() throws InterruptedException {
    String bucket = newId();
    Race.of(
        8,
        _ -> {
          for (int i = 0; i < 25; i++) {
            store.count(bucket, 300, 1);
          }
        });
    assertThat(store.count(bucket, 300, 1)).isBetween(seconds(25), seconds(41));
  }

  @Test
  void bucketsAreBounded() {
    refused(() -> store.count("", 1, 1));
    refused(() -> store.count("b".repeat(129), 1, 1));
    refused(() -> store.count("b", 0, 1));
    refused(() -> store.count("b", Limits.MOST_PER_MINUTE + 1, 1));
    refused(() -> store.count("b", 10, 0));
    refused(() -> store.count("b", 10, 11));
  }

  private static Duration seconds(long seconds) {
    return Duration.ofSeconds(seconds);
  }

  private static void refused(Runnable call) {
    assertThatIllegalArgumentException().isThrownBy(call::run);
  }
}
