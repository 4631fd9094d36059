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

  private static final int ALL_ROTATIONS = (1 << Edges.COUNT) - 1;

  private final @Nullable Hex[] hexes;
  private final byte[] rotations;
  private final int[] edges = new int[Space.COUNT];
  private final byte[] steps = new byte[Space.COUNT * Edges.COUNT];
  private final byte[] cheapest = new byte[Space.COUNT];
  private final long[] passable = new long[Space.COUNT];
  private final long explored;
  private final long walkable;
  private final long temples;
  private final long jungle;
  private final long treasures;
  private final long frontier;

  private Terrain(@Nullable Hex[] hexes, byte[] rotations) {
    this.hexes = hexes;
    this.rotations = rotations;
    long[] byKind = new long[HexKind.values().length];
    for (int space = 0; space < Space.COUNT; space++) {
      Hex hex = hexes[space];
      if (hex != null) {
        edges[space] = hex.edges(rotations[space]);
        byKind[hex.kind().ordinal()] |= Space.bit(space);
      }
    }
    temples = byKind[HexKind.TEMPLE.ordinal()];
    jungle = byKind[HexKind.JUNGLE.ordinal()];
    treasures = byKind[HexKind.TREASURE.ordinal()];
    walkable = byKind[HexKind.BASE_CAMP.ordinal()] | temples | jungle | treasures;
    explored = walkable | byKind[HexKind.VOLCANO.ordinal()];
    frontier = layWays();
  }

  private static Terrain start() {
    @Nullable Hex[] hexes = new @Nullable Hex[Space.COUNT];
    for (StartHex hex : StartHex.values()) {
      hexes[hex.space().ordinal()] = hex;
    }
    return new Terrain(hexes, new byte[Space.COUNT]);
  }

  /** With one more tile; it stays where it is for good (K27). */
  Terrain with(Tile tile, int space, int rotation) {
    @Nullable Hex[] more = hexes.clone();
    byte[] turned = rotations.clone();
    more[space] = tile;
    turned[space] = (byte) rotation;
    return new Terrain(more, turned);
  }

  /** Finds the passable edges (K3) and the empty spaces that touch an explored hex. */
  private long layWays() {
    long touched = 0;
    for (int space = 0; space < Space.COUNT; space++) {
      for (int direction = 0; direction < Edges.COUNT; direction++) {
        int next = Space.neighbour(space, direction);
        if (next < 0) {
          continue;
        }
        if (isExplored(space) && !isExplored(next)) {
          touched |= Space.bit(next);
        }
        if (isWalkable(space) && isWalkable(next)) {
          layWay(space, direction, next);
        }
      }
    }
    return touched;
  }

  private void layWay(int space, int direction, int next) {
    int stones =
        Edges.stones(edges[space], direction)
            + Edges.stones(edges[next], Edges.opposite(direction)); // K3
    if (stones > 0) {
      steps[space * Edges.COUNT + direction] = (byte) stones;
      passable[space] |= Space.bit(next);
      boolean first = cheapest[space] == 0;
      cheapest[space] = (byte) (first ? stones : Math.min(stones, cheapest[space]));
    }
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

  /** The stones between a space and its neighbour; 0 if one cannot pass (K3, K36). */
  int step(int space, int direction) {
    return steps[space * Edges.COUNT + direction];
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
