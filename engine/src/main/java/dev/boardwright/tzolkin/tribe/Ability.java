package dev.boardwright.tzolkin.tribe;

import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.piece.Technology;
import dev.boardwright.tzolkin.piece.Wealth;

/**
 * What a seat may do and what it pays. As it stands here it is what everybody may do; a tribe
 * overrides what is different for its people.
 */
public class Ability {

  /** That of a seat without a tribe. */
  public static final Ability COMMON = new Ability();

  Ability() {}

  // ---- setup

  /** How many workers it begins with (T14). */
  public int workers() {
    return 3;
  }

  /** How many starting wealth tiles it keeps (T24). */
  public int keepsWealth() {
    return Wealth.KEPT;
  }

  /** Whether it goes down a temple once it has its starting wealth. */
  public boolean angersAtSetup() {
    return false;
  }

  // ---- begging

  /** With so much corn or less it may beg (T34). */
  public int begsWith() {
    return 2;
  }

  /** So much corn it holds when it has begged (T35). */
  public int begged() {
    return 3;
  }

  /** At least so much corn it has when its turn begins. */
  public int leastCorn() {
    return 0;
  }

  // ---- placing

  /**
   * What one more worker costs besides its space (T42).
   *
   * @param placed how many were placed in this turn before
   */
  public int charge(int placed) {
    return placed;
  }

  /** What it may pay for one space a turn instead of the printed cost; no space costs more. */
  public int reducedSpace() {
    return Gear.HIGHEST_SPACE;
  }

  /** How many spaces beyond the last one of a gear are its own. */
  public int extraSpaces() {
    return 0;
  }

  /** Whether it may pass over an empty space. */
  public boolean skipsSpace() {
    return false;
  }

  /** Whether it may do nothing in its turn. */
  public boolean passes() {
    return false;
  }

  // ---- picking up

  /**
   * The corn for a lower action than that of the space (T52); negative is gained.
   *
   * @param steps how much lower it is
   * @param any whether the space gives any action (T53)
   */
  public int stepBack(int steps, boolean any) {
    return any ? 0 : steps;
  }

  /** Whether one worker a turn may take the next higher action for 1 corn. */
  public boolean reachesAhead() {
    return false;
  }

  /** The other gear whose actions a worker may take; its own if there is none. */
  public Gear partner(Gear gear) {
    return gear;
  }

  /** Whether a worker may be picked up after two or more were placed on gears. */
  public boolean picksUpAfterPlacing() {
    return false;
  }

  /** Whether one resource a turn may be sold at any time. */
  public boolean sellsAnytime() {
    return false;
  }

  // ---- technologies

  /** What an advance from this level costs (T83, T84). */
  public int advanceCost(int level) {
    return Technology.cost(level);
  }

  /** Whether an advance on level 3 gives the bonus of any technology. */
  public boolean choosesBonus() {
    return false;
  }

  // ---- food days

  /** The corn that a worker needs (T118). */
  public int food() {
    return 2;
  }

  /** The points lost for each hungry worker whatever the option says (T120); 0 as it says. */
  public int hungerPerWorker() {
    return 0;
  }
}
