package dev.boardwright.tikal;

import dev.boardwright.engine.Bits;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Where a tile may go (K19 to K24). */
final class Placement {

  private static final int ATTEMPTS = 8;

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

  /**
   * One of those that {@link #list} lists, each as likely; empty if none was hit on in a few
   * attempts.
   */
  static Optional<TikalMove> random(TikalPosition now, Tile tile, RandomGenerator rng) {
    boolean path = mayNeedPath(now, tile);
    long frontier = now.terrain.frontier();
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      int space = Bits.random(frontier, rng);
      int rotation = rng.nextInt(Edges.COUNT);
      if ((now.terrain.rotations(tile, space, path) & (1 << rotation)) != 0) {
        return Optional.of(Moves.place(space, rotation));
      }
    }
    return Optional.empty();
  }

  /** A volcano needs no path (K22), and where none can be had none is needed (K24). */
  private static boolean needsPath(TikalPosition now, Tile tile) {
    return mayNeedPath(now, tile) && anyWithPath(now.terrain, tile);
  }

  private static boolean mayNeedPath(TikalPosition now, Tile tile) {
    return tile.kind() != HexKind.VOLCANO
        && now.options.placementPath() == TikalOptions.PlacementPath.REQUIRED;
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
