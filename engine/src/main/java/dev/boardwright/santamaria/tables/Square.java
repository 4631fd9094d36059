package dev.boardwright.santamaria.tables;

/** A square of a colony: rows from the top, columns from the left (M46). */
public enum Square {
  R1C1,
  R1C2,
  R1C3,
  R1C4,
  R1C5,
  R1C6,
  R2C1,
  R2C2,
  R2C3,
  R2C4,
  R2C5,
  R2C6,
  R3C1,
  R3C2,
  R3C3,
  R3C4,
  R3C5,
  R3C6,
  R4C1,
  R4C2,
  R4C3,
  R4C4,
  R4C5,
  R4C6,
  R5C1,
  R5C2,
  R5C3,
  R5C4,
  R5C5,
  R5C6,
  R6C1,
  R6C2,
  R6C3,
  R6C4,
  R6C5,
  R6C6;

  public static final Square[] ALL = values();
  public static final int SIDE = 6;
  public static final int COUNT = ALL.length;

  /** All squares; square {@code s} is bit {@code s}. */
  public static final long EVERY = (1L << COUNT) - 1;

  private static final long FIRST_ROW = (1L << SIDE) - 1;
  private static final long FIRST_COLUMN = EVERY / FIRST_ROW;

  public long bit() {
    return 1L << ordinal();
  }

  /** From 1. */
  public int row() {
    return ordinal() / SIDE + 1;
  }

  /** From 1. */
  public int column() {
    return ordinal() % SIDE + 1;
  }

  /** The squares of a row, counted from 0. */
  public static long rowBits(int row) {
    return FIRST_ROW << (row * SIDE);
  }

  /** The squares of a column, counted from 0. */
  public static long columnBits(int column) {
    return FIRST_COLUMN << column;
  }
}
