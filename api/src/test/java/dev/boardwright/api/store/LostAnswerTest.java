package dev.boardwright.api.store;

import static dev.boardwright.api.store.Commits.append;
import static dev.boardwright.api.store.Commits.assertWhole;
import static dev.boardwright.api.store.Commits.behind;
import static dev.boardwright.api.store.Commits.bodies;
import static dev.boardwright.api.store.Commits.change;
import static dev.boardwright.api.store.Commits.create;
import static dev.boardwright.api.store.Commits.done;
import static dev.boardwright.api.store.Commits.header;
import static dev.boardwright.api.store.Commits.known;
import static dev.boardwright.api.store.Commits.newId;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.boardwright.api.store.CuttingProxy.Harm;
import dev.boardwright.api.store.GameStore.Known;
import dev.boardwright.api.store.GameStore.Snapshot;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Calls to Redis that get lost on the way, there or back. */
@Timeout(60)
class LostAnswerTest {

  private static RedisServer server;

  private final String game = newId();
  private CuttingProxy proxy;
  private RedisStore store;
  private RedisStore other;

  @BeforeAll
  static void startServer() {
    server = RedisServer.start();
  }

  @AfterAll
  static void stopServer() {
    server.close();
  }

  @BeforeEach
  void connect() throws IOException {
    proxy = new CuttingProxy(server.port());
    store = RedisStore.connect(proxy.url(), "");
    other = RedisStore.connect(server.url(), "");
  }

  @AfterEach
  void disconnect() {
    store.close();
    other.close();
    proxy.close();
  }

  @ParameterizedTest
  @EnumSource
  void anAppendIsMadeOnce(Harm harm) {
    done(store.commit(create(game)));
    proxy.harm(harm, "the move", 1, () -> {});

    Instant at = done(store.commit(append(game, 1, 0, "the move")));

    assertThat(proxy.left()).isZero();
    proxy.awaitLate();
    Snapshot now = other.read(game, known(1, 0)).orElseThrow();
    assertThat(bodies(now)).containsExactly("the move");
    assertThat(now.updatedAt()).isEqualTo(at);
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"LATE", "SWALLOW"})
  void callsThatTravelTogetherAreEachMadeOnce(Harm harm) throws InterruptedException {
    List<String> games = Stream.generate(Commits::newId).limit(40).toList();
    games.forEach(one -> done(store.commit(create(one))));
    proxy.harm(harm, "the move", 1, () -> {});

    Race.of(games.size(), n -> done(store.commit(append(games.get(n), 1, 0, "the move " + n))));

    assertThat(proxy.left()).isZero();
    for (int n = 0; n < games.size(); n++) {
      Snapshot now = other.read(games.get(n), known(1, 0)).orElseThrow();
      assertThat(bodies(now)).containsExactly("the move " + n);
    }
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"LATE", "SWALLOW"})
  void aGameIsCreatedOnce(Harm harm) {
    proxy.harm(harm, "the header", 1, () -> {});
    done(store.commit(create(game, header("the header"))));
    assertThat(proxy.left()).isZero();
    assertThat(other.read(game, Known.NOTHING).orElseThrow().revision()).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"LATE", "SWALLOW"})
  void aTextIsKeptOnce(Harm harm) {
    proxy.harm(harm, "the text", 1, () -> {});
    assertThat(store.keep(game, "the text", Duration.ofHours(1))).isEmpty();
    assertThat(proxy.left()).isZero();
    assertThat(other.keep(game, "other", Duration.ofHours(1))).contains("the text");
  }

  @Test
  void anAppendWhoseAnswerWasLostIsKnownThoughOthersWentOn() {
    done(store.commit(create(game)));
    proxy.harm(
        Harm.LOSE_ANSWER,
        "the move",
        1,
        () -> {
          for (int version = 1; version <= 20; version++) {
            done(other.commit(append(game, 1, version, "later " + version)));
          }
        });

    Instant at = done(store.commit(append(game, 1, 0, "the move")));

    Snapshot now = other.read(game, known(1, 0)).orElseThrow();
    assertWhole(now);
    assertThat(now.tail().getFirst().append().body()).isEqualTo("the move");
    assertThat(now.tail().getFirst().at()).isEqualTo(at);
    assertThat(now.tail()).hasSize(21);
  }

  @Test
  void aHeaderWhoseAnswerWasLostIsKnownThoughOthersChangedIt() {
    done(store.commit(create(game)));
    proxy.harm(
        Harm.LOSE_ANSWER,
        "the claim",
        1,
        () -> {
          for (int revision = 2; revision <= 8; revision++) {
            done(other.commit(change(game, revision, 0, header("later " + revision))));
          }
        });

    done(store.commit(change(game, 1, 0, header("the claim"))));

    assertThat(proxy.left()).isZero();
    assertThat(other.read(game, Known.NOTHING).orElseThrow().header()).contains("later 8");
  }

  @Test
  void aCallThatWasLostBeforeOthersMovedIsBehind() {
    done(store.commit(create(game)));
    proxy.harm(
        Harm.LOSE_CALL, "the move", 1, () -> done(other.commit(append(game, 1, 0, "other"))));

    Snapshot now = behind(store.commit(append(game, 1, 0, "the move")));

    assertThat(bodies(now)).containsExactly("other");
    assertThat(bodies(other.read(game, known(1, 0)).orElseThrow())).containsExactly("other");
  }

  @Test
  void twiceLostIsUnavailableAndTheRetryIsToldWhatHappened() {
    done(store.commit(create(game)));
    proxy.harm(Harm.LOSE_ANSWER, "the move", 2, () -> {});

    assertThatExceptionOfType(StoreUnavailable.class)
        .isThrownBy(() -> store.commit(append(game, 1, 0, "the move")));

    Snapshot now = behind(store.commit(append(game, 1, 0, "the move")));
    assertThat(bodies(now)).containsExactly("the move");
    assertThat(other.read(game, known(1, 0)).orElseThrow().version()).isEqualTo(1);
  }

  @Test
  void aReadWhoseAnswerWasLostIsReadAgain() {
    done(store.commit(create(game, header("the header"))));
    proxy.harm(Harm.LOSE_ANSWER, game, 1, () -> {});
    assertThat(store.read(game, Known.NOTHING).orElseThrow().header()).contains("the header");
    assertThat(proxy.left()).isZero();
  }

  @Test
  void withoutRedisEverythingIsUnavailableAfterABoundedWait() throws IOException {
    proxy.close();
    assertThatExceptionOfType(StoreUnavailable.class)
        .isThrownBy(() -> store.read(game, Known.NOTHING));
    assertThatExceptionOfType(StoreUnavailable.class).isThrownBy(() -> store.commit(create(game)));
    assertThatExceptionOfType(StoreUnavailable.class)
        .isThrownBy(() -> store.list(Commits.query(1)));
    assertThatExceptionOfType(StoreUnavailable.class).isThrownBy(store::ping);
    assertThatExceptionOfType(StoreUnavailable.class).isThrownBy(store::promise);
  }
}
