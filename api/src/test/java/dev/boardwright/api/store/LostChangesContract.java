package dev.boardwright.api.store;

import static dev.boardwright.api.store.Commits.append;
import static dev.boardwright.api.store.Commits.behind;
import static dev.boardwright.api.store.Commits.bodies;
import static dev.boardwright.api.store.Commits.change;
import static dev.boardwright.api.store.Commits.create;
import static dev.boardwright.api.store.Commits.done;
import static dev.boardwright.api.store.Commits.header;
import static dev.boardwright.api.store.Commits.known;
import static dev.boardwright.api.store.Commits.newId;
import static dev.boardwright.api.store.Commits.since;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.api.store.GameStore.Known;
import dev.boardwright.api.store.GameStore.Snapshot;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What every store does for a caller who knows what the store has lost in a failover, and something
 * else has come to the same length since: the times tell them apart.
 */
abstract class LostChangesContract extends GameStoreContract {

  private static final Duration EARLIER = Duration.ofHours(1);

  private void assertWhole(Snapshot now, String header, String... bodies) {
    assertThat(now.goesOn()).isFalse();
    assertThat(now.header()).contains(header);
    assertThat(bodies(now)).containsExactly(bodies);
  }

  @Test
  void whoeverKnowsAnotherLogOfTheSameLengthGetsTheWholeGame() {
    String game = newId();
    done(store.commit(create(game, header("h"))));
    done(store.commit(append(game, 1, 0, "a")));
    Instant last = done(store.commit(append(game, 1, 1, "b")));
    for (Instant other : List.of(last.minus(EARLIER), last.plus(EARLIER))) {
      assertWhole(store.read(game, known(1, 2, other)).orElseThrow(), "h", "a", "b");
      assertWhole(behind(store.commit(since(append(game, 1, 2, "x"), other))), "h", "a", "b");
      assertWhole(
          behind(store.commit(since(change(game, 1, 2, header("x")), other))), "h", "a", "b");
      assertThat(store.expire(game, known(1, 2, other), Duration.ofMillis(1))).isFalse();
    }

    Snapshot now = store.read(game, known(1, 2, last)).orElseThrow();
    assertThat(now.goesOn()).isTrue();
    assertThat(now.header()).isEmpty();
    assertThat(now.tail()).isEmpty();
    done(store.commit(since(append(game, 1, 2, "c"), last)));
  }

  @Test
  void soDoesWhoeverKnowsAShorterOne() {
    String game = newId();
    done(store.commit(create(game, header("h"))));
    Instant first = done(store.commit(append(game, 1, 0, "a")));
    done(store.commit(append(game, 1, 1, "b")));
    done(store.commit(append(game, 1, 2, "c")));

    Instant other = first.minus(EARLIER);
    assertWhole(store.read(game, known(1, 1, other)).orElseThrow(), "h", "a", "b", "c");
    assertWhole(behind(store.commit(since(append(game, 1, 1, "x"), other))), "h", "a", "b", "c");

    Snapshot now = behind(store.commit(since(append(game, 1, 1, "x"), first)));
    assertThat(now.goesOn()).isTrue();
    assertThat(now.header()).isEmpty();
    assertThat(bodies(now)).containsExactly("b", "c");
    assertThat(store.read(game, known(1, 1, first))).contains(now);
  }

  @Test
  void soDoesWhoeverKnowsALongerOne() {
    String game = newId();
    Instant at = done(store.commit(create(game, header("h"))));
    done(store.commit(append(game, 1, 0, "a")));
    assertWhole(store.read(game, known(1, 3, at)).orElseThrow(), "h", "a");
  }

  @Test
  void soDoesWhoeverKnowsAnotherHeaderOfTheSameRevision() {
    String game = newId();
    done(store.commit(create(game)));
    Instant last = done(store.commit(change(game, 1, 0, header("claimed"))));
    Instant other = last.minus(EARLIER);

    assertWhole(store.read(game, known(2, 0, other)).orElseThrow(), "claimed");
    assertWhole(behind(store.commit(since(append(game, 2, 0, "x"), other))), "claimed");

    done(store.commit(since(append(game, 2, 0, "a"), last)));
    Snapshot now = store.read(game, known(2, 0, last)).orElseThrow();
    assertThat(now.goesOn()).isTrue();
    assertThat(now.header()).isEmpty();
    assertThat(bodies(now)).containsExactly("a");
  }

  /** However much has happened since, nothing is missing in what a caller is told. */
  @Test
  void whoeverWasAwayForLongLacksNothing() {
    String game = newId();
    Instant at = done(store.commit(create(game)));
    for (int i = 1; i <= 12; i++) {
      done(store.commit(change(game, i, 0, header("header " + i))));
    }
    done(store.commit(append(game, 13, 0, "a")));
    for (Known known : List.of(known(1, 0, at), known(1, 0), Known.NOTHING)) {
      Snapshot now = store.read(game, known).orElseThrow();
      assertThat(now.revision()).isEqualTo(13);
      assertThat(now.header()).contains("header 12");
      assertThat(bodies(now)).containsExactly("a");
    }
  }
}
