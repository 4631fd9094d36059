package dev.boardwright.seasons.cards;

/** What sets off effects of a card in play. */
public enum Trigger {
  /** The card comes into play, paid for or free (S54). */
  ENTERING,
  /** Its owner summons another card from the hand (S53). */
  SUMMONING,
  /** It is activated before the die is applied (S20). */
  BEFORE_DIE,
  /** A round ends (S83). */
  END_OF_ROUND,
  /** The season changes (S88). */
  SEASON_CHANGE,
  /** It is sacrificed. */
  SACRIFICED;

  public static final int COUNT = values().length;
}
