package dev.boardwright.tzolkin;

import dev.boardwright.engine.Digest;
import dev.boardwright.engine.Seat;
import java.util.Arrays;

/**
 * The big gear: the day, the corn on its teeth, the food days held; who begins and who stands on
 * the starting player space.
 */
final class Calendar {

  /** The teeth of the big gear. */
  static final int TEETH = 26;

  /** How many rounds there are at most (T30). */
  static final int ROUNDS = 27;

  /** How many food days there are. */
  static final int FOOD_DAY_COUNT = 4;

  private static final int[] FOOD_DAYS = {7, 13, 20, 26}; // T29

  private final int[] corn;
  private int allCorn;
  private int day;
  private int foodDaysHeld;
  private int startSeat = Seat.NOBODY;
  private int startSpace = Seat.NOBODY;

  Calendar() {
    corn = new int[TEETH];
  }

  Calendar(Calendar other) {
    corn = other.corn.clone();
    allCorn = other.allCorn;
    day = other.day;
    foodDaysHeld = other.foodDaysHeld;
    startSeat = other.startSeat;
    startSpace = other.startSpace;
  }

  /** The number of teeth advanced since setup (T29). */
  int day() {
    return day;
  }

  /** As it is shown (T30). */
  int round() {
    return Math.min(day + 1, ROUNDS);
  }

  void advance() {
    day++;
  }

  // ---- food days

  int foodDaysHeld() {
    return foodDaysHeld;
  }

  /** Whether a food day has been reached or passed and is not held yet (T29). */
  boolean isFoodDayDue() {
    return foodDaysHeld < FOOD_DAY_COUNT && FOOD_DAYS[foodDaysHeld] <= day;
  }

  void holdFoodDay() {
    foodDaysHeld++;
  }

  /** Whether the last food day has been held (T132). */
  boolean isLastRound() {
    return foodDaysHeld == FOOD_DAY_COUNT;
  }

  /**
   * @param number from 0
   */
  static int foodDay(int number) {
    return FOOD_DAYS[number];
  }

  /** The age whose buildings are displayed (T101). */
  int age() {
    return foodDaysHeld < 2 ? 1 : 2;
  }

  // ---- corn

  /** The tooth at the arrow (T16). */
  int tooth() {
    return day % TEETH;
  }

  int corn(int tooth) {
    return corn[tooth];
  }

  /** The corn on all teeth. */
  int corn() {
    return allCorn;
  }

  void addCorn() {
    corn[tooth()]++;
    allCorn++;
  }

  /** Takes all corn from the teeth (T110). */
  int takeCorn() {
    int taken = allCorn;
    if (taken > 0) {
      Arrays.fill(corn, 0);
      allCorn = 0;
    }
    return taken;
  }

  // ---- the starting player

  /** Who holds the start player marker; nobody before it is drawn. */
  int startSeat() {
    return startSeat;
  }

  void startSeat(int seat) {
    startSeat = seat;
  }

  /** Whose worker stands on the starting player space. */
  int startSpace() {
    return startSpace;
  }

  void startSpace(int seat) {
    startSpace = seat;
  }

  void set(int newDay, int newFoodDaysHeld) {
    day = newDay;
    foodDaysHeld = newFoodDaysHeld;
  }

  void digest(Digest out) {
    out.add(corn).add(day).add(foodDaysHeld).add(startSeat).add(startSpace);
  }
}
