package dev.boardwright.tzolkin;

import dev.boardwright.engine.Events;
import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.piece.Good;
import dev.boardwright.tzolkin.piece.Technology;
import dev.boardwright.tzolkin.piece.Temple;
import dev.boardwright.tzolkin.prophecy.Prophecy;
import dev.boardwright.tzolkin.prophecy.Prophecy.Metric;

/** When prophecies come true and what they score (X60 to X67). */
final class Prophecies {

  private static final int LEARNED = 2; // a level that counts (X87)

  private Prophecies() {}

  /** The next one comes true on the day after a food day (X60). */
  static void beginDay(TzolkinPosition now, Events events) {
    if (now.prophecies.begin(now.calendar.foodDaysHeld())) {
      now.prophecies
          .active()
          .ifPresent(prophecy -> events.add(new ExpansionEvent.ProphecyBegun(prophecy)));
    }
  }

  /** The last step of a food day (X65). */
  static void scoreAtEnd(TzolkinPosition now) {
    if (now.prophecies.active().isPresent()) {
      now.next(new ExpansionTask.ScoreProphecy());
    }
  }

  static void score(TzolkinPosition now, Events events) {
    Prophecy prophecy = now.prophecies.active().orElseThrow();
    for (int seat = 0; seat < now.seats(); seat++) {
      int count = count(now, seat, prophecy.metric());
      int points = prophecy.points(count);
      now.prophecies.score(seat, points);
      events.add(new ExpansionEvent.ProphecyScored(seat, prophecy, count, points));
    }
  }

  /** What a prophecy counts (X66). */
  static int count(TzolkinPosition now, int seat, Metric metric) {
    Players players = now.players;
    return switch (metric) {
      case TEMPLE_STEPS ->
          players.step(seat, Temple.CHAAC)
              + players.step(seat, Temple.QUETZALCOATL)
              + players.step(seat, Temple.KUKULKAN);
      case CHAAC_STEP -> players.step(seat, Temple.CHAAC);
      case QUETZALCOATL_STEP -> players.step(seat, Temple.QUETZALCOATL);
      case KUKULKAN_STEP -> players.step(seat, Temple.KUKULKAN);
      case WOOD_TILES -> players.woodTiles(seat);
      case CORN_TILES -> players.cornTiles(seat);
      case GOLD -> players.goods(seat, Good.GOLD);
      case SKULLS -> players.goods(seat, Good.SKULL);
      case TECHNOLOGY_LEVELS -> players.levels(seat);
      case TECHNOLOGIES_AT_LEVEL_2 -> learned(players, seat);
      case BUILDINGS -> Long.bitCount(players.buildings(seat));
      case WORKERS_FED -> now.prophecies.fed(seat);
      case WORKERS_ON_CHICHEN_ITZA ->
          Integer.bitCount(now.gears.of(seat, Gear.CHICHEN_ITZA.ordinal()));
    };
  }

  private static int learned(Players players, int seat) {
    int learned = 0;
    for (Technology technology : Technology.ALL) {
      learned += players.level(seat, technology) >= LEARNED ? 1 : 0;
    }
    return learned;
  }
}
