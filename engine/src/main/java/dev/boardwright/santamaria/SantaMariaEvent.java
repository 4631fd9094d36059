package dev.boardwright.santamaria;

import dev.boardwright.engine.Event;
import dev.boardwright.engine.Range;
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
import dev.boardwright.santamaria.tables.TownHall;
import java.util.List;

/** What happens, for those who watch. */
public sealed interface SantaMariaEvent extends Event {

  /** More coins than can come together in one game. */
  int MOST_COINS = 9_999;

  record StartSeatDrawn(int seat) implements SantaMariaEvent {}

  record BoardDealt(int seat, Colony board) implements SantaMariaEvent {}

  record WhiteDieRolled(@Range(min = 1, max = 6) int value) implements SantaMariaEvent {}

  record BlueDieRolled(int seat, @Range(min = 1, max = 6) int value) implements SantaMariaEvent {}

  record TileTurnedUp(Tile tile) implements SantaMariaEvent {}

  record DockFilled(HarbourIcon dock, Ship ship) implements SantaMariaEvent {}

  record PositionOpened(MonkPosition position) implements SantaMariaEvent {}

  /** With one player: a white die has left the pool. */
  record WhiteDieLost(@Range(min = 1, max = 6) int value) implements SantaMariaEvent {}

  record ScholarPicked(int seat, Scholar scholar) implements SantaMariaEvent {}

  record TownHallPlaced(int seat, TownHall tile, Square square) implements SantaMariaEvent {}

  record YearBegun(@Range(min = 1, max = 3) int year, int seat) implements SantaMariaEvent {}

  record Sold(int seat, Resource resource, @Range(max = 9) int coins) implements SantaMariaEvent {}

  record Bought(int seat, Resource resource, @Range(max = 9) int coins)
      implements SantaMariaEvent {}

  /**
   * @param resources what was paid, gold for what was missing
   */
  record ResourcesPaid(int seat, List<Resource> resources) implements SantaMariaEvent {}

  record CoinsPaid(int seat, @Range(max = MOST_COINS) int coins) implements SantaMariaEvent {}

  /**
   * @param stored how many are kept
   * @param sold how many were beyond the limit and sold at once
   * @param coins what those brought
   */
  record ResourcesReceived(
      int seat,
      Resource resource,
      @Range(max = 9) int stored,
      @Range(max = 9) int sold,
      @Range(max = 99) int coins)
      implements SantaMariaEvent {}

  record CoinsReceived(int seat, @Range(max = MOST_COINS) int coins) implements SantaMariaEvent {}

  /** Happiness tokens were taken; the others see {@link HappinessTakenFaceDown}. */
  record HappinessTaken(int seat, @Range(max = 99) int points) implements SantaMariaEvent {}

  record HappinessTakenFaceDown(int seat) implements SantaMariaEvent {}

  record TilePlaced(int seat, Tile tile, Square square, @Range(max = 3) int rotation)
      implements SantaMariaEvent {}

  /**
   * @param coins laid on the building
   */
  record BuildingActivated(int seat, Square square, @Range(max = 99) int coins)
      implements SantaMariaEvent {}

  /**
   * @param value of the die as it was
   * @param line its final value
   */
  record LineActivated(
      int seat,
      DieColour colour,
      @Range(min = 1, max = 6) int value,
      @Range(min = 1, max = 6) int line)
      implements SantaMariaEvent {}

  record BuildingDeclined(int seat, Square square) implements SantaMariaEvent {}

  record DiePlaced(int seat, DieColour colour, Square square) implements SantaMariaEvent {}

  record ConquistadorMoved(int seat, @Range(max = 20) int space) implements SantaMariaEvent {}

  record ReligionMoved(int seat, @Range(max = 20) int space) implements SantaMariaEvent {}

  record MonkPlaced(int seat, MonkPosition position) implements SantaMariaEvent {}

  /** Coins went to the player of a monk that was joined. */
  record FeePaid(
      int seat, @Range(max = SantaMaria.MOST_SEATS - 1) int opponent, @Range(max = 9) int coins)
      implements SantaMariaEvent {}

  record TileShipped(int seat, Ship ship, HarbourIcon icon) implements SantaMariaEvent {}

  record Retired(int seat, RetirementPosition position) implements SantaMariaEvent {}

  record RoadPlaced(int seat, Square square) implements SantaMariaEvent {}

  /**
   * @param ranking the seats that score on the conquistador track, best first
   */
  record YearEnded(
      @Range(min = 1, max = 3) int year,
      @Range(max = SantaMaria.MOST_SEATS - 1) List<Integer> ranking)
      implements SantaMariaEvent {}

  /** With one player: what was reached. */
  record TitleReached(int seat, Title title) implements SantaMariaEvent {}
}
