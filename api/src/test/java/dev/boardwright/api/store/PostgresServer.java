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
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * A real PostgreSQL in a child process, on a free port of 127.0.0.1; it can be stopped for good.
 */
public final class PostgresServer implements AutoCloseable {

  private static final AtomicInteger DATABASES = new AtomicInteger();

  /** One for all tests that do not stop it, since it takes some seconds to start. */
  private static final class Shared {
    static final PostgresServer SERVER = start();
    static final String URL = SERVER.newDatabase();

    static {
      Runtime.getRuntime().addShutdownHook(new Thread(SERVER::close));
      try (var first = PostgresArchive.connect(PostgresUrl.parse(URL), Optional.empty())) {
        first.purge(); // makes the tables
      }
    }
  }

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

  /** The one that is shared; it is not to be stopped. */
  static PostgresServer shared() {
    return Shared.SERVER;
  }

  /** The URL of the database that is shared, which from now on is an archive without a game. */
  static String emptied() {
    Shared.SERVER.execute(Shared.URL, "TRUNCATE archived_game, archived_append, archived_owner");
    return Shared.URL;
  }

  /** The URL of a new database. */
  public String newDatabase() {
    String name = "games" + DATABASES.incrementAndGet();
    execute("/postgres", "CREATE DATABASE " + name);
    return "postgresql://postgres:secret@127.0.0.1:%d/%s".formatted(server.getPort(), name);
  }

  /** Looks behind the archive's back: the number that a query gives. */
  long number(String url, String query) {
    try (Connection connection = connect(url);
        var plain = connection.createStatement();
        var result = plain.executeQuery(query)) {
      result.next();
      return result.getLong(1);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Does something behind the archive's back. */
  void execute(String url, String statement) {
    try (Connection connection = connect(url);
        var plain = connection.createStatement()) {
      plain.execute(statement);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * @param url ends with a slash and the name of a database of this server
   */
  private Connection connect(String url) throws SQLException {
    String database = url.substring(url.lastIndexOf('/') + 1);
    return server.getDatabase("postgres", database).getConnection();
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
