package dev.boardwright.tzolkin;

import dev.boardwright.engine.Seat;
import dev.boardwright.engine.Viewer;
import dev.boardwright.tzolkin.Players.Points;
import dev.boardwright.tzolkin.TzolkinBoard.Phase;
import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Field;
import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.piece.Good;
import dev.boardwright.tzolkin.piece.Monument;
import dev.boardwright.tzolkin.piece.SkullSpace;
import dev.boardwright.tzolkin.piece.Technology;
import dev.boardwright.tzolkin.piece.Temple;
import dev.boardwright.tzolkin.piece.Wealth;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Makes the board that a viewer sees. */
final class Views {

  private Views() {}

  static TzolkinBoard of(TzolkinPosition now, Viewer viewer) {
    return new TzolkinBoard(
        phase(now),
        activeSeat(now),
        calendar(now.calendar),
        seat(now.calendar.startSeat()),
        seat(now.calendar.startSpace()),
        Stream.of(Gear.ALL).map(gear -> gear(now, gear)).toList(),
        Stream.of(Field.ALL).map(field -> field(now.jungle, field)).toList(),
        Stream.of(SkullSpace.ALL)
            .map(SkullSpace::space)
            .map(space -> new TzolkinBoard.SkullSlot(space, now.displays.hasSkull(space)))
            .toList(),
        now.displays.skulls(),
        IntStream.range(0, Building.SPACES).mapToObj(now.displays::at).toList(),
        new TzolkinBoard.Piles(now.displays.pileOf(1).size(), now.displays.pileOf(2).size()),
        Monument.list(now.displays.monuments()),
        Stream.of(Temple.ALL).map(temple -> temple(now, temple)).toList(),
        IntStream.range(0, now.seats()).mapToObj(seat -> player(now, seat, viewer)).toList(),
        ExpansionViews.prophecies(now),
        ExpansionViews.quickActions(now));
  }

  private static OptionalInt seat(int seat) {
    return seat == Seat.NOBODY ? OptionalInt.empty() : OptionalInt.of(seat);
  }

  private static Phase phase(TzolkinPosition now) {
    if (now.over()) {
      return Phase.OVER;
    }
    if (now.chanceToAct()) {
      boolean filled =
          now.chanceStep() instanceof TzolkinChance.DrawBuilding
              || now.chanceStep() instanceof ExpansionChance.LayQuickAction;
      return filled && now.wealth.pile() == 0 ? Phase.DISPLAY : Phase.SETUP;
    }
    return switch ((TzolkinDecision) now.decision(now.toAct().first())) {
      case TzolkinDecision.KeepWealth _,
          ExpansionDecision.KeepTribe _,
          ExpansionDecision.AngerAtSetup _ ->
          Phase.CHOOSE_WEALTH;
      case TzolkinDecision.ChooseDays _ -> Phase.CALENDAR;
      default -> Phase.TURN;
    };
  }

  private static OptionalInt activeSeat(TzolkinPosition now) {
    return now.over() || now.chanceToAct() || now.together()
        ? OptionalInt.empty()
        : OptionalInt.of(now.toAct().first());
  }

  // ---- gears

  private static TzolkinBoard.CalendarGear calendar(Calendar calendar) {
    int held = calendar.foodDaysHeld();
    return new TzolkinBoard.CalendarGear(
        calendar.day(),
        calendar.round(),
        calendar.age(),
        calendar.tooth(),
        held,
        calendar.isLastRound()
            ? OptionalInt.empty()
            : OptionalInt.of(Math.max(0, Calendar.foodDay(held) - calendar.day())),
        IntStream.range(0, Calendar.TEETH).mapToObj(tooth -> tooth(calendar, tooth)).toList());
  }

  private static TzolkinBoard.CalendarTooth tooth(Calendar calendar, int tooth) {
    OptionalInt foodDay =
        IntStream.range(0, Calendar.FOOD_DAY_COUNT)
            .filter(number -> Calendar.foodDay(number) % Calendar.TEETH == tooth)
            .map(number -> number + 1)
            .findFirst();
    return new TzolkinBoard.CalendarTooth(tooth, calendar.corn(tooth), foodDay);
  }

