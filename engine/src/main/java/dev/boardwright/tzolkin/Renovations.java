package dev.boardwright.tzolkin;

import dev.boardwright.engine.Events;
import dev.boardwright.tzolkin.ExpansionDecision.RenovateForBuilding;
import dev.boardwright.tzolkin.ExpansionDecision.RenovateForMonument;
import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Monument;
import dev.boardwright.tzolkin.piece.Price;
import java.util.List;
import java.util.stream.Stream;

/** One old building given for a new one or for a monument (X132 to X138). */
final class Renovations {

  private static final Building[] OLD =
      Stream.of(Building.ALL).filter(Building::canBeRenovated).toArray(Building[]::new);
  private static final long OLD_TILES =
      Stream.of(OLD).mapToLong(Building::tiles).reduce(0, (all, tiles) -> all | tiles);

  private Renovations() {}

  private static boolean hasNone(TzolkinPosition now, int seat) {
    return (now.players.buildings(seat) & OLD_TILES) == 0;
  }

  // ---- what it makes possible

  /** Whether a building can be paid if an old one is given for it. */
  static boolean makePayable(
      TzolkinPosition now, int seat, Building building, Manner manner, int corn) {
    if (hasNone(now, seat)) {
      return false;
    }
    for (Building old : OLD) {
      if (helps(now, seat, old, building.price())
          && Construction.isPayable(
              now, seat, building.price().without(old.price()), manner, corn)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a monument can be paid if an old building is given for it. */
  static boolean makePayable(TzolkinPosition now, int seat, Price monument) {
    if (hasNone(now, seat)) {
      return false;
    }
    for (Building old : OLD) {
      if (helps(now, seat, old, monument)
          && Construction.isPayable(now, seat, monument.without(old.price()))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a seat has an old building that pays something of a price. */
  private static boolean helps(TzolkinPosition now, int seat, Building old, Price price) {
    return now.players.has(seat, old) && price.without(old.price()).resources() < price.resources();
  }

  // ---- asking

  /**
   * Asks whether an old building is given for a building.
   *
   * @return false if there is nothing to ask
   */
  static boolean ask(TzolkinPosition now, int seat, Building building, Manner manner) {
    boolean may = makePayable(now, seat, building, manner, now.players.corn(seat));
    if (may) {
      now.next(new RenovateForBuilding(seat, building, manner));
    }
    return may;
  }

  /** The same for a monument. */
  static boolean ask(TzolkinPosition now, int seat, Monument monument) {
    boolean may = makePayable(now, seat, monument.price());
    if (may) {
      now.next(new RenovateForMonument(seat, monument));
    }
    return may;
  }

  static void list(TzolkinPosition now, RenovateForBuilding asked, List<TzolkinMove> out) {
    int seat = asked.seat();
    int corn = now.players.corn(seat);
    Price price = asked.building().price();
    for (Building old : OLD) {
      if (helps(now, seat, old, price)
          && Construction.isPayable(now, seat, price.without(old.price()), asked.manner(), corn)) {
        out.add(ExpansionMoves.renovate(old.ordinal()));
      }
    }
    if (Construction.isPayable(now, seat, price, asked.manner(), corn)) {
      out.add(Moves.DECLINE);
    }
  }

  static void list(TzolkinPosition now, RenovateForMonument asked, List<TzolkinMove> out) {
    int seat = asked.seat();
    Price price = asked.monument().price();
    for (Building old : OLD) {
      if (helps(now, seat, old, price)
          && Construction.isPayable(now, seat, price.without(old.price()))) {
        out.add(ExpansionMoves.renovate(old.ordinal()));
      }
    }
    if (Construction.isPayable(now, seat, price)) {
      out.add(Moves.DECLINE);
    }
  }

  // ---- giving

  static void answer(
      TzolkinPosition now, RenovateForBuilding asked, TzolkinMove move, Events events) {
    give(now, asked.seat(), move, events);
    Construction.begin(now, asked.seat(), asked.building(), asked.manner(), events);
  }

  static void answer(
      TzolkinPosition now, RenovateForMonument asked, TzolkinMove move, Events events) {
    give(now, asked.seat(), move, events);
    Construction.build(now, asked.seat(), asked.monument(), events);
  }

  /** It leaves the game; its resources count until the new tile is there (X137, X138). */
  private static void give(TzolkinPosition now, int seat, TzolkinMove move, Events events) {
    if (move instanceof ExpansionMove.Renovate(Building old)) {
      now.players.remove(seat, old);
      now.displays.remove();
      now.turn.renovate(old);
      events.add(new ExpansionEvent.BuildingRenovated(seat, old));
    }
  }
}
