package dev.boardwright.tzolkin.piece;

import static dev.boardwright.tzolkin.piece.Colour.BLUE;
import static dev.boardwright.tzolkin.piece.Colour.BROWN;
import static dev.boardwright.tzolkin.piece.Colour.GREEN;
import static dev.boardwright.tzolkin.piece.Colour.YELLOW;
import static dev.boardwright.tzolkin.piece.Effect.advance;
import static dev.boardwright.tzolkin.piece.Effect.advanceAny;
import static dev.boardwright.tzolkin.piece.Effect.corn;
import static dev.boardwright.tzolkin.piece.Effect.exempt;
import static dev.boardwright.tzolkin.piece.Effect.gold;
import static dev.boardwright.tzolkin.piece.Effect.onFoodDays;
import static dev.boardwright.tzolkin.piece.Effect.points;
import static dev.boardwright.tzolkin.piece.Effect.skull;
import static dev.boardwright.tzolkin.piece.Effect.stone;
import static dev.boardwright.tzolkin.piece.Effect.up;
import static dev.boardwright.tzolkin.piece.Effect.worker;
import static dev.boardwright.tzolkin.piece.Technology.AGRICULTURE;
import static dev.boardwright.tzolkin.piece.Technology.ARCHITECTURE;
import static dev.boardwright.tzolkin.piece.Technology.RESOURCE_EXTRACTION;
import static dev.boardwright.tzolkin.piece.Technology.THEOLOGY;
import static dev.boardwright.tzolkin.piece.Temple.CHAAC;
import static dev.boardwright.tzolkin.piece.Temple.KUKULKAN;
import static dev.boardwright.tzolkin.piece.Temple.QUETZALCOATL;

import java.util.List;

/**
 * The 32 buildings and the 8 of the expansion: age, copies, colour, price, effects. Equal tiles
 * share a line.
 */
public enum Building {
  AGE1_FARM_ONE_WORKER(1, 3, YELLOW, Price.of(1, 0, 0), exempt(1)),
  AGE1_FARM_ALL_WORKERS_MINUS_ONE(1, 2, YELLOW, Price.of(4, 0, 0), new Effect.Cheaper(1)),
  AGE1_CIVIC_AGRICULTURE(1, 1, GREEN, Price.of(2, 0, 0), advance(AGRICULTURE)),
  AGE1_CIVIC_AGRICULTURE_STONE(1, 1, GREEN, Price.of(3, 0, 0), advance(AGRICULTURE), stone(1)),
  AGE1_CIVIC_EXTRACTION_CORN(1, 1, GREEN, Price.of(1, 1, 0), advance(RESOURCE_EXTRACTION), corn(1)),
  AGE1_CIVIC_EXTRACTION_GOLD(1, 1, GREEN, Price.of(2, 1, 0), advance(RESOURCE_EXTRACTION), gold(1)),
  AGE1_TOMB_CHAAC_QUETZALCOATL(1, 1, BROWN, Price.of(2, 1, 0), up(CHAAC), up(QUETZALCOATL)),
  AGE1_TOMB_CHAAC_KUKULKAN(1, 1, BROWN, Price.of(1, 2, 0), up(CHAAC), up(KUKULKAN)),
  AGE1_TOMB_TEMPLE_AND_BUILD(
      1, 1, BROWN, Price.of(1, 0, 1), new Effect.RaiseAny(), new Effect.ExtraBuilding()),
  AGE1_SHRINE_ARCHITECTURE(1, 1, BLUE, Price.of(0, 0, 1), advance(ARCHITECTURE)),
  AGE1_SHRINE_THEOLOGY_KUKULKAN(1, 1, BLUE, Price.of(0, 1, 1), advance(THEOLOGY), up(KUKULKAN)),
  AGE2_FARM_THREE_WORKERS(2, 3, YELLOW, Price.of(2, 0, 0), exempt(3)),
  AGE2_CIVIC_ANY_TECHNOLOGY_STONE(2, 1, GREEN, Price.of(3, 0, 0), advanceAny(1), stone(1)),
  AGE2_CIVIC_ANY_TECHNOLOGY_GOLD(2, 1, GREEN, Price.of(2, 1, 0), advanceAny(1), gold(1)),
  AGE2_CIVIC_ANY_TECHNOLOGY_CORN(2, 1, GREEN, Price.of(3, 1, 0), advanceAny(1), corn(6)),
  AGE2_CIVIC_ANY_TECHNOLOGY_SKULL(2, 1, GREEN, Price.of(2, 2, 0), advanceAny(1), skull()),
  AGE2_TOMB_MARKET(2, 1, BROWN, Price.of(0, 3, 0), new Effect.Market(), points(6)),
  AGE2_TOMB_WORKER(2, 1, BROWN, Price.of(1, 1, 1), worker(), points(6)),
  AGE2_TOMB_EIGHT_POINTS(2, 1, BROWN, Price.of(1, 0, 2), points(8)),
  AGE2_TOMB_ANY_ACTION(2, 1, BROWN, Price.of(2, 1, 1), new Effect.AnyAction(), points(2)),
  AGE2_TOMB_THREE_TEMPLES(
      2, 1, BROWN, Price.of(1, 2, 1), up(CHAAC), up(QUETZALCOATL), up(KUKULKAN), points(3)),
  AGE2_SHRINE_CHAAC(2, 1, BLUE, Price.of(0, 2, 0), up(CHAAC, 2), points(2)),
  AGE2_SHRINE_KUKULKAN(2, 1, BLUE, Price.of(0, 0, 2), up(KUKULKAN, 2), points(3)),
  AGE2_SHRINE_QUETZALCOATL(2, 1, BLUE, Price.of(0, 0, 3), up(QUETZALCOATL, 2), points(4)),
  AGE2_SHRINE_ARCHITECTURE(2, 1, BLUE, Price.of(0, 1, 1), advance(ARCHITECTURE), points(3)),
  AGE2_SHRINE_THEOLOGY(2, 1, BLUE, Price.of(0, 2, 1), advance(THEOLOGY), up(CHAAC), up(KUKULKAN)),
  AGE2_SHRINE_TWO_TECHNOLOGIES(2, 1, BLUE, Price.of(0, 1, 2), advanceAny(2)),