  private static TzolkinBoard.SmallGear gear(TzolkinPosition now, Gear gear) {
    int next = now.gears.lowestFree(gear.ordinal());
    return new TzolkinBoard.SmallGear(
        gear,
        next < 0 ? OptionalInt.empty() : OptionalInt.of(next),
        IntStream.range(0, gear.teeth()).mapToObj(space -> tooth(now, gear, space)).toList());
  }

  private static TzolkinBoard.GearTooth tooth(TzolkinPosition now, Gear gear, int space) {
    OptionalInt owner =
        IntStream.range(0, now.seats())
            .filter(seat -> (now.gears.of(seat, gear.ordinal()) >> space & 1) != 0)
            .findFirst();
    boolean dummy = (now.gears.dummies(gear.ordinal()) >> space & 1) != 0;
    return new TzolkinBoard.GearTooth(space, space > gear.lastSpace(), owner, dummy);
  }

  private static TzolkinBoard.JungleField field(Jungle jungle, Field field) {
    return new TzolkinBoard.JungleField(
        field,
        field.space(),
        jungle.corn(field),
        jungle.wood(field),
        jungle.corn(field) - jungle.wood(field));
  }

  // ---- temples

  private static TzolkinBoard.TempleTrack temple(TzolkinPosition now, Temple temple) {
    List<TzolkinBoard.TempleStep> steps =
        IntStream.rangeClosed(Temple.BOTTOM, temple.top())
            .mapToObj(step -> new TzolkinBoard.TempleStep(step, markers(now, temple, step)))
            .toList();
    List<Integer> leaders =
        steps.reversed().stream()
            .map(TzolkinBoard.TempleStep::seats)
            .filter(seats -> !seats.isEmpty())
            .findFirst()
            .orElseThrow();
    return new TzolkinBoard.TempleTrack(temple, steps, leaders);
  }

  private static List<Integer> markers(TzolkinPosition now, Temple temple, int step) {
    return IntStream.range(0, now.seats())
        .filter(seat -> now.players.step(seat, temple) == step)
        .boxed()
        .toList();
  }

  // ---- seats

  private static TzolkinBoard.Player player(TzolkinPosition now, int seat, Viewer viewer) {
    Players players = now.players;
    boolean own = viewer.sees(seat);
    return new TzolkinBoard.Player(
        now.score(seat),
        new TzolkinBoard.Points(
            players.points(seat, Points.PLAY),
            players.points(seat, Points.TEMPLES),
            players.points(seat, Points.HUNGER)),
        map(Good.class, Good.ALL, good -> players.goods(seat, good)),
        new TzolkinBoard.Workers(
            players.hand(seat),
            now.gears.count(seat),
            now.calendar.startSpace() == seat ? 1 : 0,
            players.bank(seat)),
        players.light(seat),
        map(Technology.class, Technology.ALL, technology -> players.level(seat, technology)),
        map(Temple.class, Temple.ALL, temple -> players.step(seat, temple)),
        players.buildingList(seat),
        Monument.list(players.monuments(seat)),
        players.cornTiles(seat),
        players.woodTiles(seat),
        Wealth.list(players.wealth(seat)),
        own ? Wealth.list(now.wealth.dealt(seat)) : List.of(),
        Integer.bitCount(now.wealth.dealt(seat)),
        own ? Wealth.list(now.wealth.chosen(seat)) : List.of(),
        new TzolkinBoard.Food(
            FoodDays.exempt(now, seat), FoodDays.perWorker(now, seat), FoodDays.bill(now, seat)),
        now.prophecies.points(seat),
        now.tribes.of(seat),
        own ? now.tribes.dealt(seat) : List.of(),
        own ? now.tribes.chosen(seat) : Optional.empty());
  }

  private static <E extends Enum<E>> Map<E, Integer> map(
      Class<E> type, E[] keys, ToIntFunction<E> value) {
    Map<E, Integer> map = new EnumMap<>(type);
    for (E key : keys) {
      map.put(key, value.applyAsInt(key));
    }
    return map;
  }
}
