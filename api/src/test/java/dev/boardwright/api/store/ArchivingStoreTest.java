package dev.boardwright.api.store;

import static dev.boardwright.api.store.Commits.append;
import static dev.boardwright.api.store.Commits.behind;
import static dev.boardwright.api.store.Commits.change;
import static dev.boardwright.api.store.Commits.create;
import static dev.boardwright.api.store.Commits.done;
import static dev.boardwright.api.store.Commits.expiring;
import static dev.boardwright.api.store.Commits.header;
import static dev.boardwright.api.store.Commits.known;
import static dev.boardwright.api.store.Commits.listAll;
import static dev.boardwright.api.store.Commits.newId;
import static dev.boardwright.api.store.Commits.query;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.boardwright.api.store.GameStore.Known;
import dev.boardwright.api.store.GameStore.Query;
import dev.boardwright.api.store.GameStore.Snapshot;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Everything that a store does, of a store with an archive behind it: no game is missed there. */
class ArchivingStoreTest extends GameListContract {

  private static final Optional<String> ANY = Optional.empty();

  @TempDir Path folder;
  private Store hot;
  private PostgresArchive archive;
  private ArchivedGames games;

  @Override
  Store open() {
    hot = SqliteStore.open(folder);
    archive =
        PostgresArchive.connect(PostgresUrl.parse(PostgresServer.emptied()), Optional.empty());
    games = new ArchivedGames(hot, archive);
    return games.store();
  }

  @Test
  void aGameThatIsOverMovesAndIsReadAsBefore() {
    String game = newId();

    Snapshot whole = games.moved(game);

    assertThat(store.read(game, Known.NOTHING)).contains(whole);
    assertThat(store.header(game)).isEqualTo(whole.header());
    assertThat(store.read(game, known(2, 3)))
        .contains(new Snapshot(2, Optional.empty(), 3, List.of(), whole.updatedAt(), true));
    assertThat(store.read(game, known(1, 2)).orElseThrow().tail())
        .containsExactly(whole.tail().getLast());
    assertThat(store.read(game, known(2, 9)).orElseThrow().tail()).isEqualTo(whole.tail());
    assertThat(games.work()).isEmpty();
  }

  @Test
  void untilItHasMovedItIsKept() {
    String game = newId();
    done(store.commit(expiring(create(game, games.over("h")), Duration.ofMillis(1))));
    await().pollDelay(Duration.ofMillis(20)).until(() -> hot.read(game, Known.NOTHING).isPresent());
  }

  @Test
  void gamesThatGoOnStay() {
    String game = newId();
    done(store.commit(create(game, games.running("running"))));
    assertThat(games.work()).isEmpty();
    assertThat(games.store().see(game)).isPresent(); // it was said to be over, and may be so soon
    assertThat(archive.read(game, Known.NOTHING)).isEmpty();
    assertThat(hot.read(game, Known.NOTHING)).isPresent();
  }

  @Test
  void anArchivedGameChangesByCompareAndSet() {
    String game = newId();
    games.moved(game);

    done(store.commit(change(game, 2, 3, games.over("rematch"))));
    Snapshot now = behind(store.commit(change(game, 2, 3, games.over("too late"))));

    assertThat(now.revision()).isEqualTo(3);
    assertThat(now.header()).contains("rematch");
    assertThat(store.read(game, Known.NOTHING).orElseThrow().header()).contains("rematch");
    done(store.commit(append(game, 3, 3, "more")));
    assertThat(store.read(game, known(3, 3)).orElseThrow().version()).isEqualTo(4);
  }

  @Test
  void anArchivedGameIsNotCreatedAgain() {
    String game = newId();
    Snapshot whole = games.moved(game);

    assertThat(behind(store.commit(create(game, header("again"))))).isEqualTo(whole);
    assertThat(hot.read(game, Known.NOTHING)).isEmpty();
  }

  @Test
  void listsHaveBothPagePerPage() {
    String anna = newId();
    List<String> all = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      String game = newId();
      if (i % 3 == 0) {
        done(store.commit(create(game, header("h" + i, "tikal", "waiting", true, anna))));
      } else if (i % 3 == 1) {
        games.moved(game, anna);
      } else {
        archive.put(game, games.play(game, anna), games.ended(game)); // in both places
        hot.due(ArchivingStore.QUEUE, 200, Duration.ofDays(1));
      }
      all.addFirst(game);
    }
    for (int limit : List.of(1, 2, 4, 9, 200)) {
      assertThat(listAll(store, query(limit))).isEqualTo(all);
      assertThat(listAll(store, Query.of(anna, ANY, ANY, limit))).isEqualTo(all);
    }
    assertThat(listAll(store, query("tikal", "over"))).hasSize(6);
    assertThat(listAll(store, query("", "waiting"))).hasSize(3);
    assertThat(listAll(store, query("chess", ""))).isEmpty();
  }
}
