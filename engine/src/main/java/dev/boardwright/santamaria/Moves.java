package dev.boardwright.santamaria;

import dev.boardwright.engine.Tables;
import dev.boardwright.santamaria.SantaMariaMove.Activate;
import dev.boardwright.santamaria.SantaMariaMove.ActivateLine;
import dev.boardwright.santamaria.SantaMariaMove.Buy;
import dev.boardwright.santamaria.SantaMariaMove.ChooseGain;
import dev.boardwright.santamaria.SantaMariaMove.ChooseScholar;
import dev.boardwright.santamaria.SantaMariaMove.ChooseTownHall;
import dev.boardwright.santamaria.SantaMariaMove.DrawBoard;
import dev.boardwright.santamaria.SantaMariaMove.DrawPosition;
import dev.boardwright.santamaria.SantaMariaMove.DrawShip;
import dev.boardwright.santamaria.SantaMariaMove.Expand;
import dev.boardwright.santamaria.SantaMariaMove.Pay;
import dev.boardwright.santamaria.SantaMariaMove.Place;
import dev.boardwright.santamaria.SantaMariaMove.PlaceDie;
import dev.boardwright.santamaria.SantaMariaMove.PlaceMonk;
import dev.boardwright.santamaria.SantaMariaMove.PlaceRoad;
import dev.boardwright.santamaria.SantaMariaMove.PlaceTownHall;
import dev.boardwright.santamaria.SantaMariaMove.RemoveDie;
import dev.boardwright.santamaria.SantaMariaMove.Retire;
import dev.boardwright.santamaria.SantaMariaMove.RevealTile;
import dev.boardwright.santamaria.SantaMariaMove.RollDie;
import dev.boardwright.santamaria.SantaMariaMove.Sell;
import dev.boardwright.santamaria.SantaMariaMove.UseDie;
import dev.boardwright.santamaria.tables.Colony;
import dev.boardwright.santamaria.tables.Goods;
import dev.boardwright.santamaria.tables.HarbourIcon;
import dev.boardwright.santamaria.tables.MonkPosition;
import dev.boardwright.santamaria.tables.Prices;
import dev.boardwright.santamaria.tables.Resource;
import dev.boardwright.santamaria.tables.RetirementPosition;
import dev.boardwright.santamaria.tables.Scholar;
import dev.boardwright.santamaria.tables.Ship;
import dev.boardwright.santamaria.tables.Square;
import dev.boardwright.santamaria.tables.Tile;
import dev.boardwright.santamaria.tables.TownHall;
import java.util.ArrayList;
import java.util.List;

/** All moves, made once. */
final class Moves {

  private static final Tables<SantaMariaMove> TABLES = new Tables<>(SantaMariaMove[]::new);

  static final SantaMariaMove USE = new SantaMariaMove.Use();
  static final SantaMariaMove SKIP = new SantaMariaMove.Skip();
  static final SantaMariaMove PAY_COINS = new SantaMariaMove.PayCoins();
  static final SantaMariaMove END_TURN = new SantaMariaMove.EndTurn();

  static final SantaMariaMove[] SELL = TABLES.of(Resource.ALL, Sell::new);
  static final SantaMariaMove[] BUY = TABLES.of(Resource.ALL, Buy::new);
  static final SantaMariaMove[] EXPAND = TABLES.of(Tile.ALL, Expand::new);
  static final SantaMariaMove[] ACTIVATE = TABLES.of(Square.ALL, Activate::new);
  static final SantaMariaMove[] RETIRE = TABLES.of(RetirementPosition.ALL, Retire::new);
  static final SantaMariaMove[] SHIP = TABLES.of(HarbourIcon.ALL, SantaMariaMove.Ship::new);
  static final SantaMariaMove[] PLACE_MONK = TABLES.of(MonkPosition.ALL, PlaceMonk::new);
  static final SantaMariaMove[] PLACE_DIE = TABLES.of(Square.ALL, PlaceDie::new);
  static final SantaMariaMove[] PLACE_ROAD = TABLES.of(Square.ALL, PlaceRoad::new);
  static final SantaMariaMove[] CHOOSE_SCHOLAR = TABLES.of(Scholar.ALL, ChooseScholar::new);
  static final SantaMariaMove[] CHOOSE_TOWN_HALL = TABLES.of(TownHall.ALL, ChooseTownHall::new);
  static final SantaMariaMove[] PLACE_TOWN_HALL = TABLES.of(Square.ALL, PlaceTownHall::new);

  static final SantaMariaMove[] DRAW_BOARD = TABLES.of(Colony.ALL, DrawBoard::new);
  static final SantaMariaMove[] REVEAL_TILE = TABLES.of(Tile.ALL, RevealTile::new);
  static final SantaMariaMove[] DRAW_SHIP = TABLES.of(Ship.ALL, DrawShip::new);
  static final SantaMariaMove[] DRAW_POSITION = TABLES.of(MonkPosition.ALL, DrawPosition::new);

  private static final int MOST_GAINS = 4;
  private static final int MOST_PAID = 5;

  private static final SantaMariaMove[] PLACE =
      TABLES.of(
          Square.COUNT * Tile.ROTATIONS,
          i -> new Place(Square.ALL[i / Tile.ROTATIONS], i % Tile.ROTATIONS));
  static final SantaMariaMove[] USE_WHITE =
      TABLES.of(Prices.DIE_SIDES, i -> new UseDie(DieColour.WHITE, i + 1));
  static final SantaMariaMove[] USE_BLUE =
      TABLES.of(Prices.DIE_SIDES, i -> new UseDie(DieColour.BLUE, i + 1));
  private static final SantaMariaMove[] ACTIVATE_LINE =
      TABLES.of(Prices.DIE_SIDES, i -> new ActivateLine(i + 1));
  private static final SantaMariaMove[] CHOOSE_GAIN =
      TABLES.of(MOST_GAINS, i -> new ChooseGain(i + 1));
  private static final SantaMariaMove[] ROLL_DIE =
      TABLES.of(Prices.DIE_SIDES, i -> new RollDie(i + 1));
  private static final SantaMariaMove[] REMOVE_DIE =
      TABLES.of(Prices.DIE_SIDES, i -> new RemoveDie(i + 1));

  /** Payments by what they pay: up to five of each kind, one digit of base six a kind. */
  private static final SantaMariaMove[] PAY = TABLES.of(7_776, i -> new Pay(digits(i)));

  private Moves() {}

  static SantaMariaMove place(int square, int rotation) {
    return PLACE[square * Tile.ROTATIONS + rotation];
  }

  static SantaMariaMove activateLine(int line) {
    return ACTIVATE_LINE[line - 1];
  }

  static SantaMariaMove chooseGain(int alternative) {
    return CHOOSE_GAIN[alternative - 1];
  }

  static SantaMariaMove rollDie(int value) {
    return ROLL_DIE[value - 1];
  }

  static SantaMariaMove removeDie(int value) {
    return REMOVE_DIE[value - 1];
  }

  /**
   * @param goods as {@link Goods}, at most five of each kind
   */
  static SantaMariaMove pay(int goods) {
    int index = 0;
    for (int kind = Resource.COUNT - 1; kind >= 0; kind--) {
      index = index * (MOST_PAID + 1) + Goods.count(goods, kind);
    }
    return PAY[index];
  }

  private static List<Resource> digits(int index) {
    List<Resource> resources = new ArrayList<>();
    int rest = index;
    for (Resource resource : Resource.ALL) {
      for (int i = rest % (MOST_PAID + 1); i > 0; i--) {
        resources.add(resource);
      }
      rest /= MOST_PAID + 1;
    }
    return resources;
  }
}
