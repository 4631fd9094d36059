package dev.boardwright.seasons;

import dev.boardwright.seasons.SeasonsDecision.NameEnergies;
import dev.boardwright.seasons.SeasonsDecision.Pay;
import dev.boardwright.seasons.SeasonsDecision.Waive;
import dev.boardwright.seasons.SeasonsTask.PayFrom;
import dev.boardwright.seasons.cards.Always;
import java.util.List;

/**
 * What is owed, and from where it is paid (S30, S50, S51). Amulets of Water are asked first, the
 * reserve pays the rest; where there is no choice nothing is asked.
 */
final class Payments {

  private Payments() {}

  // ---- prices of cards

  /** Whether a price can be met with what a seat can spend. */
  static boolean canPay(SeasonsPosition now, int seat, int price) {
    int spendable = now.spendable(seat);
    return Bag.contains(spendable, price)
        || Bag.missing(spendable, price) <= waived(now, seat, price);
  }

  /** How many tokens of a price Hand of Fortune saves a seat (S50). */
  private static int waived(SeasonsPosition now, int seat, int price) {
    int hands = now.total(Always.CHEAPER_SUMMONING, seat);
    return hands == 0 ? 0 : Math.clamp(Bag.size(price) - 1, 0, hands);
  }

  /** The seat pays the price of a card. */
  static void price(Play play, int seat, int price) {
    SeasonsPosition now = play.now();
    int waived = waived(now, seat, price);
    if (waived == 0) {
      owe(play, seat, price, 0);
    } else if (Bag.types(price) == 1) {
      owe(play, seat, price - price / Bag.size(price) * waived, 0);
    } else {
      now.owed = price;
      now.ask(new Waive(seat));
    }
  }

  static void listWaivers(SeasonsPosition now, int seat, List<SeasonsMove> out) {
    int spendable = now.spendable(seat);
    for (int bag : Bag.ofSize(waived(now, seat, now.owed))) {
      if (Bag.contains(now.owed, bag) && Bag.contains(spendable, now.owed - bag)) {
        out.add(Moves.waive(bag));
      }
    }
  }

  static void waive(Play play, int seat, int bag) {
    int price = play.now().owed - bag;
    play.now().owed = Bag.EMPTY;
    owe(play, seat, price, 0);
  }

  /** Lists the sets of types that a seat can pay Elemental Amulet with (S51). */
  static void listNames(SeasonsPosition now, int seat, List<SeasonsMove> out) {
    for (int size = 1; size <= Energy.COUNT; size++) {
      for (int bag : Bag.ofSize(size)) {
        if (Bag.types(bag) == size && canPay(now, seat, bag)) {
          out.add(Moves.name(bag));
        }
      }
    }
  }

  static void name(Play play, NameEnergies asked, int bag) {
    int named = 0;
    for (int type = 0; type < Energy.COUNT; type++) {
      named |= Bag.count(bag, type) << type;
    }
    play.now().named = named;
    price(play, asked.seat(), bag);
  }

  // ---- tokens

  /**
   * A seat owes tokens, and has them.
   *
   * @param bag tokens of given types
   * @param any tokens of any types; 0 if the types are given
   */
  static void owe(Play play, int seat, int bag, int any) {
    SeasonsPosition now = play.now();
    if (bag == Bag.EMPTY && any == 0) {
      return;
    }
    now.owed = bag;
    now.owedAny = any;
    if (now.inPlay.amulets(seat) == Bag.EMPTY) {
      payFromReserve(play, seat);
      return;
    }
    now.ask(new PayFrom(seat, Place.RESERVE));
    now.ask(new PayFrom(seat, Place.AMULET_2));
    now.ask(new PayFrom(seat, Place.AMULET_1));
  }

  /** It is the turn of a place to pay. */
  static void payFrom(Play play, int seat, Place place) {
    SeasonsPosition now = play.now();
    if (place == Place.RESERVE) {
      payFromReserve(play, seat);
    } else if (fits(now, now.inPlay.amulet(seat, place.copy()))) {
      now.ask(new Pay(seat, place));
    }
  }

  private static boolean fits(SeasonsPosition now, int bag) {
    return now.owedAny > 0 ? bag != Bag.EMPTY : Bag.common(bag, now.owed) != Bag.EMPTY;
  }

  /** The reserve pays what is left. */
  private static void payFromReserve(Play play, int seat) {
    SeasonsPosition now = play.now();
    int reserve = now.reserve[seat];
    if (now.owedAny == 0) {
      paid(play, seat, Place.RESERVE, now.owed);
    } else if (Bag.size(reserve) == now.owedAny) {
      paid(play, seat, Place.RESERVE, reserve);
    } else if (Bag.types(reserve) == 1) {
      paid(play, seat, Place.RESERVE, reserve / Bag.size(reserve) * now.owedAny);
    } else {
      now.ask(new Pay(seat, Place.RESERVE));
    }
  }

  static void list(SeasonsPosition now, Pay asked, List<SeasonsMove> out) {
    int here = now.at(asked.seat(), asked.place());
    int later = later(now, asked);
    int most = now.owedAny > 0 ? now.owedAny : Bag.size(now.owed);
    for (int size = 0; size <= Math.min(most, Bag.HANDFUL); size++) {
      for (int bag : Bag.ofSize(size)) {
        if (Bag.contains(here, bag) && isPart(now, bag, later)) {
          out.add(Moves.pay(bag));
        }
      }
    }
  }

  /** Whether later places can pay what is left after this. */
  private static boolean isPart(SeasonsPosition now, int bag, int later) {
    return now.owedAny > 0
        ? Bag.size(later) >= now.owedAny - Bag.size(bag)
        : Bag.contains(now.owed, bag) && Bag.contains(later, now.owed - bag);
  }

  /** What lies where is asked after this place. */
  private static int later(SeasonsPosition now, Pay asked) {
    return switch (asked.place()) {
      case RESERVE -> Bag.EMPTY;
      case AMULET_2 -> now.reserve[asked.seat()];
      case AMULET_1 -> now.reserve[asked.seat()] + now.inPlay.amulet(asked.seat(), 2);
    };
  }

  static void paid(Play play, int seat, Place place, int bag) {
    SeasonsPosition now = play.now();
    if (now.owedAny > 0) {
      now.owedAny -= Bag.size(bag);
    } else {
      now.owed -= bag;
    }
    take(play, seat, place, bag);
  }

  /** Tokens go back to the stockpile. */
  static void take(Play play, int seat, Place place, int bag) {
    if (bag == Bag.EMPTY) {
      return;
    }
    SeasonsPosition now = play.now();
    if (place == Place.RESERVE) {
      now.reserve[seat] -= bag;
    } else {
      now.inPlay.takeFromAmulet(place.copy(), bag);
    }
    if (play.told()) {
      play.events().add(new SeasonsEvent.EnergyPaid(seat, place, Bag.list(bag)));
    }
  }
}
