package dev.boardwright.engine;

/**
 * Somebody who looks at a game.
 *
 * @param seat the seat looked from, from 0; or one of the two below
 */
public record Viewer(int seat) {

  /** Sees what everybody may see. */
  public static final Viewer SPECTATOR = new Viewer(-1);

  /** Sees everything; for records of finished games and for tests. */
  public static final Viewer OMNISCIENT = new Viewer(-2);

  /** The player of a seat. */
  public static Viewer of(int seat) {
    return new Viewer(seat);
  }

  /** Whether what belongs to this seat alone is shown to this viewer. */
  public boolean sees(int owner) {
    return (seat >= 0 && seat == owner) || this.equals(OMNISCIENT);
  }

  /** Whether what these seats may see is shown to this viewer. */
  public boolean sees(SeatSet audience) {
    return audience.equals(SeatSet.ALL)
        || this.equals(OMNISCIENT)
        || (seat >= 0 && audience.contains(seat));
  }
}
