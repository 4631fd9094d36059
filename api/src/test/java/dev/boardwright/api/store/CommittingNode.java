package dev.boardwright.api.store;

import dev.boardwright.api.store.GameStore.Append;
import dev.boardwright.api.store.GameStore.Commit;
import dev.boardwright.api.store.GameStore.Header;
import dev.boardwright.api.store.GameStore.Outcome;
import dev.boardwright.api.store.GameStore.Snapshot;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A process that appends to games until it is killed, and prints each acknowledged version as
 * {@code GAME VERSION}. In every second game each commit changes the header too.
 */
final class CommittingNode {

  private CommittingNode() {}

  /** Arguments: a folder or a Redis URL, then the games. */
  public static void main(String[] arguments) throws InterruptedException {
    String place = arguments[0];
    Store store =
        place.startsWith("redis://")
            ? RedisStore.connect(place, "")
            : SqliteStore.open(Path.of(place));
    List<String> games = List.of(arguments).subList(1, arguments.length);
    Race.of(games.size(), n -> append(store, games.get(n), n % 2 == 0));
  }

  private static void append(Store store, String game, boolean withHeader) {
    int revision = 0;
    int version = 0;
    while (true) {
      boolean changes = withHeader || revision == 0;
      Commit commit =
          new Commit(
              game,
              Commits.known(revision, version),
              changes ? Optional.of(header(version + 1)) : Optional.empty(),
              Optional.of(new Append(version, version + 1, body(game, version + 1))),
              Optional.empty(),
              Optional.empty());
      switch (store.commit(commit)) {
        case Outcome.Done _ -> {
          revision += changes ? 1 : 0;
          version++;
          System.out.println(game + " " + version);
        }
        case Outcome.Late _ -> throw new IllegalStateException("no time was set");
        case Outcome.Behind(Snapshot now) -> {
          revision = now.revision();
          version = now.version();
        }
        case Outcome.Missing _ -> throw new IllegalStateException("the game is gone");
      }
    }
  }

  static String body(String game, int version) {
    return "move " + version + " of " + game;
  }

  private static Header header(int version) {
    return Commits.header("" + version, "running", Instant.EPOCH);
  }
}
