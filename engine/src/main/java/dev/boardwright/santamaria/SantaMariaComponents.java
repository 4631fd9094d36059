package dev.boardwright.santamaria;

import dev.boardwright.santamaria.tables.Bishop;
import dev.boardwright.santamaria.tables.Building;
import dev.boardwright.santamaria.tables.Bundle;
import dev.boardwright.santamaria.tables.Colony;
import dev.boardwright.santamaria.tables.Goods;
import dev.boardwright.santamaria.tables.HarbourIcon;
import dev.boardwright.santamaria.tables.Mission;
import dev.boardwright.santamaria.tables.MonkPosition;
import dev.boardwright.santamaria.tables.Plot;
import dev.boardwright.santamaria.tables.Prices;
import dev.boardwright.santamaria.tables.Resource;
import dev.boardwright.santamaria.tables.RetirementPosition;
import dev.boardwright.santamaria.tables.RoadTile;
import dev.boardwright.santamaria.tables.Scholar;
import dev.boardwright.santamaria.tables.Ship;
import dev.boardwright.santamaria.tables.Square;
import dev.boardwright.santamaria.tables.Tile;
import dev.boardwright.santamaria.tables.Title;
import dev.boardwright.santamaria.tables.TownHall;
import dev.boardwright.santamaria.tables.Tracks;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Everything that is printed, counted or priced.
 *
 * @param townHalls only with the advanced setup
 * @param harbour icons from top to bottom
 * @param retirementPositions from top to bottom
 * @param conquistadorPoints by number of players from 1, by year, by rank
 */
