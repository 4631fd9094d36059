package dev.boardwright.api.store;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Where games live. A stored game is a header (who sits where, what state it is in) and an
 * append-only log; nothing else is kept, since a position is a replay of the log. Both change only
 * through {@link #commit}, one atomic compare-and-set, so any number of service nodes may serve the
 * same game. The store reads neither headers nor appends: to it they are texts.
 */
public interface GameStore {

  /** The longest header, in bytes of UTF-8. */
  int MAX_HEADER_BYTES = 64 * 1024;

  /** The longest append, in bytes of UTF-8. */
  int MAX_APPEND_BYTES = 1024 * 1024;

  /** The most games on one {@link Page}. */
  int MAX_PAGE = 200;

  /** The most owners of a game. */
  int MAX_OWNERS = 20;

  /**
   * One unit of the log: the entries that one answer led to, up to where a seat is to act again.
   *
   * @param first log length before it, from 0
   * @param version log length after it, greater than {@code first}
   * @param body the entries, as text
   */
  record Append(int first, int version, String body) {}

  /** An append as it was stored, at the time of the store's own clock. */
  record StoredAppend(Append append, Instant at) {}

  /**
   * How a game is found in lists.
   *
   * @param ruleset 1 to 64 characters
   * @param status 1 to 64 characters
   * @param listed whether {@link #list} shows it at all (unlisted games are reached by their id
   *     alone)
   * @param createdAt when it was decided that there is to be such a game, by the store's clock
   * @param owners those to whom {@link Query#of} lists it, whether it is listed or not: at most
   *     {@link #MAX_OWNERS}, none twice, each 1 to 40 characters out of a-z and 0-9
   */
  record Listing(
      String ruleset, String status, boolean listed, Instant createdAt, List<String> owners) {}

  /** A header to store: its text, and how the game is found by it. */
  record Header(String body, Listing listing) {}

  /**
   * What somebody knows of a game: how far it was. Where a failover loses the end of a log, another
   * one can grow to the same length; the time of the last change tells them apart.
   *
   * @param revision the header's revision, 0 for none
   * @param version the length of the log, 0 for none
   * @param updatedAt when the game had changed last, by the store's clock; empty: whenever that was
   */
  record Known(int revision, int version, Optional<Instant> updatedAt) {

    /** Nothing at all; what is changed from here is created. */
    public static final Known NOTHING = new Known(0, 0, Optional.empty());
  }

  /**
   * A change of one game: a new header, an append to its log, or both at once.
   *
   * @param game 1 to 40 characters out of a-z and 0-9
   * @param known how far the game must be for the change to happen; revision 0 creates it
   * @param header the new header, which gets the next revision; required when the game is created
   * @param append what to append; its {@code first} is the version known
   * @param expiry how long the game is kept after this change, from 1 ms to 10 years; empty: as
   *     long as the store
   * @param notAfter until when, by the store's clock, the change may happen; empty: whenever it
   *     comes
   */
  record Commit(
      String game,
      Known known,
      Optional<Header> header,
      Optional<Append> append,
      Optional<Duration> expiry,
      Optional<Instant> notAfter) {

    /** The same change, after which the game is kept for another time. */
    Commit kept(Optional<Duration> other) {
      return new Commit(game, known, header, append, other, notAfter);
    }

    /** The same change, which may happen until another time. */
    Commit until(Optional<Instant> other) {
      return new Commit(game, known, header, append, expiry, other);
    }
  }

  /** What became of a {@link Commit}. */
  sealed interface Outcome {

    /** It is durable. */
    record Done(Instant at) implements Outcome {}

    /**
     * Somebody else was faster; nothing was changed. Holds what the caller lacks, as {@link #read}
     * would give it.
     */
    record Behind(Snapshot now) implements Outcome {}

    /** There is no such game (any more). */
    record Missing() implements Outcome {}

    /** It came after its {@code notAfter}; nothing was changed. */
    record Late(Instant at) implements Outcome {}
  }

  /**
   * A game as far as the caller does not know it yet.
   *
   * @param revision the header's revision, from 1
   * @param header the header's text, present if {@code revision} differs from the one the caller
   *     knows
   * @param version the length of the whole log
   * @param tail the appends after the version the caller knows, in order
   * @param updatedAt when the game last changed, by the store's clock
   * @param goesOn whether the game has gone on from what the caller knows. If not, that is no part
   *     of it any more, after a failover; header and tail are then the whole game
   */
  record Snapshot(
      int revision,
      Optional<String> header,
      int version,
      List<StoredAppend> tail,
      Instant updatedAt,
      boolean goesOn) {}

  /**
   * Which games to list, newest first. Without an owner only listed games are shown; those of an
   * owner are not told apart by ruleset.
   *
   * @param after the cursor of an earlier {@link Page}; empty starts at the newest. Anything else
   *     is an {@link IllegalArgumentException}
   * @param limit 1 to {@link #MAX_PAGE}
   */
  record Query(
      Optional<String> owner,
      Optional<String> ruleset,
      Optional<String> status,
      Optional<String> after,
      int limit) {

    /** The listed games. */
    public Query(
        Optional<String> ruleset, Optional<String> status, Optional<String> after, int limit) {
      this(Optional.empty(), ruleset, status, after, limit);
    }

    /** The games of one owner. */
    public static Query of(
        String owner, Optional<String> status, Optional<String> after, int limit) {
      return new Query(Optional.of(owner), Optional.empty(), status, after, limit);
    }
  }

  /**
   * One page of a list. Entries are hints: the caller reads each game before showing it.
   *
   * @param places where each game stands, newest first
   * @param next the cursor of the next page, present if there may be more
   */
  record Page(List<Cursor> places, Optional<String> next) {

    /**
     * The page that begins a list.
     *
     * @param found where the games stand, more of them than the limit if there are
     * @param limit how many the page holds, from 1
     */
    static Page of(List<Cursor> found, int limit) {
      List<Cursor> shown = List.copyOf(found.subList(0, Math.min(found.size(), limit)));
      return new Page(
          shown,
          found.size() > shown.size() ? Optional.of(shown.getLast().text()) : Optional.empty());
    }

    /** The ids of the games. */
    public List<String> games() {
      return places.stream().map(Cursor::game).toList();
    }
  }

  /** Ends a {@link #watch}. Closing twice is harmless. */
  interface Watch extends AutoCloseable {
    @Override
    void close();
  }

  /**
   * Makes the change if the game is as the caller knows it, durably before it returns. A commit
   * whose outcome was lost on the way (a dropped connection) is settled by the store itself: it
   * asks again, and the store knows a commit that it has already made.
   *
   * @throws StoreUnavailable if that fails too. The change may then have been made, or be made a
   *     moment later; committing it again is safe, as it can only succeed once
   */
  Outcome commit(Commit commit);

  /**
   * Reads what the caller does not know: one round trip, usually an empty tail.
   *
   * @return empty if there is no such game
   */
  Optional<Snapshot> read(String game, Known known);

  /**
   * The header of a game, without its log.
   *
   * @return empty if there is no such game
   */
  Optional<String> header(String game);

  /**
   * Lets a game go soon, if it is as the caller knows it. Any later change says anew how long it is
   * kept.
   *
   * @param expiry how long it is kept from now on, from 1 ms to 10 years
   * @return false if it has changed, or is not there
   */
  boolean expire(String game, Known known, Duration expiry);

  /** Finds games by their {@link Listing}, one page at a time. */
  Page list(Query query);

  /**
   * Rings {@code doorbell} after a game has changed, on this node or another one; with the name of
   * an owner instead, after one of that owner's games got a header. A ring may be lost or come
   * twice and tells nothing but "look": waiters read the game from time to time all the same. The
   * doorbell must return at once.
   */
  Watch watch(String game, Runnable doorbell);
}
