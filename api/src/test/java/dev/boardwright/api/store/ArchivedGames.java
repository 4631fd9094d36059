package dev.boardwright.api.store;

import static dev.boardwright.api.store.Commits.append;
import static dev.boardwright.api.store.Commits.change;
import static dev.boardwright.api.store.Commits.create;
import static dev.boardwright.api.store.Commits.done;
import static dev.boardwright.api.store.Commits.expiring;
import static dev.boardwright.api.store.Commits.header;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.boardwright.api.store.Agenda.Job;
import dev.boardwright.api.store.GameStore.Header;
import dev.boardwright.api.store.GameStore.Known;
import dev.boardwright.api.store.GameStore.Listing;
import dev.boardwright.api.store.GameStore.Snapshot;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Games in a store with an archive behind it: they are played, end, and move there. */
final class ArchivedGames {

  private final Store hot;
  private final ArchivingStore store;

  /** How games are listed, by the texts of their headers. */
  private final Map<String, Listing> listings = new ConcurrentHashMap<>();

  /**
   * @param hot where games are until they move
   */
  ArchivedGames(Store hot, PostgresArchive archive) {
    this.hot = hot;
    this.store = onNode(hot, archive);
  }

  /** Both places as one. */
  ArchivingStore store() {
    return store;
  }

  /** The same games as another node sees them, by ways of its own to both places. */
  ArchivingStore onNode(Store hot, PostgresArchive archive) {
    return new ArchivingStore(
        hot, archive, new ArchivingStore.Policy(Set.of("over"), listings::get, Duration.ZERO));
  }

  Header running(String body) {
    return noted(header(body));
  }

  Header over(String body, String... owners) {
    return noted(header(body, "tikal", "over", true, owners));
  }

  private Header noted(Header header) {
    listings.put(header.body(), header.listing());
    return header;
  }

  /** A game that is over, of three appends. */
  Snapshot play(String game, String... owners) {
    done(store.commit(create(game)));
    done(store.commit(append(game, 1, 0, 2, "one")));
    done(store.commit(append(game, 1, 2, 3, "two \u0000 é")));
    Header end = over("end of " + game, owners);
    done(store.commit(expiring(change(game, 1, 3, end), Duration.ofDays(1))));
    return hot.read(game, Known.NOTHING).orElseThrow();
  }

  /** How a game is listed that {@link #play} has ended. */
  Listing ended(String game) {
    return listings.get("end of " + game);
  }

  /** Does all jobs that are due, as a worker does. */
  List<String> work() {
    List<String> keys = new ArrayList<>();
    for (Job job : hot.due(ArchivingStore.QUEUE, 200, Duration.ofMinutes(1))) {
      hot.finish(ArchivingStore.QUEUE, job, store.see(job.key()));
      keys.add(job.key());
    }
    return keys;
  }

  void awaitGone(String game) {
    await().until(() -> hot.read(game, Known.NOTHING).isEmpty());
  }

  /** A game that is in the archive alone. */
  Snapshot moved(String game, String... owners) {
    return moved(game, () -> {}, owners);
  }

  /**
   * @param passing lets some seconds pass
   */
  Snapshot moved(String game, Runnable passing, String... owners) {
    Snapshot whole = play(game, owners);
    assertThat(work()).containsExactly(game);
    passing.run();
    awaitGone(game);
    return whole;
  }
}
