package dev.boardwright.api.store;

import dev.boardwright.api.store.GameStore.Query;
import java.time.Instant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A place in a list of games, newest first. Its text sorts as the games do. */
public record Cursor(Instant createdAt, String game) {

  private static final Pattern TEXT = Pattern.compile("([0-9]{13})-(" + Bounds.ID + ")");

  /** Before all games there can be. */
  private static final Cursor NEWEST = new Cursor(Bounds.LATEST, "~");

  /** The place behind which a query looks. */
  static Cursor after(Query query) {
    return query.after().map(Cursor::parse).orElse(NEWEST);
  }

  /**
   * Reads what {@link #text} wrote.
   *
   * @throws IllegalArgumentException for anything else
   */
  static Cursor parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "'" + Bounds.shortened(text) + "' is no cursor: take the one that the page before gave");
    }
    return new Cursor(Instant.ofEpochMilli(Long.parseLong(matcher.group(1))), matcher.group(2));
  }

  /** As it is given to whoever reads page by page. */
  String text() {
    return "%013d-%s".formatted(createdAt.toEpochMilli(), game);
  }
}
