package dev.boardwright.tikal;

import dev.boardwright.engine.Digest;
import org.jspecify.annotations.Nullable;

/**
 * The explored hexes (K2) and the ways between them. Immutable: a tile that is laid makes a new
 * one, so copies of a position share it. Spaces are ordinals, sets of them are bits.
 */
final class Terrain {

  /** The start hexes alone. */
  static final Terrain START = start();

  static final int BASE_CAMP = StartHex.BASE_CAMP.space().ordinal();

  /** Between two hexes: three on either edge. */
  static final int MOST_STONES = 6;

  private static final int ALL_ROTATIONS = (1 << Edges.COUNT) - 1;

  private final @Nullable Hex[] hexes;
  private final byte[] rotations;
  private final int[] edges;
  private final long[] ways; // by space and stones: the neighbours behind so many stones
  private final byte[] cheapest;
  private final long[] passable;
  private long explored;
  private long walkable;
  private long temples;
  private long jungle;
  private long treasures;
  private long frontier;

  private Terrain() {
    hexes = new @Nullable Hex[Space.COUNT];
    rotations = new byte[Space.COUNT];
    edges = new int[Space.COUNT];
    ways = new long[Space.COUNT * MOST_STONES];
    cheapest = new byte[Space.COUNT];
    passable = new long[Space.COUNT];
  }

  private Terrain(Terrain other) {
    hexes = other.hexes.clone();
    rotations = other.rotations.clone();
    edges = other.edges.clone();
    ways = other.ways.clone();
    cheapest = other.cheapest.clone();
    passable = other.passable.clone();
    explored = other.explored;
    walkable = other.walkable;
    temples = other.temples;
    jungle = other.jungle;
    treasures = other.treasures;
    frontier = other.frontier;
  }

  private static Terrain start() {
    Terrain terrain = new Terrain();
    for (StartHex hex : StartHex.values()) {
      terrain.lay(hex, hex.space().ordinal(), 0); // K9
    }
    return terrain;
  }

  /** With one more tile; it stays where it is for good (K27). */
  Terrain with(Tile tile, int space, int rotation) {
    Terrain more = new Terrain(this);
    more.lay(tile, space, rotation);
    return more;
  }

  private void lay(Hex hex, int space, int rotation) {
    hexes[space] = hex;
    rotations[space] = (byte) rotation;
    edges[space] = hex.edges(rotation);
    explored |= Space.bit(space);
    switch (hex.kind()) {
      case TEMPLE -> temples |= Space.bit(space);
      case JUNGLE -> jungle |= Space.bit(space);
      case TREASURE -> treasures |= Space.bit(space);
      case BASE_CAMP, VOLCANO -> {}
    }
    if (hex.kind() != HexKind.VOLCANO) {
      walkable |= Space.bit(space);
    }
    for (int direction = 0; direction < Edges.COUNT; direction++) {
      meet(space, direction);
    }
    frontier &= ~Space.bit(space);
  }

  /** Looks at the hex across one edge of a new one: it is to be explored, or there may be a way. */
  private void meet(int space, int direction) {
    int next = Space.neighbour(space, direction);
    if (next < 0) {
      return;
    }
    if (!isExplored(next)) {
      frontier |= Space.bit(next);
    } else if (isWalkable(space) && isWalkable(next)) {
      int back = Edges.opposite(direction);
      int stones = Edges.stones(edges[space], direction) + Edges.stones(edges[next], back); // K3
      if (stones > 0) {
        layWay(space, next, stones);
        layWay(next, space, stones);
      }
    }
  }

  private void layWay(int from, int to, int stones) {
    ways[from * MOST_STONES + stones - 1] |= Space.bit(to);
    passable[from] |= Space.bit(to);
    boolean first = cheapest[from] == 0;
    cheapest[from] = (byte) (first ? stones : Math.min(stones, cheapest[from]));
  }

  // ---- what lies where

  @Nullable Hex hex(int space) {
    return hexes[space];
  }

  int rotation(int space) {
    return rotations[space];
  }

  /** As {@link Edges} packs them, turned as the hex lies. */
  int edges(int space) {
    return edges[space];
  }

  boolean isExplored(int space) {
    return (explored & Space.bit(space)) != 0;
  }

  /** Whether it is explored and no volcano. */
  boolean isWalkable(int space) {
    return (walkable & Space.bit(space)) != 0;
  }

  long temples() {
    return temples;
  }

  /** The printed ones. */
  long jungle() {
    return jungle;
  }

  /** Those with and those without tokens. */
  long treasures() {
    return treasures;
  }

  // ---- ways

  /**
   * The neighbours that can be passed to over exactly so many stones (K3, K36).
   *
   * @param stones 1 to {@link #MOST_STONES}
   */
  long ways(int space, int stones) {
    return ways[space * MOST_STONES + stones - 1];
  }

  /** The fewest stones to any neighbour; 0 if there is no way at all. */
  int cheapestStep(int space) {
    return cheapest[space];
  }

  /** The neighbours that can be passed to. */
  long passable(int space) {
    return passable[space];
  }

  // ---- placing a tile

  /** The empty spaces that share an edge with an explored hex (K20). */
  long frontier() {
    return frontier;
  }

  /**
   * The rotations in which a tile may be laid on a space of the frontier, as bits.
   *
   * @param path whether one of its edges must be passable (K21)
   */
  int rotations(Tile tile, int space, boolean path) {
    if (!path) {
      return ALL_ROTATIONS;
    }
    int open = 0; // directions of walkable neighbours
    for (int direction = 0; direction < Edges.COUNT; direction++) {
      int next = Space.neighbour(space, direction);
      if (next >= 0 && isWalkable(next)) {
        if (Edges.stones(edges[next], Edges.opposite(direction)) > 0) {
          return ALL_ROTATIONS; // the neighbour's stones are enough
        }
        open |= 1 << direction;
      }
    }
    int rotations = 0;
    for (int rotation = 0; open != 0 && rotation < Edges.COUNT; rotation++) {
      rotations |= facesOne(tile.edges(rotation), open) ? 1 << rotation : 0;
    }
    return rotations;
  }

  private static boolean facesOne(int edges, int directions) {
    for (int direction = 0; direction < Edges.COUNT; direction++) {
      if (((directions >> direction) & 1) != 0 && Edges.stones(edges, direction) > 0) {
        return true;
      }
    }
    return false;
  }

  void digest(Digest out) {
    for (int space = 0; space < Space.COUNT; space++) {
      Hex hex = hexes[space];
      switch (hex) {
        case Tile tile -> out.add(tile).add(rotations[space]);
        case StartHex start -> out.add(start);
        case null -> out.add(-1);
      }
    }
  }
}
