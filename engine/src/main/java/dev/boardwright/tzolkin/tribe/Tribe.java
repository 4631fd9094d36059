package dev.boardwright.tzolkin.tribe;

import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.piece.Technology;

/** The 13 tribes (section 6 of the rules of the expansion), one ability each. */
public enum Tribe {
  /** After two or more workers were placed on gears, an older one may be picked up (X101). */
  AH_CHUY_KAK(
      new Ability() {
        @Override
        public boolean picksUpAfterPlacing() {
          return true;
        }
      }),

  /** Once a turn 1 corn takes a worker to the next higher action (X102). */
  AHAU_CHAMAHEZ(
      new Ability() {
        @Override
        public boolean reachesAhead() {
          return true;
        }
      }),

  /** May do nothing in its turn (X103). */
  AHMAKIQ(
      new Ability() {
        @Override
        public boolean passes() {
          return true;
        }
      }),

  /** Never begins a turn with less than 2 corn, and begs for 4 (X104). */
  BACAB(
      new Ability() {
        @Override
        public int leastCorn() {
          return 2;
        }

        @Override
        public int begsWith() {
          return 3;
        }

        @Override
        public int begged() {
          return 4;
        }
      }),

  /** Gains 1 corn for taking a lower action (X105). */
  BALAM(
      new Ability() {
        @Override
        public int stepBack(int steps, boolean any) {
          return -1;
        }
      }),

  /** One space a turn costs 3 corn; one more space on every gear (X106). */
  CIT_BOLON_TUM(
      new Ability() {
        @Override
        public int reducedSpace() {
          return 3;
        }

        @Override
        public int extraSpaces() {
          return 1;
        }
      }),

  /** Palenque does what Yaxchilan does, Tikal what Uxmal does, and the reverse (X107). */
  HURACAN(
      new Ability() {
        @Override
        public Gear partner(Gear gear) {
          return switch (gear) {
            case PALENQUE -> Gear.YAXCHILAN;
            case YAXCHILAN -> Gear.PALENQUE;
            case TIKAL -> Gear.UXMAL;
            case UXMAL -> Gear.TIKAL;
            case CHICHEN_ITZA -> gear;
          };
        }
      }),

  /** Levels cost one resource less; the bonus may be that of any technology (X108). */
  ITZAMNA(
      new Ability() {
        @Override
        public int advanceCost(int level) {
          return level == Technology.TOP ? super.advanceCost(level) : level;
        }

        @Override
        public boolean choosesBonus() {
          return true;
        }
      }),

  /** Keeps three starting wealth tiles, then angers a god (X109). */
  IXTAB(
      new Ability() {
        @Override
        public int keepsWealth() {
          return 3;
        }

        @Override
        public boolean angersAtSetup() {
          return true;
        }
      }),

  /** Once a turn an empty space counts as taken (X110). */
  VACUB_CAQUIX(
      new Ability() {
        @Override
        public boolean skipsSpace() {
          return true;
        }
      }),

  /** Once a turn, at any time, sells one resource (X111). */
  XAMAN_EK(
      new Ability() {
        @Override
        public boolean sellsAnytime() {
          return true;
        }
      }),

  /** Begins with five workers, who need 3 corn each; hunger costs 5 points a worker (X112). */
  YALUK(
      new Ability() {
        @Override
        public int workers() {
          return 5;
        }

        @Override
        public int food() {
          return 3;
        }

        @Override
        public int hungerPerWorker() {
          return 5;
        }
      }),

  /** Pays less for several workers (X113). */
  YUMKAAX(
      new Ability() {
        private static final int[] CHARGES = {0, 0, 2, 3, 4, 4};

        @Override
        public int charge(int placed) {
          return CHARGES[placed];
        }
      });

  public static final Tribe[] ALL = values();
  public static final int COUNT = ALL.length;

  /** How many are dealt to each seat (X15). */
  public static final int DEALT = 2;

  private final Ability ability;

  Tribe(Ability ability) {
    this.ability = ability;
  }

  public Ability ability() {
    return ability;
  }
}
