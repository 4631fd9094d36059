package dev.boardwright.tzolkin.quick;

import dev.boardwright.engine.Digest;
import java.util.Arrays;
import java.util.Optional;

/** The quick action board: who stands on it, and which tile is on it on which day. */
public final class QuickBoard {

  /** How many quick action spaces there are (X11). */
  public static final int SPACES = 3;

  /** The corn for a space, besides the worker (X31). */
  public static final int SPACE_CORN = 1;

  /** How many tiles there are of the first age (X11). */
  public static final int AGE1_TILES = 7;

  /** How many tiles there are of the second age (X41). */
  public static final int AGE2_TILES = 6;

  private static final int DAYS = 2; // that a tile lasts (X11)
  private static final int[] DUMMIES = {0, 0, 2, 1, 1, 0}; // X13, by seats
  private static final int[] GEAR_DUMMIES = {0, 0, 16, 11, 5, 0}; // X13, by seats

  private final int dummies;
  private final int[] workers; // by seat
  private final int[] tiles; // in the order in which they are laid out
  private int laid;
  private int shown; // tiles that have been on the board, the last of them is there

  /** With its dummy workers, without tiles; not used if {@code used} is false. */
  public QuickBoard(int seats, boolean used) {
    dummies = used ? DUMMIES[seats] : 0;
    workers = new int[seats];
    tiles = new int[used ? QuickAction.COUNT : 0];
  }

  /** A copy. */
  public QuickBoard(QuickBoard other) {
    dummies = other.dummies;
    workers = other.workers.clone();
    tiles = other.tiles.clone();
    laid = other.laid;
    shown = other.shown;
  }

  /** Whether the game is played with it. */
  public boolean isUsed() {
    return tiles.length > 0;
  }

  /** Dummy workers on gears in a game with this board (X13). */
  public static int gearDummies(int seats) {
    return GEAR_DUMMIES[seats];
  }

  // ---- spaces

  /** Dummy workers on this board; they never leave (X44). */
  public int dummies() {
    return dummies;
  }

  /** How many workers of a seat stand here. */
  public int workers(int seat) {
    return workers[seat];
  }

  /** How many spaces are empty (X33). */
  public int free() {
    return isUsed() ? SPACES - dummies - Arrays.stream(workers).sum() : 0;
  }

  /** A worker of a seat comes to a free space (X30). */
  public void place(int seat) {
    workers[seat]++;
  }

  /** The workers of a seat leave (X44). */
  public void leave(int seat) {
    workers[seat] = 0;
  }

  // ---- tiles

  /** How many tiles lie on the calendar or have lain there. */
  public int laid() {
    return laid;
  }

  /** The tile at this place in the order of the calendar. */
  public QuickAction tile(int place) {
    return QuickAction.ALL[tiles[place]];
  }

  /** Whether a tile lies on the calendar or has lain there. */
  public boolean isLaid(QuickAction tile) {
    for (int i = 0; i < laid; i++) {
      if (tiles[i] == tile.ordinal()) {
        return true;
      }
    }
    return false;
  }

  /** Lays the next tile on the calendar (X11, X41). */
  public void lay(QuickAction tile) {
    tiles[laid++] = tile.ordinal();
    shown = Math.max(shown, 1);
  }

  /**
   * A day begins (X42): the tile of the day comes on the board.
   *
   * @return whether it is another one than before
   */
  public boolean begin(int day) {
    int before = shown;
    shown = Math.min(day / DAYS + 1, laid);
    return shown != before;
  }

  /** The tile on the board. */
  public Optional<QuickAction> shown() {
    return shown == 0 ? Optional.empty() : Optional.of(tile(shown - 1));
  }

  /** The place of the tile on the board in the order of the calendar. */
  public int shownAt() {
    return shown - 1;
  }

  /** Adds the board to a digest. */
  public void digest(Digest out) {
    out.add(workers).add(tiles).add(laid).add(shown);
  }
}
