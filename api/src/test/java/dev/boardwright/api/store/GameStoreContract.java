package dev.boardwright.api.store;

import static dev.boardwright.api.store.Commits.append;
import static dev.boardwright.api.store.Commits.assertWhole;
import static dev.boardwright.api.store.Commits.behind;
import static dev.boardwright.api.store.Commits.bodies;
import static dev.boardwright.api.store.Commits.change;
import static dev.boardwright.api.store.Commits.create;
import static dev.boardwright.api.store.Commits.done;
import static dev.boardwright.api.store.Commits.expiring;
import static dev.boardwright.api.store.Commits.header;
import static dev.boardwright.api.store.Commits.known;
import static dev.boardwright.api.store.Commits.newId;
import static dev.boardwright.api.store.Commits.until;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.awaitility.Awaitility.await;

import dev.boardwright.api.store.GameStore.Append;
import dev.boardwright.api.store.GameStore.Commit;
import dev.boardwright.api.store.GameStore.Header;
import dev.boardwright.api.store.GameStore.Known;
import dev.boardwright.api.store.GameStore.Outcome;
import dev.boardwright.api.store.GameStore.Snapshot;
import dev.boardwright.api.store.GameStore.StoredAppend;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What every store does with one game. A store's own test class extends this. */
@Timeout(60)
abstract class GameStoreContract {

  private static final Duration SHORT = Duration.ofMillis(150);
  private static final Duration LONG = Duration.ofHours(1);

  protected Store store;

  /** Opens a store that is empty. Called before each test. */
  abstract Store open();

  @BeforeEach
  void openStore() {
    store = open();
  }

  @AfterEach
  void closeStore() {
    store.close();
  }

  @Test
  void aNewGameIsReadBackWhole() {
    String game = newId();
    Commit creation =
        new Commit(
            game,
            known(0, 0),
            Optional.of(header("the header")),
            Optional.of(new Append(0, 3, "setup")),
            Optional.empty(),
            Optional.empty());

    Instant at = done(store.commit(creation));

    assertThat(store.read(game, Known.NOTHING))
        .contains(
            new Snapshot(
                1,
                Optional.of("the header"),
                3,
                List.of(new StoredAppend(new Append(0, 3, "setup"), at)),
                at,
                true));
  }

  @Test
  void aHeaderIsReadWithoutTheLog() {
    String game = newId();
    assertThat(store.header(game)).isEmpty();
    done(store.commit(create(game, header("first"))));
    done(store.commit(append(game, 1, 0, "a")));
    assertThat(store.header(game)).contains("first");
    done(store.commit(change(game, 1, 1, header("second"))));
    assertThat(store.header(game)).contains("second");
  }

  @Test
  void aGameIsCreatedOnce() {
    String game = newId();
    done(store.commit(create(game, header("first"))));

    Snapshot now = behind(store.commit(create(game, header("second"))));

    assertThat(now.revision()).isEqualTo(1);
    assertThat(now.header()).contains("first");
    assertThat(store.read(game, Known.NOTHING)).contains(now);
  }

  @Test
  void whatIsNotThereIsMissing() {
    String game = newId();
    assertThat(store.read(game, Known.NOTHING)).isEmpty();
    assertThat(store.read(game, known(3, 7))).isEmpty();
    assertThat(store.commit(append(game, 1, 0, "a"))).isEqualTo(new Outcome.Missing());
    assertThat(store.commit(change(game, 1, 0, header("h")))).isEqualTo(new Outcome.Missing());
    assertThat(store.read(game, Known.NOTHING)).isEmpty();
  }

  @Test
  void anAppendLeavesTheHeader() {
    String game = newId();
    done(store.commit(create(game)));

    Instant first = done(store.commit(append(game, 1, 0, 2, "a")));
    Instant second = done(store.commit(append(game, 1, 2, 3, "b")));

    assertThat(store.read(game, known(1, 0)))
        .contains(
            new Snapshot(
                1,
                Optional.empty(),
                3,
                List.of(
                    new StoredAppend(new Append(0, 2, "a"), first),
                    new StoredAppend(new Append(2, 3, "b"), second)),
                second,
                true));
  }

  @Test
  void aHeaderLeavesTheLog() {
    String game = newId();
    done(store.commit(create(game)));
    done(store.commit(append(game, 1, 0, "a")));

    Instant at = done(store.commit(change(game, 1, 1, header("new"))));

    assertThat(store.read(game, known(1, 1)))
        .contains(new Snapshot(2, Optional.of("new"), 1, List.of(), at, true));
    assertThat(bodies(store.read(game, Known.NOTHING).orElseThrow())).containsExactly("a");
  }

