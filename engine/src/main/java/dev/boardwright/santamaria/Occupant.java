package dev.boardwright.santamaria;

/** What occupies a building, in one byte. */
final class Occupant {

  static final byte NONE = 0;

  private static final int WHITE = 100;
  private static final int BLUE = 110;

  private Occupant() {}

  /**
   * @param coins below 99, perhaps none (M81c)
   */
  static byte coins(int coins) {
    return (byte) (1 + coins);
  }

  static byte die(DieColour colour, int value) {
    return (byte) ((colour == DieColour.WHITE ? WHITE : BLUE) + value);
  }

  static boolean isDie(byte occupant) {
    return occupant > WHITE;
  }

  static DieColour colour(byte occupant) {
    return occupant > BLUE ? DieColour.BLUE : DieColour.WHITE;
  }

  /** The value of a die. */
  static int value(byte occupant) {
    return occupant - (occupant > BLUE ? BLUE : WHITE);
  }

  /** How many coins; 0 if there is a die or nothing. */
  static int coins(byte occupant) {
    return occupant == NONE || isDie(occupant) ? 0 : occupant - 1;
  }
}
