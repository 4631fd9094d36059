package dev.boardwright.engine;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * What a player in one seat may know and do at one moment. A bot gets this and never the position
 * itself, so it cannot see what its seat cannot see.
 */
public final class Observation<M extends Move> {

  private final Position<M> position;
  private final int seat;

  Observation(Position<M> position, int seat) {
    this.position = position;
    this.seat = seat;
  }

  public int seat() {
    return seat;
  }

  public Board board() {
    return position.view(Viewer.of(seat));
  }

  public Decision decision() {
    return position.decision(seat);
  }

  public List<M> legalMoves() {
    return position.legalMoves(seat);
  }

  /**
   * A position that could be the real one as far as this seat can tell; the caller may play on it
   * as it likes.
   */
  public Position<M> sample(RandomGenerator rng) {
    return position.determinize(seat, rng);
  }
}
