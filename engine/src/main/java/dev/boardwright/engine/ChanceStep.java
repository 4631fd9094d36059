package dev.boardwright.engine;

/**
 * A step of the seat CHANCE: one card, one die, one token, or one reveal. Everything that makes
 * hidden information known to anybody is such a step, even when only one outcome is possible.
 */
public non-sealed interface ChanceStep extends Step {

  /** Where the outcome comes from; a constant of the ruleset's enum of sources. */
  Enum<?> source();

  /** The seats that see the outcome. It must not depend on the outcome. */
  default SeatSet audience() {
    return SeatSet.ALL;
  }
}
