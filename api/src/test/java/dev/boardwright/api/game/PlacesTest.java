package dev.boardwright.api.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Problem;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

/** Places of everybody and of each address. */
class PlacesTest {

  private static final String ADA = "203.0.113.1";
  private static final String BEN = "203.0.113.2";

  private final Places places =
      new Places(new Places.Bounds(3, 2), "limit.streams", "limit.streams_of_one");

  private void refused(String address, int limit) {
    assertThatThrownBy(() -> places.take(address))
        .isInstanceOfSatisfying(
            Problem.class,
            problem -> {
              assertThat(problem.code()).isEqualTo(Code.RATE_LIMITED);
              assertThat(problem.body()).containsEntry("limit", limit);
            });
  }

  @Test
  void oneAddressLeavesRoomForOthers() {
    Places.Place first = places.take(ADA);
    places.take(ADA);
    refused(ADA, 2);
    places.take(BEN);
    refused(BEN, 3);
    assertThat(places.taken()).isEqualTo(3);
    first.close();
    assertThat(places.taken()).isEqualTo(2);
    places.take(BEN);
    refused(ADA, 3);
    refused(BEN, 2);
  }

  @Test
  void whoeverIsRefusedHasTakenNothing() {
    try (Places.Place _ = places.take(ADA);
        Places.Place _ = places.take(ADA);
        Places.Place _ = places.take(BEN)) {
      refused(ADA, 2);
      refused(BEN, 3);
    }
    assertThat(places.taken()).isZero();
    places.take(ADA);
    places.take(ADA);
    places.take(BEN);
  }

  @Test
  void manyAtOnceTakeNoMoreThanThereAre() throws InterruptedException {
    CountDownLatch done = new CountDownLatch(8);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < 8; i++) {
        String address = i % 2 == 0 ? ADA : BEN;
        threads.execute(
            () -> {
              for (int n = 0; n < 500; n++) {
                try (Places.Place _ = places.take(address)) {
                  assertThat(places.taken()).isBetween(1L, 3L);
                } catch (Problem refused) {
                  Thread.onSpinWait();
                }
              }
              done.countDown();
            });
      }
    }
    assertThat(done.getCount()).isZero();
    assertThat(places.taken()).isZero();
  }
}
