package dev.boardwright.tzolkin;

import dev.boardwright.engine.Events;
import dev.boardwright.tzolkin.ExpansionDecision.AdvanceOthers;
import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Effect;
import dev.boardwright.tzolkin.piece.Good;
import dev.boardwright.tzolkin.piece.Technology;
import java.util.List;

/** What the buildings of the expansion do (X139 to X143). */
final class NewBuildings {

  private static final int LAST_FOOD_DAY_OF_AGE_1 = 2;

  private NewBuildings() {}

  // ---- food days (X139)

  /** Every seat is given what its buildings give, in the order of turns (X160). */
  static void giveRewards(TzolkinPosition now) {
    if (now.options.newBuildings()) {
      for (int i = now.seats() - 1; i >= 0; i--) {
        int seat = (now.calendar.startSeat() + i) % now.seats();
        now.next(new ExpansionTask.BuildingRewards(seat));
      }
    }
  }

  static void giveRewards(TzolkinPosition now, int seat, Events events) {
    boolean first = now.calendar.foodDaysHeld() <= LAST_FOOD_DAY_OF_AGE_1;
    for (Building building : now.players.buildingList(seat)) {
      for (Effect effect : building.effects()) {
        if (effect instanceof Effect.FoodDayGain(Good early, Good late, int amount)) {
          Gains.gain(now, seat, first ? early : late, amount, events);
        }
      }
    }
  }

  // ---- the shrine with a skull (X142)

  /** A skull in a price stays on the building. */
  static void placeSkull(TzolkinPosition now, int seat, Building building, Events events) {
    int skulls = building.price().skulls();
    if (skulls > 0) {
      now.players.add(seat, Good.SKULL, -skulls);
      events.add(new TzolkinEvent.GoodsPaid(seat, Good.SKULL, skulls));
    }
  }

  /** Skulls on Chichen Itza and on the building. */
  static int placedSkulls(TzolkinPosition now) {
    int placed = Integer.bitCount(now.displays.skullSpaces());
    for (int seat = 0; seat < now.seats(); seat++) {
      placed += now.players.has(seat, Building.NEW2_SHRINE_SKULL) ? 1 : 0;
    }
    return placed;
  }

  // ---- the school of exchange (X141)

  static void exchange(TzolkinPosition now, int seat) {
    for (Technology technology : Technology.ALL) {
      if (now.players.level(seat, technology) > 0) {
        now.next(new ExpansionDecision.LowerTechnology(seat));
        return;
      }
    }
  }

  static void lowerable(TzolkinPosition now, int seat, List<TzolkinMove> out) {
    for (int i = 0; i < Technology.COUNT; i++) {
      if (now.players.level(seat, Technology.ALL[i]) > 0) {
        out.add(ExpansionMoves.lower(i));
      }
    }
  }

  static void lower(TzolkinPosition now, int seat, Technology technology, Events events) {
    int level = now.players.level(seat, technology) - 1;
    now.players.level(seat, technology, level);
    events.add(new ExpansionEvent.TechnologyLowered(seat, technology, level));
    int others = ((1 << Technology.COUNT) - 1) & ~(1 << technology.ordinal());
    if (!now.prophecies.isActive()) { // their order does not matter
      for (int rest = others; rest != 0; rest &= rest - 1) {
        Technology next = Technology.ALL[Integer.numberOfTrailingZeros(rest)];
        Technologies.advanceFree(now, seat, next, events);
      }
    } else {
      now.next(new AdvanceOthers(seat, others));
    }
  }

  static void others(AdvanceOthers asked, List<TzolkinMove> out) {
    for (int rest = asked.left(); rest != 0; rest &= rest - 1) {
      out.add(Moves.advance(Integer.numberOfTrailingZeros(rest)));
    }
  }

  static void advance(
      TzolkinPosition now, AdvanceOthers asked, Technology technology, Events events) {
    int left = asked.left() & ~(1 << technology.ordinal());
    if (left != 0) {
      now.next(new AdvanceOthers(asked.seat(), left));
    }
    Technologies.advanceFree(now, asked.seat(), technology, events);
  }
}
