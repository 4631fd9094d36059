package dev.boardwright.api.store;

import dev.boardwright.api.store.GameStore.Append;
import dev.boardwright.api.store.GameStore.Commit;
import dev.boardwright.api.store.GameStore.Known;
import dev.boardwright.api.store.GameStore.Listing;
import dev.boardwright.api.store.GameStore.Query;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The bounds that every store keeps. All checks throw {@link IllegalArgumentException}. */
final class Bounds {

  /** Times are stored in 13 digits of milliseconds, so that they sort as texts: up to 2286. */
  static final Instant LATEST = Instant.ofEpochMilli(9_999_999_999_999L);

  /** What ids of games and of owners are like. */
  static final String ID = "[a-z0-9]{1,40}";

  private static final Pattern IDS = Pattern.compile(ID);
  private static final int MAX_NAME = 64;
  private static final int MAX_KEY = 512;
  private static final Pattern QUEUE = Pattern.compile("[a-z]{1,20}");
  private static final int MAX_JOB = 128;
  private static final int MAX_BUCKET = 128;
  private static final Duration SHORTEST = Duration.ofMillis(1);
  private static final Duration LONGEST = Duration.ofDays(3660);

  private Bounds() {}

  static void check(Commit commit) {
    checkGame(commit.game());
    checkKnown(commit.known());
    check(
        commit.header().isPresent() || commit.append().isPresent(),
        "a commit needs a header, an append, or both");
    if (commit.known().revision() == 0) {
      check(commit.header().isPresent(), "a new game needs a header");
      check(commit.known().version() == 0, "a new game is at 0, not " + commit.known().version());
    }
    commit
        .header()
        .ifPresent(
            header -> {
              checkSize("a header", header.body(), GameStore.MAX_HEADER_BYTES);
              check(header.listing());
            });
    commit.append().ifPresent(append -> check(append, commit.known().version()));
    commit.expiry().ifPresent(Bounds::checkExpiry);
    commit.notAfter().ifPresent(instant -> checkInstant("notAfter", instant));
  }

  static void checkGame(String game) {
    check(
        IDS.matcher(game).matches(),
        "a game id is 1 to 40 characters out of a-z and 0-9, not '" + shortened(game) + "'");
  }

  static void checkKnown(Known known) {
    checkRevision(known.revision());
    check(known.version() >= 0, "a version is 0 or more, not " + known.version());
    known.updatedAt().ifPresent(instant -> checkInstant("updatedAt", instant));
  }

  private static void checkRevision(int revision) {
    check(revision >= 0, "a revision is 0 or more, not " + revision);
  }

  static void check(Query query) {
    check(
        query.limit() >= 1 && query.limit() <= GameStore.MAX_PAGE,
        "a limit is 1 to " + GameStore.MAX_PAGE + ", not " + query.limit());
    query.after().ifPresent(Cursor::parse);
    query.owner().ifPresent(Bounds::checkOwner);
    check(
        query.owner().isEmpty() || query.ruleset().isEmpty(),
        "the games of an owner are not listed by ruleset");
  }

  static void checkKey(String key) {
    check(
        !key.isEmpty() && key.length() <= MAX_KEY,
        "a key has 1 to " + MAX_KEY + " characters, not " + key.length());
  }

  static void checkDocument(String key, int revision, String text, Optional<Duration> expiry) {
    checkKey(key);
    checkRevision(revision);
    checkSize("a document", text, Documents.MAX_DOCUMENT_BYTES);
    expiry.ifPresent(Bounds::checkExpiry);
  }

  static void checkJob(String queue, String key) {
    checkQueue(queue);
    check(
        !key.isEmpty() && key.length() <= MAX_JOB,
        "the key of a job has 1 to " + MAX_JOB + " characters, not " + key.length());
  }

  static void checkDue(String queue, int limit, Duration lease) {
    checkQueue(queue);
    check(
        limit >= 1 && limit <= Agenda.MAX_DUE,
        "a limit is 1 to " + Agenda.MAX_DUE + ", not " + limit);
    checkExpiry(lease);
  }

