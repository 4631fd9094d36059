package dev.boardwright.api.store;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A store whose games move to an archive some time after they are over, and are found there as
 * before. A game is copied first and let go then, so it is always in one of the two places; while
 * it is in both, the store counts.
 */
public final class ArchivingStore implements Store {

  /** The queue of games to be moved, by id; see {@link #see}. */
  public static final String QUEUE = "archive";

  private static final Logger LOG = LoggerFactory.getLogger(ArchivingStore.class);

  /** The job that removes what has expired; no game has this id. */
  private static final String PURGE = "-purge";

  private static final Duration PURGE_EVERY = Duration.ofHours(1);

  /** How long the copy in the store stays: whoever looks there no longer finds it here. */
  private static final Duration LEFTOVER = Duration.ofSeconds(1);

  private static final Comparator<String> ORDER = Comparator.naturalOrder();
  private static final Duration LATER = Duration.ofMinutes(1);

  /** Longer than a change can be under way, even one that arrives when its caller has given up. */
  private static final Duration SETTLED = Duration.ofMinutes(1);

  private final Store store;
  private final PostgresArchive archive;
  private final Policy policy;

  /**
   * What moves when.
   *
   * @param over the statuses of games that move
   * @param listing reads from a header how the game is listed
   * @param after how long after its last change a game moves, from 0
   */
  public record Policy(Set<String> over, Function<String, Listing> listing, Duration after) {}

  /**
   * @param store where games are until they move; closed with this, as is the archive
   */
  public ArchivingStore(Store store, PostgresArchive archive, Policy policy) {
    this.store = store;
    this.archive = archive;
    this.policy = policy;
  }

  /**
   * Moves a game if it is over. Does as well what is to be done from time to time.
   *
   * @param key of a job of {@link #QUEUE}
   * @return when to look again; empty: never
   */
  public Optional<Duration> see(String key) {
    if (key.equals(PURGE)) {
      archive.purge();
      return Optional.of(PURGE_EVERY);
    }
    Optional<Snapshot> whole = store.read(key, Known.NOTHING);
    if (whole.isEmpty()) {
      return Optional.empty();
    }
    Listing listing = policy.listing().apply(whole.get().header().orElseThrow());
    return policy.over().contains(listing.status())
        ? move(key, whole.get(), listing)
        : Optional.of(LATER); // the change that ends it is under way, or was refused
  }

  private Optional<Duration> move(String game, Snapshot whole, Listing listing) {
    if (!archive.put(game, whole, listing)) {
      LOG.warn("the archive knows more of {} than the store, which keeps its copy", game);
      return Optional.of(LATER);
    }
    store.schedule(QUEUE, PURGE, PURGE_EVERY);
    var known = new Known(whole.revision(), whole.version(), Optional.of(whole.updatedAt()));
    boolean unchanged = store.expire(game, known, LEFTOVER);
    return unchanged ? Optional.empty() : Optional.of(LATER);
  }

  @Override
  public Outcome commit(Commit commit) {
    Bounds.check(commit);
    if (commit.known().revision() == 0 && mayBeArchived(commit)) {
      Optional<Snapshot> there = archive.read(commit.game(), Known.NOTHING);
      if (there.isPresent()) {
        return store
            .read(commit.game(), Known.NOTHING)
            .or(() -> there)
            .map(Outcome.Behind::new)
            .get();
      }
    }
    Outcome outcome = store.commit(isOver(commit) ? moving(commit) : commit);
    return outcome instanceof Outcome.Missing ? archive.commit(whenever(commit)) : outcome;
  }

  /** The archive has a clock of its own; in a game that is over nothing has to be in time. */
  private static Commit whenever(Commit commit) {
    return commit.until(Optional.empty());
  }

  /**
   * Whether a game that is to be created can have been created so long ago that it has moved. It is
   * dated by the clock of the store, whichever node decided that it was to be.
   */
  private boolean mayBeArchived(Commit creation) {
    Instant created = creation.header().orElseThrow().listing().createdAt();
    return !created.plus(policy.after()).isAfter(store.now());
  }

  private boolean isOver(Commit commit) {
    return commit
        .header()
        .filter(header -> policy.over().contains(header.listing().status()))
        .isPresent();
  }

  /** Before the change, so that no death of a node leaves it unmoved; until then it is kept. */
  private Commit moving(Commit commit) {
    store.schedule(QUEUE, commit.game(), policy.after());
    if (policy.after().compareTo(SETTLED) < 0) { // else the only look may come before the change
      store.schedule(QUEUE, commit.game(), SETTLED);
    }
    return commit.kept(Optional.empty());
  }

  @Override
  public Optional<Snapshot> read(String game, Known known) {
    return store.read(game, known).or(() -> archive.read(game, known));
  }

  @Override
  public Optional<String> header(String game) {
    return store.header(game).or(() -> archive.header(game));
  }

  @Override
  public boolean expire(String game, Known known, Duration expiry) {
    return store.expire(game, known, expiry);
  }

  /**
   * Both lists as one. Lists of games that are not over do not need the archive.
   *
   * <p>A page may end before it is full, since a store looks at a part of its list only. Nothing
   * older than the end of either page is shown, as the other one may have something in between.
   */
  @Override
  public Page list(Query query) {
    Page hot = store.list(query);
    if (query.status().isPresent() && !policy.over().contains(query.status().get())) {
      return hot;
    }
    Page cold = archive.list(query);
    String end = Stream.of(hot, cold).flatMap(page -> page.next().stream()).max(ORDER).orElse("");
    List<Cursor> places =
        Stream.of(hot, cold)
            .flatMap(page -> page.places().stream())
            .distinct()
            .sorted(Comparator.comparing(Cursor::text).reversed())
            .takeWhile(place -> place.text().compareTo(end) >= 0)
            .toList();
    return places.size() > query.limit()
        ? Page.of(places, query.limit())
        : new Page(places, Optional.of(end).filter(text -> !text.isEmpty()));
  }

  @Override
  public Watch watch(String game, Runnable doorbell) {
    return store.watch(game, doorbell);
  }

  @Override
  public Optional<Document> document(String key) {
    return store.document(key);
  }

  @Override
  public boolean write(String key, int revision, String text, Optional<Duration> expiry) {
    return store.write(key, revision, text, expiry);
  }

  @Override
  public void remove(String key) {
    store.remove(key);
  }

  @Override
  public Optional<String> keep(String key, String text, Duration expiry) {
    return store.keep(key, text, expiry);
  }

  @Override
  public Instant schedule(String queue, String key, Duration delay) {
    return store.schedule(queue, key, delay);
  }

  @Override
  public List<Job> due(String queue, int limit, Duration lease) {
    return store.due(queue, limit, lease);
  }

  @Override
  public void finish(String queue, Job job, Optional<Duration> again) {
    store.finish(queue, job, again);
  }

  @Override
  public Duration count(String bucket, int perMinute, int uses) {
    return store.count(bucket, perMinute, uses);
  }

  @Override
  public Instant now() {
    return store.now();
  }

  @Override
  public void ping() {
    store.ping();
  }

  @Override
  public String promise() {
    String promise = store.promise();
    return promise.substring(0, promise.length() - 1)
        + "; games that are over move to the archive at "
        + archive
        + ".";
  }

  @Override
  public void close() {
    archive.close();
    store.close();
  }
}
