package dev.boardwright.santamaria.tables;

import static dev.boardwright.santamaria.tables.Building.*;
import static dev.boardwright.santamaria.tables.Square.*;

import java.util.List;

/** The colony boards: four different sides A, and side B, which is the same for all (M120). */
public enum Colony {
  A_1(
      at(R1C1, PROD_COINS_2),
      at(R1C6, PROD_GEM_1),
      at(R2C3, PROD_WHEAT_1),
      at(R3C5, ACT_CONQUISTADOR),
      at(R4C2, ACT_RELIGION),
      at(R5C4, PROD_SUGAR_1),
      at(R5C5, PROD_WOOD_1),
      at(R6C1, ACT_SHIPPING),
      road(R6C5, 1),
      at(R6C6, TRADE_SUGAR_OR_GEM_FOR_HAPPINESS_2)),
  A_2(
      at(R1C1, TRADE_SUGAR_OR_GEM_FOR_HAPPINESS_2),
      at(R1C6, PROD_SUGAR_1),
      at(R2C4, PROD_COINS_2),
      at(R3C2, ACT_SHIPPING),
      at(R4C5, PROD_WHEAT_1),
      at(R5C3, PROD_GEM_1),
      at(R5C5, ACT_CONQUISTADOR),
      road(R5C6, 1),
      at(R6C1, PROD_WOOD_1),
      at(R6C6, ACT_RELIGION)),
  A_3(
      at(R1C1, PROD_WHEAT_1),
      road(R1C2, 1),
      at(R1C6, ACT_RELIGION),
      at(R2C2, PROD_COINS_2),
      at(R2C3, PROD_GEM_1),
      at(R3C5, ACT_SHIPPING),
      at(R4C2, PROD_WOOD_1),
      at(R5C4, ACT_CONQUISTADOR),
      at(R6C1, TRADE_SUGAR_OR_GEM_FOR_HAPPINESS_2),
      at(R6C6, PROD_SUGAR_1)),
  A_4(
      at(R1C1, TRADE_SUGAR_OR_GEM_FOR_HAPPINESS_2),
      at(R1C6, ACT_SHIPPING),
      road(R2C1, 1),
      at(R2C2, PROD_WHEAT_1),
      at(R2C4, PROD_WOOD_1),
      at(R3C2, ACT_CONQUISTADOR),
      at(R4C5, PROD_GEM_1),
      at(R5C3, PROD_SUGAR_1),
      at(R6C1, ACT_RELIGION),
      at(R6C6, PROD_COINS_2)),
  B(
      at(R1C4, PROD_WOOD_1),
      at(R2C1, PROD_WHEAT_1),
      at(R2C6, TRADE_SUGAR_OR_GEM_FOR_HAPPINESS_2),
      at(R3C3, PROD_GEM_1),
      at(R3C6, ACT_CONQUISTADOR),
      road(R4C2, 1),
      at(R4C5, PROD_SUGAR_1),
      at(R5C2, ACT_SHIPPING),
      at(R5C4, ACT_RELIGION),
      at(R6C6, PROD_COINS_2));

  public static final Colony[] ALL = values();

  /** How many sides A there are; they come first. */
  public static final int SIDES_A = 4;

  /** A square with something printed on it. */
  public record Printed(Square square, Plot plot) {}

  private final List<Printed> printed;

  Colony(Printed... printed) {
    this.printed = List.of(printed);
  }

  public List<Printed> printed() {
    return printed;
  }

  private static Printed at(Square square, Building building) {
    return new Printed(square, Plot.of(building));
  }

  private static Printed road(Square square, int colonists) {
    return new Printed(square, Plot.road(colonists));
  }
}