  @Test
  void headerAndAppendChangeTogether() {
    String game = newId();
    done(store.commit(create(game)));
    Commit both =
        new Commit(
            game,
            known(1, 0),
            Optional.of(header("over")),
            Optional.of(new Append(0, 5, "last")),
            Optional.empty(),
            Optional.empty());

    done(store.commit(both));
    Snapshot refused = behind(store.commit(both));

    assertThat(refused.revision()).isEqualTo(2);
    assertThat(refused.header()).contains("over");
    assertThat(refused.version()).isEqualTo(5);
    assertThat(bodies(refused)).containsExactly("last");
  }

  @Test
  void aStaleVersionGetsTheTailItLacks() {
    String game = newId();
    done(store.commit(create(game)));
    done(store.commit(append(game, 1, 0, "a")));
    done(store.commit(append(game, 1, 1, "b")));
    done(store.commit(append(game, 1, 2, "c")));

    Snapshot now = behind(store.commit(append(game, 1, 1, "x")));

    assertThat(now.header()).isEmpty();
    assertThat(bodies(now)).containsExactly("b", "c");
    assertThat(store.read(game, known(1, 1))).contains(now);
  }

  @Test
  void aStaleRevisionGetsTheHeaderItLacks() {
    String game = newId();
    done(store.commit(create(game)));
    done(store.commit(change(game, 1, 0, header("second"))));

    Snapshot now = behind(store.commit(append(game, 1, 0, "x")));

    assertThat(now.revision()).isEqualTo(2);
    assertThat(now.header()).contains("second");
    assertThat(now.tail()).isEmpty();
    assertThat(store.read(game, known(2, 0)).orElseThrow().version()).isZero();
  }

  @Test
  void aVersionAheadOfTheStoreGetsTheWholeLog() {
    String game = newId();
    done(store.commit(create(game)));
    done(store.commit(append(game, 1, 0, "a")));
    done(store.commit(append(game, 1, 1, "b")));

    assertThat(bodies(store.read(game, known(1, 9)).orElseThrow())).containsExactly("a", "b");
    Snapshot now = behind(store.commit(append(game, 7, 9, "x")));
    assertThat(bodies(now)).containsExactly("a", "b");
    assertThat(now.header()).isPresent();
  }

  @Test
  void textsComeBackAsTheyWere() {
    String game = newId();
    String text = "{\"ü\": \"日本語 🎲 'quoted' \\u0000\", \"\": \"\r\n\t\"}\u0000end";
    done(store.commit(create(game, header(text))));
    done(store.commit(append(game, 1, 0, text)));
    done(store.commit(append(game, 1, 1, "")));

    Snapshot now = store.read(game, Known.NOTHING).orElseThrow();
    assertThat(now.header()).contains(text);
    assertThat(bodies(now)).containsExactly(text, "");
  }

