package dev.boardwright.engine;

import java.util.Optional;

/** What became of moves that were tried out with {@link Match#explore}. */
public sealed interface Explored<M extends Move> {

  /**
   * Where they lead.
   *
   * @param match to look at, not to go on with
   * @param played how many of the moves were tried before it stopped
   * @param stopped empty if the seat is asked again there
   */
  record Reached<M extends Move>(Match<M> match, int played, Optional<Stop> stopped)
      implements Explored<M> {}

  /** They cannot be played. */
  record Refused<M extends Move>(Refusal refusal) implements Explored<M> {}
}
