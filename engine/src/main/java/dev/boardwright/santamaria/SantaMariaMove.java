package dev.boardwright.santamaria;

import dev.boardwright.engine.ChanceMove;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Range;
import dev.boardwright.santamaria.tables.Colony;
import dev.boardwright.santamaria.tables.HarbourIcon;
import dev.boardwright.santamaria.tables.MonkPosition;
import dev.boardwright.santamaria.tables.Resource;
import dev.boardwright.santamaria.tables.RetirementPosition;
import dev.boardwright.santamaria.tables.Scholar;
import dev.boardwright.santamaria.tables.Square;
import dev.boardwright.santamaria.tables.Tile;
import dev.boardwright.santamaria.tables.TownHall;
import java.util.List;

/** All that can be answered or drawn in Santa Maria. */
public sealed interface SantaMariaMove extends Move {

  /** Free action: sell one (M27). */
  record Sell(Resource resource) implements SantaMariaMove {}

  /** Free action: buy one (M28). */
  record Buy(Resource resource) implements SantaMariaMove {}

  /** Main action: take a tile of the display (M34). */
  record Expand(Tile tile) implements SantaMariaMove {}

  /**
   * Place the tile.
   *
   * @param square where its anchor lies (M36)
   * @param rotation how often it is turned clockwise by 90 degrees
   */
  record Place(Square square, @Range(max = 3) int rotation) implements SantaMariaMove {}

  /** Main action: activate one building with coins (M41). */
  record Activate(Square square) implements SantaMariaMove {}

  /** Main action: take a die with this value (M45). */
  record UseDie(DieColour colour, @Range(min = 1, max = 6) int value) implements SantaMariaMove {}

  /** Give the die its final value: the number of the column or row that is activated (M47). */
  record ActivateLine(@Range(min = 1, max = 6) int line) implements SantaMariaMove {}

  /** Main action: retire (M86). */
  record Retire(RetirementPosition position) implements SantaMariaMove {}

  /** Use what is offered: a building, a reward, an income. */
  record Use() implements SantaMariaMove {}

  /** Decline what is offered. */
  record Skip() implements SantaMariaMove {}

  /**
   * Pay exactly this; gold in it stands for what is missing (M23).
   *
   * @param resources in the order of the table, whatever order they are given in
   */
  record Pay(List<Resource> resources) implements SantaMariaMove {
    public Pay {
      resources = resources.stream().sorted().toList();
    }
  }

  /** Pay coins where a resource could be paid too (M81j). */
  record PayCoins() implements SantaMariaMove {}

  /**
   * Receive one of the alternatives of a trade building (M56).
   *
   * @param alternative from 1, as they are printed
   */
  record ChooseGain(@Range(min = 1, max = 4) int alternative) implements SantaMariaMove {}

  /** Take the shipping tile at the dock of this icon (M59). */
  record Ship(HarbourIcon dock) implements SantaMariaMove {}

  /** Put a monk there (M72). */
  record PlaceMonk(MonkPosition position) implements SantaMariaMove {}

  /** Put the die on this building instead of the last one (M81a). */
  record PlaceDie(Square square) implements SantaMariaMove {}

  /** Put the road tile there (M88). */
  record PlaceRoad(Square square) implements SantaMariaMove {}

  /** The turn is over (M18). */
  record EndTurn() implements SantaMariaMove {
    @Override
    public boolean endsTurn() {
      return true;
    }
  }

  /** Advanced setup: take this scholar as a personal ability (M120). */
  record ChooseScholar(Scholar scholar) implements SantaMariaMove {}

  /** Advanced setup: take this town hall (M120). */
  record ChooseTownHall(TownHall tile) implements SantaMariaMove {}

  /** Advanced setup: put the town hall there (M120). */
  record PlaceTownHall(Square square) implements SantaMariaMove {}

  /** CHANCE: this seat begins (M5). */
  record StartSeat(int seat) implements SantaMariaMove, ChanceMove {}

  /** CHANCE: a colony board for the next seat (M12). */
  record DrawBoard(Colony board) implements SantaMariaMove, ChanceMove {}

  /** CHANCE: a die shows this. */
  record RollDie(@Range(min = 1, max = 6) int value) implements SantaMariaMove, ChanceMove {}

  /** CHANCE: an expansion tile is put on display (M8). */
  record RevealTile(Tile tile) implements SantaMariaMove, ChanceMove {}

  /** CHANCE: a shipping tile is put at a dock (M9, M61). */
  record DrawShip(dev.boardwright.santamaria.tables.Ship tile)
      implements SantaMariaMove, ChanceMove {}

  /** CHANCE: a scholar or bishop is in play (M10). */
  record DrawPosition(MonkPosition position) implements SantaMariaMove, ChanceMove {}

  /** CHANCE: with one player a white die leaves the pool (M122). */
  record RemoveDie(@Range(min = 1, max = 6) int value) implements SantaMariaMove, ChanceMove {}
}
