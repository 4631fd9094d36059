package dev.boardwright.engine;

import java.util.List;

/**
 * An entry of the log with what happened by it and who may see it. It never changes, whatever is
 * revealed later.
 *
 * @param version the log length after the entry
 * @param audience who may see the move
 */
public record Logged(int version, Entry entry, SeatSet audience, List<Events.Told> events) {

  /** Whether this viewer may see which move it was. */
  public boolean shown(Viewer viewer) {
    return viewer.sees(audience);
  }
}
