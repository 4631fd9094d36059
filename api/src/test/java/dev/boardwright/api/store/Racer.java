package dev.boardwright.api.store;

import static dev.boardwright.api.store.Commits.known;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.api.store.GameStore.Append;
import dev.boardwright.api.store.GameStore.Outcome;
import dev.boardwright.api.store.GameStore.Snapshot;
import dev.boardwright.api.store.GameStore.StoredAppend;
import java.util.ArrayList;
import java.util.List;

/**
 * Appends to a game that others append to as well, knowing the log only from what it is answered.
 */
final class Racer {

  private Racer() {}

  /** Appends so many times, and checks that what it learned on the way is the log. */
  static void append(Store store, String game, String name, int times) {
    List<Append> known = new ArrayList<>();
    for (int i = 0; i < times; ) {
      int version = length(known);
      Append mine = new Append(version, version + 1 + i % 3, name + " " + i);
      Outcome outcome =
          store.commit(Commits.append(game, 1, mine.first(), mine.version(), mine.body()));
      switch (outcome) {
        case Outcome.Done _ -> {
          known.add(mine);
          i++;
        }
        case Outcome.Behind(Snapshot now) -> learn(known, now);
        case Outcome.Missing _ -> throw new AssertionError("the game is gone");
        case Outcome.Late _ -> throw new AssertionError("no time was set");
      }
    }
    Snapshot whole = store.read(game, known(1, 0)).orElseThrow();
    assertThat(whole.tail().stream().map(StoredAppend::append))
        .startsWith(known.toArray(Append[]::new));
  }

  private static void learn(List<Append> known, Snapshot now) {
    assertThat(now.version()).isGreaterThan(length(known));
    now.tail().forEach(stored -> known.add(stored.append()));
    assertThat(length(known)).isEqualTo(now.version());
  }

  private static int length(List<Append> known) {
    return known.isEmpty() ? 0 : known.getLast().version();
  }
}
