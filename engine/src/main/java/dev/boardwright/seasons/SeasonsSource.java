package dev.boardwright.seasons;

/** Where luck comes from. */
public enum SeasonsSource {
  /** Which dice are not used (S2). */
  DICE_SET,
  /** The hands that are dealt, and the preconstructed decks (S5, S6). */
  DEAL,
  /** The season dice (S15). */
  DICE,
  /** Dice rolled again by Die of Malice (S20). */
  REROLLS,
  /** The draw pile. */
  CARDS,
  /** Cards that change hands and so are seen by somebody new (S10, S75). */
  REVEALS
}
