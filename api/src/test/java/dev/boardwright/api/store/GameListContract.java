package dev.boardwright.api.store;

import static dev.boardwright.api.store.Commits.append;
import static dev.boardwright.api.store.Commits.change;
import static dev.boardwright.api.store.Commits.create;
import static dev.boardwright.api.store.Commits.done;
import static dev.boardwright.api.store.Commits.header;
import static dev.boardwright.api.store.Commits.known;
import static dev.boardwright.api.store.Commits.listAll;
import static dev.boardwright.api.store.Commits.newId;
import static dev.boardwright.api.store.Commits.ownedBy;
import static dev.boardwright.api.store.Commits.query;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.awaitility.Awaitility.await;

import dev.boardwright.api.store.GameStore.Header;
import dev.boardwright.api.store.GameStore.Known;
import dev.boardwright.api.store.GameStore.Page;
import dev.boardwright.api.store.GameStore.Query;
import dev.boardwright.api.store.GameStore.Snapshot;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What every store does with many games. */
abstract class GameListContract extends DoorbellContract {

  @Test
  void anEmptyStoreListsNothing() {
    assertThat(store.list(query(10))).isEqualTo(new Page(List.of(), Optional.empty()));
  }

  @Test
  void gamesAreListedNewestFirst() {
    List<String> games = createMany(25);

    assertThat(store.list(query(200)).games())
        .containsExactlyInAnyOrderElementsOf(games)
        .startsWith(games.getLast())
        .endsWith(games.getFirst());
    assertThat(store.list(query(25)).next()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 10, 50, 200})
  void pagesOfAnySizeGiveTheSameList(int limit) {
    createMany(50);
    List<String> all = store.list(query(200)).games();
    assertThat(listAll(store, query(limit))).hasSize(50).isEqualTo(all);
  }

  @Test
  void pagesStayStableWhileGamesAreAdded() throws InterruptedException {
    List<String> before = createMany(120);
    List<String> seen = new ArrayList<>();
    Race.of(
        3,
        n -> {
          if (n == 0) {
            seen.addAll(listAll(store, query(7)));
          } else {
            createMany(60);
          }
        });

    assertThat(seen).doesNotHaveDuplicates().containsAll(before);
    assertThat(listAll(store, query(50))).hasSize(240).doesNotHaveDuplicates();
  }

  @Test
  void filtersByRulesetAndStatus() {
    Set<String> waitingTikal = new HashSet<>();
    Set<String> tikal = new HashSet<>();
    Set<String> waiting = new HashSet<>();
    for (int i = 0; i < 24; i++) {
      String game = newId();
      boolean isTikal = i % 2 == 0;
      boolean isWaiting = i % 3 == 0;
      String ruleset = isTikal ? "tikal" : "tzolkin:2 *";
      String status = isWaiting ? "waiting" : "running";
      done(store.commit(create(game, header("h", ruleset, status, true))));
      if (isTikal) {
        tikal.add(game);
      }
      if (isWaiting) {
        waiting.add(game);
      }
      if (isTikal && isWaiting) {
        waitingTikal.add(game);
      }
    }

    assertThat(store.list(query("tikal", "")).games()).hasSize(12).hasSameElementsAs(tikal);
    assertThat(store.list(query("", "waiting")).games()).hasSize(8).hasSameElementsAs(waiting);
    assertThat(store.list(query("tikal", "waiting")).games())
        .hasSize(4)
        .hasSameElementsAs(waitingTikal);
    assertThat(store.list(query("tzolkin:2 *", "")).games()).hasSize(12);
    assertThat(store.list(query("*", "")).games()).isEmpty();
    assertThat(store.list(query("seasons", "waiting")).games()).isEmpty();
    assertThat(
            listAll(store, new Query(Optional.of("tikal"), Optional.empty(), Optional.empty(), 5)))
        .hasSize(12)
        .hasSameElementsAs(tikal);
  }

  @Test
  void aChangedHeaderMovesAGameToAnotherList() {
    String game = newId();
    Header waiting = header("w", "tikal", "waiting", true);
    done(store.commit(create(game, waiting)));
    done(store.commit(change(game, 1, 0, relisted(waiting, "running", true))));

    assertThat(store.list(query("", "waiting")).games()).isEmpty();
    assertThat(store.list(query("tikal", "running")).games()).containsExactly(game);
    assertThat(store.list(query(10)).games()).containsExactly(game);

    done(store.commit(change(game, 2, 0, relisted(waiting, "waiting", true))));
    assertThat(store.list(query("", "waiting")).games()).containsExactly(game);
    assertThat(store.list(query("tikal", "running")).games()).isEmpty();
  }

  @Test
  void unlistedGamesAreNotListed() {
    String shown = newId();
    Header header = header("h");
    done(store.commit(create(newId(), header("h", "tikal", "waiting", false))));
    done(store.commit(create(shown, header)));
    assertThat(store.list(query(10)).games()).containsExactly(shown);

    done(store.commit(change(shown, 1, 0, relisted(header, "waiting", false))));
    assertThat(store.list(query(10)).games()).isEmpty();
    assertThat(store.list(query("tikal", "waiting")).games()).isEmpty();

    done(store.commit(change(shown, 2, 0, relisted(header, "waiting", true))));
    assertThat(store.list(query(10)).games()).containsExactly(shown);
  }

