package dev.boardwright.seasons;

import java.util.ArrayList;
import java.util.List;

/**
 * How many energy tokens there are of each type, in one int: a byte a type, up to 127 tokens each.
 * Bags are added and subtracted with {@code +} and {@code -}.
 */
public final class Bag {

  /** No tokens. */
  public static final int EMPTY = 0;

  /** The most tokens that are named in one answer; more are named in several. */
  static final int HANDFUL = 5;

  private static final int BITS = 8;
  private static final int ONES = 0x01010101;
  private static final int HIGH = 0x80808080;

  /** All bags of 0, 1, ... {@link #HANDFUL} tokens, each with the most air first. */
  private static final int[][] OF_SIZE = ofSize();

  private Bag() {}

  /** Tokens of one type. */
  public static int of(Energy type, int count) {
    return count << (type.ordinal() * BITS);
  }

  /** These tokens. */
  public static int of(List<Energy> tokens) {
    int bag = EMPTY;
    for (Energy type : tokens) {
      bag += of(type, 1);
    }
    return bag;
  }

  /** Tokens of one type, by its ordinal. */
  static int of(int type, int count) {
    return count << (type * BITS);
  }

  /** How many tokens of a type there are, by its ordinal. */
  static int count(int bag, int type) {
    return (bag >>> (type * BITS)) & 0xFF;
  }

  /** How many tokens of a type there are. */
  public static int count(int bag, Energy type) {
    return count(bag, type.ordinal());
  }

  /** How many tokens there are, at most 255. */
  public static int size(int bag) {
    return (bag * ONES) >>> (3 * BITS);
  }

  /** Whether a bag has all tokens of another one. */
  static boolean contains(int bag, int part) {
    return (((bag | HIGH) - part) & HIGH) == HIGH;
  }

  /** The smaller count of each type. */
  static int common(int bag, int other) {
    int common = EMPTY;
    for (int type = 0; type < Energy.COUNT; type++) {
      common += of(type, Math.min(count(bag, type), count(other, type)));
    }
    return common;
  }

  /** How many tokens of {@code wanted} are not in {@code bag}. */
  static int missing(int bag, int wanted) {
    int missing = 0;
    for (int type = 0; type < Energy.COUNT; type++) {
      missing += Math.max(0, count(wanted, type) - count(bag, type));
    }
    return missing;
  }

  /** How many types there are. */
  static int types(int bag) {
    int types = 0;
    for (int type = 0; type < Energy.COUNT; type++) {
      types += count(bag, type) > 0 ? 1 : 0;
    }
    return types;
  }

  /**
   * All bags of a size, in a fixed order.
   *
   * @param size 0 to {@link #HANDFUL}
   */
  static int[] ofSize(int size) {
    return OF_SIZE[size];
  }

  /** The tokens one by one, in the order of the types. */
  static List<Energy> list(int bag) {
    List<Energy> tokens = new ArrayList<>();
    for (Energy type : Energy.ALL) {
      for (int i = 0; i < count(bag, type); i++) {
        tokens.add(type);
      }
    }
    return List.copyOf(tokens);
  }

  private static int[][] ofSize() {
    int[][] bags = new int[HANDFUL + 1][];
    for (int size = 0; size <= HANDFUL; size++) {
      List<Integer> found = new ArrayList<>();
      for (int air = size; air >= 0; air--) {
        for (int earth = size - air; earth >= 0; earth--) {
          for (int fire = size - air - earth; fire >= 0; fire--) {
            int water = size - air - earth - fire;
            found.add(of(0, air) + of(1, earth) + of(2, fire) + of(3, water));
          }
        }
      }
      bags[size] = found.stream().mapToInt(Integer::intValue).toArray();
    }
    return bags;
  }
}
