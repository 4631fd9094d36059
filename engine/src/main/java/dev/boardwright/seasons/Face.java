package dev.boardwright.seasons;

/**
 * A face of a season die.
 *
 * @param energies a {@link Bag}
 * @param star whether it raises the summoning gauge
 * @param draw whether it shows the card symbol
 * @param transmute whether it allows to transmute
 * @param dots how far it moves the season token if nobody takes the die, 1 to 3
 */
public record Face(
    int energies, int crystals, boolean star, boolean draw, boolean transmute, int dots) {

  private static final String TOKENS = "AEFW";

  /** Reads the form that {@link Die} is written in. */
  static Face read(String text) {
    int energies = Bag.EMPTY;
    int crystals = 0;
    int dot = text.indexOf('.');
    for (char sign : text.substring(0, dot).toCharArray()) {
      int type = TOKENS.indexOf(sign);
      energies += type < 0 ? 0 : Bag.of(type, 1);
      crystals += Character.isDigit(sign) ? Character.digit(sign, 10) : 0;
    }
    return new Face(
        energies,
        crystals,
        text.contains("*"),
        text.contains("D"),
        text.contains("T"),
        Integer.parseInt(text.substring(dot + 1)));
  }
}