public record SantaMariaComponents(
    List<ResourceInfo> resources,
    List<BuildingInfo> buildings,
    List<BoardInfo> boards,
    List<TileInfo> tiles,
    RoadTileInfo roadTiles,
    List<TownHallInfo> townHalls,
    List<ShipInfo> ships,
    List<HarbourInfo> harbour,
    List<RetirementPosition> retirementPositions,
    List<ScholarInfo> scholars,
    List<BishopInfo> bishops,
    List<MissionInfo> missions,
    TrackInfo tracks,
    List<List<List<Integer>>> conquistadorPoints,
    PriceInfo prices,
    PieceInfo pieces,
    List<TitleInfo> titles) {

  /**
   * @param price coins when it is sold
   */
  public record ResourceInfo(Resource resource, int price, boolean canBeBought) {}

  /** What is paid or received together; resources of which there are none are left out. */
  public record Amount(Map<Resource, Integer> resources, int coins, int happiness) {}

  /**
   * @param pay alternatives
   * @param gain alternatives
   * @param endHappiness counted at the end of the game
   */
  public record BuildingInfo(
      Building building,
      Building.Category category,
      List<Amount> pay,
      List<Amount> gain,
      int endHappiness) {}

  public record BoardInfo(Colony board, List<SquareInfo> squares) {}

  /**
   * @param building empty for a road
   */
  public record SquareInfo(Square square, Optional<Building> building, int colonists) {}

  /**
   * @param parts the square at the anchor first
   */
  public record TileInfo(Tile tile, List<PartInfo> parts) {}

  /**
   * @param row from the anchor, with no rotation
   * @param column from the anchor, with no rotation
   */
  public record PartInfo(int row, int column, Optional<Building> building, int colonists) {}

  public record RoadTileInfo(int count, int colonists) {}

  public record TownHallInfo(TownHall tile, Building building) {}

  public record ShipInfo(Ship ship, boolean starting, Amount cost, int happiness) {}

  /**
   * @param income nothing if the income is the action of that name
   */
  public record HarbourInfo(HarbourIcon icon, Amount income) {}

  public record ScholarInfo(Scholar scholar, MonkPosition position, int endHappiness) {}

  /**
   * @param points for each
   */
  public record BishopInfo(
      Bishop bishop, MonkPosition position, int base, int points, Bishop.Per per) {}

  public record MissionInfo(Mission mission, MonkPosition position, Amount reward) {}

  /** Spaces are counted from 0. */
  public record TrackInfo(
      int religionEnd,
      List<Integer> monkIcons,
      List<Integer> dieIcons,
      int conquistadorEnd,
      List<Integer> goldIcons,
      List<Integer> soloSpaces) {}

  /**
   * @param point coins for each point by which a die is changed
   * @param monkFee coins to each other player there
   * @param coinsAPoint how many coins are one happiness at the end
   */
  public record PriceInfo(
      int buy,
      Amount doubleTile,
      Amount tripleTile,
      int point,
      Amount extraStep,
      int monkFee,
      int coinsAPoint) {}

  /**
   * @param display tiles of each kind on display each year
   * @param whiteDice for each player
   * @param startCoins by turn order
   */
  public record PieceInfo(
      int years,
      int storage,
      int display,
      int whiteDice,
      int soloWhiteDice,
      int blueDice,
      int monks,
      int scholarsInPlay,
      int bishopsInPlay,
      int startWood,
      List<Integer> startCoins) {}

  /**
   * @param from happiness from which it is reached; the first has no bound
   */
  public record TitleInfo(Title title, Optional<Integer> from) {}

  static final SantaMariaComponents ALL =
      new SantaMariaComponents(
          Stream.of(Resource.ALL)
              .map(known -> new ResourceInfo(known, known.price(), known.basic()))
              .toList(),
          Stream.of(Building.ALL).map(SantaMariaComponents::info).toList(),
          Stream.of(Colony.ALL).map(SantaMariaComponents::info).toList(),
          Stream.of(Tile.ALL).map(SantaMariaComponents::info).toList(),
          new RoadTileInfo(RoadTile.COUNT, RoadTile.PLOT.colonists()),
          Stream.of(TownHall.ALL).map(tile -> new TownHallInfo(tile, tile.building())).toList(),
          Stream.of(Ship.ALL).map(SantaMariaComponents::info).toList(),
          Stream.of(HarbourIcon.ALL)
              .map(icon -> new HarbourInfo(icon, amount(icon.income())))
              .toList(),
          List.of(RetirementPosition.ALL),
          Stream.of(Scholar.ALL)
              .map(known -> new ScholarInfo(known, MonkPosition.of(known), known.endHappiness()))
              .toList(),
          Stream.of(Bishop.ALL)
              .map(
                  known ->
                      new BishopInfo(
                          known, MonkPosition.of(known), Bishop.BASE, known.points(), known.per()))
              .toList(),
          Stream.of(Mission.ALL)
              .map(known -> new MissionInfo(known, MonkPosition.of(known), amount(known.reward())))
              .toList(),
          new TrackInfo(
              Tracks.RELIGION_END,
              Tracks.MONK_ICONS,
              Tracks.DIE_ICONS,
              Tracks.CONQUISTADOR_END,
              Tracks.GOLD_ICONS,
              Tracks.SOLO_SPACES),
          IntStream.rangeClosed(1, SantaMaria.MOST_SEATS)
              .mapToObj(SantaMariaComponents::pointsByYear)
              .toList(),
          new PriceInfo(
              Prices.BUY,
              goods(Prices.DOUBLE),
              goods(Prices.TRIPLE),
              Prices.POINT,
              goods(Prices.EXTRA_STEP),
              Prices.MONK_FEE,
              Prices.COINS_A_POINT),
          new PieceInfo(
              Prices.YEARS,
              Prices.STORAGE,
              Prices.DISPLAY,
              Prices.WHITE_DICE,
              Prices.SOLO_WHITE_DICE,
              Prices.BLUE_DICE,
              Prices.MONKS,
              Prices.SCHOLARS,
              Prices.BISHOPS,
              Prices.START_WOOD,
              Prices.START_COINS),
          Stream.of(Title.values())
              .map(
                  title -> new TitleInfo(title, Optional.of(title.from()).filter(from -> from > 0)))
              .toList());

  private static Amount amount(Bundle bundle) {
    Map<Resource, Integer> resources = new EnumMap<>(Resource.class);
    for (Resource resource : Resource.ALL) {
      int many = Goods.count(bundle.goods(), resource);
      if (many > 0) {
        resources.put(resource, many);
      }
    }
    return new Amount(resources, bundle.coins(), bundle.happiness());
  }

  private static Amount goods(int goods) {
    return amount(new Bundle(goods, 0, 0));
  }

  private static BuildingInfo info(Building building) {
    return new BuildingInfo(
        building,
        building.category(),
        building.pay().stream().map(SantaMariaComponents::amount).toList(),
        building.gain().stream().map(SantaMariaComponents::amount).toList(),
        building.endHappiness());
  }

  private static BoardInfo info(Colony board) {
    return new BoardInfo(
        board,
        board.printed().stream()
            .map(
                printed ->
                    new SquareInfo(
                        printed.square(), printed.plot().building(), printed.plot().colonists()))
            .toList());
  }

  private static TileInfo info(Tile tile) {
    int anchor = Square.R3C3.ordinal();
    return new TileInfo(
        tile,
        IntStream.range(-1, tile.arms())
            .mapToObj(
                arm -> {
                  Square square = Square.ALL[arm < 0 ? anchor : Tile.arm(anchor, arm, 0)];
                  Plot plot = tile.plot(arm);
                  return new PartInfo(
                      square.row() - Square.R3C3.row(),
                      square.column() - Square.R3C3.column(),
                      plot.building(),
                      plot.colonists());
                })
            .toList());
  }

  private static ShipInfo info(Ship ship) {
    return new ShipInfo(ship, ship.ordinal() < Ship.STARTING, goods(ship.cost()), ship.happiness());
  }

  private static List<List<Integer>> pointsByYear(int players) {
    return IntStream.rangeClosed(1, Prices.YEARS)
        .mapToObj(year -> Tracks.points(players, year))
        .toList();
  }
}
