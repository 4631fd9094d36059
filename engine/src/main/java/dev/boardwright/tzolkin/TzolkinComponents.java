package dev.boardwright.tzolkin;

import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Colour;
import dev.boardwright.tzolkin.piece.Effect;
import dev.boardwright.tzolkin.piece.Field;
import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.piece.Good;
import dev.boardwright.tzolkin.piece.Monument;
import dev.boardwright.tzolkin.piece.Price;
import dev.boardwright.tzolkin.piece.Quarry;
import dev.boardwright.tzolkin.piece.Resource;
import dev.boardwright.tzolkin.piece.SkullSpace;
import dev.boardwright.tzolkin.piece.Technology;
import dev.boardwright.tzolkin.piece.Temple;
import dev.boardwright.tzolkin.piece.Wealth;
import dev.boardwright.tzolkin.prophecy.Prophecy;
import dev.boardwright.tzolkin.quick.QuickAction;
import dev.boardwright.tzolkin.tribe.Tribe;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Everything that is printed, counted or priced.
 *
 * @param calendar the big gear
 * @param gears the small ones
 * @param fields the harvests of Palenque 2 to 5
 * @param yaxchilan what its actions 1 to 5 give
 * @param skullSpaces the actions of Chichen Itza
 * @param resources with their market prices
 * @param technologies what advances cost
 * @param temples steps and bonuses
 * @param buildings equal tiles together
 * @param monuments all of them
 * @param wealth the starting wealth tiles
 * @param workers of each seat
 * @param skulls in all
 * @param tribes all of them
 * @param prophecies all of them
 * @param quickActions the quick action tiles
 */
