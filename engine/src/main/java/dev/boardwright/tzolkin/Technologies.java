package dev.boardwright.tzolkin;

import dev.boardwright.engine.Events;
import dev.boardwright.tzolkin.TzolkinDecision.AdvanceTechnology;
import dev.boardwright.tzolkin.piece.Good;
import dev.boardwright.tzolkin.piece.Technology;
import java.util.List;

/** The technologies (section 8 of the rules). */
final class Technologies {

  private Technologies() {}

  /** Whether the effect of a level is in force (T82, X87). */
  static boolean has(TzolkinPosition now, int seat, Technology technology, int level) {
    return now.players.level(seat, technology) >= level && !now.affliction().forgets(level);
  }

  /** What the technologies add when an action gives such a good (T87, T90). */
  static int extra(TzolkinPosition now, int seat, Good good) {
    boolean more =
        switch (good) {
          case CORN -> false;
          case WOOD -> has(now, seat, Technology.RESOURCE_EXTRACTION, 1);
          case STONE -> has(now, seat, Technology.RESOURCE_EXTRACTION, 2);
          case GOLD -> has(now, seat, Technology.RESOURCE_EXTRACTION, 3);
          case SKULL -> has(now, seat, Technology.THEOLOGY, 3);
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
    return now.ability(seat).advanceCost(now.players.level(seat, technology))
        + now.affliction().advanceResources();
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
      advanceFree(now, seat, technology, events); // T85
    }
  }

  /** An advance that costs nothing, unless a prophecy puts a price on it (T85, X86). */
  static void advanceFree(TzolkinPosition now, int seat, Technology technology, Events events) {
    if (now.affliction().advanceResources() > 0) {
      now.next(new ExpansionDecision.PayFreeAdvance(seat, technology));
    } else {
      advance(now, seat, technology, events);
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
    if (now.ability(seat).choosesBonus()) {
      now.next(new ExpansionDecision.ChooseBonus(seat)); // X108
    } else {
      bonus(now, seat, technology, events);
    }
  }

  /** The bonus of a technology (T84). */
  static void bonus(TzolkinPosition now, int seat, Technology technology, Events events) {
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
