package dev.boardwright.api.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.boardwright.api.store.Limits;
import dev.boardwright.api.store.StoreUnavailable;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * How often something may be done a minute, by each address or each token; a minute's worth may
 * come at once.
 *
 * <p>A node counts by itself, so that no request waits for the store. When it has counted a {@link
 * #PORTIONS twentieth} of a minute's worth it reports that, beside the requests, and hears what all
 * nodes have counted. So with n nodes a burst may be larger than allowed by n twentieths at most;
 * what was too much is made up for later, as all of it is counted. While the store does not answer,
 * each node counts alone.
 */
final class RateLimit {

  /** How many reports there are of a minute's worth. */
  static final int PORTIONS = 20;

  private static final Logger LOG = LoggerFactory.getLogger(RateLimit.class);
  private static final long MINUTE = Limits.FULL.toNanos();
  private static final long SECOND = TimeUnit.SECONDS.toNanos(1);
  private static final long PAUSE = 2 * SECOND; // after a report that failed
  private static final int MOST_SUBJECTS = 100_000;

  /** Tells the nodes' counts to each other. */
  record Sharing(Limits limits, Executor executor, LongSupplier nanos) {
    static Sharing of(Limits limits) {
      return new Sharing(limits, Thread::startVirtualThread, System::nanoTime);
    }
  }

  private final Limited what;
  private final int perMinute;
  private final long cost; // of one use, in ns
  private final Sharing sharing;
  private final Cache<String, Level> levels =
      Caffeine.newBuilder()
          .maximumSize(MOST_SUBJECTS)
          .expireAfterAccess(Duration.ofMinutes(2))
          .executor(Runnable::run)
          .build();
  private volatile long silentUntil;

  /**
   * @param perMinute from 1
   */
  RateLimit(Limited what, int perMinute, Sharing sharing) {
    this.what = what;
    this.perMinute = perMinute;
    this.cost = MINUTE / perMinute;
    this.sharing = sharing;
    this.silentUntil = sharing.nanos().getAsLong();
  }

  /**
   * Where somebody stands.
   *
   * @param left how many uses may follow at once
   * @param secondsToWhole in how many seconds that will be a minute's worth again
   * @param retryAfter how many seconds to wait; 0 if this use is allowed
   */
  record Standing(RateLimit limit, int left, long secondsToWhole, long retryAfter) {
    boolean allowed() {
      return retryAfter == 0;
    }

    /** Whichever refuses; else whichever has less left, of what there is in all. */
    Standing or(Standing other) {
      if (allowed() != other.allowed()) {
        return allowed() ? other : this;
      }
      return (double) other.left / other.limit.perMinute < (double) left / limit.perMinute
          ? other
          : this;
    }
  }

  /** What it limits. */
  Limited what() {
    return what;
  }

  int perMinute() {
    return perMinute;
  }

  /** Counts a use if it is allowed. */
  Standing use(String subject) {
    return level(subject).use(subject, 1);
  }

  /**
   * Counts the other parts of a use that has counted as one, if they are allowed, all of them. What
   * has more parts than a minute's worth counts as that, so that it is not refused for ever.
   *
   * @param parts from 1
   */
  Standing useParts(String subject, int parts) {
    return level(subject).use(subject, others(parts));
  }

  /** Whether its other parts would be allowed. */
  Standing lookParts(String subject, int parts) {
    return level(subject).look(others(parts));
  }

  private int others(int parts) {
    return Math.min(parts, perMinute) - 1;
  }

  /** Counts a use that was made, allowed or not. */
  void add(String subject) {
    level(subject).add(subject);
  }

  /** Whether a use would be allowed. */
  Standing look(String subject) {
    return level(subject).look(1);
  }

  private Level level(String subject) {
    return levels.get(subject, _ -> new Level());
  }

  /** What this node knows of one bucket. */
  private final class Level {
    private long emptyAt = sharing.nanos().getAsLong();
    private int unreported;
    private long unreportedSince = emptyAt;
    private boolean reporting;

    Standing use(String subject, int uses) {
      int report;
      Standing standing;
      synchronized (this) {
        standing = look(uses);
        if (!standing.allowed()) {
          return standing;
        }
        report = count(uses);
      }
      report(subject, report);
      return standing;
    }

    void add(String subject) {
      int report;
      synchronized (this) {
        report = count(1);
      }
      report(subject, report);
    }

    synchronized Standing look(int uses) {
      long filled = Math.max(emptyAt - sharing.nanos().getAsLong(), 0);
      long after = filled + uses * cost;
      boolean allowed = after <= MINUTE;
      long now = allowed ? after : filled;
      return new Standing(
          RateLimit.this,
          (int) Math.max((MINUTE - now) / cost, 0),
          seconds(now),
          allowed ? 0 : seconds(after - MINUTE));
    }

    /** Returns how many uses are to be reported now. */
    private int count(int uses) {
      long now = sharing.nanos().getAsLong();
      emptyAt = Math.min(Math.max(emptyAt, now) + uses * cost, now + 2 * MINUTE);
      if (now - unreportedSince > MINUTE) { // what is older has drained
        unreported = 0;
        unreportedSince = now;
      }
      unreported += uses;
      if (reporting || unreported < Math.max(1, perMinute / PORTIONS) || now < silentUntil) {
        return 0;
      }
      int report = Math.min(unreported, perMinute);
      unreported = 0;
      unreportedSince = now;
      reporting = true;
      return report;
    }

    private void report(String subject, int uses) {
      if (uses > 0) {
        sharing.executor().execute(() -> exchange(subject, uses));
      }
    }

    private void exchange(String subject, int uses) {
      try {
        Duration filled = sharing.limits().count(what.word() + ":" + subject, perMinute, uses);
        learn(filled.toNanos());
      } catch (StoreUnavailable e) { // this node counts alone meanwhile
        LOG.warn("the limit by {} is not shared with other nodes: {}", what.word(), e.getMessage());
        silentUntil = sharing.nanos().getAsLong() + PAUSE;
      } finally {
        synchronized (this) {
          reporting = false;
        }
      }
    }

    private synchronized void learn(long filled) {
      long all = sharing.nanos().getAsLong() + filled + unreported * cost;
      emptyAt = Math.max(emptyAt, all);
    }
  }

  private static long seconds(long nanos) {
    return (nanos + SECOND - 1) / SECOND;
  }
}
