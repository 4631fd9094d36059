package dev.boardwright.tzolkin.piece;

/** The four tracks (T82 to T91). */
public enum Technology {
  AGRICULTURE,
  RESOURCE_EXTRACTION,
  ARCHITECTURE,
  THEOLOGY;

  public static final Technology[] ALL = values();
  public static final int COUNT = ALL.length;

  /** The highest level (T82). */
  public static final int TOP = 3;

  /** What an advance on level 3 costs, in resources (T84). */
  public static final int BONUS_COST = 1;

  /** How many resources the extraction bonus gives (T84). */
  public static final int EXTRACTION_BONUS = 2;

  /** How many points the architecture bonus gives (T84). */
  public static final int ARCHITECTURE_BONUS = 3;

  /** How many resources an advance from this level costs (T83, T84). */
  public static int cost(int level) {
    return level == TOP ? BONUS_COST : level + 1;
  }
}
