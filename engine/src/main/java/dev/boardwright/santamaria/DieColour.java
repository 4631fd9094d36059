package dev.boardwright.santamaria;

/** White dice activate columns, blue dice rows (M46). */
public enum DieColour {
  WHITE,
  BLUE
}
