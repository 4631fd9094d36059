package dev.boardwright.santamaria;

import dev.boardwright.engine.Digest;
import dev.boardwright.santamaria.tables.Building;
import dev.boardwright.santamaria.tables.Colony;
import dev.boardwright.santamaria.tables.Plot;
import dev.boardwright.santamaria.tables.Square;
import dev.boardwright.santamaria.tables.Tile;
import java.util.Arrays;

/** The colony of every seat: what lies on each square, and what occupies it (M2). */
final class Colonies {

  private static final int SIDE = Square.SIDE;
  private static final long NOT_FIRST_COLUMN = Square.EVERY & ~Square.columnBits(0);
  private static final long NOT_LAST_COLUMN = Square.EVERY & ~Square.columnBits(SIDE - 1);
  private static final int COLUMNS = (1 << SIDE) - 1;

  static final int NO_BOARD = -1;

  private final byte[] boards;
  private final byte[] plots;
  private final byte[] occupants;
  private final long[] covered;
  private final long[] buildings;
  private final long[] occupied;

  Colonies(int seats) {
    boards = new byte[seats];
    Arrays.fill(boards, (byte) NO_BOARD);
    plots = new byte[seats * Square.COUNT];
    occupants = new byte[seats * Square.COUNT];
    covered = new long[seats];
    buildings = new long[seats];
    occupied = new long[seats];
  }

  Colonies(Colonies other) {
    boards = other.boards.clone();
    plots = other.plots.clone();
    occupants = other.occupants.clone();
    covered = other.covered.clone();
    buildings = other.buildings.clone();
    occupied = other.occupied.clone();
  }

  // ---- what lies there

  /** The ordinal of the board of a seat, or {@link #NO_BOARD}. */
  int board(int seat) {
    return boards[seat];
  }

  void lay(int seat, Colony board) {
    boards[seat] = (byte) board.ordinal();
    for (Colony.Printed printed : board.printed()) {
      lay(seat, printed.square().ordinal(), printed.plot());
    }
  }

  void lay(int seat, int square, Plot plot) {
    plots[seat * Square.COUNT + square] = plot.code();
    covered[seat] |= 1L << square;
    if (plot.building().isPresent()) {
      buildings[seat] |= 1L << square;
    }
  }

  void lay(int seat, Tile tile, int anchor, int rotation) {
    lay(seat, anchor, tile.plot(-1));
    for (int arm = 0; arm < tile.arms(); arm++) {
      lay(seat, Tile.arm(anchor, arm, rotation), tile.plot(arm));
    }
  }

  /** As {@link Plot#code}. */
  byte plot(int seat, int square) {
    return plots[seat * Square.COUNT + square];
  }

  Building building(int seat, int square) {
    return Plot.building(plot(seat, square));
  }

  long empty(int seat) {
    return Square.EVERY & ~covered[seat];
  }

  long buildings(int seat) {
    return buildings[seat];
  }

  long roads(int seat) {
    return covered[seat] & ~buildings[seat];
  }

  /** Whether all these squares are covered (M106). */
  boolean covers(int seat, long squares) {
    return (covered[seat] & squares) == squares;
  }

  int colonists(int seat, long squares) {
    int colonists = 0;
    for (long rest = squares & roads(seat); rest != 0; rest &= rest - 1) {
      colonists += Plot.colonists(plot(seat, Long.numberOfTrailingZeros(rest)));
    }
    return colonists;
  }

  // ---- where a tile fits

  /** The squares where the anchor of a tile may lie when it is turned like this (M35, M36). */
  long anchors(int seat, boolean triple, int rotation) {
    long empty = empty(seat);
    long fits = empty & beside(empty, rotation);
    return triple ? fits & beside(empty, (rotation + 1) & 3) : fits;
  }

  /** Whether a tile fits anywhere (M37). */
  boolean fits(int seat, boolean triple) {
    for (int rotation = 0; rotation < Tile.ROTATIONS; rotation++) {
      if (anchors(seat, triple, rotation) != 0) {
        return true;
      }
    }
    return false;
  }

  /** The squares that have one of these to the right, below, to the left, above. */
  private static long beside(long squares, int direction) {
    return switch (direction) {
      case 0 -> (squares & NOT_FIRST_COLUMN) >> 1;
      case 1 -> squares >> SIDE;
      case 2 -> (squares & NOT_LAST_COLUMN) << 1;
      default -> (squares << SIDE) & Square.EVERY;
    };
  }

  // ---- what occupies buildings

  /** Buildings that neither a die nor coins lie on. */
  long unoccupied(int seat) {
    return buildings[seat] & ~occupied[seat];
  }

  long occupied(int seat) {
    return occupied[seat];
  }

  void occupy(int seat, int square, byte occupant) {
    occupants[seat * Square.COUNT + square] = occupant;
    occupied[seat] |= 1L << square;
  }

  /** As {@link Occupant}. */
  byte occupant(int seat, int square) {
    return occupants[seat * Square.COUNT + square];
  }

  /** All dice and coins are taken off (M96). */
  void clear() {
    for (int seat = 0; seat < occupied.length; seat++) {
      for (long rest = occupied[seat]; rest != 0; rest &= rest - 1) {
        occupants[seat * Square.COUNT + Long.numberOfTrailingZeros(rest)] = Occupant.NONE;
      }
      occupied[seat] = 0;
    }
  }

  // ---- lines

  /**
   * The unoccupied buildings of a line (M49).
   *
   * @param line column of a white, row of a blue die, from 1
   * @return bit {@code i} is the building at place {@code i} in the order of activation
   */
  int line(int seat, DieColour colour, int line) {
    long free = unoccupied(seat);
    if (colour == DieColour.BLUE) {
      return (int) (free >> ((line - 1) * SIDE)) & COLUMNS;
    }
    int places = 0;
    for (int row = 0; row < SIDE; row++) {
      places |= (int) (free >> square(colour, line, row) & 1) << row;
    }
    return places;
  }

  /**
   * The lines that hold an unoccupied building (M48).
   *
   * @return bit {@code i} is line {@code i + 1}
   */
  int lines(int seat, DieColour colour) {
    long free = unoccupied(seat);
    if (colour == DieColour.WHITE) {
      long fold = free | free >> (3 * SIDE);
      return (int) (fold | fold >> SIDE | fold >> (2 * SIDE)) & COLUMNS;
    }
    int rows = 0;
    for (int row = 0; row < SIDE; row++) {
      rows |= (free & Square.rowBits(row)) != 0 ? 1 << row : 0;
    }
    return rows;
  }

  /** The square at a place of a line. */
  static int square(DieColour colour, int line, int place) {
    return colour == DieColour.WHITE ? place * SIDE + line - 1 : (line - 1) * SIDE + place;
  }

  void digest(Digest out) {
    out.add(boards).add(plots).add(occupants).add(covered).add(buildings).add(occupied);
  }
}
