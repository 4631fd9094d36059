package dev.boardwright.engine;

import java.util.Arrays;

/**
 * A 64-bit digest of a position, the same on every machine: it takes numbers and words, never
 * identity hashes. It guards against a replay that goes astray, not against an adversary, and is
 * never shown to players.
 */
public final class Digest {

  private static final long PRIME = 0x9E3779B97F4A7C15L;

  /** Digests of the names of an enum's constants, made once. */
  private static final ClassValue<long[]> NAMES =
      new ClassValue<>() {
        @Override
        protected long[] computeValue(Class<?> type) {
          return Arrays.stream(type.getEnumConstants())
              .mapToLong(constant -> new Digest().add(((Enum<?>) constant).name()).value())
              .toArray();
        }
      };

  private long state = 0x243F6A8885A308D3L;

  /** Adds a number. */
  public Digest add(long value) {
    state = (state ^ value) * PRIME;
    state ^= state >>> 32;
    return this;
  }

  /** Adds 1 or 0. */
  public Digest add(boolean value) {
    return add(value ? 1 : 0);
  }

  /** Adds a length and that many numbers. */
  public Digest add(int[] values) {
    add(values.length);
    for (int value : values) {
      add(value);
    }
    return this;
  }

  /** Adds a length and that many numbers. */
  public Digest add(long[] values) {
    add(values.length);
    for (long value : values) {
      add(value);
    }
    return this;
  }

  /** Adds a length and that many numbers. */
  public Digest add(byte[] values) {
    add(values.length);
    for (byte value : values) {
      add(value);
    }
    return this;
  }

  /** Adds a length and that many characters. */
  public Digest add(String word) {
    add(word.length());
    for (int i = 0; i < word.length(); i++) {
      add(word.charAt(i));
    }
    return this;
  }

  /** By its name, so that a new constant in between changes nothing. */
  public Digest add(Enum<?> constant) {
    return add(NAMES.get(constant.getDeclaringClass())[constant.ordinal()]);
  }

  /** The digest of all that was added, in the order it was. */
  public long value() {
    return state;
  }
}
