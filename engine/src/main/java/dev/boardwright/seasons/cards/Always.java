package dev.boardwright.seasons.cards;

/**
 * What a card does as long as it is in play. Amounts of several cards add up, but for the limit.
 */
public enum Always {
  /** More crystals for each token its owner transmutes (S44). */
  TRANSMUTED_TOKEN,
  /** Less energy for each card its owner summons (S50). */
  CHEAPER_SUMMONING,
  /** Crystals that an opponent gives its owner to summon a card from the hand (S49). */
  SUMMONING_TAX,
  /** Crystals that its owner gets twice when an opponent activates a card (S61). */
  ACTIVATION_TOLL,
  /** How many tokens its owner's reserve holds; only the best counts (S27). */
  RESERVE_LIMIT;

  public static final int COUNT = values().length;
}
