package dev.boardwright.api.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.api.store.GameStore.Append;
import dev.boardwright.api.store.GameStore.Commit;
import dev.boardwright.api.store.GameStore.Header;
import dev.boardwright.api.store.GameStore.Known;
import dev.boardwright.api.store.GameStore.Listing;
import dev.boardwright.api.store.GameStore.Outcome;
import dev.boardwright.api.store.GameStore.Page;
import dev.boardwright.api.store.GameStore.Query;
import dev.boardwright.api.store.GameStore.Snapshot;
import dev.boardwright.api.store.GameStore.StoredAppend;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/** Commits and queries as the tests of all stores need them. */
final class Commits {

  /** Real created times come close together: three games share one here. */
  private static final AtomicLong CREATED = new AtomicLong(1_767_225_600_000L * 3);

  private static final AtomicLong IDS = new AtomicLong(System.nanoTime());

  private Commits() {}

  static String newId() {
    return "g" + Long.toString(IDS.incrementAndGet(), 36);
  }

  static Header header(
      String body, String ruleset, String status, boolean listed, String... owners) {
    Instant created = Instant.ofEpochMilli(CREATED.incrementAndGet() / 3);
    return new Header(body, new Listing(ruleset, status, listed, created, List.of(owners)));
  }

  /** A header of a game that is listed, and nobody's. */
  static Header header(String body, String status, Instant createdAt) {
    return new Header(body, new Listing("tikal", status, true, createdAt, List.of()));
  }

  static Header header(String body) {
    return header(body, "tikal", "waiting", true);
  }

  /** What whoever goes by the numbers alone knows. */
  static Known known(int revision, int version) {
    return new Known(revision, version, Optional.empty());
  }

  static Known known(int revision, int version, Instant updatedAt) {
    return new Known(revision, version, Optional.of(updatedAt));
  }

  static Commit create(String game, Header header) {
    return new Commit(
        game,
        Known.NOTHING,
        Optional.of(header),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  static Commit create(String game) {
    return create(game, header("header of " + game));
  }

  static Commit append(String game, int revision, int version, String body) {
    return append(game, revision, version, version + 1, body);
  }

  static Commit append(String game, int revision, int first, int version, String body) {
    return new Commit(
        game,
        known(revision, first),
        Optional.empty(),
        Optional.of(new Append(first, version, body)),
        Optional.empty(),
        Optional.empty());
  }

  static Commit change(String game, int revision, int version, Header header) {
    return new Commit(
        game,
        known(revision, version),
        Optional.of(header),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /** The same by somebody who knows when the game had changed last. */
  static Commit since(Commit commit, Instant updatedAt) {
    Known known = commit.known();
    return new Commit(
        commit.game(),
        known(known.revision(), known.version(), updatedAt),
        commit.header(),
        commit.append(),
        commit.expiry(),
        commit.notAfter());
  }

  static Commit expiring(Commit commit, Duration expiry) {
    return commit.kept(Optional.of(expiry));
  }

  static Commit until(Commit commit, Instant notAfter) {
    return commit.until(Optional.of(notAfter));
  }

  static Query query(int limit) {
    return new Query(Optional.empty(), Optional.empty(), Optional.empty(), limit);
  }

  static Query query(String ruleset, String status) {
    return new Query(filter(ruleset), filter(status), Optional.empty(), 200);
  }

  /** The games of an owner, in one status or in any. */
  static Query ownedBy(String owner, String status) {
    return Query.of(owner, filter(status), Optional.empty(), 10);
  }

  private static Optional<String> filter(String text) {
    return Optional.of(text).filter(any -> !any.isEmpty());
  }

  /** All games of a list, page by page. */
  static List<String> listAll(Store store, Query query) {
    List<String> games = new ArrayList<>();
    Optional<Query> next = Optional.of(query);
    while (next.isPresent()) {
      Query now = next.get();
      Page page = store.list(now);
      games.addAll(page.games());
      next =
          page.next()
              .map(
                  after -> new Query(now.ruleset(), now.status(), Optional.of(after), now.limit()));
    }
    return games;
  }

  static Instant done(Outcome outcome) {
    assertThat(outcome).isInstanceOf(Outcome.Done.class);
    return ((Outcome.Done) outcome).at();
  }

  static Snapshot behind(Outcome outcome) {
    assertThat(outcome).isInstanceOf(Outcome.Behind.class);
    return ((Outcome.Behind) outcome).now();
  }

  static List<String> bodies(Snapshot snapshot) {
    return snapshot.tail().stream().map(stored -> stored.append().body()).toList();
  }

  /** A log has no holes: each append starts where the one before ended, the last at the length. */
  static void assertWhole(Snapshot whole) {
    int length = 0;
    for (StoredAppend stored : whole.tail()) {
      assertThat(stored.append().first()).isEqualTo(length);
      length = stored.append().version();
    }
    assertThat(whole.version()).isEqualTo(length);
  }
}
