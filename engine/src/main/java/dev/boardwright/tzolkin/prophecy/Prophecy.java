package dev.boardwright.tzolkin.prophecy;

import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.piece.Good;
import dev.boardwright.tzolkin.piece.Temple;

/**
 * The 13 prophecies (section 5 of the rules of the expansion): the affliction, what is counted when
 * it ends, and from which counts on 0, 6 and 13 points are scored; below that 5 are lost.
 */
public enum Prophecy {
  /** Each step up costs 1 corn (X80). */
  WRATHFUL_GODS(
      Metric.TEMPLE_STEPS,
      from(1, 4, 10),
      new Affliction() {
        @Override
        public int stepCorn(Temple temple) {
          return 1;
        }
      }),

  /** Each step up Chaac costs 1 resource (X81). */
  ANGRY_GOD_CHAAC(Metric.CHAAC_STEP, from(0, 2, 4), angry(Temple.CHAAC)),

  /** Each step up Quetzalcoatl costs 1 resource (X81). */
  ANGRY_GOD_QUETZALCOATL(Metric.QUETZALCOATL_STEP, from(0, 2, 4), angry(Temple.QUETZALCOATL)),

  /** Each step up Kukulkan costs 1 resource (X81). */
  ANGRY_GOD_KUKULKAN(Metric.KUKULKAN_STEP, from(0, 2, 4), angry(Temple.KUKULKAN)),

  /** A wood harvest gives 1 wood less (X82). */
  FOREST_FIRES(Metric.WOOD_TILES, from(1, 3, 6), barren(Good.WOOD)),

  /** A corn harvest gives 1 corn less (X83). */
  DROUGHT(Metric.CORN_TILES, from(2, 4, 7), barren(Good.CORN)),

  /** Each gold costs 1 corn (X84). */
  GOLD_SHORTAGE(
      Metric.GOLD,
      from(2, 4, 6),
      new Affliction() {
        @Override
        public int goodCorn(Good good) {
          return good == Good.GOLD ? 1 : 0;
        }
      }),

  /** Each skull costs a step down (X85). */
  DESECRATION(
      Metric.SKULLS,
      from(1, 3, 5),
      new Affliction() {
        @Override
        public int goodSteps(Good good) {
          return good == Good.SKULL ? 1 : 0;
        }
      }),

  /** Each advance costs 1 resource more (X86). */
  TEACHER_SHORTAGE(
      Metric.TECHNOLOGY_LEVELS,
      from(3, 5, 7),
      new Affliction() {
        @Override
        public int advanceResources() {
          return 1;
        }
      }),

  /** The second level of every technology does nothing (X87). */
  FORGOTTEN_LORE(
      Metric.TECHNOLOGIES_AT_LEVEL_2,
      from(1, 2, 3),
      new Affliction() {
        @Override
        public boolean forgets(int level) {
          return level == 2;
        }
      }),

  /** Each building costs 1 resource more, or 2 corn (X88). */
  CROWDED_CITIES(
      Metric.BUILDINGS,
      from(2, 4, 7),
      new Affliction() {
        @Override
        public int buildingResources() {
          return 1;
        }

        @Override
        public int buildingCorn() {
          return 2;
        }
      }),

  /** Each worker needs 1 corn more (X89). */
  HUNGER(
      Metric.WORKERS_FED,
      from(4, 5, 6),
      new Affliction() {
        @Override
        public int food() {
          return 1;
        }
      }),

  /** Each worker placed on Chichen Itza costs 2 corn more (X90). */
  HIGH_FLOODWATERS(
      Metric.WORKERS_ON_CHICHEN_ITZA,
      from(1, 2, 3),
      new Affliction() {
        @Override
        public int placing(Gear gear) {
          return gear == Gear.CHICHEN_ITZA ? 2 : 0;
        }
      });

  public static final Prophecy[] ALL = values();
  public static final int COUNT = ALL.length;

  private static final int[] POINTS = {-5, 0, 6, 13};

  private final Metric metric;
  private final int[] from;
  private final Affliction affliction;

  Prophecy(Metric metric, int[] from, Affliction affliction) {
    this.metric = metric;
    this.from = from;
    this.affliction = affliction;
  }

  private static int[] from(int nothing, int some, int many) {
    return new int[] {nothing, some, many};
  }

  private static Affliction angry(Temple god) {
    return new Affliction() {
      @Override
      public int stepResources(Temple temple) {
        return temple == god ? 1 : 0;
      }
    };
  }

  private static Affliction barren(Good harvest) {
    return new Affliction() {
      @Override
      public int lessHarvest(Good good) {
        return good == harvest ? 1 : 0;
      }
    };
  }

  public Affliction affliction() {
    return affliction;
  }

  /** What is counted when it ends. */
  public Metric metric() {
    return metric;
  }

  /** The points for a count (X65). */
  public int points(int count) {
    int band = 0;
    while (band < from.length && count >= from[band]) {
      band++;
    }
    return POINTS[band];
  }

  /** The lowest counts that score 0, 6 and 13 points. */
  public int from(int band) {
    return from[band];
  }

  /** What a prophecy counts (X66). */
  public enum Metric {
    /** All three steps together. */
    TEMPLE_STEPS,
    CHAAC_STEP,
    QUETZALCOATL_STEP,
    KUKULKAN_STEP,
    WOOD_TILES,
    CORN_TILES,
    GOLD,
    /** Those in the own supply. */
    SKULLS,
    /** All four levels together. */
    TECHNOLOGY_LEVELS,
    /** Technologies on level 2 or 3. */
    TECHNOLOGIES_AT_LEVEL_2,
    BUILDINGS,
    /** Those fed on the food day that ends the prophecy. */
    WORKERS_FED,
    WORKERS_ON_CHICHEN_ITZA
  }
}
