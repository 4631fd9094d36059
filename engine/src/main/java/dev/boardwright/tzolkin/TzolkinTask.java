package dev.boardwright.tzolkin;

import dev.boardwright.engine.Range;
import dev.boardwright.engine.Task;
import dev.boardwright.tzolkin.piece.Building;

/** What happens by itself. */
sealed interface TzolkinTask extends Task {

  /** What happens with the expansion only. */
  sealed interface OfExpansion extends TzolkinTask permits ExpansionTask {}

  /** Setup goes on: dummy workers stand or not, tiles are chosen (T22, T24). */
  record ChooseWealth() implements TzolkinTask {}

  /** A round begins (T27). */
  record Round() implements TzolkinTask {}

  /** A seat's turn begins (T31). */
  record Turn(int seat) implements TzolkinTask {}

  /** A turn ends: corn from the calendar, when the display is full again (T33). */
  record CollectCorn(int seat) implements TzolkinTask {}

  /** Phase 2 (T117). */
  record FoodDay() implements TzolkinTask {}

  /** Everybody is fed (T121). */
  record Feed() implements TzolkinTask {}

  /** The rewards of a food day, when everybody is fed (T121). */
  record TempleRewards() implements TzolkinTask {}

  /** Phase 3 (T127). */
  record Phase3() implements TzolkinTask {}

  /** The next round, or the end (T132). */
  record NextRound() implements TzolkinTask {}

  /** The effects of a building from this one on (T93). */
  record ResolveEffects(int seat, Building building, @Range(max = 9) int from)
      implements TzolkinTask {}
}
