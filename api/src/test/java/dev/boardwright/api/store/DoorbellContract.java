package dev.boardwright.api.store;

import static dev.boardwright.api.store.Commits.append;
import static dev.boardwright.api.store.Commits.change;
import static dev.boardwright.api.store.Commits.create;
import static dev.boardwright.api.store.Commits.done;
import static dev.boardwright.api.store.Commits.header;
import static dev.boardwright.api.store.Commits.newId;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.awaitility.Awaitility.await;

import dev.boardwright.api.store.GameStore.Watch;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What every store does beside the games: doorbells, and texts kept under a key. */
abstract class DoorbellContract extends LostChangesContract {

  private static final Duration SHORT = Duration.ofMillis(150);
  private static final Duration LONG = Duration.ofHours(1);

  @Test
  void theFirstTextUnderAKeyIsKept() {
    String key = "key {of} " + newId();
    assertThat(store.keep(key, "first", LONG)).isEmpty();
    assertThat(store.keep(key, "second", LONG)).contains("first");
    assertThat(store.keep(key, "third", LONG)).contains("first");
    assertThat(store.keep(key + "'", "other", LONG)).isEmpty();
  }

  @Test
  void aKeptTextExpires() {
    String key = newId();
    assertThat(store.keep(key, "first", SHORT)).isEmpty();
    await().until(() -> store.keep(key, "second", LONG).isEmpty());
    assertThat(store.keep(key, "third", LONG)).contains("second");
  }

  @Test
  void keptTextsAreBounded() {
    assertThatIllegalArgumentException().isThrownBy(() -> store.keep("", "a", LONG));
    assertThatIllegalArgumentException().isThrownBy(() -> store.keep("k".repeat(513), "a", LONG));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> store.keep("k", "a".repeat(Documents.MAX_DOCUMENT_BYTES + 1), LONG));
    assertThatIllegalArgumentException().isThrownBy(() -> store.keep("k", "a", Duration.ZERO));
  }

  @Test
  void ofManyThatKeepOneWins() throws InterruptedException {
    String key = newId();
    AtomicInteger winners = new AtomicInteger();
    Race.of(
        16,
        n -> {
          if (store.keep(key, "value " + n, LONG).isEmpty()) {
            winners.incrementAndGet();
          }
        });
    assertThat(winners).hasValue(1);
  }

  @Test
  void aChangeRingsTheDoorbellsOfItsGame() {
    String game = newId();
    String other = newId();
    done(store.commit(create(game)));
    done(store.commit(create(other)));
    AtomicInteger rings = new AtomicInteger();
    AtomicInteger others = new AtomicInteger();
    try (Watch _ = store.watch(game, rings::incrementAndGet);
        Watch _ = store.watch(other, others::incrementAndGet)) {
      int version = settle(game, rings);
      int before = rings.get();
      done(store.commit(append(game, 1, version, "a")));
      await().until(() -> rings.get() > before); // By now the rings of the connection are over.
      int othersBefore = others.get();
      int afterAppend = rings.get();
      done(store.commit(change(game, 1, version + 1, header("h"))));
      await().until(() -> rings.get() > afterAppend);

      assertThat(others).hasValue(othersBefore);
    }
  }

  @Test
  void aDoorbellThatFailsDoesNotSilenceTheOthers() {
    String game = newId();
    done(store.commit(create(game)));
    AtomicInteger rings = new AtomicInteger();
    Runnable broken =
        () -> {
          throw new IllegalStateException("planted: a broken doorbell");
        };
    try (Watch _ = store.watch(game, broken);
        Watch _ = store.watch(game, rings::incrementAndGet);
        Watch _ = store.watch(game, broken)) {
      int version = settle(game, rings);
      int before = rings.get();
      done(store.commit(append(game, 1, version, "a")));
      await().until(() -> rings.get() > before);
    }
  }

  @Test
  void aClosedWatchIsSilent() {
    String game = newId();
    done(store.commit(create(game)));
    AtomicInteger closed = new AtomicInteger();
    AtomicInteger open = new AtomicInteger();
    Runnable doorbell = closed::incrementAndGet;
    Watch watch = store.watch(game, doorbell);
    try (Watch _ = store.watch(game, open::incrementAndGet)) {
      int version = settle(game, open);
      watch.close();
      watch.close();
      int atClose = open.get();
      done(store.commit(append(game, 1, version, "a")));
      await().until(() -> open.get() > atClose); // By now rings under way at the close are over.
      int before = closed.get();
      int openBefore = open.get();
      done(store.commit(append(game, 1, version + 1, "b")));
      await().until(() -> open.get() > openBefore);
      assertThat(closed).hasValue(before);
    }
  }

  /** Appends until a doorbell rings: from then on it is surely connected. Returns the version. */
  private int settle(String game, AtomicInteger rings) {
    int[] version = {0};
    await()
        .until(
            () -> {
              done(store.commit(append(game, 1, version[0], "settle")));
              version[0]++;
              return rings.get() > 0;
            });
    return version[0];
  }
}
