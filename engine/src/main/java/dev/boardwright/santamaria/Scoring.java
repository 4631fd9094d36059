package dev.boardwright.santamaria;

import dev.boardwright.engine.Result;
import dev.boardwright.santamaria.tables.Bishop;
import dev.boardwright.santamaria.tables.Building;
import dev.boardwright.santamaria.tables.Goods;
import dev.boardwright.santamaria.tables.MonkPosition;
import dev.boardwright.santamaria.tables.Prices;
import dev.boardwright.santamaria.tables.Resource;
import dev.boardwright.santamaria.tables.Scholar;
import dev.boardwright.santamaria.tables.Square;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The final scoring (section 18), as if the game ended now. */
final class Scoring {

  /** What points are for. */
  static final List<String> CATEGORIES =
      List.of(
          "happiness_tokens",
          "coins_and_resources",
          "colonists",
          "shipping_tiles",
          "scholars",
          "buildings",
          "bishops");

  /** Why the game has ended. */
  static final String REASON = "final_scoring";

  private Scoring() {}

  static Result result(SantaMariaPosition now) {
    List<Result.Score> scores =
        IntStream.range(0, now.seats())
            .mapToObj(seat -> Result.Score.of(seat, CATEGORIES, parts(now, seat)))
            .toList();
    Comparator<Result.Score> byPoints = Comparator.comparingDouble(score -> -score.points());
    return Result.ranked(
        REASON,
        scores,
        byPoints.thenComparingInt(score -> -coinsAfterSale(now, score.seat()))); // M112
  }

  /** By category. */
  private static int[] parts(SantaMariaPosition now, int seat) {
    return new int[] {
      now.stores.happiness(seat), // M110
      coinPoints(now, seat),
      colonists(now, seat),
      now.docks.happiness(seat), // M107
      scholars(now, seat),
      buildings(now, seat),
      bishops(now, seat)
    };
  }

  /** All of it, without looking at who is ahead; for estimates. */
  static int total(SantaMariaPosition now, int seat) {
    int total = 0;
    for (int part : parts(now, seat)) {
      total += part;
    }
    return total;
  }

  /** M105. */
  static int coinsAfterSale(SantaMariaPosition now, int seat) {
    int coins = now.stores.coins(seat);
    for (int kind = 0; kind < Resource.COUNT; kind++) {
      coins += now.stores.count(seat, kind) * Wealth.price(now, seat, kind);
    }
    return coins;
  }

  private static int coinPoints(SantaMariaPosition now, int seat) {
    return coinsAfterSale(now, seat) / Prices.COINS_A_POINT;
  }

  /** Once for each complete row, once for each complete column (M106). */
  static int colonists(SantaMariaPosition now, int seat) {
    int colonists = 0;
    for (int line = 0; line < Square.SIDE; line++) {
      colonists += colonistsOf(now, seat, Square.rowBits(line));
      colonists += colonistsOf(now, seat, Square.columnBits(line));
    }
    return colonists;
  }

  private static int colonistsOf(SantaMariaPosition now, int seat, long line) {
    return now.colonies.covers(seat, line) ? now.colonies.colonists(seat, line) : 0;
  }

  private static int completeLines(SantaMariaPosition now, int seat) {
    int complete = 0;
    for (int line = 0; line < Square.SIDE; line++) {
      complete += now.colonies.covers(seat, Square.rowBits(line)) ? 1 : 0;
      complete += now.colonies.covers(seat, Square.columnBits(line)) ? 1 : 0;
    }
    return complete;
  }

  /** M108. */
  private static int scholars(SantaMariaPosition now, int seat) {
    int points = 0;
    for (int rest = now.monks.scholars(seat); rest != 0; rest &= rest - 1) {
      points += Scholar.ALL[Integer.numberOfTrailingZeros(rest)].endHappiness();
    }
    return points;
  }

  /** M108. */
  private static int buildings(SantaMariaPosition now, int seat) {
    int points = 0;
    for (long rest = now.colonies.buildings(seat); rest != 0; rest &= rest - 1) {
      points += now.colonies.building(seat, Long.numberOfTrailingZeros(rest)).endHappiness();
    }
    return points;
  }

  /** M79, M109. */
  static int bishops(SantaMariaPosition now, int seat) {
    int points = 0;
    for (Bishop bishop : Bishop.ALL) {
      if ((now.monks.placed(seat) & MonkPosition.of(bishop).bit()) != 0) {
        points += Bishop.BASE + bishop.points() * counted(now, seat, bishop.per());
      }
    }
    return points;
  }

  private static int counted(SantaMariaPosition now, int seat, Bishop.Per per) {
    return switch (per) {
      case SHIPPING_TILE -> now.docks.count(seat);
      case COMPLETE_LINE -> completeLines(now, seat);
      case TWO_RESOURCES -> Goods.total(now.stores.goods(seat)) / 2; // M104
      case SCHOLAR_OR_MISSION_MONK ->
          Integer.bitCount(now.monks.placed(seat) & ~MonkPosition.BISHOPS);
      case ROAD_SQUARE -> Long.bitCount(now.colonies.roads(seat));
      case TRADE_BUILDING -> tradeBuildings(now, seat);
    };
  }

  private static int tradeBuildings(SantaMariaPosition now, int seat) {
    int trades = 0;
    for (long rest = now.colonies.buildings(seat); rest != 0; rest &= rest - 1) {
      Building building = now.colonies.building(seat, Long.numberOfTrailingZeros(rest));
      trades += building.category() == Building.Category.TRADE ? 1 : 0;
    }
    return trades;
  }
}
