package dev.boardwright.santamaria.tables;

import static dev.boardwright.santamaria.tables.Resource.GEM;
import static dev.boardwright.santamaria.tables.Resource.SUGAR;

/** The missions and what they give at once (M80). */
public enum Mission {
  MISSION_1(Bundle.some(2, SUGAR)),
  MISSION_2(Bundle.some(2, GEM)),
  MISSION_3(Bundle.coins(5)),
  MISSION_4(Bundle.happiness(3));

  public static final Mission[] ALL = values();

  private final Bundle reward;

  Mission(Bundle reward) {
    this.reward = reward;
  }

  public Bundle reward() {
    return reward;
  }
}
