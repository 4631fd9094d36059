package dev.boardwright.api.wire;

/** Whether a game is in the list of games, or is reached by its id alone. */
public enum Visibility {
  PUBLIC,
  UNLISTED
}
