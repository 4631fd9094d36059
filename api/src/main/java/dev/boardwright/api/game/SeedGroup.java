package dev.boardwright.api.game;

import dev.boardwright.api.store.Store;
import dev.boardwright.api.wire.Json;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Games that share one secret seed. Whoever knows the record of one knows what will be drawn in the
 * others, so records stay closed until all are over. Which games there are is stored before the
 * first of them is created.
 *
 * @param seed of all of them
 * @param games their ids
 * @param createdAt by the store's clock
 */
record SeedGroup(String id, String seed, List<String> games, Instant createdAt) {

  private static final Duration KEPT = Duration.ofDays(3_650);

  /** So long a game that is not there may still be created by a request that is sent again. */
  private static final Duration CREATION = Duration.ofHours(1);

  /** The group as it is stored: its seed is in each game. */
  private record Members(List<String> games, Instant createdAt) {}

  /** Says which games there will be. */
  void announce(Store store) {
    String text = Json.text(new Members(games, createdAt));
    store.write(key(id), 0, text, Optional.of(KEPT)); // if it is there, it is the same
  }

  /** Whether another game with the seed of this one is not over yet. */
  static boolean goesOnWith(GameHeader header, Games games) {
    return header
        .luck()
        .group()
        .flatMap(group -> games.store().document(key(group)))
        .map(document -> Json.read(document.text(), Members.class))
        .filter(members -> members.games().stream().anyMatch(id -> !isOver(id, members, games)))
        .isPresent();
  }

  private static boolean isOver(String game, Members members, Games games) {
    return games
        .store()
        .header(game)
        .map(Codec::readHeader)
        .map(header -> !header.status().goesOn())
        .orElseGet(() -> members.createdAt().plus(CREATION).isBefore(games.store().now()));
  }

  private static String key(String id) {
    return "group/" + id;
  }
}
