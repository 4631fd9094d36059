package dev.boardwright.tzolkin.quick;

import dev.boardwright.tzolkin.piece.Effect;
import dev.boardwright.tzolkin.piece.Good;
import java.util.List;

/** The 13 quick action tiles (X40): age, and what is done. */
public enum QuickAction {
  QUICK1_CORN(1, gain(Good.CORN, 3)),
  QUICK1_WOOD_CORN(1, gain(Good.WOOD, 1), gain(Good.CORN, 1)),
  QUICK1_STONE(1, gain(Good.STONE, 1)),
  QUICK1_TECHNOLOGY_A(1, Deed.ADVANCE),
  QUICK1_TECHNOLOGY_B(1, Deed.ADVANCE),
  QUICK1_MARKET(1, Deed.TRADE),
  QUICK1_CONSTRUCTION(1, Deed.CONSTRUCT),
  QUICK2_CORN(2, gain(Good.CORN, 3)),
  QUICK2_STONE(2, gain(Good.STONE, 1)),
  QUICK2_GOLD(2, gain(Good.GOLD, 1)),
  QUICK2_TECHNOLOGY(2, Deed.ADVANCE),
  QUICK2_MARKET(2, Deed.TRADE),
  QUICK2_CONSTRUCTION(2, Deed.CONSTRUCT);

  /** What kind of thing is done. */
  public enum Deed {
    /** Goods are gained. */
    GAIN,
    /** One technology advances, and is paid. */
    ADVANCE,
    /** The market; at least one exchange. */
    TRADE,
    /** For 1 corn a building is constructed and paid. */
    CONSTRUCT
  }

  public static final QuickAction[] ALL = values();
  public static final int COUNT = ALL.length;

  /** The corn for the construction, besides the price of the building (X40). */
  public static final int CONSTRUCTION_CORN = 1;

  private final int age;
  private final Deed deed;
  private final List<Effect.Gain> gains;

  QuickAction(int age, Effect.Gain... gains) {
    this.age = age;
    this.deed = Deed.GAIN;
    this.gains = List.of(gains);
  }

  QuickAction(int age, Deed deed) {
    this.age = age;
    this.deed = deed;
    this.gains = List.of();
  }

  private static Effect.Gain gain(Good good, int amount) {
    return new Effect.Gain(good, amount);
  }

  /** 1 or 2. */
  public int age() {
    return age;
  }

  public Deed deed() {
    return deed;
  }

  /** The goods gained, as printed. */
  public List<Effect.Gain> gains() {
    return gains;
  }
}
