package dev.boardwright.santamaria;

import dev.boardwright.engine.Board;
import dev.boardwright.santamaria.tables.Building;
import dev.boardwright.santamaria.tables.Colony;
import dev.boardwright.santamaria.tables.HarbourIcon;
import dev.boardwright.santamaria.tables.MonkPosition;
import dev.boardwright.santamaria.tables.Resource;
import dev.boardwright.santamaria.tables.RetirementPosition;
import dev.boardwright.santamaria.tables.Scholar;
import dev.boardwright.santamaria.tables.Ship;
import dev.boardwright.santamaria.tables.Square;
import dev.boardwright.santamaria.tables.Tile;
import dev.boardwright.santamaria.tables.Title;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a viewer can see. Seats are numbered from 0, clockwise.
 *
 * @param year from 1 to 3
 * @param startSeat the seat that began this year; empty before it is drawn
 * @param activeSeat the seat that is asked; empty while something is drawn and when the game is
 *     over
 * @param whiteDice those in the pool, in ascending order
 * @param whiteDiceLost with one player: those that have left the pool in this year
 * @param doubles on display
 * @param triples on display
 * @param doublesLeft how many are still face down
 * @param triplesLeft how many are still face down
 * @param docks the shipping tile at each dock; docks without one are left out
 * @param shipsLeft how many standard shipping tiles are still face down
 * @param monkPositions those in play
 * @param retirement who has retired where
 * @param blocked with one player: the position that cannot be taken in this year
 * @param roadTilesLeft road tiles that nobody has taken
 * @param seats all of them, in order
 * @param title with one player, when the game is over: what was reached
 */
public record SantaMariaBoard(
    int year,
    Optional<Integer> startSeat,
    Optional<Integer> activeSeat,
    List<Integer> whiteDice,
    int whiteDiceLost,
    List<Tile> doubles,
    List<Tile> triples,
    int doublesLeft,
    int triplesLeft,
    Map<HarbourIcon, Ship> docks,
    int shipsLeft,
    List<MonkPlace> monkPositions,
    Map<RetirementPosition, Integer> retirement,
    Optional<RetirementPosition> blocked,
    int roadTilesLeft,
    List<Player> seats,
    Optional<Title> title)
    implements Board {

  /**
   * A position for monks.
   *
   * @param seats who has one there
   */
  public record MonkPlace(MonkPosition position, List<Integer> seats) {}

  /**
   * What belongs to a seat.
   *
   * @param board empty before it is dealt
   * @param squares those that are covered, in order
   * @param storageLimit of each resource
   * @param happiness in tokens; only for who may see it
   * @param religion space on the religion track
   * @param conquistador space on the conquistador track
   * @param markersBelow how many markers lie below on that space: they rank ahead
   * @param monksLeft those not placed yet
   * @param personalScholar from the advanced setup
   * @param whiteDiceUsed in this year
   * @param activations buildings activated with coins in this year
   * @param activationPrice coins for the next one
   * @param retired in this year
   * @param harbour how many tiles lie at each icon
   * @param ships those tiles in order of arrival; only for who may see their front
   */
  public record Player(
      Optional<Colony> board,
      List<Plot> squares,
      Map<Resource, Integer> resources,
      int storageLimit,
      int coins,
      Optional<Integer> happiness,
      int religion,
      int conquistador,
      int markersBelow,
      int monksLeft,
      List<MonkPosition> monks,
      Optional<Scholar> personalScholar,
      List<BlueDie> blueDice,
      int whiteDiceUsed,
      int activations,
      int activationPrice,
      boolean retired,
      Map<HarbourIcon, Integer> harbour,
      Optional<List<Shipped>> ships) {}

  /**
   * A covered square.
   *
   * @param building empty for a road
   * @param colonists figures on a road
   * @param occupied whether a die or coins make it unusable in this year
   * @param die the die on it
   * @param coins on it
   */
  public record Plot(
      Square square,
      Optional<Building> building,
      int colonists,
      boolean occupied,
      Optional<Die> die,
      int coins) {}

  /** A die that was used. */
  public record Die(DieColour colour, int value) {}

  /**
   * A blue die of a seat.
   *
   * @param value empty while it is rolled
   * @param used in this year
   * @param fromYear the first year in which it can be used
   */
  public record BlueDie(Optional<Integer> value, boolean used, int fromYear) {}

  /** A shipping tile in a harbour. */
  public record Shipped(Ship tile, HarbourIcon icon) {}
}