  // those of the expansion (X130)
  NEW1_FARM_GRANARY(1, 1, YELLOW, Price.of(3, 0, 0), onFoodDays(Good.CORN, Good.CORN, 3)),
  NEW1_TOMB_SEASONS(1, 1, BROWN, Price.of(2, 0, 1), onFoodDays(Good.WOOD, Good.SKULL, 1)),
  NEW1_CIVIC_GOLDSMITH(1, 1, GREEN, Price.of(1, 2, 0), onFoodDays(Good.GOLD, Good.GOLD, 1)),
  NEW1_SHRINE_QUARRY(1, 1, BLUE, Price.of(0, 0, 2), onFoodDays(Good.STONE, Good.STONE, 1)),
  NEW2_FARM_BUMPER_CROP(2, 1, YELLOW, Price.of(2, 0, 0), corn(8)),
  NEW2_TOMB_MONUMENT_YARD(2, 1, BROWN, Price.of(1, 0, 1), new Effect.ExtraMonument(), points(1)),
  NEW2_CIVIC_SCHOOL_OF_EXCHANGE(2, 1, GREEN, Price.of(1, 1, 0), new Effect.ExchangeTechnologies()),
  NEW2_SHRINE_SKULL(
      2, 1, BLUE, new Price(0, 0, 1, 1), points(7), new Effect.RaiseAny(), new Effect.Offering());

  public static final Building[] ALL = values();
  public static final int COUNT = ALL.length;

  /** How many kinds there are without the expansion; those come first. */
  public static final int BASE_COUNT = NEW1_FARM_GRANARY.ordinal();

  /** How many spaces the display has (T92). */
  public static final int SPACES = 6;

  private static final long[] OF_COLOUR = new long[Colour.ALL.length];

  static {
    for (Building building : ALL) {
      OF_COLOUR[building.colour.ordinal()] |= building.tiles;
    }
  }

  private final long tiles;
  private final int age;
  private final int copies;
  private final Colour colour;
  private final Price price;
  private final List<Effect> effects;
  private final int exempts;
  private final int cheapens;

  Building(int age, int copies, Colour colour, Price price, Effect... effects) {
    this.age = age;
    this.copies = copies;
    this.colour = colour;
    this.price = price;
    this.effects = List.of(effects);
    this.exempts = Effect.exempted(this.effects);
    this.cheapens = Effect.cheaper(this.effects);
    this.tiles = Tiles.next(copies);
  }

  /** 1 or 2. */
  public int age() {
    return age;
  }

  /** How many tiles are like this. */
  public int copies() {
    return copies;
  }

  public Colour colour() {
    return colour;
  }

  public Price price() {
    return price;
  }

  public List<Effect> effects() {
    return effects;
  }

  /** How many workers need no food on food days (T118). */
  public int exempts() {
    return exempts;
  }

  /** How much less corn every worker needs on food days (T118). */
  public int cheapens() {
    return cheapens;
  }

  /** Whether it belongs to the expansion. */
  public boolean isNew() {
    return ordinal() >= BASE_COUNT;
  }

  /** Whether it may be given for a later building or monument (X131). */
  public boolean canBeRenovated() {
    return isNew() && age == 1;
  }

  /** The tiles like this, as bits among all tiles. */
  public long tiles() {
    return tiles;
  }

  /** The tiles of one colour, as bits. */
  public static long tiles(Colour colour) {
    return OF_COLOUR[colour.ordinal()];
  }

  /** Gives every tile a bit. */
  private static final class Tiles {
    private static int given;

    private static long next(int copies) {
      long tiles = ((1L << copies) - 1) << given;
      given += copies;
      return tiles;
    }
  }
}
