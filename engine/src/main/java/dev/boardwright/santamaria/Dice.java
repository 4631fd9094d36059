package dev.boardwright.santamaria;

import dev.boardwright.engine.Digest;
import dev.boardwright.santamaria.tables.Prices;
import java.util.Arrays;

/** White dice in the common pool and blue dice of every seat. */
final class Dice {

  private static final int SIDES = Prices.DIE_SIDES;
  private static final int EACH = Prices.BLUE_DICE;

  /** The white pool by value, from 1; at 0 those that are not rolled yet. */
  private final byte[] white = new byte[SIDES + 1];

  private final byte[] whiteUsed;
  private final byte[] blueValue;
  private final byte[] blueFrom;
  private final byte[] blueUsed;
  private int lost;

  Dice(int seats, int whiteDice) {
    white[0] = (byte) whiteDice;
    whiteUsed = new byte[seats];
    blueValue = new byte[seats * EACH];
    blueFrom = new byte[seats * EACH];
    blueUsed = new byte[seats * EACH];
  }

  Dice(Dice other) {
    System.arraycopy(other.white, 0, white, 0, white.length);
    whiteUsed = other.whiteUsed.clone();
    blueValue = other.blueValue.clone();
    blueFrom = other.blueFrom.clone();
    blueUsed = other.blueUsed.clone();
    lost = other.lost;
  }

  // ---- white

  int unrolled() {
    return white[0];
  }

  int pool(int value) {
    return white[value];
  }

  int poolSize() {
    int size = 0;
    for (int value = 1; value <= SIDES; value++) {
      size += white[value];
    }
    return size;
  }

  int lost() {
    return lost;
  }

  void rollWhite(int value) {
    white[0]--;
    white[value]++;
  }

  void takeWhite(int seat, int value) {
    white[value]--;
    whiteUsed[seat]++;
  }

  void loseWhite(int value) {
    white[value]--;
    lost++;
  }

  int whiteUsed(int seat) {
    return whiteUsed[seat];
  }

  // ---- blue

  /** How many blue dice a seat has; those without a value are about to be rolled. */
  int blue(int seat) {
    int dice = 0;
    while (dice < EACH && blueFrom[seat * EACH + dice] != 0) {
      dice++;
    }
    return dice;
  }

  /** A die is taken from the reserve, to be rolled; it can be used from this year on. */
  void addBlue(int seat, int year) {
    blueFrom[seat * EACH + blue(seat)] = (byte) year;
  }

  void rollBlue(int seat, int die, int value) {
    blueValue[seat * EACH + die] = (byte) value;
  }

  /** 0 if it is not rolled yet. */
  int blueValue(int seat, int die) {
    return blueValue[seat * EACH + die];
  }

  int blueFrom(int seat, int die) {
    return blueFrom[seat * EACH + die];
  }

  boolean blueUsed(int seat, int die) {
    return blueUsed[seat * EACH + die] != 0;
  }

  /**
   * The first die of a seat that shows this and can be used; dice that show the same are alike.
   *
   * @return -1 if there is none
   */
  int usable(int seat, int value, int year) {
    for (int i = seat * EACH; i < (seat + 1) * EACH; i++) {
      if (blueValue[i] == value && blueUsed[i] == 0 && blueFrom[i] <= year) { // M45, M84
        return i - seat * EACH;
      }
    }
    return -1;
  }

  /** The values of the usable dice of a seat; bit {@code i} is value {@code i + 1}. */
  int usable(int seat, int year) {
    int values = 0;
    for (int i = seat * EACH; i < (seat + 1) * EACH; i++) {
      if (blueValue[i] != 0 && blueUsed[i] == 0 && blueFrom[i] <= year) {
        values |= 1 << (blueValue[i] - 1);
      }
    }
    return values;
  }

  void useBlue(int seat, int die) {
    blueUsed[seat * EACH + die] = 1;
  }

  // ---- years

  /** All white dice return to be rolled again; all blue ones too (M96, M99, M100). */
  void collect(int whiteDice) {
    for (int value = 1; value <= SIDES; value++) {
      white[value] = 0;
    }
    white[0] = (byte) whiteDice;
    lost = 0;
    Arrays.fill(whiteUsed, (byte) 0);
    Arrays.fill(blueUsed, (byte) 0);
    Arrays.fill(blueValue, (byte) 0);
  }

  void digest(Digest out) {
    out.add(white).add(whiteUsed).add(blueValue).add(blueFrom).add(blueUsed).add(lost);
  }
}
