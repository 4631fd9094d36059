package dev.boardwright.api;

import dev.boardwright.api.store.RedisMasters;
import dev.boardwright.api.store.RedisServer;
import dev.boardwright.api.store.RedisStore;
import dev.boardwright.api.store.SqliteStore;
import dev.boardwright.api.store.Store;
import dev.boardwright.api.store.TestRedis;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** The stores that the service is tested on. */
enum Stores {
  SQLITE {
    @Override
    Place place() {
      Path folder = newFolder();
      return new Place() {
        @Override
        public Store open() {
          return SqliteStore.open(folder);
        }

        @Override
        public void close() {
          delete(folder);
        }
      };
    }
  },
  REDIS {
    @Override
    Place place() {
      RedisServer redis = RedisServer.start();
      return new Place() {
        @Override
        public Store open() {
          return RedisStore.connect(redis.url(), "test:");
        }

        @Override
        public Optional<Behind> behind() {
          return Optional.of(new Behind(redis, "test:"));
        }

        @Override
        public void close() {
          redis.close();
        }
      };
    }
  },
  CLUSTER {
    @Override
    Place place() {
      String prefix = "place" + PLACES.incrementAndGet() + ":";
      return new Place() {
        @Override
        public Store open() {
          return RedisStore.connect(Cluster.SHARED.url(), prefix);
        }

        @Override
        public Optional<Behind> behind() {
          return Optional.of(new Behind(Cluster.SHARED, prefix));
        }

        @Override
        public void close() {
          // Others go on using the cluster, under other prefixes.
        }
      };
    }
  };

  private static final AtomicInteger PLACES = new AtomicInteger();

  /** One for all tests, since it takes some seconds to start. */
  private static final class Cluster {
    static final RedisMasters SHARED = RedisMasters.start();

    static {
      Runtime.getRuntime().addShutdownHook(new Thread(SHARED::close));
    }
  }

  /**
   * A way past the store.
   *
   * @param prefix of all keys
   */
  record Behind(TestRedis redis, String prefix) {}

  /** Where games stay while services come and go. */
  interface Place extends AutoCloseable {
    Store open();

    /** The Redis that holds them, if one does. */
    default Optional<Behind> behind() {
      return Optional.empty();
    }

    @Override
    void close();
  }

  abstract Place place();

  private static Path newFolder() {
    try {
      return Files.createTempDirectory("boardwright");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void delete(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
