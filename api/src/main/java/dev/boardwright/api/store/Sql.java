package dev.boardwright.api.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One connection to a database, with its prepared statements. For one thread at a time. */
final class Sql implements AutoCloseable {

  /** Reads the current row. */
  @FunctionalInterface
  interface Row<T> {
    T read(ResultSet row) throws SQLException;
  }

  /** What is done on a connection. */
  @FunctionalInterface
  interface Work<T> {
    T on(Sql sql) throws SQLException;
  }

  private final Connection connection;
  private final Map<String, PreparedStatement> prepared = new HashMap<>();

  Sql(Connection connection) {
    this.connection = connection;
  }

  /** Runs statements without parameters, such as BEGIN. */
  void execute(String statement) throws SQLException {
    try (Statement plain = connection.createStatement()) {
      plain.execute(statement);
    }
  }

  /** Returns the number of rows changed. */
  int update(String statement, @Nullable Object... parameters) throws SQLException {
    return prepare(statement, parameters).executeUpdate();
  }

  /** Reads all rows that a query finds, each by {@code row}. */
  <T> List<T> all(String statement, Row<T> row, @Nullable Object... parameters)
      throws SQLException {
    List<T> rows = new ArrayList<>();
    try (ResultSet result = prepare(statement, parameters).executeQuery()) {
      while (result.next()) {
        rows.add(row.read(result));
      }
    }
    return rows;
  }

  /** Reads the first of them; empty if there is none. */
  <T> Optional<T> first(String statement, Row<T> row, @Nullable Object... parameters)
      throws SQLException {
    return all(statement, row, parameters).stream().findFirst();
  }

  /** Runs the work in a transaction that starts as told and is rolled back if the work fails. */
  <T> T transaction(String begin, Work<T> work) throws SQLException {
    execute(begin);
    try {
      T result = work.on(this);
      execute("COMMIT");
      return result;
    } catch (SQLException | RuntimeException e) {
      rollback(e);
      throw e;
    }
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }

  private void rollback(Exception cause) {
    try {
      execute("ROLLBACK");
    } catch (SQLException e) {
      cause.addSuppressed(e); // On a full disk SQLite has rolled back by itself already.
    }
  }

  private PreparedStatement prepare(String statement, @Nullable Object... parameters)
      throws SQLException {
    PreparedStatement ready = prepared.get(statement);
    if (ready == null) {
      ready = connection.prepareStatement(statement);
      prepared.put(statement, ready);
    }
    for (int i = 0; i < parameters.length; i++) {
      ready.setObject(i + 1, parameters[i]);
    }
    return ready;
  }
}
