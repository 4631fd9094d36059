package dev.boardwright.engine;

import java.util.List;

/**
 * The unit in which a log grows: what one answer led to, up to where a seat is to act or the game
 * is over. CHANCE is never left to act at its end.
 *
 * @param first the log length before it
 * @param seat the seat whose answer it is; {@link Seat#CHANCE} for the beginning of the game
 * @param asked the log length when that seat was first asked; see {@link Entry#asked()}
 * @param submitted the text forms of the moves as they were submitted, those included that had been
 *     made automatically
 * @param digest of the position after it
 */
public record Append(
    int first, int seat, int asked, List<String> submitted, List<Entry> entries, long digest) {

  /** The log length after it. */
  public int version() {
    return first + entries.size();
  }

  /** The seats whose players leave by it; none if it is no such append. */
  public SeatSet leaving() {
    SeatSet leaving = SeatSet.NONE;
    for (Entry entry : entries) {
      if (!entry.kind().leaves()) {
        break;
      }
      leaving = leaving.with(entry.seat());
    }
    return leaving;
  }
}
