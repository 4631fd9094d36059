package dev.boardwright.santamaria.tables;

import java.util.List;

/** The colony boards: four different sides A, and side B, which is the same for all (M120). */
public enum Colony {
  A_1(
      at(Square.R1C1, Building.PROD_COINS_2),
      at(Square.R1C6, Building.PROD_GEM_1),
      at(Square.R2C3, Building.PROD_WHEAT_1),
      at(Square.R3C5, Building.ACT_CONQUISTADOR),
      at(Square.R4C2, Building.ACT_RELIGION),
      at(Square.R5C4, Building.PROD_SUGAR_1),
      at(Square.R5C5, Building.PROD_WOOD_1),
      at(Square.R6C1, Building.ACT_SHIPPING),
      road(Square.R6C5, 1),
      at(Square.R6C6, Building.TRADE_SUGAR_OR_GEM_FOR_HAPPINESS_2)),
  A_2(
      at(Square.R1C1, Building.TRADE_SUGAR_OR_GEM_FOR_HAPPINESS_2),
      at(Square.R1C6, Building.PROD_SUGAR_1),
      at(Square.R2C4, Building.PROD_COINS_2),
      at(Square.R3C2, Building.ACT_SHIPPING),
      at(Square.R4C5, Building.PROD_WHEAT_1),
      at(Square.R5C3, Building.PROD_GEM_1),
      at(Square.R5C5, Building.ACT_CONQUISTADOR),
      road(Square.R5C6, 1),
      at(Square.R6C1, Building.PROD_WOOD_1),
      at(Square.R6C6, Building.ACT_RELIGION)),
  A_3(
      at(Square.R1C1, Building.PROD_WHEAT_1),
      road(Square.R1C2, 1),
      at(Square.R1C6, Building.ACT_RELIGION),
      at(Square.R2C2, Building.PROD_COINS_2),
      at(Square.R2C3, Building.PROD_GEM_1),
      at(Square.R3C5, Building.ACT_SHIPPING),
      at(Square.R4C2, Building.PROD_WOOD_1),
      at(Square.R5C4, Building.ACT_CONQUISTADOR),
      at(Square.R6C1, Building.TRADE_SUGAR_OR_GEM_FOR_HAPPINESS_2),
      at(Square.R6C6, Building.PROD_SUGAR_1)),
  A_4(
      at(Square.R1C1, Building.TRADE_SUGAR_OR_GEM_FOR_HAPPINESS_2),
      at(Square.R1C6, Building.ACT_SHIPPING),
      road(Square.R2C1, 1),
      at(Square.R2C2, Building.PROD_WHEAT_1),
      at(Square.R2C4, Building.PROD_WOOD_1),
      at(Square.R3C2, Building.ACT_CONQUISTADOR),
      at(Square.R4C5, Building.PROD_GEM_1),
      at(Square.R5C3, Building.PROD_SUGAR_1),
      at(Square.R6C1, Building.ACT_RELIGION),
      at(Square.R6C6, Building.PROD_COINS_2)),
  B(
      at(Square.R1C4, Building.PROD_WOOD_1),
      at(Square.R2C1, Building.PROD_WHEAT_1),
      at(Square.R2C6, Building.TRADE_SUGAR_OR_GEM_FOR_HAPPINESS_2),
      at(Square.R3C3, Building.PROD_GEM_1),
      at(Square.R3C6, Building.ACT_CONQUISTADOR),
      road(Square.R4C2, 1),
      at(Square.R4C5, Building.PROD_SUGAR_1),
      at(Square.R5C2, Building.ACT_SHIPPING),
      at(Square.R5C4, Building.ACT_RELIGION),
      at(Square.R6C6, Building.PROD_COINS_2));

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
