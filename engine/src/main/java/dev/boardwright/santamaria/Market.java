package dev.boardwright.santamaria;

import dev.boardwright.engine.Digest;
import dev.boardwright.santamaria.tables.RoadTile;
import dev.boardwright.santamaria.tables.Tile;
import java.util.Arrays;

/** The expansion tiles as sets of bits, the road tiles, and how often coins were used. */
final class Market {

  private final int[] placed;
  private final byte[] roads;
  private final byte[] activations;
  private int stack = Tile.ALL_BITS;
  private int display;
  private int discarded;

  Market(int seats) {
    placed = new int[seats];
    roads = new byte[seats];
    activations = new byte[seats];
  }

  Market(Market other) {
    placed = other.placed.clone();
    roads = other.roads.clone();
    activations = other.activations.clone();
    stack = other.stack;
    display = other.display;
    discarded = other.discarded;
  }

  int stack() {
    return stack;
  }

  int display() {
    return display;
  }

  int discarded() {
    return discarded;
  }

  int placed(int seat) {
    return placed[seat];
  }

  void reveal(Tile tile) {
    stack &= ~tile.bit();
    display |= tile.bit();
  }

  void place(int seat, Tile tile) {
    display &= ~tile.bit();
    placed[seat] |= tile.bit();
  }

  /** Unsold tiles leave the game (M98). */
  void discard() {
    discarded |= display;
    display = 0;
  }

  int roads(int seat) {
    return roads[seat];
  }

  void placeRoad(int seat) {
    roads[seat]++;
  }

  int roadsLeft() {
    int left = RoadTile.COUNT;
    for (int road : roads) {
      left -= road;
    }
    return left;
  }

  /** Coin activations of a seat in this year (M41). */
  int activations(int seat) {
    return activations[seat];
  }

  void countActivation(int seat) {
    activations[seat]++;
  }

  /** The count starts again (M43). */
  void resetActivations() {
    Arrays.fill(activations, (byte) 0);
  }

  void digest(Digest out) {
    out.add(placed).add(roads).add(activations).add(stack).add(display).add(discarded);
  }
}