public record TzolkinComponents(
    CalendarInfo calendar,
    List<GearInfo> gears,
    List<FieldInfo> fields,
    List<QuarryInfo> yaxchilan,
    List<SkullSpaceInfo> skullSpaces,
    List<ResourceInfo> resources,
    TechnologyInfo technologies,
    List<TempleInfo> temples,
    List<BuildingInfo> buildings,
    List<MonumentInfo> monuments,
    List<WealthInfo> wealth,
    int workers,
    int skulls,
    List<Tribe> tribes,
    List<ProphecyInfo> prophecies,
    List<QuickActionInfo> quickActions) {

  /**
   * @param foodDays days since the beginning
   */
  public record CalendarInfo(int teeth, int rounds, List<Integer> foodDays) {}

  /**
   * @param lastSpace workers beyond it are pushed off; the teeth above are hidden
   * @param actions numbered from 1; the spaces above give any of them
   */
  public record GearInfo(Gear gear, int teeth, int lastSpace, int actions) {}

  /** What a harvest gives. */
  public record FieldInfo(Field field, int space, int corn, int wood) {}

  /** What an action of Yaxchilan gives. */
  public record QuarryInfo(int space, Map<Good, Integer> goods) {}

  /**
   * @param resources of choice
   */
  public record SkullSpaceInfo(int space, int points, Temple temple, int resources) {}

  /**
   * @param corn its price when bought or sold
   */
  public record ResourceInfo(Resource resource, int corn) {}

  /**
   * @param costs of the advances from level 0, 1, 2 and of the bonus on level 3, in resources
   */
  public record TechnologyInfo(List<Technology> technologies, List<Integer> costs) {}

  /**
   * @param leaderBonus on the second and on the fourth food day
   * @param steps from the bottom to the top
   */
  public record TempleInfo(Temple temple, List<Integer> leaderBonus, List<StepInfo> steps) {}

  /**
   * @param gives in the middle of an age, to markers on it or above
   */
  public record StepInfo(int step, int points, Optional<Good> gives) {}

  /**
   * @param copies tiles like this
   * @param effects from left to right
   */
  public record BuildingInfo(
      Building building,
      int age,
      int copies,
      Colour colour,
      PriceInfo price,
      List<EffectInfo> effects) {}

  /** A monument. */
  public record MonumentInfo(Monument monument, Colour colour, PriceInfo price) {}

  /** What something costs. */
  public record PriceInfo(int wood, int stone, int gold, int skulls) {}

  /**
   * @param dummyGear where its dummy worker stands
   */
  public record WealthInfo(Wealth tile, Gear dummyGear, int dummySpace, List<EffectInfo> effects) {}

  /**
   * One effect of a tile.
   *
   * @param amount of goods, points, steps, advances, workers or corn
   * @param good what is gained
   * @param temple on which is gone up; empty for one of choice
   * @param technology that advances; empty for one of choice
   */
  public record EffectInfo(
      EffectKind kind,
      int amount,
      Optional<Good> good,
      Optional<Temple> temple,
      Optional<Technology> technology) {}

  /** What an effect does. */
  public enum EffectKind {
    GAIN,
    POINTS,
    RAISE,
    RAISE_ANY,
    ADVANCE,
    ADVANCE_ANY,
    WORKER,
    /** On food days so many workers need no food. */
    EXEMPT,
    /** On food days every worker needs so much less corn. */
    CHEAPER,
    MARKET,
    ANY_ACTION,
    EXTRA_BUILDING,
    /** On every food day, in the first age. */
    FOOD_DAY_AGE1,
    /** On every food day, in the second age. */
    FOOD_DAY_AGE2,
    EXTRA_MONUMENT,
    EXCHANGE_TECHNOLOGIES,
    OFFERING
  }

  /**
   * A prophecy: below all these counts 5 points are lost.
   *
   * @param counts what is counted when it ends
   * @param from0 the lowest count that scores nothing
   * @param from6 the lowest count that scores 6 points
   * @param from13 the lowest count that scores 13 points
   */
  public record ProphecyInfo(
      Prophecy prophecy, Prophecy.Metric counts, int from0, int from6, int from13) {}

  /** A quick action tile and the goods that it gives. */
  public record QuickActionInfo(
      QuickAction tile, int age, QuickAction.Deed deed, List<EffectInfo> gains) {}

  static final TzolkinComponents ALL =
      new TzolkinComponents(
          new CalendarInfo(
              Calendar.TEETH,
              Calendar.ROUNDS,
              IntStream.range(0, Calendar.FOOD_DAY_COUNT).mapToObj(Calendar::foodDay).toList()),
          Stream.of(Gear.ALL)
              .map(gear -> new GearInfo(gear, gear.teeth(), gear.lastSpace(), gear.actions()))
              .toList(),
          Stream.of(Field.ALL)
              .map(field -> new FieldInfo(field, field.space(), field.corn(), field.wood()))
              .toList(),
          Stream.of(Quarry.ALL).map(TzolkinComponents::info).toList(),
          Stream.of(SkullSpace.ALL)
              .map(s -> new SkullSpaceInfo(s.space(), s.points(), s.temple(), s.resources()))
              .toList(),
          Stream.of(Resource.ALL).map(kind -> new ResourceInfo(kind, kind.corn())).toList(),
          new TechnologyInfo(
              List.of(Technology.ALL),
              IntStream.rangeClosed(0, Technology.TOP).mapToObj(Technology::cost).toList()),
          Stream.of(Temple.ALL).map(TzolkinComponents::info).toList(),
          Stream.of(Building.ALL).map(TzolkinComponents::info).toList(),
          Stream.of(Monument.ALL)
              .map(tile -> new MonumentInfo(tile, tile.colour(), info(tile.price())))
              .toList(),
          Stream.of(Wealth.ALL)
              .map(tile -> new WealthInfo(tile, tile.gear(), tile.space(), effects(tile.effects())))
              .toList(),
          Players.WORKERS,
          Good.SKULLS,
          List.of(Tribe.ALL),
          Stream.of(Prophecy.ALL)
              .map(p -> new ProphecyInfo(p, p.metric(), p.from(0), p.from(1), p.from(2)))
              .toList(),
          Stream.of(QuickAction.ALL)
              .map(
                  tile ->
                      new QuickActionInfo(
                          tile,
                          tile.age(),
                          tile.deed(),
                          effects(List.<Effect>copyOf(tile.gains()))))
              .toList());

  private static QuarryInfo info(Quarry quarry) {
    Map<Good, Integer> goods = new EnumMap<>(Good.class);
    Arrays.stream(Good.ALL)
        .filter(good -> quarry.gives(good) > 0)
        .forEach(good -> goods.put(good, quarry.gives(good)));
    return new QuarryInfo(quarry.space(), goods);
  }

  private static TempleInfo info(Temple temple) {
    return new TempleInfo(
        temple,
        List.of(temple.leaderBonus(1), temple.leaderBonus(2)),
        IntStream.rangeClosed(Temple.BOTTOM, temple.top())
            .mapToObj(step -> new StepInfo(step, temple.points(step), temple.printed(step)))
            .toList());
  }

  private static BuildingInfo info(Building tile) {
    return new BuildingInfo(
        tile,
        tile.age(),
        tile.copies(),
        tile.colour(),
        info(tile.price()),
        effects(tile.effects()));
  }

  private static PriceInfo info(Price price) {
    return new PriceInfo(price.wood(), price.stone(), price.gold(), price.skulls());
  }

  private static List<EffectInfo> effects(List<Effect> effects) {
    return effects.stream().flatMap(TzolkinComponents::infos).toList();
  }

  /** One for each age if the ages differ. */
  private static Stream<EffectInfo> infos(Effect effect) {
    return effect instanceof Effect.FoodDayGain(Good first, Good second, int amount)
        ? Stream.of(
            goods(EffectKind.FOOD_DAY_AGE1, first, amount),
            goods(EffectKind.FOOD_DAY_AGE2, second, amount))
        : Stream.of(info(effect));
  }

  private static EffectInfo goods(EffectKind kind, Good good, int amount) {
    return new EffectInfo(kind, amount, Optional.of(good), Optional.empty(), Optional.empty());
  }

  private static EffectInfo info(Effect effect) {
    return switch (effect) {
      case Effect.Gain(Good good, int amount) ->
          new EffectInfo(
              EffectKind.GAIN, amount, Optional.of(good), Optional.empty(), Optional.empty());
      case Effect.Raise(Temple temple, int steps) ->
          new EffectInfo(
              EffectKind.RAISE, steps, Optional.empty(), Optional.of(temple), Optional.empty());
      case Effect.Advance(Technology technology) ->
          new EffectInfo(
              EffectKind.ADVANCE, 1, Optional.empty(), Optional.empty(), Optional.of(technology));
      case Effect.Points(int amount) -> plain(EffectKind.POINTS, amount);
      case Effect.RaiseAny _ -> plain(EffectKind.RAISE_ANY, 1);
      case Effect.AdvanceAny(int times) -> plain(EffectKind.ADVANCE_ANY, times);
      case Effect.Worker _ -> plain(EffectKind.WORKER, 1);
      case Effect.Exempt(int workers) -> plain(EffectKind.EXEMPT, workers);
      case Effect.Cheaper(int corn) -> plain(EffectKind.CHEAPER, corn);
      case Effect.Market _ -> plain(EffectKind.MARKET, 1);
      case Effect.AnyAction _ -> plain(EffectKind.ANY_ACTION, 1);
      case Effect.ExtraBuilding _ -> plain(EffectKind.EXTRA_BUILDING, 1);
      case Effect.FoodDayGain(Good first, Good _, int amount) ->
          goods(EffectKind.FOOD_DAY_AGE1, first, amount);
      case Effect.ExtraMonument _ -> plain(EffectKind.EXTRA_MONUMENT, 1);
      case Effect.ExchangeTechnologies _ -> plain(EffectKind.EXCHANGE_TECHNOLOGIES, 1);
      case Effect.Offering _ -> plain(EffectKind.OFFERING, 1);
    };
  }

  private static EffectInfo plain(EffectKind kind, int amount) {
    return new EffectInfo(kind, amount, Optional.empty(), Optional.empty(), Optional.empty());
  }
}
