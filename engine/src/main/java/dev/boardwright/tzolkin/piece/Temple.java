package dev.boardwright.tzolkin.piece;

import java.util.Optional;

/**
 * The three temples (T102): the leader bonuses of the second and the fourth food day (T125), the
 * points of every step from the bottom to the top, and what steps give in the middle of an age.
 */
public enum Temple {
  CHAAC(6, 2, points(-1, 0, 2, 4, 6, 7, 8), at(1, Good.STONE), at(3, Good.STONE)),
  QUETZALCOATL(2, 6, points(-2, 0, 1, 2, 4, 6, 9, 12, 13), at(2, Good.GOLD), at(4, Good.GOLD)),
  KUKULKAN(
      4,
      4,
      points(-3, 0, 1, 3, 5, 7, 9, 10),
      at(1, Good.WOOD),
      at(3, Good.WOOD),
      at(4, Good.SKULL));

  public static final Temple[] ALL = values();
  public static final int COUNT = ALL.length;

  /** The step below the start step (T6). */
  public static final int BOTTOM = -1;

  /** The step on which every marker starts (T6). */
  public static final int START = 0;

  private record Reward(int step, Good good) {}

  private final int[] leaderBonus;
  private final int[] points;
  private final Reward[] rewards;
  private final int[] together; // by step from the bottom and good: what all steps up to it give

  Temple(int secondFoodDay, int fourthFoodDay, int[] points, Reward... rewards) {
    this.leaderBonus = new int[] {secondFoodDay, fourthFoodDay};
    this.points = points;
    this.rewards = rewards;
    this.together = new int[points.length * Good.COUNT];
    for (Reward reward : rewards) {
      for (int step = reward.step; step <= top(); step++) {
        together[(step - BOTTOM) * Good.COUNT + reward.good.ordinal()]++;
      }
    }
  }

  private static int[] points(int... ofEveryStep) {
    return ofEveryStep;
  }

  private static Reward at(int step, Good good) {
    return new Reward(step, good);
  }

  /** The highest step, which holds one marker (T103). */
  public int top() {
    return points.length - 1 + BOTTOM;
  }

  /** The points printed beside a step (T124). */
  public int points(int step) {
    return points[step - BOTTOM];
  }

  /** How many of a good a step and all below it give together (T122). */
  public int reward(int step, Good good) {
    return together[(step - BOTTOM) * Good.COUNT + good.ordinal()];
  }

  /** The good printed beside a step. */
  public Optional<Good> printed(int step) {
    for (Reward reward : rewards) {
      if (reward.step == step) {
        return Optional.of(reward.good);
      }
    }
    return Optional.empty();
  }

  /**
   * The bonus of whoever is highest (T125).
   *
   * @param age 1 for the second food day, 2 for the fourth
   */
  public int leaderBonus(int age) {
    return leaderBonus[age - 1];
  }
}
