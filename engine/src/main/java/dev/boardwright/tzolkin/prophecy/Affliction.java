package dev.boardwright.tzolkin.prophecy;

import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.piece.Good;
import dev.boardwright.tzolkin.piece.Temple;

/**
 * What is dearer or gives less while a prophecy comes true. As it stands here nothing is; a
 * prophecy overrides what it afflicts.
 */
public class Affliction {

  /** While no prophecy comes true. */
  public static final Affliction NONE = new Affliction();

  Affliction() {}

  // ---- prices of single gains; whoever does not pay does not gain (X70)

  /** The corn for a step up a temple. */
  public int stepCorn(Temple temple) {
    return 0;
  }

  /** The resources of any kind for a step up a temple. */
  public int stepResources(Temple temple) {
    return 0;
  }

  /** Whether steps up this temple have a price. */
  public final boolean prices(Temple temple) {
    return stepCorn(temple) + stepResources(temple) > 0;
  }

  /** The corn for one of a good. */
  public int goodCorn(Good good) {
    return 0;
  }

  /** The steps down for one of a good. */
  public int goodSteps(Good good) {
    return 0;
  }

  /** Whether a good has a price. */
  public final boolean prices(Good good) {
    return goodCorn(good) + goodSteps(good) > 0;
  }

  /** The resources of any kind for an advance or a bonus, besides its cost. */
  public int advanceResources() {
    return 0;
  }

  // ---- dearer

  /** The resources of any kind for a building, besides its price. */
  public int buildingResources() {
    return 0;
  }

  /** The corn for a building that is paid in corn, besides its price. */
  public int buildingCorn() {
    return 0;
  }

  /** The corn that each worker needs more. */
  public int food() {
    return 0;
  }

  /** The corn for a worker placed on a gear, besides its cost. */
  public int placing(Gear gear) {
    return 0;
  }

  // ---- less

  /** What a harvest gives less of a good. */
  public int lessHarvest(Good good) {
    return 0;
  }

  /** Whether the effects of a technology level rest. */
  public boolean forgets(int level) {
    return false;
  }
}
