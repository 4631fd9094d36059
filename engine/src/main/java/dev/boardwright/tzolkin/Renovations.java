package dev.boardwright.tzolkin;

import dev.boardwright.engine.Events;
import dev.boardwright.tzolkin.ExpansionDecision.RenovateForBuilding;
import dev.boardwright.tzolkin.ExpansionDecision.RenovateForMonument;
import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Monument;
import dev.boardwright.tzolkin.piece.Price;
import java.util.List;
import java.util.function.Predicate;
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
    return !hasNone(now, seat)
        && makePayable(now, seat, building.price(), payable(now, seat, manner, corn));
  }

  /** Whether a monument can be paid if an old building is given for it. */
  static boolean makePayable(TzolkinPosition now, int seat, Price monument) {
    return !hasNone(now, seat) && makePayable(now, seat, monument, payable(now, seat));
  }

  private static boolean makePayable(
      TzolkinPosition now, int seat, Price price, Predicate<Price> payable) {
    for (Building old : OLD) {
      if (helps(now, seat, old, price) && payable.test(price.without(old.price()))) {
        return true;
      }
    }
    return false;
  }

  private static Predicate<Price> payable(TzolkinPosition now, int seat, Manner manner, int corn) {
    return price -> Construction.isPayable(now, seat, price, manner, corn);
  }

  private static Predicate<Price> payable(TzolkinPosition now, int seat) {
    return price -> Construction.isPayable(now, seat, price);
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
    list(now, seat, asked.building().price(), payable(now, seat, asked.manner(), corn), out);
  }

  static void list(TzolkinPosition now, RenovateForMonument asked, List<TzolkinMove> out) {
    int seat = asked.seat();
    list(now, seat, asked.monument().price(), payable(now, seat), out);
  }

  private static void list(
      TzolkinPosition now, int seat, Price price, Predicate<Price> payable, List<TzolkinMove> out) {
    for (Building old : OLD) {
      if (helps(now, seat, old, price) && payable.test(price.without(old.price()))) {
        out.add(ExpansionMoves.renovate(old.ordinal()));
      }
    }
    if (payable.test(price)) {
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
