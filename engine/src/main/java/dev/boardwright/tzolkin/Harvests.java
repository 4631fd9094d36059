package dev.boardwright.tzolkin;

import dev.boardwright.engine.Events;
import dev.boardwright.tzolkin.TzolkinDecision.Harvest;
import dev.boardwright.tzolkin.piece.Field;
import dev.boardwright.tzolkin.piece.Good;
import dev.boardwright.tzolkin.piece.Technology;
import dev.boardwright.tzolkin.piece.Temple;
import java.util.List;

/** The harvests on Palenque 2 to 5 (T60 to T67). */
final class Harvests {

  private Harvests() {}

  static boolean isPossible(TzolkinPosition now, int seat, Field field) {
    return now.jungle.corn(field) > 0 || isWithoutTile(now, seat, field);
  }

  /** Agriculture 2 (T65). */
  private static boolean isWithoutTile(TzolkinPosition now, int seat, Field field) {
    return Technologies.has(now, seat, Technology.AGRICULTURE, 2) && !now.jungle.isExposed(field);
  }

  private static boolean isBurnable(TzolkinPosition now, Field field) {
    boolean covered = !now.jungle.isExposed(field) || !now.options.burnRequiresNoExposedCorn();
    return now.jungle.wood(field) > 0 && covered; // T64
  }

  static void list(TzolkinPosition now, int seat, Field field, List<TzolkinMove> out) {
    if (now.jungle.isExposed(field)) { // T62
      out.add(Moves.TAKE_CORN_TILE);
    }
    if (now.jungle.wood(field) > 0) { // T63
      out.add(Moves.TAKE_WOOD_TILE);
    }
    if (isBurnable(now, field)) {
      for (int temple = 0; temple < Temple.COUNT; temple++) {
        if (Temples.canGoDown(now, seat, Temple.ALL[temple])) {
          out.add(Moves.burn(temple));
        }
      }
    }
    if (isWithoutTile(now, seat, field)) {
      out.add(Moves.HARVEST_WITHOUT_TILE);
    }
    out.add(Moves.DECLINE); // T61
  }

  static void harvest(TzolkinPosition now, Harvest asked, TzolkinMove move, Events events) {
    int seat = asked.seat();
    Field field = asked.field();
    switch (move) {
      case TzolkinMove.TakeCornTile _ -> {
        now.jungle.takeCorn(field);
        cornTile(now, seat, field, events);
      }
      case TzolkinMove.TakeWoodTile _ -> {
        now.jungle.takeWood(field);
        now.players.addWoodTile(seat);
        events.add(new TzolkinEvent.WoodTileTaken(seat, field));
        int wood =
            grown(now, Good.WOOD, field.wood()) + Technologies.extra(now, seat, Good.WOOD); // T87
        Gains.gain(now, seat, Good.WOOD, wood, events);
      }
      case TzolkinMove.Burn(Temple temple) -> {
        now.jungle.burn(field);
        events.add(new TzolkinEvent.JungleBurned(seat, field));
        cornTile(now, seat, field, events);
        Temples.down(now, seat, temple, events);
      }
      case TzolkinMove.HarvestWithoutTile _ -> {
        int bonus = now.options.agricultureBonusWithoutTile() ? bonus(now, seat) : 0;
        int corn = grown(now, Good.CORN, field.corn());
        Gains.gain(now, seat, Good.CORN, corn + bonus, events);
      }
      default -> {} // declined
    }
  }

  private static void cornTile(TzolkinPosition now, int seat, Field field, Events events) {
    now.players.addCornTile(seat);
    events.add(new TzolkinEvent.CornTileTaken(seat, field));
    int corn = grown(now, Good.CORN, field.corn());
    Gains.gain(now, seat, Good.CORN, corn + bonus(now, seat), events);
  }

  /** What has grown, but for what a prophecy takes (X82, X83, X91). */
  private static int grown(TzolkinPosition now, Good good, int printed) {
    return Math.max(0, printed - now.affliction().lessHarvest(good));
  }

  /** Agriculture 1 and 3 (T86). */
  private static int bonus(TzolkinPosition now, int seat) {
    return switch (now.players.level(seat, Technology.AGRICULTURE)) {
      case 0 -> 0;
      case 1, 2 -> 1;
      default -> 3;
    };
  }
}
