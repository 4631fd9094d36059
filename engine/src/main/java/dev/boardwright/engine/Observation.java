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

  /** The seat, which is asked something now. */
  public int seat() {
    return seat;
  }

  /** What the seat may see. */
  public Board board() {
    return position.view(Viewer.of(seat));
  }

  /** What the seat is asked. */
  public Decision decision() {
    return position.decision(seat);
  }

  /** All legal answers, in a fixed order; at least one. */
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
