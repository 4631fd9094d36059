package dev.boardwright.tzolkin;

import dev.boardwright.engine.Deck;
import dev.boardwright.engine.Digest;
import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Good;
import dev.boardwright.tzolkin.piece.Monument;
import java.util.Arrays;
import java.util.Optional;

/** What lies in the middle: buildings and monuments, their piles, and the skulls. */
final class Displays {

  private static final int EMPTY = -1;

  private final int[] spaces = new int[Building.SPACES]; // building ordinals
  private final int kinds; // of buildings that take part
  private Deck age1;
  private Deck age2;
  private long shown; // the buildings displayed, as bits of ordinals
  private int gone; // how many buildings have left the game
  private int monuments;
  private int hiddenMonuments = Monument.EVERY;
  private int skulls = Good.SKULLS;
  private int skullSpaces; // Chichen Itza: bit p for space p

  /** All tiles are in their piles; those of the expansion only if they take part. */
  Displays(boolean newBuildings) {
    Arrays.fill(spaces, EMPTY);
    kinds = newBuildings ? Building.COUNT : Building.BASE_COUNT;
    age1 = fresh(1, kinds);
    age2 = fresh(2, kinds);
  }

  Displays(Displays other) {
    System.arraycopy(other.spaces, 0, spaces, 0, spaces.length);
    kinds = other.kinds;
    age1 = other.age1.copy();
    age2 = other.age2.copy();
    shown = other.shown;
    gone = other.gone;
    monuments = other.monuments;
    hiddenMonuments = other.hiddenMonuments;
    skulls = other.skulls;
    skullSpaces = other.skullSpaces;
  }

  private static Deck fresh(int age, int kinds) {
    return new Deck(
        Arrays.stream(Building.ALL)
            .limit(kinds)
            .mapToInt(b -> b.age() == age ? b.copies() : 0)
            .toArray());
  }

  // ---- buildings

  /** The face-down pile of an age. */
  Deck pileOf(int age) {
    return age == 1 ? age1 : age2;
  }

  /** The different buildings displayed, as bits. */
  long shown() {
    return shown;
  }

  Optional<Building> at(int space) {
    return spaces[space] == EMPTY ? Optional.empty() : Optional.of(Building.ALL[spaces[space]]);
  }

  /** The spaces without a building, as bits. */
  int emptySpaces() {
    int empty = 0;
    for (int space = 0; space < spaces.length; space++) {
      empty |= spaces[space] == EMPTY ? 1 << space : 0;
    }
    return empty;
  }

  private int displayed() {
    return Building.SPACES - Integer.bitCount(emptySpaces());
  }

  void put(int space, Building building) {
    spaces[space] = building.ordinal();
    shown |= 1L << building.ordinal();
  }

  /** Takes a building from the display; tells from which space. */
  int take(Building building) {
    int kind = building.ordinal();
    int from = EMPTY;
    shown &= ~(1L << kind);
    for (int space = spaces.length - 1; space >= 0; space--) {
      if (spaces[space] == kind) {
        shown |= from == EMPTY ? 0 : 1L << kind; // another one like it stays
        from = space;
      }
    }
    spaces[from] = EMPTY;
    return from;
  }

  /** All buildings of the first age leave the game (T101). */
  void endAge1() {
    gone += displayed() + age1.size();
    age1 = new Deck(new int[kinds]);
    Arrays.fill(spaces, EMPTY);
    shown = 0;
  }

  /** A building that was constructed leaves the game (X137). */
  void remove() {
    gone++;
  }

  /** How many buildings lie in the middle or have left the game; for the census. */
  int allBuildings() {
    return displayed() + age1.size() + age2.size() + gone;
  }

  // ---- monuments

  /** The monuments displayed, as bits. */
  int monuments() {
    return monuments;
  }

  /** The monuments that are not displayed and never were, as bits. */
  int hiddenMonuments() {
    return hiddenMonuments;
  }

  void reveal(Monument monument) {
    hiddenMonuments &= ~monument.bit();
    monuments |= monument.bit();
  }

  void take(Monument monument) {
    monuments &= ~monument.bit();
  }

  // ---- skulls

  /** Those in the bank (T8). */
  int skulls() {
    return skulls;
  }

  void addSkulls(int amount) {
    skulls += amount;
  }

  /** The spaces of Chichen Itza that hold a skull, as bits. */
  int skullSpaces() {
    return skullSpaces;
  }

  boolean hasSkull(int space) {
    return (skullSpaces >> space & 1) != 0;
  }

  void placeSkull(int space) {
    skullSpaces |= 1 << space;
  }

  void digest(Digest out) {
    out.add(spaces).add(gone).add(monuments).add(hiddenMonuments).add(skulls).add(skullSpaces);
    age1.digest(out);
    age2.digest(out);
  }
}
