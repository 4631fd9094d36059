package dev.boardwright.api.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.api.ops.Metrics;
import dev.boardwright.api.store.GameStore;
import dev.boardwright.api.store.SqliteStore;
import dev.boardwright.api.store.Store;
import dev.boardwright.api.wire.Requests;
import dev.boardwright.api.wire.Requests.SeatRequest;
import dev.boardwright.api.wire.Status;
import dev.boardwright.nim.Nim;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which games of an account are looked at, in a store whose doorbells never ring. */
class FollowingTest {

  private static final String ACCOUNT = "m5x2c7tahd6wnek3v7q2";
  private static final GameStore.Watch SILENT = () -> {};

  private static final Bearer.Session SESSION =
      new Bearer.Session() {
        @Override
        public String account() {
          return ACCOUNT;
        }

        @Override
        public String name() {
          return "ana";
        }
      };

  @TempDir Path folder;
  private Store store;
  private Games games;
  private Waiters waiters;
  private Lobby lobby;

  @BeforeEach
  void start() {
    store = SqliteStore.open(folder);
    var retention = new Retention(Duration.ofDays(1), Optional.empty(), Optional.empty());
    var catalog = new Catalog(List.of(new Nim()));
    games = new Games(store, catalog, retention, new Metrics(), new Calls(store), 1_000);
    waiters = new Waiters(deaf(store), new Places.Bounds(10, 10), Duration.ofNanos(1));
    lobby = new Lobby(games, _ -> Optional.of("ana"), InstantSource.system());
  }

  @AfterEach
  void stop() {
    store.close();
  }

  /** The same store, but nobody hears of changes. */
  private static GameStore deaf(Store store) {
    return (GameStore)
        Proxy.newProxyInstance(
            GameStore.class.getClassLoader(),
            new Class<?>[] {GameStore.class},
            (_, method, arguments) -> {
              try {
                return method.getName().equals("watch") ? SILENT : method.invoke(store, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  /** A game of the account and somebody else. */
  private String create(SeatRequest.Kind other) {
    var own =
        new SeatRequest(
            SeatRequest.Kind.BOT, Optional.empty(), Optional.of(ACCOUNT), Optional.empty());
    var request = NewGame.of("nim", own, NewGame.seat(other));
    var host = new Bearer(Optional.empty(), Optional.of(SESSION), Optional.empty());
    return lobby.create(request, Optional.empty(), host).game().id();
  }

  private void start(String game) {
    var request = new Requests.ClaimRequest(Optional.empty(), Optional.empty());
    new Seats(games).claim(game, 1, request, Optional.empty(), Bearer.NOBODY);
  }

  @Test
  void whoeverWaitsForTurnsNeedNotLookAtOpenGames() {
    String open = create(SeatRequest.Kind.OPEN);
    String running = create(SeatRequest.Kind.RESERVED);
    try (var following = new Following(games, waiters, ACCOUNT, List.of(Status.RUNNING))) {
      assertThat(following.await(Duration.ZERO)).containsExactly(running);
      start(open);
      assertThat(following.await(Duration.ZERO)).contains(open);
    }
  }

  @Test
  void allThatAreNotOverAreLookedAt() {
    String open = create(SeatRequest.Kind.OPEN);
    String running = create(SeatRequest.Kind.RESERVED);
    var statuses = List.of(Status.OPEN, Status.RUNNING);
    try (var all = new Following(games, waiters, ACCOUNT, statuses)) {
      assertThat(all.await(Duration.ZERO)).containsExactlyInAnyOrder(open, running);
    }
  }

  @Test
  void someAreLookedAtEachTimeAndAllByTurns() {
    Set<String> all = new HashSet<>();
    for (int i = 0; i < 250; i++) {
      all.add(create(SeatRequest.Kind.RESERVED));
    }
    try (var following = new Following(games, waiters, ACCOUNT, List.of(Status.RUNNING))) {
      assertThat(following.await(Duration.ZERO)).isEqualTo(all);
      List<String> looked = new ArrayList<>();
      for (int size : new int[] {100, 100, 50}) {
        Set<String> some = following.await(Duration.ZERO);
        assertThat(some).hasSize(size);
        looked.addAll(some);
      }
      assertThat(looked).hasSize(250).containsAll(all);
      assertThat(following.await(Duration.ZERO)).hasSize(100);
    }
  }
}
