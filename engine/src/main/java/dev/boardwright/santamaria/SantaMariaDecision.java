package dev.boardwright.santamaria;

import dev.boardwright.engine.Decision;
import dev.boardwright.engine.Range;
import dev.boardwright.santamaria.tables.Building;
import dev.boardwright.santamaria.tables.HarbourIcon;
import dev.boardwright.santamaria.tables.RetirementPosition;
import dev.boardwright.santamaria.tables.Square;
import dev.boardwright.santamaria.tables.Tile;
import dev.boardwright.santamaria.tables.TownHall;

/**
 * What a seat is asked. In those that are {@link #free} it may also sell and buy, and is asked
 * again (M33).
 */
public sealed interface SantaMariaDecision extends Decision {

  /** Whether free actions are allowed: not while something is being paid (M25). */
  default boolean free() {
    return false;
  }

  /** Which main action (M16)? */
  record ChooseAction(int seat) implements SantaMariaDecision {
    @Override
    public boolean free() {
      return true;
    }
  }

  /** How is this tile paid (M34)? Answered by {@link SantaMariaMove.Pay}. */
  record PayForTile(int seat, Tile tile) implements SantaMariaDecision {}

  /** Where does this tile go (M35)? Answered by {@link SantaMariaMove.Place}. */
  record PlaceTile(int seat, Tile tile) implements SantaMariaDecision {}

  /** Which line does this die activate (M47)? Answered by {@link SantaMariaMove.ActivateLine}. */
  record ChooseLine(int seat, DieColour colour, @Range(min = 1, max = 6) int value)
      implements SantaMariaDecision {}

  /** Is this building used, and how (M50, M54)? */
  record UseBuilding(int seat, Square square, Building building) implements SantaMariaDecision {
    @Override
    public boolean free() {
      return true;
    }
  }

  /** Which alternative of a trade is received (M56)? */
  record ReceiveGain(int seat, Building building) implements SantaMariaDecision {}

  /** How is the shipping tile at this dock paid (M59)? Answered by {@link SantaMariaMove.Pay}. */
  record PayForShip(int seat, HarbourIcon dock) implements SantaMariaDecision {}

  /** Is a second step on the religion track paid (M67)? */
  record ExtraStep(int seat) implements SantaMariaDecision {
    @Override
    public boolean free() {
      return true;
    }
  }

  /** Where does a monk go, if anywhere (M72)? */
  record RecruitMonk(int seat) implements SantaMariaDecision {
    @Override
    public boolean free() {
      return true;
    }
  }

  /**
   * On which building of the line does the die go (M81a)?
   *
   * @param line column of a white, row of a blue die
   * @param buildings those that were unoccupied: bit {@code i} is the building at place {@code i}
   *     in the order of activation
   */
  record ChooseBuildingForDie(
      int seat,
      DieColour colour,
      @Range(min = 1, max = 6) int line,
      @Range(min = 1, max = 63) int buildings)
      implements SantaMariaDecision {
    @Override
    public boolean free() {
      return true;
    }
  }

  /** Is the reward for retiring used, and how (M88)? */
  record UseReward(int seat, RetirementPosition position) implements SantaMariaDecision {
    @Override
    public boolean free() {
      return true;
    }
  }

  /**
   * Is the income of a shipping tile used (M90)?
   *
   * @param number which tile at this icon, from 1
   */
  record UseIncome(int seat, HarbourIcon icon, @Range(min = 1, max = 34) int number)
      implements SantaMariaDecision {
    @Override
    public boolean free() {
      return true;
    }
  }

  /** The main action is done: does the turn end (M18)? */
  record FinishTurn(int seat) implements SantaMariaDecision {
    @Override
    public boolean free() {
      return true;
    }
  }

  /** Advanced setup: which scholar is the personal one (M120)? */
  record PickScholar(int seat) implements SantaMariaDecision {}

  /** Advanced setup: which town hall (M120)? */
  record PickTownHall(int seat) implements SantaMariaDecision {}

  /** Advanced setup: where does the town hall go (M120)? */
  record PutTownHall(int seat, TownHall tile) implements SantaMariaDecision {}
}
