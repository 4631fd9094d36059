package dev.boardwright.tikal;

/** Ways over several hexes. */
final class Paths {

  private Paths() {}

  /** The spaces that a member can walk to with so many action points (K35 to K37). */
  static long reachable(Terrain terrain, int from, int points) {
    long all = 0;
    for (long spaces : search(terrain, from, 0, points)) {
      all |= spaces;
    }
    return all & ~Space.bit(from);
  }

  /** The cheapest walk from one space to another; -1 if there is none for so many points. */
  static int cost(Terrain terrain, int from, int to, int points) {
    long[] found = search(terrain, from, Space.bit(to), points);
    for (int cost = 0; cost <= points; cost++) {
      if ((found[cost] & Space.bit(to)) != 0) {
        return cost;
      }
    }
    return -1;
  }

  /**
   * The spaces by what the cheapest walk to them costs.
   *
   * @param until ends the search when one of these is found; what costs more may not be right then
   */
  private static long[] search(Terrain terrain, int from, long until, int points) {
    long[] at = new long[points + 1];
    at[0] = Space.bit(from);
    long done = 0;
    for (int cost = 0; cost <= points && (done & until) == 0; cost++) {
      at[cost] &= ~done;
      done |= at[cost];
      spread(terrain, at[cost], cost, at);
    }
    return at;
  }

  private static void spread(Terrain terrain, long spaces, int cost, long[] at) {
    for (long rest = spaces; rest != 0; rest &= rest - 1) {
      int space = Long.numberOfTrailingZeros(rest);
      for (int stones = 1; stones <= Terrain.MOST_STONES; stones++) {
        int there = cost + stones * Costs.PER_STONE;
        if (there < at.length) {
          at[there] |= terrain.ways(space, stones);
        }
      }
    }
  }

  /**
   * The spaces that a transfer can lead to, whatever the stones (K31).
   *
   * @param closed spaces that no route enters
   */
  static long connected(Terrain terrain, int from, long closed) {
    long seen = Space.bit(from);
    long fresh = seen;
    while (fresh != 0) {
      int space = Long.numberOfTrailingZeros(fresh);
      long next = terrain.passable(space) & ~seen & ~closed;
      seen |= next;
      fresh = (fresh & (fresh - 1)) | next;
    }
    return seen;
  }
}
