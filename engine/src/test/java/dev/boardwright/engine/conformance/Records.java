package dev.boardwright.engine.conformance;

import dev.boardwright.engine.Events;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Parsed;
import dev.boardwright.engine.Position;
import dev.boardwright.engine.Text;
import java.util.List;

/** Checks that a game is its setup and its moves. */
final class Records {

  private static final int EVERY = 32;

  private Records() {}

  static <M extends Move> M parsed(Game<M> game, String text) {
    return switch (game.ruleset.moves().parse(text)) {
      case Parsed.Ok<M>(M move) -> move;
      case Parsed.Bad<M>(Text reason) -> throw new IllegalStateException(text + ": " + reason);
    };
  }

  /** Notes how the position stands, to be compared by {@link #replay}. */
  static <M extends Move> void mark(Game<M> game) {
    if (game.throughout || game.played.size() % EVERY == 0 || game.position.over()) {
      game.marks.add(
          new Mark(game.played.size(), game.position.digest(), views(game.position, game)));
    }
  }

  /** What a position looked like after so many moves. */
  record Mark(int moves, long digest, List<?> views) {}

  private static <M extends Move> List<?> views(Position<M> position, Game<M> game) {
    return game.viewers().stream().map(position::view).toList();
  }

  static <M extends Move> void replay(Game<M> game) {
    Position<M> again = game.ruleset.start(game.setup);
    int moves = 0;
    for (Mark mark : game.marks) {
      for (; moves < mark.moves; moves++) {
        Game.Played played = game.played.get(moves);
        again.play(played.seat(), parsed(game, played.text()), Events.NONE);
      }
      String when = "after " + moves + " moves a replay has ";
      game.requireEqual(mark.views, views(again, game), when + "another view");
      game.requireEqual(mark.digest, again.digest(), when + "another digest");
    }
    game.requireEqual(game.position.result(), again.result(), "a replay has another result");
  }
}
