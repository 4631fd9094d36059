package dev.boardwright.tzolkin.piece;

import java.util.List;

/**
 * What buildings and starting wealth tiles give. A tile has a list of these, resolved from left to
 * right (T93).
 */
public sealed interface Effect {

  /** Take goods. */
  record Gain(Good good, int amount) implements Effect {}

  /** Score points. */
  record Points(int amount) implements Effect {}

  /** Go up a temple. */
  record Raise(Temple temple, int steps) implements Effect {}

  /** Go up one step on a temple of choice. */
  record RaiseAny() implements Effect {}

  /** Advance a technology one level without paying (T85). */
  record Advance(Technology technology) implements Effect {}

  /** Advance technologies of choice without paying (T85). */
  record AdvanceAny(int times) implements Effect {}

  /** Move a worker from the bank to the hand (T76). */
  record Worker() implements Effect {}

  /** Food days: this many workers need no food (T118). */
  record Exempt(int workers) implements Effect {}

  /** Food days: every worker needs this much less corn (T118). */
  record Cheaper(int corn) implements Effect {}

  /** The market, if wanted (T97). */
  record Market() implements Effect {}

  /** For 1 corn an action of four of the gears, if wanted (T96). */
  record AnyAction() implements Effect {}

  /** Another building at its price, if wanted (T95). */
  record ExtraBuilding() implements Effect {}

  /** Food days: take goods, one in the first age and another in the second (X139). */
  record FoodDayGain(Good first, Good second, int amount) implements Effect {}

  /** Construct a monument at its price, if wanted (X140). */
  record ExtraMonument() implements Effect {}

  /** Lower a technology by one level, advance the three others (X141). */
  record ExchangeTechnologies() implements Effect {}

  /** A resource for a step up, if theology allows it (X142). */
  record Offering() implements Effect {}

  static Effect corn(int amount) {
    return new Gain(Good.CORN, amount);
  }

  static Effect wood(int amount) {
    return new Gain(Good.WOOD, amount);
  }

  static Effect stone(int amount) {
    return new Gain(Good.STONE, amount);
  }

  static Effect gold(int amount) {
    return new Gain(Good.GOLD, amount);
  }

  static Effect skull() {
    return new Gain(Good.SKULL, 1);
  }

  static Effect points(int amount) {
    return new Points(amount);
  }

  static Effect up(Temple temple) {
    return new Raise(temple, 1);
  }

  static Effect up(Temple temple, int steps) {
    return new Raise(temple, steps);
  }

  static Effect advance(Technology technology) {
    return new Advance(technology);
  }

  static Effect advanceAny(int times) {
    return new AdvanceAny(times);
  }

  static Effect worker() {
    return new Worker();
  }

  static Effect onFoodDays(Good first, Good second, int amount) {
    return new FoodDayGain(first, second, amount);
  }

  static Effect exempt(int workers) {
    return new Exempt(workers);
  }

  /** How many workers such effects exempt from food together. */
  static int exempted(List<Effect> effects) {
    int workers = 0;
    for (Effect effect : effects) {
      workers += effect instanceof Exempt(int exempt) ? exempt : 0;
    }
    return workers;
  }

  /** How much less corn every worker needs because of them. */
  static int cheaper(List<Effect> effects) {
    int corn = 0;
    for (Effect effect : effects) {
      corn += effect instanceof Cheaper(int less) ? less : 0;
    }
    return corn;
  }
}