  @Test
  void theLargestTextsFitAndLargerOnesAreRefused() {
    String game = newId();
    String header = "ä".repeat(GameStore.MAX_HEADER_BYTES / 2);
    String body = "b".repeat(GameStore.MAX_APPEND_BYTES);
    done(store.commit(create(game, header(header))));
    done(store.commit(append(game, 1, 0, body)));

    Snapshot now = store.read(game, Known.NOTHING).orElseThrow();
    assertThat(now.header()).contains(header);
    assertThat(bodies(now)).containsExactly(body);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> store.commit(change(game, 1, 1, header(header + "c"))))
        .withMessageContaining("at most 65536 bytes");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> store.commit(append(game, 1, 1, body + "c")))
        .withMessageContaining("at most 1048576 bytes");
    assertThat(store.read(game, known(1, 1)).orElseThrow().tail()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Upper", "a-b", "{a}", "../a", "a b", "ä"})
  void anOddIdIsRefused(String id) {
    assertThatIllegalArgumentException().isThrownBy(() -> store.commit(create(id)));
    assertThatIllegalArgumentException().isThrownBy(() -> store.read(id, Known.NOTHING));
    assertThatIllegalArgumentException().isThrownBy(() -> store.watch(id, () -> {}));
  }

  @Test
  void anIdHasAtMost40Characters() {
    done(store.commit(create("a".repeat(40))));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> store.commit(create("a".repeat(41))))
        .withMessageContaining("1 to 40");
  }

  @Test
  void aChangeAfterItsTimeIsRefused() {
    String game = newId();
    done(store.commit(create(game)));
    done(store.commit(until(append(game, 1, 0, "in time"), store.now().plusSeconds(60))));
    Instant past = store.now().minusMillis(1);

    Outcome late = store.commit(until(append(game, 1, 1, "too late"), past));

    assertThat(late).isInstanceOf(Outcome.Late.class);
    assertThat(((Outcome.Late) late).at()).isAfter(past);
    assertThat(bodies(store.read(game, Known.NOTHING).orElseThrow())).containsExactly("in time");
    String never = newId();
    assertThat(store.commit(until(create(never), past))).isInstanceOf(Outcome.Late.class);
    assertThat(store.read(never, Known.NOTHING)).isEmpty();
  }

  @Test
  void commitsThatContradictThemselvesAreRefused() {
    String game = newId();
    Optional<Header> header = Optional.of(header("h"));
    Optional<Header> badStatus = Optional.of(header("h", "tikal", "", true));
    Optional<Append> none = Optional.empty();
    List<Commit> wrong =
        List.of(
            new Commit(
                game, known(1, 0), Optional.empty(), none, Optional.empty(), Optional.empty()),
            new Commit(
                game, known(0, 0), Optional.empty(), none, Optional.empty(), Optional.empty()),
            new Commit(game, known(0, 4), header, none, Optional.empty(), Optional.empty()),
            new Commit(game, known(-1, 0), header, none, Optional.empty(), Optional.empty()),
            new Commit(game, known(1, -1), header, none, Optional.empty(), Optional.empty()),
            new Commit(game, known(0, 0), badStatus, none, Optional.empty(), Optional.empty()),
            new Commit(
                game, known(0, 0), header, none, Optional.of(Duration.ZERO), Optional.empty()),
            until(append(game, 1, 0, "a"), Instant.EPOCH.minusMillis(1)),
            append(game, 1, 3, 3, "a"),
            append(game, 1, 0, 1, "lone \uD800"),
            new Commit(
                game,
                known(1, 3),
                Optional.empty(),
                Optional.of(new Append(4, 5, "a")),
                Optional.empty(),
                Optional.empty()));
    for (Commit commit : wrong) {
      assertThatIllegalArgumentException()
          .as(commit.toString())
          .isThrownBy(() -> store.commit(commit));
    }
    assertThat(store.read(game, Known.NOTHING)).isEmpty();
  }

  @Test
  void anExpiredGameIsGoneAndItsIdFree() {
    String game = newId();
    Header header = header("old");
    done(store.commit(expiring(create(game, header), LONG)));
    done(store.commit(expiring(append(game, 1, 0, "old"), SHORT)));

    await().until(() -> store.read(game, Known.NOTHING).isEmpty());

    assertThat(store.commit(append(game, 1, 1, "x"))).isEqualTo(new Outcome.Missing());
    assertThat(store.list(Commits.query(200)).games()).doesNotContain(game);
    done(store.commit(create(game, header("new"))));
    assertThat(store.read(game, Known.NOTHING).orElseThrow().tail()).isEmpty();
  }

  @Test
  void theLastChangeSaysHowLongAGameIsKept() throws InterruptedException {
    String kept = newId();
    String gone = newId();
    done(store.commit(expiring(create(kept), SHORT)));
    done(store.commit(append(kept, 1, 0, "for ever")));
    done(store.commit(expiring(create(gone), SHORT)));

    await().until(() -> store.read(gone, Known.NOTHING).isEmpty());
    Thread.sleep(SHORT);

    assertThat(bodies(store.read(kept, known(1, 0)).orElseThrow())).containsExactly("for ever");
  }

  @Test
  void racingAppendsGetEveryVersionOnce() throws InterruptedException {
    String game = newId();
    done(store.commit(create(game)));
    int each = 25;

    Race.of(16, n -> Racer.append(store, game, "thread " + n, each));

    Snapshot whole = store.read(game, Known.NOTHING).orElseThrow();
    assertWhole(whole);
    assertThat(whole.tail()).hasSize(16 * each);
    assertThat(bodies(whole)).doesNotHaveDuplicates();
  }

  @Test
  void ofManyThatCreateOneWins() throws InterruptedException {
    String game = newId();
    List<Outcome> outcomes = new CopyOnWriteArrayList<>();
    Race.of(16, n -> outcomes.add(store.commit(create(game, header("creator " + n)))));
    assertThat(outcomes).hasSize(16);
    assertThat(outcomes).filteredOn(Outcome.Done.class::isInstance).hasSize(1);
    assertThat(outcomes).filteredOn(Outcome.Behind.class::isInstance).hasSize(15);
  }

  @Test
  void aReaderNeverSeesHalfACommit() throws InterruptedException {
    String game = newId();
    done(store.commit(create(game, header("0"))));
    CountDownLatch written = new CountDownLatch(1);
    Race.of(
        4,
        n -> {
          if (n == 0) {
            for (int i = 0; i < 100; i++) {
              Header header = header("" + (i + 1), "running", Instant.EPOCH);
              Append append = new Append(i, i + 1, "a");
              done(
                  store.commit(
                      new Commit(
                          game,
                          known(i + 1, i),
                          Optional.of(header),
                          Optional.of(append),
                          Optional.empty(),
                          Optional.empty())));
            }
            written.countDown();
          } else {
            while (written.getCount() > 0) {
              Snapshot now = store.read(game, Known.NOTHING).orElseThrow();
              assertThat(now.header()).contains("" + now.version());
              assertWhole(now);
            }
          }
        });
  }

  @Test
  void itAnswersAndStatesItsPromise() {
    store.ping();
    assertThat(store.promise()).contains("acknowledged").endsWith(".");
  }
}
