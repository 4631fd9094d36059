package dev.boardwright.tzolkin;

import dev.boardwright.engine.Events;
import dev.boardwright.tzolkin.TzolkinDecision.AdvanceTechnology;
import dev.boardwright.tzolkin.piece.Good;
import dev.boardwright.tzolkin.piece.Technology;
import java.util.List;

/** The technologies (section 8 of the rules). */
final class Technologies {

  private Technologies() {}

  /** What the technologies add when an action gives such a good (T87, T90). */
  static int extra(TzolkinPosition now, int seat, Good good) {
    int extraction = now.players.level(seat, Technology.RESOURCE_EXTRACTION);
    boolean more =
        switch (good) {
          case CORN -> false;
          case WOOD -> extraction >= 1;
          case STONE -> extraction >= 2;
          case GOLD -> extraction >= 3;
          case SKULL -> now.players.level(seat, Technology.THEOLOGY) >= 3;
        };
    return more ? 1 : 0;
  }

  /** Whether any advance can be paid. */
  static boolean canAdvance(TzolkinPosition now, int seat) {
    int resources = now.players.resources(seat);
    for (int i = 0; i < Technology.COUNT; i++) {
      if (cost(now, seat, Technology.ALL[i]) <= resources) {
        return true;
      }
    }
    return false;
  }

  /** In resources of any kind (T83, T84). */
  static int cost(TzolkinPosition now, int seat, Technology technology) {
    return Technology.cost(now.players.level(seat, technology));
  }

  static void list(TzolkinPosition now, AdvanceTechnology asked, List<TzolkinMove> out) {
    int resources = now.players.resources(asked.seat());
    for (int i = 0; i < Technology.COUNT; i++) {
      if (!asked.paid() || cost(now, asked.seat(), Technology.ALL[i]) <= resources) {
        out.add(Moves.advance(i));
      }
    }
    if (asked.optional()) {
      out.add(Moves.DECLINE);
    }
  }

  static void advance(
      TzolkinPosition now, AdvanceTechnology asked, TzolkinMove move, Events events) {
    if (!(move instanceof TzolkinMove.Advance(Technology technology))) {
      return; // the second one of T70 was declined
    }
    int seat = asked.seat();
    if (asked.left() > 1) {
      now.next(new AdvanceTechnology(seat, asked.paid(), asked.left() - 1, asked.paid()));
    }
    if (asked.paid()) {
      now.next(new TzolkinDecision.PayAdvance(seat, technology));
    } else {
      advance(now, seat, technology, events); // T85
    }
  }

  /** One level up, or the bonus of level 3 (T82, T84). */
  static void advance(TzolkinPosition now, int seat, Technology technology, Events events) {
    int level = now.players.level(seat, technology);
    if (level < Technology.TOP) {
      now.players.level(seat, technology, level + 1);
      events.add(new TzolkinEvent.TechnologyAdvanced(seat, technology, level + 1));
      return;
    }
    events.add(new TzolkinEvent.TechnologyBonus(seat, technology));
    switch (technology) {
      case AGRICULTURE -> now.next(new TzolkinDecision.RaiseTemple(seat));
      case RESOURCE_EXTRACTION ->
          now.next(new TzolkinDecision.TakeResources(seat, Technology.EXTRACTION_BONUS));
      case ARCHITECTURE -> Gains.points(now, seat, Technology.ARCHITECTURE_BONUS, events);
      case THEOLOGY -> Gains.gain(now, seat, Good.SKULL, 1, events);
    }
  }
}
