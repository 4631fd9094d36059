package dev.boardwright.santamaria;

import dev.boardwright.engine.Range;
import dev.boardwright.engine.Task;

/** What happens by itself. */
sealed interface SantaMariaTask extends Task {

  /** All blue dice are rolled, in turn order (M7, M100). */
  record RollBlueDice() implements SantaMariaTask {}

  /** Advanced setup: everybody picks, the last in turn order first (M120). */
  record PickInReverse() implements SantaMariaTask {}

  /** The first turn of a year is due; but for the first year, who begins is found (M101, M102). */
  record BeginYear() implements SantaMariaTask {}

  /** The turn after one of this seat, or the end of the year (M14). */
  record NextTurn(int seat) implements SantaMariaTask {}

  /** The die goes where it belongs after a line (M51); as in {@link SantaMariaDecision}. */
  record LineDone(
      int seat,
      DieColour colour,
      @Range(min = 1, max = 6) int line,
      @Range(min = 1, max = 63) int buildings)
      implements SantaMariaTask {}

  /** One player has used a white die: another one leaves the pool (M122). */
  record WhiteDieUsed() implements SantaMariaTask {}

  /** One step on the religion track (M67). */
  record ReligionStep(int seat) implements SantaMariaTask {}

  /**
   * A blue die is taken from the reserve (M82).
   *
   * @param thisYear whether it can be used in this year already (M84)
   */
  record NewBlueDie(int seat, boolean thisYear) implements SantaMariaTask {}

  /** The income of the harbour, from top to bottom (M90). */
  record Harbour(int seat) implements SantaMariaTask {}
}
