package dev.boardwright.api.store;

import dev.boardwright.api.store.GameStore.Append;
import dev.boardwright.api.store.GameStore.Outcome;
import dev.boardwright.api.store.GameStore.Snapshot;
import dev.boardwright.api.store.GameStore.StoredAppend;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads what the scripts answer about a game. */
final class RedisAnswer {

  private final String game;

  /** The log length that the caller knew. */
  private final int known;

  RedisAnswer(String game, int known) {
    this.game = game;
    this.known = known;
  }

  /** What commit.lua answers. */
  Outcome outcome(@Nullable Object answer) {
    List<?> parts = list(answer);
    return switch (text(parts.getFirst())) {
      case "done" -> new Outcome.Done(instant(parts.get(1)));
      case "behind" -> new Outcome.Behind(snapshot(parts.get(1)));
      case "missing" -> new Outcome.Missing();
      case "late" -> new Outcome.Late(instant(parts.get(1)));
      case String other -> throw new IllegalStateException("a script answered " + other);
    };
  }

  /**
   * What snapshot.lua answers.
   *
   * @throws StoreUnavailable if the log has holes
   */
  Snapshot snapshot(@Nullable Object answer) {
    List<?> parts = list(answer);
    int version = number(parts.get(1));
    List<StoredAppend> tail =
        list(parts.get(4)).stream().map(entry -> append(list(entry))).toList();
    boolean goesOn = Long.valueOf(1).equals(parts.get(5));
    checkWhole(tail, goesOn ? known : 0, version);
    return new Snapshot(
        number(parts.getFirst()),
        Optional.ofNullable(parts.get(3)).map(RedisAnswer::text),
        version,
        tail,
        instant(parts.get(2)),
        goesOn);
  }

  /** A log is incomplete when Redis has dropped its key to save memory. */
  private void checkWhole(List<StoredAppend> tail, int from, int version) {
    int length = from;
    for (StoredAppend stored : tail) {
      if (stored.append().first() > length) {
        throw incomplete(length);
      }
      length = stored.append().version();
    }
    if (length != version) {
      throw incomplete(length);
    }
  }

  private StoreUnavailable incomplete(int from) {
    return new StoreUnavailable(
        "The log of game "
            + game
            + " is incomplete from version "
            + from
            + " on: Redis has lost it; see that its maxmemory-policy is noeviction");
  }

  private static StoredAppend append(List<?> entry) {
    String id = text(entry.getFirst());
    List<?> pairs = list(entry.get(1));
    Map<String, String> fields = new HashMap<>();
    for (int i = 0; i < pairs.size(); i += 2) {
      fields.put(text(pairs.get(i)), text(pairs.get(i + 1)));
    }
    int version = Integer.parseInt(id.substring(0, id.indexOf('-')));
    Append append = new Append(number(fields.get("first")), version, text(fields.get("body")));
    return new StoredAppend(append, instant(fields.get("at")));
  }

  private static List<?> list(@Nullable Object value) {
    if (value instanceof List<?> list) {
      return list;
    }
    throw new IllegalStateException("not a list: " + value);
  }

  private static String text(@Nullable Object value) {
    if (value instanceof String text) {
      return text;
    }
    throw new IllegalStateException("not a text: " + value);
  }

  private static int number(@Nullable Object value) {
    return Integer.parseInt(text(value));
  }

  private static Instant instant(@Nullable Object value) {
    return Instant.ofEpochMilli(Long.parseLong(text(value)));
  }
}
