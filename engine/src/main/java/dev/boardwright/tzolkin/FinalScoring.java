package dev.boardwright.tzolkin;

import dev.boardwright.engine.EnumWords;
import dev.boardwright.engine.Result;
import dev.boardwright.tzolkin.Players.Points;
import dev.boardwright.tzolkin.TzolkinOptions.FinalPoints;
import dev.boardwright.tzolkin.piece.Colour;
import dev.boardwright.tzolkin.piece.Good;
import dev.boardwright.tzolkin.piece.Monument;
import dev.boardwright.tzolkin.piece.Technology;
import dev.boardwright.tzolkin.piece.Temple;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The end of the game (section 14 of the rules), also as if it ended now. */
final class FinalScoring {

  /** Why the game has ended (T132). */
  static final String REASON = "calendar_completed";

  private static final List<String> CATEGORIES =
      List.of("play", "temples", "food_days", "prophecies", "goods", "skulls");
  private static final int PROPHECIES = CATEGORIES.indexOf("prophecies"); // not always in play

  private static final int PER_SKULL = 3; // T133
  private static final int CORN_PER_POINT = 4; // T133

  // T134
  private static final int PER_STEP = 3;
  private static final int PER_COLOUR = 4;
  private static final int PER_PLACED_SKULL = 3;
  private static final int[] MAX_TECHNOLOGIES = {0, 9, 20, 33, 33};
  private static final int PER_LEVEL = 3;
  private static final int PER_NEW_WORKER = 6;
  private static final int WORKERS_THAT_SCORE_NOTHING = 3;
  private static final int PER_CONSTRUCTION = 2;
  private static final int PER_HARVEST_TILE = 4;
  private static final int ALL_MONUMENTS = 8; // less one for each seat

  private FinalScoring() {}

  static Result result(TzolkinPosition now) {
    List<Result.Score> scores = new ArrayList<>();
    for (int seat = 0; seat < now.seats(); seat++) {
      scores.add(Result.Score.of(seat, parts(now, seat)));
    }
    Comparator<Result.Score> better =
        Comparator.comparingDouble(Result.Score::points)
            .thenComparingInt(score -> now.gears.count(score.seat())) // T135
            .reversed();
    return Result.ranked(REASON, scores, better);
  }

  private static List<Result.Part> parts(TzolkinPosition now, int seat) {
    double[] points = {
      now.players.points(seat, Points.PLAY),
      now.players.points(seat, Points.TEMPLES),
      now.players.points(seat, Points.HUNGER),
      now.prophecies.points(seat),
      goods(now, seat),
      skulls(now, seat)
    };
    List<Result.Part> parts = new ArrayList<>();
    for (int i = 0; i < points.length; i++) {
      if (i != PROPHECIES || now.options.prophecies()) {
        parts.add(new Result.Part(CATEGORIES.get(i), points[i]));
      }
    }
    for (Monument monument : Monument.list(now.players.monuments(seat))) {
      parts.add(new Result.Part(EnumWords.word(monument), points(now, seat, monument)));
    }
    return parts;
  }

  /** Every monument is a category of its own. */
  static List<String> categories() {
    List<String> categories = new ArrayList<>(CATEGORIES);
    Stream.of(Monument.ALL).map(EnumWords::word).forEach(categories::add);
    return List.copyOf(categories);
  }

  /** Corn and resources: exact quarters, or whole points (T133). */
  static double goods(TzolkinPosition now, int seat) {
    double points = (double) now.players.worth(seat) / CORN_PER_POINT;
    return now.options.finalPoints() == FinalPoints.EXACT_QUARTERS ? points : Math.floor(points);
  }

  static int skulls(TzolkinPosition now, int seat) {
    return PER_SKULL * now.players.goods(seat, Good.SKULL);
  }

  /** Everything that a seat would score if the game ended now. */
  static double total(TzolkinPosition now, int seat) {
    double total = now.score(seat) + goods(now, seat) + skulls(now, seat);
    for (int rest = now.players.monuments(seat); rest != 0; rest &= rest - 1) {
      total += points(now, seat, Monument.ALL[Integer.numberOfTrailingZeros(rest)]);
    }
    return total;
  }

  /** What a monument would score for a seat (T134). */
  static int points(TzolkinPosition now, int seat, Monument monument) {
    Players players = now.players;
    return switch (monument) {
      case MONUMENT_HIGHEST_TEMPLE -> PER_STEP * highest(players, seat);
      case MONUMENT_TEMPLE_POINTS -> FoodDays.stepPoints(now, seat);
      case MONUMENT_BLUE -> PER_COLOUR * players.count(seat, Colour.BLUE);
      case MONUMENT_GREEN -> PER_COLOUR * players.count(seat, Colour.GREEN);
      case MONUMENT_BROWN -> PER_COLOUR * players.count(seat, Colour.BROWN);
      case MONUMENT_SKULLS -> PER_PLACED_SKULL * NewBuildings.placedSkulls(now);
      case MONUMENT_MAX_TECHNOLOGIES -> MAX_TECHNOLOGIES[mastered(players, seat)];
      case MONUMENT_TECHNOLOGY_LEVELS -> PER_LEVEL * players.levels(seat);
      case MONUMENT_WORKERS ->
          PER_NEW_WORKER * (players.workers(seat) - WORKERS_THAT_SCORE_NOTHING);
      case MONUMENT_CONSTRUCTIONS -> PER_CONSTRUCTION * constructions(players, seat);
      case MONUMENT_CORN_TILES -> PER_HARVEST_TILE * players.cornTiles(seat);
      case MONUMENT_WOOD_TILES -> PER_HARVEST_TILE * players.woodTiles(seat);
      case MONUMENT_ALL_MONUMENTS -> (ALL_MONUMENTS - now.seats()) * monuments(now);
    };
  }

  private static int highest(Players players, int seat) {
    int highest = Temple.START;
    for (Temple temple : Temple.ALL) {
      highest = Math.max(highest, players.step(seat, temple));
    }
    return highest;
  }

  private static int mastered(Players players, int seat) {
    int mastered = 0;
    for (Technology technology : Technology.ALL) {
      mastered += players.level(seat, technology) == Technology.TOP ? 1 : 0;
    }
    return mastered;
  }

  private static int constructions(Players players, int seat) {
    return Long.bitCount(players.buildings(seat)) + Integer.bitCount(players.monuments(seat));
  }

  private static int monuments(TzolkinPosition now) {
    int monuments = 0;
    for (int seat = 0; seat < now.seats(); seat++) {
      monuments += Integer.bitCount(now.players.monuments(seat));
    }
    return monuments;
  }
}
