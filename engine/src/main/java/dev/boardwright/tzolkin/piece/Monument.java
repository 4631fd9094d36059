package dev.boardwright.tzolkin.piece;

import static dev.boardwright.tzolkin.piece.Colour.BLUE;
import static dev.boardwright.tzolkin.piece.Colour.BROWN;
import static dev.boardwright.tzolkin.piece.Colour.GREEN;

import java.util.Arrays;
import java.util.List;

/** The 13 monuments: colour and price. What each scores is said with the final scoring (T134). */
public enum Monument {
  MONUMENT_HIGHEST_TEMPLE(BLUE, new Price(0, 3, 3, 0)),
  MONUMENT_TEMPLE_POINTS(BLUE, new Price(0, 4, 3, 0)),
  MONUMENT_BLUE(BLUE, new Price(0, 2, 3, 0)),
  MONUMENT_SKULLS(BLUE, new Price(0, 0, 4, 1)),
  MONUMENT_GREEN(GREEN, new Price(2, 3, 1, 0)),
  MONUMENT_MAX_TECHNOLOGIES(GREEN, new Price(1, 1, 3, 0)),
  MONUMENT_TECHNOLOGY_LEVELS(GREEN, new Price(2, 1, 3, 0)),
  MONUMENT_WORKERS(GREEN, new Price(3, 0, 3, 0)),
  MONUMENT_BROWN(BROWN, new Price(3, 2, 1, 0)),
  MONUMENT_CONSTRUCTIONS(BROWN, new Price(1, 3, 2, 0)),
  MONUMENT_CORN_TILES(BROWN, new Price(1, 1, 4, 0)),
  MONUMENT_WOOD_TILES(BROWN, new Price(1, 0, 4, 0)),
  MONUMENT_ALL_MONUMENTS(BROWN, new Price(2, 2, 2, 0));

  public static final Monument[] ALL = values();
  public static final int COUNT = ALL.length;

  /** All of them as bits. */
  public static final int EVERY = (1 << COUNT) - 1;

  private static final int[] OF_COLOUR = new int[Colour.ALL.length];

  static {
    for (Monument monument : ALL) {
      OF_COLOUR[monument.colour.ordinal()] |= monument.bit();
    }
  }

  private final Colour colour;
  private final Price price;

  Monument(Colour colour, Price price) {
    this.colour = colour;
    this.price = price;
  }

  public Colour colour() {
    return colour;
  }

  public Price price() {
    return price;
  }

  public int bit() {
    return 1 << ordinal();
  }

  /** The monuments of one colour, as bits. */
  public static int bits(Colour colour) {
    return OF_COLOUR[colour.ordinal()];
  }

  /** The monuments of a set of bits, in order. */
  public static List<Monument> list(int bits) {
    return Arrays.stream(ALL).filter(monument -> (bits & monument.bit()) != 0).toList();
  }

  /** How many are displayed (T19). */
  public static int displayed(int seats) {
    return seats + 2;
  }
}