  static void checkDelay(Duration delay) {
    check(
        !delay.isNegative() && delay.compareTo(LONGEST) <= 0,
        "a delay is between 0 and 10 years, not " + delay);
  }

  /** What uses of a bucket take of it, once they have been checked. */
  static Duration costOfUses(String bucket, int perMinute, int uses) {
    check(
        !bucket.isEmpty() && bucket.length() <= MAX_BUCKET,
        "a bucket has a name of 1 to " + MAX_BUCKET + " characters");
    check(
        perMinute >= 1 && perMinute <= Limits.MOST_PER_MINUTE,
        "a bucket holds 1 to " + Limits.MOST_PER_MINUTE + " uses, not " + perMinute);
    check(uses >= 1 && uses <= perMinute, "uses are 1 to " + perMinute + ", not " + uses);
    return Limits.FULL.multipliedBy(uses).dividedBy(perMinute);
  }

  private static void checkQueue(String queue) {
    check(
        QUEUE.matcher(queue).matches(),
        "a queue is 1 to 20 letters out of a-z, not '" + shortened(queue) + "'");
  }

  /** Cuts a text from outside for use in a message. */
  static String shortened(String text) {
    return text.length() <= 60 ? text : text.substring(0, 60) + "…";
  }

  private static void check(Append append, int version) {
    check(
        append.first() == version,
        "the append starts at " + append.first() + ", the commit at version " + version);
    check(
        append.version() > append.first(),
        "an append ends after it starts, not at " + append.version());
    checkSize("an append", append.body(), GameStore.MAX_APPEND_BYTES);
  }

  private static void check(Listing listing) {
    checkName("ruleset", listing.ruleset());
    checkName("status", listing.status());
    checkInstant("createdAt", listing.createdAt());
    List<String> owners = listing.owners();
    owners.forEach(Bounds::checkOwner);
    check(
        owners.size() <= GameStore.MAX_OWNERS
            && owners.stream().distinct().count() == owners.size(),
        "a game has at most " + GameStore.MAX_OWNERS + " owners, none of them twice");
  }

  private static void checkOwner(String owner) {
    check(
        IDS.matcher(owner).matches(),
        "an owner is 1 to 40 characters out of a-z and 0-9, not '" + shortened(owner) + "'");
  }

  private static void checkInstant(String what, Instant instant) {
    check(
        !instant.isBefore(Instant.EPOCH) && !instant.isAfter(LATEST),
        what + " is between 1970 and 2286, not " + instant);
  }

  private static void checkName(String what, String name) {
    check(
        !name.isEmpty() && name.length() <= MAX_NAME,
        "a " + what + " has 1 to " + MAX_NAME + " characters, not " + name.length());
  }

  static void checkExpiry(Duration expiry) {
    check(
        expiry.compareTo(SHORTEST) >= 0 && expiry.compareTo(LONGEST) <= 0,
        "an expiry is between 1 ms and 10 years, not " + expiry);
  }

  private static void checkSize(String what, String text, int limit) {
    int size = utf8Size(what, text, limit);
    check(size <= limit, what + " has at most " + limit + " bytes, not " + size);
  }

  private static int utf8Size(String what, String text, int limit) {
    if (text.length() > limit) {
      return text.length(); // A char takes a byte or more.
    }
    if (isAscii(text)) { // as nearly all are
      return text.length();
    }
    try {
      return StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(text)).remaining();
    } catch (CharacterCodingException e) {
      throw new IllegalArgumentException(
          what + " is not valid Unicode: it has a lone surrogate", e);
    }
  }

  private static boolean isAscii(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= 128) {
        return false;
      }
    }
    return true;
  }

  private static void check(boolean holds, String complaint) {
    if (!holds) {
      throw new IllegalArgumentException(complaint);
    }
  }
}
