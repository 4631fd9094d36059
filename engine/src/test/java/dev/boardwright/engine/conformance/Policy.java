package dev.boardwright.engine.conformance;

import dev.boardwright.engine.Move;
import dev.boardwright.engine.Seat;
import java.util.List;

/** How a random game is steered, so that not all of them go down the middle. */
enum Policy {
  /** Any legal move. */
  EVEN,

  /** What the game itself calls a random move. */
  RANDOM_MOVE,

  /** Mostly the first of the list. */
  FIRST,

  /** Mostly the last of the list. */
  LAST,

  /** Mostly the same kind of move as long as there is one: finds turns without end. */
  STUBBORN;

  private static final int MOSTLY = 8; // of 10

  static Policy of(long seed) {
    return values()[(int) Long.remainderUnsigned(seed, values().length)];
  }

  <M extends Move> M choose(Game<M> game, int seat) {
    if (seat == Seat.CHANCE || this == RANDOM_MOVE) {
      return game.position.randomMove(seat, game.rng);
    }
    List<M> legal = game.position.legalMoves(seat);
    if (this == EVEN || game.rng.nextInt(10) >= MOSTLY) {
      return legal.get(game.rng.nextInt(legal.size()));
    }
    return switch (this) {
      case FIRST -> legal.getFirst();
      case LAST -> legal.getLast();
      default -> stubborn(game, legal);
    };
  }

  private static <M extends Move> M stubborn(Game<M> game, List<M> legal) {
    var types = legal.stream().map(Object::getClass).distinct().toList();
    var wanted = types.get((int) Long.remainderUnsigned(game.seed / 5, types.size()));
    var alike = legal.stream().filter(move -> move.getClass() == wanted).toList();
    return alike.get(game.rng.nextInt(alike.size()));
  }
}
