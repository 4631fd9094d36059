package dev.boardwright.api.game;

import dev.boardwright.api.store.GameStore;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.engine.EnumWords;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Games for lists: what the store lists is only a hint, so each is read before it is shown. */
final class GameLists {

  private final Games games;

  GameLists(Games games) {
    this.games = games;
  }

  /**
   * A page of a list.
   *
   * @param games newest first, those that have a clock as they are now
   * @param next the cursor of the next page, present if there may be more
   */
  record Found(List<Game> games, Optional<String> next) {}

  /**
   * A page of what a query finds. It may hold fewer than asked for though there are more.
   *
   * @param query whose cursor may come from outside
   * @param shown which games belong to the list
   * @throws Problem {@code malformed_request} if the cursor is none
   */
  Found page(GameStore.Query query, Predicate<Game> shown) {
    GameStore.Page page = hints(query);
    List<Game> found =
        page.games().stream()
            .flatMap(id -> games.listed(id).stream())
            .filter(shown)
            .filter(game -> query.status().map(EnumWords.word(game.status())::equals).orElse(true))
            .toList();
    return new Found(seenNow(found), page.next());
  }

  private GameStore.Page hints(GameStore.Query query) {
    try {
      return games.store().list(query);
    } catch (IllegalArgumentException _) { // only a cursor can be wrong: limit is bounded
      throw Problem.malformed("query/after", "query.after");
    }
  }

  /** The same games, those that have a clock as they are now. */
  List<Game> seenNow(List<Game> found) {
    boolean clocks = found.stream().anyMatch(game -> game.clock().isPresent());
    Optional<Instant> now = clocks ? Optional.of(games.store().now()) : Optional.empty();
    return found.stream()
        .map(game -> game.clock().isPresent() ? now.map(game::seen).orElse(game) : game)
        .toList();
  }
}
