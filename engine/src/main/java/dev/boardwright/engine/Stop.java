package dev.boardwright.engine;

/** Why somebody who tries moves out can see no further. */
public enum Stop {
  /** Luck would decide what comes. */
  CHANCE,
  /** Another seat would be asked. */
  OTHER_SEAT,
  /** The game would be over. */
  OVER
}