  @Test
  void aGameThatIsLetGoIsSoonNowhere() {
    String game = newId();
    String changed = newId();
    for (String each : List.of(game, changed)) {
      done(store.commit(create(each)));
      done(store.commit(append(each, 1, 0, "a")));
    }
    Snapshot before = store.read(game, Known.NOTHING).orElseThrow();

    assertThat(store.expire(game, known(1, 0), Duration.ofMillis(1))).isFalse();
    assertThat(store.expire(game, known(2, 1), Duration.ofMillis(1))).isFalse();
    assertThat(store.expire(newId(), known(1, 0), Duration.ofMillis(1))).isFalse();
    assertThat(store.read(game, Known.NOTHING)).contains(before);

    assertThat(store.expire(changed, known(1, 1), Duration.ofHours(1))).isTrue();
    done(store.commit(append(changed, 1, 1, "b"))); // kept as long as the store from now on
    assertThat(store.expire(changed, known(1, 1), Duration.ofMillis(1))).isFalse();
    assertThat(store.expire(game, known(1, 1), Duration.ofMillis(50))).isTrue();
    await().until(() -> store.read(game, Known.NOTHING).isEmpty());
    assertThat(store.expire(game, known(1, 1), Duration.ofMillis(50))).isFalse();
    assertThat(store.list(query(10)).games()).containsExactly(changed);
  }

  /** Owners see all of their games, listed or not, and nobody else's. */
  @Test
  void theGamesOfAnOwnerAreListedWhateverTheyAre() {
    String anna = newId();
    String ben = newId();
    String both = owned("running", true, anna, ben);
    String hidden = owned("waiting", false, anna);
    String foreign = owned("running", false, ben);

    assertThat(listAll(store, Query.of(anna, Optional.empty(), Optional.empty(), 1)))
        .containsExactly(hidden, both);
    assertThat(store.list(ownedBy(ben, "running")))
        .satisfies(
            page -> {
              assertThat(page.games()).containsExactly(foreign, both);
              assertThat(page.next()).isEmpty();
            });
    assertThat(store.list(ownedBy(anna, "running")).games()).containsExactly(both);
    assertThat(store.list(ownedBy(newId(), "")).games()).isEmpty();
    assertThat(store.list(query(10)).games()).containsExactly(both);
  }

  @Test
  void aChangedHeaderChangesTheOwnersOfAGame() {
    String anna = newId();
    String ben = newId();
    Header first = header("h", "tikal", "waiting", false, anna);
    String game = newId();
    done(store.commit(create(game, first)));
    done(store.commit(change(game, 1, 0, relisted(first, "running", false, ben))));

    assertThat(store.list(ownedBy(anna, "")).games()).isEmpty();
    assertThat(store.list(ownedBy(ben, "")).games()).containsExactly(game);
    assertThat(store.list(ownedBy(ben, "waiting")).games()).isEmpty();
  }

  @Test
  void anOwnersGameThatExpiredIsListedNoMore() {
    String anna = newId();
    Header header = header("h", "tikal", "waiting", false, anna);
    done(store.commit(Commits.expiring(create(newId(), header), Duration.ofMillis(100))));
    await().until(() -> store.list(ownedBy(anna, "")).games().isEmpty());
  }

  @Test
  void ownersAreBounded() {
    String[] many = new String[GameStore.MAX_OWNERS + 1];
    Arrays.setAll(many, i -> "owner" + i);
    for (String[] wrong : new String[][] {{"No"}, {""}, {"a b"}, {"a", "a"}, many}) {
      Header header = header("h", "tikal", "waiting", true, wrong);
      assertThatIllegalArgumentException()
          .isThrownBy(() -> store.commit(create(newId(), header)))
          .withMessageContaining("owner");
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> store.list(Query.of("*", Optional.empty(), Optional.empty(), 1)));
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                store.list(
                    new Query(
                        Optional.of("anna"),
                        Optional.of("tikal"),
                        Optional.empty(),
                        Optional.empty(),
                        1)));
  }

  /** Their doorbell rings when a game of theirs gets another header, not at every move. */
  @Test
  void anOwnersDoorbellRingsWhenTheListChanges() {
    String anna = newId();
    AtomicInteger rings = new AtomicInteger();
    try (var _ = store.watch(anna, rings::incrementAndGet)) {
      String game = newId();
      Header header = header("h", "tikal", "waiting", false, anna);
      done(store.commit(create(game, header)));
      await().until(() -> rings.get() >= 1);
      int before = rings.get();
      done(store.commit(change(game, 1, 0, relisted(header, "running", false, anna))));
      await().until(() -> rings.get() > before);
    }
  }

  private String owned(String status, boolean listed, String... owners) {
    String game = newId();
    done(store.commit(create(game, header("h", "tikal", status, listed, owners))));
    return game;
  }

  @Test
  void aCommitThatFailsDoesNotMoveAGame() {
    String game = newId();
    Header waiting = header("w", "tikal", "waiting", true);
    done(store.commit(create(game, waiting)));
    Commits.behind(store.commit(change(game, 5, 0, relisted(waiting, "running", true))));

    assertThat(store.list(query("", "running")).games()).isEmpty();
    assertThat(store.list(query("tikal", "waiting")).games()).containsExactly(game);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 201})
  void aLimitOutOfBoundsIsRefused(int limit) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> store.list(query(limit)))
        .withMessageContaining("1 to 200");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "nonsense", "1767225600000", "1767225600000-", "-5-abc", "[a", "+"})
  void aMadeUpCursorIsRefused(String cursor) {
    Query query = new Query(Optional.empty(), Optional.empty(), Optional.of(cursor), 10);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> store.list(query))
        .withMessageContaining("no cursor");
  }

  private static Header relisted(Header header, String status, boolean listed, String... owners) {
    GameStore.Listing old = header.listing();
    return new Header(
        header.body(),
        new GameStore.Listing(old.ruleset(), status, listed, old.createdAt(), List.of(owners)));
  }

  private List<String> createMany(int count) {
    List<String> games = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      String game = newId();
      done(store.commit(create(game)));
      games.add(game);
    }
    return games;
  }
}
