package dev.boardwright.api.account;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Ticker;
import dev.boardwright.api.store.Documents;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Problem;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Supplier;

/** Accounts as they are stored, each in a document. What was read is trusted for {@link #TRUST}. */
final class StoredAccounts {

  /** How old an account may be that is {@link #known}. */
  static final Duration TRUST = Duration.ofSeconds(5);

  private static final Duration DELETED_KEPT = Duration.ofDays(1);
  private static final int MOST_TRUSTED = 10_000;
  private static final int MOST_TRIES = 20;

  /** Where nothing depends on the time, nobody is asked for it. */
  private static final Instant ANY_TIME = Instant.EPOCH;

  private final Documents store;
  private final InstantSource clock;
  private final Ticker ticker;
  private final Cache<String, Seen> trusted;

  /**
   * @param clock that of the store. It is asked when an account is read whose tokens depend on it,
   *     and goes on by the ticker for the few seconds in which what was read is trusted
   * @param ticker by which time passes on this node
   */
  StoredAccounts(Documents store, InstantSource clock, Ticker ticker) {
    this.store = store;
    this.clock = clock;
    this.ticker = ticker;
    this.trusted =
        Caffeine.newBuilder()
            .maximumSize(MOST_TRUSTED)
            .expireAfterWrite(TRUST)
            .ticker(ticker)
            .build();
  }

  /** An account, and what time it is by the store's clock. */
  record Known(Account account, Instant now) {}

  /** What becomes of an account at a time. */
  interface Change {
    Account apply(Account account, Instant now);
  }

  /**
   * An account as it was stored at a moment.
   *
   * @param at the moment by the store's clock
   * @param ticks the same moment by this node's ticker
   */
  private record Seen(Account account, Instant at, long ticks) {}

  private record Stored(Account account, int revision) {}

  /** An account as it was a few seconds ago at the most; empty if there is none. */
  Optional<Known> known(String id) {
    return seen(id)
        .map(seen -> new Known(seen.account(), seen.at().plusNanos(ticker.read() - seen.ticks())));
  }

  private Optional<Seen> seen(String id) {
    Seen known = trusted.getIfPresent(id);
    if (known != null) {
      return Optional.of(known);
    }
    Optional<Seen> read =
        read(id).map(account -> seen(account, account.hasTimes() ? clock.instant() : ANY_TIME));
    read.ifPresent(seen -> trusted.asMap().putIfAbsent(id, seen)); // a change here is newer
    return read;
  }

  private Seen seen(Account account, Instant at) {
    return new Seen(account, at, ticker.read());
  }

  /** An account as it is now; empty if there is none. */
  Optional<Account> read(String id) {
    return stored(id).map(Stored::account);
  }

  private Optional<Stored> stored(String id) {
    return store
        .document(key(id))
        .map(document -> new Stored(Account.read(document.text()), document.revision()))
        .filter(stored -> !stored.account().isDeleted());
  }

  /** Stores a new account, unless it is there already. */
  void create(Account account) {
    var _ = store.write(key(account.id()), 0, account.text(), Optional.empty());
  }

  /**
   * Changes an account, again until nobody else has changed it in between.
   *
   * @param none what is thrown if there is no such account
   */
  Account change(String id, Change change, Supplier<Problem> none) {
    for (int tries = 0; tries < MOST_TRIES; tries++) {
      Stored before = stored(id).orElseThrow(none);
      Instant now = clock.instant();
      Account after = change.apply(before.account(), now);
      Optional<Duration> expiry = after.isDeleted() ? Optional.of(DELETED_KEPT) : Optional.empty();
      if (after.equals(before.account())
          || store.write(key(id), before.revision(), after.text(), expiry)) {
        if (after.isDeleted()) {
          trusted.invalidate(id);
        } else {
          trusted.put(id, seen(after, now));
        }
        return after;
      }
    }
    throw Problem.of(Code.STORE_UNAVAILABLE, "account.busy");
  }

  private static String key(String id) {
    return "account/" + id;
  }
}
