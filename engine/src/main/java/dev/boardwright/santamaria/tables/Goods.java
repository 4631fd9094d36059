package dev.boardwright.santamaria.tables;

/** Some of each resource in one int, four bits a kind: at most 15 of each. */
public final class Goods {

  public static final int NONE = 0;

  private static final int BITS = 4;
  private static final int MASK = 15;

  private Goods() {}

  public static int of(int many, Resource resource) {
    return many << (resource.ordinal() * BITS);
  }

  /** One of a kind, by its place in {@link Resource#ALL}. */
  public static int one(int kind) {
    return 1 << (kind * BITS);
  }

  /** How many there are of a kind, by its place in {@link Resource#ALL}. */
  public static int count(int goods, int kind) {
    return (goods >> (kind * BITS)) & MASK;
  }

  public static int count(int goods, Resource resource) {
    return count(goods, resource.ordinal());
  }

  /** How many there are of all kinds together. */
  public static int total(int goods) {
    int total = 0;
    for (int rest = goods; rest != 0; rest >>= BITS) {
      total += rest & MASK;
    }
    return total;
  }
}
