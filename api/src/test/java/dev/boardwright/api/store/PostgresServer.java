package dev.boardwright.api.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * A real PostgreSQL in a child process, on a free port of 127.0.0.1; it can be stopped for good.
 */
public final class PostgresServer implements AutoCloseable {

  private static final AtomicInteger DATABASES = new AtomicInteger();

  private final EmbeddedPostgres server;
  private final Path folder;

  private PostgresServer() throws IOException {
    folder = Files.createTempDirectory("boardwright-postgres");
    server =
        EmbeddedPostgres.builder()
            .setDataDirectory(folder.resolve("data"))
            .setServerConfig("listen_addresses", "127.0.0.1")
            .start();
  }

  public static PostgresServer start() {
    try {
      return new PostgresServer();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The URL of a new database. */
  public String newDatabase() {
    String name = "games" + DATABASES.incrementAndGet();
    execute("postgres", "CREATE DATABASE " + name);
    return "postgresql://postgres:secret@127.0.0.1:%d/%s".formatted(server.getPort(), name);
  }

  /** Looks behind the archive's back: the number that a query gives. */
  long number(String database, String query) {
    try (Connection connection = server.getDatabase("postgres", database).getConnection();
        var plain = connection.createStatement();
        var result = plain.executeQuery(query)) {
      result.next();
      return result.getLong(1);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Does something behind the archive's back. */
  void execute(String database, String statement) {
    try (Connection connection = server.getDatabase("postgres", database).getConnection();
        var plain = connection.createStatement()) {
      plain.execute(statement);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    try {
      server.close();
      try (Stream<Path> files = Files.walk(folder)) {
        files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
