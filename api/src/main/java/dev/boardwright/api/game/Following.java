package dev.boardwright.api.game;

import dev.boardwright.api.store.GameStore;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.api.wire.Status;
import dev.boardwright.engine.EnumWords;
import java.time.Duration;
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The games of an account that are open, running, or both, followed by one reader: it is told which
 * of them to look at. The account's own doorbell rings when its list of games changes; since rings
 * may be lost, some games are looked at from time to time all the same, and all of them by turns.
 * Used by one thread.
 */
final class Following implements AutoCloseable {

  /** The most open and the most running games that are followed, the newest ones. */
  static final int MOST = 1_000;

  /** How many games are looked at each time though nothing has rung. */
  static final int MOST_UNRUNG = 100;

  private final Games games;
  private final String account;
  private final long lookNanos;
  private final Waiters.Listener listener;
  private final List<Status> statuses;
  private final int most;
  private final Set<String> followed = new HashSet<>();
  private final Set<String> rung = ConcurrentHashMap.newKeySet();
  private final AtomicBoolean listRung = new AtomicBoolean(true);
  private Iterator<String> round = Collections.emptyIterator();
  private long lookedAt = System.nanoTime();
  private boolean more;

  /**
   * Follows from now on; at first, every game is to be looked at.
   *
   * @param statuses of the games to follow; {@code OPEN} before {@code RUNNING}, so that one that
   *     starts while they are listed is found
   */
  Following(Games games, Waiters waiters, String account, List<Status> statuses) {
    this(games, waiters, account, statuses, MOST);
  }

  /**
   * @param most how many games are followed of each status, the newest ones
   */
  Following(Games games, Waiters waiters, String account, List<Status> statuses, int most) {
    this.games = games;
    this.account = account;
    this.statuses = statuses;
    this.most = most;
    this.lookNanos = waiters.lookNanos();
    this.listener = waiters.listen();
    listener.hear(account, () -> listRung.set(true));
  }

  /**
   * Waits until something may have changed, the time is over, or the server stops.
   *
   * @return the games to look at; none if nothing has changed
   */
  Set<String> await(Duration wait) {
    long end = System.nanoTime() + wait.toNanos();
    for (; ; ) {
      ringSomeIfLongAgo();
      if (listRung.getAndSet(false)) {
        followTheList();
      }
      Set<String> changed = taken();
      long left = end - System.nanoTime();
      if (!changed.isEmpty() || left <= 0 || listener.dismissed()) {
        return changed;
      }
      listener.rest(Math.min(left, lookNanos));
    }
  }

  private void ringSomeIfLongAgo() {
    long now = System.nanoTime();
    if (now - lookedAt >= lookNanos) {
      lookedAt = now;
      ringSome();
      listRung.set(true);
    }
  }

  /** Goes on with the round where it was; games that are new meanwhile have the next one. */
  private void ringSome() {
    if (!round.hasNext()) {
      round = List.copyOf(followed).iterator();
    }
    for (int i = 0; i < MOST_UNRUNG && round.hasNext(); i++) {
      String game = round.next();
      if (followed.contains(game)) {
        rung.add(game);
      }
    }
  }

  /** What rang; if it rings again while it is looked at, it is there once more. */
  private Set<String> taken() {
    Set<String> changed = new LinkedHashSet<>();
    rung.removeIf(changed::add);
    return changed;
  }

  private void followTheList() {
    more = false;
    for (Status status : statuses) {
      Optional<String> after = Optional.empty();
      int found = 0;
      do {
        int limit = Math.min(GameStore.MAX_PAGE, most - found);
        var query = GameStore.Query.of(account, Optional.of(EnumWords.word(status)), after, limit);
        GameStore.Page page = games.store().list(query);
        page.games().forEach(this::follow);
        found += page.games().size();
        after = page.next();
      } while (after.isPresent() && found < most);
      more |= after.isPresent();
    }
  }

  /** Hears of it before it is looked at, so that no change falls in between. */
  private void follow(String game) {
    if (followed.add(game)) {
      listener.hear(game, () -> rung.add(game));
      rung.add(game);
    }
  }

  /**
   * A game as it is now; empty if there is nothing to tell of it, since it is gone, is not this
   * account's any more, or cannot be shown by this node. It is followed no longer then.
   */
  Optional<Game> look(String id) {
    try {
      Game game = games.fresh(id);
      if (game.header().owners().contains(account)) {
        return Optional.of(game);
      }
    } catch (Problem problem) {
      if (problem.code() != Code.NOT_FOUND && problem.code() != Code.RULESET_VERSION_UNAVAILABLE) {
        throw problem;
      }
    }
    forget(id);
    return Optional.empty();
  }

  /** Follows a game no longer: it is over, or gone. */
  void forget(String game) {
    listener.ignore(game);
    followed.remove(game);
    rung.remove(game);
  }

  /** Asks to be told of a game once more. */
  void again(String game) {
    rung.add(game);
  }

  /** Whether the account has more games than are followed. */
  boolean more() {
    return more;
  }

  /** Whether nobody is to wait any more, since the server stops. */
  boolean dismissed() {
    return listener.dismissed();
  }

  @Override
  public void close() {
    listener.close();
  }
}
