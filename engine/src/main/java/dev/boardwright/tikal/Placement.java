package dev.boardwright.tikal;

import java.util.List;

/** Where a tile may go (section 4 of the rules). */
final class Placement {

  private Placement() {}

  static void list(TikalPosition now, Tile tile, List<TikalMove> out) {
    boolean path = needsPath(now, tile);
    for (long rest = now.terrain.frontier(); rest != 0; rest &= rest - 1) {
      int space = Long.numberOfTrailingZeros(rest);
      int rotations = now.terrain.rotations(tile, space, path);
      for (; rotations != 0; rotations &= rotations - 1) {
        out.add(Moves.place(space, Integer.numberOfTrailingZeros(rotations)));
      }
    }
  }

  /** A volcano needs no path (K22), and where none can be had none is needed (K24). */
  static boolean needsPath(TikalPosition now, Tile tile) {
    return tile.kind() != HexKind.VOLCANO
        && now.options.placementPath() == TikalOptions.PlacementPath.REQUIRED
        && anyWithPath(now.terrain, tile);
  }

  private static boolean anyWithPath(Terrain terrain, Tile tile) {
    for (long rest = terrain.frontier(); rest != 0; rest &= rest - 1) {
      if (terrain.rotations(tile, Long.numberOfTrailingZeros(rest), true) != 0) {
        return true;
      }
    }
    return false;
  }
}
