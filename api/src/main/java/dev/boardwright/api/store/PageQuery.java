package dev.boardwright.api.store;

import dev.boardwright.api.store.GameStore.Page;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * A SELECT of games, their ids and the times of their creation in ms: put together piece by piece,
 * each with the values of its question marks.
 */
final class PageQuery {

  private final StringBuilder text = new StringBuilder("SELECT");
  private final List<Object> parameters = new ArrayList<>();

  /**
   * @param piece comes after a space
   */
  void add(String piece, Object... values) {
    text.append(' ').append(piece);
    parameters.addAll(List.of(values));
  }

  /** What it finds first. */
  Page page(Sql sql, int limit) throws SQLException {
    add("LIMIT ?", limit + 1);
    return Page.of(
        sql.all(
            text.toString(),
            row -> new Cursor(Instant.ofEpochMilli(row.getLong(2)), row.getString(1)),
            parameters.toArray()),
        limit);
  }
}
