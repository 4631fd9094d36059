package dev.boardwright.api.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.api.store.SqliteStore;
import dev.boardwright.api.store.Store;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class WaitersTest {

  @TempDir Path folder;

  /** As when pub/sub has lost the last message: nobody ever rings here. */
  @Test
  void aLostRingCostsTimeOnly() {
    AtomicInteger looks = new AtomicInteger();
    try (Store store = SqliteStore.open(folder);
        Waiters waiters = new Waiters(store, new Places.Bounds(1, 1), Duration.ofMillis(1))) {
      int seen =
          waiters.await(
              "game",
              new Waiters.Wait(Duration.ofHours(1), "address"),
              looks::incrementAndGet,
              look -> look == 5);
      assertThat(seen).isEqualTo(5);
    }
  }
}
