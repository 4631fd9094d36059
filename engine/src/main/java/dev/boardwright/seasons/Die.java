package dev.boardwright.seasons;

import static dev.boardwright.seasons.Season.AUTUMN;
import static dev.boardwright.seasons.Season.SPRING;
import static dev.boardwright.seasons.Season.SUMMER;
import static dev.boardwright.seasons.Season.WINTER;

/**
 * The 20 season dice, one a line, with their six faces. A face says, as far as it shows them:
 * tokens by the first letters of their types, crystals as a number, {@code *} for the star, {@code
 * D} for the card symbol, {@code T} for the transmute symbol, and after a dot how far it moves the
 * season token.
 */
public enum Die {
  WINTER_A(WINTER, "WW*.2", "WW3.1", "AA*.3", "AWT.1", "F*T.3", "D.2"),
  WINTER_B(WINTER, "WW*.3", "WW1.2", "FF*.1", "AWT.2", "A*T.1", "D.3"),
  WINTER_C(WINTER, "WW*.1", "WW3.3", "F*.2", "AWT.3", "A*T.2", "D.1"),
  WINTER_D(WINTER, "WW*.1", "WW2.2", "F*.3", "AWT.1", "A*T.3", "6.2"),
  WINTER_E(WINTER, "WW*.3", "WW1.2", "F*.1", "AAT.2", "A*T.1", "6.3"),
  SPRING_A(SPRING, "EE*.2", "EE3.1", "WW*.3", "EWT.1", "A*T.3", "D.2"),
  SPRING_B(SPRING, "EE*.3", "EE1.2", "AA*.1", "EWT.2", "W*T.1", "D.3"),
  SPRING_C(SPRING, "EE*.1", "EE3.3", "A*.2", "EWT.3", "W*T.2", "D.1"),
  SPRING_D(SPRING, "EE*.1", "EE2.2", "A*.3", "EWT.1", "W*T.3", "6.2"),
  SPRING_E(SPRING, "EE*.3", "EE1.2", "A*.1", "WWT.2", "W*T.1", "6.3"),
  SUMMER_A(SUMMER, "FF*.2", "FF3.1", "EE*.3", "EFT.1", "W*T.3", "D.2"),
  SUMMER_B(SUMMER, "FF*.3", "FF1.2", "WW*.1", "EFT.2", "E*T.1", "D.3"),
  SUMMER_C(SUMMER, "FF*.1", "FF3.3", "W*.2", "EFT.3", "E*T.2", "D.1"),
  SUMMER_D(SUMMER, "FF*.1", "FF2.2", "W*.3", "EFT.1", "E*T.3", "6.2"),
  SUMMER_E(SUMMER, "FF*.3", "FF1.2", "W*.1", "EET.2", "E*T.1", "6.3"),
  AUTUMN_A(AUTUMN, "AA*.2", "AA3.1", "FF*.3", "AFT.1", "E*T.3", "D.2"),
  AUTUMN_B(AUTUMN, "AA*.3", "AA1.2", "EE*.1", "AFT.2", "F*T.1", "D.3"),
  AUTUMN_C(AUTUMN, "AA*.1", "AA3.3", "E*.2", "AFT.3", "F*T.2", "D.1"),
  AUTUMN_D(AUTUMN, "AA*.1", "AA2.2", "E*.3", "AFT.1", "F*T.3", "6.2"),
  AUTUMN_E(AUTUMN, "AA*.3", "AA1.2", "E*.1", "FFT.2", "F*T.1", "6.3");

  static final Die[] ALL = values();
  static final int COUNT = ALL.length;
  static final int PER_SEASON = 5;
  static final int FACES = 6;

  private final Season season;
  private final Face[] faces = new Face[FACES];

  Die(Season season, String... faces) {
    this.season = season;
    for (int i = 0; i < FACES; i++) {
      this.faces[i] = Face.read(faces[i]);
    }
  }

  public Season season() {
    return season;
  }

  /**
   * @param number 1 to 6
   */
  public Face face(int number) {
    return faces[number - 1];
  }

  int bit() {
    return 1 << ordinal();
  }
}
