package dev.boardwright.tikal;

import dev.boardwright.engine.Digest;

/** The values of the temples and the supply of temple tokens (K6, K11). */
final class Temples {

  private final byte[] value; // by space; 0 where no temple is
  private final byte[] supply; // by value

  Temples() {
    value = new byte[Space.COUNT];
    supply = new byte[TempleTokens.HIGHEST + 1];
    for (int number = TempleTokens.LOWEST; number <= TempleTokens.HIGHEST; number++) {
      supply[number] = (byte) TempleTokens.count(number);
    }
    for (StartHex hex : StartHex.values()) {
      if (hex.kind() == HexKind.TEMPLE) {
        lay(hex.space().ordinal(), hex.number());
      }
    }
  }

  Temples(Temples other) {
    value = other.value.clone();
    supply = other.supply.clone();
  }

  /** A temple begins with its printed value (K26). */
  void lay(int space, int printed) {
    value[space] = (byte) printed;
  }

  /** The topmost visible number (K6); 0 if no temple is there. */
  int value(int space) {
    return value[space];
  }

  /** Tokens of a number that nobody has laid yet. */
  int supply(int number) {
    return supply[number];
  }

  /** Whether the token of exactly the next number is left (K44). */
  boolean canGrow(int space) {
    int next = value[space] + 1;
    return next <= TempleTokens.HIGHEST && supply[next] > 0;
  }

  void grow(int space) {
    supply[++value[space]]--; // K40
  }

  void digest(Digest out) {
    out.add(value).add(supply);
  }
}
