package dev.boardwright.tzolkin;

import dev.boardwright.engine.Digest;
import dev.boardwright.tzolkin.piece.Field;

/** The harvest tiles that lie on the fields (T17, T60). */
final class Jungle {

  private final int[] corn = new int[Field.COUNT];
  private final int[] wood = new int[Field.COUNT];
  private int burned;

  /** As many tiles of each kind on each field as there are seats (T17). */
  Jungle(int seats) {
    for (Field field : Field.ALL) {
      corn[field.ordinal()] = seats;
      wood[field.ordinal()] = field.wood() > 0 ? seats : 0;
    }
  }

  Jungle(Jungle other) {
    System.arraycopy(other.corn, 0, corn, 0, Field.COUNT);
    System.arraycopy(other.wood, 0, wood, 0, Field.COUNT);
    burned = other.burned;
  }

  /** Corn tiles, those below wood tiles among them. */
  int corn(Field field) {
    return corn[field.ordinal()];
  }

  int wood(Field field) {
    return wood[field.ordinal()];
  }

  /** Whether a corn tile lies open (T60). */
  boolean isExposed(Field field) {
    return corn[field.ordinal()] > wood[field.ordinal()];
  }

  void takeCorn(Field field) {
    corn[field.ordinal()]--;
  }

  void takeWood(Field field) {
    wood[field.ordinal()]--;
  }

  /** A wood tile leaves the game, the corn tile below it is taken (T64). */
  void burn(Field field) {
    takeWood(field);
    takeCorn(field);
    burned++;
  }

  /** Wood tiles that belong to nobody. */
  int burned() {
    return burned;
  }

  void set(Field field, int cornTiles, int woodTiles) {
    corn[field.ordinal()] = cornTiles;
    wood[field.ordinal()] = woodTiles;
  }

  void digest(Digest out) {
    out.add(corn).add(wood).add(burned);
  }
}
