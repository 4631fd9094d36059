package dev.boardwright.api.store;

import static dev.boardwright.api.store.Games.change;
import static dev.boardwright.api.store.Games.create;
import static dev.boardwright.api.store.Games.done;
import static dev.boardwright.api.store.Games.header;
import static dev.boardwright.api.store.Games.listAll;
import static dev.boardwright.api.store.Games.newId;
import static dev.boardwright.api.store.Games.query;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.boardwright.api.store.GameStore.Header;
import dev.boardwright.api.store.GameStore.Page;
import dev.boardwright.api.store.GameStore.Query;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
  void aCommitThatFailsDoesNotMoveAGame() {
    String game = newId();
    Header waiting = header("w", "tikal", "waiting", true);
    done(store.commit(create(game, waiting)));
    Games.behind(store.commit(change(game, 5, 0, relisted(waiting, "running", true))));

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

  private static Header relisted(Header header, String status, boolean listed) {
    GameStore.Listing old = header.listing();
    return new Header(
        header.body(), new GameStore.Listing(old.ruleset(), status, listed, old.createdAt()));
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
