package dev.boardwright.santamaria;

import dev.boardwright.engine.Digest;
import java.util.Arrays;

/** The three markers of every seat: on the religion and conquistador tracks, and in the market. */
final class Markers {

  static final int NOT_RETIRED = -1;

  private final byte[] religion;
  private final byte[] conquistador;

  /** How many markers lie below on the same space of the conquistador track. */
  private final byte[] below;

  private final byte[] retirement;

  Markers(int seats) {
    religion = new byte[seats];
    conquistador = new byte[seats];
    below = new byte[seats];
    retirement = new byte[seats];
    Arrays.fill(retirement, (byte) NOT_RETIRED);
  }

  Markers(Markers other) {
    religion = other.religion.clone();
    conquistador = other.conquistador.clone();
    below = other.below.clone();
    retirement = other.retirement.clone();
  }

  int religion(int seat) {
    return religion[seat];
  }

  void stepReligion(int seat) {
    religion[seat]++;
  }

  int conquistador(int seat) {
    return conquistador[seat];
  }

  int below(int seat) {
    return below[seat];
  }

  /** One space ahead, on top of those that are there; those above come down (M65). */
  void stepConquistador(int seat) {
    int from = conquistador[seat];
    int to = from + 1;
    int there = 0;
    for (int other = 0; other < conquistador.length; other++) {
      there += conquistador[other] == to ? 1 : 0;
      if (conquistador[other] == from && below[other] > below[seat]) {
        below[other]--;
      }
    }
    conquistador[seat] = (byte) to;
    below[seat] = (byte) there;
  }

  /** Whether the first of two seats ranks ahead of the second on the conquistador track (M93). */
  boolean ahead(int seat, int other) {
    return conquistador[seat] > conquistador[other]
        || (conquistador[seat] == conquistador[other] && below[seat] < below[other]);
  }

  /** The ordinal of the position, or {@link #NOT_RETIRED}. */
  int retirement(int seat) {
    return retirement[seat];
  }

  boolean retired(int seat) {
    return retirement[seat] != NOT_RETIRED;
  }

  void retire(int seat, int position) {
    retirement[seat] = (byte) position;
  }

  /** The taken positions. */
  int taken() {
    int taken = 0;
    for (int position : retirement) {
      taken |= position == NOT_RETIRED ? 0 : 1 << position;
    }
    return taken;
  }

  /** The seat on the topmost taken position (M101). */
  int first() {
    int first = 0;
    for (int seat = 1; seat < retirement.length; seat++) {
      first = retirement[seat] < retirement[first] ? seat : first;
    }
    return first;
  }

  /** Conquistadors go back to the start (M95). */
  void resetConquistadors() {
    Arrays.fill(conquistador, (byte) 0);
    Arrays.fill(below, (byte) 0);
  }

  /** Everybody is back in the market (M102). */
  void resetRetirement() {
    Arrays.fill(retirement, (byte) NOT_RETIRED);
  }

  void digest(Digest out) {
    out.add(religion).add(conquistador).add(below).add(retirement);
  }
}
